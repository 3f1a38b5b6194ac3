"""Reading a shop of 100,000 listings, against a loop of stock httpx, ``json.loads`` and SQLite.

Both read ids by offset and scan, ask for 100 bodies at a time, eight requests at once, and end with
the same tables, indexes and search on the disk. Ours walks the list until it rests, reads what it
stores for integrity and can be killed at any moment; the loop does none of that.

With latency added, the measure is what no client can do without: one walk, whose pages of 100 ids
come one after the other as each brings the cursor of the next, and the last batch of bodies behind
it; or the bodies, a hundred at a time over eight requests, where they take longer. Decoding and
storing, the second walk that ours makes, and the pages by which it sees a shift count as nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from statistics import median
from typing import Any

import httpx

from app.client.api import MarketplaceApi
from app.client.requester import Requester
from app.clock import SystemClock
from app.engine.sync.sync import Sync
from app.service.seeding.world import open_world
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.listing_rows import ItemRow
from tests import ROOT
from tests.benchmarks.canned_shop import SELLER
from tests.benchmarks.measure import (
    Measurement,
    child_environment,
    close_input,
    next_line,
    note,
    report,
    spread,
)

BOUND = 1.3
FAR_BOUND = 0.8
FAR_SECONDS = 0.1
AT_ONCE = 8
BATCH = 100


def write_bodies(folder: Path, count: int = 500) -> None:
    """Bodies of the practice world, one on each line."""
    import msgspec

    encoder = msgspec.json.Encoder(decimal_format="number")
    world = open_world(1, count)
    seller = next(iter(world.sellers()))
    lines = [encoder.encode(item) for item in world.items(seller, count)]
    (folder / "bodies.jsonl").write_bytes(b"\n".join(lines))


def start_shop(folder: Path, count: int, seconds: float) -> tuple[subprocess.Popen[str], str]:
    """Start the canned shop; the process and its address."""
    script = Path(__file__).with_name("canned_shop.py")
    process = subprocess.Popen(
        [sys.executable, str(script), str(folder), str(count), str(seconds)],
        env=child_environment(),
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    return process, f"http://127.0.0.1:{int(next_line(process))}"


async def read_ours(base: str, path: Path) -> int:
    """Our own way; how many listings are stored."""
    clock = SystemClock()
    api = MarketplaceApi(Requester(base, None, clock=clock))
    writer = CatalogWriter(path)
    reading = Sync(
        api, writer, user_id=SELLER, site_id="MX", clock=clock, publish=lambda _event: None
    )
    await reading.read_listings()
    await api.close()
    return _close(writer)


async def read_stock(base: str, path: Path) -> int:
    """The reference loop; how many listings are stored."""
    writer = CatalogWriter(path)
    ids: asyncio.Queue[list[str] | None] = asyncio.Queue(AT_ONCE * 2)
    async with httpx.AsyncClient(base_url=base, timeout=30) as http:

        async def walk() -> None:
            url = f"/users/{SELLER}/items/search"
            seen: set[str] = set()
            for offset in range(0, 1000, BATCH):
                page = (await http.get(url, params={"offset": offset, "limit": BATCH})).json()
                seen.update(page["results"])
                await ids.put(page["results"])
            params: dict[str, str | int] = {"search_type": "scan", "limit": BATCH}
            while page := (await http.get(url, params=params)).json():
                if new := [i for i in page["results"] if i not in seen]:
                    await ids.put(new)
                params["scroll_id"] = page["scroll_id"]
            for _ in range(AT_ONCE):
                await ids.put(None)

        async def fetch() -> None:
            while batch := await ids.get():
                answer = await http.get("/items", params={"ids": ",".join(batch)})
                bodies = [element["body"] for element in answer.json()]
                writer.put((_row(item), json.dumps(item).encode()) for item in bodies)

        async with asyncio.TaskGroup() as group:
            group.create_task(walk())
            for _ in range(AT_ONCE):
                group.create_task(fetch())
    return _close(writer)


def _row(item: dict[str, Any]) -> ItemRow:
    shipping = item.get("shipping") or {}
    return ItemRow(
        id=item["id"],
        title=item["title"],
        seller_custom_field=item.get("seller_custom_field"),
        status=item["status"],
        sub_status=",".join(item.get("sub_status") or ()),
        price=None if item.get("price") is None else round(item["price"] * 100),
        currency_id=item["currency_id"],
        available_quantity=item["available_quantity"],
        sold_quantity=item["sold_quantity"],
        net=None,
        health=item.get("health"),
        listing_type_id=item["listing_type_id"],
        last_updated=0,
        thumbnail=item.get("thumbnail") or "",
        free_shipping=bool(shipping.get("free_shipping")),
        category_id=item["category_id"],
        variations=len(item.get("variations") or ()),
        warnings=len(item.get("warnings") or ()),
    )


def _close(writer: CatalogWriter) -> int:
    found = writer._database.first("SELECT count(*) FROM items")[0]
    writer.tidy()
    writer.close()
    return int(found)


def rate(
    read: Callable[[str, Path], Coroutine[Any, Any, int]], base: str, folder: Path, count: int
) -> float:
    """Listings a second of one whole reading."""
    path = folder / "catalogue.db"
    for file in folder.glob("catalogue.db*"):
        file.unlink()
    started = time.perf_counter()
    stored = asyncio.run(read(base, path))
    seconds = time.perf_counter() - started
    if stored != count:
        raise ValueError(f"{stored} of {count} listings were stored")
    return count / seconds


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--listings", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(words)
    count = chosen.listings
    rates: dict[str, list[float]] = {"ours": [], "reference": []}
    with tempfile.TemporaryDirectory(prefix="vitrina-bench-") as place:
        folder = Path(place)
        write_bodies(folder)
        near, base = start_shop(folder, count, 0.0)
        far, far_base = start_shop(folder, count, FAR_SECONDS)
        try:
            for _ in range(chosen.rounds):
                rates["reference"].append(rate(read_stock, base, folder, count))
                rates["ours"].append(rate(read_ours, base, folder, count))
            from_far = rate(read_ours, far_base, folder, count)
        finally:
            for process in (near, far):
                close_input(process)
                process.wait(10)
    for name, values in rates.items():
        note(f"sync of {count:,} listings, {name}: listings a second, {spread(values)}")
    # Ten pages by offset, the scan's first one and its empty end, and the last batch of bodies.
    one_walk = count / BATCH + 2 + 1
    allowed = count / (max(one_walk, count / BATCH / AT_ONCE) * FAR_SECONDS)
    found = [
        Measurement(
            f"sync of {count:,} listings a second",
            median(rates["ours"]),
            median(rates["reference"]),
            BOUND,
            "/s",
            at_most=False,
        ),
        Measurement(
            "the same with 100 ms latency, of what latency and concurrency allow",
            from_far,
            allowed,
            FAR_BOUND,
            "/s",
            at_most=False,
        ),
    ]
    return report(found, words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
