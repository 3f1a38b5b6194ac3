"""The picture of a listing in the inspector, or a plain tile if there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui.look import icons, theme
from app.ui.look.paint import CENTER, outline, paint_text
from app.ui.look.type_scale import metrics, px

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class PictureFrame(QWidget):
    """A complete picture on a matching background; ``label`` is a small note ("1 / 6")."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("inspector_picture")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._picture: QPixmap | None = None
        self._background = theme.color("hover2")
        self._label = ""

    def sizeHint(self) -> QSize:
        """Return a size of height 132."""
        return QSize(px(280), px(132))

    def show_picture(self, picture: QPixmap | None, label: str) -> None:
        """Show ``picture`` on the colour of its corner.

        So a photo on white has no visible edge.
        """
        self._label = label
        self._picture = picture
        if picture is not None:
            self._background = picture.toImage().pixelColor(1, 1)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw background, picture, outline and note."""
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        whole = QRectF(self.rect())
        path = QPainterPath()
        path.addRoundedRect(whole, px(8), px(8))
        painter.fillPath(
            path, self._background if self._picture is not None else theme.color("hover2")
        )
        if self._picture is not None:
            painter.setClipPath(path)
            size = self._picture.size().scaled(
                self.size() * 1.0, Qt.AspectRatioMode.KeepAspectRatio
            )
            place = QRect(
                (self.width() - size.width()) // 2,
                (self.height() - size.height()) // 2,
                size.width(),
                size.height(),
            )
            painter.drawPixmap(place, self._picture)
            if theme.current().dark:
                # A photo on white would be the brightest part of a dark window.
                painter.fillPath(path, QColor(0, 0, 0, 34))
            painter.setClipping(False)
        else:
            side = px(24)
            drawn = icons.exact_pixmap("image", "disabled", side, self.devicePixelRatioF())
            painter.drawPixmap((self.width() - side) // 2, (self.height() - side) // 2, drawn)
        outline(painter, whole, px(8), "border")
        if self._label:
            wide = round(metrics("label_strong").horizontalAdvance(self._label)) + px(16)
            note = QRect(self.width() - wide - px(8), self.height() - px(28), wide, px(20))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("text"))
            painter.setOpacity(0.75)
            painter.drawRoundedRect(QRectF(note), px(10), px(10))
            painter.setOpacity(1.0)
            paint_text(painter, note, self._label, use="label_strong", role="surface", align=CENTER)
