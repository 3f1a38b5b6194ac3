"""The schedules of a workspace for a window: read, created and decided on another thread."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import closing
from decimal import Decimal
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from app.engine.catalog.catalog import ItemCatalog
from app.engine.notices import NoticeError, notice_of
from app.engine.outbox.guards import NotAccepted
from app.engine.plans.plan_check import check_plan
from app.engine.schedules.schedule_decisions import Decision, decide, forget
from app.engine.schedules.scheduling import (
    SchedulePlans,
    add_schedule,
    codes_of,
    new_schedule,
)
from app.workspace.errors import StorageError
from app.workspace.folder import Workspace
from app.workspace.journal.schedules import Schedule as Schedule
from app.workspace.journal.schedules import ScheduleState as ScheduleState
from app.workspace.journal.schedules import ScheduleStore

if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from pathlib import Path

    from app.engine.outbox.guards import Guards, Risk
    from app.engine.plans.plan_check import Checked, Outlook
    from app.engine.schedules.overlap import Span

R = TypeVar("R")


class Present(NamedTuple):
    """The effect of a scheduled plan if it began now, from the catalog and the rules.

    ``checked`` are all its listings, ``risks`` those to be accepted, and ``new_risks`` those of
    them that were not accepted when the schedule was made.
    """

    checked: tuple[Checked, ...]
    risks: tuple[Risk, ...]
    new_risks: tuple[Risk, ...]

    @property
    def counts(self) -> Counter[Outlook]:
        """The number of listings with each outlook."""
        return Counter(one.outlook for one in self.checked)


class Schedules:
    """The schedules in the workspace at ``folder``; ``guards`` finds the risks of a plan.

    Every method raises ``NoticeError`` if the files cannot be used.
    """

    def __init__(self, folder: Path, guards: Guards) -> None:
        self._folder = folder
        self._guards = guards

    async def all(self) -> list[Schedule]:
        """Return every schedule, ordered by its start."""
        return await self._with(lambda store, _: store.all())

    async def add(
        self,
        file: Path,
        span: Span,
        now: int,
        *,
        name: str,
        zone: str,
        accepted: Collection[Risk],
    ) -> Schedule:
        """Schedule the plan in ``file``; raise ``ScheduleError`` and ``NotAccepted``."""
        from app.engine.plans.plan_file import open_plan

        def make(store: ScheduleStore, plans: SchedulePlans) -> Schedule:
            with open_plan(file) as plan:
                risks = self._guards.risks(plan.changes())
                made = new_schedule(
                    plan, span, now, name=name, zone=zone, risks=risks, accepted=accepted
                )
                add_schedule(store, plans, plan, made)
                return made

        return await self._with(make)

    async def decide(self, schedule: Schedule, decision: Decision, now: int) -> Schedule:
        """Apply a decision to a schedule; raise ``ScheduleError``."""
        return await self._with(lambda store, _: decide(store, schedule.schedule_id, decision, now))

    async def present(self, schedule: Schedule) -> Present:
        """Return the effect of a schedule if it began now; raise ``PlanFileError``."""

        def look(_store: ScheduleStore, plans: SchedulePlans) -> Present:
            return self._present(schedule, plans)

        return await self._with(look)

    async def begin(self, schedule: Schedule, now: int, accepted: Collection[Risk]) -> Schedule:
        """Begin a schedule now, with those of its present risks that were accepted.

        Raise ``ScheduleError``, ``PlanFileError``, and ``NotAccepted`` if there are other risks by
        now.
        """

        def begin(store: ScheduleStore, plans: SchedulePlans) -> Schedule:
            present = self._present(schedule, plans)
            agreed = schedule.agreed | codes_of(tuple(accepted))
            if not codes_of(present.risks) <= agreed:
                raise NotAccepted(present.risks, len(accepted))
            return decide(store, schedule.schedule_id, Decision.START, now, agreed)

        return await self._with(begin)

    def _present(self, schedule: Schedule, plans: SchedulePlans) -> Present:
        floor = Decimal(schedule.floor) if schedule.floor else None
        path = Workspace(self._folder).catalog_path
        with plans.opened(schedule.schedule_id) as plan:
            risks = self._guards.risks(plan.changes(), floor=floor)
            with closing(ItemCatalog(path, most_steps=0)) as catalog:
                checked = tuple(check_plan(catalog, plan))
        new = tuple(risk for risk in risks if not codes_of([risk]) <= schedule.agreed)
        return Present(checked, risks, new)

    async def forget(self, schedule_id: str) -> None:
        """Delete a schedule that has ended; raise ``ScheduleError``."""
        await self._with(lambda store, plans: forget(store, plans, schedule_id))

    async def _with(self, work: Callable[[ScheduleStore, SchedulePlans], R]) -> R:
        def run() -> R:
            folder = Workspace(self._folder)
            with closing(folder.journal()) as journal:
                return work(ScheduleStore(journal), SchedulePlans(folder.schedules))

        try:
            return await asyncio.to_thread(run)
        except (StorageError, OSError) as error:
            raise NoticeError(notice_of(error)) from error
