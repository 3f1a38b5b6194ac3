"""Orders for a worker of another program: claimed by that worker, followed by their issuer.

One worker runs for each workspace. A command beside an open window writes its order to the journal;
the window's worker claims it within a second, and the command reports the outcome as if its own
worker did the work. If that worker ends first, the command starts its own.
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
from app.workspace.errors import StorageError
from app.workspace.journal.job_orders import ENDED, Job, JobOrder, JobResult, OrderState, OrderStore
from app.workspace.journal.outbox import OutboxState, OutboxStore
from app.workspace.lock import Locked, ProcessLock

if TYPE_CHECKING:
    from pathlib import Path

    from app.clock import Clock
    from app.engine.journal_thread import JournalThread
    from app.workspace.journal.journal import Journal

LOOK_SECONDS = 1.0
"""The number of seconds between two checks of a worker for orders."""
FOLLOW_SECONDS = 0.25
"""The number of seconds between two checks of the progress of an issued order."""
UNCLAIMED_SECONDS = 10.0
"""The number of seconds that an order may wait for a running worker; a worker without a connection
takes none."""
_LOOKS_PER_LOCK = 4
_FATAL = (*SHUT, "token_refused", "forbidden", "no_token", "not_secure", "proxy_unusable")
"""Notices that end a sending early."""


class ClaimedOrders:
    """The worker's side: the orders of its shop.

    ``run`` runs a function on the thread that uses the journal. Its exceptions (``StorageError``)
    are passed to the caller.
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
        """Claim waiting orders, record the progress of a sync, and return all claimed jobs."""
        for number, job in await self._run(lambda: self._store.claim(self._shop, self._user_id)):
            self._taken[number] = job
        reading = self.numbers(Job.SYNC)
        if reading and self._progress != self._written_progress:
            self._written_progress = self._progress
            await self._run(lambda: self._store.progress(reading, *self._written_progress))
        return set(self._taken.values())

    def numbers(self, job: Job) -> list[int]:
        """Return the numbers of the claimed orders for a job."""
        return [number for number, taken in self._taken.items() if taken is job]

    async def put_back(self) -> None:
        """Release the claimed orders after an interruption, for the next connection."""
        self._taken.clear()
        await self._run(self._store.release)

    def note(self, event: WorkerEvent) -> None:
        """Store the progress and the outcome in an event for the issuers of the orders."""
        match event:
            case SyncProgress(done, total, _):
                self._progress = (done, total)
            case Synced(receipt):
                self._receipt = receipt
            case NoticeRaised(notice):
                self._notice = notice

    async def end(self, job: Job, numbers: Collection[int]) -> None:
        """Record the outcome of these orders for a job."""
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
        # Not claimed any more from here on, so that the job is not begun again for them.
        for number in numbers:
            self._taken.pop(number, None)
        try:
            await self._run(lambda: self._store.end(numbers, state, result))
        except StorageError:
            self._taken |= dict.fromkeys(numbers, job)
            raise


class IssuedOrders:
    """The issuer's side: writes orders to the journal and reports their outcome."""

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
        """Whether orders can be issued; false if the journal was made by a newer program."""

    async def follow(
        self,
        asked: Callable[[], list[Job]],
        shop: str,
        user_id: str,
        publish: Callable[[WorkerEvent], None],
    ) -> bool:
        """Have the worker of another program do the jobs of ``asked``, until all have ended.

        ``publish`` is called with the events that an own worker would send. Return false if that
        worker has ended: unfinished orders are withdrawn, and the caller must have them done. Raise
        ``NoticeError`` if the journal cannot be used; then, too, the caller must have them done.
        """
        looks = 0
        self._publish = publish
        self._open = {}
        put_at = self._clock.monotonic()
        self._rows = await self._thread.run(self._unfinished)
        while True:
            for job in asked():
                number = await self._thread.run(self._orders.put, job, shop, user_id)
                self._open[number] = None
                put_at = self._clock.monotonic()
            if not self._open:
                # There is no wait since ``asked`` returned nothing, so no order can have come in
                # between.
                return True
            await self._look()
            if not self._open:
                # More orders may have been issued meanwhile.
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
        """Publish the changes since the last call."""
        numbers = tuple(self._open)
        orders = await self._thread.run(self._orders.of, numbers)
        # Rows are read after the orders, so that they include all results of an order that has
        # ended.
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
        """Withdraw unclaimed orders, and report that another program holds the workspace."""
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
        """Return whether no worker holds the workspace."""
        try:
            ProcessLock(self._lock).release()
        except Locked:
            return False
        except OSError:
            return False
        return True


def _ended_by(notice: Notice | None) -> bool:
    return notice is not None and notice.code in _FATAL
