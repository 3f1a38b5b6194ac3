"""Reading the shop: nothing missed, nothing twice, and what is gone is forgotten."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from app.client.errors import ClientError
from app.domain.models.shipping import Coverage
from app.engine.catalog.catalog import ItemCatalog, ListingQuery
from app.engine.catalog.listing_search import ListingSearch
from app.engine.events import RowsChanged, Synced, SyncProgress
from app.engine.plans.operation_parsing import parse_operation
from app.engine.sync import enrichment
from app.engine.sync.enrichment import cost_of
from app.engine.sync.item_rows import now_milliseconds
from app.engine.sync.repeated_reading import MOST_IN_A_ROW
from app.engine.sync.sync import Sync
from app.engine.sync_receipt import Receipt
from app.rules.offer.price import decimal_places
from app.workspace.catalog.catalog import CatalogWriter
from tests.stands import fake_marketplace as fake
from tests.stands.fake_marketplace import FakeMarketplace, item_body
from tests.stands.virtual_clock import VirtualClock


class Stand:
    """A catalog that is synced with a marketplace."""

    def __init__(self, path: Path) -> None:
        self.writer = CatalogWriter(path)
        self.catalog = ItemCatalog(path)
        self.told: list[Any] = []

    def sync(self, shop: FakeMarketplace, *, full: bool = False) -> Sync:
        return Sync(
            shop.api,
            self.writer,
            user_id="77",
            site_id="MX",
            clock=VirtualClock(),
            publish=self.told.append,
            full=full,
        )

    @property
    def ids(self) -> set[str]:
        return set(ListingSearch(self.catalog.path).ids(ListingQuery()))


@pytest.fixture
def stand(tmp_path: Path) -> Iterator[Stand]:
    made = Stand(tmp_path / "catalogue.db")
    yield made
    made.writer.close()


def shop_of(count: int) -> FakeMarketplace:
    return FakeMarketplace(*(item_body(f"MX{n}") for n in range(count)))


@pytest.mark.parametrize("count", [0, 1, 99, 100, 101, 999, 1000, 1001, 2350])
@pytest.mark.parametrize("scan_begins", [100, 1000])
async def test_that_every_listing_is_found_wherever_a_scan_begins(
    stand: Stand, count: int, scan_begins: int
) -> None:
    shop = shop_of(count)
    shop.scan_begins = scan_begins
    receipt = await stand.sync(shop).run()
    assert stand.ids == set(shop.stored)
    assert (receipt.counted, receipt.missing, receipt.complete) == (count, 0, True)
    assert stand.catalog.synced_at() == receipt.ended_at
    assert stand.told[-2:] == [RowsChanged(None), Synced(receipt)]
    if count:
        last = [event for event in stand.told if isinstance(event, SyncProgress)][-1]
        assert (last.done, last.total) == (count, count)


@pytest.mark.parametrize("total", [-5, 0, 3, 10**12])
async def test_that_a_wrong_total_does_not_steer_the_walk(stand: Stand, total: int) -> None:
    shop = shop_of(250)
    shop.total = total
    receipt = await stand.sync(shop).run()
    assert stand.ids == set(shop.stored)
    assert receipt.missing == max(0, total - 250)


@pytest.mark.parametrize("seed", range(12))
async def test_that_every_change_is_noticed_in_whatever_order_answers_come(
    stand: Stand, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    shop = shop_of(60)
    await stand.sync(shop).run()
    for number, item in enumerate(shop.stored.values()):
        if number % 7:
            item.update(price=777, last_updated=f"2031-01-01T00:{number:02}:00.000Z")
    answer, chance = shop.api.items.get_raw, random.Random(seed)

    async def late(*asked: Any) -> Any:
        for _ in range(chance.choice((0, 1, 2, 40))):
            await asyncio.sleep(0)
        return await answer(*asked)

    monkeypatch.setattr(shop.api.items, "get_raw", late)
    monkeypatch.setattr("app.engine.sync.sync.BATCH", 4)
    receipt = await stand.sync(shop).run()
    changed = sum(1 for number in range(60) if number % 7)
    assert (receipt.changed, receipt.complete) == (changed, True)


async def test_that_smaller_pages_than_asked_for_are_walked_to_the_end(stand: Stand) -> None:
    shop = shop_of(170)
    shop.largest_page = 50
    await stand.sync(shop).run()
    assert len(stand.ids) == 170


async def test_that_repeats_are_dropped_and_counted(stand: Stand) -> None:
    shop = shop_of(120)
    shop.listed = [*list(shop.stored)[:100], "MX5", *list(shop.stored)[100:], "not an id!"]
    receipt = await stand.sync(shop).run()
    assert (receipt.counted, receipt.repeated) == (120, 1)


async def test_that_what_disappeared_is_removed_and_what_only_slipped_is_kept(stand: Stand) -> None:
    shop = shop_of(30)
    await stand.sync(shop).run()
    del shop.stored["MX3"]
    shop.stored["MX4"].update(status="closed", sub_status=["deleted"])
    shop.listed = [i for i in shop.stored if i not in ("MX4", "MX5")]
    receipt = await stand.sync(shop).run()
    assert stand.ids == set(shop.stored) - {"MX4"}
    assert (receipt.removed, receipt.complete) == (2, True)


async def test_that_bodies_missing_in_an_answer_are_asked_for_again(stand: Stand) -> None:
    shop = shop_of(20)
    shop.omitted = ["MX7", "MX9", "MX9"]
    receipt = await stand.sync(shop).run()
    assert stand.ids == set(shop.stored) - {"MX9"}
    assert (receipt.asked_again, receipt.complete) == (3, False)
    assert stand.catalog.synced_at() is None


@pytest.mark.parametrize(
    ("body", "there", "unreadable"),
    [
        (b'{"id": "MX1", "price": [], "variations": 7, "title": 5}', True, 1),
        (b'{"id": "MX1", "status": "brand_new", "sub_status": ["never_seen"]}', True, 0),
        (b'{"id": "MX1", "price": 1e400}', False, 0),
        (b'{"title": "no id"}', False, 0),
        (b"null", False, 0),
        (b"[]", False, 0),
    ],
)
async def test_that_an_odd_body_costs_no_other(
    stand: Stand, body: bytes, there: bool, unreadable: int
) -> None:
    shop = shop_of(5)
    shop.bodies["MX1"] = body
    receipt = await stand.sync(shop).run()
    assert ("MX1" in stand.ids, len(stand.ids)) == (there, 5 if there else 4)
    assert (receipt.unreadable, receipt.complete) == (unreadable, there)


async def test_that_bodies_are_kept_as_they_came(stand: Stand) -> None:
    shop = shop_of(1)
    text = '{"price":100.10,  "id":"MX0", "new":{"x":[1.50]}}'
    shop.bodies["MX0"] = text.encode()
    await stand.sync(shop).run()
    found = stand.writer.body("MX0")
    assert found == text.encode()
    assert json.loads(found)["new"] == {"x": [1.5]}


@pytest.mark.parametrize("call", ["search", "multiget"])
async def test_that_a_failure_on_the_way_keeps_what_was_read(stand: Stand, call: str) -> None:
    shop = shop_of(400)
    shop.faults[call] = [None, None, fake.NOT_SENT]
    with pytest.raises(ClientError):
        await stand.sync(shop).run()
    assert stand.catalog.synced_at() is None
    before = stand.ids
    await stand.sync(shop).run()
    assert before <= stand.ids == set(shop.stored)


async def test_that_listings_nobody_answers_for_cost_no_other(stand: Stand) -> None:
    shop = shop_of(250)
    shop.unanswerable = {"MX7", "MX8", "MX130"}
    receipt = await stand.sync(shop).run()
    assert stand.ids == set(shop.stored) - shop.unanswerable
    assert (receipt.counted, receipt.lost, receipt.complete) == (250, 3, False)
    shop.unanswerable.clear()
    receipt = await stand.sync(shop).run()
    assert stand.ids == set(shop.stored)
    assert (receipt.lost, receipt.complete) == (0, True)


async def test_that_a_listing_nobody_answers_for_keeps_what_was_known_of_it(stand: Stand) -> None:
    shop = shop_of(120)
    await stand.sync(shop).run()
    shop.unanswerable = {"MX7"}
    receipt = await stand.sync(shop, full=True).run()
    assert stand.ids == set(shop.stored)
    assert (receipt.lost, receipt.removed, receipt.complete) == (1, 0, False)


async def test_that_a_service_that_answers_nothing_ends_the_reading(stand: Stand) -> None:
    shop = shop_of(400)
    shop.unanswerable = set(shop.stored)
    with pytest.raises(ClientError):
        await stand.sync(shop).run()
    # As many as are an outage, and those that were on their way.
    assert shop.count("multiget") < 2 * MOST_IN_A_ROW


@pytest.mark.parametrize("bad", [fake.GATEWAY_AFTER, fake.CUT_AFTER, fake.TIMED_OUT_BEFORE])
async def test_that_a_page_of_the_list_is_asked_for_again(stand: Stand, bad: fake.Fault) -> None:
    shop = shop_of(350)
    shop.faults["search"] = [None, bad, bad]
    receipt = await stand.sync(shop).run()
    assert stand.ids == set(shop.stored)
    assert receipt.complete


async def test_that_a_walk_goes_on_behind_a_page_that_cannot_be_had(stand: Stand) -> None:
    shop = shop_of(350)
    shop.listing_holes = {95}
    receipt = await stand.sync(shop).run()
    assert len(stand.ids) >= 250
    assert not receipt.complete
    shop.listing_holes.clear()
    assert (await stand.sync(shop).run()).complete
    assert stand.ids == set(shop.stored)


@pytest.mark.parametrize("knows_order", [True, False])
async def test_that_what_moved_while_the_shop_was_read_is_read_once_more(
    stand: Stand, knows_order: bool
) -> None:
    shop = shop_of(300)
    shop.knows_order = knows_order
    later = {"price": 777, "last_updated": "2026-11-21T09:00:00.000Z"}

    def sold(work: Any) -> Any:
        """Somebody buys the first listing, which was read already, while the last are."""
        answer = work()
        shop.stored["MX0"] |= later
        return answer

    shop.faults["multiget"] = [None, None, sold]
    receipt = await stand.sync(shop).run()
    (row,) = stand.writer.rows_of(["MX0"]).values()
    assert (row.price, receipt.moved) == ((77700, 1) if knows_order else (10000, 0))
    assert receipt.complete


@pytest.mark.parametrize(
    ("fields", "net"),
    [
        ({"price": 100}, 8850),
        ({"price": 100, "shipping": {"free_shipping": True}}, -150),
        ({"price": 100, "listing_type_id": "free"}, 10000),
        ({"price": 100, "listing_type_id": "unheard_of"}, None),
        ({"price": None}, None),
    ],
)
async def test_that_what_is_left_of_a_sale_is_known(
    stand: Stand, fields: dict[str, Any], net: int | None
) -> None:
    await stand.sync(FakeMarketplace(item_body("MX1", **fields))).run()
    row = stand.catalog.row("MX1")
    assert row is not None
    assert row.net == net


async def test_that_categories_in_use_and_listing_types_are_stored_once(stand: Stand) -> None:
    shop = FakeMarketplace(
        item_body("MX1"), item_body("MX2", category_id="MX200"), item_body("MX3")
    )
    await stand.sync(shop).run()
    await stand.sync(shop).run()
    assert shop.count("category") == 2
    for kind in ("category", "attributes"):
        assert stand.catalog.document(kind, "MX200") is not None
    assert stand.catalog.document("listing_types", "MX") is not None


@pytest.mark.parametrize(("hours", "full", "asked"), [(23, False, 1), (25, False, 2), (0, True, 2)])
async def test_that_what_categories_ask_for_is_read_again_in_time(
    stand: Stand, hours: int, full: bool, asked: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    shop = FakeMarketplace(item_body("MX1"))
    await stand.sync(shop).run()
    later = now_milliseconds() + hours * 3_600_000
    monkeypatch.setattr(enrichment, "now_milliseconds", lambda: later)
    await stand.sync(shop, full=full).run()
    assert shop.count("category") == asked
    # What is refused by then is kept as it was.
    shop.faults["category"] = [fake.GONE]
    await stand.sync(shop, full=True).run()
    assert stand.catalog.document("attributes", "MX100") is not None


async def test_that_a_service_without_cost_look_up_still_syncs(stand: Stand) -> None:
    shop = FakeMarketplace(item_body("MX1", shipping={"free_shipping": True}))
    shop.faults["costs"] = [fake.GONE]
    assert (await stand.sync(shop).run()).complete
    row = stand.catalog.row("MX1")
    assert row is not None
    assert row.net is None


@pytest.mark.parametrize(
    ("wire", "cost"),
    [
        (None, None),
        ({}, None),
        ({"all_country": {"list_cost": Decimal("12.5")}}, 1250),
        ({"all_country_except_exclusion_zone": {"list_cost": 7}}, 700),
        ({"all_country": {}, "all_country_except_exclusion_zone": {"list_cost": 7}}, 700),
        ({"all_country": {"list_cost": 9, "currency_id": "MXN"}}, 900),
        ({"all_country": {"list_cost": 9, "currency_id": "ARS"}}, None),
    ],
)
def test_that_the_whole_country_counts_where_there_is_a_choice(
    wire: dict[str, Any] | None, cost: int | None
) -> None:
    assert cost_of(None if wire is None else Coverage.parse(wire), "MXN") == cost


@pytest.mark.parametrize("value", [None, "", [], {}, {"counted": 1}, {"seconds": "soon"}])
def test_that_a_strange_receipt_is_none(value: object) -> None:
    assert Receipt.from_json(value) is None


async def test_that_the_decimals_of_a_currency_nobody_knows_are_asked_for_once(
    stand: Stand,
) -> None:
    shop = FakeMarketplace(item_body("MX1", currency_id="QQQ"), item_body("MX2", currency_id="ARS"))
    assert (await stand.sync(shop).run()).complete
    assert (await stand.sync(shop).run()).complete
    assert [call for call in shop.calls if call[0] == "currency"] == [("currency", "QQQ")]
    assert stand.catalog.currency_places() == {"QQQ": 0}
    site = stand.catalog.site("QX")
    assert decimal_places("QQQ", site) == 0
    raised = parse_operation("price=+7%").changes(item_body("MX1", currency_id="QQQ"), site)
    assert raised["price"] == round(raised["price"])


async def test_that_a_currency_that_the_marketplace_does_not_know_stays_unknown(
    stand: Stand,
) -> None:
    shop = FakeMarketplace(item_body("MX1", currency_id="QQQ"))
    shop.faults["currency"] = [fake.GONE]
    assert (await stand.sync(shop).run()).complete
    assert stand.catalog.currency_places() == {}
