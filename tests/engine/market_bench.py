"""A seller's outbox before a marketplace in this process, on a wire that loses answers."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

import httpx
from PIL import Image

from app.client.api import MarketplaceApi
from app.client.requester import Requester
from app.client.token import Token
from app.engine.sending.creation_search import CreationSearch
from app.engine.sending.dispatcher import Dispatcher
from app.engine.sending.sender import Sender
from app.engine.sending.unanswered_creation import UnansweredCreations
from app.service.application import build_for
from app.service.market.market import Market, open_market
from app.service.worlds.first_start import open_store
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxStore
from tests.stands.contract_shop import BASE_URL
from tests.stands.small_world import TOP_SELLER, SmallWorld
from tests.stands.virtual_clock import VirtualClock

Item = dict[str, Any]


def _jpeg() -> bytes:
    file = BytesIO()
    Image.new("RGB", (600, 600), "white").save(file, "JPEG")
    return file.getvalue()


DATA = _jpeg()
SHA = hashlib.sha256(DATA).hexdigest()
ADDRESS = "https://example.com/another.jpg"


class LosingWire(httpx.AsyncBaseTransport):
    """A wire that loses one answer: of the request that ``meant`` picks, before or after the
    marketplace did what it says, or ``late`` seconds before the marketplace does it."""

    def __init__(self, inner: httpx.AsyncBaseTransport, clock: VirtualClock) -> None:
        self._inner, self._clock = inner, clock
        self.meant: Callable[[httpx.Request], bool] = lambda request: False
        self.after = True
        self.late = 0.0
        self.writes: list[str] = []
        self._held: tuple[float, httpx.Request] | None = None

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Pass the request on, unless it is the one."""
        if self._held is not None and self._clock.monotonic() >= self._held[0]:
            held, self._held = self._held, None
            await self._inner.handle_async_request(held[1])
        if request.method != "GET":
            self.writes.append(f"{request.method} {request.url.path}")
        if not self.meant(request):
            return await self._inner.handle_async_request(request)
        self.meant = lambda request: False
        if self.late:
            self._held = (self._clock.monotonic() + self.late, request)
        elif self.after:
            await self._inner.handle_async_request(request)
        raise httpx.ReadTimeout("no answer", request=request)


@dataclass
class Bench:
    """A seller's outbox before a marketplace that runs in this process."""

    market: Market
    wire: LosingWire
    api: MarketplaceApi
    journal: Journal
    outbox: OutboxStore
    flush: Dispatcher
    item_id: str

    def item(self) -> Item:
        """The listing as the marketplace has it."""
        found = self.market.items.read(self.item_id)
        assert found is not None
        return found

    async def body(self) -> Item:
        """The listing as a client reads it."""
        return await self.api.items.get(self.item_id)


def fill_store(folder: Path) -> Path:
    """A store with a few listings of each seller, to be copied for each test."""
    open_store(folder, SmallWorld, seed=1, listings=3).close()
    return folder


@asynccontextmanager
async def open_bench(filled: Path, tmp_path: Path) -> AsyncIterator[Bench]:
    """The outbox of the first seller before a copy of the store."""
    folder, clock = tmp_path / "store", VirtualClock()
    shutil.copytree(filled, folder)
    database = open_store(folder, SmallWorld, seed=1, listings=3)
    market = open_market(
        database, folder / "pictures", clock=clock, draw_picture=lambda key, size: b""
    )
    wire = LosingWire(httpx.ASGITransport(build_for(market)), clock)
    kept = market.users.token(TOP_SELLER)
    assert kept is not None
    api = MarketplaceApi(Requester(BASE_URL, Token(kept.token), clock=clock, transport=wire))
    uploads = tmp_path / "uploads"
    uploads.mkdir()
    (uploads / f"{SHA}.jpg").write_bytes(DATA)
    journal = Journal(tmp_path / "journal.db")
    outbox = OutboxStore(journal)
    sending = Sender(api, outbox, uploads=uploads, stored=lambda *_: None, changed=lambda row: None)
    searching = CreationSearch(
        outbox, sending.writer, UnansweredCreations(api, TOP_SELLER), auto_relist=True
    )
    flush = Dispatcher(
        outbox, sending, clock=clock, publish=lambda event: None, searching=searching
    )
    page = await api.users.search_items(TOP_SELLER, offset=0, limit=50)
    first = str((page.results or ())[0])
    yield Bench(market, wire, api, journal, outbox, flush, first)
    flush.close()
    await api.close()
    journal.close()
    database.close()


async def new_listing(bench: Bench) -> str:
    """Another listing, without a description."""
    return str((await bench.api.items.create(creation_form(bench)))["id"])


def creation_form(bench: Bench) -> Item:
    """The form of a listing that the marketplace takes."""
    made = bench.item()
    names = (
        "site_id title category_id price currency_id available_quantity buying_mode"
        " listing_type_id condition shipping"
    )
    attributes = [{"id": "BRAND", "value_name": "Lino"}]
    pictures = [{"source": ADDRESS}]
    return {
        **{name: made[name] for name in names.split()},
        "pictures": pictures,
        "attributes": attributes,
    }
