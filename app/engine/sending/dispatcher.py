"""Emptying the outbox: urgent rows first, waiting when the marketplace cannot be reached."""

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
from app.engine.sending.settlement import adds
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
"""How long a write whose outcome is unknown may still land before it counts as not done."""

SENDINGS_AT_ONCE = 64
"""How many rows are under way together: more than there are calls at once, as most of them wait for
the disk, and a commit takes along all that wait for it."""
LOOKS = (0.0, 2.0, 5.0, 15.0, 30.0, 60.0)
"""How long after an update is found to have no answer it is looked up, in seconds of a settle time
of ``SETTLE_SECONDS``; with another one they are longer or shorter by as much. Once more at its end.
"""
LONGEST_WAIT = 60.0
_PUBLISH_EVERY = 0.1
_FIRST_WAIT = 1.0


class Dispatcher:
    """Sends what is queued and settles what is unknown, until nothing is left or it is stopped.

    Without ``searching`` new listings whose outcome is unknown stay as they are. ``at_once`` rows
    are on their way together, never two of one listing.
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
        """Make what a crash left on its way ``unknown``, or ``queued`` where nothing had left.

        To be called once, while no other worker can be running.
        """
        for row in self._outbox.in_states((OutboxState.SENDING,)):
            changed(self._outbox.move(row, _state_left(row)))

    async def _recover_own(self) -> None:
        """Do the same for rows that an earlier run left, because the disk was full for example."""
        ledger = self._sending.ledger
        for row in await ledger.run(lambda: self._outbox.in_states((OutboxState.SENDING,))):
            await ledger.move(row, _state_left(row))

    def wake(self) -> None:
        """End the wait: there is more to send, or the marketplace may be back."""
        self._woken.set()

    def stop(self) -> None:
        """Take no further row; those that are on their way are finished."""
        self._ending = True
        self._woken.set()

    def close(self) -> None:
        """Wait for what is being written down; nothing may be running."""
        self._sending.ledger.close()

    async def run(self) -> None:
        """Work until nothing is queued or unknown, or until waiting does not help.

        Raise what a row met that is neither an answer nor an outage, such as ``StorageError``.
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
                # One notice for an outage, however often it is tried.
                if interrupted.notice.code != reported:
                    reported = interrupted.notice.code
                    self._publish(NoticeRaised(interrupted.notice))
                if interrupted.stop:
                    return
                await self._pause(max(wait, interrupted.wait or 0.0))
                wait = min(wait * 2, LONGEST_WAIT)

    async def _send_queued(self) -> int:
        """Send until no row may go any more; return how many went. Raise what the first one met."""
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
        """Take rows, several in one commit; none when it is time to end."""
        free = self._at_once - len(self._under_way)
        if self._ending or self._failures or 2 * free < self._at_once:
            return []
        return await self._sending.ledger.claim(free)

    def _note_failure(self, _key: str, failure: Exception) -> None:
        self._failures.append(failure)

    async def _settle_some(self) -> bool:
        """Settle what is due, or wait until something is; false when there is nothing unknown."""
        unknown = await self._sending.ledger.run(
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
        """Count the settle time of rows that are seen for the first time.

        What another process has waited counts by the wall clock. That may have been set
        since, so it counts only for what may be repeated.
        """
        for row in rows:
            if (row.number, row.attempts) in self._since:
                continue
            begins = row.number in self._own or _would_add(row)
            waited = 0.0 if begins else min(self._outbox.age(row), self._settle_seconds)
            since = now - waited - self._settle_seconds * _looks(row)
            self._since[row.number, row.attempts] = since

    async def _settle_all(self, rows: list[OutboxRow], now: float) -> None:
        """Settle ``rows`` together, as those who read at the same time share a request.

        Raise what the first of them met, once all have ended.
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
        """Return when a row may be looked up.

        An update at once, and then less and less often: what is there need not be waited for. A
        picture or a listing that is not there yet would be there twice, so those are waited for.
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
        """Do ``work`` on a row; what nobody thought of holds that row and no other."""
        try:
            await work(row)
        except OutboxMoved:
            # The seller cancelled or retried it in that very moment; it is looked at again.
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
        """Leave a row to the seller; of one that has left nobody knows whether it arrived."""
        ledger = self._sending.ledger
        row = await ledger.run(lambda: self._outbox.find(number))
        if row is None or row.state not in (OutboxState.SENDING, OutboxState.UNKNOWN):
            return
        left = _state_left(row) is OutboxState.UNKNOWN
        notice = Notice("outcome_unknown" if left else "unexpected")
        await ledger.end(row, OutboxState.HELD, result=RowResult(notice=notice))
        self._publish(NoticeRaised(Notice("unexpected")))

    async def _pause(self, seconds: float) -> None:
        """Wait, at most until ``wake`` is called."""
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
        # Counting a long queue for every row of it would cost more than sending them.
        now = self._clock.monotonic()
        if self._under_way and now < self._published_at + _PUBLISH_EVERY:
            return
        self._published_at = now
        counts = await self._sending.ledger.run(self._outbox.counts)
        waiting = counts[OutboxState.QUEUED] + counts[OutboxState.UNKNOWN]
        self._publish(SendProgress(waiting, counts[OutboxState.SENDING]))


def _would_add(row: OutboxRow) -> bool:
    """Return whether sending the row once more could create something twice."""
    progress = row.progress
    under_way = progress.uploading is not None or progress.describing is not None
    return under_way or row.is_lost or adds(progress.sent)


def _looks(row: OutboxRow) -> int:
    """Return how often a new listing was looked for, a settle time apart."""
    return row.progress.looked if row.is_lost else 0


def _state_left(row: OutboxRow) -> OutboxState:
    """Return what a row is that nobody works on though it is on its way."""
    return OutboxState.UNKNOWN if row.progress.has_left else OutboxState.QUEUED
