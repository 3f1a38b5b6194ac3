"""Keeps the workers of a marketplace running: one that ends is started again."""

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
from app.service.workers.worker_process import END_SECONDS, WorkerProcess, manner

FIRST_SECONDS = 0.1
LONGEST_SECONDS = 5.0

STEADY_SECONDS = 2.0
"""Who answered for so long is started again at once."""

SILENT_SECONDS = 90.0
"""Who is ready and reports nothing for so long hangs: no request takes a third of that."""

_LATE_SECONDS = 1.0

MOST_FAILURES = 8
"""Starts in a row that may come to nothing."""


class Note(Protocol):
    """Writes down what happened to a worker."""

    def __call__(self, name: str, **fields: object) -> None:
        """Write down an event by its name."""


_ENDING_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class WorkersFailed(Exception):
    """No worker can be started; the message says why, as far as it is known."""


class Pauses:
    """Counts how a worker ended; each pause is twice as long as the one before."""

    def __init__(self) -> None:
        self._quick = 0
        self._failures = 0

    def after(self, *, ready: bool, lived: float, away: bool = False) -> float:
        """Return the seconds until the next start, after a run that ended.

        It was ``ready`` or not, ``lived`` so many seconds, and could not reach the store where it
        was ``away``: that is waited for without end.
        """
        if ready and lived >= STEADY_SECONDS:
            self._quick = 0
        if not away:
            self._failures = 0 if ready else self._failures + 1
        pause = min(FIRST_SECONDS * 2 ** min(self._quick, 10), LONGEST_SECONDS)
        self._quick += 1
        return pause if self._quick > 1 else 0.0

    @property
    def in_vain(self) -> bool:
        """So many starts came to nothing that another one will, too."""
        return self._failures >= MOST_FAILURES


@dataclass(slots=True)
class _Place:
    """One of the workers, through all of its runs."""

    number: int
    due: float
    pauses: Pauses = field(default_factory=Pauses)
    process: WorkerProcess | None = None
    began: float = 0.0
    reported: float = 0.0
    hung: bool = False

    @property
    def is_ready(self) -> bool:
        return self.process is not None and self.process.is_ready

    @property
    def next_look(self) -> float:
        """When something is to be done about it if nothing comes from it: never for a start."""
        if self.process is None:
            return self.due
        return self.reported + SILENT_SECONDS if self.is_ready else math.inf


class Supervisor:
    """Starts so many workers, and one in the place of each that ends, until it is told to end.

    ``start`` starts the worker of a place, from 1 on.
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
        """Run until a signal, or :meth:`end`; ``ready`` is called once, when all workers are.

        Nobody is left when it returns. Raise :class:`WorkersFailed` when one cannot be started in
        the beginning, or none can later.
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
        """End all workers in order, from any thread."""
        self._ending = True
        # Where it has ended already there is nobody to wake.
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
        """Wait for what workers report, for an end, a silence, and the next that is due."""
        began = self._clock.monotonic()
        until = min(place.next_look for place in self._places)
        seconds = None if until == math.inf else max(until - began, 0.0)
        events = selector.select(seconds)
        now = self._clock.monotonic()
        if seconds is not None and now - began > seconds + _LATE_SECONDS:
            # This process itself was stopped, and its workers perhaps with it.
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
        """Kill whoever hangs; that it has ended is noticed as of any other."""
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
            self._ended(place, manner(code), away=False)

    def _ended(self, place: _Place, why: str, *, away: bool) -> None:
        """Decide when a worker that ended is started again; raise :class:`WorkersFailed`."""
        ready, place.process = place.is_ready, None
        now = self._clock.monotonic()
        self._note("worker_ended", worker=place.number, reason=why)
        if self._ending:
            return
        if not self._announced:
            raise WorkersFailed(f"worker {place.number} did not start: {why}")
        pause = place.pauses.after(ready=ready, lived=now - place.began, away=away)
        if place.pauses.in_vain:
            # Where others answer, the marketplace is worth more than its size.
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
        """End in order on SIGTERM and SIGINT, which is a success."""

        def on_signal(_signal: int, _frame: FrameType | None) -> None:
            self.end()

        before = {number: signal.signal(number, on_signal) for number in _ENDING_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
