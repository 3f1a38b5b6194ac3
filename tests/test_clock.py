"""The clocks: the machine's and the one of the tests."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from app.clock import Clock, SystemClock
from tests.stands.virtual_clock import VirtualClock


async def test_that_the_system_clock_tells_aware_utc_and_never_goes_back():
    clock: Clock = SystemClock()
    assert clock.now().utcoffset() == timedelta(0)
    before = clock.monotonic()
    await clock.sleep(0)
    assert clock.monotonic() >= before


async def test_that_sleeping_on_the_virtual_clock_takes_no_time_and_moves_it():
    clock: Clock = VirtualClock(datetime(2026, 1, 1, tzinfo=UTC))
    await clock.sleep(3600)
    assert clock.now() == datetime(2026, 1, 1, 1, tzinfo=UTC)


def test_that_setting_the_wall_clock_leaves_the_monotonic_one_alone(clock: VirtualClock):
    before = clock.monotonic()
    clock.set_wall(datetime(2020, 1, 1, tzinfo=UTC))
    assert clock.now().year == 2020
    assert clock.monotonic() == before
