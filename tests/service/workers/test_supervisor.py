"""The supervisor of workers, with programs of a few lines in the place of the marketplace."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from app.clock import SystemClock
from app.service.workers.protocol import WorkerInstructions, as_line, read_instructions
from app.service.workers.supervisor import Supervisor, WorkersFailed
from app.service.workers.worker_process import WorkerProcess, exit_reason

READY = "import os, sys; os.write(1, b'{}\\n'); "
UNTIL_TOLD = "os.read(0, 9999); os.read(0, 1)"
STAYS = READY + UNTIL_TOLD
HANGS = READY + "import signal; signal.pause()"
BEATS = """import os, select
while not select.select([0], [], [], 0.05)[0] or os.read(0, 9999):
    os.write(1, b'{}\\n')"""
SLOW = "import select; select.select([], [], [], 0.4); " + STAYS
REFUSES = """import os; os.write(1, b'{"failure": "no room"}\\n'); os._exit(1)"""
AWAY = """import os; os.write(1, b'{"failure": "nobody there", "away": true}\\n'); os._exit(1)"""
BREAKS = "import os; os._exit(7)"
TALKS = "print('hello', flush=True); " + STAYS

ORDER = WorkerInstructions(
    listener=0,
    store="postgresql:///shop",
    folder="/",
    log="log",
    host="127.0.0.1",
    open_to_others=False,
    strict=True,
    rate_limit=0,
)


class Stage:
    """A supervisor whose workers run programs in turn; ``noted`` is what it wrote down."""

    def __init__(self, count: int, *programs: str) -> None:
        self._programs = list(programs)
        self.noted: list[tuple[str, dict[str, Any]]] = []
        self.pids: list[int] = []
        self.readies = 0
        self.when: Callable[[], None] = lambda: None
        self._listener = socket.socket()
        self.supervisor = Supervisor(count, self._start, clock=SystemClock(), note=self._note)

    def run(self) -> None:
        with self._listener:
            self.supervisor.run(self._ready)

    def _start(self, _number: int) -> WorkerProcess:
        script = self._programs.pop(0) if len(self._programs) > 1 else self._programs[0]
        if script == "missing":
            raise FileNotFoundError(2, "No such file")
        worker = WorkerProcess([sys.executable, "-S", "-c", script], ORDER, self._listener)
        self.pids.append(worker.pid)
        return worker

    def _ready(self) -> None:
        self.readies += 1
        self.when()

    def _note(self, name: str, **fields: Any) -> None:
        self.noted.append((name, fields))
        if name == "worker_started" and self.readies:
            self.when()

    @property
    def reasons(self) -> list[str]:
        return [fields["reason"] for name, fields in self.noted if name == "worker_ended"]


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.fixture(autouse=True)
def signals_as_before() -> Iterator[None]:
    before = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)]
    yield
    assert [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)] == before


def test_that_an_order_arrives_as_it_was_given() -> None:
    assert read_instructions(as_line(ORDER)) == ORDER


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_that_it_is_ready_once_and_a_signal_ends_all(number: signal.Signals) -> None:
    stage = Stage(3, STAYS, TALKS, STAYS)
    stage.when = lambda: os.kill(os.getpid(), number)
    stage.run()
    assert stage.readies == 1
    assert len(stage.pids) == 3
    assert all(map(gone, stage.pids))


def test_that_another_thread_may_end_it() -> None:
    stage = Stage(2, STAYS)
    stage.when = lambda: threading.Thread(target=stage.supervisor.end).start()
    stage.run()
    stage.supervisor.end()
    assert all(map(gone, stage.pids))


def test_that_one_that_does_not_end_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.service.workers.supervisor.END_SECONDS", 0.1)
    stage = Stage(1, HANGS)
    stage.when = stage.supervisor.end
    stage.run()
    assert all(map(gone, stage.pids))


def test_that_one_that_hangs_is_killed_and_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.service.workers.supervisor.SILENT_SECONDS", 0.5)
    stage = Stage(2, HANGS, BEATS, STAYS)

    def when() -> None:
        if len(stage.pids) == 3:
            stage.supervisor.end()

    stage.when = when
    stage.run()
    assert stage.reasons[0] == "it hung for 0.5 s and was killed"
    assert len(stage.pids) == 3
    assert all(map(gone, stage.pids))


def test_that_one_that_is_not_ready_yet_may_take_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.service.workers.supervisor.SILENT_SECONDS", 0.05)
    stage = Stage(1, SLOW)
    stage.when = stage.supervisor.end
    stage.run()
    assert (len(stage.pids), stage.readies) == (1, 1)


def test_that_one_that_dies_is_started_again_and_the_others_are_left_alone() -> None:
    stage = Stage(2, STAYS)

    def when() -> None:
        if len(stage.pids) == 2:
            os.kill(stage.pids[0], signal.SIGKILL)
        else:
            stage.supervisor.end()

    stage.when = when
    stage.run()
    assert (stage.readies, len(stage.pids), stage.reasons) == (1, 3, ["SIGKILL"])
    assert all(map(gone, stage.pids))


@pytest.mark.parametrize(
    ("program", "why"), [(REFUSES, "no room"), (BREAKS, "exit code 7"), ("missing", "No such file")]
)
def test_that_a_start_that_fails_ends_all_and_says_why(program: str, why: str) -> None:
    stage = Stage(2, STAYS, program)
    with pytest.raises(WorkersFailed, match=f"worker 2 did not start: {why}"):
        stage.run()
    assert stage.readies == 0
    assert all(map(gone, stage.pids))


def test_that_it_is_given_up_when_nobody_answers_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.service.workers.supervisor.FIRST_SECONDS", 0.001)
    stage = Stage(1, STAYS, REFUSES)
    stage.when = lambda: os.kill(stage.pids[0], signal.SIGKILL) if len(stage.pids) == 1 else None
    with pytest.raises(WorkersFailed, match="no worker can be started any more: no room"):
        stage.run()
    assert len(stage.pids) == 9


def test_that_it_goes_on_while_others_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.service.workers.supervisor.FIRST_SECONDS", 0.001)
    monkeypatch.setattr("app.service.workers.supervisor.LONGEST_SECONDS", 0.001)
    stage = Stage(2, STAYS, STAYS, *[REFUSES] * 12, STAYS)

    def when() -> None:
        if len(stage.pids) == 2:
            os.kill(stage.pids[0], signal.SIGKILL)
        elif len(stage.pids) == 2 + 12 + 1:
            stage.supervisor.end()

    stage.when = when
    stage.run()
    assert stage.reasons == ["SIGKILL", *["no room"] * 12]


def test_that_a_database_that_is_away_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.service.workers.supervisor.FIRST_SECONDS", 0.001)
    stage = Stage(1, STAYS, *[AWAY] * 12, STAYS)

    def when() -> None:
        if len(stage.pids) == 1:
            os.kill(stage.pids[0], signal.SIGKILL)
        elif len(stage.pids) == 1 + 12 + 1:
            stage.supervisor.end()

    monkeypatch.setattr("app.service.workers.supervisor.LONGEST_SECONDS", 0.001)
    stage.when = when
    stage.run()
    assert stage.reasons == ["SIGKILL", *["nobody there"] * 12]


@pytest.mark.parametrize(
    ("code", "words"), [(3, "exit code 3"), (-9, "SIGKILL"), (-99, "signal 99")]
)
def test_how_an_end_is_called(code: int, words: str) -> None:
    assert exit_reason(code) == words
