"""A shop without a window over a marketplace in this process: drafts, outbox, worker and rules."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx

from app.client.api import MarketplaceApi
from app.client.requester import Requester
from app.client.token import Token
from app.domain.models.user import User
from app.engine.catalog.account import Account
from app.engine.catalog.catalog import ItemCatalog
from app.engine.catalog.categories import CategoryBook
from app.engine.connection import Connection
from app.engine.events import Events
from app.engine.journal_thread import JournalThread
from app.engine.listings.listings import Listings
from app.engine.outbox.outbox import Outbox
from app.engine.sending.creation_search import CreationSearch
from app.engine.sending.dispatcher import Dispatcher
from app.engine.sending.sender import Sender
from app.engine.sending.unanswered_creation import UnansweredCreations
from app.engine.shipping.cost_preview import ShippingPreview
from app.service.application import build_for
from app.service.market.market import Market, open_market
from app.service.worlds.first_start import open_store
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.folder import Workspace
from app.workspace.journal.drafts import Drafts
from app.workspace.journal.outbox import OutboxRow, OutboxStore
from tests.stands.editor_session import FakeHistory
from tests.stands.small_world import TOP_SELLER, SmallWorld
from tests.stands.virtual_clock import VirtualClock

BASE_URL = "http://127.0.0.1"


@contextmanager
def small_market(folder: Path, world: type = SmallWorld) -> Iterator[Market]:
    """Open a marketplace of a few listings, whose pictures are empty."""
    (folder / "store").mkdir()
    with closing(open_store(folder / "store", world, seed=1, listings=5)) as database:
        yield open_market(
            database, folder / "pictures", clock=VirtualClock(), draw_picture=lambda key, size: b""
        )


class Wire(httpx.AsyncBaseTransport):
    """Brings requests to the marketplace; ``dead`` lets none through, ``cut`` loses the answer of
    the next listing that is made."""

    def __init__(self, market: Market) -> None:
        self._inner = httpx.ASGITransport(build_for(market))
        self.dead = self.cut = False
        self.posted = 0

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        if self.dead:
            raise httpx.ConnectError("nobody is there", request=request)
        answer = await self._inner.handle_async_request(request)
        if request.method == "POST" and request.url.path == "/items":
            self.posted += 1
            if self.cut:
                self.cut = False
                raise httpx.ReadTimeout("the answer is lost", request=request)
        return answer


class CreationShop:
    """The parts of a session around one seller of a small world."""

    def __init__(self, market: Market, wire: Wire, folder: Path, seller: str) -> None:
        self.market, self.wire = market, wire
        self.events = Events()
        space = Workspace(folder)
        CatalogWriter(space.catalog_path).close()
        self.catalog = ItemCatalog(space.catalog_path)
        self.thread, self.journal = JournalThread(), space.journal()
        self.clock = VirtualClock()
        kept = market.users.token(seller)
        assert kept is not None
        requester = Requester(BASE_URL, Token(kept.token), clock=self.clock, transport=wire)
        self.api = MarketplaceApi(requester)
        self.connection = Connection(self.clock)
        self.connection._api = self.api
        self.account = Account(self.catalog.shop())
        user = market.users.read(seller)
        self.account.learn(User.parse(user), practice=True)
        self.categories = CategoryBook(self.catalog, self.connection)
        self.archive = FakeHistory()
        self.outbox = Outbox(
            self.journal, self.thread, publish=self.events.publish, wake=lambda: None
        )
        parts: dict[str, Any] = {
            "catalog": self.catalog,
            "categories": self.categories,
            "account": self.account,
            "connection": self.connection,
        }
        self.listings = Listings(
            **parts, outbox=self.outbox, journal=self.journal, thread=self.thread
        )
        self.shipping = ShippingPreview(**parts, clock=self.clock)
        self.pictures = SimpleNamespace()
        self.seller = seller
        # The worker is another process: it never shares a connection.
        self.worker_journal = space.journal()
        self._store = OutboxStore(self.worker_journal)
        self.uploads = folder / "uploads"

    @property
    def creations(self) -> Any:
        return self.listings.creations

    @property
    def mine(self) -> int:
        """How many listings the marketplace has."""
        counted = self.market.database.one("SELECT count(*) FROM items")
        return int(counted[0]) if counted is not None else 0

    @property
    def drafts(self) -> Drafts:
        return Drafts(self.journal)

    def rows(self) -> list[OutboxRow]:
        return list(self._store.latest())

    async def work(self) -> None:
        """Do what the worker does until nothing is left to do, and tell of it."""
        sender = Sender(
            self.api,
            self._store,
            uploads=self.uploads,
            stored=lambda *_: None,
            changed=self.outbox._moved,
        )
        search = CreationSearch(
            self._store, sender.writer, UnansweredCreations(self.api, self.seller)
        )
        worker = Dispatcher(
            self._store, sender, clock=self.clock, publish=lambda _: None, searching=search
        )
        await worker.run()


@asynccontextmanager
async def creation_shop(
    market: Market, folder: Path, seller: str = TOP_SELLER, wire: Wire | None = None
) -> AsyncIterator[CreationShop]:
    """A shop that is open."""
    shop = CreationShop(market, wire or Wire(market), folder, seller)
    try:
        yield shop
    finally:
        await shop.thread.run(shop.journal.close)
        shop.worker_journal.close()
        await shop.thread.close()
        await shop.api.close()
        shop.catalog.close()
