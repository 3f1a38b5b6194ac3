"""Listing types: their order, their old names, and who may list without charge."""

from __future__ import annotations

from typing import Any

import pytest

from app.rules.offer.listing_types import (
    NEW_MODEL,
    ORDER,
    check_listing_type,
    current_listing_type,
    may_list_free,
    upgrades_above,
)
from app.rules.sellers import SellerStanding
from app.rules.sites import site_rules
from tests.rules.samples import MX, NEWCOMER, TOP, codes


def seller(sales: int) -> SellerStanding:
    return SellerStanding(None, False, sales, "MX")


@pytest.mark.parametrize(
    ("site_id", "sales", "condition", "may"),
    [
        ("AR", 5, "new", True),
        ("AR", 6, "new", False),
        ("AR", 6, "used", True),
        ("AR", 6, "not_specified", False),
        ("AR", 6, None, False),
        ("MX", 20, "new", True),
        ("MX", 21, "new", False),
        ("MX", 21, "used", True),
        ("XX", 5, "new", True),
    ],
)
def test_that_few_sales_or_a_used_product_list_free(
    site_id: str, sales: int, condition: str | None, may: bool
) -> None:
    assert may_list_free(seller(sales), site_rules(site_id), condition) is may


def test_that_gold_means_clasica_when_a_type_is_changed() -> None:
    assert current_listing_type("gold") == "gold_special"
    assert current_listing_type("gold_pro") == "gold_pro"


def test_that_upgrades_are_the_types_above() -> None:
    assert upgrades_above("gold_premium") == ("gold_special", "gold_pro")
    assert upgrades_above("gold_pro") == ()
    assert upgrades_above("free") == ORDER[1:]
    assert upgrades_above("diamond") == ORDER
    assert set(NEW_MODEL) < set(ORDER)


@pytest.mark.parametrize(
    ("item", "who", "found"),
    [
        ({"listing_type_id": "gold_pro"}, TOP, []),
        ({"listing_type_id": "bronze"}, TOP, []),
        ({"listing_type_id": "free", "condition": "new"}, NEWCOMER, []),
        ({"listing_type_id": "free", "condition": "new"}, TOP, ["not_eligible"]),
        ({"listing_type_id": "free", "condition": "used"}, TOP, []),
        ({"listing_type_id": "diamond"}, TOP, ["invalid"]),
        ({"listing_type_id": ["free"]}, TOP, ["invalid"]),
        ({"listing_type_id": ""}, TOP, ["required"]),
        ({}, TOP, ["required"]),
    ],
)
def test_that_a_listing_type_is_known_and_open_to_the_seller(
    item: dict[str, Any], who: SellerStanding, found: list[str]
) -> None:
    findings = check_listing_type(item, seller=who, site=MX)
    assert codes(findings) == [
        ("listing_type_id", f"item.listing_type_id.{problem}") for problem in found
    ]


def test_that_a_site_may_know_fewer_types() -> None:
    findings = check_listing_type(
        {"listing_type_id": "bronze"}, seller=TOP, site=MX, known=frozenset(NEW_MODEL)
    )
    assert codes(findings) == [("listing_type_id", "item.listing_type_id.invalid")]
