"""The changes to send in one line: wire fields in fixed-width type, with their effects."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui.forms.sent_parts import SentPart
from app.ui.look.paint import elide, paint_text
from app.ui.look.text import plain_tooltip
from app.ui.look.type_scale import metrics, px


class PartsLine(QWidget):
    """A line of painted ``SentPart`` objects; those that do not fit are in the tooltip."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: tuple[SentPart, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_parts(self, parts: Sequence[SentPart]) -> None:
        """Show ``parts``."""
        self._parts = tuple(parts)
        plain_tooltip(self, self.text())
        self.update()

    def text(self) -> str:
        """Return the whole line."""
        return " · ".join(f"{part.field} {part.words}" for part in self._parts)

    def sizeHint(self) -> QSize:
        """Return the size of one line."""
        return QSize(px(200), px(18))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the parts, as many as fit."""
        painter = QPainter(self)
        left = 0
        gap = px(6)
        for place, part in enumerate(self._parts):
            if place:
                left += gap + self._draw(painter, left + gap, "·", "label", "text2") + gap
            left += self._draw(painter, left, part.field, "mono", "text") + gap
            left += self._draw(painter, left, part.words, "label", "text2")
            if left >= self.width():
                break
        painter.end()

    def _draw(self, painter: QPainter, left: int, text: str, use: str, role: str) -> int:
        room = self.width() - left
        if room < px(12):
            return room
        place = QRect(left, 0, room, self.height())
        whole = round(metrics(use).horizontalAdvance(text)) + 1
        shown = text if whole <= room else elide(text, use, room)
        return paint_text(painter, place, shown, use=use, role=role)
