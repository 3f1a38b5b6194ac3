"""Work for a worker that another program has started: taken by that worker, followed by who asked.

One worker runs for each workspace. A command beside an open window puts its order into the journal;
the window's worker claims it within a second, and the command reports the outcome as if its own
worker did the work. When that worker goes before the end, the command starts its own.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from typing import TYPE_CHECKING, Any

from app.engine.admission import SHUT
from app.engine.events import (
    NoticeRaised,
    RowsChanged,
    SendProgress,
    Synced,
    SyncProgress,
)
from app.engine.notices import Notice
from app.engine.outbox.send_report import UNFINISHED
from app.engine.processes.protocol import JobEnded, RowsMoved, WorkerEvent
from app.engine.sync_receipt import Receipt
from app.workspace.journal.orders import ENDED, Job, JobOrder, JobResult, OrderState, OrderStore
from app.workspace.journal.outbox import OutboxState, OutboxStore
from app.workspace.lock import Locked, ProcessLock

if TYPE_CHECKING:
    from pathlib import Path

    from app.clock import Clock
    from app.engine.journal_thread import JournalThread
    from app.workspace.journal.journal import Journal

LOOK_SECONDS = 1.0
"""How often a worker looks for orders."""
FOLLOW_SECONDS = 0.25
"""How often somebody who ordered looks how far it is."""
UNCLAIMED_SECONDS = 10.0
"""How long an order may wait for a worker that is there: one without a connection takes none."""
_LOOKS_PER_LOCK = 4
_FATAL = (*SHUT, "token_refused", "forbidden", "no_token", "not_secure", "proxy_unusable")
"""Notices that end a sending before its end."""


class TakenOrders:
    """The worker's side: the orders of the shop that it works for.

    ``run`` runs a function on the thread that the journal is used by. What it raises
    (``StorageError``) goes to the caller.
    """

    def __init__(
        self,
        store: OrderStore,
        run: Callable[[Callable[[], Any]], Awaitable[Any]],
        *,
        shop: str,
        user_id: str,
    ) -> None:
        self._store = store
        self._run = run
        self._shop = shop
        self._user_id = user_id
        self._taken: dict[int, Job] = {}
        self._progress = (0, 0)
        self._written_progress = (0, 0)
        self._receipt: Receipt | None = None
        self._notice: Notice | None = None

    async def take(self) -> set[Job]:
        """Claim what waits, and write down how far a sync is; return what is newly to be done."""
        for number, job in await self._run(lambda: self._store.claim(self._shop, self._user_id)):
            self._taken[number] = job
        reading = self.numbers(Job.SYNC)
        if reading and self._progress != self._written_progress:
            self._written_progress = self._progress
            await self._run(lambda: self._store.progress(reading, *self._written_progress))
        return set(self._taken.values())

    def numbers(self, job: Job) -> list[int]:
        """Return the orders for a job that are under way."""
        return [number for number, taken in self._taken.items() if taken is job]

    async def put_back(self) -> None:
        """Let what was cut short be claimed again, over the next connection."""
        self._taken.clear()
        await self._run(self._store.release)

    def note(self, event: WorkerEvent) -> None:
        """Remember what the work tells, for those who ordered it."""
        match event:
            case SyncProgress(done, total, _):
                self._progress = (done, total)
            case Synced(receipt):
                self._receipt = receipt
            case NoticeRaised(notice):
                self._notice = notice

    async def end(self, job: Job, numbers: Collection[int]) -> None:
        """Tell those who gave these orders for a job the outcome."""
        receipt, notice = self._receipt, self._notice
        self._receipt = self._notice = None
        if not numbers:
            return
        read = receipt if job is Job.SYNC else None
        result = JobResult(
            receipt=None if read is None else read.to_json(),
            notice=None if notice is None else notice.to_json(),
        )
        done = read is not None if job is Job.SYNC else not _ended_by(notice)
        state = OrderState.DONE if done else OrderState.FAILED
        await self._run(lambda: self._store.end(numbers, state, result))
        for number in numbers:
            self._taken.pop(number, None)


class FollowedOrders:
    """The side of who orders: puts orders into the journal and reports their outcome."""

    def __init__(
        self,
        journal: Journal,
        thread: JournalThread,
        lock: Path,
        clock: Clock,
    ) -> None:
        self._orders = OrderStore(journal)
        self._outbox = OutboxStore(journal)
        self._thread = thread
        self._lock = lock
        self._clock = clock
        self._publish: Callable[[WorkerEvent], None] = lambda _: None
        self._open: dict[int, JobOrder | None] = {}
        self._rows: set[int] = set()
        self.usable = journal.refusal is None
        """False for the journal of a newer program, in which nothing can be ordered."""

    async def follow(
        self,
        asked: Callable[[], list[Job]],
        shop: str,
        user_id: str,
        publish: Callable[[WorkerEvent], None],
    ) -> bool:
        """Have the worker of another program do what ``asked`` returns, until all of it has ended.

        ``publish`` gets the events that a worker of our own would send. Return false when that
        worker is gone: what has not ended is withdrawn, and the caller is to have it done. Raise
        ``StorageError``.
        """
        looks = 0
        self._publish = publish
        put_at = self._clock.monotonic()
        self._rows = await self._thread.run(self._unfinished)
        while True:
            for job in asked():
                number = await self._thread.run(self._orders.put, job, shop, user_id)
                self._open[number] = None
                put_at = self._clock.monotonic()
            if not self._open:
                # Nothing is waited for since ``asked`` was empty: no order comes in between.
                return True
            await self._look()
            if not self._open:
                # More may have been asked for meanwhile.
                continue
            looks += 1
            if looks % _LOOKS_PER_LOCK == 0 and self._is_free():
                withdrawn, self._open = tuple(self._open), {}
                await self._thread.run(self._orders.end, withdrawn, OrderState.FAILED, JobResult())
                return False
            if self._clock.monotonic() >= put_at + UNCLAIMED_SECONDS:
                await self._give_up_waiting()
            await self._clock.sleep(FOLLOW_SECONDS)

    async def _look(self) -> None:
        """Tell what has changed since the last look."""
        numbers = tuple(self._open)
        orders = await self._thread.run(self._orders.of, numbers)
        # Read after the orders: whatever came of one that has ended is in these.
        rows = await self._thread.run(self._unfinished)
        counts = await self._thread.run(self._outbox.counts)
        if moved := sorted(self._rows - rows):
            self._publish(RowsMoved(tuple(moved)))
        if self._rows != rows:
            waiting = counts[OutboxState.QUEUED] + counts[OutboxState.UNKNOWN]
            self._publish(SendProgress(waiting, counts[OutboxState.SENDING]))
        self._rows = rows
        for order in orders:
            before = self._open[order.number]
            if order.total and (before is None or order.done != before.done):
                self._publish(SyncProgress(order.done, order.total, 0.0))
            self._open[order.number] = order
            if order.state in ENDED:
                del self._open[order.number]
                self._end(order)

    async def _give_up_waiting(self) -> None:
        """Withdraw the orders that nobody took, and tell that another program has the workspace."""
        waiting = [
            order
            for order in self._open.values()
            if order is not None and order.state is OrderState.WAITING
        ]
        numbers = [order.number for order in waiting]
        if not await self._thread.run(self._orders.withdraw, numbers):
            return
        self._publish(NoticeRaised(Notice("worker_elsewhere")))
        for order in waiting:
            del self._open[order.number]
            self._publish(JobEnded(order.job))

    def _end(self, order: JobOrder) -> None:
        if order.state is OrderState.REFUSED:
            self._publish(NoticeRaised(Notice("worker_elsewhere")))
        notice = Notice.from_json(order.result.notice)
        if notice is not None:
            self._publish(NoticeRaised(notice))
        receipt = Receipt.from_json(order.result.receipt)
        if receipt is not None:
            self._publish(RowsChanged(None))
            self._publish(Synced(receipt))
        self._publish(JobEnded(order.job))

    def _unfinished(self) -> set[int]:
        return set(self._outbox.numbers(states=UNFINISHED))

    def _is_free(self) -> bool:
        """Return whether no worker has the workspace."""
        try:
            ProcessLock(self._lock).release()
        except Locked:
            return False
        except OSError:
            return False
        return True


def _ended_by(notice: Notice | None) -> bool:
    return notice is not None and notice.code in _FATAL
