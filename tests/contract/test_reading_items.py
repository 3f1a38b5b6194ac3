"""Reading items: one, several, some fields ("Item endpoints", payload rules 1 and 2)."""

from __future__ import annotations

import pytest

from tests.stands.contract_shop import BASE_URL, Shop
from tests.stands.small_world import OTHER_SELLER, TOP_SELLER

ITEM = "MX100100000"


async def test_that_an_item_is_answered_whole_and_with_addresses_of_this_host(shop: Shop):
    answer = await shop.get(f"/items/{ITEM}")
    assert answer.status == 200
    assert answer.json["id"] == ITEM
    assert answer.json["permalink"] == f"{BASE_URL}/articulo/{ITEM}"
    assert answer.json["pictures"][0]["url"].startswith(f"{BASE_URL}/pictures/")
    assert answer.json["descriptions"] == [{"id": f"{ITEM}-d"}]


async def test_that_attributes_limits_the_answer_to_the_fields_it_names(shop: Shop):
    answer = await shop.get(f"/items/{ITEM}?attributes=id,stop_time,nothing")
    assert list(answer.json) == ["id", "stop_time"]


async def test_that_an_unknown_item_is_not_found(shop: Shop):
    answer = await shop.get("/items/MX404")
    assert answer.status == 404
    assert answer.json == {
        "message": "There is no such item",
        "error": "not_found",
        "status": 404,
        "cause": [],
    }


@pytest.mark.parametrize(
    ("reader", "shown"), [(TOP_SELLER, True), (OTHER_SELLER, False), (None, False)]
)
async def test_that_only_the_seller_of_an_item_reads_its_contact(shop: Shop, reader, shown):
    one = await shop.get(f"/items/{ITEM}", by=reader)
    several = await shop.get(f"/items?ids={ITEM}", by=reader)
    assert ("seller_contact" in one.json) is shown
    assert ("seller_contact" in several.json[0]["body"]) is shown


async def test_that_several_items_come_as_elements_with_their_own_codes(shop: Shop):
    answer = await shop.get(f"/items?ids={ITEM},MX404")
    assert answer.status == 200
    assert [element["code"] for element in answer.json] == [200, 404]
    assert answer.json[0]["body"]["id"] == ITEM
    assert answer.json[1]["body"]["error"] == "not_found"
    assert answer.json[1]["body"]["id"] == "MX404"


async def test_that_a_token_stuck_to_an_id_makes_that_element_a_bad_request(shop: Shop):
    stuck = f"{ITEM}%3Faccess_token%3D{shop.token(TOP_SELLER)}"
    answer = await shop.get(f"/items?ids={ITEM},{stuck}")
    assert [element["code"] for element in answer.json] == [200, 400]
    assert answer.json[1]["body"]["error"] == "bad_request"
    assert shop.token(TOP_SELLER).encode() not in answer.content


@pytest.mark.parametrize("path", ["/items", "/items?", "/items?ids=", "/items?ids=,"])
async def test_that_items_without_ids_are_not_found(shop: Shop, path):
    answer = await shop.get(path)
    assert (answer.status, answer.json["error"]) == (404, "not_found")
    assert "id" in answer.json["message"]


@pytest.mark.parametrize(
    "path",
    [
        f"/items/{ITEM}/",
        f"/items/{ITEM}?",
        f"/items?ids={ITEM}%2CMX404",
        f"/items?ids={ITEM}, MX404",
    ],
)
async def test_that_small_variations_of_an_address_are_taken(shop: Shop, path):
    assert (await shop.get(path)).status == 200


async def test_that_what_a_seller_writes_is_never_taken_for_the_base_address(shop: Shop):
    item = shop.market.items.read(ITEM)
    assert item is not None
    shop.market.items.replace({**item, "title": "{base_url} y más"})
    answer = await shop.get(f"/items/{ITEM}")
    assert answer.json["title"] == "{base_url} y más"
    assert answer.json["permalink"].startswith(BASE_URL)
