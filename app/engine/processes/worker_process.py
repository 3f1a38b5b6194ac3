"""The worker from the console's side: a child process that is started, supervised and restarted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

from app.clock import Clock
from app.engine.events import NoticeRaised
from app.engine.notices import NoticeError
from app.engine.processes.job_orders import IssuedOrders
from app.engine.processes.kept_child import PAUSE_SECONDS, KeptChild
from app.engine.processes.protocol import (
    EXIT_LOCKED,
    EXIT_STORAGE,
    Connect,
    JobEnded,
    WorkerEvent,
    connect_line,
    read_event,
    start_line,
)
from app.paths import program
from app.tasks import Overlap, TaskScope
from app.workspace.journal.job_orders import Job

TURN_SECONDS = 2.0
"""The number of seconds between two attempts to use a workspace that another program is using."""
STORAGE_PAUSES = (PAUSE_SECONDS, 5.0, 15.0, 30.0)
"""The pauses in seconds before a worker whose files cannot be used is started again: space on the
disk may be freed meanwhile."""
_FOLLOWING = "worker elsewhere"
_ELSEWHERE = "worker_elsewhere"
_IN_THE_WAY = (
    _ELSEWHERE,
    "disk_full",
    "files_removed",
    "read_only",
    "storage",
    "journal_damaged",
    "journal_busy",
)
"""Notices of temporary obstacles to the worker that are not errors of the program."""


class WorkerProcess:
    """The worker: started when there is work, restarted if it ends before the work is done.

    While the worker of another program holds the workspace, the orders go to that worker. An order
    stays open until a worker has reported its end; if a worker dies, the next one receives it.
    """

    def __init__(
        self,
        workspace: Path,
        *,
        scope: TaskScope,
        clock: Clock,
        publish: Callable[[WorkerEvent], None],
        elsewhere: IssuedOrders,
    ) -> None:
        self._kept = KeptChild(
            "worker",
            program("worker", "--workspace", str(workspace.absolute())),
            scope=scope,
            clock=clock,
            publish=publish,
            on_start=self._started,
            on_line=self._on_line,
            on_end=self._ended,
        )
        self._elsewhere = elsewhere
        self._asked: list[Job] = []
        self._following = False
        self._scope = scope
        self._publish = publish
        self._connect: Connect | None = None
        self._open: dict[Job, int] = {}
        self._ordered = 0
        self._storage_failures = 0
        self._published = ""
        self._is_fatal = False

    @property
    def pid(self) -> int | None:
        """The process id while it runs."""
        return self._kept.pid

    def connect(self, command: Connect) -> None:
        """Work for this seller from now on; a running worker is notified, nothing is started."""
        self._connect = command
        self._kept.write(connect_line(command))

    def prepare(self) -> None:
        """Start the worker for an order that will follow soon; the start takes half a second."""
        if not self._following:
            self._start()

    def order(self, job: Job) -> None:
        """Have the worker do a job; it is started if it does not run."""
        self._ordered += 1
        self._open[job] = self._ordered
        self._kept.forgive()
        # The new caller is notified of an obstacle, even if an earlier caller was.
        self._published = ""
        if self._following:
            self._asked.append(job)
        elif self._kept.pid is not None:
            # A worker that has died does not get it: open orders go to the next one.
            self._kept.write(start_line(job, self._ordered))
        else:
            self._start()

    async def close(self) -> None:
        """End the worker; a request that is being sent has three seconds to finish."""
        await self._kept.close()

    def _start(self) -> None:
        if self._connect is not None:
            self._kept.start()

    def _started(self) -> None:
        assert self._connect is not None, "it is not started before"
        self._kept.write(connect_line(self._connect))
        for job, number in sorted(self._open.items()):
            self._kept.write(start_line(job, number))

    def _on_line(self, line: bytes) -> None:
        event = read_event(line)
        if event is None:
            return
        if isinstance(event, NoticeRaised) and event.notice.code == "file_too_new":
            self._is_fatal = True
        locked = isinstance(event, NoticeRaised) and event.notice.code == _ELSEWHERE
        if locked and self._elsewhere.usable:
            return
        self._say(event)

    def _say(self, event: WorkerEvent) -> None:
        if isinstance(event, NoticeRaised) and event.notice.code in _IN_THE_WAY:
            # An obstacle is published once, however often the start is retried.
            if event.notice.code != self._published:
                self._published = event.notice.code
                self._publish(event)
            return
        self._come_back()
        if isinstance(event, JobEnded):
            # Until then a file may still turn out to be damaged when it is used.
            self._storage_failures = 0
            if self._open.get(event.job, 0) <= event.number:
                self._open.pop(event.job, None)
        self._publish(event)

    def _come_back(self) -> None:
        self._published = ""
        self._kept.back()

    def _ended(self, code: int | None, last_words: str) -> None:
        if code == 0:
            # The worker ended because it was idle; an order that came at that moment starts it
            # again.
            if self._open:
                self._start()
            return
        if code == EXIT_LOCKED and self._elsewhere.usable:
            self._asked, self._following = sorted(self._open), True
            self._scope.start(self._follow(), key=_FOLLOWING, overlap=Overlap.QUEUE)
            return
        if self._is_fatal:
            # The error was published already; another start would fail in the same way.
            self._open.clear()
            self._is_fatal = False
            return
        pause = self._pause_after(code)
        if pause is None:
            self._kept.lost(last_words)
        else:
            # The worker has reported the obstacle, and is restarted until the obstacle is gone.
            self._kept.start_after(pause)

    async def _follow(self) -> None:
        """Have another program's worker do the open jobs; if it ends, start an own worker."""
        assert self._connect is not None, "a worker was started"
        waiting: Counter[Job] = Counter()
        refused = False

        def asked() -> list[Job]:
            jobs, self._asked = self._asked, []
            waiting.update(jobs)
            return jobs

        def say(event: WorkerEvent) -> None:
            nonlocal refused
            if isinstance(event, NoticeRaised) and event.notice.code == _ELSEWHERE:
                refused = True
            if not isinstance(event, JobEnded):
                self._say(event)
                return
            waiting[event.job] -= 1
            if refused:
                # Those that wait for the job are notified, but it remains to be done.
                self._publish(event)
            elif waiting[event.job] or event.job in self._asked:
                self._say(event)
            else:
                self._say(JobEnded(event.job, self._open.get(event.job, 0)))

        shop, user_id = self._connect.shop, self._connect.user_id
        try:
            ended = await self._elsewhere.follow(asked, shop, user_id, say)
        except NoticeError as error:
            # The journal cannot be used: the open orders remain to be done.
            self._say(NoticeRaised(error.notice))
            refused, ended = True, False
        finally:
            # From here on an order starts an own worker, because ``asked`` is not called any more.
            self._following = False
        if refused:
            self._kept.start_after(TURN_SECONDS)
        elif not ended:
            self._start()

    def _pause_after(self, code: int | None) -> float | None:
        """Return how long to wait for an obstacle to the worker; ``None`` if it crashed."""
        if code == EXIT_LOCKED:
            return TURN_SECONDS
        if code == EXIT_STORAGE:
            at = min(self._storage_failures, len(STORAGE_PAUSES) - 1)
            self._storage_failures += 1
            return STORAGE_PAUSES[at]
        return None
