"""The rate limit: a token bucket for each caller, in a row of the database."""

from __future__ import annotations

from app.clock import Clock
from app.service.errors import TooManyRequests
from app.service.stores.database import Database

MOST_CALLERS = 1_000
"""The maximum number of remembered callers; those that have been idle the longest are forgotten
first, at intervals."""

FORGETTING = 100
"""The number of calls after which surplus callers are forgotten."""


class RateLimit:
    """A token bucket for each caller, shared by all processes.

    Each caller may make ``per_second`` calls at once and regains that many every second.
    """

    def __init__(self, database: Database, per_second: int, clock: Clock) -> None:
        self._database = database
        self._per_second = float(per_second)
        self._clock = clock
        self._counted = 0

    def take(self, caller: str) -> None:
        """Count one call; raise :class:`TooManyRequests` if the bucket of the caller is empty."""
        now = self._clock.now().timestamp()
        self._counted += 1
        if self._counted % FORGETTING == 0:
            self._database.write_volatile(_FORGET, (MOST_CALLERS, MOST_CALLERS))
        [(left, allowed)] = self._database.write_volatile(
            _TAKE, (caller, self._per_second - 1, now)
        )
        if not allowed:
            raise TooManyRequests((1 - left) / self._per_second)


class CallerLimit:
    """A rate limit by user for calls with a valid token, and by address for all other calls.

    An unknown token counts as none: a client that invents tokens does not become a new caller with
    each of them, uses no memory, and takes no calls away from a user.
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
# The clocks of two machines may differ a little; then no time counts as passed. If the clock was
# set back, the time of a caller's last call is of no use, and a second counts as passed.
_SET_BACK = "callers.since - excluded.since > 60"
_SINCE = (
    f"CASE WHEN excluded.since > callers.since OR {_SET_BACK}"
    " THEN excluded.since ELSE callers.since END"
)
_PASSED = (
    "CASE WHEN excluded.since > callers.since THEN excluded.since - callers.since"
    f" WHEN {_SET_BACK} THEN 1 ELSE 0 END"
)
_MOST = "(excluded.calls_left + 1)"
_BACK = f"(callers.calls_left + ({_PASSED}) * {_MOST})"
_LEFT = f"(CASE WHEN {_BACK} > {_MOST} THEN {_MOST} ELSE {_BACK} END)"
_TAKE = (
    "INSERT INTO callers (caller, calls_left, since, allowed) VALUES (?, ?, ?, 1)"
    " ON CONFLICT (caller) DO UPDATE SET"
    f" calls_left = CASE WHEN {_LEFT} >= 1 THEN {_LEFT} - 1 ELSE {_LEFT} END,"
    f" allowed = CASE WHEN {_LEFT} >= 1 THEN 1 ELSE 0 END,"
    f" since = {_SINCE}"
    " RETURNING calls_left, allowed"
)
