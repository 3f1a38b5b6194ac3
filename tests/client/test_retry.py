"""When a read is asked again."""

from __future__ import annotations

import random
from datetime import UTC, datetime

import pytest

from app.client.errors import RateLimited, ServerFault, TimedOut, Undecodable, Unreachable
from app.client.outcome import Outcome
from app.client.retry import (
    CircuitBreaker,
    RetryBudget,
    RetryPolicy,
    is_retryable,
    parse_retry_after,
)

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
WHERE = {"method": "GET", "path": "/items/A1"}


def fault(status: int = 500, retry_after: float | None = None) -> ServerFault | RateLimited:
    cls = RateLimited if status == 429 else ServerFault
    error = cls(status=status, error="", message="", causes=(), **WHERE)
    error.retry_after = retry_after
    return error


@pytest.mark.parametrize(
    ("value", "date", "expected"),
    [
        ("7", None, 7.0),
        (" 7 ", None, 7.0),
        ("0", None, 0.0),
        ("1000000000", None, 1e9),
        ("-1", None, None),
        ("soon", None, None),
        ("٣", None, None),
        ("9" * 100, None, None),
        (None, None, None),
        ("Fri, 20 Nov 2026 12:00:30 GMT", None, 30.0),
        ("Fri, 20 Nov 2026 12:00:30 GMT", "Fri, 20 Nov 2026 11:59:30 GMT", 60.0),
        ("Fri, 20 Nov 2026 11:00:00 GMT", None, 0.0),
        ("Fri, 20 Nov 2026 12:00:30", None, 30.0),
        ("Fri, 99 Nov 2026 12:00:30 GMT", None, None),
    ],
)
def test_that_retry_after_is_seconds_or_a_date_by_the_server_s_own_clock(value, date, expected):
    assert parse_retry_after(value, date, NOW) == expected


@pytest.mark.parametrize(
    ("retry_after", "failed", "lowest", "highest"),
    [
        (None, 1, 0, 1),
        (None, 2, 0, 2),
        (None, 3, 0, 4),
        (None, 30, 0, 20),
        (7.0, 1, 7, 7),
        (1e9, 1, 120, 120),
        (0.0, 1, 0, 0),
    ],
)
def test_that_the_pause_grows_unless_the_service_names_one(retry_after, failed, lowest, highest):
    draw = random.Random(1)
    for _ in range(100):
        assert lowest <= RetryPolicy().pause(fault(429, retry_after), failed, draw) <= highest


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        *((fault(status), True) for status in (429, 500, 502, 503, 504, 510)),
        (fault(501), False),
        (Unreachable("refused", outcome=Outcome.NOT_SENT, **WHERE), True),
        (Unreachable("broken", outcome=Outcome.UNKNOWN, **WHERE), True),
        (Unreachable("certificate", outcome=Outcome.NOT_SENT, **WHERE), False),
        (TimedOut("connect", outcome=Outcome.NOT_SENT, **WHERE), True),
        (Undecodable("cut", status=200, **WHERE), True),
        (Undecodable("html", status=200, **WHERE), False),
        (Undecodable("moved", status=302, **WHERE), False),
    ],
)
def test_that_only_what_may_pass_is_asked_again(error, expected):
    assert is_retryable(error) is expected


def test_that_the_budget_ends_retries_in_an_outage():
    budget = RetryBudget(RetryPolicy())
    assert sum(1 for _ in range(1000) if budget.spend(fault())) == 100
    budget.restore(4)
    assert not budget.spend(fault())
    budget.restore(1)
    assert budget.spend(fault()) == 5
    budget.restore(10_000)
    late = TimedOut("answer", outcome=Outcome.UNKNOWN, **WHERE)
    assert sum(1 for _ in range(1000) if budget.spend(late)) == 50


def test_that_the_breaker_lets_one_request_through_after_each_rest():
    breaker = CircuitBreaker(RetryPolicy())
    for second in range(8):
        assert breaker.wait(second) == 0
        breaker.failed(second)
    assert breaker.wait(8) == 29
    assert breaker.wait(37) == 0, "the probe"
    assert breaker.wait(37) == 30, "nobody else until the probe is back"
    breaker.failed(38)
    assert breaker.wait(39) == 29
    assert breaker.wait(68) == 0
    breaker.succeeded()
    assert breaker.wait(68) == 0
    assert breaker.wait(68) == 0
