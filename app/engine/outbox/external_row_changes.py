"""Detection of outbox rows that another program changes without events from this one's worker."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.workspace.journal.outbox_reads import OutboxReads
from app.workspace.journal.outbox_row import OutboxState

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

OPEN = tuple(s for s in OutboxState if s not in (OutboxState.DONE, OutboxState.CANCELLED))
MOST_REPORTED = 500
"""The maximum number of rows that are published one by one; with more, everything is read again."""


@dataclass(frozen=True, slots=True)
class ChangedRows:
    """The rows that another program changed.

    ``numbers`` are their numbers; ``lets_go`` is whether other rows of their listings are now next.
    ``was_written`` is whether another program wrote anything to the journal at all.
    """

    numbers: tuple[int, ...] = ()
    lets_go: bool = False
    was_written: bool = False

    @property
    def is_much(self) -> bool:
        """Whether reading everything shown is quicker than reading these rows one by one."""
        return len(self.numbers) > MOST_REPORTED


@dataclass(frozen=True, slots=True)
class _Open:
    """The rows without an outcome, by number, at one reading, and the rows added before it."""

    version: int
    rows: dict[int, tuple[str, str, int]]
    last: int
    added: tuple[int, ...]


class ExternalRowChanges:
    """A comparison of the rows without an outcome with those of the previous call.

    Rows that were added and ended between two calls are reported, too.

    ``read`` runs a function with the outbox on the journal's thread.
    """

    def __init__(
        self, read: Callable[[Callable[[OutboxReads], _Open | None]], Awaitable[_Open | None]]
    ) -> None:
        self._read = read
        self._before: _Open | None = None

    async def look(self) -> ChangedRows:
        """Return the changes since the previous call; the first call returns none.

        If no other program has written to the journal, this takes a single SQLite query. Raise
        ``NoticeError``.
        """
        before = self._before
        now = await self._read(lambda store: _open_rows(store, before))
        if now is None:
            return ChangedRows()
        self._before = now
        if before is None:
            return ChangedRows()
        moved = [
            number
            for number in sorted(before.rows.keys() | now.rows.keys() | set(now.added))
            if number in now.added or before.rows.get(number) != now.rows.get(number)
        ]
        ended = before.rows.keys() - now.rows.keys()
        gone = {before.rows[number][0] for number in ended}
        queued = OutboxState.QUEUED.value
        freed = any(item in gone and state == queued for item, state, _ in now.rows.values())
        return ChangedRows(tuple(moved), freed, was_written=True)


def _open_rows(store: OutboxReads, before: _Open | None) -> _Open | None:
    version = store.version()
    if before is not None and before.version == version:
        return None
    # Read last, so that a row that is added in between is among those of the next call.
    last = store.last_number()
    added = () if before is None else tuple(store.numbers_after(before.last))
    return _Open(version, store.stamps(OPEN), last, added)
