"""When a read is tried again: a policy as a value, a budget of retries, a circuit breaker."""

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

    Pauses are random, evenly from 0 to 2^n seconds, at most ``longest_pause``; what the service
    asks for in ``Retry-After`` counts up to ``longest_wait``. In an outage a budget of all calls
    together ends retries: it starts with ``budget``, a retry costs ``cost`` (after a time-out
    ``timeout_cost``), a success restores one. After ``failures_in_row`` nothing is sent for
    ``cooldown`` seconds, then one request is let through as a probe.
    """

    attempts: int = 3
    longest_pause: float = 20.0
    longest_wait: float = 120.0
    budget: int = 500
    cost: int = 5
    timeout_cost: int = 10
    failures_in_row: int = 8
    cooldown: float = 30.0
    concurrency: int = 8

    def pause(self, error: ClientError, failed: int, draw: random.Random) -> float:
        """Return the seconds to wait after ``failed`` attempts, the last ended by ``error``."""
        asked = error.retry_after if isinstance(error, (RateLimited, ServerFault)) else None
        if asked is not None:
            return min(asked, self.longest_wait)
        return draw.random() * min(2.0 ** (failed - 1), self.longest_pause)


def is_retryable(error: ClientError) -> bool:
    """Return whether asking again may help: nobody answered, or the service failed for a moment."""
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
    """Return the seconds of a ``Retry-After`` header: a number, or a date minus ``Date``.

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


class RetryBudget:
    """What all calls together may spend on retries, so that an outage is not made worse."""

    def __init__(self, policy: RetryPolicy) -> None:
        self._policy = policy
        self._left = policy.budget

    def spend(self, error: ClientError) -> int:
        """Spend the cost of a retry after ``error`` and return it; 0 when too little is left."""
        cost = self._policy.timeout_cost if isinstance(error, TimedOut) else self._policy.cost
        if self._left < cost:
            return 0
        self._left -= cost
        return cost

    def restore(self, amount: int = 1) -> None:
        """Restore some of the budget after a success."""
        self._left = min(self._policy.budget, self._left + amount)


class CircuitBreaker:
    """Stops requests to a failing service for a while."""

    def __init__(self, policy: RetryPolicy) -> None:
        self._policy = policy
        self._failures = 0
        self._open_until = 0.0

    def wait(self, now: float) -> float:
        """Return the seconds until a request may be sent; 0 lets the caller send, as a probe."""
        left = self.left(now)
        if not left and self._failures >= self._policy.failures_in_row:
            # The first request is the probe; the others wait for its result.
            self._open_until = now + self._policy.cooldown
        return left

    def left(self, now: float) -> float:
        """Return the seconds left of the cooldown, 0 when there is none."""
        if self._failures < self._policy.failures_in_row:
            return 0.0
        return max(0.0, self._open_until - now)

    def succeeded(self) -> None:
        """Note that the service answered."""
        self._failures = 0

    def failed(self, now: float) -> None:
        """Note that the service failed, or that there was no answer."""
        self._failures += 1
        if self._failures >= self._policy.failures_in_row:
            self._open_until = now + self._policy.cooldown
