"""The worker from the console's side: a child process that is started, supervised and restarted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from app.clock import Clock
from app.engine.events import NoticeRaised, ProcessBack, ProcessLost
from app.engine.processes.child import Child
from app.engine.processes.children import PAUSE_SECONDS, Restarts, given_up
from app.engine.processes.orders import FollowedOrders
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
from app.workspace.journal.orders import Job

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
    "journal_busy",
)
"""Notices of temporary obstacles to the worker that are not errors of the program."""


class WorkerProcess:
    """The worker: started when there is work, restarted if it ends before the work is done.

    While the worker of another program holds the workspace, the orders go to that worker.
    """

    def __init__(
        self,
        workspace: Path,
        *,
        scope: TaskScope,
        clock: Clock,
        publish: Callable[[WorkerEvent], None],
        elsewhere: FollowedOrders,
    ) -> None:
        self._command = program("worker", "--workspace", str(workspace.absolute()))
        self._elsewhere = elsewhere
        self._asked: list[Job] = []
        self._following = False
        self._scope = scope
        self._clock = clock
        self._publish = publish
        self._restarts = Restarts(clock)
        self._child: Child | None = None
        self._connect: Connect | None = None
        self._open: set[Job] = set()
        self._closing = False
        self._lost = False
        self._storage_failures = 0
        self._published = ""
        self._is_fatal = False

    @property
    def pid(self) -> int | None:
        """The process id while it runs."""
        return None if self._child is None else self._child.pid

    def connect(self, command: Connect) -> None:
        """Work for this seller from now on; a running worker is notified, nothing is started."""
        self._connect = command
        if self._child is not None:
            self._child.write(connect_line(command))

    def prepare(self) -> None:
        """Start the worker for an order that will follow soon; the start takes half a second."""
        if self._child is None and not self._following:
            self._start()

    def order(self, job: Job) -> None:
        """Have the worker do a job; it is started if it does not run."""
        self._open.add(job)
        self._restarts.forget()
        # The new caller is notified of an obstacle, even if an earlier caller was.
        self._published = ""
        if self._following:
            self._asked.append(job)
            return
        if self._child is not None and self._child.write(start_line(job)):
            return
        self._start()

    async def close(self) -> None:
        """End the worker; a request that is being sent has three seconds to finish."""
        self._closing = True
        if self._child is not None:
            await self._child.close()

    def _start(self) -> None:
        if self._closing or self._connect is None:
            return
        child = Child(self._command, on_line=self._on_line, on_exit=self._exited)
        try:
            child.start()
        except OSError as error:
            self._publish(NoticeRaised(given_up("worker", str(error))))
            return
        self._child = child
        child.write(connect_line(self._connect))
        for job in sorted(self._open):
            child.write(start_line(job))

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
            self._open.discard(event.job)
        self._publish(event)

    def _come_back(self) -> None:
        self._storage_failures, self._published = 0, ""
        if self._lost:
            self._lost = False
            self._publish(ProcessBack("worker"))

    def _exited(self, code: int, last_words: str) -> None:
        self._child = None
        if self._closing:
            return
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
        self._lost = True
        pause = self._pause_after(code)
        if pause is not None:
            # The worker has reported the obstacle, and is restarted until the obstacle is gone.
            self._scope.start(self._restart(pause), key="worker", overlap=Overlap.SKIP)
            return
        restarting = self._restarts.allow()
        self._publish(ProcessLost("worker", restarting))
        if restarting:
            self._scope.start(self._restart(PAUSE_SECONDS), key="worker", overlap=Overlap.QUEUE)
        else:
            self._publish(NoticeRaised(given_up("worker", last_words)))

    async def _follow(self) -> None:
        """Have another program's worker do the open jobs; if it ends, start an own worker."""
        assert self._connect is not None, "a worker was started"
        wanted = set(self._open)
        refused = False

        def asked() -> list[Job]:
            jobs, self._asked = self._asked, []
            wanted.update(jobs)
            return jobs

        def say(event: WorkerEvent) -> None:
            nonlocal refused
            if isinstance(event, NoticeRaised) and event.notice.code == _ELSEWHERE:
                refused = True
            if refused and isinstance(event, JobEnded):
                # Those that wait for the job are notified, but it remains to be done.
                self._publish(event)
            else:
                self._say(event)

        shop, user_id = self._connect.shop, self._connect.user_id
        try:
            ended = await self._elsewhere.follow(asked, shop, user_id, say)
        finally:
            # From here on an order starts an own worker, because ``asked`` is not called any more.
            self._following = False
        if refused:
            self._open |= wanted
            self._lost = True
            await self._restart(TURN_SECONDS)
        elif not ended:
            await self._restart(PAUSE_SECONDS)

    def _pause_after(self, code: int) -> float | None:
        """Return how long to wait for an obstacle to the worker; ``None`` if it crashed."""
        if code == EXIT_LOCKED:
            return TURN_SECONDS
        if code == EXIT_STORAGE:
            at = min(self._storage_failures, len(STORAGE_PAUSES) - 1)
            self._storage_failures += 1
            return STORAGE_PAUSES[at]
        return None

    async def _restart(self, pause: float) -> None:
        await self._clock.sleep(pause)
        if self._child is None:
            self._start()
