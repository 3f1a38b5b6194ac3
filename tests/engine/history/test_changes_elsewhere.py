"""What others changed is what syncs found without what was sent from here, and what that did."""

from __future__ import annotations

from typing import Any

import pytest

from app.domain.wire_item import item_of
from app.engine.history.changes_elsewhere import SentCalls, Span, changed_elsewhere
from app.workspace.journal.history import HistoryEntry

BEGAN, ENDED = 1_000, 2_000
Body = dict[str, Any]


def at(version: int, **fields: Any) -> Body:
    """The listing at a version, as the syncs and the answers tell it."""
    known = {"id": "MX1", "title": "Mesa", "price": 100, "available_quantity": 20}
    return {**known, "status": "active", **fields, "last_updated": f"2026-11-20T13:{version:02d}"}


def call(
    moment: int,
    before: Body | None,
    answer: Body | None,
    sent: Body | None = None,
    outcome: str = "done",
    where: str = "PUT /items/MX1",
) -> HistoryEntry:
    return HistoryEntry(
        number=moment,
        op_id=f"op{moment}",
        item_id="MX1",
        at=moment,
        call=where,
        outcome=outcome,
        before=None if before is None else item_of(before),
        sent=sent or {},
        answer=None if answer is None else item_of(answer),
        findings=(),
    )


def found(
    before: Body,
    after: Body,
    *calls: HistoryEntry,
    ended: int | None = ENDED,
    kind: Any = "changed",
) -> list[tuple[Any, ...]]:
    span = Span(BEGAN, ended, kind, before, after)
    sent = SentCalls(tuple(reversed(calls)))
    return [tuple(one) for one in changed_elsewhere(span, sent)]


CASES: dict[str, tuple[Body, Body, tuple[HistoryEntry, ...], list[tuple[Any, ...]]]] = {
    "nothing was sent": (
        at(1),
        at(2, price=120),
        (),
        [(ENDED, "price", 100, 120)],
    ),
    "all of it was sent": (
        at(1),
        at(2, price=120),
        (call(1_500, at(1), at(2, price=120)),),
        [],
    ),
    "what was sent was changed again": (
        at(1),
        at(3, available_quantity=24),
        (call(1_500, at(1), at(2, available_quantity=26)),),
        [(ENDED, "available_quantity", 26, 24)],
    ),
    "somebody was there before and in between": (
        at(1),
        at(5, price=140),
        (
            call(1_500, at(2, price=110), at(3, price=120)),
            call(1_600, at(4, price=130), at(5, price=140)),
        ),
        [(1_600, "price", 120, 130), (1_500, "price", 100, 110)],
    ),
    "what was sent brought something else about": (
        at(1),
        at(2, available_quantity=0, status="paused"),
        (call(1_500, at(1), at(2, available_quantity=0, status="paused")),),
        [],
    ),
    "the same value, sent in vain, and then set elsewhere": (
        at(1),
        at(2, price=120),
        (call(1_500, at(1), None, {"price": 120}, outcome="refused"),),
        [(ENDED, "price", 100, 120)],
    ),
    "an answer that the catalogue does not have yet": (
        at(1),
        at(2, title="Mesa grande"),
        (call(1_990, at(2, title="Mesa grande"), at(3, title="Mesa grande", price=120)),),
        [(ENDED, "title", "Mesa", "Mesa grande")],
    ),
    "an answer that came before the sync had ended, though after it had read": (
        at(2, price=120),
        at(3, price=130),
        (call(1_001, at(1), at(2, price=120)),),
        [(ENDED, "price", 120, 130)],
    ),
    # A call of a description answers its record alone, and the next one is sent over what was read
    # before both.
    "a description and a price in one go": (
        at(1, descriptions=[]),
        at(3, descriptions=[{"id": "D1"}], price=120),
        (
            call(
                1_500,
                at(1, descriptions=[]),
                at(1, descriptions=[{"id": "D1", "plain_text": "Hola"}]),
            ),
            call(1_501, at(1, descriptions=[]), at(3, descriptions=[{"id": "D1"}], price=120)),
        ),
        [],
    ),
    "bodies without a version": (
        {"id": "MX1", "price": 100, "status": "active"},
        {"id": "MX1", "price": 130, "status": "active"},
        (
            call(900, {"id": "MX1", "price": 90}, {"id": "MX1", "price": 100}),
            call(1_500, {"id": "MX1", "price": 100}, {"id": "MX1", "price": 120}),
        ),
        [(ENDED, "price", 120, 130)],
    ),
    "what only some bodies tell": (
        at(1),
        at(2, price=120),
        (call(1_500, at(1, seller_contact={"phone1": "1"}), at(2, price=120, warnings=[])),),
        [],
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_that_what_others_changed_is_kept_apart_from_what_was_sent(name: str) -> None:
    before, after, calls, expected = CASES[name]
    assert found(before, after, *calls) == expected


def test_that_what_was_sent_since_the_last_sync_is_not_found() -> None:
    sent = call(5_000, at(1), at(2, price=120))
    assert found(at(1), at(2, price=120), sent, ended=None) == []
    assert found(at(1), at(3, price=130), sent, ended=None) == [(None, "price", 120, 130)]


@pytest.mark.parametrize("where", ["POST /items", "POST /items/MX0/relist"])
def test_that_a_listing_that_was_made_here_did_not_appear(where: str) -> None:
    made = call(1_500, None, at(1), where=where)
    assert found({}, at(1), made, kind="added") == []
    assert found({}, at(2, price=7), made, kind="added") == [(ENDED, "price", 100, 7)]
    assert found({}, at(1), kind="added") == [(ENDED, "", None, "Mesa")]


def test_that_a_listing_that_was_deleted_here_did_not_disappear() -> None:
    deleted = call(1_500, at(1), at(2), {"deleted": True})
    assert found(at(1), {}, deleted, kind="removed") == []
    assert found(at(1), {}, kind="removed") == [(ENDED, "", "Mesa", None)]


def test_that_nothing_is_called_a_finding_where_what_was_sent_is_not_known_any_more() -> None:
    sent = SentCalls((), since=ENDED)
    span = Span(BEGAN, ENDED, "changed", at(1), at(2, price=120))
    assert changed_elsewhere(span, sent) == []
    later = span._replace(began=ENDED, ended=ENDED + 1)
    assert [one.path for one in changed_elsewhere(later, sent)] == ["price"]
