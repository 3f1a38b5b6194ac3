"""Which steps in the life of a listing are possible, in every state, and what is against others."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.changes.lifecycle import (
    STATUSES,
    LifecycleStep,
    Obstacle,
    obstacle_in_state,
    obstacle_to,
    relist_choices,
)
from app.rules.changes.status import check_deletion, check_status_change

ITEM: dict[str, Any] = {"id": "MX1", "listing_type_id": "gold_special", "available_quantity": 3}
STATES: dict[str, dict[str, Any]] = {
    "active": {"status": "active"},
    "paused": {"status": "paused"},
    "out of stock": {
        "status": "paused",
        "sub_status": ["out_of_stock"],
        "available_quantity": 0,
    },
    "under review": {"status": "under_review", "sub_status": ["waiting_for_patch"]},
    "payment required": {"status": "payment_required"},
    "closed": {"status": "closed"},
    "deleted": {"status": "closed", "sub_status": ["deleted"]},
    "nothing is known": {},
    "unheard of": {"status": "frozen"},
}
SAME, CLOSED, NOT_CLOSED = Obstacle.SO_ALREADY, Obstacle.CLOSED, Obstacle.NOT_CLOSED
ONLY, GONE, WHAT = Obstacle.ONLY_CLOSING, Obstacle.DELETED, Obstacle.UNKNOWN_STATUS
#: In each state: pause, activate, type, close, relist, delete.
EXPECTED: dict[str, tuple[Obstacle | None, ...]] = {
    "active": (None, SAME, None, None, NOT_CLOSED, NOT_CLOSED),
    "paused": (SAME, None, None, None, NOT_CLOSED, NOT_CLOSED),
    "out of stock": (SAME, Obstacle.NO_STOCK, None, None, NOT_CLOSED, NOT_CLOSED),
    "under review": (ONLY, ONLY, None, None, NOT_CLOSED, NOT_CLOSED),
    "payment required": (ONLY, ONLY, None, None, NOT_CLOSED, NOT_CLOSED),
    "closed": (CLOSED, CLOSED, CLOSED, SAME, None, None),
    "deleted": (GONE,) * 6,
    "nothing is known": (WHAT,) * 6,
    "unheard of": (WHAT, WHAT, None, WHAT, NOT_CLOSED, NOT_CLOSED),
}


@pytest.mark.parametrize("state", STATES)
def test_that_each_state_allows_its_steps(state: str) -> None:
    found = tuple(obstacle_to({**ITEM, **STATES[state]}, step) for step in LifecycleStep)
    assert found == EXPECTED[state]


@pytest.mark.parametrize("state", sorted(STATES.keys() - {"deleted"}))
def test_that_what_is_possible_is_what_the_rules_let_through(state: str) -> None:
    item = {**ITEM, **STATES[state]}
    for step, status in STATUSES.items():
        refused = any(check_status_change(item, status.value, item["available_quantity"]))
        if obstacle_to(item, step) is not Obstacle.SO_ALREADY:
            assert refused == (obstacle_to(item, step) is not None), step
    assert any(check_deletion(item, True)) == (obstacle_to(item, LifecycleStep.DELETE) is not None)


@pytest.mark.parametrize(
    ("state", "step", "possible"),
    [
        ("active", LifecycleStep.PAUSE, True),
        ("paused", LifecycleStep.ACTIVATE, True),
        ("out_of_stock", LifecycleStep.ACTIVATE, False),
        ("out_of_stock", LifecycleStep.CLOSE, True),
        ("closed", LifecycleStep.CLOSE, False),
        ("under_review", LifecycleStep.PAUSE, False),
    ],
)
def test_that_a_state_alone_tells_what_is_possible(
    state: str, step: LifecycleStep, possible: bool
) -> None:
    assert (obstacle_in_state(state, step) is None) is possible


@pytest.mark.parametrize(
    ("own", "first", "free"),
    [("gold_special", "gold_special", True), ("silver", "silver", False), ("", "free", True)],
)
def test_that_a_relisting_offers_its_own_type_first(own: str, first: str, free: bool) -> None:
    choices = relist_choices({**ITEM, "listing_type_id": own})
    assert choices[0][::2] == (first, free)
    assert len({one.listing_type_id for one in choices}) == len(choices)
