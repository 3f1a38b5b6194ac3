"""Changes that time makes: all that is due, once, and no harm when they cannot be written."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.service.first_start import open_store
from app.service.market import Market, open_market
from app.service.stores.site_search import SiteSearch
from tests.service.small_world import NEW_SELLER, SmallWorld, stored_item
from tests.virtual_clock import VirtualClock

SELLER = SmallWorld().sellers()[1]
DAY = 86_400


@pytest.fixture
def clock() -> VirtualClock:
    return VirtualClock()


@pytest.fixture
def market(tmp_path: Path, clock: VirtualClock) -> Iterator[Market]:
    database = open_store(tmp_path, SmallWorld, seed=1, listings=5)
    yield open_market(database, tmp_path, clock=clock, draw_picture=lambda key, size: b"")
    database.close()


def add(market: Market, number: int, **changes: object) -> str:
    item_id = f"MX{NEW_SELLER}9{number:05d}"
    end = f"2026-12-{number % 10 + 1:02d}T00:00:00.000Z"
    item = stored_item(item_id, SELLER, number)
    market.items.add({**item, "stop_time": end, "title": "Fugaz", **changes})
    return item_id


def status(market: Market, item_id: str) -> object:
    item = market.items.read(item_id)
    assert item is not None
    return item["status"]


def test_that_everything_due_is_changed_however_much_it_is(market: Market, clock: VirtualClock):
    with market.database.transaction():
        ids = [add(market, number) for number in range(1_200)]
    market.timekeeper.catch_up()
    assert {status(market, item_id) for item_id in ids} == {"active"}
    assert market.site_search.count(SiteSearch("MX", "fugaz")) == 1_200
    clock.advance(30 * DAY)
    market.timekeeper.catch_up()
    assert {status(market, item_id) for item_id in ids} == {"closed"}
    assert market.site_search.count(SiteSearch("MX", "fugaz")) == 0
    assert market.items.next_due > clock.now().timestamp() * 1000


def test_that_what_is_written_later_is_noticed_when_it_is_due(market: Market, clock: VirtualClock):
    market.timekeeper.catch_up()
    item_id = add(market, 1, stop_time="2026-11-20T12:00:01.000Z")
    clock.advance(0.5)
    market.timekeeper.catch_up()
    assert status(market, item_id) == "active"
    clock.advance(0.5)
    market.timekeeper.catch_up()
    assert status(market, item_id) == "closed"


def test_that_moments_finer_than_milliseconds_are_no_trap(market: Market, clock: VirtualClock):
    item_id = add(market, 1, stop_time="2026-11-20T12:00:01.000400Z")
    clock.advance(1)
    market.timekeeper.catch_up()
    assert status(market, item_id) == "active"
    clock.advance(0.001)
    market.timekeeper.catch_up()
    assert status(market, item_id) == "closed"


@pytest.mark.logs_warnings
def test_that_what_cannot_be_written_waits_a_minute(market: Market, clock: VirtualClock):
    item_id = add(market, 1)
    clock.advance(60 * DAY)
    market.database.execute("PRAGMA query_only = ON")
    market.timekeeper.catch_up()
    assert status(market, item_id) == "active"
    market.database.execute("PRAGMA query_only = OFF")
    market.timekeeper.catch_up()
    assert status(market, item_id) == "active"
    clock.advance(61)
    market.timekeeper.catch_up()
    assert status(market, item_id) == "closed"
