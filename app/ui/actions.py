"""The actions of the window as values, and the ``QAction`` objects made from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Never, TypeVar

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeySequence

from app.ui.look.icons import icon
from app.ui.look.text import tooltip_text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QObject

ALWAYS = "always"
ONE = "one listing"
SOME = "some listings"
LISTINGS = "listings shown"
LISTINGS_ATTACHED = "listings shown, and a session is there"
SESSION = "connected"
ATTACHED = "a session is there"
SYNCED = "a sync has ended"
ALLOWED = "allowed by the rules"
IN_VIEW = "inside a view"
SUBJECT = "one listing, chosen or in front"
SUBJECTS = "some listings, chosen or in front"
SOURCE = "a listing or a form to make a template of"
TABS = "another tab to go to"
NEXT = "a listing after this one"
PREVIOUS = "a listing before this one"
UNDO = "something to undo"
REDO = "something to redo"

MENUS: tuple[tuple[str, object], ...] = (
    ("file", QT_TRANSLATE_NOOP("Menus", "&File")),
    ("edit", QT_TRANSLATE_NOOP("Menus", "&Edit")),
    ("view", QT_TRANSLATE_NOOP("Menus", "&View")),
    ("listing", QT_TRANSLATE_NOOP("Menus", "&Listing")),
    ("tools", QT_TRANSLATE_NOOP("Menus", "&Tools")),
    ("help", QT_TRANSLATE_NOOP("Menus", "&Help")),
)

Target_contra = TypeVar("Target_contra", contravariant=True)
Target = TypeVar("Target")


@dataclass(frozen=True, slots=True)
class Action(Generic[Target_contra]):
    """One action: its title, its effect, and the places where it appears.

    ``run`` is called with the target of the actions. ``keys`` are portable key texts, or names of
    ``QKeySequence.StandardKey`` with a leading ``@``. ``menu`` and ``group`` are its place in the
    menu bar, ``context`` is its group in the context menu of a listing. ``when`` names the state in
    which it is enabled; ``ALLOWED`` leaves this to ``allow``. ``palette`` is its group in the
    command palette: "actions", "preferences", or "" to leave it out. ``role`` is the name of a
    ``QAction.MenuRole`` (macOS moves those).
    """

    id: str
    title: object
    icon: str
    run: Callable[[Target_contra], object]
    menu: str
    group: int = 0
    keys: tuple[str, ...] = ()
    when: str = ALWAYS
    checkable: bool = False
    context: int | None = None
    palette: str = "actions"
    role: str = ""


def title_of(action: Action[Never]) -> str:
    """Return the title of an action in the language of the window."""
    return QCoreApplication.translate("Actions", str(action.title))


def sequences(keys: tuple[str, ...]) -> list[QKeySequence]:
    """Return the key sequences of an action on this platform, each once, preferred one first."""
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
    """The ``QAction`` objects of the actions in ``table``, by id; each runs with ``target``."""

    def __init__(self, owner: QObject, table: Sequence[Action[Target]], target: Target) -> None:
        self.table: Sequence[Action[Never]] = table
        self.specs: dict[str, Action[Never]] = {spec.id: spec for spec in table}
        self.by_id: dict[str, QAction] = {}
        for spec in table:
            action = QAction(icon(spec.icon), "", owner)
            action.setObjectName(f"action_{spec.id}")
            action.setShortcuts(sequences(spec.keys))
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
            action.setCheckable(spec.checkable)
            if spec.role:
                action.setMenuRole(QAction.MenuRole[spec.role])
            action.triggered.connect(lambda _checked=False, run=spec.run: run(target))
            self.by_id[spec.id] = action
        self.translate()

    def __getitem__(self, action_id: str) -> QAction:
        return self.by_id[action_id]

    def translate(self) -> None:
        """Set the title of each action in the current language."""
        for spec in self.table:
            self.by_id[spec.id].setText(title_of(spec))

    def enable(self, states: frozenset[str]) -> None:
        """Enable the actions that are possible in ``states`` (names from ``Action.when``)."""
        for spec in self.table:
            if spec.when != ALLOWED:
                self.by_id[spec.id].setEnabled(spec.when == ALWAYS or spec.when in states)

    def allow(self, action_id: str, possible: bool, reason: str = "") -> None:
        """Enable one action (``ALLOWED``), or disable it with the reason in its tooltip."""
        action = self.by_id[action_id]
        action.setEnabled(possible)
        action.setToolTip(tooltip_text(reason or title_of(self.specs[action_id])))
        action.setStatusTip(reason)
