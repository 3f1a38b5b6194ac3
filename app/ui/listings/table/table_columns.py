"""The columns of the listings table as they are shown: which of them, how wide, kept for later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QHeaderView

from app.ui.listings.table.columns import (
    COLUMNS,
    TITLE_WIDTH,
    column_title,
    columns_that_fit,
    place_of,
)
from app.ui.look.type_scale import px

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from PySide6.QtCore import QSettings
    from PySide6.QtWidgets import QTableView

    from app.ui.listings.table.column_layout import ColumnLayout
    from app.ui.listings.table.columns import Column
    from app.ui.listings.table.header import ListingsHeader
    from app.ui.listings.table.model import ItemTableModel

# The widest that a column of numbers makes itself.
MOST_FIGURES = 190


class TableColumns:
    """Fits the columns into the width of ``table``.

    The usual ones leave where there is no room for them; of those that were chosen none leaves, and
    the table scrolls sideways.
    """

    def __init__(self, table: QTableView, head: ListingsHeader, model: ItemTableModel) -> None:
        self._table, self._head, self._rows = table, head, model
        self._layout: ColumnLayout | None = None
        self._off: frozenset[str] = frozenset()
        self.has_margins = model.catalog.has_own_figures()
        """Whether there are own figures, without which no listing has a margin."""
        self._title_at_least = TITLE_WIDTH
        self._fitting = False
        self._sized: set[str] = set()
        # Those that the widths are for: the language may have changed by the time they are kept.
        self._headings = _headings(model.columns)
        head.sectionResized.connect(self._resized)
        model.counted.connect(self._show_margins)

    @property
    def off(self) -> frozenset[str]:
        """The ids of the usual columns that the user has switched off."""
        return self._off

    def set_off(self, ids: Collection[str]) -> None:
        """Switch columns off, of those that can leave."""
        self._off = frozenset(ids) & {column.id for column in COLUMNS if column.leaves}
        self.fit()

    def set_layout(self, layout: ColumnLayout) -> None:
        """Have these columns in this order; the cursor stays on its listing."""
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
        self._headings = _headings(rows.columns)
        self.fit()
        if column and row < rows.rowCount():
            at = place_of(rows.columns, column)
            at = place_of(rows.columns, "title") if at < 0 else at
            chosen = table.selectionModel()
            chosen.setCurrentIndex(rows.index(row, at), chosen.SelectionFlag.NoUpdate)
        table.verticalScrollBar().setValue(top)

    def set_title_at_least(self, width: int) -> None:
        """Set how much of the title is shown before other columns get room, in design pixels."""
        if width != self._title_at_least:
            self._title_at_least = width
            self.fit()

    def fit(self) -> None:
        """Show the columns that there is room for; the title takes the rest."""
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
            switched_off=self._off if self.has_margins else self._off | {"margin"},
        )
        for number in range(len(columns)):
            if head.isSectionHidden(number) == (number in shown):
                head.setSectionHidden(number, number not in shown)

    def _fit_chosen(self) -> None:
        """Give the title what the other columns leave, and at least its own width."""
        head, title = self._head, place_of(self._rows.columns, "title")
        for number in range(len(self._rows.columns)):
            if head.isSectionHidden(number):
                head.setSectionHidden(number, False)
        head.setSectionResizeMode(title, QHeaderView.ResizeMode.Interactive)
        left = self._table.viewport().width() - head.length() + head.sectionSize(title)
        if "title" not in self._sized:
            head.resizeSection(title, max(left, px(TITLE_WIDTH)))

    def widen(self, widest: Mapping[str, int]) -> None:
        """Give columns of numbers the width that the rows in sight need, within limits.

        A column that the user made narrow stays so, and shows a shorter form.
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
        """Keep the columns for the next start."""
        view_settings.setValue("table/header", self._head.saveState())
        view_settings.setValue("table/headings", self._headings)
        view_settings.setValue("table/off", ",".join(sorted(self._off)))
        if self._layout is not None:
            from app.ui.listings.table.column_layout import write_layout

            view_settings.setValue("table/columns", write_layout(self._layout))

    def restore(self, view_settings: QSettings) -> None:
        """Restore the columns of the last time; what is not known is left out."""
        chosen = str(view_settings.value("table/columns", ""))
        if chosen:
            # Imported here: the first frame of most shops has the usual columns.
            from app.ui.listings.table.column_layout import read_layout

            read = read_layout(chosen)
            if read is not None:
                self.set_layout(read.layout)
        state = view_settings.value("table/header")
        headings = str(view_settings.value("table/headings", ""))
        same = headings.count("|") == self._headings.count("|")
        # A program that had other columns kept other widths.
        if same and isinstance(state, QByteArray) and self._head.restoreState(state):
            self._head.set_modes()
            if headings != self._headings:
                # The widths of another language would cut the headings of this one.
                self._head.set_widths()
        off = str(view_settings.value("table/off", ""))
        if off:
            self.set_off(off.split(","))

    def _show_margins(self) -> None:
        known = self._rows.catalog.has_own_figures()
        if known != self.has_margins:
            self.has_margins = known
            self.fit()

    def _resized(self, section: int, _old: int, new: int) -> None:
        # Before the first frame is over, and while nobody sees it, nobody has dragged anything.
        painted = self._table.focusPolicy() != self._table.focusPolicy().NoFocus
        if not self._fitting and new and painted and self._table.isVisible():
            self._sized.add(self._rows.columns[section].id)
        self._table.viewport().update()


def _headings(columns: Sequence[Column]) -> str:
    return "|".join(column_title(column) for column in columns)
