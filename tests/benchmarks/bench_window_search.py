"""The window over 100,000 and 1,000,000 listings: from the key press to the painted row.

A real window with its reader process: typing, sorting, tabs, selecting all, scrolling, and a sync
that writes meanwhile. A gap is the time in which the window's loop did not turn. Bounds are those
of a machine that has a core for the window; ``--listings`` measures one size, ``--catalogue`` a
file that is there already.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import quantiles

from PySide6.QtCore import QEvent, QObject, QSettings, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from app.engine.catalog.catalog import ItemCatalog
from app.engine.catalog.table_query import SORT_COLUMNS, VIEWS
from app.engine.reader.client import ReaderProcess
from app.ui.application import create_application
from app.ui.window.main_window import MainWindow
from app.ui.window_thread import CallQueue
from tests import ROOT
from tests.benchmarks.large_catalog import WORDS, fill
from tests.benchmarks.measure import Measurement, child_environment, note, report, spread

KEY_BOUND_MS = 100.0
GAP_BOUND_MS = 50.0
SCROLL_BOUND_MS = 16.7
PATIENCE = 60.0
SYNC_SECONDS = 10.0
REFRESH_EVERY_MS = 250
EVERY_MS = 2

# Changes listings, a hundred at a time as a sync does, until it is ended.
WRITER = """
import itertools, sys
from pathlib import Path
from app.process_priority import lower_priority
from app.workspace.catalog.catalog import CatalogWriter
from tests.stands.sample import sample_rows
lower_priority()
writer, rows = CatalogWriter(Path(sys.argv[1])), sample_rows(100)
print("writing", flush=True)
for turn in itertools.count():
    writer.put(
        (
            row._replace(
                id=f"MX{1_000_000_000 + (turn * 7919 + n * 104729) % int(sys.argv[2])}",
                last_updated=1_796_000_000_000 + turn * 100 + n,
            ),
            b"{}" * 700,
        )
        for n, row in enumerate(rows)
    )
"""


@contextmanager
def writing(path: Path, count: int) -> Iterator[None]:
    """Have another process change listings, as the worker does in a sync."""
    words = [sys.executable, "-c", WRITER, str(path), str(count)]
    writer = subprocess.Popen(
        words,
        env=child_environment(),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        # As the worker has one.
        start_new_session=True,
    )
    assert writer.stdout is not None
    try:
        writer.stdout.readline()
        yield
    finally:
        writer.kill()
        writer.wait()
        writer.stdout.close()


class Gaps:
    """How long the loop did not turn, at the longest, since ``begin``; and the most that the window
    itself had to do in one turn (milliseconds of its thread), whatever else the machine did.

    Both are longer by what lies between two looks, ``EVERY_MS`` at most. Without a pause between
    them, looking would take a whole core from the processes that the window waits for.
    """

    def __init__(self) -> None:
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(self._turn)
        self._last = self._worked = 0.0
        self.longest = self.most_work = 0.0
        self.over = 0

    def begin(self) -> None:
        self.longest, self.over, self._last = 0.0, 0, time.perf_counter()
        self.most_work, self._worked = 0.0, time.thread_time()
        self._timer.start()

    def end(self) -> float:
        self._turn()
        self._timer.stop()
        return self.longest

    def _turn(self) -> None:
        now = time.perf_counter()
        gap = (now - self._last) * 1e3
        self._last = now
        self.longest = max(self.longest, gap)
        self.over += gap > GAP_BOUND_MS
        worked = time.thread_time()
        self.most_work = max(self.most_work, (worked - self._worked) * 1e3)
        self._worked = worked


class Painted(QObject):
    """When the table was painted last, with what was found by then."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._model = window.listings.model
        self.words: str | None = None
        self.at = 0.0
        viewport = window.listings.table.viewport()
        viewport.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            words = self._model.found.query.text
            QTimer.singleShot(0, lambda: self._note(words))
        return False

    def _note(self, words: str) -> None:
        self.words, self.at = words, time.perf_counter()


