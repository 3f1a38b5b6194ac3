"""Drawings larger than an icon: the program's logo, and the shop window of an empty view."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.paths import resource
from app.ui.look import theme
from app.ui.look.theme import color
from app.ui.look.type_scale import px


def draw_mark(side: int) -> QImage:
    """Return the program's logo, ``side`` device pixels square, in the accent colour."""
    # Imported late: the first frame does not need it.
    from PySide6.QtSvg import QSvgRenderer

    drawing = resource("icons/vitrina.svg").read_bytes()
    accent = theme.color("accent").name().encode()
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(drawing.replace(b"#3256D3", accent)).render(painter)
    painter.end()
    return image


class AppMark(QWidget):
    """The program's logo at ``size`` design pixels."""

    def __init__(self, size: int = 52, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self._drawn = QImage()
        self._drawn_in = theme.current()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return a square that grows with the font."""
        return QSize(px(self._size), px(self._size))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the logo."""
        side = round(px(self._size) * self.devicePixelRatio())
        if self._drawn.width() != side or self._drawn_in != theme.current():
            self._drawn_in = theme.current()
            self._drawn = draw_mark(side)
            self._drawn.setDevicePixelRatio(self.devicePixelRatio())
        painter = QPainter(self)
        painter.drawImage(0, 0, self._drawn)
        painter.end()


class ShopWindow(QWidget):
    """An empty shop window in the colours of the theme."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size of the drawing."""
        return QSize(px(184), px(112))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw wall, awning, window and three empty places."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.width() / 184, self.height() / 112)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("accentTint"))
        painter.drawRoundedRect(QRectF(4, 8, 176, 104), 8, 8)
        for at in range(8):
            self._stripe(painter, at * 23.0, "accent" if at % 2 == 0 else "selected")
        painter.setPen(QPen(color("control"), 2))
        painter.setBrush(color("surface"))
        painter.drawRoundedRect(QRectF(19, 42, 146, 62), 4, 4)
        painter.drawLine(25, 88, 159, 88)
        dashed = QPen(color("accent"), 2)
        dashed.setCapStyle(Qt.PenCapStyle.FlatCap)
        dashed.setDashPattern([5, 2.5])
        painter.setPen(dashed)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for place in (QRectF(35, 62, 28, 26), QRectF(76, 53, 23, 35), QRectF(114, 68, 34, 20)):
            painter.drawRoundedRect(place, 3, 3)
        painter.end()

    @staticmethod
    def _stripe(painter: QPainter, left: float, role: str) -> None:
        stripe = QPainterPath(QPointF(left, 0))
        stripe.lineTo(left + 22, 0)
        stripe.lineTo(left + 22, 20)
        stripe.arcTo(QRectF(left, 9, 22, 21), 0, -180)
        stripe.closeSubpath()
        painter.setBrush(color(role))
        painter.setPen(QPen(color("surface"), 1))
        painter.drawPath(stripe)
