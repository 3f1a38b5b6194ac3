"""The menu bar, built from the table of actions, with menus of views, themes and languages."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from app.ui.actions import MENUS
from app.ui.look.icons import icon
from app.ui.look.text import literal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Never

    from PySide6.QtWidgets import QMenuBar, QWidget

    from app.ui.actions import Action, Actions

THEMES: tuple[tuple[str, object, str], ...] = (
    ("system", QT_TRANSLATE_NOOP("Themes", "Same as system"), "settings"),
    ("light", QT_TRANSLATE_NOOP("Themes", "Light"), "sun"),
    ("dark", QT_TRANSLATE_NOOP("Themes", "Dark"), "moon"),
)
# Languages have their own names; only the first entry is translated.
LANGUAGES: tuple[tuple[str, object], ...] = (
    ("system", QT_TRANSLATE_NOOP("Languages", "Same as system")),
    ("en", "English"),
    ("es", "Español"),
    ("pt_BR", "Português (Brasil)"),
)


def theme_title(title: object) -> str:
    """Return the name of a theme in the language of the window."""
    return QCoreApplication.translate("Themes", str(title))


def language_title(title: object) -> str:
    """Return the name of a language in that language, or "as the system"."""
    return QCoreApplication.translate("Languages", str(title))


class Menus:
    """A builder of the menu bar; call ``build`` again after a change of views or language."""

    def __init__(self, bar: QMenuBar, actions: Actions) -> None:
        self._bar = bar
        self._actions = actions
        self.theme = "system"
        self.language = "system"
        self.choose_theme: Callable[[str], None] = lambda name: None
        self.choose_language: Callable[[str], None] = lambda name: None
        self.places: Sequence[QAction] = ()
        self.extra: Sequence[QMenu] = ()
        self.file_extra: QMenu | None = None

    def build(self) -> None:
        """Fill the menu bar from the table."""
        for old in self._bar.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly):
            old.deleteLater()
        self._bar.clear()
        for menu_id, title in MENUS:
            menu = QMenu(QCoreApplication.translate("Menus", str(title)), self._bar)
            menu.setObjectName(f"menu_{menu_id}")
            menu.setToolTipsVisible(True)
            self._bar.addMenu(menu)
            if menu_id == "view":
                menu.addActions(list(self.places))
                menu.addSeparator()
            self._fill(menu, menu_id)
            if menu_id == "file" and self.file_extra is not None:
                menu.insertMenu(self._actions["quit"], self.file_extra)
                menu.insertSeparator(self._actions["quit"])
            if menu_id == "view":
                self._add_choices(menu)

    def _fill(self, menu: QMenu, menu_id: str) -> None:
        group = None
        for spec in self._actions.table:
            if spec.menu != menu_id:
                continue
            if group is not None and spec.group != group:
                menu.addSeparator()
            group = spec.group
            menu.addAction(self._actions[spec.id])

    def _add_choices(self, menu: QMenu) -> None:
        menu.addSeparator()
        for extra in self.extra:
            menu.addMenu(extra)
        menu.addSeparator()
        themes = menu.addMenu(icon("sun"), QCoreApplication.translate("Menus", "Theme"))
        themes.setObjectName("menu_theme")
        _choices(
            themes,
            [(key, theme_title(title)) for key, title, _ in THEMES],
            self.theme,
            self.choose_theme,
        )
        languages = menu.addMenu(icon("chat"), QCoreApplication.translate("Menus", "Language"))
        languages.setObjectName("menu_language")
        _choices(
            languages,
            [(key, language_title(title)) for key, title in LANGUAGES],
            self.language,
            self.choose_language,
        )


def _choices(
    menu: QMenu, entries: list[tuple[str, str]], chosen: str, choose: Callable[[str], None]
) -> None:
    group = QActionGroup(menu)
    for key, title in entries:
        action = menu.addAction(literal(title))
        action.setObjectName(f"{menu.objectName()}_{key}")
        action.setCheckable(True)
        action.setChecked(key == chosen)
        action.triggered.connect(lambda _on, key=key: choose(key))
        group.addAction(action)


def context_menu(actions: Actions, parent: QWidget) -> QMenu:
    """Return the context menu of a listing; all its actions are in the menu bar too."""
    menu = QMenu(parent)
    menu.setObjectName("listing_menu")
    menu.setToolTipsVisible(True)
    shown = [spec for spec in actions.table if spec.context is not None]
    for number, specs in groupby(sorted(shown, key=_context_group), key=_context_group):
        if number:
            menu.addSeparator()
        menu.addActions([actions[spec.id] for spec in specs])
    return menu


def _context_group(action: Action[Never]) -> int:
    return action.context or 0
