"""The row of view tabs above the table, with buttons for its appearance at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QEvent, QPoint, Signal
from PySide6.QtGui import QAction, QActionGroup, QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QWidget

from app.engine.catalog.catalog import ALARMS
from app.ui.listings.table.table import ROW_HEIGHTS
from app.ui.look import theme
from app.ui.look.type_scale import px
from app.ui.widgets.inputs.buttons import IconButton
from app.ui.widgets.tabs import ViewTab, ViewTabs

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from PySide6.QtGui import QPaintEvent

TABS: tuple[tuple[str, object], ...] = (
    ("all", QT_TRANSLATE_NOOP("Tabs", "All")),
    ("active", QT_TRANSLATE_NOOP("Tabs", "Active")),
    ("paused", QT_TRANSLATE_NOOP("Tabs", "Paused")),
    ("out_of_stock", QT_TRANSLATE_NOOP("Tabs", "Out of stock")),
    ("closed", QT_TRANSLATE_NOOP("Tabs", "Closed")),
    ("other", QT_TRANSLATE_NOOP("Tabs", "Other")),
    ("losing", QT_TRANSLATE_NOOP("Tabs", "Loses money")),
    ("below_floor", QT_TRANSLATE_NOOP("Tabs", "Below floor")),
)
DENSITIES: tuple[tuple[str, object], ...] = (
    ("compact", QT_TRANSLATE_NOOP("Density", "Compact rows")),
    ("normal", QT_TRANSLATE_NOOP("Density", "Normal rows")),
    ("roomy", QT_TRANSLATE_NOOP("Density", "Spacious rows")),
)


class TabRow(QFrame):
    """Tabs with counts, and buttons for columns, row height and the inspector."""

    columns_requested = Signal(QPoint)
    views_requested = Signal(QPoint)
    density_chosen = Signal(str)

    def __init__(self, inspector: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tab_row")
        self.tabs = ViewTabs(self, name="view_tabs", fits=True)
        self.tabs.setAccessibleName(self.tr("Views of the listings"))
        self.density = QMenu(self)
        self.density.setObjectName("density_menu")
        self._density_actions: dict[str, QAction] = {}
        self._hidden: list[str] = []
        self._saved: tuple[tuple[str, str, bool], ...] = ()
        self._fill_menus()
        self._views_button = IconButton("star", "", self, size=28, name="tool_views")
        self._views_button.clicked.connect(self.ask_for_views)
        self._columns_button = IconButton("columns", "", self, size=28, name="tool_columns")
        self._columns_button.clicked.connect(self.ask_for_columns)
        self._density_button = self._menu_button("rows", self.density)
        self._inspector = inspector
        self.inspector_button = IconButton(
            "info",
            inspector.text(),
            self,
            key=inspector.shortcut(),
            size=28,
            checkable=True,
            name="tool_inspector",
        )
        self.inspector_button.clicked.connect(inspector.trigger)
        inspector.changed.connect(self._follow)
        line = QHBoxLayout(self)
        line.setContentsMargins(px(8), 0, px(12), 1)
        line.setSpacing(px(4))
        line.addWidget(self.tabs, 1)
        for button in (
            self._views_button,
            self._columns_button,
            self._density_button,
            self.inspector_button,
        ):
            line.addWidget(button)
        self._translate()

    def _menu_button(self, icon_name: str, menu: QMenu) -> IconButton:
        button = IconButton(icon_name, "", self, size=28, name=f"tool_{icon_name}")
        button.clicked.connect(lambda: menu.popup(button.mapToGlobal(button.rect().bottomLeft())))
        return button

    def _fill_menus(self) -> None:
        group = QActionGroup(self)
        for density, _ in DENSITIES:
            action = self.density.addAction("")
            action.setCheckable(True)
            action.triggered.connect(lambda _on, key=density: self.density_chosen.emit(key))
            group.addAction(action)
            self._density_actions[density] = action

    def ask_for_columns(self) -> None:
        """Request the column chooser below its button."""
        button = self._columns_button
        self.columns_requested.emit(button.mapToGlobal(button.rect().bottomRight()))

    def ask_for_views(self) -> None:
        """Request the menu of saved views below its button."""
        self.views_requested.emit(self.views_place())

    def views_place(self) -> QPoint:
        """Return the position of the menu of saved views (global)."""
        return self._views_button.mapToGlobal(self._views_button.rect().bottomLeft())

    def show_saved(self, views: Iterable[tuple[str, str, bool]]) -> None:
        """Show saved views after the others: key, name and whether the view was changed."""
        self._saved = tuple(views)
        self._translate()

    def show_density(self, density: str) -> None:
        """Check the entry of the row height."""
        chosen = density if density in ROW_HEIGHTS else "normal"
        self._density_actions[chosen].setChecked(True)

    def show_counts(self, counts: Mapping[str, str]) -> None:
        """Show the counts beside the tabs."""
        self.tabs.set_counts(counts)

    def show_tabs_of(self, counts: Mapping[str, int]) -> None:
        """Show optional tabs only if they have listings."""
        self._hidden = [key for key in ("other", *ALARMS) if not counts[key]]
        for key in ("other", *ALARMS):
            self.tabs.set_shown(key, key not in self._hidden)

    def _follow(self) -> None:
        self.inspector_button.setChecked(self._inspector.isChecked())
        self.inspector_button.setEnabled(self._inspector.isEnabled())
        self.inspector_button.set_tooltip(self._inspector.text())

    def _translate(self) -> None:
        counts = {tab.key: tab.total for tab in self.tabs.tabs()}
        self.tabs.set_tabs(
            [
                ViewTab(key, QCoreApplication.translate("Tabs", str(title)), counts.get(key, ""))
                for key, title in TABS
            ]
            + [
                ViewTab(key, name, counts.get(key, ""), self.tr("not saved") if changed else "")
                for key, name, changed in self._saved
            ]
        )
        for key in self._hidden:
            self.tabs.set_shown(key, False)
        self._views_button.set_tooltip(self.tr("Saved views"))
        for key, title in DENSITIES:
            self._density_actions[key].setText(QCoreApplication.translate("Density", str(title)))
        self.density.setTitle(self.tr("Row height"))
        self._columns_button.set_tooltip(self.tr("Columns"))
        self._density_button.set_tooltip(self.tr("Row height"))
        self._follow()

    def changeEvent(self, event: QEvent) -> None:
        """Translate the texts after a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._translate()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the background and the line to the table."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.color("surface"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, theme.color("border"))
