"""Opening of the column chooser and the header menu, and removal of unknown columns."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QTimer, Signal

from app.engine.catalog.questions import AttributeNames, Attributes
from app.ui.look.text import literal
from app.ui.widgets.menu import Menu

if TYPE_CHECKING:
    from app.engine.catalog.questions import CatalogAnswer
    from app.ui.listings.column_chooser import ColumnChooser
    from app.ui.listings.table.table import ListingsTable
    from app.ui.listings.view_tab_row import TabRow


class ColumnChoosing(QObject):
    """The opener of the column chooser and of the context menu of a column header.

    ``lost`` carries the names of columns that were removed, because no category of the shop has
    their attribute any more.
    """

    lost = Signal(object)

    def __init__(self, table: ListingsTable, tabs: TabRow) -> None:
        super().__init__(table)
        self._table, self._tabs = table, tabs
        self._chooser: ColumnChooser | None = None
        tabs.columns_requested.connect(self.open)
        table.header.menu_requested.connect(self._open_menu)
        # Deferred until the receiver of ``lost`` is connected.
        QTimer.singleShot(0, self._ask)

    def open(self, place: QPoint) -> None:
        """Show the chooser with its top right corner at ``place`` (global)."""
        from app.ui.listings.column_chooser import ColumnChooser

        columns = self._table.columns
        if self._chooser is None:
            self._chooser = ColumnChooser(self._table.rows.catalog, self._tabs)
            self._chooser.chosen.connect(columns.set_layout)
        self._chooser.open_at(place, columns.layout, margins=columns.has_margins)

    def _ask(self) -> None:
        if self._table.columns.attributes():
            self._table.rows.catalog.ask("known attributes", Attributes(), self._check)

    def _check(self, answer: CatalogAnswer) -> None:
        assert isinstance(answer, AttributeNames)
        # A shop that was never completely synced knows no attributes at all.
        if answer.names:
            gone = self._table.columns.drop_attributes(frozenset(answer.names))
            if gone:
                self.lost.emit(gone)

    def _open_menu(self, section: int, place: QPoint) -> None:
        columns = self._table.columns
        column = self._table.rows.columns[section]
        layout = columns.layout
        placed = next((one for one in layout.placed if one.column.id == column.id), None)
        menu = Menu(parent=self._table, name="heading_menu")
        if placed is not None and column.id != "title":
            pinned = placed.pinned
            words = self.tr("Let it scroll") if pinned else self.tr("Keep in sight while scrolling")
            pin = menu.addAction(literal(words))
            change = layout.with_pin(column.id, pinned=not pinned)
            pin.triggered.connect(partial(columns.set_layout, change))
            hide = menu.addAction(literal(self.tr("Hide this column")))
            hide.triggered.connect(partial(columns.set_layout, layout.without([column.id])))
            menu.addSeparator()
        if column.sort:
            also = menu.addAction(literal(self.tr("Then sort by this")))
            also.triggered.connect(
                partial(self._table.header.sort_also_requested.emit, column.sort)
            )
            menu.addSeparator()
        choose = menu.addAction(literal(self.tr("Choose columns…")))
        choose.triggered.connect(partial(self.open, place))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(place)
