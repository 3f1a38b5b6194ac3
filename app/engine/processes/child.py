"""A child process with line-based output that ends with its parent; its end is reported."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import threading
from collections.abc import Callable, Sequence

from app.paths import program_folder
from app.redaction import redact

_LAST_WORDS = 2_000
_LAST_WORDS_SECONDS = 0.5
CLOSE_SECONDS = 3.3
"""The number of seconds that a child has to exit by itself; a worker allows three seconds for
running requests."""
TERMINATE_SECONDS = 0.3


class Child:
    """One run of a child process.

    ``on_line`` is called with every line of its output and ``on_exit`` with its exit code and the
    end of its standard error output; both run on the loop that started the process. The pipes are
    read on threads and not by asyncio, whose means differ between systems and do not work with
    every loop.
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        on_line: Callable[[bytes], None],
        on_exit: Callable[[int, str], None],
    ) -> None:
        self._command = list(command)
        self._on_line = on_line
        self._on_exit = on_exit
        self._process: subprocess.Popen[bytes] | None = None
        self._last_words = b""
        self._ended = asyncio.Event()
        self.threads: tuple[threading.Thread, ...] = ()
        """The threads that read the output of the process; they end with it."""

    @property
    def pid(self) -> int | None:
        """The process id, or ``None`` before the start."""
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Start the process; raise ``OSError`` if the program cannot be run.

        No secrets are passed in arguments or environment.
        """
        environment = {k: v for k, v in os.environ.items() if k != "VITRINA_TOKEN"}
        self._process = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=program_folder(),
            env=environment,
            # A Ctrl+C in the terminal goes to the console only, which ends its children itself.
            start_new_session=os.name == "posix",
        )
        loop = asyncio.get_running_loop()
        listener = threading.Thread(target=self._read_last_words, daemon=True)
        reader = threading.Thread(target=self._read_lines, args=(loop, listener), daemon=True)
        self.threads = (listener, reader)
        for thread in self.threads:
            thread.start()

    def write(self, line: bytes) -> None:
        """Write a line to the input of the process; a process that has ended does not get it."""
        process = self._process
        if process is None or process.stdin is None or self._ended.is_set():
            return
        with contextlib.suppress(OSError, ValueError):
            process.stdin.write(line)
            process.stdin.flush()

    def kill(self) -> None:
        """Kill the process without waiting for it."""
        if self._process is not None:
            with contextlib.suppress(OSError):
                self._process.kill()

    async def close(self, seconds: float = CLOSE_SECONDS) -> None:
        """End the process and wait for it: close its input, then terminate, then kill.

        The first step has ``seconds`` to succeed.
        """
        process = self._process
        if process is None:
            return
        self._close_input()
        for timeout, force in ((seconds, None), (TERMINATE_SECONDS, process.terminate)):
            if force is not None:
                with contextlib.suppress(OSError):
                    force()
            try:
                async with asyncio.timeout(timeout):
                    await self._ended.wait()
                return
            except TimeoutError:
                continue
        self.kill()
        await self._ended.wait()

    def _read_lines(self, loop: asyncio.AbstractEventLoop, listener: threading.Thread) -> None:
        process = self._process
        assert process is not None
        assert process.stdout is not None
        with process.stdout as lines:
            for line in lines:
                if not _call(loop, self._on_line, line):
                    # The loop is closed: without input and without a reader the process ends.
                    break
        self._close_input()
        code = process.wait()
        # The last lines of standard error contain the reason; they have arrived by now, unless a
        # grandchild keeps the pipe open.
        listener.join(_LAST_WORDS_SECONDS)
        _call(loop, self._finish, code)

    def _read_last_words(self) -> None:
        process = self._process
        assert process is not None
        assert process.stderr is not None
        with process.stderr as lines:
            for line in lines:
                self._last_words = (self._last_words + line)[-_LAST_WORDS:]

    def _close_input(self) -> None:
        process = self._process
        if process is not None and process.stdin is not None:
            with contextlib.suppress(OSError, ValueError):
                process.stdin.close()

    def _finish(self, code: int) -> None:
        self._ended.set()
        self._on_exit(code, redact(self._last_words.decode("utf-8", "replace")).strip())


def _call(
    loop: asyncio.AbstractEventLoop, function: Callable[..., None], *arguments: object
) -> bool:
    """Schedule ``function`` on the loop; return false if the loop is closed."""
    try:
        loop.call_soon_threadsafe(function, *arguments)
    except RuntimeError:
        return False
    return True
