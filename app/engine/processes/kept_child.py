"""The life of a child process: start, loss, restart, and the limit of automatic restarts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from app.clock import Clock
from app.engine.events import Event, NoticeRaised, ProcessBack, ProcessLost
from app.engine.notices import Notice
from app.engine.processes.child import CLOSE_SECONDS, Child
from app.tasks import Overlap, TaskScope

MOST_RESTARTS = 3
PERIOD_SECONDS = 60.0
PAUSE_SECONDS = 0.3


class Restarts:
    """A counter of restarts: a process that fails repeatedly is not restarted any more."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._times: list[float] = []

    def allow(self) -> bool:
        """Return whether another restart is allowed now, and count it."""
        now = self._clock.monotonic()
        self._times = [at for at in self._times if now - at < PERIOD_SECONDS]
        if len(self._times) >= MOST_RESTARTS:
            return False
        self._times.append(now)
        return True

    def forget(self) -> None:
        """Reset the count, because a person requested the process."""
        self._times.clear()


class KeptChild:
    """The owner of the child process ``name``, which alone starts and restarts it.

    There is at most one process: none is started before the exit of the previous one was noticed,
    which may be some time after its death. ``on_start`` is called after each start, and writes the
    first lines of input. ``on_end`` is called after each exit with the exit code and the last
    output, and after a failed start with ``None`` and the reason; it chooses the reaction:
    ``start``, ``start_after``, ``lost``, or none.
    """

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        *,
        scope: TaskScope,
        clock: Clock,
        publish: Callable[[Event], None],
        on_start: Callable[[], None],
        on_line: Callable[[bytes], None],
        on_end: Callable[[int | None, str], None],
    ) -> None:
        self._name = name
        self._command = command
        self._scope = scope
        self._clock = clock
        self._publish = publish
        self._on_start = on_start
        self._on_line = on_line
        self._on_end = on_end
        self._restarts = Restarts(clock)
        self._child: Child | None = None
        self._closing = False
        self.is_lost = False
        """Whether the process was lost or could not work, and ``back`` was not called since."""
        self.given_up = False
        """Whether the process is not restarted any more."""

    @property
    def pid(self) -> int | None:
        """The process id, until the exit is noticed."""
        return None if self._child is None else self._child.pid

    def start(self) -> None:
        """Start the process, unless there is one or ``close`` was called."""
        if self._closing or self._child is not None:
            return
        child = Child(self._command, on_line=self._on_line, on_exit=self._ended)
        try:
            child.start()
        except OSError as error:
            self._on_end(None, str(error))
            return
        self._child, self.given_up = child, False
        self._on_start()

    def start_after(self, pause: float) -> None:
        """Start the process after ``pause`` seconds, unless it is started before that."""
        self.is_lost = True
        # The latest exit determines the pause; that of an earlier one may be longer.
        self._scope.start(
            self._start_later(pause), key=f"{self._name} start", overlap=Overlap.REPLACE
        )

    def lost(self, last_words: str) -> None:
        """Report the loss of the process and restart it, or report that it is given up."""
        restarting = self._restarts.allow()
        self.is_lost, self.given_up = True, not restarting
        self._publish(ProcessLost(self._name, restarting))
        if restarting:
            self.start_after(PAUSE_SECONDS)
        else:
            self._publish(NoticeRaised(given_up(self._name, last_words)))

    def back(self) -> None:
        """Report that the process works again, if it was lost."""
        if self.is_lost:
            self.is_lost = False
            self._publish(ProcessBack(self._name))

    def forgive(self) -> None:
        """Reset the count of restarts, because a person requested the process."""
        self._restarts.forget()

    def write(self, line: bytes) -> None:
        """Write a line to the process, if there is one.

        The process may have died unnoticed, so ``on_start`` must repeat a line that must arrive.
        """
        if self._child is not None:
            self._child.write(line)

    def kill(self) -> None:
        """Kill the process because it hangs; ``on_end`` follows as after any exit."""
        if self._child is not None:
            self._child.kill()

    async def close(self, seconds: float = CLOSE_SECONDS) -> None:
        """End the process permanently, by force after ``seconds``."""
        self._closing = True
        if self._child is not None:
            await self._child.close(seconds)

    def _ended(self, code: int, last_words: str) -> None:
        self._child = None
        if not self._closing:
            self._on_end(code, last_words)

    async def _start_later(self, pause: float) -> None:
        await self._clock.sleep(pause)
        self.start()


def given_up(process: str, last_words: str) -> Notice:
    """Return the notice about a process that is not restarted any more, with its last output."""
    return Notice("process_given_up", {"process": process}, last_words[-300:])
