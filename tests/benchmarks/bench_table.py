"""The listings table over 100,000 rows against Qt's own SQL model: first paint and scrolling."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from PySide6.QtGui import QWindow
from PySide6.QtSql import QSqlDatabase, QSqlQueryModel
from PySide6.QtWidgets import QApplication, QTableView

from app.engine.catalog.catalog import ItemCatalog, ListingQuery
from app.ui.application import create_application
from app.ui.listings.table.model import ItemTableModel
from app.ui.listings.table.table import ListingsTable
from tests.benchmarks.measure import Measurement, note, report, spread
from tests.stands.inline_reader import InlineReader
from tests.stands.sample import fill_catalog

BOUND = 1.25
ROWS = 100_000
SIZE = (1100, 800)
PAINTS = 15
PASSES = 9
FRAMES = 120
ROWS_A_FRAME = 3
PLACES = (0.0, 0.5, 0.99)
# What the table shows, one column of the query for each of its columns but the check box.
SQL = (
    "SELECT title, status, price, available_quantity, sold_quantity, net, health, last_updated"
    " FROM items ORDER BY last_updated DESC, number DESC"
)


def our_table(path: Path) -> QTableView:
    """A new listings table with nothing remembered from an earlier one."""
    return ListingsTable(ItemTableModel(ItemCatalog(path), ListingQuery()))


def reference_table(path: Path) -> QTableView:
    """A plain table view over a new query of the same rows in the same order."""
    name = f"bench-{time.monotonic_ns()}"
    database = QSqlDatabase.addDatabase("QSQLITE", name)
    database.setDatabaseName(str(path))
    database.setConnectOptions("QSQLITE_OPEN_READONLY")
    if not database.open():
        raise RuntimeError(database.lastError().text())
    table = QTableView()
    model = QSqlQueryModel(table)
    model.setQuery(SQL, database)
    table.setModel(model)
    return table


def window_of(table: QTableView) -> QWindow | None:
    """The window of a table; none before it is made, whatever Qt's types say."""
    return table.windowHandle()


def first_paint(build: Callable[[], QTableView]) -> tuple[float, QTableView]:
    """Milliseconds from nothing to the first frame with rows in it."""
    started = time.perf_counter()
    table = build()
    table.resize(*SIZE)
    table.show()
    handle = window_of(table)
    # Before it is exposed nothing is painted at all, whatever is asked for.
    while handle is None or not handle.isExposed():
        QApplication.processEvents()
        handle = window_of(table)
    table.viewport().repaint()
    elapsed = (time.perf_counter() - started) * 1e3
    if not table.model().rowCount():
        raise RuntimeError("there are no rows")
    return elapsed, table


def scroll(table: QTableView, row_height: int) -> float:
    """Milliseconds a frame while the wheel turns, at the beginning, in the middle and at the end.

    A frame moves three rows, and is painted before the next one.
    """
    bar = table.verticalScrollBar()
    by_pixel = table.verticalScrollMode() is QTableView.ScrollMode.ScrollPerPixel
    step = ROWS_A_FRAME * (row_height if by_pixel else 1)
    spent = 0.0
    for place in PLACES:
        bar.setValue(int(bar.maximum() * place))
        table.viewport().repaint()
        for _ in range(FRAMES):
            started = time.perf_counter()
            bar.setValue(bar.value() + step)
            table.viewport().repaint()
            spent += time.perf_counter() - started
            # What Qt does between two frames (late reading, for example) belongs to them.
            started = time.perf_counter()
            QApplication.processEvents()
            spent += time.perf_counter() - started
    return spent * 1e3 / (FRAMES * len(PLACES))


def main(words: list[str]) -> int:
    app = create_application(sys.argv[:1])
    with tempfile.TemporaryDirectory(prefix="vitrina-bench-") as folder:
        path = Path(folder) / "catalogue.db"
        fill_catalog(path, ROWS)
        paints: dict[str, list[float]] = {"ours": [], "reference": []}
        frames: dict[str, list[float]] = {"ours": [], "reference": []}
        builders = {
            "ours": lambda: our_table(path),
            "reference": lambda: reference_table(path),
        }
        for build in builders.values():
            first_paint(build)[1].deleteLater()
        for _ in range(PAINTS):
            for name, build in builders.items():
                elapsed, table = first_paint(build)
                paints[name].append(elapsed)
                table.hide()
                table.deleteLater()
                app.processEvents()
        tables = {name: first_paint(build)[1] for name, build in builders.items()}
        # Ours asks its reader for the order of all rows, which a query of the reference includes.
        ours, reading = tables["ours"].model(), tables["reference"].model()
        assert isinstance(ours, ItemTableModel)
        assert isinstance(reading, QSqlQueryModel)
        ours.catalog.answer_with(InlineReader(path))
        while reading.canFetchMore():
            # All of it is in memory before the clock runs: the best case of the reference.
            reading.fetchMore()
        app.processEvents()
        for _ in range(PASSES):
            for name, table in tables.items():
                frames[name].append(scroll(table, table.rowHeight(0)))
        for table in tables.values():
            table.deleteLater()
        app.processEvents()
    for name in builders:
        note(f"table of {ROWS:,} rows, {name}: first paint ms, {spread(paints[name])}")
        note(f"table of {ROWS:,} rows, {name}: scroll frame ms, {spread(frames[name])}")
    found = [
        Measurement(
            f"table of {ROWS:,} rows, first paint",
            median(paints["ours"]),
            median(paints["reference"]),
            BOUND,
            "ms",
        ),
        Measurement(
            f"table of {ROWS:,} rows, scroll frame",
            median(frames["ours"]),
            median(frames["reference"]),
            BOUND,
            "ms",
        ),
    ]
    return report(found, words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
