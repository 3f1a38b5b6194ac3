"""Rows of the outbox that another program moves while no worker of this one tells of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.workspace.journal.outbox_reads import OutboxReads
from app.workspace.journal.outbox_row import OutboxState

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

OPEN = tuple(s for s in OutboxState if s not in (OutboxState.DONE, OutboxState.CANCELLED))
MOST_REPORTED = 500
"""So many rows are published one by one; more of them are read again as a whole."""


@dataclass(frozen=True, slots=True)
class Moved:
    """What another program moved: ``numbers``, and whether that lets others of a listing go.

    ``was_written`` is whether it wrote anything to the journal at all.
    """

    numbers: tuple[int, ...] = ()
    lets_go: bool = False
    was_written: bool = False

    @property
    def is_much(self) -> bool:
        """Whether it is quicker to read all that is shown than these rows one by one."""
        return len(self.numbers) > MOST_REPORTED


@dataclass(frozen=True, slots=True)
class _Open:
    """The rows that have not ended, by number, as one reading found them."""

    version: int
    rows: dict[int, tuple[str, str, int]]


class OutsideMoves:
    """Compares the rows that have not ended with those of the look before.

    ``read`` runs a function with the outbox on the thread of the journal.
    """

    def __init__(
        self, read: Callable[[Callable[[OutboxReads], _Open | None]], Awaitable[_Open | None]]
    ) -> None:
        self._read = read
        self._before: _Open | None = None

    async def look(self) -> Moved:
        """Return what was moved since the look before; nothing at the first one.

        As long as no other program writes to the journal that is one question to SQLite. Raise
        ``NoticeError``.
        """
        before = self._before
        now = await self._read(lambda store: _open_rows(store, before))
        if now is None:
            return Moved()
        self._before = now
        if before is None:
            return Moved()
        moved = [
            number
            for number in sorted(before.rows.keys() | now.rows.keys())
            if before.rows.get(number) != now.rows.get(number)
        ]
        gone = {before.rows[number][0] for number in moved if number not in now.rows}
        queued = OutboxState.QUEUED.value
        freed = any(item in gone and state == queued for item, state, _ in now.rows.values())
        return Moved(tuple(moved), freed, was_written=True)


def _open_rows(store: OutboxReads, before: _Open | None) -> _Open | None:
    version = store.version()
    if before is not None and before.version == version:
        return None
    return _Open(version, store.stamps(OPEN))
