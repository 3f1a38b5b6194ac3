"""A closed listing listed again."""

from __future__ import annotations

import pytest

from app.rules.changes.relisting import (
    check_relisting,
    is_relistable,
    relisting_form,
    relisting_tags,
)

PARENT = {
    "id": "MX1",
    "site_id": "MX",
    "seller_id": 7,
    "title": "Taza",
    "price": 300,
    "available_quantity": 0,
    "sold_quantity": 4,
    "status": "closed",
    "sub_status": [],
    "pictures": [{"id": "P1", "url": "http://x/"}, {"id": "P2"}],
    "location": {"address_line": "Calle 1"},
    "geolocation": {"latitude": 1, "longitude": 2},
    "variations": [],
    "warnings": [{"code": "x"}],
}
VARIED = {
    **PARENT,
    "variations": [
        {"id": 1, "price": 300, "available_quantity": 2, "picture_ids": ["P1"]},
        {"id": 2, "price": 310, "available_quantity": 3, "picture_ids": ["P2"]},
    ],
}


@pytest.mark.parametrize(
    ("changes", "relisted", "expected"),
    [
        ({}, False, True),
        ({}, True, False),
        ({"status": "active"}, False, False),
        ({"status": "paused"}, False, False),
        ({"sub_status": ["deleted"]}, False, False),
    ],
)
def test_that_only_a_closed_listing_can_be_and_once(changes, relisted, expected):
    assert is_relistable({**PARENT, **changes}, relisted=relisted) is expected


@pytest.mark.parametrize(
    ("listing_type", "free"),
    [("free", True), ("gold_special", True), ("gold_pro", True), ("gold", False), ("", False)],
)
def test_that_types_of_the_new_model_are_free_of_charge(listing_type, free):
    tags = ["dragged_bids_and_visits", "free_relist"]
    assert relisting_tags(listing_type) == (tags if free else tags[:1])


@pytest.mark.parametrize(
    ("parent", "changes", "expected"),
    [
        (PARENT, {"price": 1, "available_quantity": 2, "listing_type_id": "free"}, []),
        (PARENT, {"title": "x"}, ["item.field.not_modifiable"]),
        (PARENT, {"variations": [{"id": 1}]}, ["item.variations.unknown"]),
        (VARIED, {"variations": [{"id": "1", "price": 5, "available_quantity": 1}]}, []),
        (VARIED, {"variations": [{"price": 5}]}, ["item.variations.unknown"]),
        (VARIED, {"variations": [{"id": 1, "picture_ids": []}]}, ["item.field.not_modifiable"]),
        (VARIED, {"price": 5}, ["item.price.has_variations"]),
        (VARIED, {"available_quantity": 5}, ["item.available_quantity.has_variations"]),
    ],
)
def test_that_what_is_given_anew_is_checked(parent, changes, expected):
    assert [finding.code for finding in check_relisting(parent, changes)] == expected


def test_that_the_form_has_what_a_new_listing_takes_over():
    form = relisting_form(PARENT, {"price": 333})
    assert form == {
        "site_id": "MX",
        "title": "Taza",
        "price": 333,
        "available_quantity": 0,
        "pictures": [{"id": "P1"}, {"id": "P2"}],
        "location": {"address_line": "Calle 1", "latitude": 1, "longitude": 2},
    }


@pytest.mark.parametrize(
    ("changes", "prices"),
    [
        ({}, [300, 310]),
        ({"variations": [{"id": 2, "price": 320}]}, [320]),
        ({"variations": [{"id": "2"}, {"id": 1, "price": 290}]}, [290, 310]),
        ({"listing_type_id": "free"}, [300, 310]),
    ],
)
def test_that_variations_are_taken_over_without_their_ids(changes, prices):
    form = relisting_form(VARIED, changes)
    assert [one["price"] for one in form["variations"]] == prices
    assert not any("id" in one for one in form["variations"])
    assert not {"price", "available_quantity"} & set(form)


def test_that_without_any_variation_left_the_listing_has_a_price_of_its_own():
    form = relisting_form(VARIED, {"variations": []})
    assert "variations" not in form
    assert form["price"] == 300
