"""The marketplace's own clock: it can start anywhere and be moved ahead, and never goes back."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from app.clock import Clock

LATEST = datetime(9000, 1, 1, tzinfo=UTC)
"""No clock is moved to here or beyond: dates of listings lie years after it."""


class PracticeClock:
    """Another clock's time, so many seconds away from it.

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
        """The marketplace's date and time, in UTC."""
        return self._base.now() + self._away

    def monotonic(self) -> float:
        """Seconds that never go back, with those it was moved by."""
        return self._base.monotonic() + self._moved

    async def sleep(self, seconds: float) -> None:
        """Wait ``seconds`` of the clock it goes by: nobody waits longer because it was moved."""
        await self._base.sleep(seconds)

    def start_at(self, moment: datetime) -> None:
        """Set what the clock says now; for before anybody has asked it.

        Raises ``ValueError`` for :data:`LATEST` or later.
        """
        if moment >= LATEST:
            raise ValueError("too far ahead")
        self._away = moment - self._base.now()

    def keep_away(self, seconds: float) -> None:
        """Go so many seconds away from the other clock, as it did before it was stopped."""
        self._away = timedelta(seconds=seconds)

    def check_ahead(self, seconds: float) -> None:
        """Raise ``ValueError`` for less than nothing and for :data:`LATEST` or later."""
        if not seconds >= 0:
            raise ValueError("time does not go back")
        if seconds > (LATEST - self.now()).total_seconds():
            raise ValueError("too far ahead")

    def advance(self, seconds: float) -> None:
        """Move the clock ahead; time runs on from there.

        Raises ``ValueError`` as :meth:`check_ahead` does.
        """
        self.check_ahead(seconds)
        self._away += timedelta(seconds=seconds)
        self._moved += seconds
