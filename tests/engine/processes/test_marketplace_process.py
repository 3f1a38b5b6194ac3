"""The practice marketplace as a child: whatever moment it dies in, it is back or given up."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from app.engine.events import Event, NoticeRaised, ProcessBack, ProcessLost
from app.engine.notices import Notice, NoticeError
from app.engine.processes.kept_child import MOST_RESTARTS
from app.engine.processes.marketplace_process import MarketplaceProcess
from app.tasks import TaskScope
from tests.stands.staged_children import Stage
from tests.stands.virtual_clock import VirtualClock


def ready_lines(port: int) -> list[bytes]:
    base_url = f"http://127.0.0.1:{port}"
    seller = {"site_id": "MX", "user_id": 7, "nickname": "A", "access_token": "APP-7-" + "0" * 32}
    lines = [
        {"event": "ready", "base_url": base_url, "store": "s"},
        {"event": "seller", **seller},
        {"event": "seller", **seller, "user_id": 8},
    ]
    return [json.dumps(line).encode() + b"\n" for line in lines]


class Desk:
    """A practice marketplace with staged children; ``back`` has the addresses it came back with."""

    def __init__(self, stage: Stage, scope: TaskScope, folder: Path) -> None:
        self.stage, self.scope = stage, scope
        self.events: list[Event] = []
        self.back: list[str] = []
        self.marketplace = MarketplaceProcess(
            folder,
            scope=scope,
            clock=VirtualClock(),
            publish=self.events.append,
            on_back=lambda: self.back.append(self.marketplace.base_url),
        )

    async def started(self) -> None:
        starting = asyncio.create_task(self.marketplace.start())
        await asyncio.sleep(0)
        self.stage.newest.say(*ready_lines(1))
        await starting

    async def until_children(self, count: int) -> None:
        async with asyncio.timeout(10):
            while len(self.stage.children) < count:
                await asyncio.sleep(0)


@pytest.fixture
async def desk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[Desk]:
    async with TaskScope("test") as scope:
        yield Desk(Stage(monkeypatch), scope, tmp_path)


@pytest.mark.parametrize("lines", range(4))
async def test_that_a_marketplace_that_dies_while_it_starts_again_is_started_once_more(
    desk: Desk, lines: int
) -> None:
    await desk.started()
    desk.stage.newest.notice()
    await desk.until_children(2)
    desk.stage.newest.say(*ready_lines(2)[:lines])
    desk.stage.newest.notice()
    await desk.until_children(3)
    desk.stage.newest.say(*ready_lines(3))
    await desk.scope.settle()
    assert desk.stage.alive == [desk.stage.newest]
    assert desk.marketplace.pid == desk.stage.newest.pid
    assert desk.back[-1] == "http://127.0.0.1:3"
    assert len(desk.back) == desk.events.count(ProcessBack("marketplace")) == 1 + (lines > 1)
    assert desk.events.count(ProcessLost("marketplace", True)) == 2
    assert len(desk.marketplace.sellers) == 2
    assert not desk.marketplace.given_up


async def test_that_a_marketplace_that_dies_in_the_moment_it_is_ready_is_started_again(
    desk: Desk,
) -> None:
    starting = asyncio.create_task(desk.marketplace.start())
    await asyncio.sleep(0)
    desk.stage.newest.say(*ready_lines(1))
    desk.stage.newest.notice()
    await starting
    await desk.until_children(2)
    desk.stage.newest.say(*ready_lines(2))
    assert desk.back == ["http://127.0.0.1:2"]


async def test_that_a_marketplace_that_dies_again_and_again_is_given_up_and_reported(
    desk: Desk,
) -> None:
    await desk.started()
    for count in range(MOST_RESTARTS):
        desk.stage.newest.notice()
        await desk.until_children(count + 2)
    desk.stage.newest.notice(1, "last words")
    await desk.scope.settle()
    assert desk.marketplace.given_up
    assert desk.events[-2:] == [
        ProcessLost("marketplace", False),
        NoticeRaised(Notice("process_given_up", {"process": "marketplace"}, "last words")),
    ]


async def test_that_a_marketplace_that_hangs_while_it_starts_is_ended(desk: Desk) -> None:
    desk.marketplace._ready_seconds = 0.0
    starting = asyncio.create_task(desk.marketplace.start())
    await desk.scope.settle()
    await asyncio.sleep(0)
    await desk.scope.settle()
    assert desk.stage.newest.is_dead
    desk.stage.newest.notice()
    with pytest.raises(NoticeError):
        await starting
    assert desk.events == []
    assert desk.marketplace.given_up


async def test_that_nobody_waits_for_a_marketplace_that_was_closed_while_it_started(
    desk: Desk,
) -> None:
    starting = asyncio.create_task(desk.marketplace.start())
    await asyncio.sleep(0)
    await desk.marketplace.close()
    for waiting in (starting, desk.marketplace.start()):
        with pytest.raises(NoticeError):
            await waiting
