"""The schedules of one workspace for a window: read, made and decided about off its loop."""

from __future__ import annotations

import asyncio
from contextlib import closing
from typing import TYPE_CHECKING, TypeVar

from app.engine.notices import NoticeError, notice_of
from app.engine.schedules.deciding import decide, forget
from app.engine.schedules.scheduling import SchedulePlans, add_schedule, new_schedule
from app.workspace.errors import StorageError
from app.workspace.folder import Workspace
from app.workspace.journal.schedules import Schedule as Schedule
from app.workspace.journal.schedules import ScheduleState as ScheduleState
from app.workspace.journal.schedules import ScheduleStore

if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from pathlib import Path

    from app.engine.outbox.guards import Guards, Risk
    from app.engine.schedules.deciding import Decision
    from app.engine.schedules.overlap import Span

R = TypeVar("R")


class Schedules:
    """The schedules in the workspace at ``folder``; ``guards`` finds what is risky in a plan.

    Every method raises ``NoticeError`` where the files cannot be used.
    """

    def __init__(self, folder: Path, guards: Guards) -> None:
        self._folder = folder
        self._guards = guards

    async def all(self) -> list[Schedule]:
        """Return every schedule, by its beginning."""
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
        """Give the plan in ``file`` a time; raise ``ScheduleError`` and ``NotAccepted``."""
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
        """Decide about a schedule; raise ``ScheduleError``."""
        return await self._with(lambda store, _: decide(store, schedule.schedule_id, decision, now))

    async def forget(self, schedule_id: str) -> None:
        """Take one that is over out of the list; raise ``ScheduleError``."""
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
