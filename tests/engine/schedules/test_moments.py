"""Moments as a seller writes them."""

from __future__ import annotations

import pytest

from app.engine.schedules.moments import ScheduleError, moment_in, shown_in
from app.rules.sites import sites


@pytest.mark.parametrize(
    ("text", "zone", "shown", "in_utc"),
    [
        ("2026-11-27", "America/Mexico_City", "2026-11-27 00:00", "2026-11-27 06:00"),
        ("2026-11-27 00:30", "America/Sao_Paulo", "2026-11-27 00:30", "2026-11-27 03:30"),
        ("2026-11-27T00:30:00", "UTC", "2026-11-27 00:30", "2026-11-27 00:30"),
        # What has an offset of its own needs no zone.
        ("2026-11-27T00:30+01:00", "America/Sao_Paulo", "2026-11-26 20:30", "2026-11-26 23:30"),
        # In Santiago summer time begins at midnight of that day: 00:30 is not there.
        ("2026-09-06 00:30", "America/Santiago", "2026-09-06 01:30", "2026-09-06 04:30"),
        # It ends at midnight of the fourth: from 23:00 on an hour is there twice.
        ("2026-04-04 23:30", "America/Santiago", "2026-04-04 23:30", "2026-04-05 02:30"),
        ("2026-04-05 00:00", "America/Santiago", "2026-04-05 00:00", "2026-04-05 04:00"),
    ],
)
def test_that_a_moment_is_that_of_the_wall_clock(
    text: str, zone: str, shown: str, in_utc: str
) -> None:
    moment = moment_in(text, zone)
    assert (shown_in(moment, zone), shown_in(moment, "UTC")) == (shown, in_utc)


@pytest.mark.parametrize(
    "text",
    ["", "tomorrow", "27/11/2026", "2026-13-01", "2026-11-27 25:00", "0001-01-01", "9999-12-31"],
)
def test_that_what_is_no_moment_is_refused(text: str) -> None:
    with pytest.raises(ScheduleError) as problem:
        moment_in(text, "UTC")
    assert problem.value.code == "schedule.no_moment"


@pytest.mark.parametrize("zone", ["", "Mars/Olympus", "../../etc/passwd", "x" * 500])
def test_that_what_is_no_zone_is_refused(zone: str) -> None:
    with pytest.raises(ScheduleError) as problem:
        moment_in("2026-11-27", zone)
    assert problem.value.code == "schedule.no_zone"


@pytest.mark.parametrize("site_id", sites())
def test_that_every_site_has_a_zone(site_id: str) -> None:
    assert moment_in("2026-11-27", sites()[site_id].time_zone)
