"""Shipping look-ups ("Shipping lookups", "Mandatory free shipping on one site" 3)."""

from __future__ import annotations

from decimal import Decimal

import pytest

from tests.stands.contract_shop import Shop
from tests.stands.small_world import LEAF, NEW_SELLER, OTHER_SELLER, TOP_SELLER

ITEM = "MX100200000"


@pytest.mark.parametrize(
    ("user", "price", "methods"),
    [
        (TOP_SELLER, "549", "optional"),
        (TOP_SELLER, "549.01", "mandatory"),
        (NEW_SELLER, "5000", "optional"),
        (OTHER_SELLER, "5000", "optional"),
    ],
)
async def test_that_modes_say_when_free_shipping_is_mandatory(shop: Shop, user, price, methods):
    path = f"/users/{user}/shipping_modes?category_id={LEAF}&item_price={price}"
    modes = {entry["mode"]: entry["shipping_attributes"] for entry in (await shop.get(path)).json}
    assert list(modes) == ["me2", "custom", "not_specified"]
    assert modes["me2"]["free"]["methods"] == methods
    assert modes["me2"]["costs"] == "not_allowed"
    assert modes["custom"]["costs"] == "optional"
    assert set(modes["me2"]["free"]) == {"methods", "accepted_methods", "rules", "flat"}
    assert set(modes["me2"]) == {
        "dimensions",
        "costs",
        "free",
        "local_pick_up",
        "mandatory_for_user",
    }


async def test_that_cost_follows_the_greater_of_weight_and_volume(shop: Shop):
    costs = [
        await _cost(shop, f"/users/{NEW_SELLER}/shipping_options/free?dimensions={dimensions}")
        for dimensions in ("9x17x22,462", "9x17x22,673", "9x17x22,2500", "90x50x40,673")
    ]
    assert costs == sorted(costs)
    # 9 x 17 x 22 / 5000 is 0.673 kg: up to there the weight does not matter.
    assert costs[0] == costs[1] < costs[2] < costs[3]


async def test_that_an_item_costs_what_its_package_or_its_category_does(shop: Shop):
    standard = await _cost(
        shop, f"/users/{NEW_SELLER}/shipping_options/free?dimensions=10x20x30,800"
    )
    assert await _cost(shop, f"/items/{ITEM}/shipping_options/free") == standard
    path = f"/users/{NEW_SELLER}/shipping_options/free?item_id={ITEM}"
    assert await _cost(shop, path) == standard
    sent = {"shipping": {"dimensions": "40x40x60,9000"}}
    assert (await shop.put(f"/items/{ITEM}", sent, by=NEW_SELLER)).status == 200
    assert await _cost(shop, path) > standard


async def test_that_several_items_are_answered_by_their_ids(shop: Shop):
    answer = await shop.get(f"/items/shipping_options/free?ids={ITEM},MX404,AR200100000")
    assert list(answer.json) == [ITEM, "AR200100000"]
    assert set(answer.json[ITEM]["coverage"]) == {
        "all_country",
        "all_country_except_exclusion_zone",
    }
    assert answer.json["AR200100000"] == {"coverage": {}}


async def test_that_leaving_out_the_far_zone_costs_less_and_is_for_those_outside_it(shop: Shop):
    path = f"/users/{NEW_SELLER}/shipping_options/free?dimensions=9x17x22,462"
    coverage = (await shop.get(path)).json["coverage"]
    near, whole = coverage["all_country_except_exclusion_zone"], coverage["all_country"]
    assert Decimal(near["list_cost"]) < Decimal(whole["list_cost"])
    assert near["currency_id"] == whole["currency_id"] == "MXN"


@pytest.mark.parametrize(
    ("path", "status", "word"),
    [
        (f"/users/{NEW_SELLER}/shipping_options/free", 400, "dimensions"),
        (f"/users/{NEW_SELLER}/shipping_options/free?dimensions=1x2,3", 400, "dimensions"),
        (f"/users/{NEW_SELLER}/shipping_options/free?dimensions=" + "9" * 5000, 400, "dimensions"),
        (f"/users/{NEW_SELLER}/shipping_options/free?item_id=AR200100000", 404, "item"),
        ("/users/404/shipping_options/free?dimensions=1x1x1,1", 404, "user"),
        ("/items/MX404/shipping_options/free", 404, "item"),
        ("/items/shipping_options/free", 404, "ids"),
        (f"/users/{NEW_SELLER}/shipping_modes", 400, "category_id"),
        (f"/users/{NEW_SELLER}/shipping_modes?category_id=MX9", 404, "category"),
        (
            f"/users/{NEW_SELLER}/shipping_modes?category_id={LEAF}&item_price=NaN",
            400,
            "item_price",
        ),
    ],
)
async def test_that_what_cannot_be_looked_up_says_why(shop: Shop, path, status, word):
    answer = await shop.get(path)
    assert answer.status == status
    assert word in answer.json["message"]


async def _cost(shop: Shop, path: str) -> Decimal:
    answer = await shop.get(path)
    assert answer.status == 200
    return Decimal(answer.json["coverage"]["all_country"]["list_cost"])
