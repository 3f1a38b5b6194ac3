"""Every action of the window, as one table: what it is called, its icon, its keys and its menu."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeySequence

from app.ui.look.icons import icon

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtCore import QObject

ALWAYS = "always"
ONE = "one listing"
SOME = "some listings"
LISTINGS = "listings shown"
SESSION = "connected"
ATTACHED = "a session is there"
SYNCED = "a sync has ended"
IN_VIEW = "inside a view"
UNDO = "something to undo"
REDO = "something to redo"


class ActionSpec(NamedTuple):
    """One action as data; ``when`` names the state in which it is enabled.

    ``keys`` are portable key texts, or names of ``QKeySequence.StandardKey`` with a leading ``@``.
    ``role`` is the name of a ``QAction.MenuRole`` (macOS moves those).
    """

    id: str
    menu: str
    title: object
    icon: str
    keys: tuple[str, ...] = ()
    when: str = ALWAYS
    checkable: bool = False
    group: int = 0
    role: str = ""


MENUS: tuple[tuple[str, object], ...] = (
    ("file", QT_TRANSLATE_NOOP("Menus", "&File")),
    ("edit", QT_TRANSLATE_NOOP("Menus", "&Edit")),
    ("view", QT_TRANSLATE_NOOP("Menus", "&View")),
    ("listing", QT_TRANSLATE_NOOP("Menus", "&Listing")),
    ("tools", QT_TRANSLATE_NOOP("Menus", "&Tools")),
    ("help", QT_TRANSLATE_NOOP("Menus", "&Help")),
)

ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec(
        "sync", "file", QT_TRANSLATE_NOOP("Actions", "Sync now"), "sync", ("F5",), when=SESSION
    ),
    ActionSpec(
        "sync_receipt",
        "file",
        QT_TRANSLATE_NOOP("Actions", "Summary of the last sync…"),
        "list",
        when=SYNCED,
    ),
    ActionSpec(
        "token",
        "file",
        QT_TRANSLATE_NOOP("Actions", "Enter token…"),
        "lock",
        when=ATTACHED,
    ),
    ActionSpec(
        "close_view",
        "file",
        QT_TRANSLATE_NOOP("Actions", "Close this view"),
        "x",
        ("@Close",),
        when=IN_VIEW,
    ),
    ActionSpec(
        "quit",
        "file",
        QT_TRANSLATE_NOOP("Actions", "Quit"),
        "x-circle",
        ("@Quit", "Ctrl+Q"),
        group=1,
        role="QuitRole",
    ),
    ActionSpec("undo", "edit", QT_TRANSLATE_NOOP("Actions", "Undo"), "undo", ("@Undo",), when=UNDO),
    ActionSpec(
        "redo",
        "edit",
        QT_TRANSLATE_NOOP("Actions", "Redo"),
        "redo",
        ("@Redo", "Ctrl+Y"),
        when=REDO,
    ),
    ActionSpec(
        "copy",
        "edit",
        QT_TRANSLATE_NOOP("Actions", "Copy rows"),
        "copy",
        ("@Copy",),
        when=SOME,
        group=1,
    ),
    ActionSpec(
        "copy_id",
        "edit",
        QT_TRANSLATE_NOOP("Actions", "Copy id"),
        "copy",
        ("Ctrl+Shift+C",),
        when=SOME,
        group=1,
    ),
    ActionSpec(
        "select_all",
        "edit",
        QT_TRANSLATE_NOOP("Actions", "Select all listings shown"),
        "check-circle",
        ("@SelectAll",),
        when=LISTINGS,
        group=2,
    ),
    ActionSpec(
        "select_none",
        "edit",
        QT_TRANSLATE_NOOP("Actions", "Clear the selection"),
        "x",
        ("Ctrl+Shift+A",),
        when=SOME,
        group=2,
    ),
    ActionSpec(
        "find",
        "edit",
        QT_TRANSLATE_NOOP("Actions", "Search listings"),
        "search",
        ("@Find",),
        group=3,
    ),
    ActionSpec(
        "inspector",
        "view",
        QT_TRANSLATE_NOOP("Actions", "Inspector"),
        "info",
        ("F9",),
        when=LISTINGS,
        checkable=True,
        group=1,
    ),
    ActionSpec(
        "navigation",
        "view",
        QT_TRANSLATE_NOOP("Actions", "Wide navigation"),
        "list",
        ("Ctrl+B",),
        checkable=True,
        group=1,
    ),
    ActionSpec(
        "full_screen",
        "view",
        QT_TRANSLATE_NOOP("Actions", "Full screen"),
        "crop",
        ("@FullScreen", "F11"),
        checkable=True,
        group=3,
    ),
    ActionSpec(
        "edit_listing",
        "listing",
        QT_TRANSLATE_NOOP("Actions", "Edit listing"),
        "pencil",
        ("Ctrl+Return", "F2"),
        when=ONE,
    ),
    ActionSpec(
        "next_listing",
        "listing",
        QT_TRANSLATE_NOOP("Actions", "Next listing"),
        "chevron-down",
        ("Alt+Down",),
        when=LISTINGS,
        group=1,
    ),
    ActionSpec(
        "previous_listing",
        "listing",
        QT_TRANSLATE_NOOP("Actions", "Previous listing"),
        "chevron-up",
        ("Alt+Up",),
        when=LISTINGS,
        group=1,
    ),
    ActionSpec(
        "palette",
        "tools",
        QT_TRANSLATE_NOOP("Actions", "Find an action or a view…"),
        "command",
        ("Ctrl+K",),
    ),
    ActionSpec(
        "legend",
        "help",
        QT_TRANSLATE_NOOP("Actions", "What the states mean"),
        "help",
        ("@HelpContents", "F1"),
    ),
    ActionSpec(
        "shortcuts",
        "help",
        QT_TRANSLATE_NOOP("Actions", "Keyboard shortcuts"),
        "keyboard",
        ("Ctrl+?", "Ctrl+/"),
    ),
    ActionSpec(
        "about",
        "help",
        QT_TRANSLATE_NOOP("Actions", "About Vitrina"),
        "info",
        group=1,
        role="AboutRole",
    ),
)


def title_of(spec: ActionSpec) -> str:
    """The title of an action in the language of the window."""
    return QCoreApplication.translate("Actions", str(spec.title))


def sequences(keys: tuple[str, ...]) -> list[QKeySequence]:
    """The key sequences of an action on this platform, each once, the one to show first."""
    found: list[QKeySequence] = []
    for key in keys:
        if key.startswith("@"):
            standard = QKeySequence.StandardKey[key[1:]]
            candidates = QKeySequence.keyBindings(standard)
        else:
            candidates = [QKeySequence(key)]
        found.extend(one for one in candidates if one not in found)
    return found


class Actions:
    """The ``QAction`` of each row of the table, by id, wired to what it does.

    ``does`` holds a callable for every id; an action without one is an error of the program, not
    an entry that does nothing.
    """

    def __init__(self, owner: QObject, does: Mapping[str, Callable[[], object]]) -> None:
        self.specs: dict[str, ActionSpec] = {spec.id: spec for spec in ACTIONS}
        self.by_id: dict[str, QAction] = {}
        for spec in ACTIONS:
            action = QAction(icon(spec.icon), "", owner)
            action.setObjectName(f"action_{spec.id}")
            action.setShortcuts(sequences(spec.keys))
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
            action.setCheckable(spec.checkable)
            if spec.role:
                action.setMenuRole(QAction.MenuRole[spec.role])
            run = does[spec.id]
            action.triggered.connect(lambda _checked=False, run=run: run())
            self.by_id[spec.id] = action
        self.translate()

    def __getitem__(self, action_id: str) -> QAction:
        return self.by_id[action_id]

    def translate(self) -> None:
        """Give each action its title in the language of the moment."""
        for spec in ACTIONS:
            self.by_id[spec.id].setText(title_of(spec))

    def enable(self, states: frozenset[str]) -> None:
        """Enable what is possible in ``states`` (names from ``ActionSpec.when``)."""
        for spec in ACTIONS:
            self.by_id[spec.id].setEnabled(spec.when == ALWAYS or spec.when in states)
