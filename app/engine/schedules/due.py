"""What time asks of a schedule: to begin, to go back, or to ask its seller."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from app.workspace.journal.schedules import ScheduleState

if TYPE_CHECKING:
    from app.workspace.journal.schedules import Schedule

LATE_MS = 5 * 60 * 1000
"""How long after its moment a plan still begins unasked: a start that took its time, or a machine
that was busy. Beyond it the seller is asked."""


class Step(Enum):
    """What is to be done with a schedule now."""

    NOTHING = "nothing"
    START = "start"
    MISS = "miss"
    RETURN = "return"


def due(schedule: Schedule, now: int, *, begun: bool = True) -> Step:
    """Return what is due at ``now`` (milliseconds since 1970).

    A start that nobody was there for is missed, and never made up for unasked; a return that is
    late is made at once. What was claimed and not brought to its end, as by a program that was
    killed, goes on: each step may be done twice. ``begun`` says whether anything of the plan is in
    the outbox: a start that was claimed, and of which nothing is there, is missed as any other.
    """
    over = schedule.ends_at is not None and now >= schedule.ends_at
    late = now > schedule.starts_at + LATE_MS
    match schedule.state:
        case ScheduleState.WAITING:
            if now < schedule.starts_at:
                return Step.NOTHING
            if over or late:
                return Step.MISS
            return Step.START
        case ScheduleState.STARTING:
            if not begun and (over or late):
                return Step.MISS
            return Step.RETURN if over else Step.START
        case ScheduleState.RUNNING:
            return Step.RETURN if over else Step.NOTHING
        case ScheduleState.RETURNING:
            return Step.RETURN
        case _:
            return Step.NOTHING


def next_moment(schedule: Schedule) -> int | None:
    """Return when time will next ask something of a schedule; ``None`` for never."""
    match schedule.state:
        case ScheduleState.WAITING:
            return schedule.starts_at
        case ScheduleState.STARTING | ScheduleState.RETURNING:
            return 0
        case ScheduleState.RUNNING:
            return schedule.ends_at
        case _:
            return None
