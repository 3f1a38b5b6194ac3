"""A plan that is applied and undone leaves a listing as it was, but for what the undo named."""

from __future__ import annotations

import random
from itertools import cycle, islice
from typing import Any, NamedTuple

import pytest

from app.engine.outbox.outbox import OutboxState
from app.engine.sending.side_effects import FREE_SHIPPING, STATUS
from app.workspace.journal.outbox import OutboxStore
from tests.faults.plan_desk import PlanDesk
from tests.stands.plan_texts import OPERATIONS

ROWS, MANY_ROWS = 40, 1_000
MANY = (pytest.mark.prove, pytest.mark.timeout(300))
#: What the marketplace works out anew at each write, and what deletion is: never taken back.
_ITS_OWN = frozenset({"last_updated", "health", "warnings"})
_FOR_GOOD = "delete"
_EFFECTS = (FREE_SHIPPING, STATUS)
#: What goes with a field that was named.
_FOLLOWS = {"status": ("stop_time", "sub_status"), "description": ("descriptions",)}


class Case(NamedTuple):
    """One operation on one listing: what differs afterwards, and what was named."""

    text: str
    sent: bool
    differ: frozenset[str]
    named: frozenset[str]

    @property
    def unnamed(self) -> frozenset[str]:
        """What is not as it was, though nobody said so."""
        known = self.named | {more for name in self.named for more in _FOLLOWS.get(name, ())}
        return self.differ - known - _ITS_OWN


def generated(desk: PlanDesk, draw: random.Random, text: str) -> str:
    """A listing like no other one, in a state in which there may be something to do."""
    changes: dict[str, Any] = {
        "title": f"Mesa de pino {draw.randrange(10**6)}",
        "price": draw.choice((99, 450.5, 320, 548.99)),
        "available_quantity": draw.choice((1, 3, 40)),
        "listing_type_id": draw.choice(("gold_special", "gold_pro")),
        "pictures": [
            {"source": f"https://pictures.example/{draw.randrange(10**6)}.jpg"}
            for _ in range(draw.randrange(1, 5))
        ],
    }
    if draw.random() < 0.7:
        changes["description"] = {"plain_text": f"Mide {draw.randrange(99)} cm.\n\nde pino"}
    if draw.random() < 0.7:
        changes["seller_custom_field"] = f"M-{draw.randrange(10**6)}"
    if draw.random() < 0.7:
        changes["video_id"] = "abc999"
    if draw.random() < 0.7:
        changes["warranty"] = "30 días de garantía"
    item_id = desk.shop.made(changes)
    state = draw.choice(("active", "active", "active", "paused"))
    if text.startswith("relist"):
        state = "closed"
    if state != "active":
        status, _ = desk.shop.ask("PUT", f"/items/{item_id}", {"status": state})
        assert status == 200
    return item_id


def seen(desk: PlanDesk, item_id: str) -> dict[str, Any]:
    """A listing with the words of its descriptions.

    Methods that would ship free, had the listing free shipping, are left out: the marketplace puts
    them in where it imposes free shipping, and they mean nothing without it.
    """
    body = desk.shop.with_texts(item_id)
    shipping = body["shipping"]
    if not shipping["free_shipping"]:
        shipping = {**shipping, "free_methods": []}
    words = [one["plain_text"] for one in body["descriptions"]]
    return {**body, "descriptions": words, "shipping": shipping}


def there_and_back(desk: PlanDesk, item_id: str, text: str) -> Case | None:
    """Apply an operation and undo it; ``None`` where there is nothing to do."""
    before = seen(desk, item_id)
    try:
        plan = desk.plan(item_id, text, base=desk.shop.with_texts(item_id))
    except AssertionError:
        return None
    (applied,) = desk.apply(plan)
    sent = any(row.state == OutboxState.DONE for row in applied.sent.rows)
    # What goes with a change is named when it is sent.
    rows = desk.shop.in_journal(lambda journal: OutboxStore(journal).all_of_item(item_id))
    follows = [one for row in rows for one in row.result.findings if one.code in _EFFECTS]
    back = desk.undo(plan)
    after = seen(desk, item_id)
    differ = {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}
    named = {
        one.path.partition(".")[0] for one in (*follows, *back.skipped, *back.dropped, *back.notes)
    }
    return Case(text, sent, frozenset(differ), frozenset(named))


@pytest.mark.parametrize("rows", [ROWS, pytest.param(MANY_ROWS, marks=MANY)])
def test_that_a_plan_that_is_undone_leaves_what_was_there(desk: PlanDesk, rows: int) -> None:
    texts = [text for name, some in OPERATIONS.items() if name != _FOR_GOOD for text in some]
    draw = random.Random(3)
    found: list[Case] = []
    for text in islice(cycle(texts), 2 * rows):
        case = there_and_back(desk, generated(desk, draw, text), text)
        found += [] if case is None else [case]
        if len(found) == rows:
            break
    assert len(found) == rows
    sent = {case.text for case in found if case.sent}
    tried = {case.text for case in found}
    fields = [name for name, some in OPERATIONS.items() if not sent.intersection(some)]
    # With few rows not every field has its turn.
    assert fields == [_FOR_GOOD] or len(tried) < len(texts) // 2 * 2, fields
    assert [case for case in found if case.unnamed] == []


def test_that_what_is_not_as_it_was_is_found() -> None:
    differ = frozenset({"price", "last_updated", "stop_time"})
    assert Case("", True, differ, frozenset({"status"})).unnamed == {"price"}
    assert Case("", True, differ, frozenset({"price"})).unnamed == {"stop_time"}
