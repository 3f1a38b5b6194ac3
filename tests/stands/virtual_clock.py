"""A clock that moves only when told to, or when somebody sleeps on it."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta


class VirtualClock:
    """Time for tests: sleeping moves it on at once and is written down in ``slept``."""

    def __init__(self, start: datetime | None = None) -> None:
        self._now = start or datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
        self._monotonic = 1000.0
        self.slept: list[float] = []

    def now(self) -> datetime:
        return self._now

    def monotonic(self) -> float:
        return self._monotonic

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.advance(seconds)
        await asyncio.sleep(0)

    def advance(self, seconds: float) -> None:
        """Let ``seconds`` pass, on the wall and on the monotonic clock."""
        self._now += timedelta(seconds=seconds)
        self._monotonic += seconds

    def set_wall(self, now: datetime) -> None:
        """Set the wall clock, as a person would; the monotonic one does not move."""
        self._now = now
