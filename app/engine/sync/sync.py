"""Reading the whole shop into the catalog."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import aclosing
from typing import TYPE_CHECKING

from app.domain.wire import Unreadable
from app.engine.events import Event, RowsChanged, Synced, SyncProgress
from app.engine.sync.enrichment import Details
from app.engine.sync.item_rows import now_milliseconds, parse_item_row
from app.engine.sync.listing_ids import ListingIds
from app.engine.sync.movement import Moment, Movement
from app.engine.sync.nets import Nets
from app.engine.sync.repeated_reading import RepeatedReading
from app.engine.sync_receipt import Receipt
from app.engine.task_group import gather
from app.rules.sellers import NEWCOMER, SellerStanding

if TYPE_CHECKING:
    from app.client.api import MarketplaceApi
    from app.clock import Clock
    from app.engine.sync.row_writer import RowWriter
    from app.workspace.catalog.catalog import CatalogWriter
    from app.workspace.catalog.snapshots import Snapshots
    from app.workspace.listing_rows import ItemRow

BATCH = 100
IN_FLIGHT = 8
"""The maximum number of batches requested at once; the client allows fewer while the service
struggles."""
_TURNS = 20
"""The number of turns of the event loop for processing arrived answers and sending the next
requests."""
FULL_EVERY = 7 * 24 * 3600 * 1000
"""The number of milliseconds after which every body is fetched again."""


class Sync:
    """A sync of a seller's shop: ids, bodies, removed listings, shipping costs, categories.

    For stored listings only ``last_updated`` is requested, and the body if that has changed. Once a
    week, with ``full``, and if ``base_url`` is another address (it is part of the picture
    addresses), every body is fetched. Publishes its progress. Raises ``ClientError`` if the
    marketplace cannot be read, and ``StorageError``; every batch is a transaction, so stored
    batches are kept and the next sync continues from there. ``answers`` stores the answers to
    simultaneous writes: rows read before such an answer are not stored.
    """

    def __init__(
        self,
        api: MarketplaceApi,
        catalog: CatalogWriter,
        *,
        user_id: str,
        site_id: str,
        seller: SellerStanding = NEWCOMER,
        nets: Nets | None = None,
        clock: Clock,
        publish: Callable[[Event], None],
        snapshots: Snapshots | None = None,
        answers: RowWriter | None = None,
        base_url: str = "",
        full: bool = False,
    ) -> None:
        self._api = api
        self._catalog = catalog
        self._snapshots = snapshots
        self._answers = answers
        self._user_id = user_id
        self._site_id = site_id
        self._nets = nets or Nets(site_id, seller)
        self._clock = clock
        self._publish = publish
        self._base_url = base_url
        self._full = full or is_full_due(catalog, base_url)
        self._started = clock.monotonic()
        if answers is not None:
            answers.begin_sync()
        self._marks = catalog.marks()
        self._reading = RepeatedReading(clock)
        self._walk = ListingIds(api, user_id, self._marks, reading=self._reading)
        self._movement = Movement(api, user_id)
        self._done = 0
        self._due: list[str] = []
        self._gone: set[str] = set()
        self._lost: set[str] = set()
        self._asked_again = 0
        self._unreadable = 0
        self._added = 0
        self._changed = 0

    async def run(self) -> Receipt:
        """Read everything; publish the receipt and store it in the catalog."""
        self._catalog.require_intact()
        begun = await self._movement.begin()
        await self.read_listings()
        removed = await self._remove_missing()
        moved = 0 if begun is None else await self._read_moved(begun)
        details = Details(self._api, self._catalog, self._site_id, self._nets)
        await details.read_costs(again=self._full)
        await details.read_categories(again=self._full)
        await details.read_currencies(again=self._full)
        # If the file was deleted meanwhile, rows written to it are lost.
        self._catalog.require_intact()
        self._catalog.tidy()
        walk = self._walk
        receipt = Receipt(
            counted=walk.counted,
            repeated=walk.repeated,
            missing=max(0, (walk.total or 0) - walk.counted),
            asked_again=self._asked_again,
            removed=removed,
            unreadable=self._unreadable,
            complete=walk.settled and not self._lost,
            seconds=round(self._clock.monotonic() - self._started, 3),
            ended_at=now_milliseconds(),
            walks=walk.walks,
            added=self._added,
            changed=self._changed,
            lost=len(self._lost),
            skipped=details.skipped,
            moved=moved,
        )
        self._catalog.put_fact("receipt", json.dumps(receipt.to_json()))
        if receipt.complete:
            self._catalog.put_fact("synced_at", str(receipt.ended_at))
            self._catalog.put_fact("base_url", self._base_url)
            if self._full or self._catalog.fact("read_in_full_at") is None:
                self._catalog.put_fact("read_in_full_at", str(receipt.ended_at))
        if self._snapshots is not None:
            self._snapshots.end_sync(receipt.ended_at, receipt.counted, complete=receipt.complete)
        self._publish(RowsChanged(None))
        self._publish(Synced(receipt))
        if self._snapshots is not None:
            self._snapshots.copy_if_due()
        return receipt

    async def read_listings(self) -> None:
        """Walk the list, and fetch bodies in batches during the walk."""
        batches: asyncio.Queue[list[str] | None] = asyncio.Queue(maxsize=IN_FLIGHT * 2)

        async def produce() -> None:
            waiting: list[str] = []
            async with aclosing(self._walk.each()) as pages:
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
                await self._take(batch)
                total = max(self._walk.total or 0, self._walk.counted)
                seconds = self._clock.monotonic() - self._started
                self._publish(SyncProgress(self._done, total, round(seconds, 3)))

        await gather(produce(), *(consume() for _ in range(IN_FLIGHT)))
        while self._due:
            due, self._due = self._due[:BATCH], self._due[BATCH:]
            await self._fetch(due)

    async def _take(self, ids: list[str]) -> None:
        """Update the stored bodies of ``ids``."""
        known = {} if self._full else self._catalog.rows_of(ids)
        if not known:
            await self._fetch(ids)
            return
        self._due += [item_id for item_id in ids if item_id not in known]
        moved = await self._moved({i: row.last_updated for i, row in known.items()})
        self._due += moved
        while len(self._due) >= BATCH:
            due, self._due = self._due[:BATCH], self._due[BATCH:]
            await self._fetch(due)

    async def _moved(self, known: Mapping[str, int]) -> list[str]:
        """Return the listings whose ``last_updated`` is not the stored one.

        ``known`` maps ids to the stored ``last_updated``.
        """
        asked = ("id", "last_updated")
        answered = await self._reading.items(
            lambda ids: self._api.items.get_raw(ids, asked), list(known)
        )
        same = set()
        for element in answered.elements:
            if element.is_found:
                try:
                    row = parse_item_row(element.body).row
                except Unreadable:
                    continue
                if row.last_updated and row.last_updated == known.get(row.id):
                    same.add(row.id)
        self._done += len(same)
        return [item_id for item_id in known if item_id not in same]

    async def _fetch(self, ids: Sequence[str], *, again: bool = False) -> None:
        """Store the bodies of ``ids``; those missing in an answer are requested once more."""
        elements, unanswered = await self._reading.items(self._api.items.get_raw, ids)
        # Storing a batch takes 25 ms, during which no request is sent. A page of the walk, on which
        # everything depends, often arrives at the same moment: its successor is requested first.
        for _ in range(_TURNS):
            await asyncio.sleep(0)
        self._lost.update(unanswered)
        wanted, found, rows = set(ids), set(unanswered), []
        for element in elements:
            if element.is_gone and element.id in wanted:
                found.add(element.id)
                self._gone.add(element.id)
            elif element.is_found:
                try:
                    row, bad = parse_item_row(element.body)
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

    async def _read_moved(self, begun: Moment) -> int:
        """Read the listings that changed during the sync again; return their number.

        A listing that was read early may have changed while the others were read.
        """
        moved = await self._movement.since(begun)
        for ids in _batches(sorted(moved)):
            known = self._catalog.rows_of(ids)
            stale = [i for i in ids if i not in known or known[i].last_updated != moved[i]]
            if stale:
                await self._fetch(stale)
        return len(moved)

    def _store(self, listings: list[tuple[ItemRow, bytes]]) -> None:
        if not listings:
            return
        ids = tuple(row.id for row, _ in listings)
        if self._answers is not None:
            listings = self._answers.unless_older(listings)
        costs = self._catalog.shipping_costs(ids)
        self._nets.prepare([row for row, _ in listings])
        stored = self._catalog.put(
            (self._nets.of(row, body, costs.get(row.id)), body) for row, body in listings
        )
        self._added += stored.added
        self._changed += len(stored.changed)
        # The cost of free shipping may have changed with the listing; it is requested again.
        self._catalog.forget_shipping_costs(stored.changed)
        self._done += len(ids)
        self._gone.difference_update(ids)
        self._lost.difference_update(ids)
        self._publish(RowsChanged(ids))

    async def _remove_missing(self) -> int:
        """Remove listings that the marketplace does not list or find, even when asked again.

        A list that shifts while it is read can leave out an existing listing, and one answer can be
        wrong: so nothing is removed before it was looked for twice.
        """
        candidates = self._gone
        self._gone = set()
        for ids in _batches(sorted(candidates)):
            await self._fetch(ids)
        removed = 0
        for unseen in self._marks.unseen(BATCH):
            there_before = set(self._catalog.rows_of(unseen))
            await self._fetch(unseen)
            deleted = {
                item_id for item_id in there_before - self._gone if self._is_deleted(item_id)
            }
            removed += self._forget(deleted)
        removed += self._forget(self._gone)
        return removed

    def _forget(self, ids: set[str]) -> int:
        self._lost -= ids
        self._catalog.remove(ids)
        return len(ids)

    def _is_deleted(self, item_id: str) -> bool:
        body = self._catalog.body(item_id)
        if body is None:
            return True
        return "deleted" in parse_item_row(body).row.sub_status.split(",")


def is_full_due(catalog: CatalogWriter, base_url: str) -> bool:
    """Return whether every body has to be fetched again although none seems to have changed.

    Never before a first sync is complete: an interrupted one continues where it was.
    """
    at = catalog.fact("read_in_full_at")
    if at is None:
        return False
    return catalog.fact("base_url") != base_url or now_milliseconds() - int(at) > FULL_EVERY


def _batches(ids: list[str]) -> Iterator[list[str]]:
    return (ids[start : start + BATCH] for start in range(0, len(ids), BATCH))
