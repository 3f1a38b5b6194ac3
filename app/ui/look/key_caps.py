"""Painted key caps for shortcuts beside actions: "Ctrl" "K"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QRect, QRectF
from PySide6.QtGui import QKeySequence

from app.ui.look.paint import CENTER, fill_round, outline, paint_text
from app.ui.look.type_scale import metrics, px

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

CAP_HIGH = 20
_GAP = 4
# The labels on the keys in every language: Qt has longer names for some of them.
CONTROL_KEY = QT_TRANSLATE_NOOP("QShortcut", "Ctrl")


def cap_texts(keys: QKeySequence) -> tuple[str, ...]:
    """Return the names of the keys in the first step of ``keys``, as on the platform."""
    text = keys.toString(QKeySequence.SequenceFormat.NativeText).split(", ")[0]
    if not text:
        return ()
    if text.endswith("+") and text != "+":
        return (*[cap for cap in text[:-1].split("+") if cap], "+")
    return tuple(text.split("+")) if text != "+" else ("+",)


def _width(text: str) -> int:
    return max(px(20), round(metrics("key").horizontalAdvance(text)) + px(10))


def caps_width(keys: QKeySequence) -> int:
    """Return the width of ``keys`` as drawn by ``paint_caps``."""
    texts = cap_texts(keys)
    return sum(_width(text) for text in texts) + px(_GAP) * max(0, len(texts) - 1)


def paint_caps(painter: QPainter, left: int, rect: QRect, keys: QKeySequence) -> None:
    """Paint the caps from ``left``, vertically centred in ``rect``; antialiased painter."""
    high = px(CAP_HIGH)
    top = rect.top() + (rect.height() - high) // 2
    for text in cap_texts(keys):
        wide = _width(text)
        place = QRectF(left, top, wide, high)
        fill_round(painter, place, px(4), "sunken")
        outline(painter, place, px(4), "border")
        paint_text(
            painter, QRect(left, top, wide, high), text, use="key", role="text2", align=CENTER
        )
        left += wide + px(_GAP)
