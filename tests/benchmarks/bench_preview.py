"""A preview of 10,000 listings through the process that works it out, as a window asks for it.

The practice shop is served and synced once. Each question is timed from its asking until its first
rows are there, and until the last ones are, ready to be shown; the first one starts the process.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from app.engine.catalog.table_query import ListingQuery
from app.engine.facade import open_shop
from app.engine.previews.client import PreviewProcess
from app.engine.previews.question import PreviewQuestion
from app.engine.session import Target
from tests.benchmarks.measure import Measurement, note, report, spread

LISTINGS = 10_000
MOST_FIRST, MOST_WHOLE = 0.2, 3.0
"""Seconds until the first rows, and for all of them."""
_TIMES = 5


async def sync(workspace: Path, count: int) -> None:
    """Serve a practice shop and read it."""
    options = ("--listings", str(count))
    store = workspace / "marketplace"
    target = Target("practice", practice=True, store=store, options=options)
    async with open_shop(workspace, target) as shop:
        await shop.sync()


async def ask(process: PreviewProcess, question: PreviewQuestion) -> tuple[float, float, int]:
    """Return seconds until the first rows and until the last ones, and how many came."""
    started = time.perf_counter()
    first, count = 0.0, 0
    async for rows in process.rows(question):
        first = first or time.perf_counter() - started
        count += len(rows)
    return first, time.perf_counter() - started, count


async def measure(workspace: Path, count: int) -> list[Measurement]:
    """Ask several times, each time for something else."""
    process = PreviewProcess(workspace)
    process.prepare()
    firsts, wholes = [], []
    try:
        for more in range(_TIMES):
            question = PreviewQuestion((f"price=+{7 + more}%",), query=ListingQuery())
            first, whole, found = await ask(process, question)
            assert found == count, found
            firsts.append(first)
            wholes.append(whole)
    finally:
        await process.close()
    note(f"process started: first rows {firsts[0]:.2f} s, whole {wholes[0]:.2f} s")
    note(f"asked again: first rows {spread(firsts[1:])}, whole {spread(wholes[1:])}")
    share = max(count / LISTINGS, 0.1)
    return [
        Measurement("first rows", sorted(firsts[1:])[len(firsts) // 2], MOST_FIRST, 1.0, "s"),
        Measurement("whole", max(wholes), MOST_WHOLE * share, 1.0, "s"),
    ]


def main(words: list[str]) -> int:
    numbers = [int(word) for word in words if word.isdigit()]
    count = numbers[0] if numbers else LISTINGS
    with tempfile.TemporaryDirectory(prefix="vitrina-bench-") as name:
        asyncio.run(sync(Path(name), count))
        measured = asyncio.run(measure(Path(name), count))
    return report(measured, words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
