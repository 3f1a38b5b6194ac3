"""Pausing and resuming all sending, and cancelling queued rows."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from app.engine.events import (
    Connected,
    Event,
    NoticeRaised,
    OutboxChanged,
    SendingHeld,
    Synced,
)
from app.engine.notices import NoticeError
from app.engine.outbox.outbox import OutboxState
from app.tasks import Overlap
from app.ui.look.translation import Words
from app.ui.look.window_locale import with_count

if TYPE_CHECKING:
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.texts.form_context import FormContext
    from app.ui.widgets.display.progress import JobLine
    from app.ui.widgets.display.toast import ToastStack
    from app.ui.window.sending_line import SendingLine

HoldWords: Final = Words("HoldWords")
_SOON: Final = 0.3


class Holding:
    """The handler of the pause buttons in the job line and the outbox.

    ``shown`` is called with whether sending is paused.
    """

    def __init__(
        self,
        session: Session,
        scope: TaskScope,
        line: SendingLine,
        job: JobLine,
        toasts: ToastStack,
        context: Callable[[], FormContext],
    ) -> None:
        self._session, self._scope, self._line = session, scope, line
        self._toasts, self._context = toasts, context
        self.paused = False
        self.shown: Callable[[bool], object] = lambda paused: None
        line.allow_pause()
        job.pause_requested.connect(lambda: self.hold(True))
        job.resume_requested.connect(lambda: self.hold(False))
        job.cancel_requested.connect(self._take_all_back)
        self.ask()

    def on_event(self, event: Event) -> None:
        """Check again whether sending is paused, because another window may have changed it."""
        match event:
            case Connected() | Synced():
                self.ask()
            case OutboxChanged() if self.paused:
                # A row may have been cancelled: while nothing is sent, no event has the number of
                # queued rows.
                self._start(self._read_soon, "outbox held soon", Overlap.SKIP)

    def hold(self, paused: bool) -> None:
        """Pause or resume sending; this also holds after a restart."""
        self._start(partial(self._hold, paused), "outbox hold")

    def ask(self) -> None:
        """Check whether sending is paused, because a command may have paused it."""
        self._start(self._read, "outbox held")

    def _start(
        self, work: Callable[[], Awaitable[None]], key: str, overlap: Overlap = Overlap.QUEUE
    ) -> None:
        self._scope.start(self._guarded(work), key=key, overlap=overlap)

    async def _guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        # Called here and not earlier, so that work which a closing window drops is not started at
        # all.
        try:
            await work()
        except NoticeError as error:
            self._session.events.publish(NoticeRaised(error.notice))

    async def _hold(self, paused: bool) -> None:
        await self._session.outbox.set_paused(paused)
        await self._read()

    async def _read_soon(self) -> None:
        """Read the state once after a delay, for all rows that change until then."""
        await asyncio.sleep(_SOON)
        await self._read()

    async def _read(self) -> None:
        before = self.paused
        self.paused = await self._session.outbox.read(lambda store: store.is_paused())
        if self.paused != before:
            self._session.events.publish(SendingHeld(self.paused))
        counts = await self._session.outbox.read(lambda store: store.counts())
        if self.paused:
            # While nothing is sent, no event reports how many rows wait.
            self._line.show_progress(counts.get(OutboxState.QUEUED, 0), 0)
        self._line.show_paused(self.paused)
        self.shown(self.paused)

    def _take_all_back(self) -> None:
        self._start(self._cancel_waiting, "outbox cancel all")

    async def _cancel_waiting(self) -> None:
        """Cancel the queued rows; typed edits become drafts again."""
        taken = await self._session.outbox.withdraw_all_queued()
        await self._read()
        words = HoldWords.tr("%n changes taken back", "", taken)
        self._toasts.add("ok", with_count(words, taken, self._context().locale))
