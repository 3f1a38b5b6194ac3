"""Selection of a block of cells by mouse, and dragging of the selection as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QMimeData, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QDrag
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QMouseEvent

    Index = QModelIndex | QPersistentModelIndex

_LEFT = Qt.MouseButton.LeftButton
_SCROLL = 40
"""The interval in milliseconds of scrolling while the pointer is held outside the rows."""


class BlockTable(Protocol):
    """The interface of a table for mouse blocks."""

    def viewport(self) -> QWidget:
        """Return the widget on which cells are painted."""

    def indexAt(self, pos: QPoint) -> QModelIndex:
        """Return the cell that is visible at ``pos``."""

    def is_chosen(self, index: Index) -> bool:
        """Return whether several cells or rows are selected, and ``index`` is one of them."""

    def can_block(self, index: Index) -> bool:
        """Return whether a block of cells can start at ``index``."""

    def reach(self, index: Index) -> None:
        """Extend the block from the press to this cell."""

    def want_text(self) -> None:
        """Request the selection as text, for ``MouseBlock.offer``."""

    def scroll_by(self, rows: int) -> None:
        """Scroll some rows."""


class MouseBlock(QObject):
    """The handling of the pointer over a table from a press to the release.

    The effect of a press on the selection is undecided: a move drags the selection as plain text, a
    release at its place is a click. A press elsewhere starts a block.
    """

    def __init__(self, table: BlockTable, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._from: QPoint | None = None
        self._at = QPoint()
        self._blocking = False
        self._text: str | None = None
        self._scroll = QTimer(self)
        self._scroll.setInterval(_SCROLL)
        self._scroll.timeout.connect(self._scroll_on)

    def takes(self, event: QMouseEvent, index: Index) -> bool:
        """Return whether a press is on the selection, so that its effect is undecided."""
        self.end()
        plain = event.button() == _LEFT and not event.modifiers()
        if plain and index.isValid() and self._table.is_chosen(index):
            self._from = event.position().toPoint()
            self._table.want_text()
            return True
        return False

    def begin(self, event: QMouseEvent, index: Index) -> None:
        """Start a block, if one can start at ``index``."""
        plain = event.button() == _LEFT and not event.modifiers()
        self._blocking = plain and index.isValid() and self._table.can_block(index)

    def offer(self, text: str) -> None:
        """Set the text of the selection, which may arrive while the button is held."""
        if self._from is not None:
            self._text = text

    def move(self, event: QMouseEvent) -> bool:
        """Follow the pointer while the button is held; return whether the move was used."""
        if not event.buttons() & _LEFT:
            self.end()
            return False
        self._at = event.position().toPoint()
        if self._from is not None:
            far = (self._at - self._from).manhattanLength() >= QApplication.startDragDistance()
            if far and self._text is not None:
                self._drag(self._text)
            return True
        if self._blocking:
            self._reach()
        return self._blocking

    def release(self) -> QPoint | None:
        """End following; return the position of an undecided press, which is now a click."""
        waited = self._from
        self.end()
        return waited

    def end(self) -> None:
        """Stop following the pointer."""
        self._from, self._text, self._blocking = None, None, False
        self._scroll.stop()

    def _reach(self) -> None:
        place = self._table.viewport().rect()
        beyond = self._at.y() < place.top() or self._at.y() > place.bottom()
        if beyond and not self._scroll.isActive():
            self._scroll.start()
        elif not beyond:
            self._scroll.stop()
        inside = QPoint(
            max(place.left(), min(self._at.x(), place.right())),
            max(place.top(), min(self._at.y(), place.bottom())),
        )
        index = self._table.indexAt(inside)
        if index.isValid():
            self._table.reach(index)

    def _scroll_on(self) -> None:
        place = self._table.viewport().rect()
        self._table.scroll_by(-1 if self._at.y() < place.top() else 1)
        self._reach()

    def _drag(self, text: str) -> None:
        self.end()
        data = QMimeData()
        data.setText(text)
        # Started by a mouse event, never by a task of the loop, so other tasks continue meanwhile.
        drag = QDrag(self._table.viewport())
        drag.setMimeData(data)
        drag.exec(Qt.DropAction.CopyAction)
