"""The catalog of 1,000,000 listings: its first rows and counts, scrolling, and what it takes.

Memory is that of the process which made the catalog before, if it had to.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

import psutil

from app.engine.catalog.catalog import ItemCatalog, ListingQuery
from app.engine.catalog.listing_search import ListingSearch
from app.workspace.catalog.catalog import CatalogWriter
from tests.benchmarks.measure import Measurement, note, report, spread
from tests.stands.sample import sample_rows

BOUND_MS = 50.0
SCROLL_BOUND_MS = 50.0
MEMORY_BOUND_MB = 600.0
CHUNK = 10_000
ROUNDS = 15


def fill(path: Path, count: int) -> None:
    """Make a catalog of ``count`` made-up listings."""
    writer = CatalogWriter(path)
    rows = sample_rows(CHUNK)
    for start in range(0, count, CHUNK):
        writer.put(
            (row._replace(id=f"MX{1_000_000_000 + start + number}"), b"{}")
            for number, row in enumerate(rows)
        )
    writer.tidy()
    writer.close()


def first_look(path: Path) -> float:
    """Milliseconds from nothing to the rows of the first frame."""
    started = time.perf_counter()
    catalog = ItemCatalog(path)
    rows = catalog.rows_at(catalog.first_page(ListingQuery(), 50).numbers)
    total = sum(catalog.tab_counts().values())
    milliseconds = (time.perf_counter() - started) * 1000
    catalog.close()
    assert len(rows) == 50
    assert total >= len(rows)
    return milliseconds


def scroll(path: Path, steps: int = 400) -> tuple[float, float]:
    """The 95th percentile of a window in ms, jumping and wheeling through it, and the MB taken."""
    catalog, search = ItemCatalog(path), ListingSearch(path)
    draw, times = random.Random(7), []
    total = catalog.tab_counts()["all"]
    for sort in ("last_updated", "price", "title"):
        numbers, place = search.found(ListingQuery(sort=sort)).numbers, 0
        for step in range(steps):
            place = draw.randrange(total - 60) if step % 40 == 0 else min(place + 30, total - 60)
            started = time.perf_counter()
            rows = catalog.rows_at(numbers[place : place + 60])
            times.append((time.perf_counter() - started) * 1000)
            assert len(rows) == 60
    catalog.close()
    search.close()
    return quantiles(times, n=20)[18], psutil.Process().memory_info().rss / 1e6


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--listings", type=int, default=1_000_000)
    parser.add_argument("--catalogue", type=Path)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(words)
    with tempfile.TemporaryDirectory(prefix="vitrina-bench-") as folder:
        path = chosen.catalogue or Path(folder) / "catalogue.db"
        if not path.exists():
            note(f"making a catalogue of {chosen.listings:,} listings")
            fill(path, chosen.listings)
        times = [first_look(path) for _ in range(ROUNDS)]
        scrolling, megabytes = scroll(path)
    note(f"opening {chosen.listings:,} listings: ms, {spread(times)}")
    size = f"the catalogue of {chosen.listings:,} listings"
    found = [
        Measurement(f"open {size}", median(times), BOUND_MS, 1.0, "ms"),
        Measurement(f"scroll {size}, 95 of 100", scrolling, SCROLL_BOUND_MS, 1.0, "ms"),
        Measurement(f"memory of reading {size}", megabytes, MEMORY_BOUND_MB, 1.0, "MB"),
    ]
    return report(found, words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
