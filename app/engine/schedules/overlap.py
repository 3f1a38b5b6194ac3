"""Detection of schedules that change the same field of the same listing at the same time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from app.workspace.journal.schedules import OPEN

if TYPE_CHECKING:
    from app.engine.plans.plan import Plan
    from app.workspace.journal.schedules import Schedule


class Span(NamedTuple):
    """The time during which a schedule changes fields, from its start to its return."""

    starts_at: int
    ends_at: int | None

    def meets(self, other: Span) -> bool:
        """Return whether the two spans overlap.

        A span without an end is over at its start; two spans with the same start overlap.
        """
        mine, theirs = self._last, other._last
        if self.starts_at == other.starts_at:
            return True
        return self.starts_at < theirs and other.starts_at < mine

    @property
    def _last(self) -> int:
        return self.starts_at if self.ends_at is None else self.ends_at


def span_of(schedule: Schedule) -> Span:
    """Return the span of a schedule."""
    return Span(schedule.starts_at, schedule.ends_at)


def overlapping(span: Span, schedules: Iterable[Schedule]) -> Iterator[Schedule]:
    """Yield the open schedules that overlap ``span``."""
    return (one for one in schedules if one.state in OPEN and span_of(one).meets(span))


def shared_fields(plan: Plan, other: Plan) -> Iterator[tuple[str, str]]:
    """Yield the listings that both plans change, each with the first common path."""
    theirs = {entry.item_id: frozenset(entry.after) for entry in other.listings}
    for entry in plan.listings:
        if shared := theirs.get(entry.item_id, frozenset()).intersection(entry.after):
            yield entry.item_id, min(shared)
