"""Following the rows that the worker moves: read together, and told one by one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from typing import TYPE_CHECKING

from app.workspace.journal.outbox import OutboxRow

if TYPE_CHECKING:
    from app.clock import Clock

PAUSE_SECONDS = 0.05
"""How long rows are gathered after some were read: each read holds up a commit of the worker."""
MOST_TOGETHER = 200


class Following:
    """Reads the rows whose numbers it is told, as they are by then, and hands them to ``told``."""

    def __init__(
        self,
        read: Callable[[Collection[int]], Awaitable[list[OutboxRow]]],
        told: Callable[[OutboxRow], None],
        clock: Clock,
    ) -> None:
        self._read = read
        self._told = told
        self._clock = clock
        self._moved: dict[int, None] = {}
        self._busy = False

    def note(self, number: int) -> bool:
        """Note that a row moved; return whether ``run`` has to be started for it."""
        self._moved[number] = None
        started, self._busy = self._busy, True
        return not started

    async def run(self) -> None:
        """Read and tell until nothing has moved any more; raise what reading raises."""
        try:
            while self._moved:
                numbers = list(self._moved)[:MOST_TOGETHER]
                for number in numbers:
                    del self._moved[number]
                for row in await self._read(numbers):
                    self._told(row)
                if self._moved:
                    await self._clock.sleep(PAUSE_SECONDS)
        finally:
            self._busy = False
