"""Detection of outbox rows that another program changes without events from this one's worker."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.workspace.journal.outbox_reads import OutboxReads
from app.workspace.journal.outbox_row import OutboxState

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping, Set

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
class _Reading:
    """The rows without an outcome, by number, at one reading, and what changed since the last one.

    ``last`` is the number of the last row of all.
    """

    version: int
    rows: dict[int, tuple[str, str, int]]
    last: int
    changes: ChangedRows


class ExternalRowChanges:
    """A comparison of the rows without an outcome with those of the previous call.

    Rows that were added and ended between two calls are reported, too.

    ``read`` runs a function with the outbox on the journal's thread. The rows are compared there as
    well, because there may be a hundred thousand.
    """

    def __init__(
        self,
        read: Callable[[Callable[[OutboxReads], _Reading | None]], Awaitable[_Reading | None]],
    ) -> None:
        self._read = read
        self._before: _Reading | None = None

    async def look(self) -> ChangedRows:
        """Return the changes since the previous call; the first call returns none.

        If no other program has written to the journal, this takes a single SQLite query. Raise
        ``NoticeError``.
        """
        before = self._before
        now = await self._read(lambda store: _read_after(store, before))
        if now is None:
            return ChangedRows()
        self._before = now
        return now.changes


def _read_after(store: OutboxReads, before: _Reading | None) -> _Reading | None:
    """Return what is there now, or ``None`` if nothing was written since ``before``."""
    version = store.version()
    if before is not None and before.version == version:
        return None
    # A row that is added from here on is also among the added ones of the next call.
    last = store.last_number()
    added = set() if before is None else set(store.numbers_after(before.last))
    rows = store.stamps(OPEN)
    changes = ChangedRows() if before is None else _changes(before.rows, rows, added)
    return _Reading(version, rows, last, changes)


def _changes(
    before: Mapping[int, tuple[str, str, int]],
    now: Mapping[int, tuple[str, str, int]],
    added: Set[int],
) -> ChangedRows:
    moved = sorted(
        number
        for number in before.keys() | now.keys() | added
        if number in added or before.get(number) != now.get(number)
    )
    gone = {before[number][0] for number in before.keys() - now.keys()}
    queued = OutboxState.QUEUED.value
    freed = any(item in gone and state == queued for item, state, _ in now.values())
    return ChangedRows(tuple(moved), freed, was_written=True)
