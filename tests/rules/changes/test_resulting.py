"""The listing an update leaves behind: merged by id and by field, never by accident."""

from __future__ import annotations

import copy
from decimal import Decimal
from typing import Any

import pytest

from app.rules.attributes.attributes import normalise_attributes
from app.rules.changes.resulting import resulting_item
from app.rules.differences import changed_paths, is_same, is_touched
from app.rules.offer.shipping_fields import plain_shipping
from tests.rules.samples import ATTRIBUTES, LIVE, codes, variation, varied

STORED = {
    **LIVE,
    "attributes": normalise_attributes(
        [{"id": "BRAND", "value_name": "Acme"}, {"id": "WEIGHT", "value_name": "2 kg"}], ATTRIBUTES
    )[0],
    "sale_terms": [{"id": "WARRANTY_TYPE", "value_name": "Sin garantía"}],
}


def after(changes: dict[str, Any], before: dict[str, Any] = STORED) -> dict[str, Any]:
    kept = copy.deepcopy(before)
    result, _ = resulting_item(before, changes, ATTRIBUTES)
    assert before == kept
    return result


def by_id(entries: list[dict[str, Any]]) -> dict[str, Any]:
    return {entry["id"]: entry["value_name"] for entry in entries}


def test_that_no_change_changes_nothing() -> None:
    assert after({}) == STORED


def test_that_plain_fields_are_replaced() -> None:
    result = after({"title": "Mesa", "price": 12, "warranty": None, "new": 1})
    assert (result["title"], result["price"], result["warranty"], result["new"]) == (
        "Mesa",
        12,
        None,
        1,
    )


def test_that_fixed_fields_stay() -> None:
    result = after({"id": "X", "seller_id": 9, "sold_quantity": 99, "listing_type_id": "free"})
    assert result == STORED


@pytest.mark.parametrize(
    ("sent", "expected"),
    [
        (
            [{"id": "WEIGHT", "value_name": "3 kg"}],
            {"BRAND": "Acme", "WEIGHT": "3 kg"},
        ),
        (
            [{"id": "PIECES", "value_name": "4"}],
            {"BRAND": "Acme", "WEIGHT": "2 kg", "PIECES": "4"},
        ),
        ([{"id": "WEIGHT", "value_name": None}], {"BRAND": "Acme"}),
        ([{"id": "WEIGHT", "value_name": ""}], {"BRAND": "Acme"}),
        ([{"id": "WEIGHT", "value_name": "3 lb"}], {"BRAND": "Acme", "WEIGHT": "2 kg"}),
        ([{"id": "NOBODY", "value_name": "x"}], {"BRAND": "Acme", "WEIGHT": "2 kg"}),
        ([], {"BRAND": "Acme", "WEIGHT": "2 kg"}),
        (["x", 5], {"BRAND": "Acme", "WEIGHT": "2 kg"}),
        ("x", {"BRAND": "Acme", "WEIGHT": "2 kg"}),
    ],
)
def test_that_attributes_are_merged_by_id_and_invalid_ones_dropped(
    sent: Any, expected: dict[str, str]
) -> None:
    assert by_id(after({"attributes": sent})["attributes"]) == expected


def test_that_a_dropped_attribute_is_reported() -> None:
    _, findings = resulting_item(
        STORED, {"attributes": [{"id": "WEIGHT", "value_name": "3 lb"}]}, ATTRIBUTES
    )
    assert codes(findings) == [("attributes.WEIGHT", "item.attributes.omitted")]


def test_that_an_attribute_sent_back_as_it_was_is_no_change() -> None:
    gtin = {"id": "GTIN", "value_id": None, "value_name": "750", "values": []}
    odd = {"id": "NOBODY", "value_name": "x"}
    before = {**STORED, "attributes": [*STORED["attributes"], gtin, odd]}
    sent = {"attributes": [*before["attributes"][:2], dict(gtin), {**odd, "name": "?"}]}
    assert resulting_item(before, sent, ATTRIBUTES) == (before, [])
    _, findings = resulting_item(
        before, {"attributes": [{"id": "GTIN", "value_name": "751"}]}, ATTRIBUTES
    )
    assert codes(findings) == [("attributes.GTIN", "item.attributes.read_only")]


