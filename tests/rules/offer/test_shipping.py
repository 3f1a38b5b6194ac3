"""Shipping: modes, methods, and when it must be free."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from typing import Any

import pytest

from app.rules.offer.shipping import (
    check_mandatory_free_shipping,
    check_shipping,
    free_shipping_mandatory,
    free_shipping_reasons,
    is_mandatory,
    settle_free_shipping,
)
from app.rules.sellers import SellerStanding
from app.rules.sites import SiteRules, site_rules
from tests.rules.samples import ITEM, MX, NEWCOMER, TOP, category, codes, variation

STORE = replace(NEWCOMER, official_store=True)
LIGHT = replace(TOP, level_id="4_light_green")
DEAR = {**ITEM, "price": Decimal("549.01")}


@pytest.mark.parametrize(
    ("item", "seller", "site", "mandatory"),
    [
        (DEAR, TOP, MX, True),
        (DEAR, STORE, MX, True),
        ({**DEAR, "official_store_id": 3}, NEWCOMER, MX, True),
        ({**DEAR, "official_store_id": None}, NEWCOMER, MX, False),
        (DEAR, NEWCOMER, MX, False),
        (DEAR, LIGHT, MX, False),
        ({**DEAR, "price": 549}, TOP, MX, False),
        ({**DEAR, "price": Decimal("549.00")}, TOP, MX, False),
        ({**DEAR, "price": 550}, TOP, MX, True),
        ({**DEAR, "price": None}, TOP, MX, False),
        ({**DEAR, "price": "900"}, TOP, MX, False),
        ({**DEAR, "condition": "used"}, TOP, MX, False),
        ({**DEAR, "condition": "not_specified"}, TOP, MX, False),
        ({**DEAR, "buying_mode": "classified"}, TOP, MX, False),
        (DEAR, TOP, site_rules("AR"), False),
        (DEAR, TOP, site_rules("ZZ"), False),
        ({**DEAR, "variations": [variation(1, "Rojo", price=600)]}, TOP, MX, True),
        ({**DEAR, "variations": [variation(1, "Rojo", price=100)]}, TOP, MX, False),
    ],
)
def test_that_new_dear_items_of_some_sellers_ship_free(
    item: dict[str, Any], seller: SellerStanding, site: SiteRules, mandatory: bool
) -> None:
    assert free_shipping_mandatory(item, seller=seller, site=site) is mandatory
    free = {**item, "shipping": {"mode": "me2", "free_shipping": True}}
    assert not list(check_mandatory_free_shipping(free, seller=seller, site=site))
    for shipping in ({"mode": "me2", "free_shipping": False}, {}, None, "free"):
        paid = {**item, "shipping": shipping}
        found = codes(check_mandatory_free_shipping(paid, seller=seller, site=site))
        code = ("shipping.free_shipping", "item.shipping.free_shipping_mandatory")
        assert found == ([code] if mandatory else [])


def test_that_each_condition_says_whether_it_holds() -> None:
    reasons = free_shipping_reasons(
        price=Decimal(600), condition="used", official_store=False, seller=TOP, site=MX
    )
    assert [(reason.code, reason.holds) for reason in reasons] == [
        ("above_threshold", True),
        ("new_item", False),
        ("official_store", False),
        ("top_reputation", True),
    ]
    assert reasons[0].params == {
        "price": Decimal(600),
        "threshold": Decimal(549),
        "currency_id": "MXN",
    }
    assert not is_mandatory(reasons)
    assert is_mandatory([reason._replace(holds=True) for reason in reasons])


def test_that_a_site_without_a_threshold_has_no_conditions() -> None:
    assert not free_shipping_reasons(
        price=Decimal(600), condition="new", official_store=True, seller=TOP, site=site_rules("UY")
    )
    assert not is_mandatory([])


def test_that_what_must_ship_free_is_made_free_and_marked() -> None:
    settled = settle_free_shipping(DEAR, seller=TOP, site=MX, method_ids=[501])
    assert settled == {
        "mode": "me2",
        "free_shipping": True,
        "free_methods": [{"id": 501, "rule": {"free_mode": "country", "value": None}}],
        "tags": ["mandatory_free_shipping"],
    }
    again = settle_free_shipping({**DEAR, "shipping": settled}, seller=TOP, site=MX, method_ids=[9])
    assert again == settled


def test_that_the_mark_goes_when_it_is_no_longer_mandatory() -> None:
    settled = settle_free_shipping(DEAR, seller=TOP, site=MX, method_ids=[501])
    cheap = {
        **DEAR,
        "price": 300,
        "shipping": {**settled, "tags": ["mandatory_free_shipping", "x"]},
    }
    after = settle_free_shipping(cheap, seller=TOP, site=MX, method_ids=[501])
    assert after["tags"] == ["x"]
    assert after["free_shipping"] is True
    assert settle_free_shipping(ITEM, seller=TOP, site=MX, method_ids=[]) == ITEM["shipping"]
    assert settle_free_shipping({}, seller=TOP, site=MX, method_ids=[]) == {}


FREE = {"id": 501, "rule": {"free_mode": "country", "value": None}}
INVALID = "item.shipping.invalid"


@pytest.mark.parametrize(
    ("shipping", "found"),
    [
        (None, []),
        ({}, []),
        ({"mode": "me2", "free_methods": [FREE], "tags": []}, []),
        ({"mode": "me2", "dimensions": "9x17x22,462"}, []),
        ({"mode": "me2", "dimensions": None}, []),
        ({"mode": "custom", "costs": [{"cost": 50}], "methods": [{"id": 1}]}, []),
        ({"mode": "me1"}, [("shipping.mode", "item.shipping.mode_not_allowed")]),
        ({"mode": "teleport"}, [("shipping.mode", "item.shipping.mode_not_allowed")]),
        (
            {"mode": ["me2"]},
            [("shipping.mode", INVALID), ("shipping.mode", "item.shipping.mode_not_allowed")],
        ),
        ({"mode": "me2", "methods": [{"id": 501}]}, [("shipping.methods", "invalid_parameters")]),
        ({"mode": "me2", "methods": ["501"]}, [("shipping.methods", "invalid_parameters")]),
        (
            {"mode": "me2", "free_methods": [{"id": 501, "rule": {"free_mode": "exclude"}}]},
            [("shipping.free_methods", "invalid_parameters")],
        ),
        (
            {"mode": "me2", "free_methods": [{"rule": {"free_mode": "country"}}]},
            [("shipping.free_methods", "invalid_parameters")],
        ),
        (
            {"mode": "me2", "free_methods": [{"id": 9, "rule": None}]},
            [("shipping.free_methods", "invalid_parameters")],
        ),
        ({"mode": "me2", "costs": [{}]}, [("shipping.costs", "item.shipping.costs_not_allowed")]),
        ({"dimensions": "9x17"}, [("shipping.dimensions", "item.shipping.dimensions_invalid")]),
        (
            {"dimensions": "9" * 1_000_000},
            [("shipping.dimensions", "item.shipping.dimensions_invalid")],
        ),
        ({"dimensions": 9}, [("shipping.dimensions", "item.shipping.dimensions_invalid")]),
        ({"local_pick_up": "yes"}, [("shipping.local_pick_up", INVALID)]),
        ({"free_shipping": 1}, [("shipping.free_shipping", INVALID)]),
        ({"tags": "x"}, [("shipping.tags", INVALID)]),
        ([], [("shipping", INVALID)]),
        ("me2", [("shipping", INVALID)]),
    ],
    ids=lambda value: repr(value)[:40],
)
def test_that_shipping_is_judged_by_itself(shipping: Any, found: list[tuple[str, str]]) -> None:
    findings = check_shipping(shipping, category().limits, accepted_methods=[501, "502"])
    assert codes(findings) == found


def test_that_the_refusal_names_the_method() -> None:
    shipping = {"mode": "me2", "methods": [{"id": 501}]}
    (finding,) = check_shipping(shipping, category().limits)
    assert finding.params["method_id"] == "501"


def test_that_any_free_method_will_do_where_the_accepted_ones_are_unknown() -> None:
    shipping = {"mode": "me2", "free_methods": [{"id": 9}]}
    assert not list(check_shipping(shipping, category(shipping_modes=None).limits))
