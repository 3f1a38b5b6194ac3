"""The worker process: reads and writes the shop for the window, told by lines on its input."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

from app.client.api import MarketplaceApi
from app.client.requester import Requester
from app.clock import Clock, SystemClock
from app.domain.models.user import User
from app.domain.shapes import text_of
from app.engine.catalog_owner import own
from app.engine.events import NoticeRaised
from app.engine.greeting import ask_who
from app.engine.notices import Notice, notice_of
from app.engine.ownership import admit, claim, marketplace_of
from app.engine.processes.orders import LOOK_SECONDS, TakenOrders
from app.engine.processes.protocol import (
    EXIT_LOCKED,
    EXIT_STORAGE,
    Connect,
    JobEnded,
    Order,
    WorkerConnected,
    WorkerEvent,
    event_line,
    row_moved,
)
from app.engine.processes.worker_input import Command, listen
from app.engine.sending.creation_search import Searching
from app.engine.sending.dispatcher import SENDINGS_AT_ONCE, SETTLE_SECONDS, Flush
from app.engine.sending.duplicates import find_twins, in_catalog
from app.engine.sending.reconcile import Reconcile
from app.engine.sending.sender import Sending
from app.engine.sync.row_writer import ItemStore
from app.engine.sync.sync import Sync
from app.rules.sellers import standing_of
from app.tasks import Overlap, TaskScope
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.catalog.snapshots import Snapshots
from app.workspace.errors import StorageCorrupt, StorageError
from app.workspace.folder import Workspace
from app.workspace.journal.belonging import Belonging
from app.workspace.journal.journal import Journal
from app.workspace.journal.orders import OrderStore
from app.workspace.journal.outbox import OutboxRow, OutboxState, OutboxStore
from app.workspace.lock import Locked, ProcessLock

IDLE_SECONDS = 30.0
LAST_SECONDS = 3.0


def run_worker(workspace: Path, reader: BinaryIO, writer: BinaryIO) -> int:
    """Work on ``workspace`` until told to stop, until ``reader`` ends, or until idle for 30 s.

    Answers the exit code: 0; 3 when another worker has this workspace; 4 when its files cannot be
    used (a notice says why).
    """
    return asyncio.run(Worker(workspace, reader, writer).run())


class Worker:
    """Owns the one writing connection to the catalogue, and every write to the marketplace."""

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
        self._api: MarketplaceApi | None = None
        self._flush: Flush | None = None
        self._sync: Callable[[], Sync] | None = None
        self._outbox: OutboxStore | None = None
        self._items: ItemStore | None = None
        self._orders: set[str] = set()
        self._taken: TakenOrders | None = None
        self._code = 0
        self._gone = False
        self._snapshots: Snapshots

    async def run(self) -> int:
        """Work; see ``run_worker``."""
        try:
            lock = ProcessLock(self._folder.lock_path)
        except Locked:
            self._tell(NoticeRaised(Notice("worker_elsewhere")))
            return EXIT_LOCKED
        except OSError:
            self._tell(NoticeRaised(Notice("read_only")))
            return EXIT_STORAGE
        try:
            journal, catalog = self._open()
        except StorageError as error:
            self._tell(NoticeRaised(notice_of(error)))
            lock.release()
            return EXIT_STORAGE
        if journal.refusal is None:
            OrderStore(journal).release()
        listen(self._reader, self._commands.put_nowait)
        try:
            async with TaskScope("worker", on_failure=self._failed) as scope:
                await self._obey(scope, journal, catalog)
                if self._flush is not None:
                    self._flush.stop()
                await scope.close(patience=LAST_SECONDS)
        finally:
            for part in (self._flush, self._items):
                if part is not None:
                    part.close()
            if self._api is not None:
                await self._api.close()
            catalog.close()
            self._snapshots.close()
            journal.close()
            lock.release()
        return self._code

    def _open(self) -> tuple[Journal, CatalogWriter]:
        journal = self._folder.journal()
        if journal.salvaged is not None:
            self._tell(NoticeRaised(Notice("journal_salvaged", {"rows": journal.salvaged})))
        try:
            self._snapshots = self._folder.snapshots()
            catalog = CatalogWriter(self._folder.catalog_path, self._snapshots)
        except StorageError:
            journal.close()
            raise
        if catalog.rebuilt:
            self._tell(NoticeRaised(Notice("catalogue_rebuilt")))
        return journal, catalog

    async def _obey(self, scope: TaskScope, journal: Journal, catalog: CatalogWriter) -> None:
        """Take commands, and the orders of other programs, until it is time to end."""
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
                continue
            idle = 0.0
            match command:
                case None | Order("stop"):
                    return
                case Connect():
                    self._retire(scope)
                    work = self._connect(command, scope, journal, catalog)
                    scope.start(work, key="connect", overlap=Overlap.REPLACE)
                case Order(name):
                    self._orders.add(name)
                    self._begin(scope)

    async def _take_orders(self, scope: TaskScope) -> None:
        """Begin what other programs have ordered in the journal."""
        if self._taken is None or self._flush is None:
            return
        try:
            before = set(self._taken.numbers("send"))
            ordered = await self._taken.take()
            if set(self._taken.numbers("send")) == before:
                # A sync that is under way answers every order for one.
                ordered.discard("send")
        except StorageError as error:
            self._failed("orders", error)
            return
        if ordered:
            self._orders |= ordered
            self._begin(scope)

    def _begin(self, scope: TaskScope) -> None:
        """Begin what was ordered, once there is a connection."""
        if self._flush is None or self._sync is None:
            return
        if "sync" in self._orders:
            scope.start(self._job("sync", self._read_shop()), key="sync", overlap=Overlap.SKIP)
        if "send" in self._orders:
            self._flush.nudge()
            # Queued, as a flush that has just found nothing more counts as running for a moment.
            work = self._job("send", self._flush.run())
            scope.start(work, key="send", overlap=Overlap.QUEUE, finish=True)
        self._orders.clear()

    async def _read_shop(self) -> None:
        """Sync, and look whether a listing came late and is there twice now."""
        assert self._sync is not None
        await self._sync().run()
        assert self._outbox is not None
        shop = CatalogReader(self._folder.catalog_path)
        try:
            for twin in find_twins(self._outbox, in_catalog(shop)):
                self._tell(NoticeRaised(twin.notice()))
        finally:
            shop.close()

    async def _job(self, name: str, work: Coroutine[Any, Any, object]) -> None:
        taken, flush = self._taken, self._flush
        # Rows that come after a sending began may wait for the next one; so does their order.
        numbers = taken.numbers(name) if taken is not None else []
        try:
            await work
        finally:
            self._tell(JobEnded(name))
            if taken is not None and self._flush is not flush:
                await taken.put_back()
            elif taken is not None:
                # A sync answers also those who ordered one while it ran.
                await taken.end(name, taken.numbers(name) if name == "sync" else numbers)

    def _retire(self, scope: TaskScope) -> None:
        """Begin nothing more on the old connection; what is cut short is ordered again."""
        self._orders.update(name for name in ("sync", "send") if scope.running(name))
        scope.cancel("sync")
        if self._flush is not None:
            self._flush.stop()
        self._flush = self._sync = None

    async def _connect(
        self, command: Connect, scope: TaskScope, journal: Journal, catalog: CatalogWriter
    ) -> None:
        """Connect as ``command`` says, however long that takes; then begin what was ordered."""
        while scope.running("sync") or scope.running("send"):
            await self._clock.sleep(0.05)
        if self._api is not None:
            await self._api.close()
        # Before a byte leaves: what was made for one marketplace is not for another.
        marketplace = marketplace_of(command.base_url, store=command.store)
        admit(journal, marketplace)
        api = MarketplaceApi(Requester(command.base_url, command.token, clock=self._clock))
        self._api = api
        user = await ask_who(api, self._clock, self._tell)
        if user is not None:
            claim(journal, Belonging(marketplace, text_of(user.id)))
            self._work_for(user, command, scope, journal, catalog)
            self._tell(WorkerConnected(text_of(user.id)))
            self._begin(scope)

    def _work_for(
        self,
        user: User,
        command: Connect,
        scope: TaskScope,
        journal: Journal,
        catalog: CatalogWriter,
    ) -> None:
        """Set up reading and sending for the seller who was found."""
        assert self._api is not None
        api = self._api
        user_id, site_id = text_of(user.id), user.site_id or ""
        if self._items is not None:
            self._items.close()
        own(catalog, command, user)
        outbox = OutboxStore(journal)
        seller = standing_of(user.to_wire())
        failed = partial(self._failed, "items")
        store = ItemStore(catalog, site_id, self._tell, failed, seller=seller)

        def changed(row: OutboxRow) -> None:
            if row.state is OutboxState.DONE:
                # Whoever hears of it finds it in the catalogue, with what was done in that commit.
                store.close()
            self._tell(row_moved(row))

        sending = Sending(
            api, outbox, uploads=self._folder.uploads, stored=store.keep, changed=changed
        )
        self._flush = Flush(
            outbox,
            sending,
            clock=self._clock,
            tell=self._tell,
            searching=Searching(outbox, sending.ledger, Reconcile(api, user_id)),
            settle_seconds=self._settle_seconds,
            at_once=SENDINGS_AT_ONCE,
        )
        if journal.refusal is None:
            self._taken = TakenOrders(
                OrderStore(journal),
                sending.ledger.run,
                shop=command.shop,
                user_id=user_id,
            )
        if not scope.running("send") and journal.refusal is None:
            self._flush.recover(lambda row: self._tell(row_moved(row)))
        self._outbox, self._items = outbox, store
        self._sync = lambda: Sync(
            api,
            catalog,
            user_id=user_id,
            site_id=site_id,
            seller=seller,
            clock=self._clock,
            tell=self._tell,
            snapshots=self._snapshots,
            base_url=command.base_url,
        )

    def _failed(self, _key: str, error: Exception) -> None:
        self._tell(NoticeRaised(notice_of(error)))
        if isinstance(error, StorageCorrupt):
            # A fresh start moves the damaged file aside and makes it again.
            self._code = EXIT_STORAGE
            self._commands.put_nowait(None)

    def _tell(self, event: WorkerEvent) -> None:
        if self._taken is not None:
            self._taken.note(event)
        line = event_line(event)
        if line is None or self._gone:
            return
        try:
            self._writer.write(line)
            self._writer.flush()
        except (OSError, ValueError):
            # The console is gone; its end of our input says so too, and that ends the work.
            self._gone = True
