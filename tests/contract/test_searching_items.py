"""The search of a seller's own items ("Scan search", "Paging block", "Limits")."""

from __future__ import annotations

from typing import Any

import pytest

from app.service.market.market import Market
from tests.stands.contract_shop import Shop
from tests.stands.small_world import NEW_SELLER, TOP_SELLER, SmallWorld, stored_item
from tests.stands.virtual_clock import VirtualClock

SEARCH = f"/users/{NEW_SELLER}/items/search"
ALL = [f"MX{NEW_SELLER}{number:05d}" for number in range(20)]
MANY = 1_230


async def search(shop: Shop, query: str = "") -> Any:
    answer = await shop.get(f"{SEARCH}?{query}", by=NEW_SELLER)
    assert answer.status == 200, answer.json
    return answer.json


async def test_that_a_search_answers_ids_and_where_the_page_stands(shop: Shop):
    page = await search(shop)
    assert page["results"] == ALL
    assert page["paging"] == {"total": 20, "offset": 0, "limit": 50}
    assert str(page["seller_id"]) == NEW_SELLER
    page = await search(shop, "offset=15&limit=10")
    assert page["results"] == ALL[15:]
    assert page["paging"] == {"total": 20, "offset": 15, "limit": 10}


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("status=active", 19),
        ("status=paused", 1),
        ("sub_status=out_of_stock", 1),
        ("sub_status=out", 0),
        ("category_id=MX1010", 20),
        ("category_id=MX9", 0),
        ("listing_type_id=gold_special", 20),
        ("seller_custom_field=SKU-7", 1),
        ("q=CAMISA+numero+7", 2),
        ("q=%25", 0),
        ("q=%22+OR+1=1--", 0),
        ("q=camisa&status=paused", 1),
    ],
)
async def test_that_a_search_can_be_narrowed(shop: Shop, query, found):
    await shop.put(f"/items/{ALL[3]}", {"available_quantity": 0}, by=NEW_SELLER)
    page = await search(shop, query)
    assert (len(page["results"]), page["paging"]["total"]) == (found, found)


@pytest.mark.parametrize("sort", ["last_updated_desc", "date_created_desc"])
async def test_that_a_search_can_be_sorted(shop: Shop, sort):
    assert (await search(shop, f"sort={sort}"))["results"] == ALL[::-1]
    await shop.put(f"/items/{ALL[3]}", {"price": 333}, by=NEW_SELLER)
    newest = (await search(shop, f"sort={sort}&limit=1"))["results"]
    assert newest == [ALL[3] if sort == "last_updated_desc" else ALL[-1]]


@pytest.mark.parametrize(
    "query",
    [
        "limit=101",
        "limit=-1",
        "limit=x",
        "offset=-1",
        "offset=1000",
        "offset=1000&limit=0",
        "search_type=scan&limit=0",
        "sort=price",
        "search_type=other",
        "search_type=scan&offset=10",
        "search_type=scan&scroll_id=unknown",
    ],
)
async def test_that_a_page_outside_the_limits_is_a_bad_request(shop: Shop, query):
    answer = await shop.get(f"{SEARCH}?{query}", by=NEW_SELLER)
    assert (answer.status, answer.json["error"]) == (400, "bad_request")


class TestScan:
    """Beyond 1,000 results."""

    @pytest.fixture(autouse=True)
    def many(self, market: Market) -> None:
        seller = SmallWorld().sellers()[1]
        with market.database.transaction():
            for number in range(20, MANY):
                market.items.add(stored_item(f"MX{NEW_SELLER}{number:05d}", seller, number))

    async def test_that_offsets_and_a_scan_together_meet_every_item_once(self, shop: Shop):
        ids: list[str] = []
        for offset in range(0, 1000, 100):
            page = await search(shop, f"offset={offset}&limit=100")
            assert page["paging"]["total"] == MANY
            ids += page["results"]
        first = await search(shop, "search_type=scan&limit=100")
        assert first["results"] == ids[:100]
        while True:
            query = f"search_type=scan&limit=100&scroll_id={first['scroll_id']}"
            page = await search(shop, query)
            if page is None:
                break
            ids += page["results"]
        assert ids == [f"MX{NEW_SELLER}{number:05d}" for number in range(MANY)]

    async def test_that_the_default_page_of_a_scan_has_50(self, shop: Shop):
        assert len((await search(shop, "search_type=scan"))["results"]) == 50

    async def test_that_a_scroll_lives_five_minutes_after_its_last_use(
        self, shop: Shop, clock: VirtualClock
    ):
        scroll_id = (await search(shop, "search_type=scan"))["scroll_id"]
        for _ in range(3):
            clock.advance(299)
            await search(shop, f"search_type=scan&limit=10&scroll_id={scroll_id}")
        clock.advance(301)
        answer = await shop.get(f"{SEARCH}?search_type=scan&scroll_id={scroll_id}", by=NEW_SELLER)
        assert (answer.status, answer.json["error"]) == (400, "bad_request")

    async def test_that_a_scroll_is_its_sellers_own(self, shop: Shop):
        scroll_id = (await search(shop, "search_type=scan"))["scroll_id"]
        path = f"/users/{TOP_SELLER}/items/search?search_type=scan&scroll_id={scroll_id}"
        assert (await shop.get(path, by=TOP_SELLER)).status == 400


async def test_that_a_scan_of_few_ends_after_its_first_page(shop: Shop):
    page = await search(shop, "search_type=scan")
    assert page["results"] == ALL
    assert await search(shop, f"search_type=scan&scroll_id={page['scroll_id']}") is None
