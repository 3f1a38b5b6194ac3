"""The table over 1,000,000 listings against Qt's own SQL models and SQLite alone, in one run.

First paint against ``QSqlTableModel``; frames of scrolling and jumping against ``QSqlQueryModel``
that has read everything before; memory of the whole window over that of one without listings; an
indexed order against a walk along the same index; and frames while another process writes 100,000
listings, as a sync does, against those at rest.
"""

from __future__ import annotations

import argparse
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from statistics import median, quantiles

from PySide6.QtCore import Qt
from PySide6.QtSql import QSqlDatabase, QSqlQueryModel, QSqlTableModel
from PySide6.QtWidgets import QApplication, QTableView

from app.engine.catalog.catalog import ListingQuery
from app.engine.catalog.listing_search import ListingSearch
from app.ui.application import create_application
from app.ui.listings.table.model import ItemTableModel
from tests import ROOT
from tests.benchmarks.bench_table import BOUND, first_paint, our_table, reference_table
from tests.benchmarks.bench_window_search import GAP_BOUND_MS, Bench, Gaps, writing
from tests.benchmarks.large_catalog import fill
from tests.benchmarks.measure import Measurement, child_environment, note, report, spread
from tests.stands.inline_reader import InlineReader

LISTINGS = 1_000_000
WRITTEN = 100_000
MEMORY_MB = 60.0
SORT_BOUND = 1.2
SYNC_BOUND = 1.5
SYNC_SECONDS = 32.0
TURNS = 8
PAINTS = 9
FRAMES = 400
SORTS = 11
# The memory of a process of its own, once the window over a catalog has come to rest.
WINDOW = """
import sys
from pathlib import Path
import psutil
from app.ui.application import create_application
from tests.benchmarks.bench_window_search import Bench
app = create_application(sys.argv[:1])
bench = Bench(app, Path(sys.argv[1]))
bench.until(bench.settled)
print(psutil.Process().memory_full_info().uss / 1e6, flush=True)
bench.close()
"""


def table_model(path: Path) -> QTableView:
    """A plain table view over Qt's model of the whole table, in the order of ours."""
    name = f"bench-{time.monotonic_ns()}"
    database = QSqlDatabase.addDatabase("QSQLITE", name)
    database.setDatabaseName(str(path))
    database.setConnectOptions("QSQLITE_OPEN_READONLY")
    if not database.open():
        raise RuntimeError(database.lastError().text())
    table = QTableView()
    model = QSqlTableModel(table, database)
    model.setTable("items")
    model.setSort(model.fieldIndex("last_updated"), Qt.SortOrder.DescendingOrder)
    model.select()
    table.setModel(model)
    return table


def paints(app: QApplication, path: Path) -> Measurement:
    """First paint of ours and of Qt's table model."""
    builders = {"ours": lambda: our_table(path), "reference": lambda: table_model(path)}
    times: dict[str, list[float]] = {name: [] for name in builders}
    for turn in range(PAINTS + 1):
        for name, build in builders.items():
            elapsed, table = first_paint(build)
            if turn:
                times[name].append(elapsed)
            table.hide()
            table.deleteLater()
            app.processEvents()
    for name, taken in times.items():
        note(f"first paint, {name}: ms, {spread(taken)}")
    ours, reference = median(times["ours"]), median(times["reference"])
    return Measurement("first paint against QSqlTableModel", ours, reference, BOUND, "ms")


def frames(table: QTableView, *, jumping: bool) -> list[float]:
    """Milliseconds of each frame, scrolling by three rows or jumping anywhere."""
    bar, draw, times = table.verticalScrollBar(), random.Random(7), []
    by_pixel = table.verticalScrollMode() is QTableView.ScrollMode.ScrollPerPixel
    step = 3 * (table.rowHeight(0) if by_pixel else 1)
    for _ in range(FRAMES):
        place = int(bar.maximum() * draw.random()) if jumping else bar.value() + step
        started = time.perf_counter()
        bar.setValue(place)
        table.viewport().repaint()
        # What Qt does between two frames (late reading, for example) belongs to them.
        QApplication.processEvents()
        times.append((time.perf_counter() - started) * 1e3)
    return times


