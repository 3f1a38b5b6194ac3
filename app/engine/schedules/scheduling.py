"""Scheduling of a plan: a stored copy, accepted risks, and no overlap with other schedules."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING

from app.editing.item_paths import DELETED, RELISTED
from app.engine.plans.plan import new_plan_id
from app.engine.plans.plan_file import open_plan
from app.engine.plans.plan_writer import write_plan
from app.engine.schedules.moments import ScheduleError
from app.engine.schedules.overlap import Span, overlapping, shared_fields
from app.workspace.journal.schedules import Schedule, ScheduleState

if TYPE_CHECKING:
    from app.engine.outbox.guards import Risk
    from app.engine.plans.plan import Plan
    from app.workspace.journal.schedules import ScheduleStore

LONGEST_NAME = 80
_FINAL = (DELETED,)
"""Fields whose change cannot be undone; a schedule never changes them."""


class SchedulePlans:
    """The plans of schedules, one file each in ``folder``; methods raise ``OSError``."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keep(self, plan: Plan, schedule_id: str) -> None:
        """Store a copy of a plan whose id is the id of its schedule.

        So a plan may have several schedules, and none counts as done because another one was.
        """
        self._folder.mkdir(mode=0o700, exist_ok=True)
        write_plan(replace(plan, plan_id=schedule_id), self._file(schedule_id), plan.listings)

    def opened(self, schedule_id: str) -> AbstractContextManager[Plan]:
        """Return the opened plan of a schedule; raise ``PlanFileError`` if it is damaged."""
        return open_plan(self._file(schedule_id))

    def drop(self, schedule_id: str) -> None:
        """Delete the plan of a schedule."""
        self._file(schedule_id).unlink(missing_ok=True)

    def _file(self, schedule_id: str) -> Path:
        return self._folder / f"{schedule_id}.plan.json"


def new_schedule(
    plan: Plan,
    span: Span,
    now: int,
    *,
    name: str,
    zone: str,
    risks: Sequence[Risk] = (),
    accepted: int | Collection[Risk] = 0,
    floor: Decimal | None = None,
) -> Schedule:
    """Return a schedule for a plan, with the risks that its seller accepted.

    Raise ``ScheduleError`` for impossible times and for a plan that must not run unattended, and
    ``NotAccepted`` unless all ``risks`` were accepted, by their number or one by one.
    """
    if span.starts_at <= now:
        raise ScheduleError("schedule.in_the_past")
    if span.ends_at is not None and span.ends_at <= span.starts_at:
        raise ScheduleError("schedule.ends_before")
    if not plan.listings:
        raise ScheduleError("schedule.nothing")
    for entry in plan.listings:
        final = sorted(set(entry.after).intersection(_FINAL))
        if span.ends_at is not None and RELISTED in entry.after:
            # A new listing could only be reverted by closing it.
            final = [RELISTED]
        if final:
            raise ScheduleError("schedule.for_good", id=entry.item_id, path=final[0])
    agreed = accepted if isinstance(accepted, int) else len(accepted)
    if agreed != len(risks):
        from app.engine.outbox.guards import NotAccepted

        raise NotAccepted(risks, agreed)
    return Schedule(
        new_plan_id(),
        " ".join(name.split())[:LONGEST_NAME],
        zone,
        span.starts_at,
        span.ends_at,
        ScheduleState.WAITING,
        made_at=now,
        changed_at=now,
        count=len(plan.listings),
        agreed=codes_of(risks),
        floor="" if floor is None else str(floor),
    )


def require_room(
    plan: Plan, span: Span, schedules: Sequence[Schedule], plans: SchedulePlans
) -> None:
    """Raise ``ScheduleError`` if another schedule changes the same field at the same time.

    The field is one of the same listing. Raise ``PlanFileError`` or ``OSError`` if a plan cannot be
    read.
    """
    for other in overlapping(span, schedules):
        with plans.opened(other.schedule_id) as theirs:
            for item_id, path in shared_fields(plan, theirs):
                raise ScheduleError("schedule.overlaps", name=other.name, id=item_id, path=path)


def add_schedule(store: ScheduleStore, plans: SchedulePlans, plan: Plan, new: Schedule) -> None:
    """Store a new schedule with its plan unless another one overlaps (``require_room``).

    The file is written before the row. Raise ``StorageError`` too.
    """
    span = Span(new.starts_at, new.ends_at)
    require_room(plan, span, store.all(), plans)
    plans.keep(plan, new.schedule_id)
    try:
        store.keep(new)
    except BaseException:
        plans.drop(new.schedule_id)
        raise


def codes_of(risks: Sequence[Risk]) -> frozenset[tuple[str, str]]:
    """Return the risky listings with their reasons; figures may change until the start.

    A new reason has to be accepted again.
    """
    return frozenset((risk.item_id, finding.code) for risk in risks for finding in risk.findings)
