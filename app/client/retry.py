"""When a read is asked again: a policy as a value, a purse of retries, and a breaker."""

from __future__ import annotations

import random
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

from app.client.errors import (
    ClientError,
    RateLimited,
    ServerFault,
    TimedOut,
    Undecodable,
    Unreachable,
)

RETRIED_STATUSES = frozenset({429, 500, 502, 503, 504, 510})


@dataclass(frozen=True, slots=True)
class RetryPolicy:
    """How often and how long a failed *read* is tried; a write never is.

    Waits are drawn evenly from 0 to 2^n seconds, at most ``longest_pause``; what the service asks
    for in ``Retry-After`` counts up to ``longest_wait``. In an outage the purse ends retries for
    all calls together: ``purse`` coins, one retry costs ``cost`` (after a time-out
    ``timeout_cost``), a success brings one back. After ``failures_in_row`` nothing is sent for
    ``rest`` seconds, then one request is let through to see.
    """

    attempts: int = 3
    longest_pause: float = 20.0
    longest_wait: float = 120.0
    purse: int = 500
    cost: int = 5
    timeout_cost: int = 10
    failures_in_row: int = 8
    rest: float = 30.0
    concurrency: int = 8

    def pause(self, error: ClientError, failed: int, draw: random.Random) -> float:
        """Seconds to wait after ``failed`` attempts, the last of which ended in ``error``."""
        asked = error.retry_after if isinstance(error, (RateLimited, ServerFault)) else None
        if asked is not None:
            return min(asked, self.longest_wait)
        return draw.random() * min(2.0 ** (failed - 1), self.longest_pause)


def is_retryable(error: ClientError) -> bool:
    """Whether asking again may help: nobody answered, or the service failed for a moment."""
    match error:
        case RateLimited() | ServerFault():
            return error.status in RETRIED_STATUSES
        case Unreachable():
            return error.reason not in ("certificate", "paused", "closed")
        case TimedOut():
            return True
        case Undecodable():
            return error.reason == "cut"
        case _:
            return False


def parse_retry_after(value: str | None, date: str | None, now: datetime) -> float | None:
    """Seconds of a ``Retry-After`` header: a number, or a date against the answer's ``Date``.

    ``None`` when it is absent, negative or no such thing. ``now`` stands in for a missing ``Date``.
    """
    if value is None or len(value) > 64:
        return None
    text = value.strip()
    if text.isascii() and text.isdigit():
        return float(text)
    then, server_now = _parse_date(text), _parse_date(date or "") or now
    return None if then is None else max(0.0, (then - server_now).total_seconds())


def _parse_date(text: str) -> datetime | None:
    try:
        moment = parsedate_to_datetime(text)
    except (ValueError, OverflowError):
        return None
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)


class RetryPurse:
    """What all calls together may spend on retries, so that an outage is not made worse."""

    def __init__(self, policy: RetryPolicy) -> None:
        self._policy = policy
        self._coins = policy.purse

    def pay(self, error: ClientError) -> int:
        """Take the price of a retry after ``error``; 0 when there is not enough left."""
        price = self._policy.timeout_cost if isinstance(error, TimedOut) else self._policy.cost
        if self._coins < price:
            return 0
        self._coins -= price
        return price

    def earn(self, coins: int = 1) -> None:
        """Put coins back after a success."""
        self._coins = min(self._policy.purse, self._coins + coins)


class Breaker:
    """Leaves a failing service alone for a while instead of asking it again and again."""

    def __init__(self, policy: RetryPolicy) -> None:
        self._policy = policy
        self._failures = 0
        self._closed_until = 0.0

    def wait(self, now: float) -> float:
        """Seconds until something may be sent; 0 lets the caller send, as the probe if need be."""
        left = self.left(now)
        if not left and self._failures >= self._policy.failures_in_row:
            # Whoever comes first is the probe; the others wait for its result.
            self._closed_until = now + self._policy.rest
        return left

    def left(self, now: float) -> float:
        """Seconds that are left of the rest, 0 when there is none."""
        if self._failures < self._policy.failures_in_row:
            return 0.0
        return max(0.0, self._closed_until - now)

    def succeeded(self) -> None:
        """The service answered."""
        self._failures = 0

    def failed(self, now: float) -> None:
        """The service failed, or nobody answered."""
        self._failures += 1
        if self._failures >= self._policy.failures_in_row:
            self._closed_until = now + self._policy.rest
