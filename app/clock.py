"""The time as a parameter: asked instead of the system's, so that tests can move it."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """Tells the time and waits."""

    def now(self) -> datetime:
        """The wall clock: aware, in UTC. For what is shown and stored, never for measuring."""

    def monotonic(self) -> float:
        """Seconds that never go back. For deadlines and waiting."""

    async def sleep(self, seconds: float) -> None:
        """Wait ``seconds`` without holding up anything else."""


class SystemClock:
    """The clock of the machine."""

    def now(self) -> datetime:
        """The wall clock in UTC."""
        return datetime.now(UTC)

    def monotonic(self) -> float:
        """Seconds since some moment that never changes while the machine runs."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait ``seconds`` on the running loop."""
        # The window reads this module before its first paint, and asyncio costs it 40 ms there.
        import asyncio

        await asyncio.sleep(seconds)
