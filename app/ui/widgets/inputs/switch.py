"""On or off, at once."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from app.ui.look.paint import fill_round, outline
from app.ui.look.type_scale import px


class Switch(QAbstractButton):
    """A switch; ``toggled`` and ``clicked`` as of any button. ``label`` is its accessible name:
    the words stand beside it."""

    def __init__(self, label: str, parent: QWidget | None = None, *, name: str = "") -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(label)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """The pill, and room for the focus around it."""
        return QSize(px(34) + 6, px(20) + 6)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the pill, the knob and the focus around them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pill = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        radius = pill.height() / 2
        if not self.isEnabled():
            role = "track"
        else:
            role = "accent" if self.isChecked() else "control"
        fill_round(painter, pill, radius, role)
        knob = pill.height() - 4
        at_end = self.isChecked() != self.isRightToLeft()
        left = pill.right() - knob - 2 if at_end else pill.left() + 2
        knob_role = "onAccent" if self.isEnabled() else "disabled"
        fill_round(painter, QRectF(left, pill.top() + 2, knob, knob), knob / 2, knob_role)
        if self.hasFocus():
            outline(painter, QRectF(self.rect()), self.height() / 2, "focus", 2)
        painter.end()
