"""Key caps: how a shortcut is shown."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui.look.paint import CENTER, fill_round, outline, paint_text
from app.ui.look.type_scale import metrics, px


def caps_of(key: QKeySequence | QKeySequence.StandardKey | str) -> tuple[str, ...]:
    """Return the names of the keys of the first step of ``key``, in the platform's words."""
    text = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText).split(", ")[0]
    if not text:
        return ()
    if text.endswith("+") and text != "+":
        return (*[cap for cap in text[:-1].split("+") if cap], "+")
    return tuple(text.split("+")) if text != "+" else ("+",)


class KeyCaps(QWidget):
    """The keys of a shortcut, each in its own small frame."""

    def __init__(
        self,
        key: QKeySequence | QKeySequence.StandardKey | str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._caps = caps_of(key)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("+".join(self._caps))

    def _width(self, cap: str) -> int:
        return max(px(20), round(metrics("key").horizontalAdvance(cap)) + px(10))

    def sizeHint(self) -> QSize:
        """Return every cap, 4 apart."""
        widths = [self._width(cap) for cap in self._caps]
        return QSize(sum(widths) + px(4) * max(0, len(widths) - 1), px(20))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the caps."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = 0
        for cap in self._caps:
            width = self._width(cap)
            frame = QRectF(left, 0, width, self.height())
            fill_round(painter, frame, px(4), "sunken")
            outline(painter, frame, px(4), "border")
            paint_text(
                painter,
                QRect(left, 0, width, self.height()),
                cap,
                use="key",
                role="text2",
                align=CENTER,
            )
            left += width + px(4)
        painter.end()
