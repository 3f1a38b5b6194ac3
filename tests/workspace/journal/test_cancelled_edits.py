"""Edits that were typed into a form and are not sent are a draft again, however their row ended."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.workspace.journal.drafts import Drafts
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxMoved, OutboxState, OutboxStore
from app.workspace.outbox_command import Change

BASE = {"id": "MX1", "title": "Mesa", "price": 10}


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    made = Journal(tmp_path / "journal.db")
    yield made
    made.close()


def typed(**values: Any) -> ItemDraft:
    draft = ItemDraft("MX1", BASE)
    for path, value in values.items():
        draft.apply(FieldChange(path, BASE[path], value))
    return draft


def queue_again(journal: Journal) -> None:
    """Queue the row that was being sent again, as it did not arrive."""
    store = OutboxStore(journal)
    (row,) = store.latest(states=[OutboxState.SENDING])
    store.move(row, OutboxState.QUEUED)


def in_draft(journal: Journal) -> dict[str, Any]:
    kept = Drafts(journal).find("MX1")
    return {} if kept is None else dict(kept.draft.changes())


def states(journal: Journal) -> set[OutboxState]:
    return {row.state for row in OutboxStore(journal).latest()}


def test_that_the_later_of_two_rows_that_are_cancelled_together_takes_precedence(
    journal: Journal,
) -> None:
    store = OutboxStore(journal)
    store.add(typed(price=20, title="Una"))
    store.claim()
    store.add(typed(price=21))
    queue_again(journal)
    assert len(store.cancel(store.latest())) == 2
    assert in_draft(journal) == {"price": 21, "title": "Una"}


def test_that_what_was_typed_since_takes_precedence(journal: Journal) -> None:
    store = OutboxStore(journal)
    store.add(typed(price=20, title="Una"))
    Drafts(journal).keep(typed(price=25))
    store.cancel(store.latest())
    assert in_draft(journal) == {"price": 25, "title": "Una"}


def test_that_a_row_and_the_one_that_waits_for_it_are_both_cancelled(journal: Journal) -> None:
    store = OutboxStore(journal)
    store.add(typed(price=20))
    store.claim()
    store.add(typed(price=21))
    first = store.latest()[1]
    store.move(first, OutboxState.HELD)
    assert states(journal) == {OutboxState.HELD}
    gone = store.cancel(reversed(store.latest()))
    assert [row.number for row in gone] == sorted(row.number for row in gone)
    assert states(journal) == {OutboxState.CANCELLED}
    assert in_draft(journal) == {"price": 21}


def test_that_what_is_given_up_while_it_is_sent_is_a_draft_if_it_did_not_arrive(
    journal: Journal,
) -> None:
    store = OutboxStore(journal)
    row = store.add(typed(title="Una"))
    store.claim()
    store.give_up([row.op_id])
    assert in_draft(journal) == {}
    queue_again(journal)
    assert states(journal) == {OutboxState.CANCELLED}
    assert in_draft(journal) == {"title": "Una"}


def test_that_nothing_is_cancelled_where_the_draft_cannot_be_written(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = OutboxStore(journal)
    store.add(typed(title="Una"))

    def full(*_: object, **__: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr("app.workspace.journal.outbox.restore_draft", full)
    with pytest.raises(OSError, match="full"):
        store.cancel(store.latest())
    assert states(journal) == {OutboxState.QUEUED}


def test_that_the_rows_of_a_plan_are_no_drafts(journal: Journal) -> None:
    store = OutboxStore(journal)
    store.put([Change("MX1", BASE, {"title": "Una"})], batch="plan-1")
    store.cancel(store.latest())
    assert states(journal) == {OutboxState.CANCELLED}
    assert in_draft(journal) == {}


def test_that_a_decision_replaces_the_row_and_leaves_what_was_typed_since(
    journal: Journal,
) -> None:
    store = OutboxStore(journal)
    store.add(typed(price=20))
    row = store.move(store.claim_many(1)[0], OutboxState.HELD)
    Drafts(journal).keep(typed(price=20, title="Una"))
    added = store.replace(row, typed(price=22))
    assert (added.state, states(journal)) == (
        OutboxState.QUEUED,
        {OutboxState.QUEUED, OutboxState.CANCELLED},
    )
    assert in_draft(journal) == {"title": "Una"}


def test_that_a_row_that_was_decided_meanwhile_is_not_replaced(journal: Journal) -> None:
    store = OutboxStore(journal)
    store.add(typed(price=20))
    row = store.move(store.claim_many(1)[0], OutboxState.HELD)
    store.move(row, OutboxState.QUEUED)
    with pytest.raises(OutboxMoved):
        store.replace(row, typed(price=22))
    assert [one.number for one in store.latest()] == [row.number]
    assert in_draft(journal) == {"price": 20}
