"""Looks after the schedules of a workspace: one at a time, who holds the lock for it."""

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
"""How often the time is looked at: so soon it is noticed that the machine slept, or that its clock
was set."""


class Agent:
    """Has done what is due in the workspace at ``folder``, whoever is there beside it.

    The journal is opened when something is due or when it was written to, and closed again;
    the shop (``connect``) only for what is due.
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
        """Look until it is cancelled; raise ``NoticeError`` where the journal cannot be used."""
        while True:
            due_at = await self.look()
            left = LOOK_SECONDS if due_at is None else due_at / 1000 - self._now() / 1000
            # What is overdue could not be done, and is not tried again without a pause.
            await self._clock.sleep(left if 0 < left < LOOK_SECONDS else LOOK_SECONDS)

    async def look(self) -> int | None:
        """Do what is due; return when something is due next, ``None`` for never.

        Raise ``NoticeError``.
        """
        now = self._now()
        if self._seen == self._stat() and (self._next is None or now < self._next):
            return self._next
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
        self._seen = self._stat()
        return self._next

    def _now(self) -> int:
        return round(self._clock.now().timestamp() * 1000)

    def _stat(self) -> tuple[int, int] | None:
        try:
            found = self._folder.journal_path.stat()
        except OSError:
            return None
        return found.st_mtime_ns, found.st_size
