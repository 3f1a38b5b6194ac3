"""What the worker tells the console comes in order, and moved rows together."""

from __future__ import annotations

import asyncio
import io
import os
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from app.client.token import Token
from app.domain.models.user import User
from app.engine.events import NoticeRaised, RowsChanged
from app.engine.notices import Notice
from app.engine.processes.protocol import (
    EXIT_STORAGE,
    Connect,
    JobEnded,
    RowsMoved,
    Start,
    WorkerConnected,
    WorkerEvent,
    read_event,
)
from app.engine.worker import Worker
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.catalog_reader import CATALOG_FILE
from app.workspace.catalog.snapshots import SNAPSHOTS_FILE, Snapshots
from app.workspace.errors import StorageCorrupt, StorageError
from app.workspace.journal.job_orders import Job


def shown_in(writer: io.BytesIO) -> list[WorkerEvent | None]:
    return [read_event(line) for line in writer.getvalue().splitlines()]


async def test_that_rows_that_move_in_the_same_moment_are_reported_in_one_line(
    tmp_path: Path,
) -> None:
    writer = io.BytesIO()
    worker = Worker(tmp_path, io.BytesIO(), writer)
    for number in (3, 1, 3, 2):
        worker._publish(RowsMoved((number,)))
    assert not writer.getvalue()
    await asyncio.sleep(0)
    assert shown_in(writer) == [RowsMoved((3, 1, 2))]
    worker._publish(RowsMoved((4,)))
    await asyncio.sleep(0)
    assert shown_in(writer)[1:] == [RowsMoved((4,))]


async def test_that_what_comes_after_a_move_is_reported_after_it(tmp_path: Path) -> None:
    writer = io.BytesIO()
    worker = Worker(tmp_path, io.BytesIO(), writer)
    worker._publish(RowsMoved((1,)))
    worker._publish(RowsChanged(("MX1",)))
    worker._publish(RowsMoved((2,)))
    worker._publish(NoticeRaised(Notice("rate_limited")))
    worker._publish(JobEnded(Job.SEND))
    await asyncio.sleep(0)
    assert shown_in(writer) == [
        RowsMoved((1,)),
        RowsChanged(("MX1",)),
        RowsMoved((2,)),
        NoticeRaised(Notice("rate_limited")),
        JobEnded(Job.SEND),
    ]


async def test_that_an_order_after_a_refusal_asks_the_marketplace_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: asyncio.Queue[None] = asyncio.Queue()

    async def refused(*_: object) -> None:
        asked.put_nowait(None)

    monkeypatch.setattr("app.engine.worker.wait_for_account", refused)
    reading, writing = os.pipe()
    with os.fdopen(reading, "rb") as reader, os.fdopen(writing, "wb") as writer:
        worker = Worker(tmp_path, reader, io.BytesIO())
        running = asyncio.create_task(worker.run())
        where = Connect("http://127.0.0.1:9", Token("APP-7-" + "0" * 32), "7", "store")
        worker._commands.put_nowait(where)
        await asyncio.wait_for(asked.get(), 10)
        worker._commands.put_nowait(Start(Job.SYNC))
        await asyncio.wait_for(asked.get(), 10)
        writer.close()
        assert await asyncio.wait_for(running, 10) == 0


async def test_that_an_order_that_comes_with_a_refusal_asks_the_marketplace_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked_again = asyncio.Event()
    orders = [Start(Job.SYNC, 1)]

    async def refused(*_: object) -> None:
        if orders:
            # It is carried out when the lookup has ended, and its end has not been noticed.
            worker._commands.put_nowait(orders.pop())
        else:
            asked_again.set()

    monkeypatch.setattr("app.engine.worker.wait_for_account", refused)
    reading, writing = os.pipe()
    with os.fdopen(reading, "rb") as reader, os.fdopen(writing, "wb") as writer:
        worker = Worker(tmp_path, reader, io.BytesIO())
        running = asyncio.create_task(worker.run())
        where = Connect("http://127.0.0.1:9", Token("APP-7-" + "0" * 32), "7", "store")
        worker._commands.put_nowait(where)
        await asyncio.wait_for(asked_again.wait(), 10)
        writer.close()
        assert await asyncio.wait_for(running, 10) == 0


class HeldWork:
    """A shop whose syncs and sendings end when the test says so."""

    def __init__(self) -> None:
        self.flush = self
        self.orders: HeldOrders | None = None
        self.failure: StorageError | None = None
        self.runs = 0
        self.begun = asyncio.Event()
        self.may_end = asyncio.Event()

    async def run(self) -> None:
        self.runs += 1
        self.begun.set()
        await self.may_end.wait()
        if self.failure is not None:
            raise self.failure

    async def read_shop(self) -> None:
        await self.run()

    async def keep_facets(self) -> None:
        pass

    def wake(self) -> None:
        pass

    def stop(self) -> None:
        self.may_end.set()

    async def close(self) -> None:
        pass


class HeldOrders:
    """Orders of other programs, whose outcomes are written down when the test says so."""

    def __init__(self) -> None:
        self.ending = asyncio.Event()
        self.may_end = asyncio.Event()
        self.waiting = 0

    def note(self, event: WorkerEvent) -> None:
        pass

    def numbers(self, _job: Job) -> list[int]:
        return []

    async def take(self) -> set[Job]:
        return set()

    async def end(self, _job: Job, _numbers: list[int]) -> None:
        self.ending.set()
        await self.may_end.wait()

    async def put_back(self) -> None:
        self.waiting += 1