class Bench:
    """One window over one catalog."""

    def __init__(self, app: QApplication, path: Path) -> None:
        self.app = app
        self.catalog = ItemCatalog(path)
        memory = QSettings(str(path.with_suffix(".ini")), QSettings.Format.IniFormat)
        self.window = MainWindow(self.catalog, memory)
        self._posting = CallQueue()
        self.reader = ReaderProcess(path.parent, self._posting.post)
        self.catalog.answer_with(self.reader)
        self.window.resize(1440, 900)
        self.window.show()
        self.until(lambda: self.window.shell is not None)
        self.until(self.settled)
        self.gaps = Gaps()
        self.painted = Painted(self.window)
        field = self.window.findChild(QLineEdit, "search_box_field")
        assert field is not None
        self.field = field

    def until(self, condition: Callable[[], bool]) -> None:
        end = time.perf_counter() + PATIENCE
        while not condition():
            self.app.processEvents()
            if time.perf_counter() > end:
                raise TimeoutError("the window did not come to rest")

    def settled(self) -> bool:
        model = self.window.listings.model
        return model.found.whole and model.found.query == model.query

    def shows(self, words: str) -> bool:
        return self.painted.words == words

    def keys(self) -> list[float]:
        """Milliseconds from each key press to the rows that it found, on the screen."""
        times = []
        for word in WORDS:
            for size in (1, 2, 3):
                typed = word[:size]
                if not typed.isascii():
                    break
                started = time.perf_counter()
                QTest.keyClicks(self.field, typed[-1])
                self.until(partial(self.shows, typed))
                times.append((self.painted.at - started) * 1e3)
                if size == 1 and word == WORDS[0]:
                    note(f"  first letter of all: {times[-1]:.0f} ms")
            self.until(self.settled)
            self.field.selectAll()
            QTest.keyClick(self.field, Qt.Key.Key_Delete)
            self.until(lambda: self.painted.words == "" and self.settled())
        return times

    def sort(self) -> None:
        for sort in (*SORT_COLUMNS, "last_updated"):
            for descending in (False, True):
                self.window.listings.sort_by(sort, descending)
                self.until(self.settled)

    def tabs(self) -> None:
        for view in (*VIEWS, "all"):
            self.window.listings.show_tab(view)
            self.until(self.settled)

    def select_all(self) -> None:
        listings = self.window.listings
        listings.table.selectAll()
        self.until(lambda: len(listings.table.selection) == listings.model.rowCount())
        self.until(lambda: listings.chosen.totals is not None)
        clipboard = QApplication.clipboard()
        clipboard.clear()
        assert self.window.shell is not None
        self.window.shell.actions["copy"].trigger()
        self.until(lambda: bool(clipboard.text()))
        listings.table.clearSelection()

    def scroll(self) -> list[float]:
        """Milliseconds of each frame, jumping and wheeling, reading what it shows included."""
        table, draw, times = self.window.listings.table, random.Random(7), []
        bar, model = table.verticalScrollBar(), self.window.listings.model
        for step in range(600):
            place = draw.random() if step % 40 == 0 else None
            started = time.perf_counter()
            bar.setValue(int(bar.maximum() * place) if place is not None else bar.value() + 120)
            table.viewport().repaint()
            self.app.processEvents()
            times.append((time.perf_counter() - started) * 1e3)
            height = table.verticalHeader().defaultSectionSize()
            # What came between may have used up what the frame had for reading.
            model.begin_frame()
            assert model.row(table.verticalOffset() // height) is not None
        return times

    def sync(self) -> int:
        """Follow a writer as the window does; answers how often the table was read again."""
        turns = 0

        def read_again() -> None:
            nonlocal turns
            turns += 1
            self.window.listings.refresh()

        timer = QTimer()
        timer.setInterval(REFRESH_EVERY_MS)
        timer.timeout.connect(read_again)
        timer.start()
        end = time.perf_counter() + SYNC_SECONDS
        self.until(lambda: time.perf_counter() > end)
        timer.stop()
        return turns

    def close(self) -> None:
        self.window.close_for_good()
        self.catalog.close()
        self.app.processEvents()


def measure(app: QApplication, path: Path, count: int) -> list[Measurement]:
    """Every figure of one size."""
    size = f"{count:,} listings"
    bench = Bench(app, path)
    found = []

    def gap(name: str, action: Callable[[], object]) -> None:
        bench.gaps.begin()
        action()
        longest = bench.gaps.end()
        work = bench.gaps.most_work
        note(f"  {name}: {bench.gaps.over} gaps over {GAP_BOUND_MS:.0f} ms; work {work:.0f} ms")
        found.append(Measurement(f"{size}, {name}, longest gap", longest, GAP_BOUND_MS, 1.0, "ms"))
        # What the window itself does, also where the machine has no core to spare for it.
        found.append(
            Measurement(f"{size}, {name}, most work at once", work, GAP_BOUND_MS, 1.0, "ms")
        )

    keys: list[float] = []
    gap("typing", lambda: keys.extend(bench.keys()))
    note(f"{size}, key press to painted row: ms, {spread(keys)}")
    key = Measurement(
        f"{size}, key press to painted row, 95 of 100", _p95(keys), KEY_BOUND_MS, 1.0, "ms"
    )
    found.insert(0, key)
    gap("sorting", bench.sort)
    gap("tabs", bench.tabs)
    frames: list[float] = []
    gap("scrolling", lambda: frames.extend(bench.scroll()))
    note(f"{size}, scroll frame: ms, {spread(frames)}")
    found.append(
        Measurement(f"{size}, scroll frame, 95 of 100", _p95(frames), SCROLL_BOUND_MS, 1.0, "ms")
    )
    gap("selecting all, copying 5,000", bench.select_all)
    turns: list[int] = []
    with writing(path, count):
        gap("a sync", lambda: turns.append(bench.sync()))
    note(f"  the table was read again {turns[0]} times in {SYNC_SECONDS:.0f} s")
    bench.close()
    return found


def _p95(values: list[float]) -> float:
    return quantiles(values, n=20)[18]


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--listings", type=int, action="append")
    parser.add_argument("--catalogue", type=Path)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(words)
    app = create_application(sys.argv[:1])
    found = []
    for count in chosen.listings or (100_000, 1_000_000):
        with tempfile.TemporaryDirectory(prefix="vitrina-bench-") as folder:
            path = Path(folder) / "catalogue.db"
            if chosen.catalogue is not None:
                path.write_bytes(chosen.catalogue.read_bytes())
            else:
                note(f"making a catalogue of {count:,} listings")
                fill(path, count)
            found += measure(app, path, count)
    return report(found, words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
