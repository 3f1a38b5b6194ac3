"""A small round mark."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui.look.paint import fill_round
from app.ui.look.type_scale import px


class Dot(QWidget):
    """A dot of 8 design pixels in the colour of ``role``.

    It is always beside a text of the same meaning.
    """

    def __init__(self, role: str, parent: QWidget | None = None, *, size: int = 8) -> None:
        super().__init__(parent)
        self._role = role
        self._size = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_role(self, role: str) -> None:
        """Change the colour."""
        self._role = role
        self.update()

    def sizeHint(self) -> QSize:
        """Return a small square."""
        return QSize(px(self._size), px(self._size))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the dot."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height())
        spot = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        fill_round(painter, spot, side / 2, self._role)
        painter.end()
