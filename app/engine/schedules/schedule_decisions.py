"""The decisions of a seller about a schedule: begin now, end now, keep the changes, cancel."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import TYPE_CHECKING

from app.engine.schedules.moments import ScheduleError
from app.workspace.journal.schedules import ASKING, Schedule, ScheduleState, moved
from app.workspace.journal.step_result import StepResult

if TYPE_CHECKING:
    from app.engine.schedules.scheduling import SchedulePlans
    from app.workspace.journal.schedules import ScheduleStore


class Decision(StrEnum):
    """The decisions about a schedule."""

    START = "start"
    """Start a missed or held schedule, or start one before its time."""
    END = "end"
    """Undo the plan now instead of at its end."""
    KEEP = "keep"
    """Keep the changes: nothing is undone, or nothing more if the return has begun."""
    CANCEL = "cancel"
    """Never start the schedule."""


_WHEN: dict[Decision, tuple[ScheduleState, ...]] = {
    Decision.START: (ScheduleState.WAITING, *ASKING),
    Decision.END: (ScheduleState.RUNNING,),
    Decision.KEEP: (ScheduleState.RUNNING, ScheduleState.RETURNING),
    Decision.CANCEL: (ScheduleState.WAITING, *ASKING),
}


def decisions_for(schedule: Schedule, now: int) -> tuple[Decision, ...]:
    """Return the decisions that are possible in the state of a schedule."""
    over = schedule.ends_at is not None and now >= schedule.ends_at
    return tuple(
        one
        for one, states in _WHEN.items()
        if schedule.state in states and not (one is Decision.START and over)
    )


def decided(
    schedule: Schedule,
    decision: Decision,
    now: int,
    agreed: frozenset[tuple[str, str]] | None = None,
) -> Schedule:
    """Return a schedule after a decision; raise ``ScheduleError`` if its state does not allow it.

    ``agreed`` replaces the risks accepted when the schedule was made.
    """
    if decision not in decisions_for(schedule, now):
        over = schedule.ends_at is not None and now >= schedule.ends_at
        code = "schedule.over" if decision is Decision.START and over else "schedule.not_now"
        raise ScheduleError(code, state=schedule.state.value, decision=decision.value)
    match decision:
        case Decision.START:
            after = moved(schedule, ScheduleState.WAITING, now)
            agreed = schedule.agreed if agreed is None else agreed
            return replace(after, starts_at=now, result=None, agreed=agreed)
        case Decision.END:
            return replace(moved(schedule, ScheduleState.RUNNING, now), ends_at=now)
        case Decision.KEEP:
            begun = schedule.state is ScheduleState.RETURNING
            kept = StepResult("kept_rest" if begun else "kept")
            return moved(schedule, ScheduleState.DONE, now, kept)
        case Decision.CANCEL:
            return moved(schedule, ScheduleState.CANCELLED, now, StepResult("cancelled"))


def decide(
    store: ScheduleStore,
    schedule_id: str,
    decision: Decision,
    now: int,
    agreed: frozenset[tuple[str, str]] | None = None,
) -> Schedule:
    """Apply a decision to a stored schedule and return it; raise ``StorageError`` too."""
    before = store.of(schedule_id)
    if before is None:
        raise ScheduleError("schedule.unknown", id=schedule_id[:64])
    after = decided(before, decision, now, agreed)
    if not store.move(before, after):
        # Another process began it in the meantime.
        raise ScheduleError("schedule.moved", id=schedule_id[:64])
    if decision is Decision.KEEP and before.state is ScheduleState.RETURNING:
        store.withdraw_return(schedule_id)
    return after


def forget(store: ScheduleStore, plans: SchedulePlans, schedule_id: str) -> Schedule:
    """Delete a schedule that has ended and return it.

    Raise ``ScheduleError`` for any other schedule, and ``StorageError``.
    """
    found = store.of(schedule_id)
    if found is None:
        raise ScheduleError("schedule.unknown", id=schedule_id[:64])
    if not found.is_over:
        raise ScheduleError("schedule.not_now", state=found.state.value, decision="forget")
    store.remove(schedule_id)
    plans.drop(schedule_id)
    return found
