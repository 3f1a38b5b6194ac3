"""One run of a worker process: its start with instructions, its reports, and its end."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
from collections.abc import Sequence

import msgspec

from app.paths import program_folder
from app.service.workers.protocol import Report, WorkerInstructions, as_line, read_report

COMMAND = "marketplace-worker"
"""The sub-command that runs a worker; it reads its instructions from standard input."""

END_SECONDS = 5.0
"""The number of seconds that a worker has to finish running requests before it is killed."""


class WorkerProcess:
    """One run of a worker.

    The worker ends when its standard input closes. Only this process holds that open, so the worker
    ends with it in any case.
    """

    def __init__(
        self, command: Sequence[str], instructions: WorkerInstructions, listener: socket.socket
    ) -> None:
        """Start the process; raise ``OSError`` if this fails."""
        environment = {k: v for k, v in os.environ.items() if k != "VITRINA_TOKEN"}
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=program_folder(),
            env=environment,
            pass_fds=(listener.fileno(),),
            # A Ctrl+C in the terminal is meant for the supervisor, which lets its workers finish.
            start_new_session=True,
        )
        self._received = b""
        self.report: Report | None = None
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.write(as_line(instructions))
            self._process.stdin.flush()

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    @property
    def is_ready(self) -> bool:
        """Whether the worker has reported that it answers."""
        return self.report is not None and not self.report.failure

    def fileno(self) -> int:
        """Return the descriptor that becomes readable when the worker reports or ends."""
        assert self._process.stdout is not None
        return self._process.stdout.fileno()

    def receive(self) -> bool:
        """Read the reports of the worker; return ``False`` if it has ended."""
        data = os.read(self.fileno(), 65_536)
        *lines, self._received = (self._received + data).split(b"\n")
        for line in lines:
            # A line that is not a report was printed by other code, and is ignored.
            with contextlib.suppress(msgspec.MsgspecError):
                self.report = read_report(line)
        return bool(data)

    def kill(self) -> None:
        """Kill the worker at once, whatever it is doing."""
        self._process.kill()

    def ask_to_end(self) -> None:
        """Ask the worker to finish running requests and accept no new ones."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()

    def wait(self, seconds: float) -> int:
        """Wait for the end of the worker, and kill it if that takes longer; return the exit code.

        A negative code is the number of the signal that ended it.
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


def exit_reason(code: int) -> str:
    """Return how a process ended, as part of a sentence."""
    if code >= 0:
        return f"exit code {code}"
    try:
        return signal.Signals(-code).name
    except ValueError:
        return f"signal {-code}"
