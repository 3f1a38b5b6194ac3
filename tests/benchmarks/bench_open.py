"""Opening the catalogue of 1,000,000 listings: the first 50 rows, the count, and a search."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from app.engine.catalog import ItemCatalog, ListingQuery
from app.workspace.catalogue import CatalogueWriter
from tests.benchmarks.measure import Measurement, note, report, spread
from tests.engine.sample import sample_rows

BOUND_MS = 50.0
CHUNK = 10_000
ROUNDS = 15


def fill(path: Path, count: int) -> None:
    """Make a catalogue of ``count`` made-up listings."""
    writer = CatalogueWriter(path)
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
    rows = catalog.window(ListingQuery(), 0, 50)
    total = catalog.count(ListingQuery())
    milliseconds = (time.perf_counter() - started) * 1000
    catalog.close()
    assert len(rows) == 50
    assert total >= len(rows)
    return milliseconds


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
    note(f"opening {chosen.listings:,} listings: ms, {spread(times)}")
    name = f"open the catalogue of {chosen.listings:,} listings"
    return report([Measurement(name, median(times), BOUND_MS, 1.0, "ms")], words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
