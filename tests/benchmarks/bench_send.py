"""Price changes through the outbox against a bare loop of GET and PUT at the same concurrency."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from decimal import Decimal
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from app.clock import SystemClock
from app.engine.flush import SENDINGS_AT_ONCE, Flush
from app.engine.items_now import read_items
from app.engine.listing_ids import ListingIds
from app.engine.sending import CALLS_AT_ONCE, Sending
from app.engine.undo import slim
from app.workspace.errand import Change
from app.workspace.journal import Journal
from app.workspace.outbox import OutboxState, OutboxStore
from tests.benchmarks.measure import Measurement, report
from tests.faults.killed_flush import Place, marketplace

BOUND = 0.7
LISTINGS = 10_000


async def bare(place: Place, ids: Sequence[str], price: int) -> float:
    """Changes a second of a loop that reads each listing and writes its price."""
    headers = {"Authorization": f"Bearer {place.token}"}
    async with httpx.AsyncClient(base_url=place.base_url, headers=headers) as client:

        async def change(item_id: str) -> None:
            path = f"/items/{item_id}"
            body = (await client.get(path)).raise_for_status().json()
            assert body["price"] != price
            (await client.put(path, json={"price": price})).raise_for_status()

        return await _rate(ids, change)


async def _rate(ids: Sequence[str], change: Callable[[str], Awaitable[None]]) -> float:
    left = list(reversed(ids))

    async def lane() -> None:
        while left:
            await change(left.pop())

    started = time.perf_counter()
    async with asyncio.TaskGroup() as lanes:
        for _ in range(CALLS_AT_ONCE):
            lanes.create_task(lane())
    return len(ids) / (time.perf_counter() - started)


async def outbox(place: Place, path: Path, bodies: dict[str, Any], price: int) -> float:
    """The same through the outbox: kept on the disk, merged, compared, written down."""
    journal = Journal(path)
    store = OutboxStore(journal)
    changes = {"price": Decimal(price)}
    store.add_changes(Change(i, slim(body, changes), changes) for i, body in bodies.items())
    async with place.api() as api:
        sending = Sending(
            api, store, uploads=path.parent, stored=lambda item: None, changed=lambda row: None
        )
        flush = Flush(
            store,
            sending,
            clock=SystemClock(),
            tell=lambda event: None,
            at_once=SENDINGS_AT_ONCE,
        )
        started = time.perf_counter()
        await flush.run()
        seconds = time.perf_counter() - started
    counts = store.counts()
    journal.close()
    assert counts[OutboxState.DONE] == len(bodies), counts
    return len(bodies) / seconds


async def plain_listings(place: Place, count: int) -> dict[str, Any]:
    """Listings whose price can be changed by itself."""
    found: dict[str, Any] = {}
    async with place.api() as api:
        async for ids in ListingIds(api, place.user_id).each():
            for item_id, body in (await read_items(api, ids)).items():
                if body and body["status"] == "active" and not body["variations"]:
                    found[item_id] = body
            if len(found) >= count:
                break
    return dict(list(found.items())[:count])


def main(words: list[str]) -> int:
    """Measure both in one run, the bare loop before and after."""
    count = int(next((word for word in words if word.isdigit()), LISTINGS))
    with TemporaryDirectory() as folder:
        path = Path(folder)
        with marketplace(path / "store", listings=3 * count) as place:
            bodies = asyncio.run(plain_listings(place, count))
            before = asyncio.run(bare(place, list(bodies), 7_001))
            # What the bare loop wrote is what the changes are made over.
            bodies = {i: {**body, "price": 7_001} for i, body in bodies.items()}
            ours = asyncio.run(outbox(place, path / "journal.db", bodies, 7_002))
            after = asyncio.run(bare(place, list(bodies), 7_003))
    reference = (before + after) / 2
    name = f"{len(bodies)} price changes, changes a second"
    return report([Measurement(name, ours, reference, BOUND, "/s", at_most=False)], words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
