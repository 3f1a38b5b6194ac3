"""The time as a parameter: asked instead of the system's, so that tests can move it."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """Tells the time and waits."""

    def now(self) -> datetime:
        """Return the wall clock's time, aware, in UTC: to show and to store, not to measure."""

    def monotonic(self) -> float:
        """Return seconds that never go back: for deadlines and waiting."""

    async def sleep(self, seconds: float) -> None:
        """Wait ``seconds`` without holding up anything else."""


class SystemClock:
    """The clock of the machine."""

    def now(self) -> datetime:
        """Return the wall clock's time, in UTC."""
        return datetime.now(UTC)

    def monotonic(self) -> float:
        """Return the seconds since a moment that stays the same while the machine runs."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait ``seconds`` on the running loop."""
        # The window reads this module before its first paint, and asyncio costs it 40 ms there.
        import asyncio

        await asyncio.sleep(seconds)
