"""Durations: 60 days, or no end."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from app.rules.offer.durations import stop_time

START = datetime(2026, 11, 20, 17, tzinfo=UTC)


@pytest.mark.parametrize(
    ("listing_type_id", "stop"),
    [
        ("free", datetime(2027, 1, 19, 17, tzinfo=UTC)),
        ("bronze", datetime(2027, 1, 19, 17, tzinfo=UTC)),
        ("gold_premium", datetime(2027, 1, 19, 17, tzinfo=UTC)),
        ("gold_special", datetime(2046, 11, 20, 17, tzinfo=UTC)),
        ("gold_pro", datetime(2046, 11, 20, 17, tzinfo=UTC)),
    ],
)
def test_that_a_listing_lives_sixty_days_or_without_end(
    listing_type_id: str, stop: datetime
) -> None:
    assert stop_time(listing_type_id, START) == stop


def test_that_a_leap_day_has_a_twentieth_anniversary() -> None:
    assert stop_time("gold_pro", datetime(2080, 2, 29, tzinfo=UTC)) == datetime(
        2100, 2, 28, tzinfo=UTC
    )
