"""The last pages of a scan over 1,000,000 listings against its first ones."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from app.clock import SystemClock
from app.service.application import build_for
from app.service.market.market import open_market
from app.service.stores.sqlite import create_database, finish_database, open_database
from app.service.stores.users import UserStore
from tests.benchmarks.measure import Measurement, note, report
from tests.stands.direct import Direct

BOUND = 1.3
LISTINGS = 1_000_000
PAGE = 100
COMPARED = 200
SELLER = "7"
TOKEN = f"APP-{SELLER}-{'0' * 32}"

_ITEMS = (
    "WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers LIMIT ?)"
    " INSERT INTO items (id, site_id, seller_id, status, sub_status, title, last_updated,"
    " date_created, body) SELECT 'MX' || n, 'MX', ?, 'active', '', 'taza ' || n, n, n, '{}'"
    " FROM numbers"
)


def fill(folder: Path) -> None:
    """Write a store with one seller and a million items that are no more than their ids."""
    database = create_database(folder / "service.db")
    with database.transaction():
        UserStore(database).add({"id": int(SELLER), "site_id": "MX"}, TOKEN)
        database.execute(_ITEMS, (LISTINGS, SELLER))
    finish_database(database)


def walk(direct: Direct) -> tuple[list[float], int]:
    """Scan from the first page to the last; seconds of each page, and how many ids there were."""
    path = f"/users/{SELLER}/items/search?search_type=scan&limit={PAGE}"
    _, page = direct.call("GET", path, token=TOKEN)
    path += f"&scroll_id={page['scroll_id']}"
    times, seen = list[float](), 0
    while True:
        started = time.perf_counter()
        _, page = direct.call("GET", path, token=TOKEN)
        if page is None:
            return times, seen
        times.append(time.perf_counter() - started)
        seen += len(page["results"])


def main(words: list[str]) -> int:
    with tempfile.TemporaryDirectory(prefix="vitrina-bench-") as name:
        folder = Path(name)
        fill(folder)
        database = open_database(folder / "service.db")
        market = open_market(
            database, folder, clock=SystemClock(), draw_picture=lambda key, size: b""
        )
        times, seen = walk(Direct(build_for(market)))
        database.close()
    note(f"scan: {len(times):,} pages, {seen:,} ids, {sum(times):.1f} s")
    if seen != LISTINGS - 1_000:
        # A scan goes on from result 1,000; what lies before is read by offset.
        raise SystemExit(f"the scan saw {seen:,} of {LISTINGS:,} listings")
    first, last = median(times[:COMPARED]) * 1000, median(times[-COMPARED:]) * 1000
    return report(
        [Measurement("scan, page 10,000 against page 1", last, first, BOUND, "ms")], words
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
