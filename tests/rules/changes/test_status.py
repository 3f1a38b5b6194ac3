"""Status: the seller's transitions, and those that stock makes."""

from __future__ import annotations

from typing import Any

import pytest

from app.rules.changes.status import (
    allowed_transitions,
    check_deletion,
    check_status_change,
    resulting_status,
    stock_effect,
)
from tests.rules.samples import codes

ALL = (
    "active",
    "paused",
    "closed",
    "not_yet_active",
    "payment_required",
    "under_review",
    "inactive",
)


SENT_BACK = {"status": "paused", "sub_status": ["out_of_stock"]}


@pytest.mark.parametrize(
    ("status", "stock", "offered"),
    [
        ("active", 5, ("paused", "closed")),
        ("active", 0, ("paused", "closed")),
        ("paused", 5, ("active", "closed")),
        ("paused", 0, ("closed",)),
        ("not_yet_active", 5, ("closed",)),
        ("payment_required", 5, ("closed",)),
        ("under_review", 5, ("closed",)),
        ("inactive", 5, ("closed",)),
        ("closed", 5, ()),
        ("asleep", 5, ()),
        (None, 5, ()),
    ],
)
def test_that_only_the_sellers_own_transitions_are_offered(
    status: object, stock: int, offered: tuple[str, ...]
) -> None:
    assert allowed_transitions({"status": status, "available_quantity": stock}) == offered


@pytest.mark.parametrize("status", ALL)
@pytest.mark.parametrize("wanted", ALL)
def test_that_what_is_offered_is_what_is_accepted(status: str, wanted: str) -> None:
    item = {"status": status, "available_quantity": 1}
    refused = codes(check_status_change(item, wanted, 1))
    if wanted == status or wanted in allowed_transitions(item):
        assert refused == []
    else:
        assert refused == [("status", "item.status.invalid_transition")]


@pytest.mark.parametrize(
    ("status", "wanted", "stock", "code"),
    [
        ("paused", "active", 0, "item.status.out_of_stock"),
        ("paused", "active", 1, None),
        ("paused", "paused", 0, None),
        ("closed", "active", 1, "item.status.invalid_transition"),
        ("active", "asleep", 1, "item.status.invalid"),
        ("active", None, 1, "item.status.invalid"),
        ("active", ["paused"], 1, "item.status.invalid"),
        ("asleep", "closed", 1, "item.status.invalid_transition"),
    ],
)
def test_that_a_status_change_is_judged(
    status: str, wanted: object, stock: int, code: str | None
) -> None:
    found = codes(check_status_change({"status": status}, wanted, stock))
    assert found == ([("status", code)] if code else [])


@pytest.mark.parametrize(
    ("status", "deleted", "refused"),
    [
        ("closed", True, False),
        ("active", True, True),
        ("closed", "yes", True),
        ("active", False, False),
        ("active", None, False),
    ],
)
def test_that_only_a_closed_listing_is_deleted(status: str, deleted: object, refused: bool) -> None:
    found = codes(check_deletion({"status": status}, deleted))
    assert found == ([("deleted", "item.deleted.invalid_transition")] if refused else [])


@pytest.mark.parametrize(
    ("kind", "status", "sub_status", "stock", "after"),
    [
        ("gold_special", "active", [], 0, ("paused", ("out_of_stock",))),
        ("gold_pro", "active", ["warning"], 0, ("paused", ("warning", "out_of_stock"))),
        ("free", "active", [], 0, ("closed", ())),
        ("gold", "active", [], 0, ("closed", ())),
        ("gold_pro", "active", [], 1, ("active", ())),
        ("gold_pro", "paused", ["out_of_stock"], 3, ("active", ())),
        ("gold_pro", "paused", ["out_of_stock", "warning"], 3, ("active", ("warning",))),
        ("gold_pro", "paused", ["out_of_stock"], 0, ("paused", ("out_of_stock",))),
        ("gold_pro", "paused", [], 3, ("paused", ())),
        ("gold_pro", "paused", None, 0, ("paused", ())),
        ("gold_pro", "under_review", [], 0, ("under_review", ())),
        ("gold_pro", "closed", ["deleted"], 3, ("closed", ("deleted",))),
    ],
)
def test_that_stock_pauses_closes_and_reactivates(
    kind: str, status: str, sub_status: Any, stock: int, after: tuple[str, tuple[str, ...]]
) -> None:
    item = {"listing_type_id": kind, "status": status, "sub_status": sub_status}
    assert stock_effect(item, stock) == after


@pytest.mark.parametrize(
    ("status", "sub_status", "changes", "stock", "after"),
    [
        ("active", [], {}, 5, ("active", ())),
        ("active", [], {}, 0, ("paused", ("out_of_stock",))),
        ("active", [], {"status": "paused"}, 5, ("paused", ())),
        ("active", [], {"status": "paused"}, 0, ("paused", ())),
        ("active", [], {"status": "closed"}, 5, ("closed", ())),
        ("paused", ["out_of_stock"], {}, 5, ("active", ())),
        ("paused", ["out_of_stock"], {"status": "active"}, 5, ("active", ())),
        ("paused", ["out_of_stock"], {"status": "paused"}, 0, ("paused", ())),
        ("paused", ["out_of_stock"], {"status": "paused"}, 5, ("paused", ())),
        ("paused", ["out_of_stock"], SENT_BACK, 5, ("active", ())),
        ("paused", ["out_of_stock"], SENT_BACK, 0, ("paused", ("out_of_stock",))),
        ("paused", [], SENT_BACK, 5, ("paused", ())),
        ("active", [], SENT_BACK, 0, ("paused", ())),
        ("paused", ["out_of_stock"], {"status": "closed"}, 0, ("closed", ())),
        ("paused", [], {}, 5, ("paused", ())),
        ("paused", [], {"status": "active"}, 5, ("active", ())),
        ("closed", [], {"deleted": True}, 5, ("closed", ("deleted",))),
        ("closed", ["deleted"], {"deleted": True}, 5, ("closed", ("deleted",))),
    ],
)
def test_that_an_update_leads_to_a_status(
    status: str,
    sub_status: list[str],
    changes: dict[str, Any],
    stock: int,
    after: tuple[str, tuple[str, ...]],
) -> None:
    before = {"status": status, "sub_status": sub_status, "listing_type_id": "gold_special"}
    assert resulting_status(before, changes, stock) == after


def test_that_a_pause_by_hand_outlives_the_return_of_stock() -> None:
    item: dict[str, Any] = {"status": "active", "sub_status": [], "listing_type_id": "gold_pro"}
    item["status"], item["sub_status"] = resulting_status(item, {"available_quantity": 0}, 0)
    item["status"], item["sub_status"] = resulting_status(item, {"status": "paused"}, 0)
    assert resulting_status(item, {"available_quantity": 5}, 5) == ("paused", ())
