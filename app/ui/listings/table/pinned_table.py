"""A table view whose first columns stay visible while the others scroll horizontally."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from app.ui.listings.table.header import ListingsHeader

Index = QModelIndex | QPersistentModelIndex


class PinnedTable(QTableView):
    """A table that maps positions to visible cells; ``header`` knows the pinned sections."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._head = ListingsHeader(self)

    @property
    def header(self) -> ListingsHeader:
        """The header with its own type."""
        return self._head

    def indexAt(self, pos: QPoint) -> QModelIndex:
        """Return the cell that is visible at ``pos``."""
        shifted = self._head.behind(pos.x())
        return super().indexAt(QPoint(shifted, pos.y()))

    def visualRect(self, index: Index) -> QRect:
        """Return the visible rectangle of a cell."""
        rect = super().visualRect(index)
        rect.moveLeft(self._head.place_of(index.column()))
        return rect

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Scroll until the cell is visible, beside the pinned columns."""
        if not index.isValid():
            # Qt asks for the cursor when sections are resized, also where there is none.
            return
        bar = self.horizontalScrollBar()
        before = bar.value()
        super().scrollTo(index, hint)
        if self._head.is_pinned(index.column()):
            bar.setValue(before)
            return
        hidden = self._head.pinned_width() - self._head.place_of(index.column())
        if hidden > 0:
            bar.setValue(bar.value() - hidden)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Repaint everything on horizontal scrolling, because the pinned columns do not move."""
        super().scrollContentsBy(dx, dy)
        if dx:
            self.viewport().update()
            self._head.viewport().update()
