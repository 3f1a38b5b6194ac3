"""The outbox read a part at a time: every row once, in order, whatever the window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.workspace.errors import StorageError
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxState, OutboxStore, RowMark
from app.workspace.journal.tables import HISTORY
from app.workspace.journal.undone import UNDOES
from app.workspace.outbox_command import Change
from tests.stands.journal_rows import entry

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


def test_that_the_last_calls_of_batches_are_read_in_their_order(store: OutboxStore) -> None:
    rows = store.rows_of([1, 2, 21])
    store.put(changes(1), batch=None)
    alone = store.latest(1)[0]
    for at, row in enumerate([*rows, alone]):
        told = {**entry(row.op_id)._asdict(), "item_id": row.item_id, "at": 1000 + at}
        store._journal.insert(HISTORY, told)
    assert store.moments_of_calls(3) == [("a", 1001), ("b", 1002)]
    assert store.moments_of_calls(9) == [("a", 1000), ("a", 1001), ("b", 1002)]


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


@pytest.mark.parametrize(
    ("values", "may"),
    [
        ({"price": 2}, False),
        ({"title": "b"}, False),
        ({"available_quantity": 2}, True),
        ({"price": 2, "status": "paused"}, True),
    ],
)
def test_that_a_batch_tells_whether_it_may_stop_sales(
    store: OutboxStore, values: dict[str, Any], may: bool
) -> None:
    base = {"id": "MX99", "price": 1, "title": "a", "available_quantity": 1, "status": "active"}
    store.put([*changes(3), Change("MX99", base, values)], batch="c")
    assert store.may_stop_sales("c") is may
    assert not store.may_stop_sales("a")
    # As after a damaged file was saved: what it is about was not read out yet.
    store._journal.database.run("UPDATE outbox SET urgency = NULL WHERE number = 1")
    assert store.may_stop_sales("a")


def test_that_ways_back_are_found_among_the_rows_of_a_listing(store: OutboxStore) -> None:
    (done, *_) = store.all_of_item("MX0")
    back = Change("MX0", {"id": "MX0", "price": 2}, {"price": 1}, details={UNDOES: [done.op_id]})
    (number,) = store.put([back], batch="undo")
    assert [row.number for row in store.ways_back("MX0")] == [number]
    assert store.ways_back("MX1") == []
    # It is there already: nothing is taken back twice.
    assert store.put([back], batch="undo") == []


def test_that_the_history_of_many_operations_is_that_of_each(store: OutboxStore) -> None:
    rows = [row for row in store.latest() if row.number <= 4]
    for row in rows:
        for call in ("PUT", "POST")[: row.number % 3]:
            told = {**entry(row.op_id)._asdict(), "item_id": row.item_id, "call": call}
            store._journal.insert(HISTORY, told)
    asked = [(row.op_id, row.item_id) for row in rows]
    found = store.history.of_operations([*asked, ("none", "MX1")])
    each = {key: store.history.of_operation(*key) for key in asked}
    assert found == {key: entries for key, entries in each.items() if entries}
    assert sum(map(len, found.values())) == 4
