"""Whole listings and updates, judged."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.rules.findings import Finding, errors_of
from app.rules.listing import check_change, check_listing
from app.rules.sellers import SellerStanding
from app.rules.state import check_state
from tests.rules.samples import (
    ATTRIBUTES,
    ITEM,
    LIVE,
    MX,
    NEWCOMER,
    TOP,
    category,
    codes,
    variation,
    varied,
    without,
)
from tests.stands.processor_time import at_most
from tests.stands.wire_values import JSON

Found = list[tuple[str, str]]

BASICS = (
    "title",
    "category_id",
    "price",
    "currency_id",
    "available_quantity",
    "buying_mode",
    "condition",
    "listing_type_id",
)
NAMES = (
    "id",
    "name",
    "value_id",
    "value_name",
    "values",
    "attribute_combinations",
    "picture_ids",
    "price",
    "available_quantity",
    "source",
    "rule",
    "mode",
    "methods",
)


def judged(item: Any, seller: SellerStanding = NEWCOMER, **limits: Any) -> list[Finding]:
    return check_listing(
        item, category=category(**limits), attributes=ATTRIBUTES, seller=seller, site=MX
    )


def judged_change(
    before: Any, changes: Any, seller: SellerStanding = NEWCOMER, **limits: Any
) -> list[Finding]:
    return check_change(
        before,
        changes,
        category=category(**limits),
        attributes=ATTRIBUTES,
        seller=seller,
        site=MX,
    )


def test_that_a_good_listing_has_nothing_wrong() -> None:
    assert judged(ITEM) == []
    assert judged(without(varied(), "id", "status")) == []


@pytest.mark.parametrize(
    "missing",
    BASICS,
)
def test_that_a_listing_needs_its_basics(missing: str) -> None:
    expected = [(missing, f"item.{missing}.required")]
    assert codes(judged(without(ITEM, missing))) == expected
    assert codes(judged({**ITEM, missing: None})) == expected


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"site_id": "AR"}, [("site_id", "item.site_id.invalid")]),
        ({"category_id": "MX2"}, [("category_id", "item.category_id.invalid")]),
        ({"category_id": 5}, [("category_id", "item.category_id.invalid")]),
        ({"currency_id": "ARS"}, [("currency_id", "item.currency_id.invalid")]),
        ({"currency_id": ["MXN"]}, [("currency_id", "item.currency_id.invalid")]),
        ({"buying_mode": "barter"}, [("buying_mode", "item.buying_mode.invalid")]),
        ({"condition": "refurbished"}, [("condition", "item.condition.invalid")]),
        ({"title": "a" * 61}, [("title", "item.title.too_long")]),
        ({"price": 5}, [("price", "item.price.below_minimum")]),
        ({"available_quantity": -1}, [("available_quantity", "item.available_quantity.negative")]),
        ({"attributes": []}, [("attributes.BRAND", "item.attributes.required")]),
        ({"description": "a" * 50_001}, [("description", "item.description.too_long")]),
        ({"coverage_areas": ["A1"]}, [("coverage_areas", "item.coverage_areas.not_allowed")]),
        ({"coverage_areas": ["A/1"]}, [("coverage_areas", "item.coverage_areas.invalid")]),
        ({"coverage_areas": "A1"}, [("coverage_areas", "item.coverage_areas.invalid")]),
        ({"coverage_areas": []}, []),
        ({"sale_terms": [{"id": "WARRANTY_TIME", "value_name": "1 año"}]}, []),
        ({"sale_terms": {}}, [("sale_terms", "item.sale_terms.invalid")]),
        ({"sale_terms": [{}]}, [("sale_terms", "item.sale_terms.invalid")]),
        (
            {"sale_terms": [{"id": "W", "value_name": "x" * 256}]},
            [("sale_terms.W", "item.sale_terms.invalid")],
        ),
        (
            {"sale_terms": [{"id": "W"}, {"id": "W"}]},
            [("sale_terms", "item.sale_terms.invalid")],
        ),
        (
            {"accepts_paymentplatform": False},
            [("accepts_paymentplatform", "item.accepts_paymentplatform.required")],
        ),
        ({"accepts_paymentplatform": True}, []),
        ({"shipping": {"mode": "me1"}}, [("shipping.mode", "item.shipping.mode_not_allowed")]),
        (
            {"attributes": [*ITEM["attributes"], {"id": "WEIGHT", "value_name": "2 lb"}]},
            [("attributes.WEIGHT", "item.attributes.omitted")],
        ),
        (
            {"listing_type_id": "free", "available_quantity": 0},
            [("available_quantity", "item.available_quantity.out_of_stock")],
        ),
        ({"listing_type_id": "gold_pro", "available_quantity": 0}, []),
    ],
)
def test_that_every_part_of_a_new_listing_is_judged(changes: dict[str, Any], found: Found) -> None:
    assert codes(judged({**ITEM, **changes})) == found


@pytest.mark.parametrize(
    ("limits", "changes", "found"),
    [
        (
            {"listing_allowed": False},
            {},
            [("category_id", "item.category_id.listing_not_allowed")],
        ),
        (
            {"seller_contact": "required"},
            {},
            [("seller_contact", "item.seller_contact.required")],
        ),
        (
            {"seller_contact": "required"},
            {"seller_contact": {"phone": " ", "email": None}},
            [("seller_contact", "item.seller_contact.required")],
        ),
        ({"seller_contact": "required"}, {"seller_contact": {"phone": "5550199"}}, []),
        (
            {"seller_contact": "not_allowed"},
            {"seller_contact": {"phone": "5550199"}},
            [("seller_contact", "item.seller_contact.not_allowed")],
        ),
        ({"price": "optional"}, {"price": None}, []),
        ({"coverage_areas": "optional"}, {"coverage_areas": ["A1", "A2"]}, []),
    ],
)
def test_that_the_category_sets_the_rules(
    limits: dict[str, Any], changes: dict[str, Any], found: Found
) -> None:
    assert codes(judged({**ITEM, **changes}, **limits)) == found


def test_that_all_problems_come_at_once() -> None:
    bad = {**ITEM, "title": "", "price": -1, "condition": "odd", "attributes": []}
    assert {path for path, _ in codes(judged(bad))} == {
        "title",
        "price",
        "condition",
        "attributes.BRAND",
    }


def test_that_a_new_listing_that_must_ship_free_does() -> None:
    dear = {**ITEM, "price": 600}
    assert codes(judged(dear, TOP)) == [
        ("shipping.free_shipping", "item.shipping.free_shipping_mandatory")
    ]
    assert judged({**dear, "shipping": {"mode": "me2", "free_shipping": True}}, TOP) == []
    assert judged(dear, NEWCOMER) == []


def test_that_an_empty_update_has_nothing_wrong() -> None:
    assert judged_change(LIVE, {}) == []
    assert judged_change(LIVE, LIVE) == []
    assert judged_change(varied(sold_quantity=3), varied(sold_quantity=3)) == []


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"title": "a" * 60}, []),
        ({"title": "a" * 61}, [("title", "item.title.too_long")]),
        ({"price": Decimal("NaN")}, [("price", "item.price.invalid")]),
        ({"price": None}, [("price", "item.price.required")]),
        ({"available_quantity": 0}, []),
        ({"quantity": 3}, []),
        ({"quantity": 3, "available_quantity": 3}, []),
        (
            {"quantity": 3, "available_quantity": 4},
            [("available_quantity", "item.quantity.conflict")],
        ),
        ({"quantity": -3}, [("available_quantity", "item.available_quantity.negative")]),
        ({"status": "paused"}, []),
        ({"status": "under_review"}, [("status", "item.status.invalid_transition")]),
        ({"deleted": True}, [("deleted", "item.deleted.invalid_transition")]),
        (
            {"attributes": [{"id": "WEIGHT", "value_name": "2 lb"}]},
            [("attributes.WEIGHT", "item.attributes.omitted")],
        ),
        (
            {"attributes": [{"id": "BRAND", "value_name": None}]},
            [("attributes.BRAND", "item.attributes.required")],
        ),
        (
            {"attributes": [{"id": "BRAND", "value_id": "8"}]},
            [("attributes.BRAND", "item.attributes.omitted")],
        ),
        ({"attributes": [{"value_name": "x"}]}, [("attributes", "item.attributes.invalid")]),
        (
            {"listing_type_id": "gold_pro"},
            [("listing_type_id", "item.listing_type_id.not_modifiable")],
        ),
        ({"currency_id": "USD"}, [("currency_id", "item.currency_id.not_modifiable")]),
        ({"id": "MX101"}, [("id", "item.field.not_modifiable")]),
        ({"sold_quantity": 10}, [("sold_quantity", "item.field.not_modifiable")]),
        ({"shipping": {"nosuch": 1}}, [("shipping.nosuch", "item.field.not_modifiable")]),
        (
            {"shipping": {"logistic_type": "fulfillment"}},
            [("shipping.logistic_type", "item.field.not_modifiable")],
        ),
        ({"shipping": {"tags": ["foo"]}}, []),
        (
            {"shipping": {"mode": "custom", "costs": [{"cost": -5}]}},
            [("shipping.costs", "item.shipping.invalid")],
        ),
        ({"shipping": {"mode": "me1"}}, [("shipping.mode", "item.shipping.mode_not_allowed")]),
        (
            {"shipping": {"methods": [{"id": 5}]}},
            [("shipping.methods", "invalid_parameters")],
        ),
        ({"pictures": [{"id": "p2"}, {"id": "p1"}]}, []),
        ({"pictures": [{"id": "../x"}]}, [("pictures.0", "item.pictures.invalid")]),
        ({"category_id": "MX2"}, [("category_id", "item.category_id.invalid")]),
        (
            {"attributes": 5, "variations": 7, "shipping": [], "pictures": {}, "status": 5},
            [
                ("attributes", "item.attributes.invalid"),
                ("status", "item.status.invalid"),
                ("pictures", "item.pictures.invalid"),
                ("variations", "item.variations.invalid"),
                ("shipping", "item.shipping.invalid"),
            ],
        ),
    ],
)
def test_that_an_update_is_judged_by_what_it_leaves(changes: dict[str, Any], found: Found) -> None:
    assert codes(judged_change(LIVE, changes)) == found


@pytest.mark.parametrize("field", ["title", "buying_mode", "category_id", "condition"])
def test_that_sold_units_lock_what_the_buyer_saw(field: str) -> None:
    new = {"title": "Otra", "buying_mode": "auction", "category_id": "MX1x", "condition": "used"}
    before = {**LIVE, "sold_quantity": 1}
    locked = (field, f"item.{field}.not_modifiable")
    assert locked in codes(judged_change(before, {field: new[field]}))
    assert judged_change(before, {field: before[field]}) == []
    assert locked not in codes(judged_change(LIVE, {field: new[field]}))


def test_that_variations_have_the_price_and_the_stock() -> None:
    before = varied(price=100, available_quantity=4)
    assert codes(judged_change(before, {"price": 120, "quantity": 9})) == [
        ("price", "item.price.has_variations"),
        ("available_quantity", "item.available_quantity.has_variations"),
    ]
    assert judged_change(before, {"price": 100, "available_quantity": 4}) == []
    replaced = {"variations": [], "price": 120, "available_quantity": 4}
    assert errors_of(judged_change(before, replaced)) == ()


def test_that_leaving_a_variation_out_is_warned_about() -> None:
    findings = judged_change(varied(), {"variations": [{"id": 1}]})
    assert codes(findings) == [("variations.2", "item.variations.removed")]
    assert errors_of(findings) == ()


def test_that_a_variation_keeps_a_picture_when_pictures_go() -> None:
    assert codes(judged_change(varied(), {"pictures": [{"id": "p1"}]})) == [
        ("variations.2.picture_ids", "item.variations.picture_required")
    ]


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"variations": [{"id": 1}]}, [("variations", "item.variations.not_modifiable")]),
        ({"title": "Otra"}, [("title", "item.status.not_modifiable")]),
        ({"title": LIVE["title"]}, []),
        ({"quantity": 9}, [("available_quantity", "item.status.not_modifiable")]),
        ({"status": "active"}, [("status", "item.status.invalid_transition")]),
        ({"status": "closed"}, []),
        ({"deleted": True}, []),
        ({"seller_custom_field": "SKU-2"}, []),
        (
            {"price": 1, "warranty": "x"},
            [("price", "item.status.not_modifiable"), ("warranty", "item.status.not_modifiable")],
        ),
    ],
)
def test_that_a_closed_listing_takes_the_sellers_own_field_only(
    changes: dict[str, Any], found: Found
) -> None:
    assert codes(judged_change({**LIVE, "status": "closed"}, changes)) == found


def test_that_a_long_custom_field_is_refused_on_a_closed_listing_too() -> None:
    closed = {**LIVE, "status": "closed"}
    assert codes(judged_change(closed, {"seller_custom_field": "x" * 121})) == [
        ("seller_custom_field", "item.seller_custom_field.too_long")
    ]


def test_that_old_problems_count_only_where_the_update_touches_them() -> None:
    old = {**LIVE, "title": "a" * 70, "attributes": [], "price": 5}
    assert judged_change(old, {"available_quantity": 3}) == []
    assert codes(judged_change(old, {"title": "b" * 70})) == [("title", "item.title.too_long")]
    assert codes(judged_change(old, {"price": 6})) == [("price", "item.price.below_minimum")]
    assert judged_change(old, {"title": "Mesa", "price": 20}) == []


def test_that_a_new_problem_elsewhere_counts() -> None:
    before = {**LIVE, "variations": [], "pictures": [{"id": f"p{n}"} for n in range(12)]}
    assert codes(judged_change(before, {"pictures": [{"id": f"p{n}"} for n in range(13)]})) == [
        ("pictures", "item.pictures.too_many")
    ]


def test_that_free_shipping_is_not_taken_off_where_it_is_mandatory() -> None:
    free = {**LIVE, "price": 600, "shipping": {"mode": "me2", "free_shipping": True}}
    off = {"shipping": {"free_shipping": False}}
    assert codes(judged_change(free, off, TOP)) == [
        ("shipping.free_shipping", "item.shipping.free_shipping_mandatory")
    ]
    assert judged_change(free, off, NEWCOMER) == []
    assert judged_change(free, {**off, "price": 500}, TOP) == []


def test_that_raising_the_price_over_the_threshold_is_no_error() -> None:
    # The service puts free shipping on by itself then.
    assert judged_change(LIVE, {"price": 600}, TOP) == []


def test_that_the_category_of_an_unsold_listing_may_change() -> None:
    before = {**LIVE, "category_id": "MX9"}
    assert judged_change(before, {"category_id": "MX1"}) == []
    assert codes(judged_change(before, {"category_id": "MX1"}, listing_allowed=False)) == [
        ("category_id", "item.category_id.listing_not_allowed")
    ]
    long = {**before, "title": "a" * 70}
    assert codes(judged_change(long, {"category_id": "MX1"})) == [("title", "item.title.too_long")]


FIELDS = st.sampled_from([*ITEM, "variations", "sale_terms", "quantity", "status", "deleted", "x"])


@settings(deadline=None)
@given(st.dictionaries(FIELDS, JSON, max_size=4))
def test_that_no_json_makes_the_rules_fail(changes: dict[str, Any]) -> None:
    for before in (LIVE, varied(), {**LIVE, "status": "closed"}, {}, changes):
        judged_change(before, changes)
    judged({**ITEM, **changes})
    judged(changes)


ODD = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(NAMES),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


@settings(deadline=None)
@given(st.dictionaries(FIELDS, ODD, min_size=1, max_size=4))
def test_that_nothing_of_the_right_names_makes_the_rules_fail(changes: dict[str, Any]) -> None:
    judged_change(varied(), changes)
    judged_change(changes, LIVE)
    judged({**ITEM, **changes}, TOP)


@settings(deadline=None)
@given(st.dictionaries(FIELDS, ODD, min_size=1, max_size=4))
def test_that_a_listing_judged_as_it_is_cannot_be_made_worse_by_sending_it_again(
    odd: dict[str, Any],
) -> None:
    before = {**LIVE, **odd}
    for name in ("quantity", "deleted"):
        before.pop(name, None)
    assert judged_change(before, {}) == []


def test_that_a_large_listing_is_judged_in_time() -> None:
    text = "x" * 1_000_000
    huge = {
        **ITEM,
        "title": text,
        "seller_custom_field": text,
        "attributes": [{"id": "WEIGHT", "value_name": text}, {"id": "BRAND", "value_name": text}],
        "shipping": {"mode": text, "dimensions": text},
        "pictures": [{"source": "https://" + text}],
        "video_id": text,
    }
    with at_most(0.1):
        assert len(errors_of(judged(huge))) >= 6
        judged_change(LIVE, huge)
    many = varied(variations=[variation(n, "Rojo") for n in range(1, 101)])
    with at_most(0.1):
        judged_change(many, {"variations": many["variations"]})


UPDATES: tuple[dict[str, Any], ...] = (
    {"price": 120},
    {"price": 5},
    {"available_quantity": 3},
    {"title": "Otro título"},
    {"status": "paused"},
    {"warranty": "30 días"},
    {"seller_custom_field": "A-2"},
    {"shipping": {"free_shipping": True}},
    {"shipping": {"mode": "me9"}},
    {"attributes": []},
    {"attributes": [{"id": "BRAND", "value_name": None}]},
    {"attributes": [{"id": "UNKNOWN", "value_name": "x"}]},
    {"pictures": []},
    {"pictures": [{"id": "p9"}]},
    {"currency_id": "ARS"},
    {"buying_mode": "auction"},
    {"category_id": "MX2"},
    {"variations": []},
    {"variations": [{"id": 1, "price": 5}, {"id": 2, "price": 130}]},
    {"variations": [{"id": 1, "price": 130}, {"id": 2, "available_quantity": -1}]},
    {"variations": [{"id": 1, "picture_ids": []}, {"id": 2}]},
    {"variations": [{"id": 1, "attribute_combinations": []}, {"id": 2}]},
    {"variations": [{"id": 1, "price": 130}, {"id": 1, "price": 130}]},
    {"variations": [{"id": 1, "price": 130}, 7]},
    {"condition": "mint"},
    {"video_id": 7},
    {"subtitle": "x" * 80},
    {"seller_contact": {"phone": "1"}},
    {"location": {"latitude": 99}},
    {"sale_terms": [{"value_name": "x"}]},
    {"coverage_areas": ["A"]},
    {"shipping": {"dimensions": "huge"}},
    {"accepts_paymentplatform": False},
)


@pytest.mark.parametrize("changes", UPDATES, ids=str)
@pytest.mark.parametrize(
    "before",
    [
        LIVE,
        varied(),
        # What was wrong before is wrong still, and is nothing new.
        {**LIVE, "attributes": []},
        {**varied(), "pictures": []},
        {**varied(), "attributes": [{"id": "UNKNOWN", "value_name": "x"}]},
        {
            **LIVE,
            "title": "",
            "price": 1,
            "condition": "mint",
            "buying_mode": None,
            "pictures": [7],
            "shipping": {"mode": "me9"},
            "sale_terms": [7],
            "location": {"latitude": 99},
            "coverage_areas": ["A"],
            "accepts_paymentplatform": False,
        },
        varied(variations=[variation(1, "Rojo"), variation(2, "Rojo", "p9", price=1)]),
        varied(variations=[variation(1, "Rojo"), variation(1, "Azul"), 7]),
    ],
    ids=[
        *("plain", "varied", "no attributes", "no pictures", "unknown attribute"),
        *("all wrong", "wrong variations", "no variations"),
    ],
)
def test_that_what_a_change_cannot_concern_need_not_be_looked_at(
    before: Any, changes: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = judged_change(before, changes)

    def whole(item: Any, **terms: Any) -> list[Finding]:
        return check_state(item, **{**terms, "changed": None})

    monkeypatch.setattr("app.rules.listing.check_state", whole)
    assert quick == judged_change(before, changes)
