"""Variations in creation forms and updates ("Item endpoints" 5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract.test_listing_items import form
from tests.stands.contract_shop import Shop
from tests.stands.small_world import NEW_SELLER

PICTURES = [{"source": f"https://example.com/{name}.jpg"} for name in "ab"]
RED, BLUE = (source["source"] for source in PICTURES)


def variation(colour: str, size: str, **changes: object) -> dict[str, Any]:
    return {
        "attribute_combinations": [
            {"id": "COLOR", "value_name": colour},
            {"id": "SIZE", "value_name": size},
        ],
        "price": 300,
        "available_quantity": 2,
        "picture_ids": [RED if colour == "Rojo" else BLUE],
        **changes,
    }


@pytest.fixture
async def item(shop: Shop) -> dict[str, Any]:
    sent = form(
        price=None,
        available_quantity=None,
        pictures=PICTURES,
        variations=[variation("Rojo", "S"), variation("Azul", "S", price=280, quantity=3)],
    )
    del sent["variations"][1]["available_quantity"]
    answer = await shop.post("/items", sent, by=NEW_SELLER)
    assert answer.status == 201, answer.json
    return answer.json


async def put(shop: Shop, item: dict[str, Any], sent: dict[str, Any]):
    return await shop.put(f"/items/{item['id']}", sent, by=NEW_SELLER)


async def test_that_a_listing_with_variations_has_their_sum_and_lowest_price(item):
    assert (item["available_quantity"], item["price"]) == (5, 280)
    ids = [one["id"] for one in item["variations"]]
    assert len(set(ids)) == 2
    assert min(ids) > 2**31
    red = item["variations"][0]
    assert red["attribute_combinations"][0]["value_id"] == "101"
    assert red["picture_ids"] == [item["pictures"][0]["id"]]


async def test_that_a_variation_whose_id_is_not_sent_is_gone(shop: Shop, item):
    kept = item["variations"][0]
    answer = await put(shop, item, {"variations": [{"id": kept["id"], "price": 310}]})
    assert answer.status == 200
    assert [one["id"] for one in answer.json["variations"]] == [kept["id"]]
    assert (answer.json["price"], answer.json["available_quantity"]) == (310, 2)
    assert "item.variations.removed" in answer.warnings


async def test_that_an_entry_without_id_is_added(shop: Shop, item):
    ids = [{"id": one["id"]} for one in item["variations"]]
    blue = item["variations"][1]["picture_ids"]
    new = variation("Azul", "M", picture_ids=blue)
    answer = await put(shop, item, {"variations": [*ids, new]})
    assert answer.status == 200, answer.json
    assert len({one["id"] for one in answer.json["variations"]}) == 3
    assert answer.json["available_quantity"] == 7


@pytest.mark.parametrize("field", ["price", "available_quantity", "quantity"])
async def test_that_price_and_stock_belong_to_the_variations(shop: Shop, item, field):
    answer = await put(shop, item, {field: 99})
    field = "available_quantity" if field == "quantity" else field
    assert (answer.status, answer.causes) == (400, [f"item.{field}.has_variations"])


async def test_that_stock_of_variations_pauses_and_activates_the_listing(shop: Shop, item):
    none = [{"id": one["id"], "available_quantity": 0} for one in item["variations"]]
    out = await put(shop, item, {"variations": none})
    assert (out.json["status"], out.json["sub_status"]) == ("paused", ["out_of_stock"])
    some = [{**none[0], "available_quantity": "1"}, none[1]]
    back = await put(shop, item, {"variations": some})
    assert (back.json["status"], back.json["available_quantity"]) == ("active", 1)


BAD = [
    ([variation("Rojo", "S"), variation("Rojo", "S")], "item.variations.combination_repeated"),
    (
        [
            variation("Rojo", "S"),
            {
                **variation("Azul", "S"),
                "attribute_combinations": [{"id": "COLOR", "value_name": "Azul"}],
            },
        ],
        "item.variations.combination_differs",
    ),
    ([variation("Rojo", "S", picture_ids=[])], "item.variations.picture_required"),
    ([variation("Rojo", "S", picture_ids=["x"])], "item.variations.picture_unknown"),
    (
        [variation("Rojo", "S"), variation("Rojo", "M", picture_ids=[BLUE])],
        "item.variations.pictures_differ",
    ),
    (
        [
            {
                **variation("Rojo", "S"),
                "attribute_combinations": [{"id": "COLOR", "value_id": 101}],
            }
        ],
        "item.variations.combination_invalid",
    ),
    (
        [
            {
                **variation("Rojo", "S"),
                "attribute_combinations": [{"id": "BRAND", "value_name": "x"}],
            }
        ],
        "item.variations.attribute_not_allowed",
    ),
    ([variation("Rojo", "S", price=None)], "item.variations.price_required"),
]


@pytest.mark.parametrize(("variations", "code"), BAD, ids=[code for _, code in BAD])
async def test_that_variations_break_no_rule(shop: Shop, variations, code):
    sent = form(price=None, available_quantity=None, pictures=PICTURES, variations=variations)
    answer = await shop.post("/items", sent, by=NEW_SELLER)
    assert answer.status == 400
    assert code in answer.causes


async def test_that_a_value_outside_the_list_and_one_custom_attribute_are_taken(shop: Shop):
    one = variation("Verde limón", "S", picture_ids=[BLUE])
    one["attribute_combinations"].append({"name": "Estampado", "value_name": "Rayas"})
    sent = form(price=None, available_quantity=None, pictures=PICTURES, variations=[one])
    answer = await shop.post("/items", sent, by=NEW_SELLER)
    assert answer.status == 201, answer.json
    combination = answer.json["variations"][0]["attribute_combinations"]
    assert combination[0]["value_name"] == "Verde limón"
    assert combination[2]["name"] == "Estampado"


async def test_that_an_unknown_variation_is_refused(shop: Shop, item):
    answer = await put(shop, item, {"variations": [{"id": 5, "price": 1}]})
    assert "item.variations.unknown" in answer.causes
