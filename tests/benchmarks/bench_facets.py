"""Attributes of 1,000,000 listings: made once, then filtered and sorted by.

The bodies are those of the practice world, 6 kB each with ten attributes. Making is the time of the
whole process and of those that it starts; what is asked afterwards is the time to the first page.
``--catalogue`` takes a catalog with bodies that is there already.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from statistics import quantiles

from app.engine.catalog.catalog import ListingQuery
from app.engine.catalog.listing_question import Find, Found
from app.engine.catalog.listing_search import ListingSearch
from app.workspace.catalog.catalog_reader import CATALOG_FILE, CatalogReader
from app.workspace.catalog.facets import AttachedFacets
from app.workspace.catalog.facets_file import FACETS_FILE
from tests.benchmarks.large_catalog import fill, fill_bodies
from tests.benchmarks.measure import Measurement, note, report, spread

MADE_SECONDS = 30.0
ASKED_MS = 100.0
BYTES_NEEDED = 16_000_000_000
TURNS = 5
FILTERS = (
    *("attr.BRAND:*", "attr.COLOR:Negro", "attr.MATERIAL:Madera", "attr.MODEL:Bruma*"),
    *("attr.BRAND:Bigotera", "attr.PACKAGE_WEIGHT:>2000g", "attr.WEIGHT:<500"),
    *('attr.COLOR:"Azul marino",Rojo', "attr.SIZE:Grande", "attr.GENDER:*"),
    *("-attr.BRAND:*", "attr.BRAND:* price:>5000", "-attr.GTIN:*"),
    *("-attr.MODEL:*", "attr.SELLER_SKU:*", "attr.GTIN:* -attr.PACKAGE_WEIGHT:*"),
)
SORTS = ("BRAND", "COLOR", "MODEL", "PACKAGE_WEIGHT", "GTIN")


def make(path: Path) -> tuple[float, float]:
    """Seconds until the facets are made, by the clock and of the processors."""
    for file in path.parent.glob(f"{FACETS_FILE}*"):
        file.unlink()
    began, worked = time.perf_counter(), _worked()
    with closing(CatalogReader(path, mapped=False)) as reader:
        facets = AttachedFacets(reader)
        steps = list(facets.bring_up_to_date())
        seconds, processors = time.perf_counter() - began, _worked() - worked
        longest = len(steps)
        facets.close()
    note(f"facets: told {longest} times; {processors:.1f} s of the processors")
    size = sum(file.stat().st_size for file in path.parent.glob(f"{FACETS_FILE}*"))
    note(f"facets: {size / 1e6:.0f} MB")
    return seconds, processors


def _worked() -> float:
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def first_answers(
    search: ListingSearch, queries: list[ListingQuery], name: Callable[[ListingQuery], str]
) -> list[float]:
    """Milliseconds until the first listings of each query are known, of ``TURNS`` times.

    What is asked about between two of them takes the place of what was kept for the first.
    """
    times: dict[str, list[float]] = {name(query): [] for query in queries}
    for _ in range(TURNS):
        for query in queries:
            began = time.perf_counter()
            answer = next(one for one in search.answer(Find(query)) if isinstance(one, Found))
            times[name(query)].append((time.perf_counter() - began) * 1e3)
            if not answer.known:
                raise SystemExit(f"{name(query)} finds nothing")
    for asked, taken in times.items():
        note(f"  {asked}: first answer ms, {spread(taken)}")
    return [one for taken in times.values() for one in taken]


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--listings", type=int, default=1_000_000)
    parser.add_argument("--catalogue", type=Path)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(words)
    with tempfile.TemporaryDirectory(prefix="vitrina-bench-") as folder:
        path = chosen.catalogue or Path(folder) / CATALOG_FILE
        if chosen.catalogue is None:
            if shutil.disk_usage(folder).free < BYTES_NEEDED:
                raise SystemExit("a million listings with bodies need 16 GB of disk for a moment")
            note(f"making a catalogue of {chosen.listings:,} listings with bodies")
            fill(path, chosen.listings)
            fill_bodies(path, chosen.listings)
        seconds, _ = make(path)
        with closing(ListingSearch(path)) as search:
            search.found(ListingQuery())
            texts = [ListingQuery(text=text) for text in FILTERS]
            filters = first_answers(search, texts, lambda query: query.text)
            orders = [
                ListingQuery(sort=f"attributes.{sort}", descending=down)
                for sort in SORTS
                for down in (False, True)
            ]
            sorts = first_answers(search, orders, lambda q: f"{q.sort} {q.descending}")
    size = f"{chosen.listings:,} listings"
    return report(
        [
            Measurement(f"{size}, facets made", seconds, MADE_SECONDS, 1.0, "s"),
            Measurement(f"{size}, attribute filter, 95 of 100", _p95(filters), ASKED_MS, 1.0, "ms"),
            Measurement(f"{size}, attribute sort, 95 of 100", _p95(sorts), ASKED_MS, 1.0, "ms"),
        ],
        words,
    )


def _p95(values: list[float]) -> float:
    return quantiles(values, n=20)[18]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
