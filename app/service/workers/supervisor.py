"""The supervisor that keeps the workers of a marketplace running and restarts them."""

from __future__ import annotations

import contextlib
import math
import os
import selectors
import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from types import FrameType
from typing import Protocol

from app.clock import Clock
from app.service.workers.worker_process import END_SECONDS, WorkerProcess, exit_reason

FIRST_SECONDS = 0.1
LONGEST_SECONDS = 5.0

STEADY_SECONDS = 2.0
"""A worker that was ready and ran for this number of seconds is restarted at once."""

SILENT_SECONDS = 90.0
"""A worker that is ready and reports nothing for this number of seconds hangs: no request takes a
third of that."""

_LATE_SECONDS = 1.0

MOST_FAILURES = 8
"""The number of successive failed starts after which no further one is tried."""


class Note(Protocol):
    """A callable that logs what happened to a worker."""

    def __call__(self, name: str, **fields: object) -> None:
        """Log an event by its name."""


_ENDING_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class WorkersFailed(Exception):
    """No worker can be started; the message has the reason, if known."""


class RestartBackoff:
    """The pauses between restarts of a worker, each twice as long as the one before."""

    def __init__(self) -> None:
        self._quick = 0
        self._failures = 0

    def after(self, *, ready: bool, lived: float, away: bool = False) -> float:
        """Return the seconds until the next start, after a run that ended.

        The run was ``ready`` or not and ``lived`` for so many seconds. ``away`` means that it could
        not reach the store; this does not count as a failure.
        """
        if ready and lived >= STEADY_SECONDS:
            self._quick = 0
        if not away:
            self._failures = 0 if ready else self._failures + 1
        pause = min(FIRST_SECONDS * 2 ** min(self._quick, 10), LONGEST_SECONDS)
        self._quick += 1
        return pause if self._quick > 1 else 0.0

    @property
    def is_exhausted(self) -> bool:
        """Whether so many starts have failed that another one would fail too."""
        return self._failures >= MOST_FAILURES


@dataclass(slots=True)
class _Place:
    """One of the workers, across all its runs."""

    number: int
    due: float
    backoff: RestartBackoff = field(default_factory=RestartBackoff)
    process: WorkerProcess | None = None
    began: float = 0.0
    reported: float = 0.0
    hung: bool = False

    @property
    def is_ready(self) -> bool:
        return self.process is not None and self.process.is_ready

    @property
    def next_look(self) -> float:
        """The time to check the worker again if it stays silent; infinite while it starts."""
        if self.process is None:
            return self.due
        return self.reported + SILENT_SECONDS if self.is_ready else math.inf


class Supervisor:
    """A supervisor that runs ``count`` workers and replaces each that ends, until it is stopped.

    ``start`` starts the worker with a number, counted from 1.
    """

    def __init__(
        self, count: int, start: Callable[[int], WorkerProcess], *, clock: Clock, note: Note
    ) -> None:
        self._start = start
        self._clock = clock
        self._note = note
        now = clock.monotonic()
        self._places = [_Place(number, now) for number in range(1, count + 1)]
        self._ending = False
        self._announced = False
        self._woken, self._waker = os.pipe()
        os.set_blocking(self._woken, False)
        os.set_blocking(self._waker, False)

    def run(self, ready: Callable[[], None]) -> None:
        """Run until a signal, or :meth:`end`; ``ready`` is called once, when all workers are ready.

        No worker is left when it returns. Raise :class:`WorkersFailed` if one cannot be started
        initially, or none can be later.
        """
        with self._ended_by_signals(), selectors.DefaultSelector() as selector:
            selector.register(self._woken, selectors.EVENT_READ)
            try:
                while not self._ending:
                    self._start_due(selector)
                    self._listen(selector)
                    if not self._announced and all(place.is_ready for place in self._places):
                        self._announced = True
                        ready()
            finally:
                self._end_all()
                for descriptor in (self._woken, self._waker):
                    os.close(descriptor)

    def end(self) -> None:
        """Stop all workers gracefully; may be called from any thread."""
        self._ending = True
        # If the supervisor has ended already, there is nothing to wake.
        with contextlib.suppress(OSError):
            os.write(self._waker, b".")

    def _start_due(self, selector: selectors.BaseSelector) -> None:
        now = self._clock.monotonic()
        for place in self._places:
            if place.process is None and place.due <= now:
                place.began = place.reported = now
                place.hung = False
                try:
                    place.process = self._start(place.number)
                except OSError as error:
                    self._ended(place, error.strerror or str(error), away=False)
                    continue
                selector.register(place.process, selectors.EVENT_READ, place)
                self._note("worker_started", worker=place.number, pid=place.process.pid)

    def _listen(self, selector: selectors.BaseSelector) -> None:
        """Wait for a report or the end of a worker, for a silent one, or for the next restart."""
        began = self._clock.monotonic()
        until = min(place.next_look for place in self._places)
        seconds = None if until == math.inf else max(until - began, 0.0)
        events = selector.select(seconds)
        now = self._clock.monotonic()
        if seconds is not None and now - began > seconds + _LATE_SECONDS:
            # This process itself was stopped, and perhaps its workers with it.
            for waiting in self._places:
                waiting.reported = now
        for key, _ in events:
            place: _Place | None = key.data
            if place is None:
                with contextlib.suppress(BlockingIOError):
                    os.read(self._woken, 4096)
            elif place.process is not None:
                place.reported = now
                if not place.process.receive():
                    selector.unregister(place.process)
                    self._bury(place, place.process)
        self._kill_silent(now)

    def _kill_silent(self, now: float) -> None:
        """Kill workers that hang; their end is then handled like any other."""
        for place in self._places:
            if place.process is not None and place.is_ready and place.next_look <= now:
                place.hung, place.reported = True, now
                place.process.kill()

    def _bury(self, place: _Place, process: WorkerProcess) -> None:
        code = process.wait(END_SECONDS)
        report = process.report
        if report is not None and report.failure:
            self._ended(place, report.failure, away=report.away)
        elif place.hung:
            self._ended(place, f"it hung for {SILENT_SECONDS:g} s and was killed", away=False)
        else:
            self._ended(place, exit_reason(code), away=False)

    def _ended(self, place: _Place, why: str, *, away: bool) -> None:
        """Schedule the restart of a worker that ended; raise :class:`WorkersFailed`."""
        ready, place.process = place.is_ready, None
        now = self._clock.monotonic()
        self._note("worker_ended", worker=place.number, reason=why)
        if self._ending:
            return
        if not self._announced:
            raise WorkersFailed(f"worker {place.number} did not start: {why}")
        pause = place.backoff.after(ready=ready, lived=now - place.began, away=away)
        if place.backoff.is_exhausted:
            # While other workers answer, keep the marketplace running with fewer of them.
            if not any(other.is_ready for other in self._places):
                raise WorkersFailed(f"no worker can be started any more: {why}")
            pause = LONGEST_SECONDS
        place.due = now + pause

    def _end_all(self) -> None:
        running = [place.process for place in self._places if place.process is not None]
        for process in running:
            process.ask_to_end()
        until = self._clock.monotonic() + END_SECONDS
        for process in running:
            process.wait(until - self._clock.monotonic())

    @contextlib.contextmanager
    def _ended_by_signals(self) -> Iterator[None]:
        """Stop gracefully on SIGTERM and SIGINT, which counts as success."""

        def on_signal(_signal: int, _frame: FrameType | None) -> None:
            self.end()

        before = {number: signal.signal(number, on_signal) for number in _ENDING_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
