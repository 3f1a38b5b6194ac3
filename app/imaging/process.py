"""The client of the decoding process, which starts with the first picture."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import os
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from app.imaging.messages import Message, read_message, write_message
from app.imaging.outcome import MadePicture, PictureRefused
from app.paths import program, program_folder

SECONDS = 15.0
"""The maximum processor time for one picture, in seconds."""
# The factor allowed for other load on the machine; none if the system cannot measure the processor
# time of one picture.
_TIMES_LONGER = 1 if sys.platform == "win32" else 4


class PictureProcess:
    """A client that decodes pictures in a child process, one at a time.

    The first picture starts the process. A picture that takes too long ends it, and is tried once
    more in a new one. Only the processor time shows that a picture is too large; without an answer
    in four times as long nothing is known about it.
    """

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds * _TIMES_LONGER
        self._command = program("decoder", f"{seconds:g}")
        self._process: subprocess.Popen[bytes] | None = None
        self._thread: ThreadPoolExecutor | None = None

    @property
    def pid(self) -> int | None:
        """The process id, or ``None`` while there is no process."""
        return None if self._process is None else self._process.pid

    async def make(self, work: str, source: bytes | Path, longest: int = 0) -> MadePicture:
        """Run ``work`` (``prepare``, ``shrink``, ``flatten``) on a picture or its file.

        Raise :class:`PictureRefused`.
        """
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, thread_name_prefix="pictures")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._make, work, source, longest)

    def close(self) -> None:
        """Kill the process; the next picture starts a new one."""
        thread, self._thread = self._thread, None
        process, self._process = self._process, None
        if process is not None:
            _end(process)
        if thread is not None:
            thread.shutdown(wait=False, cancel_futures=True)

    def _make(self, work: str, source: bytes | Path, longest: int) -> MadePicture:
        fields: dict[str, object] = {"work": work, "longest": longest}
        if isinstance(source, Path):
            fields["path"] = str(source.absolute())
        request = Message(fields, source if isinstance(source, bytes) else b"")
        # If the process was killed from outside or suspended with the machine, the picture need not
        # be the cause. A picture that ends a second process is too large for any.
        answer, late = self._ask(request)
        if answer is None and self._thread is not None:
            answer, late = self._ask(request)
        if answer is None:
            raise PictureRefused("no_answer" if late else "too_large")
        match answer.fields:
            case {"suffix": str(suffix), "width": int(width), "height": int(height), **more}:
                return MadePicture(answer.data, suffix, width, height, more.get("shrunk") is True)
            case {"refused": str(reason), **more}:
                size = (more.get("width"), more.get("height"))
                raise PictureRefused(reason, *(n if isinstance(n, int) else 0 for n in size))
        raise PictureRefused("not_a_picture")

    def _ask(self, request: Message) -> tuple[Message | None, bool]:
        """Return the answer of the process, and whether it was killed for being late.

        Without an answer (``None``) the process is ended.
        """
        process, late = self._running(), threading.Event()

        def give_up() -> None:
            late.set()
            process.kill()

        overdue = threading.Timer(self._seconds, give_up)
        overdue.start()
        try:
            answer = _answer_of(process, request)
        finally:
            overdue.cancel()
        if answer is None:
            if self._process is process:
                self._process = None
            _end(process)
        return answer, late.is_set()

    def _running(self) -> subprocess.Popen[bytes]:
        process = self._process
        if process is not None and process.poll() is None:
            return process
        if process is not None:
            _end(process)
        environment = {k: v for k, v in os.environ.items() if k != "VITRINA_TOKEN"}
        self._process = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd=program_folder(),
            env=environment,
            # Ctrl+C in the terminal goes to the program, which ends this process itself.
            start_new_session=os.name == "posix",
        )
        return self._process


def _answer_of(process: subprocess.Popen[bytes], request: Message) -> Message | None:
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        write_message(process.stdin, request)
        return read_message(process.stdout)
    except (OSError, ValueError):
        return None


def _end(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(OSError):
        process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with contextlib.suppress(OSError, ValueError):
                stream.close()


pictures = PictureProcess()
"""The picture process of this program, shared by all callers: pictures are decoded one at a
time."""
atexit.register(pictures.close)
