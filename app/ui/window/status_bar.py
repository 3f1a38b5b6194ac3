"""The status bar: connection, freshness, selection, and the running job."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from app.ui.look import theme
from app.ui.look.announcement import announce
from app.ui.look.text import ElidedLabel, PlainLabel
from app.ui.look.type_scale import px
from app.ui.widgets.card import Divider
from app.ui.widgets.display.progress import JobLine
from app.ui.widgets.dot import Dot
from app.ui.widgets.inputs.buttons import IconButton
from app.ui.widgets.parts import make_parts

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QPaintEvent

CONNECTED: Final = "okBar"
WAITING: Final = "warnBar"
OFFLINE: Final = "control"
REFUSED: Final = "badBar"


class StatusBar(QFrame):
    """The line at the bottom of the window; all texts are set by the window.

    A running job is shown with its progress; its buttons appear only if they are connected.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("status_bar")
        self.setAccessibleName(self.tr("Status"))
        self._dot = Dot(OFFLINE, self)
        self._state = PlainLabel("", "label_strong", "text", self)
        self._state.setObjectName("status_connection")
        self._connection, self._waiting = (OFFLINE, ""), ""
        self._fresh = PlainLabel("", "label", "text2", self)
        self._fresh.setObjectName("status_listings")
        self._receipt = IconButton(
            "list", self.tr("Summary of the last sync"), self, size=24, name="status_receipt"
        )
        self._receipt.hide()
        self._rule = Divider(self, upright=True)
        self._rule.setFixedHeight(px(16))
        self._selection = ElidedLabel("", "label", "text2", self)
        self._selection.setObjectName("status_selection")
        self.job = JobLine(self)
        self.job.hide()
        self._narrow = False
        self._rule.hide()
        make_parts(self)
        line = QHBoxLayout(self)
        line.setContentsMargins(px(12), 1, px(12), 0)
        line.setSpacing(px(8))
        for widget in (self._dot, self._state, self._fresh, self._receipt, self._rule):
            line.addWidget(widget)
        line.addWidget(self._selection, 1)
        line.addWidget(self.job)

    def set_narrow(self, narrow: bool) -> None:
        """Hide rate and remaining time in a narrow window."""
        self._narrow = narrow
        self.job.set_rest_shown(not narrow)

    def show_connection(self, role: str, words: str) -> None:
        """Show the state of the connection; ``role`` is one of the constants above."""
        self._connection = role, words
        self._show_state()

    def show_waiting(self, words: str) -> None:
        """Show that an answer is awaited while connected; an empty text once it has come."""
        self._waiting = words
        self._show_state()

    def _show_state(self) -> None:
        role, words = self._connection
        if self._waiting and role == CONNECTED:
            role, words = WAITING, self._waiting
        self._dot.set_role(role)
        if words != self._state.text():
            self._state.setText(words)
            announce(self._state, words)

    def show_freshness(self, words: str) -> None:
        """Show the number of listings and the age of the data."""
        self._fresh.setText(words)

    def show_receipt(self, action: QAction) -> None:
        """Add a button for ``action``, which shows the result of the last sync."""
        if self._receipt.isHidden():
            self._receipt.clicked.connect(action.trigger)
            self._receipt.show()

    def show_selection(self, words: str) -> None:
        """Show what is selected; an empty text shows nothing."""
        self._selection.setText(words)
        self._rule.setVisible(bool(words))

    def show_job(
        self,
        what: str,
        share: float | None,
        rest: str,
        icon_name: str,
        *,
        state: str = "running",
        buttons: bool = False,
    ) -> None:
        """Show a job; ``share`` is ``None`` while its length is unknown.

        ``buttons`` shows those that hold and cancel the job.
        """
        self.job.show_job(
            what,
            share,
            rest,
            icon_name=icon_name,
            state=state,
            can_pause=buttons,
            can_cancel=buttons,
        )
        self.job.set_rest_shown(not self._narrow)
        self.job.show()

    def hide_job(self) -> None:
        """Hide the line of the job once it has ended."""
        self.job.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the window's background and the line above."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.color("window"))
        painter.fillRect(0, 0, self.width(), 1, theme.color("border"))
