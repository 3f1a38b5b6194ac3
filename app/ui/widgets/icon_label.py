"""An icon in a layout, that follows the theme."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui.look.icons import exact_pixmap
from app.ui.look.type_scale import px


class IconLabel(QWidget):
    """One drawing of the icon set at ``size`` design pixels; decoration, so readers pass it by."""

    def __init__(
        self, icon_name: str, role: str = "text2", size: int = 16, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._icon = icon_name
        self._role = role
        self._size = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_icon(self, icon_name: str, role: str = "") -> None:
        """Show another drawing, in another role when it is given; no name shows nothing."""
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
