"""Emptying of the outbox: urgent rows first, with pauses while the marketplace is unreachable."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from app.editing.row_result import RowResult
from app.engine.events import Event, NoticeRaised, SendProgress
from app.engine.notices import Notice
from app.engine.sending.interruption import Interrupted
from app.engine.sending.unanswered_write import adds
from app.tasks import Overlap, TaskScope
from app.workspace.errors import StorageError
from app.workspace.journal.outbox import OutboxMoved, OutboxState, OutboxStore

if TYPE_CHECKING:
    from app.clock import Clock
    from app.engine.sending.creation_search import CreationSearch
    from app.engine.sending.sender import Sender
    from app.workspace.journal.outbox import OutboxRow

_log = logging.getLogger(__name__)

SETTLE_SECONDS = 120.0
"""The number of seconds in which a write with an unknown outcome may still arrive; after that it
counts as not done."""

SENDINGS_AT_ONCE = 64
"""The number of rows in progress at once. It exceeds the number of requests at once, because most
rows wait for the disk and one commit serves all that wait for it."""
LOOKS = (0.0, 2.0, 5.0, 15.0, 30.0, 60.0)
"""The times in seconds at which an update without an answer is looked up, counted from when the
answer was missed. They apply to a settle time of ``SETTLE_SECONDS`` and are scaled for any other.
One more look-up follows at its end."""
LONGEST_WAIT = 60.0
_PUBLISH_EVERY = 0.1
_FIRST_WAIT = 1.0


class Dispatcher:
    """The loop that sends queued rows and settles unknown ones until none is left.

    It can be stopped earlier. Without ``searching``, new listings with an unknown outcome stay as
    they are. Up to ``at_once`` rows are sent at the same time, never two of one listing.
    """

    def __init__(
        self,
        outbox: OutboxStore,
        sending: Sender,
        *,
        clock: Clock,
        publish: Callable[[Event], None],
        searching: CreationSearch | None = None,
        settle_seconds: float = SETTLE_SECONDS,
        at_once: int = 1,
    ) -> None:
        self._outbox = outbox
        self._sending = sending
        self._searching = searching
        self._clock = clock
        self._publish = publish
        self._settle_seconds = settle_seconds
        self._at_once = at_once
        self._ending = False
        self._woken = asyncio.Event()
        self._freed = asyncio.Event()
        self._under_way: set[tuple[int, int]] = set()
        self._failures: list[Exception] = []
        self._published_at = float("-inf")
        self._since: dict[tuple[int, int], float] = {}
        self._own: set[int] = set()
        self._looked_at: dict[tuple[int, int], float] = {}

    def recover(self, changed: Callable[[OutboxRow], None]) -> None:
        """Recover the rows that a crash left in ``sending``.

        They become ``unknown``, or ``queued`` if nothing was sent. Must be called once, while no
        other worker can be running.
        """
        for row in self._outbox.in_states((OutboxState.SENDING,)):
            changed(self._outbox.move(row, _state_left(row)))

    async def _recover_own(self) -> None:
        """Do the same for rows left by an earlier run, for example because the disk was full."""
        writer = self._sending.writer
        for row in await writer.run(lambda: self._outbox.in_states((OutboxState.SENDING,))):
            await writer.move(row, _state_left(row))

    def wake(self) -> None:
        """End the pause: there is more to send, or the marketplace may be reachable again."""
        self._woken.set()

    def stop(self) -> None:
        """Take no more rows; those being sent are finished."""
        self._ending = True
        self._woken.set()

    def close(self) -> None:
        """Wait for the running commit; no row may be in work."""
        self._sending.writer.close()

    async def run(self) -> None:
        """Work until no row is queued or unknown, or until waiting cannot help.

        Raise an error of a row that is neither an answer nor an outage, such as ``StorageError``.
        """
        await self._recover_own()
        wait, reported = _FIRST_WAIT, ""
        while not self._ending:
            try:
                sent = await self._send_queued()
                if not await self._settle_some() and not sent:
                    return
                wait, reported = _FIRST_WAIT, ""
            except Interrupted as interrupted:
                # One notice per outage, regardless of the number of attempts.
                if interrupted.notice.code != reported:
                    reported = interrupted.notice.code
                    self._publish(NoticeRaised(interrupted.notice))
                if interrupted.stop:
                    return
                await self._pause(max(wait, interrupted.wait or 0.0))
                wait = min(wait * 2, LONGEST_WAIT)

    async def _send_queued(self) -> int:
        """Send until no row is left and return their number; raise the first failure."""
        sent = 0
        self._failures.clear()
        self._freed.clear()
        async with TaskScope("sending", on_failure=self._note_failure) as scope:
            while True:
                rows = await self._claim()
                await self._progress()
                for row in rows:
                    self._own.add(row.number)
                    self._under_way.add((row.number, row.attempts))
                    sent += 1
                    work = self._carry_out(self._sending.send, row)
                    scope.start(work, key=str(row.number), overlap=Overlap.QUEUE, finish=True)
                if not self._under_way:
                    break
                await self._freed.wait()
                self._freed.clear()
        if self._failures:
            raise self._failures[0]
        return sent

    async def _claim(self) -> list[OutboxRow]:
        """Claim several rows in one commit; return none if the loop is to end."""
        free = self._at_once - len(self._under_way)
        if self._ending or self._failures or 2 * free < self._at_once:
            return []
        return await self._sending.writer.claim(free)

    def _note_failure(self, _key: str, failure: Exception) -> None:
        self._failures.append(failure)

    async def _settle_some(self) -> bool:
        """Settle due rows or wait until one is due; return whether there are unknown rows."""
        unknown = await self._sending.writer.run(
            lambda: self._outbox.in_states((OutboxState.UNKNOWN,))
        )
        lost = [row for row in unknown if row.is_lost]
        others = [row for row in unknown if not row.is_lost]
        if self._searching is None:
            lost = []
        if self._ending or not (lost or others):
            return False
        now = self._clock.monotonic()
        self._begin_waiting([*lost, *others], now)
        if due := [row for row in others if self._due(row, now) <= now]:
            await self._settle_all(due, now)
        elif (due := [row for row in lost if self._due(row, now) <= now]) and self._searching:
            await self._searching.settle(due)
        else:
            await self._pause(min(self._due(row, now) for row in (*lost, *others)) - now)
        return True

    def _begin_waiting(self, rows: list[OutboxRow], now: float) -> None:
        """Start the settle time of rows that are new here.

        For rows of another process the time passed on the wall clock counts. As that clock may have
        been set, it counts only for rows that may be repeated.
        """
        for row in rows:
            if (row.number, row.attempts) in self._since:
                continue
            begins = row.number in self._own or _would_add(row)
            waited = 0.0 if begins else min(row.age, self._settle_seconds)
            since = now - waited - self._settle_seconds * _looks(row)
            self._since[row.number, row.attempts] = since

    async def _settle_all(self, rows: list[OutboxRow], now: float) -> None:
        """Settle ``rows`` concurrently, so that their reads share a request.

        Raise the first failure once all have ended.
        """
        self._failures.clear()
        async with TaskScope("settling", on_failure=self._note_failure) as scope:
            for row in rows:
                work = self._settle(row, now)
                scope.start(work, key=str(row.number), overlap=Overlap.QUEUE, finish=True)
        if self._failures:
            raise self._failures[0]

    async def _settle(self, row: OutboxRow, now: float) -> None:
        key = (row.number, row.attempts)
        passed = now - self._since[key]
        settle = partial(self._sending.settle, last=passed >= self._settle_seconds)
        await self._carry_out(settle, row)
        self._looked_at[key] = passed

    def _due(self, row: OutboxRow, now: float) -> float:
        """Return the time at which a row may be looked up.

        An update is looked up at once and then less and less often. A picture or a listing that has
        not arrived yet would be created twice if it were sent again, so its settle time is awaited.
        """
        key = (row.number, row.attempts)
        since = self._since[key]
        if row.is_lost:
            return since + self._settle_seconds * (_looks(row) + 1)
        if row.progress.uploading is not None:
            return since + self._settle_seconds
        if (looked := self._looked_at.get(key)) is None:
            return now
        scale = self._settle_seconds / SETTLE_SECONDS
        later = (seconds * scale for seconds in LOOKS if seconds * scale > looked)
        return since + next(later, self._settle_seconds)

    async def _carry_out(
        self, work: Callable[[OutboxRow], Awaitable[OutboxRow]], row: OutboxRow
    ) -> None:
        """Run ``work`` on a row; an unexpected error holds that row only."""
        try:
            await work(row)
        except OutboxMoved:
            # The seller cancelled or retried the row at this moment; it is claimed again if needed.
            return
        except (Interrupted, StorageError):
            raise
        except Exception:
            _log.exception("A row of the outbox could not be carried out")
            await self._hold(row.number)
        finally:
            self._under_way.discard((row.number, row.attempts))
            self._freed.set()

    async def _hold(self, number: int) -> None:
        """Hold a row for the seller; if it was sent, its outcome is unknown."""
        writer = self._sending.writer
        row = await writer.run(lambda: self._outbox.find(number))
        if row is None or row.state not in (OutboxState.SENDING, OutboxState.UNKNOWN):
            return
        left = _state_left(row) is OutboxState.UNKNOWN
        notice = Notice("outcome_unknown" if left else "unexpected")
        await writer.end(row, OutboxState.HELD, result=RowResult(notice=notice))
        self._publish(NoticeRaised(Notice("unexpected")))

    async def _pause(self, seconds: float) -> None:
        """Wait for ``seconds``, or until ``wake`` is called."""
        self._woken.clear()
        if self._ending:
            return
        async with TaskScope("pause") as scope:
            scope.start(self._wake_after(seconds), key="wake", overlap=Overlap.SKIP)
            await self._woken.wait()

    async def _wake_after(self, seconds: float) -> None:
        await self._clock.sleep(seconds)
        self._woken.set()

    async def _progress(self) -> None:
        # Counting a long queue after every row would cost more than sending the rows.
        now = self._clock.monotonic()
        if self._under_way and now < self._published_at + _PUBLISH_EVERY:
            return
        self._published_at = now
        counts = await self._sending.writer.run(self._outbox.counts)
        waiting = counts[OutboxState.QUEUED] + counts[OutboxState.UNKNOWN]
        self._publish(SendProgress(waiting, counts[OutboxState.SENDING]))


def _would_add(row: OutboxRow) -> bool:
    """Return whether sending the row again could create something twice."""
    progress = row.progress
    under_way = progress.uploading is not None or progress.describing is not None
    return under_way or row.is_lost or adds(progress.sent)


def _looks(row: OutboxRow) -> int:
    """Return how often a new listing was searched for, one settle time apart."""
    return row.progress.looked if row.is_lost else 0


def _state_left(row: OutboxRow) -> OutboxState:
    """Return the new state of a ``sending`` row that no process works on."""
    return OutboxState.UNKNOWN if row.progress.has_left else OutboxState.QUEUED
