"""The outcome of a send operation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from app.editing.acceptance import acceptance_of
from app.editing.row_result import RowResult
from app.engine.outbox.outbox import OutboxRow, OutboxState

TIMEOUT_SECONDS = 300.0
"""The number of seconds without progress after which a command stops waiting; the remaining rows
stay in the outbox. It is longer than the time in which a write without an answer may still arrive,
because there is no progress during that time."""

UNFINISHED = (OutboxState.QUEUED, OutboxState.SENDING, OutboxState.UNKNOWN)


@dataclass(frozen=True, slots=True)
class SentRow:
    """The outcome of one outbox row, without its content; see ``OutboxRow``.

    ``made_id`` is the id of the listing that it created, once it is known.
    """

    number: int
    item_id: str
    title: str
    state: OutboxState
    attempts: int
    result: RowResult
    made_id: str = ""

    @classmethod
    def of(cls, row: OutboxRow) -> SentRow:
        """Return the outcome of ``row``."""
        # Nearly all of a hundred thousand results are equal, so that one is shared.
        result = _PLAIN if row.result == _PLAIN else row.result
        made_id = row.progress.item_id
        return cls(row.number, row.item_id, row.title, row.state, row.attempts, result, made_id)

    @property
    def unmet(self) -> tuple[str, ...]:
        """The paths where the marketplace stored another value than the one sent."""
        return self.result.unmet

    @property
    def outcome(self) -> str:
        """The state of the row; ``dropped`` or ``changed`` if a value was not stored as sent."""
        if not self.unmet:
            return self.state.value
        return "dropped" if acceptance_of(self.result.findings, self.unmet).dropped else "changed"

    @property
    def was_there(self) -> bool:
        """Whether nothing was sent, because the listing already had all values."""
        return self.state is OutboxState.DONE and self.result.was_there


_PLAIN = RowResult()


@dataclass(frozen=True, slots=True)
class Sent:
    """The outcome of a send operation: ``rows`` in the order of creation, ``counts`` by state."""

    rows: tuple[SentRow, ...]
    counts: Mapping[OutboxState, int] = field(default_factory=dict)

    @property
    def unfinished(self) -> int:
        """The number of rows that wait, or whose outcome is not known yet."""
        return sum(self.counts.get(state, 0) for state in UNFINISHED)

    @property
    def not_done(self) -> int:
        """The number of rows that were refused, not stored as sent, or wait for the seller."""
        stuck = self.counts.get(OutboxState.REFUSED, 0) + self.counts.get(OutboxState.HELD, 0)
        return stuck + sum(1 for row in self.rows if row.unmet)
