"""The log of the marketplace: one JSON object per line and request, never with a token."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import time
from pathlib import Path

from app.redaction import redact

LARGEST = 8_000_000
"""The maximum size of a log file in bytes, after which the next one is begun."""

KEPT = 3
"""The number of log files kept in addition to the current one."""

_WAITING = 65_536
_SECONDS = 0.5
# About the size of a line without its path.
_LINE = 128

# When it was answered, how many seconds that took, method, path, route and status.
_Request = tuple[float, float, str, str, str | None, int | None]


class RequestLog:
    """The log files of one marketplace.

    Requests wait in memory for up to half a second, so that none waits for the disk, and their
    lines are formatted together, which takes a fraction of the time. Lines that cannot be written
    (a full disk) are dropped: the marketplace continues.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._requests: list[_Request] = []
        self._waiting = 0
        self._flushed = time.monotonic()
        self._size = 0
        self._file = self._open()
        # The text of a second is formatted once.
        self._second = -1
        self._moment = ""

    def request(
        self, method: str, path: str, route: str | None, status: int | None, began: float
    ) -> None:
        """Log one request.

        ``path`` comes without the query; ``route`` is ``None`` if there is none, ``status`` is
        ``None`` if the connection was closed without an answer; ``began`` is its
        ``time.perf_counter()``.
        """
        took = time.perf_counter() - began
        self._requests.append((time.time(), took, method, path, route, status))
        self._waiting += _LINE + len(path)
        if self._waiting > _WAITING:
            self.flush()

    def event(self, name: str, **fields: object) -> None:
        """Log another event."""
        self.flush()
        shown = {key: _clean(value) for key, value in fields.items()}
        self._write(
            json.dumps({"time": self._moment_of(time.time()), "event": name, **shown}) + "\n"
        )

    def flush(self) -> None:
        """Write the waiting lines."""
        self._flushed = time.monotonic()
        waiting, self._requests, self._waiting = self._requests, [], 0
        self._write("".join(map(self._line, waiting)))

    def flush_late(self) -> None:
        """Write the waiting lines if they have waited long enough."""
        if self._requests and time.monotonic() - self._flushed >= _SECONDS:
            self.flush()

    def close(self) -> None:
        """Write the waiting lines, and close the file."""
        self.flush()
        with contextlib.suppress(OSError):
            os.close(self._file)

    def _line(self, request: _Request) -> str:
        answered, took, method, path, route, status = request
        if "%" in path or '"' in path or "\\" in path or "APP-" in path or not path.isprintable():
            shown = json.dumps(redact(path))
        else:
            shown = f'"{path}"'
        where = "null" if route is None else f'"{route}"'
        return (
            f'{{"time":"{self._moment_of(answered)}","event":"request","method":{_quoted(method)},'
            f'"path":{shown},"route":{where},'
            f'"status":{"null" if status is None else status},"ms":{took * 1000:.2f}}}\n'
        )

    def _write(self, text: str) -> None:
        data = text.encode("utf-8", "backslashreplace")
        with contextlib.suppress(OSError):
            if self._size + len(data) > LARGEST:
                self._turn()
            while data:
                written = os.write(self._file, data)
                self._size += written
                data = data[written:]

    def _moment_of(self, now: float) -> str:
        second = int(now)
        if second != self._second:
            self._second = second
            self._moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(second))
        return f"{self._moment}.{int((now - second) * 1000):03d}Z"

    def _open(self) -> int:
        file = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        self._size = os.fstat(file).st_size
        return file

    def _turn(self) -> None:
        """Rotate the files: start a new one and remove the oldest."""
        os.close(self._file)
        for number in range(KEPT, 0, -1):
            older = self._path.with_name(f"{self._path.name}.{number}")
            newer = (
                self._path
                if number == 1
                else self._path.with_name(f"{self._path.name}.{number - 1}")
            )
            if newer.exists():
                newer.replace(older)
        self._file = self._open()


class EventHandler(logging.Handler):
    """A log handler that writes records as events of a :class:`RequestLog`."""

    def __init__(self, log: RequestLog) -> None:
        super().__init__(logging.INFO)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        """Write one record; the record factory has already hidden every token in it."""
        fields = {"level": record.levelname, "logger": record.name, "message": record.getMessage()}
        if record.exc_text:
            fields["trace"] = record.exc_text
        self._log.event("log", **fields)


def _quoted(text: str) -> str:
    return f'"{text}"' if text.isalpha() and text.isascii() else json.dumps(text)


def _clean(value: object) -> object:
    return redact(value) if isinstance(value, str) else value