def moves(app: QApplication, path: Path) -> list[Measurement]:
    """Frames of ours and of Qt's query model, which has read everything."""
    ours, reference = our_table(path), reference_table(path)
    for table in (ours, reference):
        table.resize(1100, 800)
        table.show()
    # Ours asks its reader for the order of all rows, which a query of the reference includes.
    model, reading = ours.model(), reference.model()
    assert isinstance(model, ItemTableModel)
    assert isinstance(reading, QSqlQueryModel)
    model.catalog.answer_with(InlineReader(path))
    while reading.canFetchMore():
        reading.fetchMore()
    app.processEvents()
    found = []
    for name, jumping in (("scroll", False), ("jump", True)):
        pairs: dict[str, list[float]] = {"ours": [], "reference": []}
        for _ in range(3):
            pairs["ours"] += frames(ours, jumping=jumping)
            pairs["reference"] += frames(reference, jumping=jumping)
        for whose, taken in pairs.items():
            note(f"{name}, {whose}: ms, {spread(taken)}")
        mine, theirs = map(_p95, pairs.values())
        label = f"{name} frame, 95 of 100, against QSqlQueryModel"
        found.append(Measurement(label, mine, theirs, BOUND, "ms"))
    for table in (ours, reference):
        table.deleteLater()
    app.processEvents()
    return found


def memory(path: Path) -> float:
    """Megabytes of a window over the catalog at ``path`` that no other process shares."""
    answer = subprocess.run(
        [sys.executable, "-c", WINDOW, str(path)],
        env=child_environment(),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=300,
    )
    return float(answer.stdout.split()[-1])


def orders(path: Path) -> Measurement:
    """An order along an index, all numbers of it, against SQLite alone."""
    ours, reference = [], []
    for _ in range(SORTS):
        with closing(ListingSearch(path)) as search:
            search.rows(ListingQuery(), 0, 1)
            started = time.perf_counter()
            found = search.found(ListingQuery(sort="price", descending=False))
            ours.append((time.perf_counter() - started) * 1e3)
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
            database.execute("PRAGMA mmap_size = 268435456")
            started = time.perf_counter()
            statement = "SELECT number FROM items INDEXED BY by_price ORDER BY price_key, number"
            alone = database.execute(statement).fetchall()
            reference.append((time.perf_counter() - started) * 1e3)
        if [*found.numbers[:99]] != [number for (number,) in alone[:99]]:
            raise ValueError("two orders of one column differ")
    note(f"indexed sort, ours: ms, {spread(ours)}; SQLite alone: {spread(reference)}")
    return Measurement(
        "indexed sort against SQLite", median(ours), median(reference), SORT_BOUND, "ms"
    )


def beside_a_sync(app: QApplication, path: Path) -> list[Measurement]:
    """Frames of the whole window while another process writes, against those at rest."""
    bench, gaps = Bench(app, path), Gaps()
    at_rest, meanwhile = list[float](), list[float]()
    longest = most_work = 0.0
    # In turn: the machine may be faster at one time than at another.
    for _ in range(TURNS):
        at_rest += bench.scroll()
        with writing(path, WRITTEN):
            end = time.perf_counter() + SYNC_SECONDS / TURNS
            gaps.begin()
            while time.perf_counter() < end:
                bench.window.listings.refresh()
                meanwhile += bench.scroll()
            longest = max(longest, gaps.end())
            most_work = max(most_work, gaps.most_work)
        bench.until(bench.settled)
    bench.close()
    note(f"frames at rest: ms, {spread(at_rest)}; beside a sync: {spread(meanwhile)}")
    rest, written = _p95(at_rest), _p95(meanwhile)
    return [
        Measurement("frame beside a sync, 95 of 100, to rest", written, rest, SYNC_BOUND, "ms"),
        Measurement("longest gap beside a sync", longest, GAP_BOUND_MS, 1.0, "ms"),
        # What the window itself does, also where the machine has no core to spare for it.
        Measurement("most work at once beside a sync", most_work, GAP_BOUND_MS, 1.0, "ms"),
    ]


def _p95(values: list[float]) -> float:
    return quantiles(values, n=20)[18]


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--listings", type=int, default=LISTINGS)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(words)
    app = create_application(sys.argv[:1])
    with tempfile.TemporaryDirectory(prefix="vitrina-bench-") as folder:
        path, empty = Path(folder, "catalogue.db"), Path(folder, "empty", "catalogue.db")
        empty.parent.mkdir()
        note(f"making a catalogue of {chosen.listings:,} listings")
        fill(path, chosen.listings)
        fill(empty, 1)
        found = [paints(app, path), *moves(app, path), orders(path)]
        over = memory(path) - memory(empty)
        found.append(Measurement("memory over an empty window", over, MEMORY_MB, 1.0, "MB"))
        found += beside_a_sync(app, path)
    return report(found, words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
