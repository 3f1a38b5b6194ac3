"""Listing new items, and validating them before ("Item endpoints" 3)."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from tests.stands.contract_shop import BASE_URL, Shop
from tests.stands.small_world import CERAMICS, LEAF, NEW_SELLER, OTHER_SELLER, SERVICES, TOP_SELLER


def form(**changes: object) -> dict[str, Any]:
    """A creation form that is valid, with some fields changed; ``None`` takes one out."""
    whole: dict[str, Any] = {
        "site_id": "MX",
        "title": "Camisa de lino",
        "category_id": LEAF,
        "price": 300,
        "currency_id": "MXN",
        "available_quantity": 4,
        "buying_mode": "buy_it_now",
        "listing_type_id": "gold_special",
        "condition": "new",
        "description": "Una camisa.",
        "pictures": [{"source": "https://example.com/a.jpg"}],
        "attributes": [{"id": "BRAND", "value_name": "Lino"}],
        "shipping": {"mode": "me2"},
        **changes,
    }
    return {key: value for key, value in whole.items() if value is not None}


async def test_that_a_valid_form_becomes_an_item(shop: Shop):
    answer = await shop.post("/items", form(), by=NEW_SELLER)
    assert answer.status == 201, answer.json
    item = answer.json
    assert (item["status"], item["sub_status"], item["warnings"]) == ("active", [], [])
    assert (item["initial_quantity"], item["available_quantity"], item["sold_quantity"]) == (
        4,
        4,
        0,
    )
    assert item["permalink"].startswith(BASE_URL)
    assert item["stop_time"] == "2046-11-20T12:00:00.000Z"
    assert item["pictures"][0]["url"] == item["thumbnail"] == "https://example.com/a.jpg"
    assert item["attributes"][0]["name"] == "Marca"
    assert len(item["descriptions"]) == 1
    assert (await shop.get(f"/items/{item['id']}", by=NEW_SELLER)).json == item


async def test_that_ids_of_new_items_differ_and_are_the_sites(shop: Shop):
    ids = [(await shop.post("/items", form(), by=NEW_SELLER)).json["id"] for _ in range(3)]
    assert len(set(ids)) == 3
    assert all(item_id.startswith("MX") for item_id in ids)


async def test_that_numbers_may_come_as_text(shop: Shop):
    sent = form(price="300.50", available_quantity="4")
    item = (await shop.post("/items", sent, by=NEW_SELLER)).json
    assert (item["price"], item["available_quantity"]) == (Decimal("300.50"), 4)


async def test_that_a_free_listing_ends_after_60_days(shop: Shop):
    item = (await shop.post("/items", form(listing_type_id="free"), by=NEW_SELLER)).json
    assert item["stop_time"] == "2027-01-19T12:00:00.000Z"


async def test_that_stock_0_makes_a_paused_listing(shop: Shop):
    item = (await shop.post("/items", form(available_quantity=0), by=NEW_SELLER)).json
    assert (item["status"], item["sub_status"]) == ("paused", ["out_of_stock"])


async def test_that_an_invalid_attribute_is_omitted_with_a_warning(shop: Shop):
    sent = form(
        category_id=CERAMICS,
        attributes=[{"id": "YIELD_OF_SALES_UNIT", "value_name": "2 kg"}],
    )
    answer = await shop.post("/items", sent, by=NEW_SELLER)
    assert (answer.status, answer.warnings) == (201, ["item.attributes.omitted"])
    assert "m²" in answer.json["warnings"][0]["message"]
    assert answer.json["attributes"] == []


REFUSALS = [
    ({"title": None}, TOP_SELLER, "item.title.required"),
    ({"title": "x" * 61}, TOP_SELLER, "item.title.too_long"),
    ({"category_id": None}, TOP_SELLER, "item.category_id.required"),
    ({"category_id": "MX9"}, TOP_SELLER, "item.category_id.invalid"),
    ({"category_id": "AR1010"}, TOP_SELLER, "item.category_id.invalid"),
    ({"category_id": "MX1000"}, TOP_SELLER, "item.category_id.listing_not_allowed"),
    ({"price": 4}, TOP_SELLER, "item.price.below_minimum"),
    ({"price": None}, TOP_SELLER, "item.price.required"),
    ({"currency_id": "USD"}, TOP_SELLER, "item.currency_id.invalid"),
    ({"listing_type_id": "nothing"}, TOP_SELLER, "item.listing_type_id.invalid"),
    ({"listing_type_id": "free"}, TOP_SELLER, "item.listing_type_id.not_eligible"),
    ({"attributes": []}, TOP_SELLER, "item.attributes.required"),
    ({"pictures": [{"source": "file:///etc/passwd"}]}, TOP_SELLER, "item.pictures.invalid_source"),
    ({"pictures": [{"id": "nobodys"}]}, TOP_SELLER, "item.pictures.invalid"),
    ({"pictures": [{"id": "AR200100000-a"}]}, TOP_SELLER, "item.pictures.invalid"),
    (
        {"pictures": [{"source": f"https://example.com/{n}.jpg"} for n in range(7)]},
        TOP_SELLER,
        "item.pictures.too_many",
    ),
    ({"shipping": {"mode": "carrier"}}, TOP_SELLER, "item.shipping.mode_not_allowed"),
    ({"price": 550}, TOP_SELLER, "item.shipping.free_shipping_mandatory"),
    ({"site_id": "AR"}, TOP_SELLER, "item.site_id.invalid"),
    ({"coverage_areas": ["NOWHERE"]}, TOP_SELLER, "item.coverage_areas.invalid"),
    ({"quantity": 9}, TOP_SELLER, "item.quantity.conflict"),
]


@pytest.mark.parametrize("path", ["/items", "/items/validate"])
@pytest.mark.parametrize(("changes", "seller", "code"), REFUSALS, ids=lambda value: str(value)[:40])
async def test_that_what_breaks_a_rule_is_refused_with_its_cause(
    shop: Shop, path, changes, seller, code
):
    answer = await shop.post(path, form(**changes), by=seller)
    assert (answer.status, answer.json["error"]) == (400, "validation_error")
    assert code in answer.causes


async def test_that_an_empty_form_is_answered_with_everything_it_lacks(shop: Shop):
    answer = await shop.post("/items/validate", {}, by=TOP_SELLER)
    assert set(answer.causes) >= {
        f"item.{field}.required"
        for field in (
            "title",
            "category_id",
            "price",
            "buying_mode",
            "condition",
            "listing_type_id",
        )
    }


async def test_that_validation_answers_nothing_or_the_warnings(shop: Shop):
    count = len((await _search(shop)).json["results"])
    valid = await shop.post("/items/validate", form(), by=NEW_SELLER)
    assert (valid.status, valid.content) == (204, b"")
    attributes = [{"id": "BRAND", "value_name": "x"}, {"id": "WEIGHT", "value_name": "2"}]
    warned = await shop.post("/items/validate", form(attributes=attributes), by=NEW_SELLER)
    assert (warned.status, warned.warnings) == (200, ["item.attributes.omitted"])
    assert len((await _search(shop)).json["results"]) == count


async def test_that_free_shipping_lets_a_dear_item_be_listed(shop: Shop):
    sent = form(price=550, shipping={"mode": "me2", "free_shipping": True})
    answer = await shop.post("/items", sent, by=TOP_SELLER)
    assert answer.status == 201
    assert answer.json["shipping"]["tags"] == ["mandatory_free_shipping"]


@pytest.mark.parametrize(
    ("seller", "changes"),
    [
        (NEW_SELLER, {"price": 550}),
        (TOP_SELLER, {"price": 550, "condition": "used"}),
        (TOP_SELLER, {"price": 549}),
        (
            OTHER_SELLER,
            {"price": 900, "site_id": "AR", "category_id": "AR1010", "currency_id": "ARS"},
        ),
    ],
)
async def test_that_free_shipping_is_not_asked_of_others(shop: Shop, seller, changes):
    assert (await shop.post("/items", form(**changes), by=seller)).status == 201


async def test_that_a_classified_keeps_place_contact_and_coverage(shop: Shop):
    sent = form(
        category_id=SERVICES,
        buying_mode="classified",
        attributes=None,
        available_quantity=1,
        shipping={"mode": "not_specified"},
        coverage_areas=["MX-PUE"],
        seller_contact={"contact": "Ana", "area_code": "222", "phone": "55", "webmail": "x.mx"},
        location={"city": {"id": "1", "name": "Puebla"}, "latitude": 19.04, "longitude": "-98.2"},
    )
    answer = await shop.post("/items", sent, by=NEW_SELLER)
    assert answer.status == 201, answer.json
    item = answer.json
    assert item["coverage_areas"] == ["MX-PUE"]
    assert item["location"] == {"city": {"id": "1", "name": "Puebla"}}
    assert item["geolocation"] == {"latitude": Decimal("19.04"), "longitude": Decimal("-98.2")}
    assert item["seller_contact"]["phone1"] == "55"
    assert item["seller_contact"]["webpage"] == "x.mx"
    assert "seller_contact" not in (await shop.get(f"/items/{item['id']}")).json


async def _search(shop: Shop):
    return await shop.get(f"/users/{NEW_SELLER}/items/search?limit=100", by=NEW_SELLER)
