"""Orders for another program's worker, from the side of who gives them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from app.clock import SystemClock
from app.engine.journal_thread import JournalThread
from app.engine.processes.job_orders import ClaimedOrders, IssuedOrders
from app.engine.processes.protocol import JobEnded, WorkerEvent
from app.workspace.errors import StorageFull
from app.workspace.journal.job_orders import Job, JobResult, OrderState, OrderStore
from app.workspace.journal.journal import Journal
from app.workspace.lock import ProcessLock

SHOP, SELLER = "http://localhost:1", "7"


class Elsewhere:
    """Another program's worker: it ends an order when it is told to."""

    def __init__(self, folder: Path) -> None:
        self.journal = Journal(folder / "journal.db")
        self.thread = JournalThread()
        self.store = OrderStore(self.journal)
        self.lock = ProcessLock(folder / "worker.lock")
        self.followed = IssuedOrders(
            self.journal, self.thread, folder / "worker.lock", SystemClock()
        )

    async def work(self) -> int:
        """Claim what waits and end it; return how many orders there were."""
        claimed = await self.thread.run(self.store.claim, SHOP, SELLER)
        numbers = [number for number, _ in claimed]
        await self.thread.run(self.store.end, numbers, OrderState.DONE, JobResult())
        return len(numbers)


@pytest.fixture
async def elsewhere(tmp_path: Path) -> AsyncIterator[Elsewhere]:
    stand = Elsewhere(tmp_path)
    yield stand
    await stand.thread.close()
    stand.journal.close()
    stand.lock.release()


async def test_that_what_is_ordered_while_the_last_order_is_seen_to_end_is_done_too(
    elsewhere: Elsewhere,
) -> None:
    asked = [[Job.SEND]]
    told: list[WorkerEvent] = []

    def tell(event: WorkerEvent) -> None:
        told.append(event)
        if told == [JobEnded(Job.SEND)]:
            # Rows were put into the outbox in that very moment.
            asked.append([Job.SEND])

    def ask() -> list[Job]:
        return asked.pop() if asked else []

    following = asyncio.create_task(elsewhere.followed.follow(ask, SHOP, SELLER, tell))
    done = 0
    async with asyncio.timeout(20):
        while not following.done():
            done += await elsewhere.work()
            await asyncio.wait([following], timeout=0.02)
    assert following.result()
    assert (done, told) == (2, [JobEnded(Job.SEND)] * 2)


async def test_that_an_order_whose_end_is_being_written_down_is_not_begun_again(
    tmp_path: Path,
) -> None:
    journal, free, full = Journal(tmp_path / "journal.db"), asyncio.Event(), False
    free.set()

    async def run(work: Callable[[], Any]) -> Any:
        await free.wait()
        if full:
            raise StorageFull("no room")
        return work()

    store = OrderStore(journal)
    number = store.put(Job.SYNC, SHOP, SELLER)
    taken = ClaimedOrders(store, run, shop=SHOP, user_id=SELLER)
    assert await taken.take() == {Job.SYNC}
    for full in (True, False):
        free.clear()
        ending = asyncio.create_task(taken.end(Job.SYNC, [number]))
        await asyncio.sleep(0)
        assert taken.numbers(Job.SYNC) == []
        free.set()
        await asyncio.gather(ending, return_exceptions=True)
        # If its end could not be written down, it is still to be answered.
        assert taken.numbers(Job.SYNC) == [number] * full
    journal.close()
