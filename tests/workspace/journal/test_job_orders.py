"""Orders in the journal: claimed once, refused for another shop, and never left claimed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.workspace.journal.job_orders import Job, JobOrder, JobResult, OrderState, OrderStore
from app.workspace.journal.journal import Journal

SHOP = ("practice", "7")


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    journal = Journal(tmp_path / "journal.db")
    yield journal
    journal.close()


@pytest.fixture
def store(journal: Journal) -> OrderStore:
    return OrderStore(journal)


def states(store: OrderStore, *numbers: int) -> list[OrderState]:
    return [order.state for order in store.of(numbers)]


def test_that_an_order_is_claimed_once(store: OrderStore) -> None:
    first, second = store.put(Job.SYNC, *SHOP), store.put(Job.SEND, *SHOP)
    assert store.claim(*SHOP) == [(first, Job.SYNC), (second, Job.SEND)]
    assert store.claim(*SHOP) == []
    store.progress([first], 20, 40)
    store.end([second], OrderState.DONE, JobResult())
    assert store.of([first, second]) == [
        JobOrder(first, Job.SYNC, OrderState.CLAIMED, 20, 40, JobResult()),
        JobOrder(second, Job.SEND, OrderState.DONE, 0, 0, JobResult()),
    ]


@pytest.mark.parametrize("other", [("practice", "8"), ("https://market.example", "7")])
def test_that_an_order_for_another_shop_is_refused(
    store: OrderStore, other: tuple[str, str]
) -> None:
    theirs, mine = store.put(Job.SEND, *other), store.put(Job.SEND, *SHOP)
    assert store.claim(*SHOP) == [(mine, Job.SEND)]
    assert states(store, theirs, mine) == [OrderState.REFUSED, OrderState.CLAIMED]


def test_that_what_a_dead_worker_had_claimed_is_claimed_anew(store: OrderStore) -> None:
    number = store.put(Job.SYNC, *SHOP)
    store.claim(*SHOP)
    store.release()
    assert store.claim(*SHOP) == [(number, Job.SYNC)]


def test_that_a_claimed_order_cannot_be_withdrawn(store: OrderStore) -> None:
    first = store.put(Job.SEND, *SHOP)
    store.claim(*SHOP)
    second = store.put(Job.SEND, *SHOP)
    assert not store.withdraw([first, second])
    assert states(store, first, second) == [OrderState.CLAIMED, OrderState.WAITING]
    assert store.withdraw([second])
    assert not store.withdraw([])
    assert states(store, first, second) == [OrderState.CLAIMED]


def test_that_old_orders_are_forgotten(store: OrderStore, journal: Journal) -> None:
    ended, waiting = store.put(Job.SYNC, *SHOP), store.put(Job.SEND, *SHOP)
    store.end([ended], OrderState.DONE, JobResult())
    journal.database.run("UPDATE orders SET made_at = 0")
    store.put(Job.SYNC, *SHOP)
    assert states(store, ended, waiting) == [OrderState.WAITING]


def test_that_a_damaged_result_reads_as_none(store: OrderStore, journal: Journal) -> None:
    number = store.put(Job.SYNC, *SHOP)
    journal.database.run("UPDATE orders SET result = x'ff'")
    assert store.of([number])[0].result == JobResult()


def test_that_a_result_is_read_as_it_was_written(store: OrderStore) -> None:
    number = store.put(Job.SYNC, *SHOP)
    result = JobResult(receipt={"counted": 3}, notice={"code": "timed_out"})
    store.end([number], OrderState.DONE, result)
    assert store.of([number])[0].result == result


def test_that_a_job_of_a_newer_program_is_left_aside(store: OrderStore, journal: Journal) -> None:
    store.put(Job.SYNC, *SHOP)
    journal.database.run("UPDATE orders SET kind = 'dance'")
    known = store.put(Job.SEND, *SHOP)
    assert store.claim(*SHOP) == [(known, Job.SEND)]
