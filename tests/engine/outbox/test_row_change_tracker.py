"""Rows that the worker moved: read together, each told as it is by then, and none forgotten."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest

from app.engine.outbox.row_change_tracker import (
    LONG_PAUSE_SECONDS,
    MANY,
    MOST_TOGETHER,
    PAUSE_SECONDS,
    RowChangeTracker,
)
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxState, OutboxStore
from tests.stands.journal_rows import draft_of
from tests.stands.virtual_clock import VirtualClock


class Reader:
    """Notes what is read, and lets more move meanwhile."""

    def __init__(self) -> None:
        self.clock = VirtualClock()
        self.reads: list[list[int]] = []
        self.told: list[Any] = []
        self.meanwhile: list[int] = []
        self.error: Exception | None = None
        self.change_tracker = RowChangeTracker(self.read, self.told.append, self.clock)

    async def read(self, numbers: Collection[int]) -> list[Any]:
        self.reads.append(list(numbers))
        if self.error is not None:
            raise self.error
        assert not self.change_tracker.note(self.meanwhile)
        self.meanwhile = []
        return list(numbers)


async def test_that_moves_of_one_row_are_one_read() -> None:
    reader = Reader()
    assert [reader.change_tracker.note(n) for n in ([3, 3], [1], [3])] == [True, False, False]
    await reader.change_tracker.run()
    assert (reader.reads, reader.told, reader.clock.slept) == ([[3, 1]], [3, 1], [])


async def test_that_what_moves_while_it_reads_is_gathered_for_the_next_read() -> None:
    reader = Reader()
    reader.change_tracker.note([1])
    reader.meanwhile = [1, 2]
    await reader.change_tracker.run()
    assert reader.reads == [[1], [1, 2]]
    assert reader.clock.slept == [PAUSE_SECONDS]
    assert reader.change_tracker.note([3])


async def test_that_a_long_queue_is_read_less_often() -> None:
    reader = Reader()
    reader.change_tracker.note(range(MANY))
    reader.meanwhile = [1, 2]
    await reader.change_tracker.run()
    assert reader.clock.slept == [LONG_PAUSE_SECONDS]


async def test_that_no_read_is_long() -> None:
    reader = Reader()
    reader.change_tracker.note(range(MOST_TOGETHER + 1))
    await reader.change_tracker.run()
    assert [len(read) for read in reader.reads] == [MOST_TOGETHER, 1]


async def test_that_what_could_not_be_read_is_reported_with_the_next() -> None:
    reader = Reader()
    reader.error = OSError()
    reader.change_tracker.note([1])
    with pytest.raises(OSError):
        await reader.change_tracker.run()
    reader.error = None
    assert reader.change_tracker.note([2])
    await reader.change_tracker.run()
    assert reader.told == [1, 2]


async def test_that_what_was_under_way_is_read_again_and_what_has_ended_is_not(
    tmp_path: Path,
) -> None:
    journal = Journal(tmp_path / "journal.db")
    outbox, reader = OutboxStore(journal), Reader()
    for item in ("MX1", "MX2"):
        reader.change_tracker.saw(outbox.add(draft_of(item)))
    ended, waiting = outbox.rows_of([1, 2])
    reader.change_tracker.saw(outbox.move(ended, OutboxState.CANCELLED))
    journal.close()
    assert reader.change_tracker.note_open()
    await reader.change_tracker.run()
    assert reader.reads == [[waiting.number]]
