"""The clock as a parameter, passed in instead of the system's, so that tests can move the time."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """A clock that gives the time and waits."""

    def now(self) -> datetime:
        """Return the wall-clock time, aware, in UTC: for display and storage, not for measuring."""

    def monotonic(self) -> float:
        """Return monotonic seconds, for deadlines and waiting."""

    async def sleep(self, seconds: float) -> None:
        """Wait ``seconds`` without blocking the event loop."""


class SystemClock:
    """The clock of the system."""

    def now(self) -> datetime:
        """Return the wall-clock time, in UTC."""
        return datetime.now(UTC)

    def monotonic(self) -> float:
        """Return the seconds since a moment that stays fixed while the machine runs."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait ``seconds`` on the running loop."""
        # The window imports this module before its first paint, and importing asyncio would add 40
        # ms.
        import asyncio

        await asyncio.sleep(seconds)
