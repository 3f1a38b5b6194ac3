"""Emptying the outbox: one row after the other, waiting when the marketplace cannot be reached."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from app.engine.events import Event, NoticeRaised, SendProgress
from app.engine.sending import Interrupted, Sending
from app.tasks import Overlap, TaskScope
from app.workspace.outbox import OutboxMoved, OutboxState, OutboxStore

if TYPE_CHECKING:
    from app.clock import Clock
    from app.workspace.outbox import OutboxRow

SETTLE_SECONDS = 10.0
"""How long a write whose outcome is unknown may still land before it is looked for."""

LONGEST_WAIT = 60.0
_FIRST_WAIT = 1.0


class Flush:
    """Sends what is queued and settles what is unknown, until nothing is left or it is stopped."""

    def __init__(
        self,
        outbox: OutboxStore,
        sending: Sending,
        *,
        clock: Clock,
        tell: Callable[[Event], None],
        settle_seconds: float = SETTLE_SECONDS,
    ) -> None:
        self._outbox = outbox
        self._sending = sending
        self._clock = clock
        self._tell = tell
        self._settle_seconds = settle_seconds
        self._ending = False
        self._nudge = asyncio.Event()
        self._since: dict[int, float] = {}

    def recover(self, changed: Callable[[OutboxRow], None]) -> None:
        """Make what a crash left on its way ``unknown``, or ``queued`` where nothing had left.

        To be called once, while no other worker can be running.
        """
        for row in self._outbox.in_states((OutboxState.SENDING,)):
            left = "sent" in row.steps or "uploading" in row.steps
            state = OutboxState.UNKNOWN if left else OutboxState.QUEUED
            changed(self._outbox.move(row, state))

    def nudge(self) -> None:
        """There is more to send, or the marketplace may be back: do not wait any longer."""
        self._nudge.set()

    def stop(self) -> None:
        """Take no further row; the one that is on its way is finished."""
        self._ending = True
        self._nudge.set()

    async def run(self) -> None:
        """Work until nothing is queued or unknown, or until waiting does not help."""
        wait, told = _FIRST_WAIT, ""
        while not self._ending:
            try:
                if not await self._step():
                    return
                wait, told = _FIRST_WAIT, ""
            except Interrupted as interrupted:
                # One notice for an outage, however often it is tried.
                if interrupted.notice.code != told:
                    told = interrupted.notice.code
                    self._tell(NoticeRaised(interrupted.notice))
                if interrupted.stop:
                    return
                await self._pause(max(wait, interrupted.wait or 0.0))
                wait = min(wait * 2, LONGEST_WAIT)

    async def _step(self) -> bool:
        """Do one thing; false when there is nothing left to do."""
        self._progress()
        if (row := self._outbox.claim()) is not None:
            self._progress()
            await self._guarded(self._sending.send(row))
            return True
        unknown = self._outbox.in_states((OutboxState.UNKNOWN,))
        if not unknown:
            return False
        now = self._clock.monotonic()
        due = {row.number: self._due(row, now) for row in unknown}
        row = min(unknown, key=lambda row: due[row.number])
        if due[row.number] > now:
            await self._pause(due[row.number] - now)
            return True
        await self._guarded(self._sending.settle(row))
        return True

    def _due(self, row: OutboxRow, now: float) -> float:
        """When a row may be settled: a repeated PUT does no harm, a repeated picture would."""
        if "uploading" not in row.steps:
            return now
        return self._since.setdefault(row.number, now) + self._settle_seconds

    async def _guarded(self, work: Awaitable[OutboxRow]) -> None:
        try:
            await work
        except OutboxMoved:
            # The seller cancelled or retried it in that very moment; it is looked at again.
            return

    async def _pause(self, seconds: float) -> None:
        """Wait, but not longer than until somebody nudges."""
        self._nudge.clear()
        if self._ending:
            return
        async with TaskScope("pause") as scope:
            scope.start(self._wake(seconds), key="wake", overlap=Overlap.SKIP)
            await self._nudge.wait()

    async def _wake(self, seconds: float) -> None:
        await self._clock.sleep(seconds)
        self._nudge.set()

    def _progress(self) -> None:
        waiting = len(self._outbox.in_states((OutboxState.QUEUED, OutboxState.UNKNOWN)))
        sending = len(self._outbox.in_states((OutboxState.SENDING,)))
        self._tell(SendProgress(waiting, sending))
