"""Price changes through the outbox against a bare loop of GET and PUT at the same concurrency.

The loop is stock httpx and keeps nothing. The outbox writes down what it is about to send before it
does, merges with what the listing is by now, compares the answer and keeps before, sent and answer;
it may read several listings in one request.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Sequence
from contextlib import aclosing
from decimal import Decimal
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from app.clock import SystemClock
from app.engine.sending.dispatcher import SENDINGS_AT_ONCE, Dispatcher
from app.engine.sending.live_items import read_items
from app.engine.sending.sender import CALLS_AT_ONCE, Sender
from app.engine.sync.listing_ids import ListingIds
from app.engine.undo.inverse import slim
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxRow, OutboxState, OutboxStore
from app.workspace.outbox_command import Change
from tests.benchmarks.measure import Measurement, note, report, spread
from tests.faults.killed_flush import Place, marketplace

BOUND = 0.7
LISTINGS = 10_000
PART = 1_000


async def bare(place: Place, ids: Sequence[str], price: int) -> float:
    """Seconds of a loop that reads each listing and writes its price."""
    headers = {"Authorization": f"Bearer {place.token}"}
    left = list(reversed(ids))
    async with httpx.AsyncClient(base_url=place.base_url, headers=headers) as client:

        async def lane() -> None:
            while left:
                path = f"/items/{left.pop()}"
                body = (await client.get(path)).raise_for_status().json()
                assert body["price"] != price
                (await client.put(path, json={"price": price})).raise_for_status()

        started = time.perf_counter()
        async with asyncio.TaskGroup() as lanes:
            for _ in range(CALLS_AT_ONCE):
                lanes.create_task(lane())
        return time.perf_counter() - started


class Queue:
    """All changes in one outbox, sent a part at a time as the worker sends them."""

    def __init__(self, path: Path, bodies: dict[str, Any], price: int) -> None:
        self._journal = Journal(path)
        self._store = OutboxStore(self._journal)
        self._folder = path.parent
        self.done = 0
        changes = {"price": Decimal(price)}
        self._store.add_changes(
            Change(i, slim(body, changes), changes) for i, body in bodies.items()
        )

    async def send(self, place: Place, until: int) -> float:
        """Seconds until about ``until`` rows are done: merged, compared and written down."""
        async with place.api() as api:

            def changed(row: OutboxRow) -> None:
                assert row.state in (OutboxState.SENDING, OutboxState.DONE), row
                self.done += row.state is OutboxState.DONE
                if self.done >= until:
                    flush.stop()

            sending = Sender(
                api, self._store, uploads=self._folder, stored=lambda *_: None, changed=changed
            )
            flush = Dispatcher(
                self._store,
                sending,
                clock=SystemClock(),
                publish=lambda event: None,
                at_once=SENDINGS_AT_ONCE,
            )
            started = time.perf_counter()
            await flush.run()
            seconds = time.perf_counter() - started
            flush.close()
        return seconds

    def close(self) -> None:
        """Close the journal."""
        self._journal.close()


def side_by_side(place: Place, path: Path, bodies: dict[str, Any]) -> tuple[float, float]:
    """Changes a second of the outbox and of the bare loop, a part by each in turn."""
    # What the bare loop wrote is what the changes are made over.
    queue = Queue(path, {i: {**body, "price": 7_001} for i, body in bodies.items()}, 7_002)
    ids, written = list(bodies), 0
    seconds = {"ours": 0.0, "reference": 0.0}
    ratios = []
    # The bodies stay, and are no work of either side.
    gc.collect()
    gc.freeze()
    while queue.done < len(ids):
        # Always ahead of the outbox, which takes up rows until it has heard that it is enough.
        ahead = ids[written : queue.done + PART + SENDINGS_AT_ONCE]
        bare_seconds, done = asyncio.run(bare(place, ahead, 7_001)), queue.done
        written += len(ahead)
        our_seconds = asyncio.run(queue.send(place, queue.done + PART))
        seconds["reference"] += bare_seconds
        seconds["ours"] += our_seconds
        ratios.append((queue.done - done) / our_seconds * bare_seconds / max(len(ahead), 1))
    queue.close()
    note(f"{len(ratios)} parts, ratio {spread(ratios)}")
    return len(ids) / seconds["ours"], len(ids) / seconds["reference"]


async def plain_listings(place: Place, count: int) -> dict[str, Any]:
    """Listings whose price can be changed by itself."""
    found: dict[str, Any] = {}
    async with place.api() as api, aclosing(ListingIds(api, place.user_id).each()) as pages:
        async for ids in pages:
            for item_id, body in (await read_items(api, ids)).items():
                if body and body["status"] == "active" and not body["variations"]:
                    found[item_id] = body
            if len(found) >= count:
                break
    return dict(list(found.items())[:count])


def main(words: list[str]) -> int:
    """Measure both in one run, in turn."""
    count = int(next((word for word in words if word.isdigit()), LISTINGS))
    with TemporaryDirectory() as folder:
        path = Path(folder)
        with marketplace(path / "store", listings=3 * count) as place:
            bodies = asyncio.run(plain_listings(place, count))
            ours, reference = side_by_side(place, path / "journal.db", bodies)
    name = f"{len(bodies)} price changes, changes a second"
    return report([Measurement(name, ours, reference, BOUND, "/s", at_most=False)], words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