def test_that_sale_terms_are_merged_by_id() -> None:
    sent = [
        {"id": "WARRANTY_TIME", "value_name": "12 meses"},
        {"id": "WARRANTY_TYPE", "value_name": None},
    ]
    assert by_id(after({"sale_terms": sent})["sale_terms"]) == {"WARRANTY_TIME": "12 meses"}


def test_that_shipping_is_merged_by_field() -> None:
    shipping = after({"shipping": {"local_pick_up": True}})["shipping"]
    assert shipping == {**STORED["shipping"], "local_pick_up": True}
    assert after({"shipping": {"tags": ["foo"]}})["shipping"] == STORED["shipping"]


def test_that_null_is_what_a_new_listing_has_about_which_nothing_was_given() -> None:
    whole = after({"shipping": None})["shipping"]
    assert whole == {**plain_shipping(), "tags": STORED["shipping"].get("tags", [])}
    sent = {"mode": "", "local_pick_up": None, "free_methods": None, "dimensions": None}
    assert after({"shipping": sent})["shipping"] == {
        **STORED["shipping"],
        "mode": "not_specified",
        "local_pick_up": False,
        "free_methods": [],
        "dimensions": None,
    }
    for name, nothing in (
        ("coverage_areas", []),
        ("non_paymentplatform_payment_methods", []),
        ("automatic_relist", False),
        ("accepts_paymentplatform", True),
        ("location", {}),
        ("sale_terms", STORED["sale_terms"]),
        ("attributes", STORED["attributes"]),
    ):
        assert after({name: None})[name] == nothing


def test_that_another_category_drops_what_it_does_not_take() -> None:
    gtin = {"id": "GTIN", "value_name": "1"}
    before = {**STORED, "attributes": [*STORED["attributes"], gtin]}
    there = [one for one in ATTRIBUTES if one.id != "WEIGHT"]
    result, findings = resulting_item(before, {"category_id": "MX2"}, there)
    assert by_id(result["attributes"]) == {"BRAND": "Acme", "GTIN": "1"}
    assert [finding.path for finding in findings] == ["attributes.WEIGHT"]


@pytest.mark.parametrize(
    ("changes", "quantity"),
    [
        ({"quantity": 3}, 3),
        ({"available_quantity": 3}, 3),
        ({"quantity": 3, "available_quantity": 3}, 3),
        ({"quantity": 9, "available_quantity": 3}, 3),
    ],
)
def test_that_quantity_is_another_name_of_the_stock(changes: dict[str, int], quantity: int) -> None:
    result = after(changes)
    assert result["available_quantity"] == quantity
    assert "quantity" not in result


def test_that_an_existing_variation_keeps_what_is_not_sent() -> None:
    result = after({"variations": [{"id": 1, "price": 150}, {"id": "2"}]}, varied())
    assert [one["price"] for one in result["variations"]] == [150, 100]
    assert result["variations"][0]["picture_ids"] == ["p1"]
    assert [one["id"] for one in result["variations"]] == [1, "2"]


def test_that_a_variation_whose_id_is_not_sent_is_gone_and_a_new_one_is_added() -> None:
    sent = [{"id": 2}, variation(None, "azul marino", available_quantity=7, price=90)]
    result = after({"variations": sent}, varied())
    assert [one.get("id") for one in result["variations"]] == [2, None]
    assert result["available_quantity"] == 9
    assert result["price"] == 90


def test_that_a_known_value_of_a_combination_gets_its_id() -> None:
    result = after({"variations": [variation(1, "rojo"), {"id": 2}]}, varied())
    (entry,) = result["variations"][0]["attribute_combinations"]
    assert (entry["value_id"], entry["value_name"]) == ("51", "Rojo")


