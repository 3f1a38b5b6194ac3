"""Tracking of outbox rows that the worker changes: read in batches, reported one by one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import TYPE_CHECKING

from app.workspace.journal.outbox import ENDED

if TYPE_CHECKING:
    from app.clock import Clock
    from app.workspace.journal.outbox import OutboxRow

PAUSE_SECONDS = 0.05
"""The number of seconds between two reads: changed rows are collected, because each read delays a
commit of the worker."""
MANY, LONG_PAUSE_SECONDS = 10, 0.2
"""A read of at least so many rows means that a long queue is being sent; then the longer pause (in
seconds) follows, because nobody waits for a single row."""
MOST_TOGETHER = 200


class RowChangeTracker:
    """The tracker of changed rows, which reads them and passes them to ``on_moved``."""

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
        self._open: set[int] = set()
        self._busy = False

    def note(self, numbers: Iterable[int]) -> bool:
        """Record changed rows; return whether ``run`` must be started for them."""
        self._moved |= dict.fromkeys(numbers)
        started, self._busy = self._busy, True
        return not started

    def saw(self, row: OutboxRow) -> None:
        """Remember whether a published row is unfinished."""
        if row.state in ENDED:
            self._open.discard(row.number)
        else:
            self._open.add(row.number)

    def note_open(self) -> bool:
        """Call ``note`` with all rows that were published as unfinished.

        A worker that was lost may have changed them without a report.
        """
        return self.note(self._open)

    async def run(self) -> None:
        """Read and report rows until none is left; errors of reading are raised."""
        try:
            while self._moved:
                numbers = list(self._moved)[:MOST_TOGETHER]
                for number in numbers:
                    del self._moved[number]
                try:
                    rows = await self._read(numbers)
                except Exception:
                    # The rows are read with the next ones, because no other report follows.
                    self._moved = dict.fromkeys(numbers) | self._moved
                    raise
                for row in rows:
                    self._on_moved(row)
                if self._moved:
                    many = len(numbers) >= MANY
                    await self._clock.sleep(LONG_PAUSE_SECONDS if many else PAUSE_SECONDS)
        finally:
            self._busy = False
