"""Pale placeholder rows without animation."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui.look.paint import fill_round
from app.ui.look.type_scale import px

# Varying shares of the title's width, so that the rows look natural.
_LENGTHS: Final = (0.74, 0.92, 0.8, 1.0, 0.66)


def paint_bone(painter: QPainter, rect: QRect, share: float = 1.0, height: int = 8) -> None:
    """Draw a pale bar, vertically centred in ``rect`` and ``share`` of its width long."""
    tall = px(height)
    bar = QRectF(
        rect.x(), rect.y() + (rect.height() - tall) / 2, max(tall, rect.width() * share), tall
    )
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fill_round(painter, bar, tall / 2, "track")


def paint_skeleton_title(painter: QPainter, rect: QRect, row: int) -> None:
    """Draw the thumbnail and the two lines of a title cell that is being loaded.

    ``row`` varies their length.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = px(28)
    tile = QRectF(rect.x(), rect.y() + (rect.height() - side) / 2, side, side)
    fill_round(painter, tile, px(5), "track")
    left = rect.x() + side + px(10)
    width = max(px(40), min(px(270), rect.right() - left - px(16)))
    middle = rect.center().y() + 1
    upper = QRect(left, middle - px(11), width, px(8))
    lower = QRect(left, middle + px(3), width, px(6))
    paint_bone(painter, upper, _LENGTHS[row % len(_LENGTHS)])
    paint_bone(painter, lower, 0.37, 6)


class SkeletonRows(QWidget):
    """A placeholder of ``rows`` pale rows, fading downwards; fewer if there is little room."""

    def __init__(self, rows: int = 4, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = rows
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def minimumSizeHint(self) -> QSize:
        """Return a size without rows, as they are the first to be omitted."""
        return QSize(0, 0)

    def sizeHint(self) -> QSize:
        """Return the size of the rows, each as high as a table row."""
        return QSize(px(600), px(36) * self._rows)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a title at the start and the columns at the end."""
        painter = QPainter(self)
        for row in range(min(self._rows, self.height() // px(36))):
            painter.setOpacity(1 - row / (self._rows + 1))
            rect = QRect(px(44), row * px(36), self.width() - px(44), px(36))
            paint_skeleton_title(painter, rect, row)
            right = self.width() - px(20)
            for width, gap in ((40, 36), (44, 52), (62, 54), (28, 22), (60, 50), (70, 0)):
                if right - px(width) < px(420):
                    break
                place = QRect(right - px(width), rect.y(), px(width), rect.height())
                paint_bone(painter, place)
                right -= px(width) + px(gap)
        painter.end()
