"""Toasts: short messages over the corner of a window, with at most one action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from shiboken6 import isValid

from app.ui.look.announcement import announce
from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px
from app.ui.widgets.focus_changes import follow_focus
from app.ui.widgets.icon_label import IconLabel
from app.ui.widgets.inputs.buttons import IconButton, LinkButton
from app.ui.widgets.parts import make_parts

if TYPE_CHECKING:
    from PySide6.QtGui import QEnterEvent

# The time after which a toast closes by itself, in milliseconds.
STAYS: Final = 8_000
# The maximum number of toasts; the oldest is closed if there are more.
_MOST: Final = 3

_ICONS: Final = {
    "ok": ("check-circle", "ok"),
    "bad": ("alert-circle", "bad"),
    "warn": ("alert", "warn"),
    "info": ("info", "accentText"),
}


class Toast(QFrame):
    """A message with an icon, one sentence, at most one action and a close button.

    It closes after ``STAYS`` milliseconds unless the pointer or the focus is on it, or, if it
    ``stays``, when its creator calls ``finish``. Esc closes it and returns the focus to where it
    was. ``acted`` is emitted for the action, ``dismissed`` for the close button or Esc, and
    ``closed`` in every case.
    """

    acted = Signal()
    dismissed = Signal()
    closed = Signal()
    about = ""

    def __init__(
        self,
        tone: str,
        text: str,
        action: str = "",
        parent: QWidget | None = None,
        *,
        stays: bool = False,
    ) -> None:
        super().__init__(parent)
        self._over, self._stays = False, stays
        self.setObjectName("toast")
        self.setProperty("kind", "raised")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(text)
        self._came_from: QWidget | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(px(13), px(6), px(8), px(6))
        row.setSpacing(px(8))
        icon_name, role = _ICONS[tone]
        row.addWidget(IconLabel(icon_name, role, 16, self))
        row.addWidget(PlainLabel(text, "body_strong", "text", self), 1)
        if action:
            button = LinkButton(action, parent=self, size="small")
            button.clicked.connect(self._act)
            row.addWidget(button)
        cross = IconButton("x", self.tr("Close"), self, size=24)
        cross.clicked.connect(self._dismiss)
        row.addWidget(cross)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(STAYS)
        self._timer.timeout.connect(self.finish)
        follow_focus(self._focus_moved)
        if not stays:
            self._timer.start()

    def finish(self) -> None:
        """Close the toast, and return the focus to where it was."""
        self._timer.stop()
        back = self._came_from
        if self._has_focus() and back is not None and isValid(back) and back.isVisible():
            back.setFocus(Qt.FocusReason.OtherFocusReason)
        self.hide()
        self.closed.emit()
        self.deleteLater()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Stay open under the pointer."""
        super().enterEvent(event)
        self._over = True
        self._timer.stop()

    def leaveEvent(self, event: QEvent) -> None:
        """Restart the time-out."""
        super().leaveEvent(event)
        self._over = False
        self._focus_moved()

    def event(self, event: QEvent) -> bool:
        """Handle Esc before the window does."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            if event.type() == QEvent.Type.KeyPress:
                self._dismiss()
            event.accept()
            return True
        return super().event(event)

    def _has_focus(self) -> bool:
        focused = QApplication.focusWidget()
        return focused is not None and self.isAncestorOf(focused)

    def _focus_moved(self, old: QWidget | None = None, _now: QWidget | None = None) -> None:
        if old is not None and not self.isAncestorOf(old) and self._has_focus():
            self._came_from = old
        if self._over or self._has_focus():
            self._timer.stop()
        elif self.isVisible() and not self._stays and not self._timer.isActive():
            self._timer.start()

    def _dismiss(self) -> None:
        self.dismissed.emit()
        self.finish()

    def _act(self) -> None:
        self.acted.emit()
        self.finish()


class ToastStack(QWidget):
    """A stack of toasts over the lower corner of ``over``, above the widgets at its bottom."""

    def __init__(self, over: QWidget, *, above: int = 40) -> None:
        super().__init__(over)
        self._above = above
        self._shown: list[Toast] = []
        self.setObjectName("toasts")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(8))
        over.installEventFilter(self)
        make_parts(self)
        self.hide()

    def add(
        self, tone: str, text: str, action: str = "", *, about: str = "", stays: bool = False
    ) -> Toast:
        """Show a toast and return it; connect its ``acted`` if it has an ``action``.

        An earlier toast ``about`` the same listing is closed, as it is outdated. One that ``stays``
        is closed by its ``finish``.
        """
        for older in [one for one in self._shown if about and one.about == about]:
            older.finish()
        while len(self._shown) >= _MOST:
            self._shown[0].finish()
        toast = Toast(tone, text, action, self, stays=stays)
        toast.about = about
        toast.closed.connect(lambda: self._went(toast))
        self._shown.append(toast)
        self._column.addWidget(toast)
        toast.show()
        # Placed before it is visible: shown in the corner first, it could be under the pointer
        # there.
        self._place()
        self.show()
        self._place()
        announce(toast, text, action, urgent=tone == "bad")
        return toast

    def _went(self, toast: Toast) -> None:
        if toast not in self._shown:
            return
        self._shown.remove(toast)
        self._column.removeWidget(toast)
        self.setVisible(bool(self._shown))
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the stack in the corner."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        """Place the toasts once their text is laid out, when their size is known."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return done

    def _place(self) -> None:
        over = self.parentWidget()
        if over is None or not self._shown:
            return
        width = min(max(self.sizeHint().width(), px(320)), over.width() - 2 * px(16))
        height = self.sizeHint().height()
        right = self.layoutDirection() == Qt.LayoutDirection.LeftToRight
        left = over.width() - width - px(16) if right else px(16)
        self.setGeometry(left, over.height() - height - px(self._above) - px(16), width, height)
        self.raise_()
