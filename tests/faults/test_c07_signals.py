"""C-07: a signal in the middle of a large apply ends it within five seconds, and loses nothing."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import psutil
import pytest

from app.engine.facade import open_shop
from app.engine.plans.plan_file import read_plan
from app.engine.session import Target
from tests.stands.command_line import vitrina

LISTINGS = 2_000
SECONDS = 5.0


def practice(workspace: Path) -> Target:
    options = ("--listings", str(LISTINGS))
    return Target("practice", practice=True, store=workspace / "marketplace", options=options)


def make_shop(workspace: Path) -> None:
    async def sync() -> None:
        async with open_shop(workspace, practice(workspace)) as shop:
            await shop.sync()

    asyncio.run(sync())


def states(workspace: Path) -> Counter[str]:
    """How many rows of the outbox are in each state."""
    uri = f"file:{workspace}/journal.db?mode=ro"
    with closing(sqlite3.connect(uri, uri=True, timeout=5)) as database:
        try:
            return Counter(state for (state,) in database.execute("SELECT state FROM outbox"))
        except sqlite3.OperationalError:
            return Counter()


def not_done(workspace: Path, plan: Path) -> list[str]:
    """The listings of a plan that do not say what it wants, asked of the marketplace."""

    async def read() -> list[str]:
        async with open_shop(workspace, practice(workspace)) as shop:
            await shop.sync()
            facts = shop.session.catalog.facts
            return [e.item_id for e in read_plan(plan).listings if not is_done(e, facts)]

    return asyncio.run(read())


def is_done(entry: Any, facts: Any) -> bool:
    return bool(entry.is_done_in(facts(entry.item_id)))


def begin(workspace: Path, plan: Path) -> subprocess.Popen[bytes]:
    """Apply the plan; returns in the middle of it."""
    words = ["plan", "apply", str(plan), "--workspace", str(workspace)]
    process = subprocess.Popen(
        [sys.executable, "-m", "app", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    while process.poll() is None and states(workspace)["done"] < 100:
        time.sleep(0.02)
    return process


@pytest.mark.prove
@pytest.mark.timeout(500)
@pytest.mark.parametrize(
    ("asked", "hung"), [(signal.SIGINT, False), (signal.SIGTERM, False), (signal.SIGTERM, True)]
)
def test_that_a_signal_ends_a_large_apply_in_time_and_loses_nothing(
    tmp_path: Path, asked: signal.Signals, hung: bool
) -> None:
    make_shop(tmp_path)
    plan = tmp_path / "plan.json"
    query = ("--where", "status:active", "--set", "price=-3%")
    assert vitrina("plan", "new", *query, "--out", plan, workspace=tmp_path).code == 0
    count = len(read_plan(plan).listings)
    process = begin(tmp_path, plan)
    children = psutil.Process(process.pid).children(recursive=True)
    if hung:
        next(c for c in children if "serve" in c.cmdline()).suspend()
    asked_at = time.monotonic()
    process.send_signal(asked)
    told, _ = process.communicate()
    seconds = time.monotonic() - asked_at
    left = [child for child in children if child.is_running()]
    print(f"C-07 {asked.name}, hung {hung}: {seconds:.1f} s, {dict(states(tmp_path))}")
    assert (process.returncode, left) == (130, []), told
    assert seconds <= SECONDS
    assert states(tmp_path).total() == count
    assert 0 < states(tmp_path)["done"] < count
    # What hung is looked for again only when it cannot land any more, two minutes later.
    assert vitrina("send", workspace=tmp_path, seconds=250).code == 0
    assert states(tmp_path) == {"done": count}
    assert not_done(tmp_path, plan) == []
