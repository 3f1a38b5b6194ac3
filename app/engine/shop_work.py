"""The work of the worker for one seller over one connection."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.domain.shapes import text_of
from app.engine.catalog_owner import bind_shop
from app.engine.costs.cost_book import CostBook
from app.engine.events import NoticeRaised
from app.engine.notices import Notice
from app.engine.ownership import claim
from app.engine.processes.job_orders import ClaimedOrders
from app.engine.processes.protocol import WorkerEvent, row_moved
from app.engine.sending.creation_search import CreationSearch
from app.engine.sending.dispatcher import SENDINGS_AT_ONCE, Dispatcher
from app.engine.sending.listed_twice import find_duplicates, in_catalog
from app.engine.sending.sender import Sender
from app.engine.sending.unanswered_creation import UnansweredCreations
from app.engine.sync.nets import Nets
from app.engine.sync.row_writer import RowWriter
from app.engine.sync.sync import Sync
from app.rules.sellers import standing_of
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.catalog.facets import keep_facets
from app.workspace.errors import StorageError
from app.workspace.journal.job_orders import OrderStore
from app.workspace.journal.outbox import OutboxStore
from app.workspace.journal.owner import Owner

if TYPE_CHECKING:
    from pathlib import Path

    from app.client.api import MarketplaceApi
    from app.clock import Clock
    from app.domain.models.user import User
    from app.engine.processes.protocol import Connect
    from app.workspace.catalog.snapshots import Snapshots
    from app.workspace.folder import Workspace
    from app.workspace.journal.journal import Journal


@dataclass(frozen=True, slots=True)
class WorkerFiles:
    """The files of a workspace, open for writing."""

    folder: Workspace
    journal: Journal
    catalog: CatalogWriter
    snapshots: Snapshots

    def close(self) -> None:
        """Close the catalog, its snapshots and the journal."""
        self.catalog.close()
        self.snapshots.close()
        self.journal.close()


def open_files(folder: Workspace, publish: Callable[[NoticeRaised], None]) -> WorkerFiles:
    """Open the files of a workspace and publish repairs; raise ``StorageError``."""
    journal = folder.journal()
    if journal.salvaged is not None:
        publish(NoticeRaised(Notice("journal_salvaged", {"rows": journal.salvaged})))
    try:
        snapshots = folder.snapshots()
        catalog = CatalogWriter(folder.catalog_path, snapshots)
    except StorageError:
        journal.close()
        raise
    if catalog.rebuilt:
        publish(NoticeRaised(Notice("catalogue_rebuilt")))
    return WorkerFiles(folder, journal, catalog, snapshots)


@dataclass(frozen=True, slots=True)
class ShopWork:
    """Syncing and sending for one seller; ``orders`` is ``None`` if the journal is read-only.

    ``new_sync`` creates the next sync, ``publish`` receives the events.
    """

    api: MarketplaceApi
    outbox: OutboxStore
    flush: Dispatcher
    rows: RowWriter
    costs: CostBook
    orders: ClaimedOrders | None
    new_sync: Callable[[], Sync]
    catalog: Path
    publish: Callable[[WorkerEvent], None]

    async def read_shop(self) -> None:
        """Sync, and report new listings that were created late and now exist twice."""
        await self.new_sync().run()
        with closing(CatalogReader(self.catalog)) as reader:
            for duplicate in find_duplicates(self.outbox, in_catalog(reader)):
                self.publish(NoticeRaised(duplicate.notice()))

    async def keep_facets(self) -> None:
        """Update the facets, which queries on attributes need, if they were used before."""
        stopped = threading.Event()
        try:
            await asyncio.to_thread(keep_facets, self.catalog, stopped.is_set)
        finally:
            # The thread ends after its current batch.
            stopped.set()

    async def close(self) -> None:
        """Write pending data and close the connection; no work may be running."""
        self.flush.close()
        self.rows.close()
        self.costs.close()
        await self.api.close()


def shop_work(
    api: MarketplaceApi,
    user: User,
    command: Connect,
    marketplace: str,
    files: WorkerFiles,
    *,
    clock: Clock,
    settle_seconds: float,
    publish: Callable[[WorkerEvent], None],
    failed: Callable[[StorageError], None],
) -> ShopWork:
    """Bind the files to the seller and return the work for them.

    ``failed`` is called if items of answers cannot be written. Raise ``StorageError``.
    """
    journal, catalog = files.journal, files.catalog
    user_id, site_id = text_of(user.id), user.site_id or ""
    claim(journal, Owner(marketplace, user_id))
    bind_shop(catalog, command, user)
    outbox, seller = OutboxStore(journal), standing_of(user.to_wire())

    costs = CostBook(files.folder.path, catalog, site_id)
    nets = Nets(site_id, seller, costs)
    rows = RowWriter(catalog, site_id, publish, failed, nets=nets)

    sending = Sender(
        api,
        outbox,
        uploads=files.folder.uploads,
        stored=rows.keep,
        changed=lambda row: publish(row_moved(row)),
        # After a kill between the two commits the row is settled by reading the listing; in the
        # other order the table would show the old listing until the next sync.
        before_done=rows.close,
    )
    flush = Dispatcher(
        outbox,
        sending,
        clock=clock,
        publish=publish,
        searching=CreationSearch(outbox, sending.writer, UnansweredCreations(api, user_id)),
        settle_seconds=settle_seconds,
        at_once=SENDINGS_AT_ONCE,
    )
    orders = None
    if journal.refusal is None:
        run = sending.writer.run
        orders = ClaimedOrders(OrderStore(journal), run, shop=command.shop, user_id=user_id)
        flush.recover(lambda row: publish(row_moved(row)))

    def new_sync() -> Sync:
        return Sync(
            api,
            catalog,
            user_id=user_id,
            site_id=site_id,
            nets=nets,
            clock=clock,
            publish=publish,
            snapshots=files.snapshots,
            answers=rows,
            base_url=command.base_url,
        )

    path = files.folder.catalog_path
    return ShopWork(api, outbox, flush, rows, costs, orders, new_sync, path, publish)
