"""The job line of the status bar during sending: progress, speed and remaining time."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.ui.texts.pace_text import pace_text

if TYPE_CHECKING:
    from collections.abc import Callable
    from decimal import Decimal

    from app.ui.window.status_bar import StatusBar

# Before that, a rate is meaningless.
_LEAST_SECONDS = 2.0


class SendingLine(QObject):
    """A display of ``SendProgress`` in the status bar.

    A round begins with the first waiting row and ends when no row waits; its length grows when rows
    are added. ``number`` formats counts. The buttons appear once sending can be held
    (``allow_pause``).
    """

    def __init__(
        self,
        status: StatusBar,
        number: Callable[[int | Decimal], str],
        *,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(status)
        self._status, self._number, self._clock = status, number, clock
        self._open = self._total = 0
        self._began = 0.0
        self._paused = self._can_pause = False

    def allow_pause(self) -> None:
        """Show the buttons from now on, as they are connected."""
        self._can_pause = True

    def show_paused(self, paused: bool) -> None:
        """Show whether sending is on hold."""
        if paused != self._paused:
            self._paused = paused
            self._restart()
            self.show_again()

    def show_progress(self, waiting: int, sending: int) -> None:
        """Show how many rows are waiting and how many are being sent."""
        before, self._open = self._open, waiting + sending
        if not self._open:
            self._total = 0
            self._status.hide_job()
            return
        if not before:
            self._restart()
        elif self._open > before:
            self._total += self._open - before
        self.show_again()

    def _restart(self) -> None:
        self._total = self._open
        self._began = self._clock()

    def show_again(self) -> None:
        """Show the line again after another job used it."""
        if not self._open:
            return
        done = self._total - self._open
        number = self._number
        if self._paused:
            words = self.tr("On hold: %n changes waiting", "", self._open)
            what = words.replace(str(self._open), number(self._open), 1)
        elif done:
            what = self.tr("Sending {done} of {total}").format(
                done=number(done), total=number(self._total)
            )
        else:
            words = self.tr("Sending %n changes", "", self._open)
            what = words.replace(str(self._open), number(self._open), 1)
        self._status.show_job(
            what,
            done / self._total if done or self._paused else None,
            "" if self._paused else self._rest(done),
            "send",
            state="paused" if self._paused else "running",
            buttons=self._can_pause,
        )

    def _rest(self, done: int) -> str:
        seconds = self._clock() - self._began
        if not done or seconds < _LEAST_SECONDS:
            return ""
        return pace_text(done, self._open, seconds, self._number)
