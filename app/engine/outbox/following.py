"""Following the rows that the worker moves: read together, and published one by one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import TYPE_CHECKING

from app.workspace.journal.outbox import OutboxRow

if TYPE_CHECKING:
    from app.clock import Clock

PAUSE_SECONDS = 0.05
"""How long rows are gathered after some were read: each read holds up a commit of the worker."""
MANY, LONG_PAUSE_SECONDS = 10, 0.2
"""So many rows in one read are a long queue that is being sent: then nobody waits for a single one.
"""
MOST_TOGETHER = 200


class Following:
    """Reads the rows whose numbers it is given, as they are by then, and hands them to
    ``on_moved``."""

    def __init__(
        self,
        read: Callable[[Collection[int]], Awaitable[list[OutboxRow]]],
        on_moved: Callable[[OutboxRow], None],
        clock: Clock,
    ) -> None:
        self._read = read
        self._on_moved = on_moved
        self._clock = clock
        self._moved: dict[int, None] = {}
        self._busy = False

    def note(self, numbers: Iterable[int]) -> bool:
        """Note that rows moved; return whether ``run`` has to be started for them."""
        self._moved |= dict.fromkeys(numbers)
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
                    self._on_moved(row)
                if self._moved:
                    many = len(numbers) >= MANY
                    await self._clock.sleep(LONG_PAUSE_SECONDS if many else PAUSE_SECONDS)
        finally:
            self._busy = False
