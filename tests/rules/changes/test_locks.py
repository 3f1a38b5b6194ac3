"""Locks: which fields cannot change now, and why."""

from __future__ import annotations

from typing import Any

import pytest

from app.rules.changes.locks import FIXED, MODIFIABLE, locked_fields
from tests.rules.samples import LIVE, varied


def passing(item: dict[str, Any]) -> dict[str, str]:
    """The locks that depend on the listing."""
    return {path: code for path, code in locked_fields(item).items() if code != "always"}


def test_that_no_field_is_both_fixed_and_modifiable() -> None:
    assert not set(FIXED) & set(MODIFIABLE)
    assert {path for path, code in locked_fields(LIVE).items() if code == "always"} == set(FIXED)


@pytest.mark.parametrize("item", [LIVE, {}, {"sold_quantity": "many"}, {"variations": []}])
def test_that_a_listing_nobody_bought_is_open(item: dict[str, Any]) -> None:
    assert passing(item) == {}


def test_that_sold_units_lock_what_the_buyer_saw() -> None:
    assert passing({**LIVE, "sold_quantity": 1}) == dict.fromkeys(
        ("title", "buying_mode", "category_id", "condition"), "sold_units"
    )


def test_that_variations_have_the_price_and_the_stock() -> None:
    assert passing(varied()) == {
        "price": "has_variations",
        "available_quantity": "has_variations",
    }


def test_that_sold_variations_keep_their_attributes() -> None:
    locks = passing(varied(sold_quantity=2))
    assert locks["variations.1.attribute_combinations"] == "sold_units"
    assert locks["variations.2.attribute_combinations"] == "sold_units"
    assert locks["price"] == "has_variations"


def test_that_a_closed_listing_opens_only_the_sellers_own_field() -> None:
    locks = passing(varied(status="closed", sold_quantity=2))
    assert set(MODIFIABLE) - set(locks) == {"seller_custom_field"}
    assert set(locks.values()) == {"closed"}
