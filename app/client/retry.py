"""Retries of reads: a policy, a budget for all calls together, and a circuit breaker."""

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
    """The number and timing of attempts of a failed *read*; a write is never retried.

    Pauses are random, uniformly from 0 to 2^n seconds, at most ``longest_pause``; the
    ``Retry-After`` of the service is respected up to ``longest_wait``. In an outage, a budget
    shared by all calls ends retries: it starts with ``budget``, a retry costs ``cost`` (after a
    time-out ``timeout_cost``), a success restores one. After ``failures_in_row`` failures no
    request is sent for ``cooldown`` seconds; then one request is let through as a probe.
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
        """Return the seconds to wait after ``failed`` attempts, the last with ``error``."""
        asked = error.retry_after if isinstance(error, (RateLimited, ServerFault)) else None
        if asked is not None:
            return min(asked, self.longest_wait)
        return draw.random() * min(2.0 ** (failed - 1), self.longest_pause)


def is_retryable(error: ClientError) -> bool:
    """Return whether a retry may help: there was no answer, or the failure may be temporary."""
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

    Return ``None`` if it is absent, negative or invalid. ``now`` replaces a missing ``Date``.
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
    """A budget of retries for all calls together, so that they do not make an outage worse."""

    def __init__(self, policy: RetryPolicy) -> None:
        self._policy = policy
        self._left = policy.budget

    def spend(self, error: ClientError) -> int:
        """Spend the cost of a retry after ``error`` and return it; 0 if too little is left."""
        cost = self._policy.timeout_cost if isinstance(error, TimedOut) else self._policy.cost
        if self._left < cost:
            return 0
        self._left -= cost
        return cost

    def restore(self, amount: int = 1) -> None:
        """Restore some of the budget after a success."""
        self._left = min(self._policy.budget, self._left + amount)


class CircuitBreaker:
    """A circuit breaker that stops requests to a failing service for a while."""

    def __init__(self, policy: RetryPolicy) -> None:
        self._policy = policy
        self._failures = 0
        self._open_until = 0.0

    def wait(self, now: float) -> float:
        """Return the seconds until a request may be sent; 0 lets the caller send a probe."""
        left = self.left(now)
        if not left and self._failures >= self._policy.failures_in_row:
            # The first request is the probe; the others wait for its result.
            self._open_until = now + self._policy.cooldown
        return left

    def left(self, now: float) -> float:
        """Return the seconds left of the cooldown, or 0."""
        if self._failures < self._policy.failures_in_row:
            return 0.0
        return max(0.0, self._open_until - now)

    def succeeded(self) -> None:
        """Record that the service answered."""
        self._failures = 0

    def failed(self, now: float) -> None:
        """Record that the service failed, or did not answer."""
        self._failures += 1
        if self._failures >= self._policy.failures_in_row:
            self._open_until = now + self._policy.cooldown
