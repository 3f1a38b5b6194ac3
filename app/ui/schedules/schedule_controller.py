"""Reads the schedules of a shop for its panel, and does what the seller decides about them."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from app.clock import SystemClock
from app.engine.events import NoticeRaised, ScheduleMoved
from app.engine.notices import NoticeError
from app.engine.schedules.moments import ScheduleError
from app.tasks import Overlap

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from app.editing.number_locale import NumberLocale
    from app.engine.events import Event, Events
    from app.engine.schedules.deciding import Decision
    from app.engine.schedules.schedules import Schedule, Schedules
    from app.tasks import TaskScope
    from app.ui.schedules.schedule_panel import SchedulePanel


def now_ms() -> int:
    """Return the time in milliseconds since 1970."""
    return round(SystemClock().now().timestamp() * 1000)


class ScheduleController:
    """Owns the steps of one ``SchedulePanel``."""

    def __init__(
        self,
        schedules: Schedules,
        scope: TaskScope,
        panel: SchedulePanel,
        events: Events,
        locale: Callable[[], NumberLocale],
    ) -> None:
        self._schedules, self._scope, self._panel = schedules, scope, panel
        self._events, self._locale = events, locale
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
            await self._schedules.decide(schedule, decision, now_ms())

        self._scope.start(self._guarded(work), key="schedules", overlap=Overlap.QUEUE)

    def _forget(self, schedule: Schedule) -> None:
        async def work() -> None:
            await self._schedules.forget(schedule.schedule_id)

        self._scope.start(self._guarded(work), key="schedules", overlap=Overlap.QUEUE)

    async def _read(self) -> None:
        found = await self._schedules.all()
        self._panel.show_schedules(found, now_ms(), self._locale())

    async def _guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            # Where somebody was faster, what it is by now is shown.
            with suppress(ScheduleError):
                await work()
            if work != self._read:
                await self._read()
        except NoticeError as error:
            self._events.publish(NoticeRaised(error.notice))
