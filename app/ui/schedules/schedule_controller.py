"""The controller of the schedule panel: reads the schedules and applies decisions."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from app.clock import SystemClock
from app.engine.events import NoticeRaised, ScheduleMoved
from app.engine.notices import Notice, NoticeError
from app.engine.outbox.guards import NotAccepted
from app.engine.plans.plan_problems import PlanFileError
from app.engine.schedules.moments import ScheduleError
from app.engine.schedules.schedule_decisions import Decision
from app.tasks import Overlap
from app.ui.schedules.beginning import begin_sheet

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from app.engine.events import Event, Events
    from app.engine.schedules.schedules import Schedule, Schedules
    from app.tasks import TaskScope
    from app.ui.schedules.schedule_panel import SchedulePanel
    from app.ui.texts.form_context import FormContext


def now_ms() -> int:
    """Return the current time in milliseconds since 1970."""
    return round(SystemClock().now().timestamp() * 1000)


class ScheduleController:
    """The asynchronous steps of one ``SchedulePanel``."""

    def __init__(
        self,
        schedules: Schedules,
        scope: TaskScope,
        panel: SchedulePanel,
        events: Events,
        context: Callable[[], FormContext],
    ) -> None:
        self._schedules, self._scope, self._panel = schedules, scope, panel
        self._events, self._context = events, context
        panel.decided.connect(self._decide)
        panel.forgotten.connect(self._forget)
        end = events.subscribe(self._on_event)
        panel.destroyed.connect(lambda: end())
        self.read()

    def read(self) -> None:
        """Read the schedules again."""
        self._scope.start(self._guarded(self._read), key="schedules read", overlap=Overlap.REPLACE)

    def _on_event(self, event: Event) -> None:
        if isinstance(event, ScheduleMoved):
            self.read()

    def _decide(self, schedule: Schedule, decision: Decision) -> None:
        async def work() -> None:
            if decision is Decision.START:
                await self._begin(schedule)
            else:
                moved = await self._schedules.decide(schedule, decision, now_ms())
                self._events.publish(ScheduleMoved(moved))

        self._scope.start(self._guarded(work), key="schedules", overlap=Overlap.QUEUE)

    async def _begin(self, schedule: Schedule) -> None:
        """Begin a schedule after its seller has seen its current effect and accepted the risks."""
        while True:
            try:
                present = await self._schedules.present(schedule)
                sheet = begin_sheet(schedule, present, self._context(), self._panel.window())
                if await sheet.agreed():
                    moved = await self._schedules.begin(schedule, now_ms(), present.new_risks)
                    self._events.publish(ScheduleMoved(moved))
            except NotAccepted:
                # A risk appeared during the question: show it again.
                continue
            except PlanFileError as problem:
                raise NoticeError(Notice("storage")) from problem
            return

    def _forget(self, schedule: Schedule) -> None:
        async def work() -> None:
            await self._schedules.forget(schedule.schedule_id)

        self._scope.start(self._guarded(work), key="schedules", overlap=Overlap.QUEUE)

    async def _read(self) -> None:
        found = await self._schedules.all()
        self._panel.show_schedules(found, now_ms(), self._context().locale)

    async def _guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            # If another process was faster, its result is shown.
            with suppress(ScheduleError):
                await work()
            if work != self._read:
                await self._read()
        except NoticeError as error:
            self._events.publish(NoticeRaised(error.notice))
