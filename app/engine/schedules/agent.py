"""The loop that runs the due schedules of a workspace; only the holder of the lock runs it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from app.engine.journal_thread import JournalThread
from app.engine.schedules.runner import Connect, ScheduleRunner
from app.engine.schedules.scheduling import SchedulePlans
from app.workspace.folder import Workspace
from app.workspace.journal.schedules import Schedule, ScheduleStore

if TYPE_CHECKING:
    from pathlib import Path

    from app.clock import Clock
    from app.engine.notices import Notice

LOOK_SECONDS = 20.0
"""The maximum number of seconds between two checks of the time, so that a suspension of the machine
or a changed clock is soon noticed."""


class Agent:
    """The agent that runs the due schedules of the workspace at ``folder``.

    Other processes may use the workspace at the same time. The journal is opened only if a schedule
    is due or the file was written to, and closed again; the shop (``connect``) is opened only for
    due schedules.
    """

    def __init__(
        self,
        folder: Path,
        clock: Clock,
        connect: Connect,
        *,
        on_moved: Callable[[Schedule], None] = lambda _: None,
        on_notice: Callable[[Notice], None] = lambda _: None,
    ) -> None:
        self._folder = Workspace(folder)
        self._clock = clock
        self._connect = connect
        self._on_moved = on_moved
        self._on_notice = on_notice
        self._next: int | None = None
        self._seen: tuple[int, int] | None = None

    async def run(self) -> None:
        """Check until cancelled; raise ``NoticeError`` if the journal cannot be used."""
        while True:
            due_at = await self.look()
            left = LOOK_SECONDS if due_at is None else due_at / 1000 - self._now() / 1000
            # An overdue step could not be done; it is retried only after a pause.
            await self._clock.sleep(left if 0 < left < LOOK_SECONDS else LOOK_SECONDS)

    async def look(self) -> int | None:
        """Run what is due; return the time of the next step, or ``None`` if there is none.

        Raise ``NoticeError``.
        """
        now = self._now()
        if self._seen == self._stat() and (self._next is None or now < self._next):
            return self._next
        # Before the reading: what is written in it is read the next time.
        seen = self._stat()
        thread = JournalThread()
        try:
            journal = await thread.run(self._folder.journal)
            try:
                runner = ScheduleRunner(
                    ScheduleStore(journal),
                    SchedulePlans(self._folder.schedules),
                    thread,
                    self._clock,
                    connect=self._connect,
                    on_moved=self._on_moved,
                    on_notice=self._on_notice,
                )
                self._next = await runner.look()
            finally:
                await thread.run(journal.close)
        finally:
            await asyncio.shield(thread.close())
        self._seen = seen
        return self._next

    def _now(self) -> int:
        return round(self._clock.now().timestamp() * 1000)

    def _stat(self) -> tuple[int, int] | None:
        try:
            found = self._folder.journal_path.stat()
        except OSError:
            return None
        return found.st_mtime_ns, found.st_size
