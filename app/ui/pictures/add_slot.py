"""The slot in which new pictures are dropped, pasted or chosen."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from app.ui.look.icons import pixmap
from app.ui.look.paint import CENTER, elide, outline, paint_text
from app.ui.look.theme import color
from app.ui.look.type_scale import px
from app.ui.pictures.slot import SIDE


class AddSlot(QAbstractButton):
    """A dashed square; a click or Enter chooses files."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._waiting = False
        self.setObjectName("picture_add")
        self.setAccessibleName(self.tr("Add pictures: drop, paste or choose"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFixedSize(px(SIDE), px(SIDE))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_waiting(self, waiting: bool) -> None:
        """Highlight the slot while something that can be dropped here is being dragged."""
        self._waiting = waiting
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a picture."""
        return QSize(px(SIDE), px(SIDE))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the dashes, the icon and the text."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
        painter.setBrush(color("accentTint" if self._waiting else "sunken"))
        pen = QPen(color("accent" if self._waiting else "control"), 1.5)
        pen.setDashPattern([3.0, 2.5])
        painter.setPen(pen)
        painter.drawRoundedRect(whole, px(8), px(8))
        side = px(18)
        icon = pixmap("upload", "text2", 18, self.devicePixelRatioF())
        painter.drawPixmap((self.width() - side) // 2, px(14), icon)
        lines = (self.tr("Drop, paste"), self.tr("or choose"))
        for place, line in enumerate(lines):
            rect = QRect(px(3), px(39) + place * px(15), self.width() - px(6), px(15))
            shown = elide(line, "caption", rect.width())
            paint_text(painter, rect, shown, use="caption", role="text2", align=CENTER)
        if self.hasFocus():
            outline(painter, QRectF(self.rect()), px(8), "focus", 2)
        painter.end()
