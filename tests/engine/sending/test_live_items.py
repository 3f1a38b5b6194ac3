"""Listings read for several who ask at once: one request, and everybody's own answer."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from app.client.errors import ClientError
from app.engine.sending.live_items import MOST_TOGETHER, LiveItems
from tests.stands import fake_marketplace as fake
from tests.stands.fake_marketplace import FakeMarketplace, item_body

IDS = ["MX1", "MX2", "MX3"]


async def outcome(items: LiveItems, item_id: str) -> Any:
    """The id of the listing that came, or the error."""
    try:
        return (await items.get(item_id))["id"]
    except ClientError as error:
        return type(error).__name__


async def ask(shop: FakeMarketplace, ids: list[str]) -> list[Any]:
    items = LiveItems(shop.api)
    return list(await asyncio.gather(*(outcome(items, item_id) for item_id in ids)))


@pytest.mark.parametrize(
    ("ids", "faults", "came", "calls"),
    [
        (["MX1"], {}, ["MX1"], {"get": 1, "multiget": 0}),
        (IDS, {}, IDS, {"get": 0, "multiget": 1}),
        (["MX1", "MX1"], {}, ["MX1", "MX1"], {"get": 2, "multiget": 0}),
        (["MX1", "gone", "MX2"], {}, ["MX1", "NotFound", "MX2"], {"get": 1, "multiget": 1}),
        (IDS, {"multiget": [fake.NOT_SENT]}, ["Unreachable"] * 3, {"get": 0, "multiget": 1}),
        (IDS, {"multiget": [fake.TOO_MANY]}, ["RateLimited"] * 3, {"get": 0, "multiget": 1}),
        (IDS, {"multiget": [fake.INVALID]}, IDS, {"get": 3, "multiget": 1}),
        (IDS, {"multiget": [fake.CUT_AFTER]}, ["Undecodable"] * 3, {"get": 0, "multiget": 1}),
        (IDS, {"multiget": [fake.BAD_TOKEN]}, ["Unauthorized"] * 3, {"get": 0, "multiget": 1}),
        (IDS, {"multiget": [fake.GATEWAY_AFTER]}, ["ServerFault"] * 3, {"get": 0, "multiget": 1}),
    ],
)
async def test_that_who_asks_together_shares_a_request(
    ids: list[str], faults: dict[str, Any], came: list[str], calls: dict[str, int]
) -> None:
    shop = FakeMarketplace(*map(item_body, IDS))
    shop.faults.update(faults)
    assert await ask(shop, ids) == came
    assert {name: shop.count(name) for name in calls} == calls


async def test_that_no_request_asks_for_more_than_its_answer_is_quick_for() -> None:
    ids = [f"MX{number}" for number in range(2 * MOST_TOGETHER + 1)]
    shop = FakeMarketplace(*map(item_body, ids))
    assert await ask(shop, ids) == ids
    assert [c for c in shop.calls if c[0] == "multiget"] == [("multiget", MOST_TOGETHER)] * 2
    assert shop.count("get") == 1


async def test_that_one_who_gives_up_leaves_the_others_their_answer() -> None:
    shop = FakeMarketplace(*map(item_body, IDS))
    items = LiveItems(shop.api)
    given_up = asyncio.Event()

    async def first() -> None:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0):
                await items.get("MX1")
        given_up.set()

    async def other() -> None:
        assert await outcome(items, "MX2") == "MX2"
        await given_up.wait()

    await asyncio.gather(first(), other())
