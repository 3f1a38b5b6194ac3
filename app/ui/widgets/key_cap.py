"""Key caps, which display a shortcut."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui.look.key_caps import CAP_HIGH, cap_texts, caps_width, paint_caps
from app.ui.look.type_scale import px


class KeyCaps(QWidget):
    """The keys of a shortcut, each in a small frame."""

    def __init__(
        self,
        key: QKeySequence | QKeySequence.StandardKey | str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._keys = QKeySequence(key)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("+".join(cap_texts(self._keys)))

    def sizeHint(self) -> QSize:
        """Return the size of all caps in one line."""
        return QSize(caps_width(self._keys), px(CAP_HIGH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the caps."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_caps(painter, 0, self.rect(), self._keys)
        painter.end()
