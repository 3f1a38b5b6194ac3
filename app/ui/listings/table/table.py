"""The listings table: rows painted from their objects, selected by id, driven by mouse or keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractItemView

from app.ui.listings.table.columns import (
    COLUMNS,
    MARGIN,
    TITLE,
    column_title,
    columns_that_fit,
)
from app.ui.listings.table.row_selecting import RowSelectingTable
from app.ui.look import theme
from app.ui.look.type_scale import px
from app.ui.widgets.display.row_table import prepare_table

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtCore import QSettings
    from PySide6.QtGui import QPaintEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from app.ui.listings.table.header import ListingsHeader
    from app.ui.listings.table.model import ItemTableModel
    from app.ui.listings.table.row_painter import RowPainter
    from app.ui.listings.table.thumbnails import Thumbnails


# The widest that a column of numbers makes itself.
MOST_FIGURES = 190
ROW_HEIGHTS = {"compact": 28, "normal": 36, "roomy": 48}


class ListingsTable(RowSelectingTable):
    """A virtual table over an ``ItemTableModel``, painted row by row from the row objects.

    ``painted`` follows the first frame that showed a row.
    """

    painted = Signal()

    def __init__(self, model: ItemTableModel, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self.setObjectName("listings_table")
        self.setAccessibleName(self.tr("Listings"))
        self._thumbnails: Thumbnails | None = None
        self._painter: RowPainter | None = None
        self._density = "normal"
        self._off: frozenset[str] = frozenset()
        self.has_margins = model.catalog.has_own_figures()
        """Whether there are own figures, without which no listing has a margin."""
        self._title_at_least = COLUMNS[TITLE].width
        self._fitting = False
        self._sized: set[int] = set()
        # Those that the widths are for: the language may have changed by the time they are kept.
        self._headings = _headings()
        self.setHorizontalHeader(self._head)
        self._prepare()
        self.setModel(model)
        self._head.prepare()
        model.is_selected = self.selection.__contains__
        self._connect(model)

    def _prepare(self) -> None:
        prepare_table(self, px(ROW_HEIGHTS["normal"]), rows=self.tr("Rows"))
        # With the focus comes a cursor, which the first frame can do without.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAutoScroll(False)

    def _connect(self, model: ItemTableModel) -> None:
        self._head.sectionResized.connect(self._section_resized)
        model.reading_requested.connect(self._read_later)
        model.counted.connect(self._show_margins)

    # -- what is shown -----------------------------------------------------------------------

    @property
    def rows(self) -> ItemTableModel:
        """The model, by its own type."""
        return self._rows

    @property
    def header(self) -> ListingsHeader:
        """The header, by its own type."""
        return self._head

    @property
    def thumbnails(self) -> Thumbnails:
        """The small pictures; made when they are first asked for."""
        if self._thumbnails is None:
            from app.ui.listings.table.thumbnails import Thumbnails

            self._thumbnails = Thumbnails(self)
            self._thumbnails.arrived.connect(self._picture_arrived)
        return self._thumbnails

    @property
    def row_density(self) -> str:
        """How high rows are: a key of ``ROW_HEIGHTS``."""
        return self._density

    def set_row_density(self, density: str) -> None:
        """Make rows as high as ``density`` says; an unknown word means normal."""
        self._density = density if density in ROW_HEIGHTS else "normal"
        self.verticalHeader().setDefaultSectionSize(px(ROW_HEIGHTS[self._density]))
        self.viewport().update()

    @property
    def columns_off(self) -> frozenset[str]:
        """The ids of the columns that the user has switched off."""
        return self._off

    def set_columns_off(self, ids: Collection[str]) -> None:
        """Switch columns off, of those that can leave."""
        self._off = frozenset(ids) & {column.id for column in COLUMNS if column.leaves}
        self.fit_columns()

    def _show_margins(self) -> None:
        known = self._rows.catalog.has_own_figures()
        if known != self.has_margins:
            self.has_margins = known
            self.fit_columns()

    def set_title_at_least(self, width: int) -> None:
        """Set how much of the title is shown before other columns get room, in design pixels."""
        if width != self._title_at_least:
            self._title_at_least = width
            self.fit_columns()

    def fit_columns(self) -> None:
        """Show the columns that there is room for; the title takes the rest."""
        if self._fitting:
            return
        self._fitting = True
        head = self._head
        widths = [head.sectionSize(n) or px(column.width) for n, column in enumerate(COLUMNS)]
        shown = columns_that_fit(
            self.viewport().width(),
            widths,
            title_at_least=px(self._title_at_least),
            switched_off=self._off if self.has_margins else self._off | {COLUMNS[MARGIN].id},
        )
        for number in range(len(COLUMNS)):
            if head.isSectionHidden(number) == (number in shown):
                head.setSectionHidden(number, number not in shown)
        self._fitting = False

    def remember(self, view_settings: QSettings) -> None:
        """Keep columns and row height for the next start."""
        view_settings.setValue("table/header", self._head.saveState())
        view_settings.setValue("table/headings", self._headings)
        view_settings.setValue("table/off", ",".join(sorted(self._off)))
        view_settings.setValue("table/density", self._density)

    def restore(self, view_settings: QSettings) -> None:
        """Restore columns and row height of the last time; what is not known is left out."""
        state = view_settings.value("table/header")
        headings = str(view_settings.value("table/headings", ""))
        same = headings.count("|") == self._headings.count("|")
        # A program that had other columns kept other widths.
        if same and isinstance(state, QByteArray) and self._head.restoreState(state):
            self._head.set_modes()
            if headings != self._headings:
                # The widths of another language would cut the headings of this one.
                self._head.set_widths()
        self.set_row_density(str(view_settings.value("table/density", "normal")))
        off = str(view_settings.value("table/off", ""))
        if off:
            self.set_columns_off(off.split(","))

    def _section_resized(self, section: int, _old: int, new: int) -> None:
        if not self._fitting and new and self._painter is not None and self.isVisible():
            self._sized.add(section)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many columns as the width has room for."""
        super().resizeEvent(event)
        self.fit_columns()

    # -- painting ----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows in sight, each in one go, from its row object."""
        model, head, viewport = self._rows, self._head, self.viewport()
        height = self.verticalHeader().defaultSectionSize()
        offset = self.verticalOffset()
        dirty = event.rect()
        first = max(0, (dirty.top() + offset) // height)
        last = min(model.rowCount() - 1, (dirty.bottom() + offset) // height)
        cells = [
            (n, head.sectionViewportPosition(n), head.sectionSize(n))
            for n in range(len(COLUMNS))
            if not head.isSectionHidden(n)
        ]
        wide = viewport.width()
        focused = self.looks_focused
        cursor = self.currentIndex()
        current_row, current_column = cursor.row(), cursor.column()
        painter = QPainter(viewport)
        model.begin_frame()
        if self._painter is None:
            self._paint_draft(painter, range(first, last + 1), height, offset, cells)
            return
        painter.fillRect(dirty, theme.color("surface"))
        self._painter.begin(viewport.devicePixelRatioF(), height)
        for number in range(first, last + 1):
            top = number * height - offset
            row = model.row(number)
            if row is None:
                self._painter.paint_skeleton(painter, number, top, cells)
                continue
            self._painter.paint(
                painter,
                row,
                top,
                wide,
                cells,
                selected=row.id in self.selection,
                # The row that the inspector shows is highlighted while nothing is selected.
                hovered=number == self._hovered or (number == current_row and not self.selection),
                focused=focused,
                current=current_column if number == current_row else -1,
            )
        painter.end()
        if any(need > head.sectionSize(n) for n, need in self._painter.widest.items()):
            QTimer.singleShot(0, self._widen)

    def _widen(self) -> None:
        """Give columns of numbers the width that the rows in sight need, within limits.

        A column that the user made narrow stays so, and shows a shorter form.
        """
        if self._painter is None:
            return
        head, most = self._head, px(MOST_FIGURES)
        self._fitting = True
        for number, need in self._painter.widest.items():
            if number not in self._sized and head.sectionSize(number) < min(need, most):
                head.resizeSection(number, min(need, most))
        self._fitting = False
        self.fit_columns()

    def _paint_draft(
        self,
        painter: QPainter,
        numbers: range,
        height: int,
        offset: int,
        cells: list[tuple[int, int, int]],
    ) -> None:
        """Draw the first frame, in words; what paints the others is imported after it."""
        from app.ui.listings.table.draft_painter import DraftPainter

        draft = DraftPainter(self._rows.text, height)
        for number in numbers:
            row = self._rows.row(number)
            if row is not None:
                draft.paint(painter, row, number * height - offset, cells)
        painter.end()
        QTimer.singleShot(0, self.paint_in_full)
        if numbers:
            self.painted.emit()

    def paint_in_full(self) -> None:
        """Draw everything from now on: the first frame is over, or had nothing to show."""
        if self._painter is None:
            from app.ui.listings.table.row_painter import RowPainter

            self._painter = RowPainter(self._rows.text, self.thumbnails)
            self._head.paint_in_full()
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.viewport().update()

    def _read_later(self) -> None:
        QTimer.singleShot(0, self._read_on)

    def _read_on(self) -> None:
        self._rows.read_on()
        self.viewport().update()

    def _picture_arrived(self, item_id: str) -> None:
        height = self.verticalHeader().defaultSectionSize()
        first = self.verticalOffset() // height
        for number in range(first, first + self.viewport().height() // height + 2):
            row = self._rows.row(number) if number < self._rows.rowCount() else None
            if row is not None and row.id == item_id:
                self._update_row(number)


def _headings() -> str:
    return "|".join(column_title(column) for column in COLUMNS)
