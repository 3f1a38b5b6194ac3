"""Ending the children: by themselves if they can, by force if not, all within one deadline."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from app.engine.processes.child import CLOSE_SECONDS, TERMINATE_SECONDS, Child
from app.engine.session import Session, open_session
from app.engine.target import Target
from app.engine.worker import LAST_SECONDS
from tests.stands.virtual_clock import VirtualClock

ALL_SECONDS = 5.0


class StubbornChild:
    """Takes as long as it may, and a little more."""

    def __init__(self, clock: VirtualClock) -> None:
        self._clock = clock
        self.given: list[float] = []

    async def close(self, seconds: float = CLOSE_SECONDS) -> None:
        self.given.append(seconds)
        self._clock.advance(seconds + TERMINATE_SECONDS)


async def session_of(folder: Path, clock: VirtualClock) -> Session:
    target = Target("practice", practice=True, store=folder / "marketplace")
    return await open_session(folder, target, clock=clock)


async def test_that_children_that_hang_end_by_one_deadline(tmp_path: Path) -> None:
    clock = VirtualClock()
    session = await session_of(tmp_path, clock)
    worker, marketplace = StubbornChild(clock), StubbornChild(clock)
    parts: Any = session
    parts._worker, parts.marketplace = worker, marketplace
    began = clock.monotonic()
    await session.close()
    assert clock.monotonic() - began < ALL_SECONDS
    # What is on its way gets three seconds, and the worker a moment to write down how it ended.
    assert worker.given[0] > LAST_SECONDS >= 3.0
    assert marketplace.given[0] > 0


async def test_that_a_marketplace_may_take_its_time_when_the_worker_was_quick(
    tmp_path: Path,
) -> None:
    clock = VirtualClock()
    session = await session_of(tmp_path, clock)
    parts: Any = session
    parts.marketplace = marketplace = StubbornChild(clock)
    await session.close()
    assert marketplace.given[0] >= 3.0


IGNORES_ALL = """
import signal, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
print("ready", flush=True)
while True:
    time.sleep(60)
"""
TELLS_WHY = """
import sys
print("ready", flush=True)
sys.stdin.read()
print("more", flush=True)
sys.stderr.write("last words")
sys.exit(7)
"""


@pytest.mark.parametrize(
    ("text", "seconds", "code", "words"),
    [(IGNORES_ALL, 0.05, -9, ""), (TELLS_WHY, 60.0, 7, "last words")],
)
async def test_that_a_child_is_gone_when_it_is_closed(
    text: str, seconds: float, code: int, words: str
) -> None:
    ready = asyncio.Event()
    ended: list[tuple[int, str]] = []
    child = Child(
        [sys.executable, "-c", text],
        on_line=lambda line: ready.set(),
        on_exit=lambda *how: ended.append(how),
    )
    child.start()
    await ready.wait()
    await child.close(seconds)
    assert ended == [(code, words)]
    process = child._process
    assert process is not None
    assert [pipe.closed for pipe in (process.stdin, process.stdout, process.stderr) if pipe] == [
        True,
        True,
        True,
    ]


def test_that_a_child_whose_loop_is_gone_leaves_nothing_open() -> None:
    async def begin() -> Child:
        ready = asyncio.Event()
        child = Child(
            [sys.executable, "-c", TELLS_WHY],
            on_line=lambda line: ready.set(),
            on_exit=lambda *how: None,
        )
        child.start()
        await ready.wait()
        return child

    child = asyncio.run(begin())
    process = child._process
    assert process is not None
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(30) == 7
    for thread in child.threads:
        thread.join(30)
    assert process.stdout is not None
    assert process.stderr is not None
    # It said more when there was nobody to hear it.
    assert (process.stdout.closed, process.stderr.closed) == (True, True)
