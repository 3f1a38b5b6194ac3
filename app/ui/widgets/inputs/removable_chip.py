"""A token: a filter or one of several values as a small tinted block that can be removed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from app.ui.look import theme
from app.ui.look.icons import exact_pixmap
from app.ui.look.paint import elide, fill_round, outline, paint_text
from app.ui.look.text import one_line, plain_tooltip
from app.ui.look.type_scale import metrics, px

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent

_MOST = 220
"""The maximum width of a value, in design pixels."""


class ValueToken(QAbstractButton):
    """A button with ``field`` in secondary text, ``value`` in the accent colour, and a cross.

    ``clicked`` (Enter, Space or a click on the text) requests its editor; ``removed`` is emitted
    for the cross, Delete and Backspace.
    """

    removed = Signal()

    def __init__(
        self,
        value: str,
        field: str = "",
        parent: QWidget | None = None,
        *,
        removable: bool = True,
        name: str = "",
    ) -> None:
        super().__init__(parent)
        self._value = one_line(value)
        self._field = one_line(field)
        self._removable = removable
        self._on_cross = False
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        whole = f"{self._field} {self._value}".strip()
        self.setAccessibleName(whole)
        self.setAccessibleDescription(self.tr("Delete removes it") if removable else "")
        plain_tooltip(self, whole if self._is_cut() else "")

    def set_removable(self, removable: bool) -> None:
        """Show or hide the cross."""
        self._removable = removable
        self.updateGeometry()
        self.update()

    def _cross(self) -> QRect:
        side = px(22)
        left = 0 if self.isRightToLeft() else self.width() - side
        return QRect(left, 0, side, self.height())

    def _is_cut(self) -> bool:
        return metrics("label_strong").horizontalAdvance(self._value) > px(_MOST)

    def _widths(self) -> tuple[int, int]:
        strong, plain = metrics("label_strong"), metrics("label")
        field = round(plain.horizontalAdvance(self._field)) + px(4) if self._field else 0
        return field, min(px(_MOST), round(strong.horizontalAdvance(self._value)) + 1)

    def sizeHint(self) -> QSize:
        """Return the size of the token's text."""
        end = px(23) if self._removable else px(8)
        return QSize(sum(self._widths()) + px(8) + end, px(24))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the background, the text, the cross and the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        fill_round(painter, whole, px(6), "accentTint" if self.isEnabled() else "neutralTint")
        if theme.current().contrast:
            outline(painter, whole, px(6), "accentText")
        field, value = self._widths()
        left = px(8)
        if self.isRightToLeft():
            left = self.width() - left - field - value
            field_at, value_at = left + value + px(4), left
        else:
            field_at, value_at = left, left + field
        place = QRect(field_at, 0, field, self.height())
        paint_text(painter, place, self._field, use="label", role="text2")
        place = QRect(value_at, 0, value, self.height())
        role = "accentText" if self.isEnabled() else "text3"
        shown = elide(self._value, "label_strong", value)
        paint_text(painter, place, shown, use="label_strong", role=role)
        if self._removable:
            side = px(12)
            cross_role = "text" if self._on_cross else role
            drawing = exact_pixmap("x", cross_role, side, self.devicePixelRatio())
            start = self._cross().center().x() - side // 2
            painter.drawPixmap(start, (self.height() - side) // 2, drawing)
        if self.hasFocus():
            outline(painter, whole, px(6), "focus", 2)
        painter.end()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Darken the cross under the pointer."""
        on_cross = self._removable and self._cross().contains(event.position().toPoint())
        if on_cross != self._on_cross:
            self._on_cross = on_cross
            self.update()
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Remove the token on a click on the cross; elsewhere, click like a button."""
        if self._removable and self._cross().contains(event.position().toPoint()):
            self.setDown(False)
            self.removed.emit()
            return
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remove the token on Delete or Backspace, request its editor on Enter."""
        if self._removable and event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)
