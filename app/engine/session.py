"""The session of a shop: everything the window needs, connected and supervised."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from app.client.errors import ClientError
from app.client.token import Token
from app.clock import Clock, SystemClock
from app.domain.shapes import text_of
from app.engine.admission import SHUT, Admission
from app.engine.catalog.account import Account
from app.engine.catalog.catalog import ItemCatalog
from app.engine.catalog.categories import CategoryBook
from app.engine.connection import Connection
from app.engine.costs.figures_journal import FiguresJournal
from app.engine.events import (
    Connected,
    Connecting,
    Disconnected,
    Events,
    NoticeRaised,
    ProcessLost,
    Reached,
    RequestsOutstanding,
    RowsChanged,
    Synced,
    WorkEnded,
)
from app.engine.history.archive import Archive
from app.engine.journal_thread import JournalThread
from app.engine.listings.listings import Listings
from app.engine.listings.pictures import PictureFiles
from app.engine.notices import Notice, NoticeError, notice_of
from app.engine.outbox.guards import Guards
from app.engine.outbox.outbox import Outbox
from app.engine.processes.job_orders import IssuedOrders
from app.engine.processes.marketplace_process import MarketplaceProcess, PracticeSeller
from app.engine.processes.protocol import Connect, JobEnded, RowsMoved, WorkerConnected, WorkerEvent
from app.engine.processes.worker_process import WorkerProcess
from app.engine.reconnecting import is_temporary, keep_trying, report_loss
from app.engine.repeated_sync import RepeatedSync
from app.engine.sending.description import with_texts
from app.engine.sending.live_items import read_items
from app.engine.shipping.cost_preview import ShippingPreview
from app.engine.target import Target
from app.tasks import Overlap, TaskScope
from app.workspace.folder import Workspace

if TYPE_CHECKING:
    from app.workspace.journal.journal import Journal
from app.workspace.journal.job_orders import Job

__all__ = ["Session", "Target", "open_session"]

_CHILDREN_SECONDS = 3.8


class Session:
    """The engine behind one window; created by ``open_session`` and ended by ``close``.

    ``connect`` reports by events and never raises: without a marketplace the catalog, the drafts
    and the outbox still work, and connecting is retried.
    """

    def __init__(
        self,
        *,
        workspace: Workspace,
        target: Target,
        journal: Journal,
        thread: JournalThread,
        catalog: ItemCatalog,
        clock: Clock,
    ) -> None:
        self._target = target
        self._journal = journal
        self._thread = thread
        self._clock = clock
        self._scope = TaskScope(
            "session", on_failure=lambda _, error: self._raise(notice_of(error))
        )
        self.connection = Connection(
            clock, self._lost, lambda o: self.events.publish(RequestsOutstanding(o))
        )
        self._answers = False
        self._admission = Admission(target, journal, thread)
        self._worker = WorkerProcess(
            workspace.path,
            scope=self._scope,
            clock=clock,
            publish=self._worker_event,
            elsewhere=IssuedOrders(journal, thread, workspace.lock_path, clock),
        )
        self.marketplace: MarketplaceProcess | None = None
        self.events = Events()
        repeated_sync = RepeatedSync(self._scope, clock, self.start, self.events.publish)
        self.events.subscribe(repeated_sync.note)
        self.catalog = catalog
        self.account = Account(catalog.shop())
        self.categories = CategoryBook(catalog, self.connection)
        self.outbox = Outbox(
            journal,
            thread,
            publish=self.events.publish,
            wake=lambda: self.start(Job.SEND),
            read=lambda ids: read_items(self.connection.api, ids),
            texts=lambda item: with_texts(self.connection.api, item),
            clock=clock,
            guards=Guards(target.limits, workspace.catalog_path, self.account),
        )
        self.own_figures = FiguresJournal(journal, thread, self._worker.prepare)
        self.archive = Archive(workspace, journal, thread, publish=self._raise)
        self.listings = Listings(
            catalog=catalog,
            categories=self.categories,
            account=self.account,
            connection=self.connection,
            outbox=self.outbox,
            journal=journal,
            thread=thread,
        )
        self.pictures = PictureFiles(workspace, self.connection)
        self.shipping = ShippingPreview(
            catalog=catalog,
            categories=self.categories,
            account=self.account,
            connection=self.connection,
            clock=clock,
        )

    @property
    def sellers(self) -> tuple[PracticeSeller, ...]:
        """The sellers of the practice marketplace; empty for another one."""
        return () if self.marketplace is None else tuple(self.marketplace.sellers)

    @property
    def base_url(self) -> str:
        """The current address of the marketplace, or an empty string."""
        return self.connection.base_url

    @property
    def child_ids(self) -> dict[str, int]:
        """The process ids of the running child processes, by the names used in events."""
        market = None if self.marketplace is None else self.marketplace.pid
        found = {"worker": self._worker.pid, "marketplace": market}
        return {name: pid for name, pid in found.items() if pid is not None}

    async def connect(self) -> bool:
        """Start the processes, identify the seller, sync and send; return whether that succeeded.

        If not, ``Disconnected`` has the reason; it is retried unless only the seller can help.
        """
        await self.archive.look_over()
        try:
            await self._reach()
        except NoticeError as error:
            await self._disconnected(error.notice)
            return False
        return True

    async def find_marketplace(self) -> None:
        """Open the connection; for practice, start the marketplace first. Raise ``NoticeError``."""
        target = self._target
        if not target.practice:
            await self._admission.admit(None)
            token = await self._admission.token()
            self.events.publish(Connecting(target.base_url))
            await self.connection.open(target.base_url, token)
            if token is None:
                raise NoticeError(Notice("no_token"))
            return
        assert target.store is not None, "the practice shop has a store"
        if self.marketplace is None or self.marketplace.given_up:
            self.marketplace = MarketplaceProcess(
                target.store,
                scope=self._scope,
                clock=self._clock,
                publish=self.events.publish,
                on_back=lambda: self._scope.start(
                    self._reconnect(), key="connect", overlap=Overlap.REPLACE
                ),
                options=target.options,
            )
            self.events.publish(Connecting(""))
            await self.marketplace.start()
        await self._admission.admit(self.marketplace.store_id)
        token = self.marketplace.token_of(target.user_id)
        await self.connection.open(self.marketplace.base_url, token)

    async def adopt(self) -> bool:
        """Connect after the seller confirmed that the unsent rows belong to this marketplace."""
        self._admission.adopt()
        return await self.connect()

    async def sign_in(self, token: Token) -> bool:
        """Use a token, kept in the keyring if there is one; return whether it is accepted."""
        try:
            await self._admission.admit(None)
            kept = await self._admission.keep(token)
            await self.connection.open(self._target.base_url, token)
            await self._look_up_account()
        except NoticeError as error:
            await self._disconnected(error.notice)
            return False
        if not kept:
            self._raise(Notice("token_for_session_only"))
        return True

    def prepare(self) -> None:
        """Prepare the worker for a job that is started soon."""
        self._worker.prepare()

    def start(self, job: Job) -> None:
        """Order the worker to sync the whole shop or to send the outbox."""
        self._worker.order(job)

    async def close(self) -> None:
        """End all processes and tasks within five seconds; rows being sent get three."""
        self.outbox.close()
        started = self._clock.monotonic()
        await self._worker.close()
        await self._scope.close()
        if self.marketplace is not None:
            left = _CHILDREN_SECONDS - (self._clock.monotonic() - started)
            await self.marketplace.close(max(left, 0.0))
        await self.connection.close()
        self.pictures.close()
        await self.archive.close()
        await self._thread.run(self._journal.close)
        await self._thread.close()
        self.catalog.close()

    async def _reach(self) -> None:
        await self.find_marketplace()
        await self._look_up_account()

    async def _look_up_account(self) -> None:
        """Request the account of the token, and let the worker begin."""
        try:
            user = await self.connection.api.users.me()
        except ClientError as error:
            raise NoticeError(notice_of(error)) from error
        theirs, mine = text_of(user.id), self.catalog.shop().user_id
        if mine and theirs != mine and not self._target.practice:
            # The drafts and the outbox would go to the wrong shop, and the catalog would be
            # emptied.
            raise NoticeError(Notice("other_seller", {"mine": mine, "theirs": theirs}))
        await self._admission.claim(theirs)
        self.account.learn(user, practice=self._target.practice)
        self.account.currencies = self.catalog.currency_places()
        self._answers = True
        self.events.publish(Connected(user))
        where, token = self.connection.base_url, self.connection.token
        self._worker.connect(Connect(where, token, theirs, self._admission.store))
        for job in self._target.begin:
            self.start(job)

    async def _disconnected(self, notice: Notice) -> None:
        if notice.code in SHUT:
            # No further requests may be made there for this shop.
            await self.connection.close()
        self.account.lose(notice.code)
        self._answers = False
        self.events.publish(Disconnected(notice))
        if is_temporary(notice):
            trying = keep_trying(self._reach, self._disconnected, self._clock)
            self._scope.start(trying, key="connect", overlap=Overlap.SKIP)

    def _lost(self, error: ClientError) -> None:
        """Report that the marketplace does not answer and keep trying to reconnect."""
        # The practice marketplace is a supervised process, which is restarted.
        if self._answers and not self._target.practice:
            lost = report_loss(error, lambda: self.connection.api.users.me(), self._disconnected)
            self._scope.start(lost, key="lost", overlap=Overlap.SKIP)

    async def _reconnect(self) -> None:
        try:
            await self._reach()
        except NoticeError as error:
            if error.notice.code in SHUT:
                await self._disconnected(error.notice)
                return
            self._answers = False
            self.events.publish(Disconnected(error.notice))
            await keep_trying(self._reach, self._disconnected, self._clock)

    def _worker_event(self, event: WorkerEvent) -> None:
        match event:
            case RowsMoved(numbers):
                self._follow(self.outbox.change_tracker.note(numbers))
                return
            case ProcessLost():
                # Its last changes may be unreported.
                self._follow(self.outbox.change_tracker.note_open())
                self.events.publish(RowsChanged(None))
            case WorkerConnected():
                event = Reached()
            case JobEnded(job):
                event = WorkEnded(job)
            case Synced():
                self.account.currencies = self.catalog.currency_places()
                self.categories.forget()
                self._scope.start(self.archive.back_up_if_due(), key="backup", overlap=Overlap.SKIP)
            case NoticeRaised(notice):
                self.account.lose(notice.code)
        self.events.publish(event)

    def _follow(self, begin: bool) -> None:
        if begin:
            self._scope.start(self.outbox.change_tracker.run(), key="outbox", overlap=Overlap.QUEUE)

    def _raise(self, notice: Notice) -> None:
        self.events.publish(NoticeRaised(notice))


async def open_session(
    workspace: Path,
    target: Target,
    *,
    catalog: ItemCatalog | None = None,
    clock: Clock | None = None,
) -> Session:
    """Open the workspace and return its session; nothing is started or connected yet.

    ``catalog`` is the one that the window already displays. Raise ``NoticeError`` if the journal
    cannot be used (``read_only``, ``disk_full``, ``storage``); one of a newer program is opened
    read-only.
    """
    thread = JournalThread(lambda: folder.make_room())
    try:
        folder = Workspace(workspace)
        journal = await thread.run(folder.journal)
    except NoticeError:
        await thread.close()
        raise
    except OSError as error:
        await thread.close()
        raise NoticeError(Notice("read_only", {"path": str(workspace)})) from error
    return Session(
        workspace=folder,
        target=target,
        journal=journal,
        thread=thread,
        catalog=catalog or ItemCatalog(folder.catalog_path),
        clock=clock or SystemClock(),
    )
