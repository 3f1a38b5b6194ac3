"""An icon in a layout that follows the theme."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui.look.icons import exact_pixmap
from app.ui.look.type_scale import px


class IconLabel(QWidget):
    """An icon at ``size`` design pixels; decorative, so screen readers ignore it."""

    def __init__(
        self, icon_name: str, role: str = "text2", size: int = 16, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._icon = icon_name
        self._role = role
        self._size = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_icon(self, icon_name: str, role: str = "") -> None:
        """Show another icon, and use ``role`` from now on if given; an empty name shows nothing."""
        self._icon = icon_name
        self._role = role or self._role
        self.update()

    def sizeHint(self) -> QSize:
        """Return a square that grows with the font."""
        return QSize(px(self._size), px(self._size))

    def minimumSizeHint(self) -> QSize:
        """Return the same size as ``sizeHint``."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the icon."""
        if not self._icon:
            return
        painter = QPainter(self)
        role = self._role if self.isEnabled() else "disabled"
        side = px(self._size)
        painter.drawPixmap(
            (self.width() - side) // 2,
            (self.height() - side) // 2,
            exact_pixmap(self._icon, role, side, self.devicePixelRatio()),
        )
        painter.end()
