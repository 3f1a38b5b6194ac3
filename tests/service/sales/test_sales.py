"""Sales for practice: the order, the stock that is taken, and buyers who come by themselves."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import pytest

from app.domain.timestamps import parse_timestamp
from app.service.application import ServiceSettings, build_for
from app.service.market.market import Market, open_market
from app.service.practice.clock import PracticeClock
from app.service.sales.register import MOST_DUE, STEP
from app.service.worlds.first_start import open_store
from tests.stands.forms import SHIRT as FORM
from tests.stands.small_world import NEW_SELLER, OTHER_SELLER, SmallWorld
from tests.stands.virtual_clock import VirtualClock

ITEM = f"MX{NEW_SELLER}00001"
Wire = dict[str, Any]


class Shop:
    """A seller's client of a marketplace that can be practised on."""

    def __init__(self, market: Market, seller: str = NEW_SELLER) -> None:
        kept = market.users.token(seller)
        assert kept is not None
        self.market = market
        self.client = httpx.AsyncClient(
            transport=httpx.ASGITransport(build_for(market, ServiceSettings(practice=True))),
            base_url="http://127.0.0.1",
            headers={"authorization": f"Bearer {kept.token}"},
        )

    async def sell(self, item_id: object = ITEM, **more: object) -> httpx.Response:
        return await self.client.post("/_practice/sales", json={"item_id": item_id, **more})

    async def sold(self, item_id: object = ITEM, **more: object) -> Wire:
        answer = await self.sell(item_id, **more)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    async def item(self, item_id: object = ITEM) -> Wire:
        return dict((await self.client.get(f"/items/{item_id}")).json())

    async def listed(self, **changes: object) -> Wire:
        answer = await self.client.post("/items", json={**FORM, **changes})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    async def varied(self, *stocks: int) -> Wire:
        form: Wire = {**FORM, "price": None, "available_quantity": None}
        colours = ("101", "102")
        form["variations"] = [
            {
                "attribute_combinations": [{"id": "COLOR", "value_id": colours[place]}],
                "price": 300,
                "available_quantity": stock,
                "picture_ids": ["https://example.com/a.jpg"],
            }
            for place, stock in enumerate(stocks)
        ]
        answer = await self.client.post("/items", json=form)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    async def orders(self) -> list[Wire]:
        answer = await self.client.get("/orders/search?limit=50")
        assert answer.status_code == 200
        return list(answer.json()["results"])

    async def wait(self, seconds: float) -> httpx.Response:
        return await self.client.post("/_practice/clock", json={"advance_seconds": seconds})

    async def rate(self, **fields: object) -> Wire:
        answer = await self.client.post("/_practice/sales", json=fields)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def shown(self) -> Wire:
        return dict((await self.client.get("/_practice/sales")).json())


@pytest.fixture
async def shop(market: Market) -> AsyncIterator[Shop]:
    shop = Shop(market)
    yield shop
    await shop.client.aclose()


async def test_that_a_sale_makes_an_order_takes_the_stock_and_counts_as_sold(shop: Shop):
    before = await shop.item()
    receipt = await shop.sold(quantity=2)
    (order,) = await shop.orders()
    assert order == receipt["order"]
    after = await shop.item()
    assert (after["available_quantity"], after["sold_quantity"]) == (3, 2)
    assert after["initial_quantity"] == before["initial_quantity"]
    assert after["last_updated"] > before["last_updated"]
    assert receipt["item"] == {
        name: after[name]
        for name in ("id", "available_quantity", "sold_quantity", "status", "sub_status")
    }
    assert receipt["variation"] is None
    assert order["order_items"] == [
        {
            "item": {"id": ITEM, "title": before["title"]},
            "quantity": 2,
            "unit_price": before["price"],
        }
    ]
    assert order["total_amount"] == 2 * before["price"]
    assert (order["status"], order["tags"]) == ("paid", ["paid", "not_delivered"])
    assert order["currency_id"] == "MXN"
    assert order["seller"] == {"id": before["seller_id"]}
    assert set(order["buyer"]) == {
        *("id", "nickname", "first_name", "last_name"),
        *("phone", "alternative_phone"),
    }
    # Nothing but what a sale is about has changed.
    same = set(before) - {"available_quantity", "sold_quantity", "last_updated"}
    assert {name: before[name] for name in same} == {name: after[name] for name in same}


