"""100,000 changes that another program queued: how long a window takes to notice them, beside
reading them alone; and what asking for their end takes of memory, in the process that asks."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import psutil

from app.clock import SystemClock
from app.domain.models.user import User
from app.editing.row_progress import RowProgress
from app.editing.row_result import RowResult
from app.engine.facade import OpenShop
from app.engine.outbox.external_row_changes import OPEN, ExternalRowChanges
from app.engine.session import open_session
from app.engine.target import Target
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import Move, OutboxState, OutboxStore
from app.workspace.outbox_command import Change
from tests import ROOT
from tests.benchmarks.measure import Measurement, child_environment, report
from tests.stands.fake_marketplace import item_body

R = TypeVar("R")
ROWS = 100_000
BOUND_MB = 100.0
MOST_TIMES = 4.0
"""How much longer than reading all rows it takes to compare them with those of the last look."""
_AT_ONCE = 2_000


def fill(workspace: Path, count: int) -> tuple[float, float]:
    """An outbox as a plan leaves it when all of it was sent.

    Returns the seconds of the processor in which a window beside it noticed what was queued, and
    those in which the rows were read alone.
    """
    names = ("id", "title", "price", "currency_id", "sold_quantity")
    body = {name: item_body()[name] for name in names}

    def changes() -> Iterator[Change]:
        for number in range(count):
            item_id = f"MX{number}"
            yield Change(item_id, {**body, "id": item_id}, {"price": 200})

    journal = Journal(workspace / "journal.db")
    store = OutboxStore(journal)
    noticed = asyncio.run(noticing(workspace, lambda: store.put(changes(), batch="plan")))
    while rows := store.claim_many(_AT_ONCE):
        store.move_all(Move(row, OutboxState.DONE, RowProgress(), RowResult()) for row in rows)
    journal.close()
    return noticed


async def noticing(workspace: Path, put: Callable[[], object]) -> tuple[float, float]:
    """The seconds of the processor for noticing what ``put`` adds, and for reading it alone."""
    beside = Journal(workspace / "journal.db")
    store = OutboxStore(beside)

    async def read(question: Callable[[OutboxStore], R]) -> R:
        return question(store)

    changes = ExternalRowChanges(read)
    await changes.look()
    put()
    started = time.process_time()
    found = await changes.look()
    took = time.process_time() - started
    started = time.process_time()
    assert len(store.numbers_after(0)) == len(store.stamps(OPEN)) == len(found.numbers)
    alone = time.process_time() - started
    beside.close()
    return took, alone


async def grown_by(workspace: Path) -> float:
    """MB by which the process grows when it asks for the outcome of every row."""
    process = psutil.Process()
    session = await open_session(workspace, Target("practice", practice=True, store=workspace))
    # As if the marketplace had been reached: nothing is left to send, so nothing asks it.
    session.account.learn(User.parse({"id": 77, "site_id": "MX"}), practice=True)
    shop = OpenShop(session, workspace, SystemClock())
    before: int = process.memory_info().rss
    numbers = frozenset(await session.outbox.read(lambda store: store.numbers(batch="plan")))
    sent = await shop.send(numbers=numbers)
    grown: int = process.memory_info().rss - before
    assert sent.counts == {OutboxState.DONE: len(numbers)}
    await session.close()
    return grown / 1e6


def main(words: list[str]) -> int:
    """Fill an outbox, and ask for it in a process that has done nothing else."""
    if words[:1] == ["--of"]:
        print(asyncio.run(grown_by(Path(words[1]))))
        return 0
    count = int(next((word for word in words if word.isdigit()), ROWS))
    with tempfile.TemporaryDirectory(prefix="vitrina-bench-") as folder:
        took, alone = fill(Path(folder), count)
        told = subprocess.run(
            [sys.executable, __file__, "--of", folder],
            env=child_environment(),
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
    found = [
        Measurement(f"{count:,} queued changes noticed", took * 1e3, alone * 1e3, MOST_TIMES, "ms"),
        Measurement(
            f"memory for what came of {count:,} sendings", float(told.stdout), BOUND_MB, 1.0, "MB"
        ),
    ]
    return report(found, words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
