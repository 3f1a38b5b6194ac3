"""The listings table: painted from row objects, selected by id, used by mouse and keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractItemView

from app.ui.listings.table.cell_table import CellTable
from app.ui.listings.table.columns import Cell
from app.ui.listings.table.table_columns import TableColumns
from app.ui.look import theme
from app.ui.look.type_scale import px
from app.ui.widgets.display.row_table import prepare_table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtCore import QSettings
    from PySide6.QtGui import QPaintEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from app.ui.listings.table.model import ItemTableModel
    from app.ui.listings.table.row_painter import RowPainter
    from app.ui.listings.table.thumbnails import Thumbnails


_NO_ROLES: Mapping[str, str] = {}
ROW_HEIGHTS = {"compact": 28, "normal": 36, "roomy": 48}


class ListingsTable(CellTable):
    """A virtual table over an ``ItemTableModel``, painted row by row from the row objects.

    ``painted`` is emitted after the first frame that showed a row.
    """

    painted = Signal()

    def __init__(self, model: ItemTableModel, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self.setObjectName("listings_table")
        self.setAccessibleName(self.tr("Listings"))
        self._thumbnails: Thumbnails | None = None
        self._painter: RowPainter | None = None
        self._density = "normal"
        self.setHorizontalHeader(self._head)
        self._prepare()
        self.setModel(model)
        self._head.prepare()
        self.columns = TableColumns(self, self._head, model)
        model.is_selected = self.selection.__contains__
        self._connect(model)

    def _prepare(self) -> None:
        prepare_table(self, px(ROW_HEIGHTS["normal"]), rows=self.tr("Rows"))
        # The focus would set a cursor, which the first frame does not need.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAutoScroll(False)

    def _connect(self, model: ItemTableModel) -> None:
        model.reading_requested.connect(self._read_later)

    # -- what is shown -----------------------------------------------------------------------

    @property
    def rows(self) -> ItemTableModel:
        """The model with its own type."""
        return self._rows

    @property
    def thumbnails(self) -> Thumbnails:
        """The thumbnails, created on first use."""
        if self._thumbnails is None:
            from app.ui.listings.table.thumbnails import Thumbnails

            self._thumbnails = Thumbnails(self)
            self._thumbnails.arrived.connect(self._picture_arrived)
        return self._thumbnails

    @property
    def row_density(self) -> str:
        """The row height: a key of ``ROW_HEIGHTS``."""
        return self._density

    def set_row_density(self, density: str) -> None:
        """Set the row height; an unknown key means normal."""
        self._density = density if density in ROW_HEIGHTS else "normal"
        self.verticalHeader().setDefaultSectionSize(px(ROW_HEIGHTS[self._density]))
        self.viewport().update()

    def remember(self, view_settings: QSettings) -> None:
        """Save columns and row height for the next start."""
        self.columns.remember(view_settings)
        view_settings.setValue("table/density", self._density)

    def restore(self, view_settings: QSettings) -> None:
        """Restore the saved columns and row height; unknown values are left out."""
        self.columns.restore(view_settings)
        self.set_row_density(str(view_settings.value("table/density", "normal")))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many columns as fit."""
        super().resizeEvent(event)
        self.columns.fit()

    # -- painting ----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the visible rows, each at once, from its row object."""
        model, head, viewport = self._rows, self._head, self.viewport()
        height = self.verticalHeader().defaultSectionSize()
        offset = self.verticalOffset()
        dirty = event.rect()
        first = max(0, (dirty.top() + offset) // height)
        last = min(model.rowCount() - 1, (dirty.bottom() + offset) // height)
        wide = viewport.width()
        cells = [
            Cell(n, column, head.place_of(n), head.sectionSize(n))
            for n, column in enumerate(model.columns)
            if not head.isSectionHidden(n)
        ]
        painter = QPainter(viewport)
        model.begin_frame()
        if self._painter is None:
            self._paint_draft(painter, range(first, last + 1), height, offset, cells)
            return
        painter.fillRect(dirty, theme.color("surface"))
        line = QRect(head.pinned_width() - 1, 0, 1, viewport.height())
        painter.fillRect(line, theme.color("field"))
        self._painter.begin(viewport.devicePixelRatioF(), height)
        focused = self.looks_focused
        cursor = self.currentIndex()
        current_row, current_column = cursor.row(), cursor.column()
        marks, block = model.marks, self.block if self.is_block_shown else None
        for clip, some in self._layers(cells):
            if clip is not None:
                painter.setClipRect(clip)
            for number in range(first, last + 1):
                top = number * height - offset
                row = model.row(number)
                if row is None:
                    self._painter.paint_skeleton(painter, number, top, some)
                    continue
                values, roles = model.values(number), _NO_ROLES
                selected = row.id in self.selection
                if marks is not None and (roles := marks.roles(row.id)):
                    row, values = marks.shown(row), marks.values(row.id, values)
                # The row that the inspector shows is highlighted while nothing is selected.
                shown = number == current_row and not self.selection
                self._painter.paint(
                    painter,
                    row,
                    values,
                    top,
                    wide,
                    some,
                    selected=selected,
                    hovered=number == self._hovered or shown,
                    focused=focused,
                    current=current_column if number == current_row else -1,
                    roles=roles,
                    block=block.columns if block and number in block.rows else (),
                )
        painter.end()
        widest = self._painter.widest
        if any(widest.get(cell.column.id, 0) > cell.wide for cell in cells):
            QTimer.singleShot(0, self._widen)

    def _layers(self, cells: list[Cell]) -> list[tuple[QRect | None, list[Cell]]]:
        """Return the painted layers: the scrolling columns and, if any, the pinned ones."""
        head, place = self._head, self.viewport().rect()
        staying = head.pinned_width()
        seen = [c for c in cells if c.left + c.wide > staying and c.left < place.width()]
        if not staying:
            return [(None, seen)]
        pinned = [c for c in cells if head.is_pinned(c.number)]
        # One pixel less, for the separator line.
        left = QRect(0, 0, staying - 1, place.height())
        right = place.adjusted(staying, 0, 0, 0)
        return [(left, pinned), (right, [c for c in seen if c not in pinned])]

    def _widen(self) -> None:
        if self._painter is not None:
            self.columns.widen(self._painter.widest)

    def _paint_draft(
        self,
        painter: QPainter,
        numbers: range,
        height: int,
        offset: int,
        cells: list[Cell],
    ) -> None:
        """Paint the first frame as text; the painter of later frames is imported after it."""
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