async def test_that_an_order_is_as_the_description_says(shop: Shop):
    document = (await shop.client.get("/openapi.json")).json()
    assert "_practice" not in str(list(document["paths"]))
    schema = {"$ref": "#/components/schemas/Order", "components": document["components"]}
    item = await shop.varied(2, 5)
    await shop.sold(item["id"], variation_id=item["variations"][0]["id"])
    await shop.rate(per_hour=10)
    await shop.wait(3_600)
    orders = await shop.orders()
    assert len(orders) == 11
    for order in orders:
        jsonschema_rs.validate(schema, order)
    answer = (await shop.client.get(f"/items/{item['id']}")).json()
    schema = {"$ref": "#/components/schemas/Item", "components": document["components"]}
    jsonschema_rs.validate(schema, answer)


async def test_that_the_newest_order_comes_first_and_is_found_by_its_buyer(shop: Shop):
    phone = {"area_code": "222", "number": "5550000"}
    first = await shop.sold()
    second = await shop.sold(buyer={"nickname": "ANA", "first_name": "Ana", "phone": phone})
    assert [order["id"] for order in await shop.orders()] == [
        second["order"]["id"],
        first["order"]["id"],
    ]
    answer = await shop.client.get("/orders/search?q=ana&tags=paid")
    (found,) = answer.json()["results"]
    assert found["buyer"]["nickname"] == "ANA"
    assert found["buyer"]["phone"] == phone
    # What was not said of the buyer is somebody's all the same.
    assert found["buyer"]["last_name"]


async def test_that_a_variation_is_sold_with_its_own_stock_and_price(shop: Shop):
    item = await shop.varied(2, 5)
    first, second = item["variations"]
    receipt = await shop.sold(item["id"], variation_id=second["id"], quantity=2)
    after = await shop.item(item["id"])
    assert [one["available_quantity"] for one in after["variations"]] == [2, 3]
    assert [one["sold_quantity"] for one in after["variations"]] == [0, 2]
    assert (after["available_quantity"], after["sold_quantity"]) == (5, 2)
    assert receipt["variation"] == {
        "id": second["id"],
        "available_quantity": 3,
        "sold_quantity": 2,
    }
    # An id may come as text.
    await shop.sold(item["id"], variation_id=str(first["id"]), quantity=2)
    after = await shop.item(item["id"])
    assert (after["status"], after["available_quantity"]) == ("active", 3)
    await shop.sold(item["id"], variation_id=second["id"], quantity=3)
    after = await shop.item(item["id"])
    assert (after["status"], after["sub_status"]) == ("paused", ["out_of_stock"])


@pytest.mark.parametrize(
    ("listing_type", "status", "sub_status"),
    [
        ("gold_special", "paused", ["out_of_stock"]),
        ("gold_pro", "paused", ["out_of_stock"]),
        ("silver", "closed", []),
        ("free", "closed", []),
    ],
)
async def test_that_what_is_sold_out_pauses_or_closes_by_its_type(
    shop: Shop, listing_type: str, status: str, sub_status: list[str]
):
    item = await shop.listed(listing_type_id=listing_type)
    await shop.wait(60)
    receipt = await shop.sold(item["id"], quantity=4)
    assert (receipt["item"]["status"], receipt["item"]["sub_status"]) == (status, sub_status)
    after = await shop.item(item["id"])
    now = shop.market.now()
    assert (parse_timestamp(after["stop_time"]) == now) == (status == "closed")
    assert (await shop.sell(item["id"])).status_code == 400
    if status == "paused":
        # Stock that returns makes it active, and it sells again.
        body = {"available_quantity": 1}
        answer = await shop.client.put(f"/items/{item['id']}", json=body)
        assert answer.json()["status"] == "active"
        await shop.sold(item["id"])


@pytest.mark.parametrize("status", ["paused", "closed"])
async def test_that_only_an_active_listing_is_sold(shop: Shop, status: str):
    await shop.client.put(f"/items/{ITEM}", json={"status": status})
    before = await shop.item()
    answer = await shop.sell()
    assert (answer.status_code, answer.json()["error"]) == (400, "validation_error")
    (cause,) = answer.json()["cause"]
    assert cause["code"] == "sale.status.not_active"
    assert status in cause["message"]
    assert await shop.item() == before
    assert await shop.orders() == []


