"""The worker process, which reads and writes the shop as ordered by the lines of its input."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Coroutine
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

from app.client.api import MarketplaceApi
from app.client.requester import Requester
from app.clock import Clock, SystemClock
from app.domain.shapes import text_of
from app.engine.account_lookup import wait_for_account
from app.engine.events import NoticeRaised, RowsChanged
from app.engine.notices import Notice, notice_of
from app.engine.ownership import admit, marketplace_of
from app.engine.processes.job_orders import LOOK_SECONDS
from app.engine.processes.protocol import (
    EXIT_LOCKED,
    EXIT_STORAGE,
    Connect,
    JobEnded,
    RowsMoved,
    Start,
    Stop,
    WorkerConnected,
    WorkerEvent,
    event_line,
)
from app.engine.processes.worker_input import Command, listen
from app.engine.sending.dispatcher import SETTLE_SECONDS
from app.engine.shop_work import ShopWork, WorkerFiles, open_files, shop_work
from app.engine.sync.pricing import Pricing
from app.tasks import Overlap, TaskScope
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.errors import StorageCorrupt, StorageError
from app.workspace.folder import Workspace
from app.workspace.journal.job_orders import Job, OrderStore
from app.workspace.lock import Locked, ProcessLock

IDLE_SECONDS = 30.0
LAST_SECONDS = 3.0


def run_worker(workspace: Path, reader: BinaryIO, writer: BinaryIO) -> int:
    """Work on ``workspace`` until ordered to stop, the end of ``reader``, or 30 s of idleness.

    Return the exit code: 0; 3 if another worker has this workspace; 4 if its files cannot be used
    (a notice gives the reason).
    """
    # Imported modules stay in memory, so the garbage collector need not scan them.
    gc.freeze()
    return asyncio.run(Worker(workspace, reader, writer).run())


class Worker:
    """The owner of the only writing connection to the catalog, and of all marketplace writes."""

    def __init__(
        self,
        workspace: Path,
        reader: BinaryIO,
        writer: BinaryIO,
        *,
        clock: Clock | None = None,
        idle_seconds: float = IDLE_SECONDS,
        settle_seconds: float = SETTLE_SECONDS,
    ) -> None:
        self._folder = Workspace(workspace)
        self._reader = reader
        self._writer = writer
        self._clock = clock or SystemClock()
        self._idle_seconds = idle_seconds
        self._settle_seconds = settle_seconds
        self._commands: asyncio.Queue[Command] = asyncio.Queue()
        self._jobs: set[Job] = set()
        self._newest: dict[Job, int] = {}
        self._answers_syncs = False
        self._catalog: CatalogWriter | None = None
        self._work: ShopWork | None = None
        self._connected_as: Connect | None = None
        self._retired: list[ShopWork | MarketplaceApi] = []
        self._code = 0
        self._gone = False
        self._ending = False
        self._moved: dict[int, None] = {}

    async def run(self) -> int:
        """Execute orders until the worker has to end; return the exit code of ``run_worker``."""
        try:
            lock = ProcessLock(self._folder.lock_path)
        except Locked:
            self._publish(NoticeRaised(Notice("worker_elsewhere")))
            return EXIT_LOCKED
        except OSError:
            self._publish(NoticeRaised(Notice("read_only")))
            return EXIT_STORAGE
        try:
            files = open_files(self._folder, self._publish)
        except StorageError as error:
            self._publish(NoticeRaised(notice_of(error)))
            lock.release()
            return EXIT_STORAGE
        if files.journal.refusal is None:
            OrderStore(files.journal).release()
        self._catalog = files.catalog
        if files.snapshots.broken_off:
            # The catalog is new, or not whole again yet.
            self._jobs.add(Job.SYNC)
        listen(self._reader, self._commands.put_nowait)
        try:
            async with TaskScope("worker", on_failure=self._failed) as scope:
                await self._carry_out_commands(scope, files)
                self._ending = True
                if self._work is not None:
                    self._work.flush.stop()
                await scope.close(timeout=LAST_SECONDS)
        finally:
            if self._work is not None:
                self._retired.append(self._work)
            await self._close_retired()
            self._publish_moved()
            files.close()
            lock.release()
        return self._code

    async def _carry_out_commands(self, scope: TaskScope, files: WorkerFiles) -> None:
        """Execute commands, and orders of other programs, until the worker has to end."""
        idle, look = 0.0, min(LOOK_SECONDS, self._idle_seconds)
        while True:
            try:
                async with asyncio.timeout(look):
                    command = await self._commands.get()
            except TimeoutError:
                await self._take_orders(scope)
                idle = 0.0 if scope.running() else idle + look
                if idle >= self._idle_seconds:
                    return
                # Started after the idle check: it must not keep the worker running.
                scope.start(self._price(files), key="own figures", overlap=Overlap.SKIP)
                continue
            idle = 0.0
            match command:
                case None | Stop():
                    return
                case Connect():
                    self._end_when_idle(scope)
                    self._connected_as = command
                    work = self._connect(command, scope, files)
                    scope.start(work, key="connect", overlap=Overlap.REPLACE)
                case Start(job, number):
                    self._jobs.add(job)
                    self._newest[job] = number
                    if self._work is None and self._connected_as is not None:
                        # A marketplace that refused may accept now: every order gets an answer.
                        work = self._connect(self._connected_as, scope, files)
                        scope.start(work, key="connect", overlap=Overlap.SKIP)
                    self._begin(scope)

    async def _price(self, files: WorkerFiles) -> None:
        """Recompute the nets if the seller's own figures have changed."""
        moved = 0
        for changed in Pricing(files.catalog, files.folder.path).catch_up():
            moved += changed
            # Lets the other tasks of the worker run.
            await asyncio.sleep(0)
        if moved:
            self._publish(RowsChanged(None))

    async def _take_orders(self, scope: TaskScope) -> None:
        """Start the jobs that other programs ordered in the journal."""
        if self._work is None or self._work.orders is None:
            return
        orders = self._work.orders
        try:
            before = set(orders.numbers(Job.SEND))
            ordered = await orders.take()
            if set(orders.numbers(Job.SEND)) == before:
                # A running sync answers all sync orders, a running sending only those before it.
                ordered.discard(Job.SEND)
        except StorageError as error:
            self._failed("orders", error)
            return
        if ordered:
            self._jobs |= ordered
            self._begin(scope)

    def _begin(self, scope: TaskScope) -> None:
        """Start the ordered jobs if there is a connection."""
        work = self._work
        if work is None:
            return
        if Job.SYNC in self._jobs and not self._answers_syncs:
            self._answers_syncs = True
            # Queued, because a sync that no longer answers orders may still be recording its end.
            scope.start(self._read(work, scope), key=Job.SYNC, overlap=Overlap.QUEUE)
        if Job.SEND in self._jobs:
            work.flush.wake()
            # Queued, because a flush that just found nothing to send still counts as running.
            sending = self._carry_out(work, Job.SEND, work.flush.run())
            scope.start(sending, key=Job.SEND, overlap=Overlap.QUEUE, finish=True)
        self._jobs.clear()

    async def _read(self, work: ShopWork, scope: TaskScope) -> None:
        await self._carry_out(work, Job.SYNC, work.read_shop())
        # Whoever ordered the sync does not wait for this.
        scope.start(work.keep_facets(), key="facets", overlap=Overlap.QUEUE)

    async def _carry_out(
        self, work: ShopWork, job: Job, steps: Coroutine[Any, Any, object]
    ) -> None:
        orders = work.orders
        # Rows added after the start of a sending may wait for the next one, with their order.
        numbers = orders.numbers(job) if orders is not None else []
        newest = self._newest.get(job, 0)
        damaged = False
        try:
            await steps
        except StorageCorrupt:
            damaged = True
            raise
        finally:
            interrupted = damaged or self._ending or self._work is not work
            if job is Job.SYNC:
                newest = self._newest.get(job, 0)
                self._answers_syncs = False
            if not damaged:
                # Otherwise the next worker, which repairs the file, does the job.
                self._publish(JobEnded(job, 0 if interrupted else newest))
            if orders is not None and interrupted:
                # The next worker executes the order.
                await orders.put_back()
            elif orders is not None:
                # A sync also answers the orders that came while it ran.
                await orders.end(job, orders.numbers(job) if job is Job.SYNC else numbers)

    def _end_when_idle(self, scope: TaskScope) -> None:
        """Start nothing more on the old connection; interrupted jobs are ordered again."""
        self._jobs.update(job for job in Job if scope.running(job))
        scope.cancel(Job.SYNC)
        self._answers_syncs = False
        if self._work is not None:
            self._work.flush.stop()
            self._retired.append(self._work)
            self._work = None

    async def _close_retired(self) -> None:
        while self._retired:
            await self._retired.pop().close()

    async def _connect(self, command: Connect, scope: TaskScope, files: WorkerFiles) -> None:
        """Connect as ``command`` demands, however long it takes, and start the ordered jobs."""
        while any(map(scope.running, Job)):
            await self._clock.sleep(0.05)
        await self._close_retired()
        # Checked before anything is sent: rows of one marketplace must never go to another.
        marketplace = marketplace_of(command.base_url, store=command.store)
        admit(files.journal, marketplace)
        api = MarketplaceApi(Requester(command.base_url, command.token, clock=self._clock))
        try:
            user = await wait_for_account(api, self._clock, self._publish)
            if user is not None:
                self._work = shop_work(
                    api,
                    user,
                    command,
                    marketplace,
                    files,
                    clock=self._clock,
                    settle_seconds=self._settle_seconds,
                    publish=self._publish,
                    failed=partial(self._failed, "items"),
                )
        finally:
            if self._work is None:
                # Closed later: an order that comes meanwhile would not look up the account again.
                self._retired.append(api)
        if user is not None:
            self._publish(WorkerConnected(text_of(user.id)))
            self._begin(scope)

    def _failed(self, _key: str, error: Exception) -> None:
        if not isinstance(error, StorageCorrupt):
            self._publish(NoticeRaised(notice_of(error)))
            return
        try:
            if self._catalog is not None:
                self._catalog.require_intact()
        except StorageCorrupt:
            # The next worker reports that it makes the catalog again.
            pass
        else:
            self._publish(NoticeRaised(notice_of(error)))
        # A restart moves the damaged file aside and creates it again.
        self._code = EXIT_STORAGE
        self._commands.put_nowait(None)

    def _publish(self, event: WorkerEvent) -> None:
        if self._work is not None and self._work.orders is not None:
            self._work.orders.note(event)
        if isinstance(event, RowsMoved):
            # Rows of one commit are reported together, as each line wakes the console.
            if not self._moved:
                asyncio.get_running_loop().call_soon(self._publish_moved)
            self._moved |= dict.fromkeys(event.numbers)
            return
        self._publish_moved()
        self._write(event)

    def _publish_moved(self) -> None:
        moved, self._moved = tuple(self._moved), {}
        if moved:
            self._write(RowsMoved(moved))

    def _write(self, event: WorkerEvent) -> None:
        line = event_line(event)
        if line is None or self._gone:
            return
        try:
            self._writer.write(line)
            self._writer.flush()
        except (OSError, ValueError):
            # The console has exited; the end of our input, which ends the work, follows.
            self._gone = True
