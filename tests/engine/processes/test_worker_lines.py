"""What the worker tells the console comes in order, and moved rows together."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path

from app.engine.events import NoticeRaised, RowsChanged
from app.engine.notices import Notice
from app.engine.processes.protocol import JobEnded, RowsMoved, WorkerEvent, read_event
from app.engine.worker import Worker
from app.workspace.journal.orders import Job


def told_in(writer: io.BytesIO) -> list[WorkerEvent | None]:
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
    assert told_in(writer) == [RowsMoved((3, 1, 2))]
    worker._publish(RowsMoved((4,)))
    await asyncio.sleep(0)
    assert told_in(writer)[1:] == [RowsMoved((4,))]


async def test_that_what_comes_after_a_move_is_reported_after_it(tmp_path: Path) -> None:
    writer = io.BytesIO()
    worker = Worker(tmp_path, io.BytesIO(), writer)
    worker._publish(RowsMoved((1,)))
    worker._publish(RowsChanged(("MX1",)))
    worker._publish(RowsMoved((2,)))
    worker._publish(NoticeRaised(Notice("rate_limited")))
    worker._publish(JobEnded(Job.SEND))
    await asyncio.sleep(0)
    assert told_in(writer) == [
        RowsMoved((1,)),
        RowsChanged(("MX1",)),
        RowsMoved((2,)),
        NoticeRaised(Notice("rate_limited")),
        JobEnded(Job.SEND),
    ]
