"""Running of due schedules while the window is open, unless an agent does it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from app.clock import SystemClock
from app.engine.connected_shop import ConnectedShop
from app.engine.events import Connected, Disconnected, NoticeRaised, ScheduleMoved
from app.engine.notices import Notice, NoticeError
from app.engine.schedules.agent import LOOK_SECONDS, Agent
from app.engine.schedules.agent_lock import Locked, claim_agent
from app.engine.schedules.schedules import ScheduleState
from app.tasks import Overlap, TaskScope

if TYPE_CHECKING:
    from pathlib import Path

    from app.clock import Clock
    from app.engine.events import Event
    from app.engine.schedules.schedules import Schedule
    from app.engine.session import Session

_NOTICES = {ScheduleState.MISSED: "schedule_missed", ScheduleState.HELD: "schedule_held"}


class PausingClock:
    """A clock whose pauses can be ended from outside."""

    def __init__(self, clock: Clock) -> None:
        self.now, self.monotonic = clock.now, clock.monotonic
        self._sleep = clock.sleep
        self._ended = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        """Wait ``seconds``, or until the pause is ended."""

        async def last() -> None:
            await self._sleep(seconds)
            self._ended.set()

        async with TaskScope("pause", on_failure=lambda _, __: self._ended.set()) as scope:
            scope.start(last(), key="pause", overlap=Overlap.SKIP)
            await self._ended.wait()
        self._ended.clear()

    def end_pause(self) -> None:
        """End the current pause, or the next one if there is none."""
        self._ended.set()

    def go_on(self) -> None:
        """Ignore earlier calls of ``end_pause`` for the next pause."""
        self._ended.clear()


class WindowScheduler:
    """The schedules of the shop of one session; changes are published as events."""

    def __init__(self, session: Session, folder: Path, clock: Clock | None = None) -> None:
        self._session = session
        self._folder = folder
        self._clock = PausingClock(clock or SystemClock())
        self._shut = Notice("unreachable")
        self._shop = ConnectedShop(session)
        session.events.subscribe(self._note)

    async def run(self) -> None:
        """Run what is due until cancelled, as long as no agent does."""
        agent = Agent(
            self._folder, self._clock, self._connect, on_moved=self._moved, on_notice=lambda _: None
        )
        while True:
            try:
                lock = claim_agent(self._folder)
            except (Locked, OSError):
                # An agent holds the lock, or nothing can be written here.
                await self._clock.sleep(LOOK_SECONDS)
                continue
            with contextlib.ExitStack() as held:
                held.callback(lock.release)
                # Problems of the journal are reported by everything else that uses it.
                with contextlib.suppress(NoticeError):
                    await agent.run()
            await self._clock.sleep(LOOK_SECONDS)

    @asynccontextmanager
    async def _connect(self) -> AsyncIterator[ConnectedShop]:
        """Yield the shop; raise ``NoticeError`` while it is not signed in."""
        if not self._shop.is_connected:
            raise NoticeError(self._shut)
        yield self._shop

    def _note(self, event: Event) -> None:
        match event:
            case Disconnected(notice):
                self._shut = notice
            case Connected():
                self._shut = Notice("unreachable")
            case ScheduleMoved():
                # The seller decided about a schedule, so it is checked at once.
                self._clock.end_pause()

    def _moved(self, schedule: Schedule) -> None:
        left = 0 if schedule.result is None else schedule.result.left
        if code := _NOTICES.get(schedule.state):
            self._raise(Notice(code, {"name": schedule.name}))
        elif schedule.state is ScheduleState.DONE and schedule.ends_at is not None and left:
            self._raise(Notice("schedule_left", {"name": schedule.name, "count": left}))
        self._session.events.publish(ScheduleMoved(schedule))
        # Its own changes are no reason to check again: that might retry without a pause.
        self._clock.go_on()

    def _raise(self, notice: Notice) -> None:
        self._session.events.publish(NoticeRaised(notice))