async def test_that_all_that_is_against_a_sale_is_reported_at_once(shop: Shop):
    await shop.client.put(f"/items/{ITEM}", json={"status": "paused"})
    answer = await shop.sell(quantity=6)
    assert [cause["code"] for cause in answer.json()["cause"]] == [
        "sale.status.not_active",
        "sale.quantity.exceeds_stock",
    ]
    assert "only 5 available" in answer.json()["cause"][1]["message"]


async def test_that_a_listing_with_variations_needs_to_know_which(shop: Shop):
    item = await shop.varied(2, 1)
    (cause,) = (await shop.sell(item["id"])).json()["cause"]
    assert cause["code"] == "sale.variation_id.required"
    second = item["variations"][1]["id"]
    (cause,) = (await shop.sell(item["id"], variation_id=second, quantity=2)).json()["cause"]
    assert cause["code"] == "sale.quantity.exceeds_stock"
    assert (await shop.sell(item["id"], variation_id=1)).status_code == 404
    assert (await shop.sell(ITEM, variation_id=second)).status_code == 404


async def test_that_an_auction_is_not_sold_by_the_unit(shop: Shop):
    item = await shop.listed(buying_mode="auction")
    (cause,) = (await shop.sell(item["id"])).json()["cause"]
    assert cause["code"] == "sale.buying_mode.not_for_sale"


@pytest.mark.parametrize(
    ("item_id", "status"), [("MX404", 404), (f"AR{OTHER_SELLER}00001", 403), ("..", 400)]
)
async def test_that_unknown_and_foreign_listings_are_with_own_name(
    shop: Shop, item_id: str, status: int
):
    assert (await shop.sell(item_id)).status_code == status


WRONG: list[tuple[Wire, str]] = [
    ({}, "item_id"),
    ({"item_id": None}, "item_id"),
    ({"item_id": 5}, "item_id"),
    ({"item_id": ITEM, "quantity": 0}, "quantity"),
    ({"item_id": ITEM, "quantity": -1}, "quantity"),
    ({"item_id": ITEM, "quantity": 1.5}, "quantity"),
    ({"item_id": ITEM, "quantity": "2"}, "quantity"),
    ({"item_id": ITEM, "quantity": True}, "quantity"),
    ({"item_id": ITEM, "quantity": None}, "quantity"),
    ({"item_id": ITEM, "quantity": 10**12}, "quantity"),
    ({"item_id": ITEM, "variation_id": []}, "variation_id"),
    ({"item_id": ITEM, "variation": 1}, "variation: no such field"),
    ({"item_id": ITEM, "buyer": "Ana"}, "buyer"),
    ({"item_id": ITEM, "buyer": {"nickname": 5}}, "buyer.nickname"),
    ({"item_id": ITEM, "buyer": {"nickname": "x" * 101}}, "buyer.nickname"),
    ({"item_id": ITEM, "buyer": {"name": "Ana"}}, "buyer.name: no such field"),
    ({"item_id": ITEM, "buyer": {"phone": "555"}}, "buyer.phone"),
    ({"item_id": ITEM, "buyer": {"phone": {"number": 5}}}, "buyer.phone.number"),
    ({"item_id": ITEM, "buyer": {"phone": {"phone": {}}}}, "buyer.phone.phone"),
    ({"item_id": ITEM, "per_hour": 5}, "per_hour"),
    ({"per_hour": -1}, "per_hour"),
    ({"per_hour": 3601}, "per_hour"),
    ({"per_hour": 0.0001}, "per_hour"),
    ({"per_hour": "5"}, "per_hour"),
    ({"per_hour": None}, "per_hour"),
    ({"per_hour": True}, "per_hour"),
    ({"per_hour": 5, "seed": "x"}, "seed"),
    ({"per_hour": 5, "seed": 2**63}, "seed"),
    ({"per_hour": 5, "quantity": 1}, "quantity: no such field"),
]


@pytest.mark.parametrize(("body", "field"), WRONG, ids=lambda value: str(value)[:50])
async def test_that_what_is_no_sale_is_refused_by_name(shop: Shop, body: Wire, field: str):
    answer = await shop.client.post("/_practice/sales", json=body)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad_request")
    assert field in answer.json()["message"]
    assert await shop.orders() == []


@pytest.mark.parametrize("body", [b"", b"[]", b"{", b'{"item_id": NaN}', b"\xff"])
async def test_that_a_body_that_is_no_object_is_refused(shop: Shop, body: bytes):
    answer = await shop.client.post("/_practice/sales", content=body)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad_request")


