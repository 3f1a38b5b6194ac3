""" "Mandatory free shipping on one site", sentence by sentence."""

from __future__ import annotations

import pytest

from tests.contract.sentences.counter import Counter
from tests.stands import known
from tests.stands.known import ARGENTINE, COLOMBIAN, TOP

FREE = {"mode": "me2", "free_shipping": True}
NOT_FREE = {"mode": "me2", "free_shipping": False}
CATEGORY = next(
    one
    for one in known.categories("MX")
    if one["settings"]["listing_allowed"]
    and "me2" in one["settings"]["shipping_modes"]
    and "used" in one["settings"]["item_conditions"]
    and (one["settings"]["maximum_price"] or 9_999) > 2_000
)


def form(price: object, **changes: object) -> known.Wire:
    return known.form(TOP, CATEGORY, **{"price": price, "shipping": NOT_FREE, **changes})


class TestNewItems:
    """Sentences 1 and 3."""

    @pytest.mark.parametrize("price", [550, "549.01", 900])
    async def test_that_one_above_the_threshold_without_it_cannot_be_published(
        self, counter: Counter, price
    ):
        for path in ("/items", "/items/validate"):
            answer = await counter.post(path, form(price), by=TOP)
            assert answer.status == 400
            assert answer.causes == ["item.shipping.free_shipping_mandatory"]

    @pytest.mark.parametrize("price", [549, 300])
    async def test_that_one_up_to_549_can(self, counter: Counter, price):
        item = await counter.made(form(price), TOP)
        assert item["shipping"]["free_shipping"] is False

    async def test_that_one_above_it_with_free_shipping_is_published(self, counter: Counter):
        item = await counter.made(form(900, shipping=FREE), TOP)
        assert item["shipping"]["tags"] == ["mandatory_free_shipping"]

    async def test_that_it_concerns_new_items_alone(self, counter: Counter):
        item = await counter.made(form(900, condition="used"), TOP)
        assert item["shipping"]["free_shipping"] is False

    async def test_that_it_concerns_one_site_alone(self, counter: Counter):
        for seller in (ARGENTINE, COLOMBIAN):
            category = known.leaf(known.SITE_OF[seller])
            price = category["settings"]["maximum_price"] or 90_000
            whole = known.form(seller, category, price=price)
            whole["shipping"] = {"mode": whole["shipping"]["mode"], "free_shipping": False}
            item = await counter.made(whole, seller)
            assert item["shipping"]["free_shipping"] is False
            assert item["shipping"]["tags"] == []

    @pytest.mark.parametrize(("price", "methods"), [(550, "mandatory"), (549, "optional")])
    async def test_that_the_need_is_detected_by_shipping_modes(
        self, counter: Counter, price, methods
    ):
        query = f"category_id={CATEGORY['id']}&item_price={price}"
        answer = await counter.get(f"/users/{TOP}/shipping_modes?{query}")
        mode = next(one for one in answer.json if one["mode"] == "me2")
        assert mode["shipping_attributes"]["free"]["methods"] == methods


class TestExistingItems:
    """Sentence 2."""

    async def test_that_they_are_changed_automatically(self, counter: Counter):
        item = await counter.made(form(500), TOP)
        shipping = (await counter.changed(item, TOP, price=600))["shipping"]
        assert shipping["free_shipping"] is True
        assert [one["id"] for one in shipping["free_methods"]] == list(
            known.world().free_methods("MX")
        )
        assert shipping["tags"] == ["mandatory_free_shipping"]

    async def test_that_the_integration_cannot_change_this(self, counter: Counter):
        item = await counter.made(form(900, shipping=FREE), TOP)
        for sent in ({"free_shipping": False}, {"free_shipping": False, "tags": []}):
            answer = await counter.put(f"/items/{item['id']}", {"shipping": sent}, by=TOP)
            assert answer.status == 400
            assert "item.shipping.free_shipping_mandatory" in answer.causes
        after = await counter.changed(item, TOP, shipping={"tags": []})
        assert after["shipping"]["tags"] == ["mandatory_free_shipping"]

    async def test_that_every_existing_match_has_it(self, counter: Counter):
        for item in await counter.found(TOP, "status=active&limit=100"):
            matches = item["condition"] == "new" and item["buying_mode"] != "classified"
            prices = [one["price"] for one in item["variations"]] or [item["price"]]
            if matches and min(prices) > 549:
                assert item["shipping"]["free_shipping"] is True
                assert "mandatory_free_shipping" in item["shipping"]["tags"]

    async def test_that_below_the_threshold_it_is_the_sellers_choice_again(self, counter: Counter):
        item = await counter.made(form(900, shipping=FREE), TOP)
        below = await counter.changed(item, TOP, price=400)
        assert (below["shipping"]["free_shipping"], below["shipping"]["tags"]) == (True, [])
        off = await counter.changed(item, TOP, shipping={"free_shipping": False})
        assert off["shipping"]["free_shipping"] is False


async def test_that_a_matching_item_is_relisted_with_free_shipping(counter: Counter):
    item = await counter.changed(await counter.made(form(500), TOP), TOP, status="closed")
    answer = await counter.post(f"/items/{item['id']}/relist", {"price": 600}, by=TOP)
    assert answer.status == 201, answer.json
    assert answer.json["shipping"]["free_shipping"] is True
    assert answer.json["shipping"]["tags"] == ["mandatory_free_shipping"]
