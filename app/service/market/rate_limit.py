"""The rate limit: a token bucket for each caller, in a row of the database."""

from __future__ import annotations

from app.clock import Clock
from app.service.errors import TooManyRequests
from app.service.stores.database import Database

MOST_CALLERS = 1_000
"""Callers that are remembered; beyond them those that rested longest are forgotten, in time."""

FORGETTING = 100
"""Calls after which some are forgotten."""


class RateLimit:
    """A token bucket for each caller, whichever process is called.

    Each caller may make ``per_second`` calls at once and gets that many back every second.
    """

    def __init__(self, database: Database, per_second: int, clock: Clock) -> None:
        self._database = database
        self._per_second = float(per_second)
        self._clock = clock
        self._counted = 0

    def take(self, caller: str) -> None:
        """Count one call; raise :class:`TooManyRequests` when the caller has none left."""
        now = self._clock.now().timestamp()
        self._counted += 1
        if self._counted % FORGETTING == 0:
            self._database.write_passing(_FORGET, (MOST_CALLERS, MOST_CALLERS))
        [(left, allowed)] = self._database.write_passing(_TAKE, (caller, self._per_second - 1, now))
        if not allowed:
            raise TooManyRequests((1 - left) / self._per_second)


class CallerLimit:
    """Counts a call for the user whose token was found good, and any other one for its address.

    A token that nobody has counts as none: whoever makes tokens up is not a new caller with each,
    fills no memory, and takes nothing from a user.
    """

    def __init__(self, database: Database, per_second: int, clock: Clock) -> None:
        self._limit = RateLimit(database, per_second, clock)

    def take(self, user_id: str | None, address: str) -> None:
        """Count one call; raise :class:`TooManyRequests`."""
        self._limit.take(f"address {address}" if user_id is None else f"user {user_id}")


_FORGET = (
    "DELETE FROM callers WHERE caller IN"
    " (SELECT caller FROM callers ORDER BY since DESC, caller LIMIT ? OFFSET ?)"
)
# Clocks of two machines may differ a little, and then no time has passed.
_SINCE = "CASE WHEN excluded.since > callers.since THEN excluded.since ELSE callers.since END"
_MOST = "(excluded.calls_left + 1)"
_BACK = f"(callers.calls_left + ({_SINCE} - callers.since) * {_MOST})"
_LEFT = f"(CASE WHEN {_BACK} > {_MOST} THEN {_MOST} ELSE {_BACK} END)"
_TAKE = (
    "INSERT INTO callers (caller, calls_left, since, allowed) VALUES (?, ?, ?, 1)"
    " ON CONFLICT (caller) DO UPDATE SET"
    f" calls_left = CASE WHEN {_LEFT} >= 1 THEN {_LEFT} - 1 ELSE {_LEFT} END,"
    f" allowed = CASE WHEN {_LEFT} >= 1 THEN 1 ELSE 0 END,"
    f" since = {_SINCE}"
    " RETURNING calls_left, allowed"
)