async def test_that_a_sale_locks_the_title_and_leaves_the_stock_open(shop: Shop):
    await shop.sold()
    answer = await shop.client.put(f"/items/{ITEM}", json={"title": "Otra camisa"})
    assert answer.status_code == 400
    assert [cause["code"] for cause in answer.json()["cause"]] == ["item.title.not_modifiable"]
    answer = await shop.client.put(f"/items/{ITEM}", json={"available_quantity": 9})
    assert (answer.json()["available_quantity"], answer.json()["sold_quantity"]) == (9, 1)


async def test_that_buyers_come_as_often_as_the_rate_says(shop: Shop):
    assert await shop.shown() == {
        "per_hour": 0,
        "seed": 0,
        "sold": 0,
        "missed": 0,
        "next": None,
    }
    began = shop.market.now()
    first = await shop.rate(per_hour=6, seed=3)
    assert (first["per_hour"], first["seed"], first["sold"]) == (6, 3, 0)
    next_at = parse_timestamp(first["next"])
    assert next_at is not None
    assert began <= next_at <= began + timedelta(minutes=10)
    assert (await shop.wait(2 * 3_600)).status_code == 200
    orders = await shop.orders()
    assert len(orders) == 12
    # One in each ten minutes, dated when the buyer came and not when somebody asked.
    moments = [parse_timestamp(order["date_created"]) for order in reversed(orders)]
    assert moments[0] == next_at
    for place, moment in enumerate(moments):
        assert moment is not None
        assert timedelta(minutes=10 * place) <= moment - began <= timedelta(minutes=10 * place + 10)
    shown = await shop.shown()
    assert (shown["sold"], shown["missed"]) == (12, 0)
    taken = sum(order["order_items"][0]["quantity"] for order in orders)
    page = (await shop.client.get(f"/users/{NEW_SELLER}/items/search?limit=100")).json()
    items = [await shop.item(item_id) for item_id in page["results"]]
    assert sum(item["sold_quantity"] for item in items) == taken
    assert all(item["available_quantity"] + item["sold_quantity"] == 5 for item in items)


async def test_that_a_seed_brings_the_same_buyers(small_store: Path, tmp_path: Path):
    def draw_picture(key: str, size: int) -> bytes:
        return b""

    async def bought(place: str, seed: int) -> list[Wire]:
        folder = Path(shutil.copytree(small_store, tmp_path / place))
        database = open_store(folder, SmallWorld, seed=1, listings=30)
        market = open_market(
            database,
            folder,
            clock=PracticeClock(VirtualClock()),
            draw_picture=lambda key, size: b"",
        )
        shop = Shop(market)
        await shop.rate(per_hour=20, seed=seed)
        await shop.wait(3_600)
        orders = await shop.orders()
        await shop.client.aclose()
        database.close()
        return orders

    first = await bought("first", 1)
    assert len(first) == 20
    assert await bought("again", 1) == first
    assert await bought("other", 2) != first


@pytest.mark.logs_warnings
async def test_that_a_sale_is_wholly_there_or_not_at_all(
    shop: Shop, clock: VirtualClock, monkeypatch: pytest.MonkeyPatch
):
    def full_disk(item: object) -> None:
        raise OSError("no space left")

    before = await shop.item()
    monkeypatch.setattr(shop.market.items, "replace", full_disk)
    assert (await shop.sell()).status_code == 500
    await shop.rate(per_hour=60)
    clock.advance(120)
    # What is due and cannot be written keeps nobody from reading.
    assert await shop.item() == before
    assert await shop.orders() == []
    assert (await shop.shown())["sold"] == 0
    monkeypatch.undo()
    clock.advance(60)
    assert (await shop.shown())["sold"] == 3


async def test_that_buyers_come_while_time_goes_by(shop: Shop, clock: VirtualClock):
    await shop.rate(per_hour=60)
    clock.advance(600)
    # Whoever asks next finds them, whatever is asked.
    await shop.client.get("/currencies")
    assert len(await shop.orders()) == 10
    await shop.client.delete("/_practice/sales")
    clock.advance(600)
    assert len(await shop.orders()) == 10
    assert (await shop.shown())["per_hour"] == 0


async def test_that_more_than_a_step_is_sold_at_once(shop: Shop, clock: VirtualClock):
    await shop.rate(per_hour=3_600)
    clock.advance(2 * STEP + 5)
    assert (await shop.shown())["sold"] == 2 * STEP + 5


