"""The due step of a schedule: begin, revert, or report a missed start."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from app.workspace.journal.schedules import ScheduleState

if TYPE_CHECKING:
    from app.workspace.journal.schedules import Schedule

LATE_MS = 5 * 60 * 1000
"""The number of milliseconds after its time within which a plan still starts without a question,
for a slow start or a busy machine. After that the seller is asked."""


class Step(Enum):
    """The step that is due for a schedule."""

    NOTHING = "nothing"
    START = "start"
    MISS = "miss"
    RETURN = "return"


def due(schedule: Schedule, now: int, *, begun: bool = True) -> Step:
    """Return the step that is due at ``now`` (milliseconds since 1970).

    A start that no process was running for is missed, and never made up for without asking; a late
    return is done at once. A claimed step that was not finished, for example because the program
    was killed, is continued: each step may be done twice. ``begun`` is whether any row of the plan
    is in the outbox: a start that was claimed but has no row there can be missed like any other.
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
    """Return the time of the next step of a schedule, or ``None`` if there is none."""
    match schedule.state:
        case ScheduleState.WAITING:
            return schedule.starts_at
        case ScheduleState.STARTING | ScheduleState.RETURNING:
            return 0
        case ScheduleState.RUNNING:
            return schedule.ends_at
        case _:
            return None
