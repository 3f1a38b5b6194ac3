"""What a sync of 1,000,000 listings takes of memory, in the process that reads them."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path

import psutil

from app.client.api import MarketplaceApi
from app.client.requester import Requester
from app.clock import SystemClock
from app.engine.sync.sync import Sync
from app.workspace.catalog.catalog import CatalogWriter
from tests.benchmarks.bench_sync import start_shop
from tests.benchmarks.canned_shop import SELLER
from tests.benchmarks.measure import Measurement, close_input, report
from tests.stands.fake_marketplace import item_body

BOUND_MB = 200.0


async def peak_of_sync(base: str, path: Path) -> float:
    """The largest resident size in MB that was seen while the listings were read."""
    process, clock, peak = psutil.Process(), SystemClock(), 0.0

    def look(_event: object) -> None:
        nonlocal peak
        peak = max(peak, process.memory_info().rss / 1e6)

    api = MarketplaceApi(Requester(base, None, clock=clock))
    writer = CatalogWriter(path)
    reading = Sync(api, writer, user_id=SELLER, site_id="MX", clock=clock, publish=look)
    await reading.read_listings()
    await api.close()
    writer.close()
    return peak


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--listings", type=int, default=1_000_000)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(words)
    with tempfile.TemporaryDirectory(prefix="vitrina-bench-") as place:
        folder = Path(place)
        (folder / "bodies.jsonl").write_bytes(json.dumps(item_body("MX1")).encode())
        shop, base = start_shop(folder, chosen.listings, 0.0)
        try:
            peak = asyncio.run(peak_of_sync(base, folder / "catalogue.db"))
        finally:
            close_input(shop)
            shop.wait(10)
    name = f"memory of a sync of {chosen.listings:,} listings"
    return report([Measurement(name, peak, BOUND_MB, 1.0, "MB")], words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
