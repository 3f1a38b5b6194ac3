"""One run of a worker: started with its order and the socket, listened to, and ended."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
from collections.abc import Sequence

import msgspec

from app.paths import program_folder
from app.service.workers.order import Report, WorkerOrder, as_line, read_report

COMMAND = "marketplace-worker"
"""The sub-command that is a worker; its order comes on its standard input."""

END_SECONDS = 5.0
"""Seconds that a worker has to finish what is under way before it is killed."""


class WorkerProcess:
    """One run of a worker.

    It ends when its standard input does, which this process alone holds open: however this process
    ends, so does the worker.
    """

    def __init__(self, command: Sequence[str], order: WorkerOrder, listener: socket.socket) -> None:
        """Start it; raise ``OSError`` when that cannot be done."""
        environment = {k: v for k, v in os.environ.items() if k != "VITRINA_TOKEN"}
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=program_folder(),
            env=environment,
            pass_fds=(listener.fileno(),),
            # A Ctrl+C in the terminal is for the supervisor, which lets its workers finish.
            start_new_session=True,
        )
        self._received = b""
        self.report: Report | None = None
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.write(as_line(order))
            self._process.stdin.flush()

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    @property
    def is_ready(self) -> bool:
        """It has said that it answers."""
        return self.report is not None and not self.report.failure

    def fileno(self) -> int:
        """Return the descriptor that can be read when it reports something, or ends."""
        assert self._process.stdout is not None
        return self._process.stdout.fileno()

    def receive(self) -> bool:
        """Read what has come from it; return false when it has ended."""
        data = os.read(self.fileno(), 65_536)
        *lines, self._received = (self._received + data).split(b"\n")
        for line in lines:
            # What is no report is a line that somebody has printed, and says nothing.
            with contextlib.suppress(msgspec.MsgspecError):
                self.report = read_report(line)
        return bool(data)

    def kill(self) -> None:
        """End it at once, whatever is under way."""
        self._process.kill()

    def ask_to_end(self) -> None:
        """Let it finish what is under way, and take nothing new."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()

    def wait(self, seconds: float) -> int:
        """Wait for its end, and kill it when that takes longer; return its exit code.

        Negative is the number of the signal that ended it.
        """
        try:
            code = self._process.wait(max(seconds, 0.0))
        except subprocess.TimeoutExpired:
            self._process.kill()
            code = self._process.wait()
        self.ask_to_end()
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code


def manner(code: int) -> str:
    """Return how a process ended, as a part of a sentence."""
    if code >= 0:
        return f"exit code {code}"
    try:
        return signal.Signals(-code).name
    except ValueError:
        return f"signal {-code}"
