"""A reading that broke off goes on by itself, later and later; after a sleep it does so once."""

from __future__ import annotations

import asyncio

import pytest

from app.engine.events import Event, NoticeRaised, Synced, SyncProgress, WorkEnded
from app.engine.notices import Notice
from app.engine.repeated_sync import RepeatedSync
from app.engine.sync_receipt import Receipt
from app.tasks import TaskScope
from app.workspace.journal.job_orders import Job
from tests.stands.virtual_clock import VirtualClock

WHOLE = Receipt(60, 0, 0, 0, 0, 0, True, 1.0, 1)
TIMED_OUT = NoticeRaised(Notice("timed_out"))


class HeldClock(VirtualClock):
    """A clock on which sleepers wait until time has passed."""

    def __init__(self) -> None:
        super().__init__()
        self._passed = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        end = self.monotonic() + seconds
        while self.monotonic() < end:
            self._passed.clear()
            await self._passed.wait()

    async def pass_by(self, seconds: float) -> None:
        self.advance(seconds)
        self._passed.set()
        for _ in range(5):
            await asyncio.sleep(0)


class Bench:
    def __init__(self, scope: TaskScope) -> None:
        self.clock = HeldClock()
        self.ordered: list[Job] = []
        self.published: list[Event] = []
        self.repeated = RepeatedSync(scope, self.clock, self.ordered.append, self.published.append)

    def waits(self) -> list[object]:
        return [one.notice.params["seconds"] for one in self.published]

    async def breaks_off(self, why: NoticeRaised = TIMED_OUT) -> None:
        for event in (SyncProgress(1, 9, 0.0), WorkEnded(Job.SYNC), why):
            self.repeated.note(event)
        for _ in range(5):
            await asyncio.sleep(0)


@pytest.fixture
async def bench():
    async with TaskScope("test") as scope:
        yield Bench(scope)


async def test_that_a_reading_that_broke_off_goes_on_later_and_later(bench):
    for seconds in (10, 20, 40, 80, 160, 300, 300):
        await bench.breaks_off()
        assert bench.waits()[-1] == seconds
        before = len(bench.ordered)
        await bench.clock.pass_by(seconds - 1)
        assert len(bench.ordered) == before
        await bench.clock.pass_by(1)
        assert bench.ordered == [Job.SYNC] * (before + 1)
    for event in (Synced(WHOLE), WorkEnded(Job.SYNC)):
        bench.repeated.note(event)
    await bench.breaks_off()
    assert bench.waits()[-1] == 10, "what went well is begun with anew"


async def test_that_a_machine_that_slept_for_hours_reads_once(bench):
    await bench.breaks_off()
    await bench.clock.pass_by(8 * 3600)
    assert bench.ordered == [Job.SYNC]
    await bench.clock.pass_by(8 * 3600)
    assert bench.ordered == [Job.SYNC]


async def test_that_a_reading_that_began_meanwhile_is_not_ordered_twice(bench):
    await bench.breaks_off()
    bench.repeated.note(SyncProgress(0, 9, 0.0))
    await bench.clock.pass_by(3600)
    assert bench.ordered == []


@pytest.mark.parametrize("code", ["token_refused", "disk_full", "unexpected"])
async def test_that_what_does_not_pass_by_itself_is_left_to_the_seller(bench, code):
    await bench.breaks_off(NoticeRaised(Notice(code)))
    await bench.clock.pass_by(3600)
    assert (bench.ordered, bench.published) == ([], [])


async def test_that_a_sending_that_failed_orders_no_reading(bench):
    for event in (Synced(WHOLE), WorkEnded(Job.SYNC), WorkEnded(Job.SEND), TIMED_OUT):
        bench.repeated.note(event)
    await bench.clock.pass_by(3600)
    assert (bench.ordered, bench.published) == ([], [])
