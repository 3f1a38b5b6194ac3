"""Five thousand prices changed from the window: chosen, seen before, applied, reported.

The whole program: its window, its worker and a practice marketplace, each a process of its own,
over a shop that is synced. It is driven by keys and clicks alone, which are counted; a gap is the
time in which the window's loop did not turn.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QLineEdit

from app.bootstrap import TourOptions, drive_window
from app.engine.session import Target
from app.ui.plans.plan_view import PlanView
from app.ui.tour.window_driver import WindowDriver
from tests.benchmarks.bench_window_search import GAP_BOUND_MS, Gaps
from tests.benchmarks.measure import Measurement, note, report

if TYPE_CHECKING:
    from app.ui.console import Console

PRICES = 5_000
MOST_SECONDS, MOST_INPUTS = 60.0, 12
#: Of a practice shop so many change their price; the others are closed or earn less.
_SHARE = 0.97
_PATIENCE = 600.0
_BOTH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
_CONTROL = Qt.KeyboardModifier.ControlModifier


class Bench:
    """Drives one window; what it measured is in ``found`` afterwards."""

    def __init__(self, out: Path) -> None:
        self._out = out
        self.found: list[Measurement] = []

    async def drive(self, console: Console) -> int:
        """Wait for the sync, and change the prices."""
        window, driver = console.window, WindowDriver(console.window, self._out)
        await self._rest(console)
        gaps = Gaps()
        phases: list[str] = []
        gaps.begin()
        began = started = time.perf_counter()

        def phase(name: str) -> None:
            nonlocal began
            now = time.perf_counter()
            worst.append(gaps.end())
            works.append(gaps.most_work)
            figures = f"gap {worst[-1]:.0f} ms, work {works[-1]:.0f} ms"
            phases.append(f"  {name}: {now - began:.1f} s, {figures}")
            gaps.begin()
            began = now

        worst: list[float] = []
        works: list[float] = []
        table = window.listings.table
        window.show_view("listings")
        table.setFocus()
        driver.key(table, Qt.Key.Key_A, _CONTROL)
        await driver.until(
            lambda: len(table.selection) == window.listings.model.rowCount(), "all to be selected"
        )
        phase("select all")
        await driver.press(Qt.Key.Key_B, _BOTH)
        await driver.until(lambda: _plan(console) is not None, "the plan")
        plan = _plan(console)
        assert plan is not None, "it was waited for"
        await driver.type(driver.find(QLineEdit, "operation_value"), "+7")
        apply = driver.find(QAbstractButton, "apply_button")
        await driver.until(apply.isEnabled, "what it would do")
        await driver.until(
            lambda: len(plan.model.rows()) == len(table.selection), "the rest of what it would do"
        )
        phase("the preview")
        going = len(plan.model.going())
        await driver.click(apply)
        await self._agree(console, driver, plan)
        phase("asked and written")
        await self._over(plan, going)
        phase("sent and reported")
        seconds = time.perf_counter() - started
        gaps.end()
        for line in phases:
            note(line)
        note(f"  {going:,} prices in {seconds:.1f} s, {driver.inputs} inputs")
        share = max(going / PRICES, 0.1)
        self.found = [
            Measurement("seconds for 5,000 prices", seconds / share, MOST_SECONDS, 1.0, "s"),
            Measurement("keys and clicks", driver.inputs, MOST_INPUTS, 1.0, ""),
            Measurement("longest gap", max(worst), GAP_BOUND_MS, 1.0, "ms"),
            Measurement("most work at once", max(works), GAP_BOUND_MS, 1.0, "ms"),
        ]
        return 0

    async def _rest(self, console: Console) -> None:
        """Wait until the shop is read."""
        window, end = console.window, time.monotonic() + _PATIENCE
        while (
            window.catalog.synced_at() is None
            or window.listings.model.rowCount() != window.catalog.tab_counts()["all"]
        ):
            assert time.monotonic() < end, "the shop is not read"
            await asyncio.sleep(0.1)
        await asyncio.sleep(2.0)

    async def _agree(self, console: Console, driver: WindowDriver, plan: PlanView) -> None:
        """Tick what is risky, if anything is, until it is under way."""
        window = console.window
        while not plan.report.isVisible():
            for box in window.findChildren(QCheckBox, "ask_tick"):
                if box.isVisible() and not box.isChecked():
                    await driver.click(box)
            for go in window.findChildren(QAbstractButton, "ask_go"):
                if go.isVisible() and go.isEnabled():
                    await driver.click(go)
            await asyncio.sleep(0.02)

    async def _over(self, plan: PlanView, going: int) -> None:
        """Wait until every row has its end."""
        end = time.monotonic() + _PATIENCE
        while True:
            ended = [one for one in plan.model.sent.values() if one.icon in ("check", "x-circle")]
            if len(ended) == going:
                break
            assert time.monotonic() < end, f"{len(ended)} of {going} rows"
            await asyncio.sleep(0.1)
        refused = sum(one.icon != "check" for one in plan.model.sent.values())
        assert not refused, f"{refused} rows refused"


def _plan(console: Console) -> PlanView | None:
    view = console.window.view(console.window.current_view)
    return view.widget if view is not None and isinstance(view.widget, PlanView) else None


def main(words: list[str]) -> int:
    """Serve a practice shop, open a window on it, and measure."""
    count = int(next((word for word in words if word.isdigit()), PRICES))
    with tempfile.TemporaryDirectory(prefix="vitrina-bench-") as name:
        folder = Path(name)
        options = ("--listings", str(round(count / _SHARE)))
        target = Target("practice", practice=True, store=folder / "marketplace", options=options)
        bench = Bench(folder)
        drive_window(folder / "workspace", target, bench.drive, TourOptions(folder))
    return report(bench.found, words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
