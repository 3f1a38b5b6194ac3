"""A table with spreadsheet-like navigation: a cell cursor, a block of cells, and their keys."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal

from app.ui.listings.table.row_selecting import RowSelectingTable

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QKeyEvent, QMouseEvent
    from PySide6.QtWidgets import QWidget

    from app.ui.listings.table.cell_block import Block
    from app.ui.listings.table.model import ItemTableModel
    from app.ui.listings.table.mouse_block import MouseBlock

    Index = QModelIndex | QPersistentModelIndex

_SHIFT = Qt.KeyboardModifier.ShiftModifier
_CONTROL = Qt.KeyboardModifier.ControlModifier
_KEYPAD = Qt.KeyboardModifier.KeypadModifier
_SIDEWAYS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)
_BLANK = " "


class CellTable(RowSelectingTable):
    """A table with a block of cells beside the row selection: from the anchor to the cursor.

    ``typed`` carries text typed over the current cell, ``emptied`` asks to empty the block.
    ``text_wanted`` asks for the block (true) or the rows as text, which is passed to
    ``offer_text``; ``rows_copied`` carries the number of copied rows and the total.
    """

    typed = Signal(str)
    emptied = Signal()
    text_wanted = Signal(bool)
    rows_copied = Signal(object, object)

    def __init__(self, model: ItemTableModel, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self._corner = (-1, -1)

    @cached_property
    def _pointer(self) -> MouseBlock:
        # Created when the mouse is used, which makes the first frame faster.
        from app.ui.listings.table.mouse_block import MouseBlock

        return MouseBlock(self, self)

    # -- the block -----------------------------------------------------------------------------

    @property
    def block(self) -> Block | None:
        """The block of cells for actions: at least the current cell."""
        cursor = self.currentIndex()
        if not cursor.isValid():
            return None
        row, column = self._corner
        if not (0 <= row < self._rows.rowCount() and self._is_shown(column)):
            row, column = cursor.row(), cursor.column()
        # Imported here, because the first frame has no cursor.
        from app.ui.listings.table.cell_block import Block

        head = self.horizontalHeader()
        sides = sorted((head.visualIndex(column), head.visualIndex(cursor.column())))
        columns = [head.logicalIndex(at) for at in range(sides[0], sides[1] + 1)]
        return Block(
            min(row, cursor.row()),
            max(row, cursor.row()),
            tuple(number for number in columns if self._is_shown(number)),
        )

    @property
    def is_block_shown(self) -> bool:
        """Whether the block is larger than the current cell."""
        return self._rows.marks is not None and self._corner[0] >= 0

    @property
    def copies_cells(self) -> bool:
        """Whether a copy takes the block of cells instead of whole rows.

        This is the case if the block has other columns than the title, and the selected rows are
        exactly those of the block.
        """
        block = self.block
        if block is None or self._rows.marks is None or len(self.selection) != len(block.rows):
            return False
        ends = (self._rows.item_id(number) for number in (block.top, block.bottom))
        if not all(item_id in self.selection for item_id in ends):
            return False
        return any(self._rows.columns[number].id != "title" for number in block.columns)

    def columns_from(self, column: int) -> tuple[int, ...]:
        """Return the numbers of the visible columns from ``column`` to the right."""
        head = self.horizontalHeader()
        places = range(head.visualIndex(column), head.count())
        return tuple(number for number in map(head.logicalIndex, places) if self._is_shown(number))

    def heading_of(self, column: int) -> str:
        """Return the heading of a column."""
        return str(self._rows.headerData(column, Qt.Orientation.Horizontal))

    def go_to_cell(self, row: int, column: int) -> None:
        """Move the cursor to a cell, and select only its row."""
        if 0 <= row < self._rows.rowCount():
            self._corner = (-1, -1)
            self.setCurrentIndex(self._rows.index(row, column))
            self.go_to_row(row)

    def next_cell(self, column: int, by: int) -> int:
        """Return the next editable column to the right or left, or the same column."""
        head = self.horizontalHeader()
        at = head.visualIndex(column) + by
        while 0 <= at < head.count():
            number = head.logicalIndex(at)
            if self._is_shown(number) and self._rows.columns[number].field:
                return number
            at += by
        return column

    def field_at(self, column: int) -> str:
        """Return the path of the editable field in a column; empty if there is none."""
        columns = self._rows.columns
        return columns[column].field if 0 <= column < len(columns) else ""

    def _is_shown(self, column: int) -> bool:
        head = self.horizontalHeader()
        return 0 <= column < head.count() and not head.isSectionHidden(column)

    # -- mouse and keys ------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select by click; with Shift the block extends to the click."""
        index = self.indexAt(event.position().toPoint())
        if self._pointer.takes(event, index):
            return
        self._press(event)
        self._pointer.begin(event, index)

    def _press(self, event: QMouseEvent) -> None:
        before = self._anchored()
        super().mousePressEvent(event)
        extends = bool(event.modifiers() & _SHIFT) and event.button() == Qt.MouseButton.LeftButton
        self._corner = before if extends else (-1, -1)
        self.viewport().update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Extend the block to the pointer, or drag the selection."""
        if not self._pointer.move(event):
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the block; a press without a drag is handled as a click."""
        waited = self._pointer.release()
        if waited is not None:
            index = self.indexAt(waited)
            self.setCurrentIndex(index)
            self._corner = (-1, -1)
            self._select_at(index.row(), Qt.KeyboardModifier.NoModifier)
            self.viewport().update()
        super().mouseReleaseEvent(event)

    def offer_text(self, text: str) -> None:
        """Set the text of the selection, for a drag."""
        self._pointer.offer(text)

    def is_chosen(self, index: Index) -> bool:
        """Return whether several cells or rows are selected, and ``index`` is one of them."""
        if self._is_box(index):
            return False
        block = self.block if self.is_block_shown else None
        if block is not None:
            return index.row() in block.rows and index.column() in block.columns
        chosen = self._rows.item_id(index.row()) in self.selection
        # A single row can be dragged only by cells that are not editable: on others a block starts.
        return chosen and (len(self.selection) > 1 or not self.can_block(index))

    def can_block(self, index: Index) -> bool:
        """Return whether a block of cells can start at ``index``: only where cells are editable."""
        can = self._rows.marks is not None and not self._is_box(index)
        return can and bool(self.field_at(index.column()))

    def reach(self, index: Index) -> None:
        """Extend the block from the press to this cell."""
        corner = self._anchored()
        column = self._beside_box(index)
        cursor = self.currentIndex()
        if (cursor.row(), cursor.column()) == (index.row(), column):
            return
        self._corner = corner
        moved = cursor.row() != index.row()
        self.setCurrentIndex(self._rows.index(index.row(), column))
        if moved:
            self._select_at(index.row(), _SHIFT)
        self.viewport().update()

    def want_text(self) -> None:
        """Request the selection as text: the block of cells if one is shown, otherwise the rows."""
        self.text_wanted.emit(self.is_block_shown)

    def scroll_by(self, rows: int) -> None:
        """Scroll some rows."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + rows * bar.singleStep())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move between cells; typing over an editable cell changes it."""
        if self._rows.marks is not None and self._changes(event):
            event.accept()
            return
        before, cursor = self._anchored(), self.currentIndex()
        place = cursor.row(), cursor.column()
        extends = bool(event.modifiers() & _SHIFT)
        super().keyPressEvent(event)
        cursor = self.currentIndex()
        if (cursor.row(), cursor.column()) == place:
            # A key such as Ctrl alone, or the last row: the block is unchanged.
            return
        self._corner = before if extends else (-1, -1)
        if extends and event.key() in _SIDEWAYS and not self.selection:
            self._select_at(self.currentIndex().row(), Qt.KeyboardModifier.NoModifier)
        self.viewport().update()

    def _anchored(self) -> tuple[int, int]:
        cursor = self.currentIndex()
        return self._corner if self._corner[0] >= 0 else (cursor.row(), cursor.column())

    def _changes(self, event: QKeyEvent) -> bool:
        """Handle a key that changes cells; return whether it was one."""
        cursor = self.currentIndex()
        if not cursor.isValid():
            return False
        modifiers = event.modifiers() & ~_KEYPAD
        if event.key() == Qt.Key.Key_Delete and not modifiers:
            self.emptied.emit()
            return True
        text = event.text()
        is_text = bool(text) and text.isprintable() and text != _BLANK
        if is_text and not modifiers & ~_SHIFT and self.field_at(cursor.column()):
            self.typed.emit(text)
            return True
        return False
