"""What time alone does to a listing."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from app.domain.timestamps import format_timestamp
from app.rules.changes.by_time import changed_by_time, next_change

START, END, LATER = (datetime(2026, month, 1, tzinfo=UTC) for month in (3, 5, 9))


def listing(**changes: object) -> dict[str, object]:
    return {
        "status": "active",
        "sub_status": [],
        "listing_type_id": "free",
        "available_quantity": 3,
        "start_time": format_timestamp(START),
        "stop_time": format_timestamp(END),
        "end_time": format_timestamp(END),
        "expiration_time": None,
        "last_updated": format_timestamp(START),
        **changes,
    }


@pytest.mark.parametrize(
    ("changes", "moment"),
    [
        ({}, END),
        ({"status": "paused"}, END),
        ({"status": "under_review"}, END),
        ({"status": "closed"}, None),
        ({"status": "not_yet_active"}, START),
        ({"status": "not_yet_active", "start_time": None}, END),
        ({"end_time": None}, END),
        ({"end_time": format_timestamp(LATER)}, LATER),
        ({"end_time": None, "stop_time": None}, None),
        ({"end_time": "soon", "stop_time": 5}, None),
        ({"end_time": format_timestamp(LATER), "expiration_time": format_timestamp(END)}, END),
    ],
)
def test_that_the_next_change_is_a_start_an_end_or_an_expiry(changes, moment):
    assert next_change(listing(**changes)) == moment


def test_that_nothing_happens_before_it_is_due():
    before = datetime(2026, 4, 30, 23, 59, 59, tzinfo=UTC)
    assert changed_by_time(listing(), before) == listing()


@pytest.mark.parametrize("status", ["active", "paused", "under_review", "payment_required"])
def test_that_an_end_closes_and_is_dated_when_it_was_due(status):
    after = changed_by_time(listing(status=status), LATER)
    assert after["status"] == "closed"
    assert after["stop_time"] == after["last_updated"] == format_timestamp(END)


def test_that_an_expiry_is_the_time_it_stopped():
    sent = listing(end_time=format_timestamp(LATER), expiration_time=format_timestamp(END))
    after = changed_by_time(sent, LATER)
    assert (after["status"], after["stop_time"]) == ("closed", format_timestamp(END))
    assert after["end_time"] == format_timestamp(LATER)


@pytest.mark.parametrize(
    ("changes", "status", "sub_status"),
    [
        ({}, "active", []),
        ({"available_quantity": 0, "listing_type_id": "gold_pro"}, "paused", ["out_of_stock"]),
        ({"available_quantity": 0}, "closed", []),
        ({"variations": [{"available_quantity": 2}], "available_quantity": 0}, "active", []),
    ],
)
def test_that_a_start_depends_on_stock(changes, status, sub_status):
    after = changed_by_time(listing(status="not_yet_active", **changes), START)
    assert (after["status"], after["sub_status"]) == (status, sub_status)


def test_that_what_starts_and_ends_while_nobody_looks_has_ended():
    after = changed_by_time(listing(status="not_yet_active"), LATER)
    assert (after["status"], after["stop_time"]) == ("closed", format_timestamp(END))


def test_that_a_version_rises_even_when_the_change_was_due_before_it():
    after = changed_by_time(listing(last_updated="2026-08-01T00:00:00.000Z"), LATER)
    assert after["last_updated"] == "2026-08-01T00:00:00.001Z"
    assert after["stop_time"] == format_timestamp(END)


def test_that_the_listing_that_is_given_stays_as_it_is():
    given = listing()
    changed_by_time(given, LATER)
    assert given == listing()
