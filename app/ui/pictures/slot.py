"""One picture of the strip, painted with its state."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from app.ui.look.icons import pixmap
from app.ui.look.paint import (
    CENTER,
    ChipStyle,
    chip_height,
    chip_width,
    fill_round,
    outline,
    paint_bar,
    paint_chip,
    paint_text,
    paint_thumbnail,
)
from app.ui.look.theme import color
from app.ui.look.type_scale import px

SIDE = 82
_CROSS = 24
_MENU_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Menu)


class SlotState(NamedTuple):
    """The state of a slot.

    ``number`` counts from 1 (0: not part of the listing yet); ``share`` is the progress from 0 to
    1, ``-1`` while it is indeterminate and ``None`` without an operation; ``problem`` is the short
    text on a red slot; ``label`` is for screen readers.
    """

    key: str
    number: int = 0
    share: float | None = None
    problem: str = ""
    label: str = ""


class PictureSlot(QWidget):
    """One picture; it can be focused, dragged, moved by keys and removed."""

    focused = Signal(str)
    removed = Signal(str)
    moved = Signal(str, object)
    stepped = Signal(str, object)
    to_front = Signal(str)
    menu_requested = Signal(str, QPoint)
    dragged = Signal(str, QPoint)
    dropped = Signal(str, QPoint)

    def __init__(self, state: SlotState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.state = state
        self._image: QPixmap | None = None
        self._hovered = False
        self._pressed: QPoint | None = None
        self._dragging = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFixedSize(px(SIDE), px(SIDE))
        self.set_state(state)

    def set_state(self, state: SlotState) -> None:
        """Set the state."""
        self.state = state
        self.setObjectName(f"picture_{state.key}")
        self.setAccessibleName(state.label)
        self.setAccessibleDescription(
            self.tr("Ctrl and the arrow keys move it, Delete removes it") if state.number else ""
        )
        self.update()

    def set_image(self, image: QImage | None) -> None:
        """Show ``image``."""
        self._image = None if image is None else QPixmap.fromImage(image)
        self.update()

    def sizeHint(self) -> QSize:
        """Return a square size that scales with the font."""
        return QSize(px(SIDE), px(SIDE))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the picture, its number, its state and its outline."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        busy = self.state.share is not None
        paint_thumbnail(painter, self.rect(), self._image, paler=busy)
        if self._image is None and not busy:
            drawn = pixmap("image", "disabled", 24, self.devicePixelRatioF())
            side = px(24)
            painter.drawPixmap((self.width() - side) // 2, (self.height() - side) // 2, drawn)
        if busy:
            self._paint_progress(painter)
        elif self.state.number:
            self._paint_number(painter)
        self._paint_words(painter)
        if self._hovered or self.hasFocus():
            self._paint_cross(painter)
        self._paint_outline(painter)
        painter.end()

    def _paint_number(self, painter: QPainter) -> None:
        spot = QRect(px(5), px(5), px(19), px(19))
        background = QColor("black")
        background.setAlphaF(0.62)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(background)
        painter.drawEllipse(spot)
        paint_text(painter, spot, str(self.state.number), use="key", role="onAccent", align=CENTER)

    def _paint_progress(self, painter: QPainter) -> None:
        share = self.state.share or 0.0
        bar = QRect(px(12), self.height() // 2 - px(3), self.width() - px(24), px(6))
        paint_bar(painter, bar, 0.5 if share < 0 else share, "accent")
        words = self.tr("{n} %").format(n=round(share * 100))
        if share < 0:
            # A picture of the listing was checked before, so it is being sent now.
            words = self.tr("Sending") if self.state.number else self.tr("Checking")
        below = QRect(0, bar.bottom() + px(4), self.width(), px(16))
        paint_text(painter, below, words, use="label_strong", align=CENTER)

    def _paint_words(self, painter: QPainter) -> None:
        chip = None
        if self.state.problem:
            chip = ChipStyle("bad", "alert-circle", self.state.problem)
        elif self.state.number == 1 and self.state.share is None:
            chip = ChipStyle("info", "star", self.tr("Cover"))
        if chip is not None:
            left = min(px(6), max(0, self.width() - chip_width(chip) - px(4)))
            top = self.height() - chip_height() - px(5)
            painter.setClipRect(self.rect().adjusted(px(3), 0, -px(3), 0))
            paint_chip(painter, QRect(left, top, self.width() - px(8), chip_height()), chip)
            painter.setClipping(False)

    def _paint_cross(self, painter: QPainter) -> None:
        spot = self._cross()
        fill_round(painter, QRectF(spot.adjusted(2, 2, -2, -2)), px(6), "raised")
        outline(painter, QRectF(spot.adjusted(2, 2, -2, -2)), px(6), "border")
        drawn = pixmap("x", "text", 14, self.devicePixelRatioF())
        side = px(14)
        painter.drawPixmap(
            spot.center().x() - side // 2 + 1, spot.center().y() - side // 2 + 1, drawn
        )

    def _paint_outline(self, painter: QPainter) -> None:
        rect = QRectF(self.rect())
        if self.hasFocus():
            outline(painter, rect, px(8), "focus", 2)
            inner = QRectF(self.rect().adjusted(2, 2, -2, -2))
            outline(painter, inner, px(7), "surface")
        elif self.state.problem:
            outline(painter, rect, px(8), "badBar", 2)
        elif self.state.number == 1 and self.state.share is None:
            outline(painter, rect, px(8), "accent", 2)
        if self._dragging:
            shade = QColor(color("surface"))
            shade.setAlphaF(0.5)
            painter.fillRect(self.rect(), shade)

    def _cross(self) -> QRect:
        side = px(_CROSS)
        left = 0 if self.isRightToLeft() else self.width() - side
        return QRect(left, 0, side, side)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the focus with arrows, the picture with Ctrl; remove it with Delete.

        Ctrl works with an arrow or Home.
        """
        control = bool(
            event.modifiers()
            & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        )
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Down: 1,
        }
        step = steps.get(Qt.Key(event.key()), 0)
        if step and self.isRightToLeft():
            step = -step
        if step:
            (self.moved if control else self.stepped).emit(self.state.key, step)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removed.emit(self.state.key)
        elif event.key() == Qt.Key.Key_Home and control:
            self.to_front.emit(self.state.key)
        elif event.key() in (
            Qt.Key.Key_Return,
            Qt.Key.Key_Enter,
            Qt.Key.Key_Space,
            Qt.Key.Key_Menu,
        ):
            self.menu_requested.emit(self.state.key, self.mapToGlobal(self.rect().center()))
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Request the menu of the actions for the picture."""
        self.menu_requested.emit(self.state.key, event.globalPos())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Record where a drag may start."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()
            self.setFocus(Qt.FocusReason.MouseFocusReason)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Start or continue a drag."""
        where = event.position().toPoint()
        if self._pressed is None or not self.state.number:
            return
        far = (where - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        if self._dragging or far:
            self._dragging = True
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.dragged.emit(self.state.key, self.mapToParent(where))
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag, or remove the picture on a click on its cross."""
        where, pressed = event.position().toPoint(), self._pressed
        self._pressed = None
        self.unsetCursor()
        if self._dragging:
            self._dragging = False
            self.update()
            self.dropped.emit(self.state.key, self.mapToParent(where))
        elif (
            pressed is not None
            and self._cross().contains(pressed)
            and self._cross().contains(where)
        ):
            self.removed.emit(self.state.key)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Report that this is the current picture."""
        super().focusInEvent(event)
        self.focused.emit(self.state.key)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show the cross."""
        self._hovered = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Hide the cross."""
        self._hovered = False
        self.update()
        super().leaveEvent(event)
