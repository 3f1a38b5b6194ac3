"""The rate limit: a token bucket for each caller."""

from __future__ import annotations

from collections import OrderedDict

from app.clock import Clock
from app.service.errors import TooManyRequests

MOST_CALLERS = 1_000
"""Callers that are remembered at once; beyond them the one that rested longest is forgotten."""


class RateLimit:
    """A token bucket for each caller.

    Each caller may make ``per_second`` calls at once and gets that many back every second.
    """

    def __init__(self, per_second: int, clock: Clock) -> None:
        self._per_second = per_second
        self._clock = clock
        # What a caller had left, and when that was, in seconds of the clock.
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, caller: str) -> None:
        """Count one call; raise :class:`TooManyRequests` when the caller has none left."""
        now = self._clock.monotonic()
        left, since = self._left.pop(caller, (float(self._per_second), now))
        left = min(float(self._per_second), left + (now - since) * self._per_second)
        allowed = left >= 1
        self._left[caller] = (left - 1 if allowed else left, now)
        if len(self._left) > MOST_CALLERS:
            self._left.popitem(last=False)
        if not allowed:
            raise TooManyRequests((1 - left) / self._per_second)


class CallerLimit:
    """Counts a call for the user whose token was found good, and any other one for its address.

    A token that nobody has counts as none: whoever makes tokens up is not a new caller with each,
    fills no memory, and takes nothing from a user.
    """

    def __init__(self, per_second: int, clock: Clock) -> None:
        self._users = RateLimit(per_second, clock)
        self._addresses = RateLimit(per_second, clock)

    def take(self, user_id: str | None, address: str) -> None:
        """Count one call; raise :class:`TooManyRequests`."""
        if user_id is not None:
            self._users.take(user_id)
        else:
            self._addresses.take(address)
