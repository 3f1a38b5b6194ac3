"""A block of cells chosen by pressing and dragging, and what is chosen dragged out as text."""

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
"""How often (milliseconds) it scrolls while the pointer is held beyond the rows."""


class BlockTable(Protocol):
    """What a table does for the pointer."""

    def viewport(self) -> QWidget:
        """Return where cells are painted."""

    def indexAt(self, pos: QPoint) -> QModelIndex:
        """Return the cell that is seen at ``pos``."""

    def is_chosen(self, index: Index) -> bool:
        """Return whether more than one cell or row is chosen, and this one with it."""

    def can_block(self, index: Index) -> bool:
        """Return whether a block of cells may begin here."""

    def reach(self, index: Index) -> None:
        """Have the block go from where was pressed to this cell."""

    def want_text(self) -> None:
        """Have what is chosen written, for ``MouseBlock.offer``."""

    def scroll_by(self, rows: int) -> None:
        """Scroll some rows."""


class MouseBlock(QObject):
    """Follows the pointer over a table from a press to the release.

    A press on what is chosen already waits: moved away it drags that out as plain text, released at
    its place it is a click. A press elsewhere begins a block.
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
        """Return whether a press is to wait for what becomes of it."""
        self.end()
        plain = event.button() == _LEFT and not event.modifiers()
        if plain and index.isValid() and self._table.is_chosen(index):
            self._from = event.position().toPoint()
            self._table.want_text()
            return True
        return False

    def begin(self, event: QMouseEvent, index: Index) -> None:
        """Begin a block, where there may be one."""
        plain = event.button() == _LEFT and not event.modifiers()
        self._blocking = plain and index.isValid() and self._table.can_block(index)

    def offer(self, text: str) -> None:
        """Take the text of what is chosen, which may come while the pointer is held."""
        if self._from is not None:
            self._text = text

    def move(self, event: QMouseEvent) -> bool:
        """Follow the pointer while it is held; return whether it does anything."""
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
        """End it; return where the press was that waited and has become a click."""
        waited = self._from
        self.end()
        return waited

    def end(self) -> None:
        """Follow the pointer no longer."""
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
        # Begun by the pointer, never by work of the loop: other work goes on meanwhile.
        drag = QDrag(self._table.viewport())
        drag.setMimeData(data)
        drag.exec(Qt.DropAction.CopyAction)
