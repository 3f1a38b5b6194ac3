"""Changes that time makes: all that is due, once, and no harm when they cannot be written."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from app.service.market.market import Market, open_market
from app.service.stores.site_search import SiteSearch
from app.service.worlds.first_start import open_store
from tests.stands.small_world import NEW_SELLER, SmallWorld, stored_item
from tests.stands.virtual_clock import VirtualClock

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
    assert market.items.next_due > clock.now()


def test_that_an_end_in_the_last_millisecond_of_all_dates_never_comes(
    market: Market, clock: VirtualClock
):
    market.timekeeper.catch_up()
    item_id = add(market, 1, stop_time="9999-12-31T23:59:59.999999Z")
    clock.advance(365 * DAY)
    market.timekeeper.catch_up()
    assert status(market, item_id) == "active"
    assert market.items.next_due > clock.now()


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


@pytest.mark.parametrize(
    "ends",
    [
        [f"2026-12-{day:02d}T00:00:00.{number:03d}Z" for day in range(1, 9) for number in range(9)],
        ["2026-12-01T00:00:00.000Z"] * 60,
        [f"2026-12-01T00:00:00.{number // 20:03d}Z" for number in range(90)],
        ["2026-12-01T00:00:00.0005Z"] * 25 + ["2026-12-30T00:00:00.000Z"] * 25,
        [],
    ],
    ids=["one by one", "all at once", "many at once", "between two milliseconds", "none"],
)
async def test_that_on_a_journey_others_see_what_is_true_at_each_moment(
    market: Market, clock: VirtualClock, monkeypatch: pytest.MonkeyPatch, ends: list[str]
):
    monkeypatch.setattr("app.service.market.timekeeper.STEP", 10)
    with market.database.transaction():
        ids = [add(market, number, stop_time=end) for number, end in enumerate(ends)]
    wrong: list[str] = []
    most = 0

    async def look_on() -> None:
        nonlocal most
        closed = 0
        while True:
            before, closed = closed, 0
            late, early = clock.now(), clock.now() + timedelta(milliseconds=2)
            for item_id, end in zip(ids, map(datetime.fromisoformat, ends), strict=True):
                is_closed = status(market, item_id) == "closed"
                closed += is_closed
                if is_closed is not (end <= late) and not late <= end <= early:
                    wrong.append(item_id)
            most = max(most, closed - before)
            await asyncio.sleep(0)

    started = clock.now()
    watching = asyncio.ensure_future(look_on())
    await asyncio.sleep(0)
    await market.timekeeper.travel(20.5 * DAY, clock.advance)
    await asyncio.sleep(0)
    watching.cancel()
    assert wrong == []
    assert most <= 2 * 10
    assert clock.now() == started + timedelta(days=20.5)
    assert [status(market, item_id) for item_id in ids] == [
        "closed" if end < "2026-12-11" else "active" for end in ends
    ]
    assert market.items.next_due > clock.now()
