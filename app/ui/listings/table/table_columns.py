"""The visible columns of the listings table: which, how wide, and saved between starts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QHeaderView

from app.ui.listings.table.columns import (
    TITLE_WIDTH,
    columns_that_fit,
    place_of,
)
from app.ui.look.type_scale import px

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from PySide6.QtCore import QSettings
    from PySide6.QtWidgets import QTableView

    from app.ui.listings.table.column_layout import ColumnLayout
    from app.ui.listings.table.header import ListingsHeader
    from app.ui.listings.table.model import ItemTableModel

# The maximum automatic width of a number column.
MOST_FIGURES = 190


class TableColumns(QObject):
    """The columns fitted to the width of ``table``; ``changed`` is emitted when they change.

    The default columns are hidden if there is no room for them; chosen ones never are, and the
    table scrolls horizontally.
    """

    changed = Signal()

    def __init__(self, table: QTableView, head: ListingsHeader, model: ItemTableModel) -> None:
        super().__init__(table)
        self._table, self._head, self._rows = table, head, model
        self._layout: ColumnLayout | None = None
        self.has_margins = model.catalog.has_own_figures()
        """Whether there are own figures, without which listings have no margin."""
        self._title_at_least = TITLE_WIDTH
        self._fitting = False
        self._sized: set[str] = set()
        head.sectionResized.connect(self._resized)
        head.sectionMoved.connect(self._moved)
        model.counted.connect(self._show_margins)

    @property
    def layout(self) -> ColumnLayout:
        """The present columns, with the widths that the user has set."""
        # Imported here, as everywhere, because the first frame of most shops has the default
        # columns.
        from app.ui.listings.table.column_layout import USUAL_LAYOUT

        layout = self._layout or USUAL_LAYOUT
        return layout.with_widths(
            {
                column.id: round(self._head.sectionSize(number) * 100 / px(100))
                for number, column in enumerate(self._rows.columns)
                if column.id in self._sized and self._head.sectionSize(number)
            }
        )

    def set_layout(self, layout: ColumnLayout) -> None:
        """Set the columns and their order; the cursor stays on its listing."""
        table, rows = self._table, self._rows
        before = table.currentIndex()
        column = rows.columns[before.column()].id if before.isValid() else ""
        row, top = before.row(), table.verticalScrollBar().value()
        self._layout = layout
        self._fitting = True
        rows.set_columns(layout.columns)
        self._head.show_layout(layout)
        self._fitting = False
        self._sized = {one.column.id for one in layout.placed if one.width}
        self.fit()
        if column and row < rows.rowCount():
            at = place_of(rows.columns, column)
            at = place_of(rows.columns, "title") if at < 0 else at
            chosen = table.selectionModel()
            chosen.setCurrentIndex(rows.index(row, at), chosen.SelectionFlag.NoUpdate)
        table.verticalScrollBar().setValue(top)
        self.changed.emit()

    def attributes(self) -> bool:
        """Return whether any column shows an attribute."""
        return any(column.name for column in self._rows.columns)

    def drop_attributes(self, known: Collection[str]) -> tuple[str, ...]:
        """Remove the columns of attributes that are not ``known`` by id; return their names."""
        from app.engine.catalog.table_query import ATTRIBUTES

        gone = {
            column.id: column.name
            for column in self._rows.columns
            if column.name and column.id.removeprefix(ATTRIBUTES) not in known
        }
        if gone:
            self.set_layout(self.layout.without(gone))
        return tuple(gone.values())

    def set_title_at_least(self, width: int) -> None:
        """Set the minimum width of the title in design pixels; other columns yield to it."""
        if width != self._title_at_least:
            self._title_at_least = width
            self.fit()

    def fit(self) -> None:
        """Show the columns that fit; the title takes the rest."""
        if self._fitting:
            return
        self._fitting = True
        if self._layout is None or self._layout.is_usual:
            self._fit_usual()
        else:
            self._fit_chosen()
        self._fitting = False

    def _fit_usual(self) -> None:
        head, columns = self._head, self._rows.columns
        widths = [head.sectionSize(n) or px(column.width) for n, column in enumerate(columns)]
        shown = columns_that_fit(
            columns,
            self._table.viewport().width(),
            widths,
            title_at_least=px(self._title_at_least),
            switched_off=() if self.has_margins else ("margin",),
        )
        for number in range(len(columns)):
            if head.isSectionHidden(number) == (number in shown):
                head.setSectionHidden(number, number not in shown)

    def _fit_chosen(self) -> None:
        """Give the title the remaining width, and at least its own."""
        head, title = self._head, place_of(self._rows.columns, "title")
        # Done first: while a section is stretched, Qt keeps the room of a hidden section.
        head.setSectionResizeMode(title, QHeaderView.ResizeMode.Interactive)
        for number, column in enumerate(self._rows.columns):
            hidden = column.id == "margin" and not self.has_margins
            if head.isSectionHidden(number) != hidden:
                head.setSectionHidden(number, hidden)
        left = self._table.viewport().width() - head.length() + head.sectionSize(title)
        if "title" not in self._sized:
            head.resizeSection(title, max(left, px(TITLE_WIDTH)))

    def widen(self, widest: Mapping[str, int]) -> None:
        """Widen number columns to the need of the visible rows, within limits.

        A column that the user narrowed stays narrow, and shows a shorter form.
        """
        head, most = self._head, px(MOST_FIGURES)
        self._fitting = True
        for number, column in enumerate(self._rows.columns):
            need = min(widest.get(column.id, 0), most)
            if column.id not in self._sized and head.sectionSize(number) < need:
                head.resizeSection(number, need)
        self._fitting = False
        self.fit()

    def remember(self, view_settings: QSettings) -> None:
        """Save the columns for the next start."""
        if self._layout is None and not self._sized:
            return
        from app.ui.listings.table.column_layout import USUAL_LAYOUT, write_layout

        layout = self.layout
        kept = "" if layout == USUAL_LAYOUT else write_layout(layout)
        view_settings.setValue("table/columns", kept)
        view_settings.remove("table/off")

    def restore(self, view_settings: QSettings) -> None:
        """Restore the saved columns; unknown ones are left out."""
        chosen = str(view_settings.value("table/columns", ""))
        off = str(view_settings.value("table/off", ""))
        if not chosen and not off:
            return
        from app.ui.listings.table.column_layout import USUAL_LAYOUT, read_layout

        read = read_layout(chosen) if chosen else None
        if read is not None:
            self.set_layout(read.layout)
        elif off:
            # The format of an earlier version: the default columns that were switched off.
            self.set_layout(USUAL_LAYOUT.without(off.split(",")))

    def _show_margins(self) -> None:
        known = self._rows.catalog.has_own_figures()
        if known != self.has_margins:
            self.has_margins = known
            self.fit()

    def _resized(self, section: int, _old: int, new: int) -> None:
        # Before the end of the first frame, and while the table is hidden, the user cannot have
        # dragged a section.
        painted = self._table.focusPolicy() != Qt.FocusPolicy.NoFocus
        by_hand = self._head.sectionResizeMode(section) == QHeaderView.ResizeMode.Interactive
        if by_hand and not self._fitting and new and painted and self._table.isVisible():
            self._sized.add(self._rows.columns[section].id)
            self.changed.emit()
        self._table.viewport().update()

    def _moved(self, _section: int, _before: int, _after: int) -> None:
        if not self._fitting:
            # Qt is still moving the section; afterwards the columns get the visible order.
            QTimer.singleShot(0, self._take_order)

    def _take_order(self) -> None:
        head, columns = self._head, self._rows.columns
        order = [columns[head.logicalIndex(n)].id for n in range(len(columns))]
        if order != [column.id for column in columns]:
            self.set_layout(self.layout.in_order(order))
