"""Ten thousand cells pasted into the table: until they are shown, and until they are on the disk.

The whole program over a practice shop that is synced; a gap is the time in which the window's loop
did not turn.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from app.bootstrap import TourOptions, drive_window
from app.engine.session import Target
from app.ui.cells.cells import Cells
from app.ui.listings.table.columns import place_of
from app.ui.tour.window_driver import WindowDriver
from tests.benchmarks.bench_window_search import GAP_BOUND_MS, Gaps
from tests.benchmarks.measure import Measurement, note, report

if TYPE_CHECKING:
    from app.ui.console import Console

CELLS = 10_000
MOST_SECONDS = 1.0
#: Of a practice shop so many are active and have no variations, whose price and stock can change.
_SHARE = 0.55
_PATIENCE = 600.0
_CONTROL = Qt.KeyboardModifier.ControlModifier


class Bench:
    """Drives one window; what it measured is in ``found`` afterwards."""

    def __init__(self, out: Path, cells: int) -> None:
        self._out, self._cells = out, cells
        self.found: list[Measurement] = []

    async def drive(self, console: Console) -> int:
        """Wait for the sync, and paste."""
        window, driver = console.window, WindowDriver(console.window, self._out)
        session = console.session
        assert session is not None
        end = time.monotonic() + _PATIENCE
        while window.catalog.synced_at() is None or not window.listings.model.found.whole:
            assert time.monotonic() < end, "the shop is not read"
            await asyncio.sleep(0.1)
        assert window.listings.searching is not None
        window.listings.searching.requested.emit("status:active variations:0")
        await asyncio.sleep(3.0)
        table, rows = window.listings.table, self._cells // 2
        assert table.rows.rowCount() >= rows, f"{table.rows.rowCount()} listings can change"
        table.setFocus()
        table.go_to_cell(0, place_of(table.rows.columns, "price"))
        lines = (f"{number % 900 + 100}.50\t{number % 90 + 1}" for number in range(rows))
        QGuiApplication.clipboard().setText("\n".join(lines))
        pending, gaps = session.listings.cells, Gaps()
        (cells,) = window.findChildren(Cells)
        scope = cells.keeping.scope
        gaps.begin()
        began = time.perf_counter()
        driver.key(table, Qt.Key.Key_V, _CONTROL)
        while scope.running("cells block"):
            await asyncio.sleep(0.005)
        shown = time.perf_counter() - began
        assert pending.count()[1] == rows, cells.keeping.bar.note
        while scope.running("cells write"):
            await asyncio.sleep(0.005)
        kept = time.perf_counter() - began
        assert len(await session.listings.drafts()) == rows
        worst = gaps.end()
        note(f"  {pending.count()[0]:,} cells; shown {shown:.2f} s, on the disk {kept:.2f} s")
        self.found = [
            Measurement("cells pasted and shown", shown, MOST_SECONDS, 1.0, "s"),
            Measurement("longest gap", worst, GAP_BOUND_MS, 1.0, "ms"),
        ]
        return 0


def main(words: list[str]) -> int:
    """Serve a practice shop, open a window on it, and measure."""
    count = int(next((word for word in words if word.isdigit()), CELLS))
    with tempfile.TemporaryDirectory(prefix="vitrina-bench-") as name:
        folder = Path(name)
        options = ("--listings", str(round(count / 2 / _SHARE)))
        target = Target("practice", practice=True, store=folder / "marketplace", options=options)
        bench = Bench(folder, count)
        drive_window(folder / "workspace", target, bench.drive, TourOptions(folder))
    return report(bench.found, words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
