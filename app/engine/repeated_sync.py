"""Automatic repetition of a sync that was interrupted, after increasing pauses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.clock import Clock
from app.engine.events import Event, NoticeRaised, Synced, SyncProgress, WorkEnded
from app.engine.notices import Notice
from app.tasks import Overlap, TaskScope
from app.workspace.journal.job_orders import Job

FIRST_WAIT, LONGEST_WAIT = 2.0, 60.0
"""The first and the longest pause, in seconds, before the next connection attempt; the pause
doubles each time."""
_FIRST_READING, _LONGEST_READING = 10.0, 300.0
_MAY_PASS: Final = frozenset(
    {"unreachable", "timed_out", "answer_cut", "marketplace_fault", "rate_limited"}
)
"""Notices of interruptions that may be over a little later."""


class RepeatedSync:
    """An observer of the worker that orders a sync again if the network interrupted it.

    After a suspension of the machine, however long, one sync is ordered.
    """

    def __init__(
        self,
        scope: TaskScope,
        clock: Clock,
        order: Callable[[Job], object],
        publish: Callable[[Event], object],
    ) -> None:
        self._scope, self._clock = scope, clock
        self._order, self._publish = order, publish
        self._whole = self._broke_off = False
        self._wait = _FIRST_READING

    def note(self, event: Event) -> None:
        """Handle an event of the worker; the notice with the reason follows the end of a job."""
        match event:
            case SyncProgress():
                self._scope.cancel("read again")
            case Synced():
                self._whole, self._wait = True, _FIRST_READING
                self._scope.cancel("read again")
            case WorkEnded(Job.SYNC):
                self._whole, self._broke_off = False, not self._whole
            case NoticeRaised(notice) if self._broke_off:
                self._broke_off = False
                if notice.code in _MAY_PASS:
                    self._begin(notice)

    def _begin(self, why: Notice) -> None:
        wait, self._wait = self._wait, min(self._wait * 2, _LONGEST_READING)
        self._publish(NoticeRaised(Notice("sync_broke_off", {"seconds": round(wait)}, why.detail)))
        self._scope.start(self._order_after(wait), key="read again", overlap=Overlap.REPLACE)

    async def _order_after(self, seconds: float) -> None:
        await self._clock.sleep(seconds)
        self._order(Job.SYNC)
