"""The client of the reader process, which restarts the process if it is lost."""

from __future__ import annotations

import contextlib
import logging
import os
import subprocess
import threading
from functools import partial
from queue import SimpleQueue
from typing import TYPE_CHECKING, NamedTuple

from app.engine.catalog.listing_question import Find, Found
from app.engine.catalog.questions import (
    AttributeNames,
    Attributes,
    Complete,
    Completed,
    Count,
    Counted,
    First,
    GroupBy,
    Grouped,
    Ids,
    IdsOf,
    Keep,
    Making,
    Parse,
    Parsed,
    Rows,
    RowsOf,
    Sum,
    Summed,
    Unreadable,
    Values,
    ValuesOf,
    Warned,
)
from app.engine.reader.frames import question_frame, read_answer, read_frame, write_frame
from app.paths import program, program_folder

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from app.engine.catalog.questions import CatalogAnswer, CatalogQuestion

_log = logging.getLogger(__name__)

MOST_FAILURES = 3
_CLOSE_SECONDS = 1.0
# Bytes, less than the buffer of a pipe. ``_ID_BYTES`` is the usual maximum per id.
_SHORT = 16_000
_ID_BYTES = 32


class _Asked(NamedTuple):
    key: str
    question: CatalogQuestion
    on_answer: Callable[[CatalogAnswer], None]


class ReaderProcess:
    """The client of a reader process, which is started with the first question.

    ``post`` is called from another thread and runs a function on the thread that asks. If the
    process is lost, unanswered questions are sent again to a new one. After three losses without an
    answer in between, ``on_failure`` is called and nothing is retried until the next question;
    ``on_recovery`` is called with the first answer after that.
    """

    def __init__(self, workspace: Path, post: Callable[[Callable[[], None]], None]) -> None:
        self._command = program("reader", "--workspace", str(workspace.absolute()))
        self._post = post
        self.on_failure: Callable[[], None] = lambda: None
        self.on_recovery: Callable[[], None] = lambda: None
        self._failed = False
        self._process: subprocess.Popen[bytes] | None = None
        self._wanted: SimpleQueue[int | None] = SimpleQueue()
        self._writing = threading.Lock()
        self._asked: dict[int, _Asked] = {}
        self._serial = 0
        self._failures = 0
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The process id, or ``None`` if the process does not run."""
        return None if self._process is None else self._process.pid

    def ask(
        self, key: str, question: CatalogQuestion, on_answer: Callable[[CatalogAnswer], None]
    ) -> None:
        """Send a question and call ``on_answer`` with each answer.

        A newer question with the same ``key`` replaces the older one.
        """
        if self._closed:
            return
        self._drop(key)
        self._serial += 1
        self._asked[self._serial] = _Asked(key, question, on_answer)
        if self._process is None:
            self._failures = 0
            self._start()
        else:
            self._send(self._serial)

    def close(self) -> None:
        """Accept no more questions and end the process."""
        self._closed = True
        self._asked.clear()
        process, self._process = self._process, None
        if process is None:
            return
        self._wanted.put(None)
        try:
            process.wait(_CLOSE_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _fail(self) -> None:
        self._failed = True
        self.on_failure()

    def _drop(self, key: str) -> None:
        for serial in [s for s, asked in self._asked.items() if asked.key == key]:
            del self._asked[serial]

    def _start(self) -> None:
        environment = {k: v for k, v in os.environ.items() if k != "VITRINA_TOKEN"}
        try:
            process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                cwd=program_folder(),
                env=environment,
                start_new_session=os.name == "posix",
            )
        except OSError as error:
            _log.error("The reader cannot be started: %s", error)
            self._fail()
            return
        self._process = process
        self._wanted = SimpleQueue()
        for target, arguments in (
            (self._listen, (process, self._wanted)),
            (self._send_all, (process, self._wanted)),
        ):
            threading.Thread(target=target, args=arguments, daemon=True).start()
        for serial in tuple(self._asked):
            self._send(serial)

    def _send(self, serial: int) -> None:
        """Write a question: immediately if it is short, otherwise on the writer thread."""
        process, asked = self._process, self._asked[serial]
        assert process is not None
        assert process.stdin is not None
        if not _is_short(asked.question) or not self._writing.acquire(blocking=False):
            self._wanted.put(serial)
            return
        try:
            # If the process has exited, the listener thread notices and the question is sent again.
            with contextlib.suppress(OSError, ValueError):
                write_frame(process.stdin, question_frame(serial, asked.key, asked.question))
        finally:
            self._writing.release()

    def _send_all(self, process: subprocess.Popen[bytes], wanted: SimpleQueue[int | None]) -> None:
        """Write the queued long questions until ``None`` is queued; runs on a thread."""
        assert process.stdin is not None
        with contextlib.suppress(OSError, ValueError), process.stdin as stream:
            while (serial := wanted.get()) is not None:
                asked = self._asked.get(serial)
                if asked is None:
                    continue
                with self._writing:
                    write_frame(stream, question_frame(serial, asked.key, asked.question))

    def _listen(self, process: subprocess.Popen[bytes], wanted: SimpleQueue[int | None]) -> None:
        """Read the answers of the process until it ends; runs on a thread."""
        assert process.stdout is not None
        with process.stdout as stream:
            while (frame := read_frame(stream)) is not None:
                asked = self._asked.get(frame.serial)
                if asked is not None:
                    answer = read_answer(asked.question, frame)
                    self._post(partial(self._deliver, frame.serial, answer))
        code = process.wait()
        wanted.put(None)
        self._post(partial(self._ended, process, code))

    def _deliver(self, serial: int, answer: CatalogAnswer) -> None:
        asked = self._asked.get(serial)
        if asked is None:
            return
        self._failures = 0
        if self._failed:
            self._failed = False
            self.on_recovery()
        if _is_last(answer):
            del self._asked[serial]
        asked.on_answer(answer)

    def _ended(self, process: subprocess.Popen[bytes], code: int) -> None:
        if self._closed or process is not self._process:
            return
        self._process = None
        self._failures += 1
        _log.warning("The reader ended with code %s", code)
        if self._failures >= MOST_FAILURES:
            self._asked.clear()
            self._fail()
        elif self._asked:
            self._start()


def _is_last(answer: CatalogAnswer) -> bool:
    match answer:
        case Found(whole=whole):
            return whole
        case Ids(last=last) | Rows(last=last) | Counted(last=last):
            return last
        case Summed() | Unreadable() | Completed() | Grouped() | AttributeNames():
            return True
        case Parsed() | Values():
            return True
        case Making():
            return False


def _is_short(question: CatalogQuestion) -> bool:
    """Return whether a question fits into the pipe without blocking, however slowly it is read."""
    match question:
        case Find() | First() | Complete() | GroupBy() | Attributes() | ValuesOf():
            return True
        case Parse(text):
            return len(text) <= _SHORT
        case Count(texts):
            return sum(map(len, texts)) <= _SHORT
        case IdsOf(packed):
            return len(packed) <= _SHORT
        case Keep(ids=ids) | Warned(ids=ids) | Sum(ids=ids) | RowsOf(ids=ids):
            return len(ids) * _ID_BYTES <= _SHORT
