"""The outbox read a part at a time: every row once, in order, whatever the window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.workspace.errors import StorageError
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxState, OutboxStore, RowMark
from app.workspace.outbox_command import Change

QUEUED, SENDING, DONE = OutboxState.QUEUED, OutboxState.SENDING, OutboxState.DONE
ROWS = 25


def changes(count: int) -> list[Change]:
    return [Change(f"MX{n}", {"id": f"MX{n}", "price": 1}, {"price": 2}) for n in range(count)]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[OutboxStore]:
    journal = Journal(tmp_path / "journal.db")
    store = OutboxStore(journal)
    store.put(changes(ROWS - 5), batch="a")
    store.put(changes(ROWS)[-5:], batch="b")
    for row in store.claim_many(10):
        if row.number % 2:
            store.move(row, DONE)
    yield store
    journal.close()


@pytest.mark.parametrize(
    ("chosen", "expected"),
    [
        ({}, list(range(25, 0, -1))),
        ({"batch": "b"}, [25, 24, 23, 22, 21]),
        ({"states": (DONE,)}, [9, 7, 5, 3, 1]),
        ({"states": (DONE, SENDING), "batch": "a"}, list(range(10, 0, -1))),
        ({"states": (QUEUED,), "batch": "b"}, [25, 24, 23, 22, 21]),
        ({"batch": "none"}, []),
        ({"states": ()}, []),
    ],
)
@pytest.mark.parametrize("size", [1, 4, 100])
def test_that_parts_are_the_whole(
    store: OutboxStore, chosen: dict[str, Any], expected: list[int], size: int
) -> None:
    assert store.numbers(**chosen) == expected
    read: list[int] = []
    while part := store.latest(size, before=read[-1] if read else None, **chosen):
        assert len(part) <= size
        read += [row.number for row in part]
    assert read == expected


def test_that_a_window_of_numbers_is_read(store: OutboxStore) -> None:
    window = store.numbers()[5:8]
    assert [row.number for row in store.rows_of(window)] == sorted(window)
    assert store.rows_of([]) == []
    assert store.rows_of([999]) == []


def test_that_marks_tell_how_far_a_batch_is(store: OutboxStore) -> None:
    assert store.marks("b")[0] == RowMark(21, "MX20", QUEUED, "b")
    assert [mark.state for mark in store.marks("a")[:3]] == [DONE, SENDING, DONE]


def test_that_what_is_given_up_on_the_way_leaves_nothing(store: OutboxStore) -> None:
    asked: list[None] = []

    def given_up() -> bool:
        asked.append(None)
        return len(asked) > 3

    with pytest.raises(StorageError):
        store.put(changes(10), batch="c", given_up=given_up)
    assert (len(asked), store.marks("c")) == (4, [])
    assert len(store.numbers()) == ROWS
