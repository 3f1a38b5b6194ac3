"""Categories, attribute definitions and listing types ("Categories and attributes")."""

from __future__ import annotations

import pytest

from tests.stands.contract_shop import Shop
from tests.stands.small_world import LEAF, SmallWorld


async def test_that_a_category_is_answered_with_its_settings(shop: Shop):
    answer = await shop.get(f"/categories/{LEAF}")
    category = next(c for c in SmallWorld().categories() if c["id"] == LEAF)
    assert answer.json == {**category, "total_items_in_this_category": 50}


async def test_that_attribute_definitions_are_a_list(shop: Shop):
    answer = await shop.get(f"/categories/{LEAF}/attributes")
    assert answer.json == SmallWorld().attributes(LEAF)


async def test_that_every_site_lists_all_seven_types_under_their_new_names(shop: Shop):
    answer = await shop.get("/sites/MX/listing_types")
    names = {entry["id"]: entry["name"] for entry in answer.json}
    assert len(names) == 7
    assert (names["gold_pro"], names["gold_special"], names["free"]) == (
        "Premium",
        "Clásica",
        "Gratuita",
    )


@pytest.mark.parametrize(
    "path", ["/categories/MX9", "/categories/MX9/attributes", "/sites/XX/listing_types"]
)
async def test_that_what_is_unknown_is_not_found(shop: Shop, path):
    answer = await shop.get(path)
    assert (answer.status, answer.json["error"]) == (404, "not_found")
