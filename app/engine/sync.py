"""Reading the whole shop into the catalogue."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from contextlib import aclosing
from dataclasses import asdict
from typing import TYPE_CHECKING

from app.client.errors import ClientError, NotFound, Refused
from app.domain.wire import Unreadable, read_json, write_json
from app.engine.events import Event, Receipt, RowsChanged, Synced, SyncProgress
from app.engine.item_rows import cents, now_milliseconds, read_row
from app.engine.listing_ids import ListingIds
from app.engine.nets import net_cents, nets_of
from app.engine.together import together

if TYPE_CHECKING:
    from app.client.api import MarketplaceApi
    from app.clock import Clock
    from app.domain.shipping import Coverage
    from app.workspace.catalogue import CatalogueWriter
    from app.workspace.rows import ItemRow

BATCH = 100
IN_FLIGHT = 4
COSTS_BATCH = 50


class Sync:
    """One reading of a seller's shop: ids, bodies, what is gone, shipping costs, categories.

    Tells its progress; raises ``ClientError`` when the marketplace cannot be read, and keeps what
    it
    had stored by then: every batch is a transaction of its own.
    """

    def __init__(
        self,
        api: MarketplaceApi,
        catalogue: CatalogueWriter,
        *,
        user_id: str,
        site_id: str,
        clock: Clock,
        tell: Callable[[Event], None],
    ) -> None:
        self._api = api
        self._catalogue = catalogue
        self._user_id = user_id
        self._site_id = site_id
        self._clock = clock
        self._tell = tell
        self._started = clock.monotonic()
        self._stored: set[str] = set()
        self._gone: set[str] = set()
        self._lost: set[str] = set()
        self._asked_again = 0
        self._unreadable = 0

    async def run(self) -> Receipt:
        """Read everything; the receipt is also told and kept in the catalogue."""
        before = self._catalogue.ids()
        walk = ListingIds(self._api, self._user_id)
        await self._read_bodies(walk)
        removed = await self._remove_missing(before - walk.seen)
        await self._read_costs()
        await self._read_categories()
        self._catalogue.tidy()
        receipt = Receipt(
            counted=len(walk.seen),
            repeated=walk.repeated,
            missing=max(0, (walk.total or 0) - len(walk.seen)),
            asked_again=self._asked_again,
            removed=removed,
            unreadable=self._unreadable,
            complete=not self._lost,
            seconds=round(self._clock.monotonic() - self._started, 3),
            ended_at=now_milliseconds(),
        )
        self._catalogue.put_fact("receipt", json.dumps(asdict(receipt)))
        if receipt.complete:
            self._catalogue.put_fact("synced_at", str(receipt.ended_at))
        self._tell(RowsChanged(None))
        self._tell(Synced(receipt))
        return receipt

    async def _read_bodies(self, walk: ListingIds) -> None:
        """Fetch bodies in batches while the walk still finds ids, a few at a time."""
        batches: asyncio.Queue[list[str] | None] = asyncio.Queue(maxsize=IN_FLIGHT * 2)

        async def produce() -> None:
            waiting: list[str] = []
            async with aclosing(walk.each()) as pages:
                async for ids in pages:
                    waiting += ids
                    while len(waiting) >= BATCH:
                        await batches.put(waiting[:BATCH])
                        del waiting[:BATCH]
            if waiting:
                await batches.put(waiting)
            for _ in range(IN_FLIGHT):
                await batches.put(None)

        async def consume() -> None:
            while (batch := await batches.get()) is not None:
                await self._fetch(batch)
                total = max(walk.total or 0, len(walk.seen))
                seconds = self._clock.monotonic() - self._started
                self._tell(SyncProgress(len(self._stored), total, round(seconds, 3)))

        await together(produce(), *(consume() for _ in range(IN_FLIGHT)))

    async def _fetch(self, ids: Sequence[str], *, again: bool = False) -> None:
        """Store the bodies of ``ids``; those an answer leaves out are asked for once more."""
        elements = await self._api.items.get_raw(ids)
        wanted, found, rows = set(ids), set(), []
        for element in elements:
            if element.code == 404 and element.id in wanted:
                found.add(element.id)
                self._gone.add(element.id)
            elif element.code == 200:
                try:
                    row, bad = read_row(element.body)
                except Unreadable:
                    continue
                if row.id in wanted:
                    found.add(row.id)
                    self._unreadable += bool(bad)
                    rows.append((row, element.body))
        self._store(rows)
        if missing := [item_id for item_id in ids if item_id not in found]:
            self._asked_again += len(missing)
            if again:
                self._lost.update(missing)
            else:
                await self._fetch(missing, again=True)

    def _store(self, listings: list[tuple[ItemRow, bytes]]) -> None:
        costs = self._catalogue.shipping_costs([row.id for row, _ in listings])
        self._catalogue.put(
            (row._replace(net=net_cents(row, self._site_id, costs.get(row.id))), body)
            for row, body in listings
        )
        self._stored.update(row.id for row, _ in listings)
        self._gone.difference_update(row.id for row, _ in listings)
        self._tell(RowsChanged(tuple(row.id for row, _ in listings)))

    async def _remove_missing(self, unseen: set[str]) -> int:
        """Ask for what is stored and was not listed; forget it when the marketplace has it no more.

        A list that shifts while it is read can leave out a listing that is still there.
        """
        for start in range(0, len(unseen), BATCH):
            await self._fetch(sorted(unseen)[start : start + BATCH])
        removed = self._gone | {
            item_id for item_id in unseen & self._stored if self._is_deleted(item_id)
        }
        self._lost -= removed
        self._catalogue.remove(removed)
        return len(removed)

    def _is_deleted(self, item_id: str) -> bool:
        body = self._catalogue.body(item_id)
        if body is None:
            return True
        return "deleted" in read_row(body).row.sub_status.split(",")

    async def _read_costs(self) -> None:
        """Fetch what free shipping costs, for the listings that offer it, and work out the nets."""
        rows = [row for row in self._catalogue.each() if row.free_shipping]
        for start in range(0, len(rows), COSTS_BATCH):
            some = rows[start : start + COSTS_BATCH]
            try:
                coverages = await self._api.shipping.free_of_items([row.id for row in some])
            except Refused:
                # A service without this look-up is no reason to go without the rest of the shop.
                return
            costs = {i: cost_of(coverage) for i, coverage in coverages.items()}
            self._catalogue.put_shipping_costs(
                (row.id, costs[row.id], row.currency_id) for row in some if row.id in costs
            )
            self._catalogue.put_nets(nets_of(some, self._site_id, costs))

    async def _read_categories(self) -> None:
        """Store category and attribute documents of the categories in use."""
        wanted = self._catalogue.category_ids() - {""}
        for category_id in sorted(wanted - self._catalogue.document_ids("attributes")):
            try:
                category = await self._api.categories.get(category_id)
                attributes = await self._api.categories.attributes(category_id)
            except (NotFound, Unreadable, ValueError):
                continue
            except ClientError as error:
                if isinstance(error, Refused):
                    continue
                raise
            self._catalogue.put_document("category", category_id, write_json(category))
            self._catalogue.put_document("attributes", category_id, write_json(attributes))
        if self._site_id and not self._catalogue.document_ids("listing_types"):
            try:
                types = await self._api.listing_types.of_site(self._site_id)
            except Refused:
                return
            self._catalogue.put_document("listing_types", self._site_id, write_json(types))


def cost_of(coverage: Coverage | None) -> int | None:
    """What a coverage costs in hundredths; the whole country where there is a choice."""
    if coverage is None:
        return None
    for part in (coverage.all_country, coverage.all_country_except_exclusion_zone):
        if part is not None and part.list_cost is not None:
            return cents(part.list_cost)
    return None


def read_receipt(text: str | None) -> Receipt | None:
    """The receipt a sync left in the catalogue."""
    try:
        return None if text is None else Receipt(**read_json(text.encode()))
    except (Unreadable, TypeError):
        return None
