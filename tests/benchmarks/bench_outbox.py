"""What asking for the end of 100,000 sendings takes of memory, in the process that asks."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psutil

from app.clock import SystemClock
from app.domain.models.user import User
from app.editing.row_progress import RowProgress
from app.editing.row_result import RowResult
from app.engine.facade import OpenShop
from app.engine.session import open_session
from app.engine.target import Target
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import Move, OutboxState, OutboxStore
from app.workspace.outbox_command import Change
from tests import ROOT
from tests.benchmarks.measure import Measurement, child_environment, report
from tests.stands.fake_marketplace import item_body

ROWS = 100_000
BOUND_MB = 100.0
_AT_ONCE = 2_000


def fill(workspace: Path, count: int) -> None:
    """An outbox as a plan leaves it when all of it was sent."""
    names = ("id", "title", "price", "currency_id", "sold_quantity")
    body = {name: item_body()[name] for name in names}

    def changes() -> Iterator[Change]:
        for number in range(count):
            item_id = f"MX{number}"
            yield Change(item_id, {**body, "id": item_id}, {"price": 200})

    journal = Journal(workspace / "journal.db")
    store = OutboxStore(journal)
    store.put(changes(), batch="plan")
    while rows := store.claim_many(_AT_ONCE):
        store.move_all(Move(row, OutboxState.DONE, RowProgress(), RowResult()) for row in rows)
    journal.close()


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
        fill(Path(folder), count)
        told = subprocess.run(
            [sys.executable, __file__, "--of", folder],
            env=child_environment(),
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
    name = f"memory for what came of {count:,} sendings"
    return report([Measurement(name, float(told.stdout), BOUND_MB, 1.0, "MB")], words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
