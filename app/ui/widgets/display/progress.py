"""Progress widgets: a round bar, and the line of a long job."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from app.ui.look.paint import fill_round
from app.ui.look.text import ElidedLabel, PlainLabel
from app.ui.look.theme import color
from app.ui.look.type_scale import px
from app.ui.widgets import motion
from app.ui.widgets.icon_label import IconLabel
from app.ui.widgets.inputs.buttons import IconButton

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QShowEvent

_FRAME: Final = 33
# The width of the moving part of a bar of unknown length, as a share.
_BUSY_SHARE: Final = 0.35

# State of a job -> role of its bar.
_BARS: Final = {"running": "accent", "paused": "control", "failed": "badBar", "done": "okBar"}


class ProgressBar(QWidget):
    """A bar of height 6 in design pixels; ``None`` as share means a job of unknown length."""

    def __init__(self, parent: QWidget | None = None, *, name: str = "") -> None:
        super().__init__(parent)
        self._share: float | None = 0.0
        self._role = "accent"
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(_FRAME)
        self._timer.timeout.connect(self.update)
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def share(self) -> float | None:
        """Return the share that is done, from 0 to 1; ``None`` if unknown."""
        return self._share

    def set_share(self, share: float | None, role: str = "accent") -> None:
        """Show the share that is done, in the colour of ``role``."""
        self._share = None if share is None else max(0.0, min(1.0, share))
        self._role = role
        self._move_or_rest()
        self.update()

    def sizeHint(self) -> QSize:
        """Return a thin line."""
        return QSize(px(140), px(6))

    def minimumSizeHint(self) -> QSize:
        """Return a short thin line."""
        return QSize(px(40), px(6))

    def showEvent(self, event: QShowEvent) -> None:
        """Start the animation while the bar is visible."""
        super().showEvent(event)
        self._move_or_rest()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the animation while the bar is hidden."""
        super().hideEvent(event)
        self._timer.stop()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the bar."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = px(6)
        whole = QRect(0, (self.height() - height) // 2, self.width(), height)
        fill_round(painter, QRectF(whole), height / 2, "track")
        left, width = self._filled(whole.width())
        if width > 0:
            # Clipped to the bar, so that a short part has the same round end.
            path = QPainterPath()
            path.addRoundedRect(QRectF(whole), height / 2, height / 2)
            painter.setClipPath(path)
            part = QRectF(whole.x() + left, whole.y(), width, height)
            if self.isRightToLeft():
                part.moveLeft(whole.right() + 1 - left - width)
            fill_round(painter, part, height / 2, self._role)
        painter.end()

    def _filled(self, width: int) -> tuple[float, float]:
        if self._share is not None:
            return 0.0, max(float(px(6)), width * self._share) if self._share else 0.0
        if not self._timer.isActive():
            # Without animation it is half filled; the text beside it shows that the length is
            # unknown.
            return 0.0, width / 2
        passed = (self._clock.elapsed() % motion.BUSY) / motion.BUSY
        return width * (passed * (1 + _BUSY_SHARE) - _BUSY_SHARE), width * _BUSY_SHARE

    def _move_or_rest(self) -> None:
        if self._share is None and self.isVisible() and motion.is_animated():
            if not self._timer.isActive():
                self._clock.start()
                self._timer.start()
        else:
            self._timer.stop()


class JobLine(QWidget):
    """The line of a long job: name, progress, speed, time left, pause and cancel.

    In a status bar everything is in one row; ``stacked`` puts the bar below the text. It does not
    block the window.
    """

    pause_requested = Signal()
    resume_requested = Signal()
    cancel_requested = Signal()
    retry_requested = Signal()

    def __init__(
        self, parent: QWidget | None = None, *, stacked: bool = False, name: str = "status_progress"
    ) -> None:
        super().__init__(parent)
        self._state = "running"
        self.setObjectName(name)
        self._icon = IconLabel("send", "accentText", 14, self)
        self._what = ElidedLabel("", "label_strong", "text", self)
        self._rest = PlainLabel("", "label", "text2", self)
        self.bar = ProgressBar(self)
        self.hold = IconButton("pause", self.tr("Pause"), self, size=24)
        self.cancel = IconButton("x", self.tr("Cancel"), self, size=24)
        self.hold.clicked.connect(self._hold_clicked)
        self.cancel.clicked.connect(self.cancel_requested)
        if stacked:
            self._stack()
        else:
            self._line_up()

    def _line_up(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(8))
        self.bar.setFixedWidth(px(140))
        for widget in (self._icon, self._what, self.bar, self._rest, self.hold, self.cancel):
            row.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def _stack(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(px(6))
        grid.setVerticalSpacing(px(4))
        for at, widget in enumerate((self._icon, self._what, self._rest, self.hold, self.cancel)):
            grid.addWidget(widget, 0, at, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(self.bar, 1, 0, 1, 5)
        grid.setColumnStretch(1, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_job(
        self,
        what: str,
        share: float | None,
        rest: str = "",
        *,
        icon_name: str = "send",
        state: str = "running",
        can_pause: bool = True,
        can_cancel: bool = True,
    ) -> None:
        """Show a job; ``rest`` is the speed and the time left.

        ``state`` is running, paused, failed or done. Raise ``KeyError`` for another state.
        """
        self._state = state
        self.bar.set_share(share, _BARS[state])
        shown = {"paused": ("pause", "text2"), "failed": ("alert-circle", "bad")}
        name, role = shown.get(state, (icon_name, "accentText"))
        self._icon.set_icon(name, role)
        self._what.setText(what)
        self._rest.setText(rest)
        self._rest.setVisible(bool(rest))
        act, words = {
            "paused": ("play", self.tr("Continue")),
            "failed": ("sync", self.tr("Try again")),
        }.get(state, ("pause", self.tr("Pause")))
        self.hold.set_icon(act)
        self.hold.set_tooltip(words)
        self.hold.setVisible(can_pause and state != "done")
        self.cancel.setVisible(can_cancel)
        self.setAccessibleName(f"{what}, {rest}" if rest else what)

    def set_rest_shown(self, shown: bool) -> None:
        """Show or hide speed and time left: a narrow window hides them."""
        self._rest.setVisible(shown and bool(self._rest.text()))

    def _hold_clicked(self) -> None:
        match self._state:
            case "paused":
                self.resume_requested.emit()
            case "failed":
                self.retry_requested.emit()
            case _:
                self.pause_requested.emit()


class StateBar(QWidget):
    """A bar of shares of a whole, for example of the states in a selection."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts: tuple[tuple[float, str], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_parts(self, parts: tuple[tuple[float, str], ...]) -> None:
        """Set the parts as ``(amount, role)``; they are one pixel apart."""
        self._parts = parts
        self.update()

    def sizeHint(self) -> QSize:
        """Return a thin line."""
        return QSize(px(200), px(8))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the parts inside one round bar."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addRoundedRect(QRectF(self.rect()), self.height() / 2, self.height() / 2)
        painter.setClipPath(path)
        whole = sum(amount for amount, _role in self._parts) or 1
        left = 0.0
        for amount, role in self._parts:
            width = self.width() * amount / whole
            part = QRectF(left, 0, max(1.0, width - 1), self.height())
            painter.fillRect(part, color(role))
            left += width
        painter.end()
