"""An on/off switch that takes effect immediately."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from app.ui.look.paint import fill_round, outline
from app.ui.look.type_scale import px

_WIDE, _HIGH = 34, 20


class Switch(QAbstractButton):
    """A switch drawn as a round bar with a knob; mouse and keys work as with a check box."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size of the bar, with room for the focus ring."""
        return QSize(px(_WIDE) + 4, px(_HIGH) + 4)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw bar and knob."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, high = px(_WIDE), px(_HIGH)
        bar = QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)
        if not self.isEnabled():
            role = "disabled"
        else:
            role = "accent" if self.isChecked() else "control"
        fill_round(painter, bar, high / 2, role)
        side = high - px(4)
        at_end = self.isChecked() is not self.isRightToLeft()
        left = bar.right() - side - px(2) if at_end else bar.left() + px(2)
        fill_round(painter, QRectF(left, bar.top() + px(2), side, side), side / 2, "onAccent")
        if self.hasFocus():
            outline(painter, bar.adjusted(-2, -2, 2, 2), high / 2 + 2, "focus", 2)
        painter.end()
