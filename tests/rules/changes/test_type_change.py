"""A listing moved to another listing type."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from app.rules.changes.type_change import available_upgrades, check_type_change, type_change
from app.rules.offer.listing_types import ORDER
from app.rules.sellers import SellerStanding
from app.rules.sites import site_rules

NOW = datetime(2026, 5, 1, tzinfo=UTC)
SOON = "2026-06-30T00:00:00.000Z"
NEVER = "2046-03-01T00:00:00.000Z"


def listing(listing_type_id: str, **changes: object) -> dict[str, object]:
    return {
        "status": "active",
        "condition": "new",
        "listing_type_id": listing_type_id,
        "start_time": "2026-03-01T00:00:00.000Z",
        **changes,
    }


def codes(item: dict[str, object], wanted: str, *, sales: int = 0, known=ORDER) -> list[str]:
    seller = SellerStanding(None, False, sales, "AR")
    site = site_rules("AR")
    found = check_type_change(item, wanted, seller=seller, site=site, known=known)
    return [finding.code for finding in found]


@pytest.mark.parametrize(
    ("item", "wanted", "sales", "expected"),
    [
        (listing("gold_special"), "gold_pro", 99, []),
        (listing("gold_pro"), "gold_special", 99, []),
        (listing("gold_pro"), "nothing", 0, ["item.listing_type_id.invalid"]),
        (listing("gold_pro"), "free", 5, []),
        (listing("gold_pro"), "free", 6, ["item.listing_type_id.not_eligible"]),
        (listing("gold_pro", condition="used"), "free", 99, []),
        (listing("free"), "free", 99, []),
        (listing("free", status="closed"), "gold_pro", 0, ["item.status.not_modifiable"]),
        (listing("gold_pro", status="paused", sold_quantity=5), "gold_special", 0, []),
    ],
)
def test_that_a_move_is_checked(item, wanted, sales, expected):
    assert codes(item, wanted, sales=sales) == expected


def test_that_a_type_the_site_does_not_have_is_refused():
    assert codes(listing("free"), "gold", known=("free",)) == ["item.listing_type_id.invalid"]


@pytest.mark.parametrize(
    ("before", "after", "stop", "expires"),
    [("free", "gold_special", NEVER, None), ("gold_pro", "free", SOON, SOON)],
)
def test_that_a_move_between_with_and_without_end_sets_the_times(before, after, stop, expires):
    assert type_change(listing(before), after, NOW) == {
        "listing_type_id": after,
        "stop_time": stop,
        "end_time": stop,
        "expiration_time": expires,
    }


@pytest.mark.parametrize(("before", "after"), [("free", "bronze"), ("gold_special", "gold_pro")])
def test_that_other_moves_leave_the_times(before, after):
    assert type_change(listing(before), after, NOW) == {"listing_type_id": after}


@pytest.mark.parametrize(
    ("item", "known", "expected"),
    [
        (listing("gold_premium"), ORDER, ("gold_special", "gold_pro")),
        (listing("gold_pro"), ORDER, ()),
        (listing("free"), ("free", "gold_pro"), ("gold_pro",)),
        (listing("free", status="closed"), ORDER, ()),
        (listing("of old"), ORDER, ORDER),
    ],
)
def test_that_upgrades_are_the_sites_types_above(item, known, expected):
    assert available_upgrades(item, known) == expected
