"""The outcome of a sending."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from app.editing.acceptance import arrival_of
from app.editing.row_result import RowResult
from app.engine.outbox.outbox import OutboxRow, OutboxState

TIMEOUT_SECONDS = 300.0
"""How long nothing may move before a command stops waiting; the outbox keeps what is left.

Longer than the time in which a write without an answer may still land, as nothing moves then."""

UNFINISHED = (OutboxState.QUEUED, OutboxState.SENDING, OutboxState.UNKNOWN)


@dataclass(frozen=True, slots=True)
class SentRow:
    """The outcome of one row of the outbox, without what it was made from; see ``OutboxRow``.

    ``made_id`` is the listing that it made, once it is known.
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
        # Of a hundred thousand nearly all say the same, which is kept once.
        result = _PLAIN if row.result == _PLAIN else row.result
        made_id = row.progress.item_id
        return cls(row.number, row.item_id, row.title, row.state, row.attempts, result, made_id)

    @property
    def unmet(self) -> tuple[str, ...]:
        """The paths where the marketplace made something else of what was sent."""
        return self.result.unmet

    @property
    def outcome(self) -> str:
        """Its state, or ``dropped`` or ``changed`` where it is done and is not what was sent."""
        if not self.unmet:
            return self.state.value
        return "dropped" if arrival_of(self.result.findings, self.unmet).dropped else "changed"

    @property
    def was_there(self) -> bool:
        """Whether nothing was sent, as the listing had it all."""
        return self.state is OutboxState.DONE and self.result.was_there


_PLAIN = RowResult()


@dataclass(frozen=True, slots=True)
class Sent:
    """The outcome of a sending: ``rows`` in the order they were made, ``counts`` by state."""

    rows: tuple[SentRow, ...]
    counts: Mapping[OutboxState, int] = field(default_factory=dict)

    @property
    def unfinished(self) -> int:
        """How many still wait, or have an outcome that is not known yet."""
        return sum(self.counts.get(state, 0) for state in UNFINISHED)

    @property
    def not_done(self) -> int:
        """How many the marketplace refused or did not take as sent, or that wait for the seller."""
        stuck = self.counts.get(OutboxState.REFUSED, 0) + self.counts.get(OutboxState.HELD, 0)
        return stuck + sum(1 for row in self.rows if row.unmet)
