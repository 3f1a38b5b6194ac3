"""The marketplace's own clock: it starts at any time, can be advanced, and never goes back."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from app.clock import Clock

CLOCK_AWAY = "clock_away"
"""The setting with the difference between this clock and the machine's, in seconds."""

LATEST = datetime(9000, 1, 1, tzinfo=UTC)
"""The exclusive upper bound of the clock: dates of listings are years after it."""


class PracticeClock:
    """A clock with an adjustable offset from another one.

    Wall-clock and monotonic time move together, so that everything that waits on the clock (a
    scroll, the end of a listing) comes due at its date.
    """

    def __init__(self, base: Clock) -> None:
        self._base = base
        self._away = timedelta()
        self._moved = 0.0

    @property
    def away(self) -> float:
        """The offset from the underlying clock in seconds; negative if this one is behind."""
        return self._away.total_seconds()

    def now(self) -> datetime:
        """Return the marketplace's date and time, in UTC."""
        return self._base.now() + self._away

    def monotonic(self) -> float:
        """Return monotonic seconds, including those by which the clock was advanced."""
        return self._base.monotonic() + self._moved

    async def sleep(self, seconds: float) -> None:
        """Wait ``seconds`` of the underlying clock, which moving this one does not change."""
        await self._base.sleep(seconds)

    def start_at(self, moment: datetime) -> None:
        """Set the time; only before the clock is read for the first time.

        Raise ``ValueError`` for :data:`LATEST` or later.
        """
        if moment >= LATEST:
            raise ValueError("too far ahead")
        self._away = moment - self._base.now()

    def keep_away(self, seconds: float) -> None:
        """Restore the offset that the clock had before the last stop."""
        self._away = timedelta(seconds=seconds)

    def follow(self, seconds: str | None) -> None:
        """Take over the offset that another process has stored, if any."""
        if seconds is None:
            return
        ahead = float(seconds) - self.away
        self.keep_away(float(seconds))
        self._moved += max(ahead, 0.0)

    def check_ahead(self, seconds: float) -> None:
        """Raise ``ValueError`` for a negative number and for :data:`LATEST` or later."""
        if not seconds >= 0:
            raise ValueError("time does not go back")
        if seconds > (LATEST - self.now()).total_seconds():
            raise ValueError("too far ahead")

    def advance(self, seconds: float) -> None:
        """Advance the clock; time continues from there.

        Raise ``ValueError`` as :meth:`check_ahead` does.
        """
        self.check_ahead(seconds)
        self._away += timedelta(seconds=seconds)
        self._moved += seconds