async def test_that_a_rate_of_nothing_ends_the_sales(shop: Shop):
    await shop.rate(per_hour=60)
    assert (await shop.rate(per_hour=0))["next"] is None
    await shop.wait(3_600)
    assert await shop.orders() == []


async def test_that_buyers_who_find_nothing_go_away(shop: Shop):
    page = (await shop.client.get(f"/users/{NEW_SELLER}/items/search?limit=100")).json()
    for item_id in page["results"]:
        await shop.client.put(f"/items/{item_id}", json={"status": "paused"})
    await shop.rate(per_hour=60)
    await shop.wait(600)
    shown = await shop.shown()
    assert (shown["sold"], shown["missed"]) == (0, 10)
    await shop.client.put(f"/items/{ITEM}", json={"status": "active"})
    await shop.wait(600)
    shown = await shop.shown()
    # Five units were left of the one listing that came back.
    assert 1 <= shown["sold"] <= 5
    assert shown["sold"] + shown["missed"] == 20
    assert (await shop.item())["sub_status"] == ["out_of_stock"]


async def test_that_each_seller_has_a_rate_of_their_own(shop: Shop, market: Market):
    await shop.rate(per_hour=60)
    other = Shop(market, OTHER_SELLER)
    assert (await other.shown())["per_hour"] == 0
    assert (await other.client.get("/orders/search")).json()["results"] == []
    await other.client.aclose()


async def test_that_nobody_buys_while_the_marketplace_does_not_run(
    shop: Shop, market: Market, clock: VirtualClock
):
    await shop.rate(per_hour=60, seed=4)
    clock.advance(120)
    assert (await shop.shown())["sold"] == 2
    clock.advance(36_000)
    again = Shop(market)
    shown = await again.shown()
    assert (shown["per_hour"], shown["seed"], shown["sold"], shown["missed"]) == (60, 4, 2, 0)
    now, next_at = market.now(), parse_timestamp(shown["next"])
    assert next_at is not None
    assert now < next_at <= now + timedelta(minutes=2)
    clock.advance(300)
    assert (await again.shown())["sold"] == 7
    await again.client.aclose()


async def test_that_a_journey_past_too_many_buyers_is_refused(shop: Shop):
    before = shop.market.now()
    await shop.rate(per_hour=3_600)
    answer = await shop.wait(MOST_DUE + 60)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad_request")
    assert "advance_seconds" in answer.json()["message"]
    assert shop.market.now() == before
    assert await shop.orders() == []


async def test_that_what_was_due_too_long_ago_is_missed(shop: Shop, clock: VirtualClock):
    await shop.rate(per_hour=3_600)
    clock.advance(MOST_DUE + 1_000)
    shown = await shop.shown()
    assert shown["sold"] + shown["missed"] == MOST_DUE + 1_000
    assert shown["missed"] >= 1_000
    # No more than there was.
    assert shown["sold"] <= 30 * 5


async def test_that_a_listing_that_ended_on_the_way_is_not_sold_afterwards(shop: Shop):
    page = (await shop.client.get(f"/users/{NEW_SELLER}/items/search?limit=100")).json()
    for item_id in page["results"]:
        await shop.client.put(f"/items/{item_id}", json={"status": "paused"})
    item = await shop.listed(listing_type_id="free", available_quantity=9_000)
    await shop.rate(per_hour=0.25)
    end = parse_timestamp(item["stop_time"])
    assert end is not None
    assert (await shop.wait(61 * 86_400)).status_code == 200
    shown = await shop.shown()
    # Sixty days long somebody could buy it, and for the last one nobody.
    assert (shown["sold"], shown["missed"]) == (60 * 6, 6)
    assert (await shop.item(item["id"]))["status"] == "closed"
    newest = parse_timestamp((await shop.orders())[0]["date_created"])
    assert newest is not None
    assert newest <= end


async def test_that_buyers_come_while_the_token_of_the_seller_has_expired(shop: Shop):
    faults = {"faults": [{"kind": "expire_token", "path": "/users/me"}]}
    await shop.client.post("/_practice/faults", json=faults)
    assert (await shop.client.get("/users/me")).status_code == 401
    await shop.sold()
    assert (await shop.shown())["per_hour"] == 0
    assert (await shop.client.delete("/_practice/sales")).status_code == 204
    await shop.client.delete("/_practice/faults")
    assert len(await shop.orders()) == 1