@asynccontextmanager
async def at_work(
    folder: Path, writer: io.BytesIO, code: int = 0
) -> AsyncIterator[tuple[Worker, HeldWork]]:
    """A worker that runs until the end of the block, and ends with ``code``."""
    reading, writing = os.pipe()
    with os.fdopen(reading, "rb") as reader, os.fdopen(writing, "wb") as commands:
        worker, work = Worker(folder, reader, writer), HeldWork()
        held: Any = work
        worker._work = held
        running = asyncio.create_task(worker.run())
        yield worker, work
        commands.close()
        assert await asyncio.wait_for(running, 10) == code
        # A worker that ended by itself did not wait for the end of its input.
        for thread in threading.enumerate():
            if thread.name == "commands":
                thread.join(10)


def ends_in(writer: io.BytesIO) -> list[WorkerEvent | None]:
    return [event for event in shown_in(writer) if isinstance(event, JobEnded)]


@pytest.mark.parametrize(("job", "ends"), [(Job.SEND, [1, 2]), (Job.SYNC, [2])])
async def test_that_the_end_of_a_job_names_the_newest_order_that_it_answers(
    tmp_path: Path, job: Job, ends: list[int]
) -> None:
    writer = io.BytesIO()
    async with at_work(tmp_path, writer) as (worker, work):
        worker._commands.put_nowait(Start(job, 1))
        await work.begun.wait()
        # A sending has looked for rows by now; a sync under way answers who orders one.
        worker._commands.put_nowait(Start(job, 2))
        while not worker._commands.empty():
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        work.may_end.set()
        async with asyncio.timeout(10):
            while len(ends_in(writer)) < len(ends):
                await asyncio.sleep(0)
    assert ends_in(writer) == [JobEnded(job, number) for number in ends]


@pytest.mark.parametrize("job", Job)
async def test_that_an_order_that_comes_while_the_job_is_ending_is_carried_out(
    tmp_path: Path, job: Job
) -> None:
    writer = io.BytesIO()
    async with at_work(tmp_path, writer) as (worker, work):
        work.orders = orders = HeldOrders()
        work.may_end.set()
        worker._commands.put_nowait(Start(job, 1))
        async with asyncio.timeout(10):
            await orders.ending.wait()
            # The end is reported, and so answers the first order only.
            worker._commands.put_nowait(Start(job, 2))
            worker._commands.put_nowait(Start(job, 3))
            while not worker._commands.empty():
                await asyncio.sleep(0)
            await asyncio.sleep(0)
            orders.may_end.set()
            while JobEnded(job, 3) not in ends_in(writer):
                await asyncio.sleep(0)
    assert JobEnded(job, 1) in ends_in(writer)
    assert work.runs == (2 if job is Job.SYNC else 3)


async def test_that_what_is_cut_short_answers_no_order(tmp_path: Path) -> None:
    writer = io.BytesIO()
    async with at_work(tmp_path, writer) as (worker, work):
        worker._commands.put_nowait(Start(Job.SEND, 1))
        await work.begun.wait()
    assert ends_in(writer) == [JobEnded(Job.SEND, 0)]


@pytest.mark.parametrize("job", Job)
async def test_that_a_job_that_finds_a_damaged_file_remains_to_be_done(
    tmp_path: Path, job: Job
) -> None:
    writer = io.BytesIO()
    async with at_work(tmp_path, writer, EXIT_STORAGE) as (worker, work):
        work.orders = orders = HeldOrders()
        work.failure = StorageCorrupt("a page is not what it was")
        work.may_end.set()
        worker._commands.put_nowait(Start(job, 1))
        await work.begun.wait()
    assert ends_in(writer) == []
    assert orders.waiting == 1
    assert NoticeRaised(Notice("journal_damaged")) in shown_in(writer)


async def test_that_a_catalogue_that_is_gone_is_no_damage_of_the_journal(tmp_path: Path) -> None:
    writer = io.BytesIO()
    async with at_work(tmp_path, writer, EXIT_STORAGE) as (worker, work):
        worker._commands.put_nowait(Start(Job.SYNC, 1))
        await work.begun.wait()
        (tmp_path / CATALOG_FILE).unlink()
        work.failure = StorageCorrupt("the file is not there any more")
        work.may_end.set()
    assert shown_in(writer) == []


@pytest.mark.parametrize("is_lost", [True, False])
async def test_that_a_lost_catalogue_is_read_again_without_an_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_lost: bool
) -> None:
    snapshots = Snapshots(tmp_path / SNAPSHOTS_FILE)
    CatalogWriter(tmp_path / CATALOG_FILE, snapshots).close()
    snapshots.end_sync(1000, 5, complete=True)
    snapshots.close()
    if is_lost:
        (tmp_path / CATALOG_FILE).unlink()

    async def account(*_: object) -> User:
        return User(id=7)

    monkeypatch.setattr("app.engine.worker.wait_for_account", account)
    monkeypatch.setattr("app.engine.worker.shop_work", lambda *_, **__: work)
    writer, where = io.BytesIO(), Connect("http://127.0.0.1:9", None, "7", "store")
    for _ in range(2):
        # Also if the worker ends before it is read.
        async with at_work(tmp_path, writer) as (worker, work):
            worker._work = None
            worker._commands.put_nowait(where)
            async with asyncio.timeout(10):
                while WorkerConnected("7") not in shown_in(writer):
                    await asyncio.sleep(0)
            if is_lost:
                await asyncio.wait_for(work.begun.wait(), 10)
        assert work.runs == is_lost
