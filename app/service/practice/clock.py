"""The marketplace's own clock: it can start anywhere and be moved ahead, and never goes back."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from app.clock import Clock

CLOCK_AWAY = "clock_away"
"""The setting that keeps how far the clock is from the machine's, in seconds."""

LATEST = datetime(9000, 1, 1, tzinfo=UTC)
"""No clock is moved to here or beyond: dates of listings lie years after it."""


class PracticeClock:
    """A clock at an adjustable offset from another one.

    Both kinds of time move together, so that what waits on the clock (a scroll, a listing's end)
    comes due when the date says so.
    """

    def __init__(self, base: Clock) -> None:
        self._base = base
        self._away = timedelta()
        self._moved = 0.0

    @property
    def away(self) -> float:
        """Seconds between this clock and the one it goes by; negative when it is behind."""
        return self._away.total_seconds()

    def now(self) -> datetime:
        """Return the marketplace's date and time, in UTC."""
        return self._base.now() + self._away

    def monotonic(self) -> float:
        """Return seconds that never go back, with those it was moved by."""
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
        """Go on at the offset that another process has written down, if any has."""
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
        """Move the clock ahead; time runs on from there.

        Raise ``ValueError`` as :meth:`check_ahead` does.
        """
        self.check_ahead(seconds)
        self._away += timedelta(seconds=seconds)
        self._moved += seconds