def test_that_pictures_are_replaced_and_keep_what_is_known_of_them() -> None:
    before = {**STORED, "pictures": [{"id": "p1", "url": "u1"}, {"id": "p2", "url": "u2"}]}
    sent = [{"id": "p2"}, {"source": "https://example.com/a.jpg"}, {"id": "p1"}]
    assert after({"pictures": sent}, before)["pictures"] == [
        {"id": "p2", "url": "u2"},
        {"source": "https://example.com/a.jpg"},
        {"id": "p1", "url": "u1"},
    ]


def test_that_a_picture_that_goes_leaves_the_variations() -> None:
    both = [variation(1, "Rojo", picture_ids=["p1", "p2"]), variation(2, "Azul", "p2")]
    result = after({"pictures": [{"id": "p1"}]}, varied(variations=both))
    assert [one["picture_ids"] for one in result["variations"]] == [["p1"], []]


@pytest.mark.parametrize(
    ("before", "changes", "status", "sub_status"),
    [
        ({}, {"available_quantity": 0}, "paused", ["out_of_stock"]),
        ({"status": "paused", "sub_status": ["out_of_stock"]}, {"quantity": 4}, "active", []),
        ({}, {"status": "paused"}, "paused", []),
        ({}, {"status": "closed", "available_quantity": 0}, "closed", []),
        ({"status": "closed"}, {"deleted": True}, "closed", ["deleted"]),
    ],
)
def test_that_status_follows_from_the_update_and_the_stock(
    before: dict[str, Any], changes: dict[str, Any], status: str, sub_status: list[str]
) -> None:
    result = after(changes, {**STORED, **before})
    assert (result["status"], result["sub_status"]) == (status, sub_status)
    assert "deleted" not in result


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (1, Decimal("1.00"), True),
        (1, True, False),
        ("1", 1, False),
        (None, None, True),
        (None, "", False),
        ([1, {"a": None}], [1, {}], True),
        ((1, 2), [1, 2], True),
        ([1], [1, 2], False),
        ({"a": 1}, {"a": 1, "b": 2}, False),
        (Decimal("NaN"), 1, False),
    ],
)
def test_that_values_are_the_same_when_they_say_the_same(
    one: object, other: object, same: bool
) -> None:
    assert is_same(one, other) is same
    assert is_same(other, one) is same


@pytest.mark.parametrize(
    ("before", "changes", "paths"),
    [
        (STORED, {}, set()),
        (STORED, {"price": Decimal("499.9")}, set()),
        (STORED, {"price": 12, "title": "Mesa"}, {"price", "title"}),
        (STORED, {"attributes": [{"id": "WEIGHT", "value_name": "3 kg"}]}, {"attributes.WEIGHT"}),
        (STORED, {"attributes": [{"id": "WEIGHT", "value_name": None}]}, {"attributes.WEIGHT"}),
        (STORED, {"shipping": {"mode": "custom"}}, {"shipping.mode"}),
        (STORED, {"pictures": [{"id": "p2"}, {"id": "p1"}]}, {"pictures"}),
        (
            varied(price=100),
            {"variations": [{"id": 1, "price": 150}, {"id": 2}]},
            {"variations.1.price"},
        ),
        (
            varied(price=100),
            {"variations": [{"id": 1, "price": 90}, {"id": 2}]},
            {"variations.1.price", "price"},
        ),
        # A price that is none of the variations' stays until theirs change.
        (varied(price=70, available_quantity=9), {"title": "Mesa"}, {"title"}),
        (
            varied(price=100, available_quantity=4),
            {"variations": [{"id": 1}]},
            {"variations", "available_quantity"},
        ),
        (
            varied(price=100, available_quantity=4),
            {"variations": [{"id": 1}, variation(None, "Verde")]},
            {"variations", "variations.1"},
        ),
    ],
)
def test_that_changes_are_named_by_their_form_paths(
    before: dict[str, Any], changes: dict[str, Any], paths: set[str]
) -> None:
    assert changed_paths(before, after(changes, before)) == paths


def test_that_a_path_is_touched_by_itself_and_by_what_holds_it() -> None:
    changed = frozenset({"variations.1", "price"})
    assert is_touched("variations.1.price", changed)
    assert is_touched("price", changed)
    assert not is_touched("variations.12", changed)
    assert not is_touched("variations", changed)
    assert not is_touched("", changed)
