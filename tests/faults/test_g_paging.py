"""G-01 to G-06: pages and multi-gets that go wrong, through client, walk and sync."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.client.errors import ClientError
from app.engine.catalog.catalog import ListingQuery
from app.engine.catalog.listing_search import ListingSearch
from app.engine.sync.sync import Sync
from app.engine.sync_receipt import Receipt
from app.rules.paging import WALKS
from app.workspace.catalog.catalog import CatalogWriter
from tests.faults.paged_shop import EXPIRED, Page, PagedShop
from tests.stands.fake_marketplace import item_body
from tests.stands.virtual_clock import VirtualClock

MANY = 1_450
RESTARTS = 2


class Stand:
    """A catalog and the syncs that fill it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.writer = CatalogWriter(path)

    async def sync(self, shop: PagedShop) -> Receipt:
        """One sync of ``shop``; raises ``ClientError``."""
        api = shop.api
        reading = Sync(
            api,
            self.writer,
            user_id="77",
            site_id="MX",
            clock=VirtualClock(),
            publish=lambda _event: None,
        )
        try:
            return await reading.run()
        finally:
            await api.close()

    @property
    def ids(self) -> list[str]:
        """What is stored, sorted."""
        search = ListingSearch(self._path)
        found = sorted(search.ids(ListingQuery()))
        search.close()
        return found


@pytest.fixture
def stand(tmp_path: Path) -> Iterator[Stand]:
    made = Stand(tmp_path / "catalogue.db")
    yield made
    made.writer.close()


@pytest.mark.parametrize("status", EXPIRED)
@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.parametrize("page", [1, 3, 5])
async def test_g01_that_an_expired_scroll_is_begun_again_and_doubles_nothing(
    stand: Stand, status: str, times: int, page: int
) -> None:
    shop = PagedShop(MANY)
    shop.expires = lambda scan, at: EXPIRED[status] if scan <= times and at == page else None
    receipt = await stand.sync(shop)
    assert stand.ids == sorted(shop.bodies)
    assert (receipt.counted, receipt.complete) == (MANY, True)
    assert shop.scans <= 1 + times + receipt.walks


@pytest.mark.parametrize("status", EXPIRED)
async def test_g01_that_a_scroll_that_expires_for_ever_ends_in_an_error(
    stand: Stand, status: str
) -> None:
    shop = PagedShop(MANY)
    shop.expires = lambda _scan, at: EXPIRED[status] if at == 2 else None
    if status == "500":
        # A fault of the service costs the rest of the scan and no more; each walk tries again.
        receipt = await stand.sync(shop)
        assert (receipt.complete, receipt.missing > 0) == (False, True)
        assert shop.scans <= (1 + receipt.walks) * (1 + RESTARTS)
    else:
        with pytest.raises(ClientError):
            await stand.sync(shop)
        # The walk and the one behind it.
        assert shop.scans <= 2 * (1 + RESTARTS)
    stored = stand.ids
    shop.expires = lambda _scan, _at: None
    assert (await stand.sync(shop)).complete
    assert set(stored) <= set(stand.ids)
    assert stand.ids == sorted(shop.bodies)


@pytest.mark.parametrize(
    "end",
    [None, {"results": [], "scroll_id": "1-9-9"}, {"results": []}, [], {}],
    ids=["null", "empty list", "no scroll", "list", "object"],
)
async def test_g02_that_a_scan_ends_with_null_or_nothing(stand: Stand, end: object) -> None:
    shop = PagedShop(MANY)
    shop.scan_end = end
    receipt = await stand.sync(shop)
    assert stand.ids == sorted(shop.bodies)
    assert (receipt.complete, receipt.walks) == (True, 2)


async def test_g02_that_a_scan_that_repeats_a_page_ends_after_three(stand: Stand) -> None:
    shop = PagedShop(MANY)
    shop.stuck_at = 2
    receipt = await stand.sync(shop)
    # What lies behind the page cannot be had, and the receipt says so.
    assert (receipt.counted, receipt.missing) == (1_200, MANY - 1_200)
    stuck = shop.scan_asked.count(1_100)
    assert stuck <= 3 * shop.scans
    assert stuck >= 2


