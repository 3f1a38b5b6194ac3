"""Campaigns that would be in each other's way: one field of one listing, at the same time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from app.workspace.journal.schedules import OPEN

if TYPE_CHECKING:
    from app.engine.plans.plan import Plan
    from app.workspace.journal.schedules import Schedule


class Span(NamedTuple):
    """When something changes fields: from its beginning until it has gone back."""

    starts_at: int
    ends_at: int | None

    def meets(self, other: Span) -> bool:
        """Return whether both change something at one time.

        What never goes back changes at its beginning and is over; two that begin at the same
        moment meet.
        """
        mine, theirs = self._last, other._last
        if self.starts_at == other.starts_at:
            return True
        return self.starts_at < theirs and other.starts_at < mine

    @property
    def _last(self) -> int:
        return self.starts_at if self.ends_at is None else self.ends_at


def span_of(schedule: Schedule) -> Span:
    """Return when a schedule changes something."""
    return Span(schedule.starts_at, schedule.ends_at)


def in_the_way(span: Span, schedules: Iterable[Schedule]) -> Iterator[Schedule]:
    """Yield the schedules that change something while ``span`` lasts."""
    return (one for one in schedules if one.state in OPEN and span_of(one).meets(span))


def shared_fields(plan: Plan, other: Plan) -> Iterator[tuple[str, str]]:
    """Yield the listings, and of each the first path, that both plans change."""
    theirs = {entry.item_id: frozenset(entry.after) for entry in other.listings}
    for entry in plan.listings:
        if shared := theirs.get(entry.item_id, frozenset()).intersection(entry.after):
            yield entry.item_id, min(shared)
