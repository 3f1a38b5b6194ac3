"""Timestamps are read from any offset and written in UTC with milliseconds."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.domain.timestamps import format_timestamp, parse_timestamp

MOMENT = datetime(2026, 11, 20, 17, 0, 0, tzinfo=UTC)


@pytest.mark.parametrize(
    ("text", "moment"),
    [
        ("2026-11-20T17:00:00.000Z", MOMENT),
        ("2026-11-20T17:00:00Z", MOMENT),
        ("2026-11-20T17:00Z", MOMENT),
        ("2026-11-20t17:00:00z", MOMENT),
        ("2026-11-20T13:00:00.000-04:00", MOMENT),
        ("2026-11-20T13:00:00-0400", MOMENT),
        ("2026-11-20 17:00:00", MOMENT),
        ("2026-11-20T17:00:00.123456789Z", MOMENT + timedelta(microseconds=123456)),
        ("2026-11-20", None),
        ("2026-02-30T00:00:00Z", None),
        ("2026-11-20T25:00:00Z", None),
        ("0001-01-01T00:00:00+14:00", None),
        ("9999-12-31T23:59:59-14:00", None),
        ("2026-11-20T17:00:00+99:99", None),
        ("٢٠٢٦-11-20T17:00:00Z", None),
        ("", None),
        ("2" * 1_000_000, None),
        (None, None),
        (1_700_000_000, None),
    ],
)
def test_that_a_timestamp_is_read_into_utc(text: object, moment: datetime | None) -> None:
    assert parse_timestamp(text) == moment


def test_that_a_timestamp_is_written_in_utc_with_milliseconds() -> None:
    moment = datetime(2026, 11, 20, 13, 0, 0, 987_654, tzinfo=timezone(timedelta(hours=-4)))
    assert format_timestamp(moment) == "2026-11-20T17:00:00.987Z"
    assert format_timestamp(datetime(5, 1, 1, tzinfo=UTC)) == "0005-01-01T00:00:00.000Z"


def test_that_a_moment_without_a_zone_is_not_written() -> None:
    with pytest.raises(ValueError, match="time zone"):
        format_timestamp(datetime(2026, 1, 1))  # noqa: DTZ001


@settings(deadline=None)
@given(st.datetimes(timezones=st.just(UTC)))
def test_that_writing_and_reading_keeps_the_millisecond(moment: datetime) -> None:
    kept = moment.replace(microsecond=moment.microsecond // 1000 * 1000)
    assert parse_timestamp(format_timestamp(moment)) == kept