@pytest.mark.parametrize(
    "total",
    [-1, 0, 3, 10**12, None, "many", 1.5, "drawn"],
    ids=str,
)
@pytest.mark.parametrize("count", [130, MANY])
async def test_g04_that_a_wrong_total_steers_nothing(
    stand: Stand, total: object, count: int
) -> None:
    shop, draw = PagedShop(count), random.Random(3)
    shop.total = lambda _: draw.randrange(-5, 10**6) if total == "drawn" else total
    receipt = await stand.sync(shop)
    assert stand.ids == sorted(shop.bodies)
    assert receipt.counted == count
    # Two walks and what shows that they are at their ends.
    assert len(shop.asked) <= 2 * (count // 95 + 6) + 8


@pytest.mark.parametrize("count", [999, 1_000, 1_001, 10_000])
@pytest.mark.parametrize("scan_begins", [100, 1_000])
async def test_g05_that_the_border_between_offset_and_scan_loses_nothing(
    stand: Stand, count: int, scan_begins: int
) -> None:
    shop = PagedShop(count)
    shop.scan_begins = scan_begins
    receipt = await stand.sync(shop)
    assert stand.ids == sorted(shop.bodies)
    assert (receipt.counted, receipt.missing, receipt.complete) == (count, 0, True)
    scans = [asked for asked in shop.asked if asked.get("search_type") == "scan"]
    paged = [asked for asked in shop.asked if "offset" in asked]
    assert bool(scans) is (count >= 1_000)
    assert not any("offset" in asked for asked in scans)
    assert all(int(asked["limit"]) <= 100 for asked in shop.asked)
    assert max(int(asked["offset"]) + int(asked["limit"]) for asked in paged) <= 1_000


def shuffled(elements: list[Page]) -> list[Page]:
    return random.Random(len(elements)).sample(elements, len(elements))


def with_strangers(elements: list[Page]) -> list[Page]:
    stranger = {"code": 200, "body": item_body("MX999999")}
    return [stranger, *elements, {"code": 404, "body": {"id": "MX777777"}}, stranger]


@pytest.mark.parametrize("wrong", [shuffled, with_strangers], ids=["shuffled", "strangers"])
async def test_g06_that_bodies_are_matched_by_id(stand: Stand, wrong: Any) -> None:
    shop = PagedShop(250)
    shop.multiget = wrong
    receipt = await stand.sync(shop)
    assert stand.ids == sorted(shop.bodies)
    assert (receipt.asked_again, receipt.removed, receipt.complete) == (0, 0, True)


ODD: dict[str, Any] = {
    "missing": lambda element: None,
    "null": lambda element: {"code": 200, "body": None},
    "400": lambda element: {"code": 400, "body": {"id": element["body"]["id"], "status": 400}},
    "500": lambda element: {"code": 500, "body": {"message": "no"}},
    "404": lambda element: {"code": 404, "body": {"id": element["body"]["id"], "status": 404}},
}


@pytest.mark.parametrize("kind", ODD)
@pytest.mark.parametrize("times", [1, 2])
async def test_g06_that_what_is_missing_is_asked_for_once_more_and_gone_after_two_sightings(
    stand: Stand, kind: str, times: int
) -> None:
    shop = PagedShop(150)
    await stand.sync(shop)
    shop.bodies["MX7"]["last_updated"] = "2026-11-20T13:00:00.000Z"
    shop.many.clear()
    left = times

    def wrong(elements: list[Page]) -> list[Page]:
        nonlocal left
        found = []
        for element in elements:
            whole = len(element["body"]) > 5
            if left and whole and element["body"]["id"] == "MX7":
                left -= 1
                element = ODD[kind](element)
            if element is not None:
                found.append(element)
        return found

    shop.multiget = wrong
    receipt = await stand.sync(shop)
    asked = sum("MX7" in ids for ids in shop.many)
    gone = kind == "404" and times == 2
    assert ("MX7" in stand.ids) is not gone
    assert receipt.removed == int(gone)
    assert asked == 2
    assert receipt.complete is (gone or times == 1)
    assert len(stand.ids) == 150 - gone


def test_that_a_list_is_walked_a_few_times_at_most() -> None:
    assert WALKS == 5
