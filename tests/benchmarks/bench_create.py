"""``POST /items`` against the bare insert of the rows it leaves, both safe on disk.

Both wait once for the disk. The sooner it has a page, the more of the rest is compared: SQLite's
work on the rows with everything that a creation is besides. The notes say how long that took.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import NamedTuple

from app.clock import SystemClock
from app.domain.wire import write_json
from app.service.application import build_for
from app.service.market.market import Market, open_market
from app.service.seeding.world import open_world
from app.service.worlds.first_start import open_store
from tests.benchmarks.measure import Measurement, note, report, spread
from tests.stands.direct import Direct
from tests.stands.forms import new_listing

BOUND = 0.5
# Where the code of a process comes to lie in memory makes a difference of up to a tenth.
RUNS = 5
ROUNDS = 8
# SQLite copies its log into the file after about as many, so that each round pays for it.
EACH = 100
LISTINGS = 500
PAGES = 100

# What a creation leaves behind: the item with all its indexes, and its place in the search.
_TABLES = ("items", "listed", "descriptions", "pictures")


def rows_behind(market: Market, direct: Direct, token: str) -> dict[str, tuple[object, ...]]:
    """List one item and return the rows that were written for it, by table."""
    before = {table: count(market, table) for table in _TABLES}
    form = new_listing(market, description="Una taza de barro, hecha a mano.")
    status, _ = direct.call("POST", "/items", form, token=token)
    if status != 201:
        raise SystemExit(f"the form of the benchmark is answered {status}")
    return {
        table: last_row(market, table) for table in _TABLES if count(market, table) > before[table]
    }


def count(market: Market, table: str) -> int:
    """How many rows a table has."""
    row = market.database.one(f"SELECT count(*) FROM {table}")
    return 0 if row is None else int(row[0])


def last_row(market: Market, table: str) -> tuple[object, ...]:
    """The newest row of a table; of pictures, which have no order, any."""
    order = "id" if table == "pictures" else "number"
    row = market.database.one(f"SELECT * FROM {table} ORDER BY {order} DESC LIMIT 1")
    return () if row is None else tuple(row)


class Bare:
    """The same rows put into a copy of the store, one transaction each, and no more."""

    def __init__(self, path: Path, rows: dict[str, tuple[object, ...]]) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None)
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = FULL")
        self._rows = rows
        self._made = 0

    def insert(self) -> None:
        """Write one listing more."""
        self._made += 1
        run = self._connection.execute
        run("BEGIN IMMEDIATE")
        for table, row in self._rows.items():
            new: list[object] = list(row)
            # Numbers and ids of its own; the rest is as it is.
            if table == "pictures":
                new[0] = f"bare-{self._made}"
            else:
                new[0] = 10_000_000 + self._made
                if table != "listed":
                    new[1] = f"bare-{self._made}"
            run(f"INSERT INTO {table} VALUES ({', '.join('?' for _ in new)})", new)
            if table == "listed":
                run("INSERT INTO titles (rowid, words) VALUES (?, ?)", (new[0], new[-1]))
        run("COMMIT")

    def close(self) -> None:
        """Close the copy."""
        self._connection.close()


def rate(act: Callable[[], object]) -> float:
    """How often a second something can be done."""
    started = time.perf_counter()
    for _ in range(EACH):
        act()
    return EACH / (time.perf_counter() - started)


class Rates(NamedTuple):
    """Creations a second, and bare inserts a second, by rounds that took turns."""

    ours: list[float]
    reference: list[float]

    @property
    def medians(self) -> tuple[float, float]:
        return median(self.ours), median(self.reference)


def disk_time(folder: Path) -> float:
    """The milliseconds until a page is safe on disk, the median of many."""
    times = []
    with (folder / "page").open("wb", buffering=0) as file:
        for _ in range(PAGES):
            file.write(bytes(4096))
            started = time.perf_counter()
            os.fsync(file.fileno())
            times.append(1_000 * (time.perf_counter() - started))
    return median(times)


def compare() -> Rates:
    """Take both rates, over a store and a copy of it."""
    with tempfile.TemporaryDirectory(prefix="vitrina-bench-") as name:
        folder = Path(name)
        world = open_world(1, LISTINGS)
        open_store(folder, lambda: world, seed=1, listings=LISTINGS).close()
        shutil.copy(folder / "service.db", folder / "bare.db")
        database = open_store(folder, lambda: world, seed=1, listings=LISTINGS)
        market = open_market(
            database, folder, clock=SystemClock(), draw_picture=lambda key, size: b""
        )
        direct = Direct(build_for(market))
        token = market.users.seller_lines()[0].access_token
        bare = Bare(folder / "bare.db", rows_behind(market, direct, token))
        # As it comes over the wire: writing it, and reading the answer, is the caller's work.
        form = write_json(new_listing(market, description="Una taza de barro, hecha a mano."))

        def create() -> None:
            status, _ = direct.send("POST", "/items", form, token=token)
            assert status == 201

        rates = Rates([], [])
        with contextlib.closing(bare), contextlib.closing(database):
            for _ in range(ROUNDS):
                rates.ours.append(rate(create))
                rates.reference.append(rate(bare.insert))
    return rates


def main(words: list[str]) -> int:
    with tempfile.TemporaryDirectory(prefix="vitrina-bench-") as name:
        note(f"a page is on the disk after {disk_time(Path(name)):.2f} ms")
    runs = []
    for _ in range(RUNS):
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
            runs.append(process.submit(compare).result())
    for side in Rates._fields:
        values = [value for run in runs for value in getattr(run, side)]
        note(f"POST /items, {side}: a second, {spread(values)}")
    ours, theirs = sorted((run.medians for run in runs), key=lambda one: one[0] / one[1])[RUNS // 2]
    found = Measurement("POST /items against the bare insert", ours, theirs, BOUND, "/s", False)
    return report([found], words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
