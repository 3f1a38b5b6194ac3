"""The log file, and the filter that keeps tokens out of all logs."""

from __future__ import annotations

import logging
import traceback
from itertools import pairwise
from pathlib import Path
from typing import Any

from app.redaction import redact

MOST_BYTES = 2_000_000
_KEPT = 4

# They log whole URLs, including the query, at INFO.
_TALKATIVE = ("httpx", "httpcore", "uvicorn.access")


def quieten() -> None:
    """Redact every log record of this process, and silence loggers that write addresses.

    Records are redacted when they are created, so no handler can bypass it.
    """
    for name in _TALKATIVE:
        logging.getLogger(name).setLevel(logging.WARNING)
    if logging.getLogRecordFactory() is not _make_record:
        logging.setLogRecordFactory(_make_record)


def set_up_logs(directory: Path, *, name: str, level: int = logging.INFO) -> Path:
    """Log this process to a rotating file ``<name>.log`` in ``directory``; return its path.

    Each process has its own file (console, worker, marketplace), as two cannot rotate one. An
    earlier log file of the process is closed. Raise ``OSError`` if the folder cannot be written.
    """
    quieten()
    # The mode applies to the last folder only, so a new parent is made private too.
    directory.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    directory.mkdir(mode=0o700, exist_ok=True)
    path = directory / f"{name}.log"
    handler = RotatingFile(path)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s"))
    path.chmod(0o600)
    root = logging.getLogger()
    for earlier in [one for one in root.handlers if isinstance(one, RotatingFile)]:
        root.removeHandler(earlier)
        earlier.close()
    root.addHandler(handler)
    root.setLevel(level)
    return path


class RotatingFile(logging.FileHandler):
    """A log handler that starts a new file before 2 MB; the last four are kept.

    The handler of the standard library imports sockets and pickle, which would slow every command.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(path, encoding="utf-8")
        self._path = path

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record; report failures on standard error, as logging does."""
        try:
            stream, size = self.stream, len(self.format(record).encode())
            if stream is not None and stream.tell() + size > MOST_BYTES:
                stream.close()
                self._begin_anew()
        except (OSError, ValueError):
            self.handleError(record)
        super().emit(record)

    def _begin_anew(self) -> None:
        names = [self._path, *(Path(f"{self._path}.{n}") for n in range(1, _KEPT + 1))]
        try:
            for newer, older in reversed(list(pairwise(names))):
                if newer.exists():
                    newer.replace(older)
        finally:
            self.stream = self._open()
        self._path.chmod(0o600)


def _make_record(*args: Any, **kwargs: Any) -> logging.LogRecord:
    record = logging.LogRecord(*args, **kwargs)
    try:
        message = record.getMessage()
    except Exception:
        message = f"{record.msg} {record.args!r}"
    record.msg, record.args = redact(message), None
    if record.exc_info and record.exc_info[0] is not None:
        # A formatter uses this text if it is set, instead of formatting the exception.
        record.exc_text = redact("".join(traceback.format_exception(*record.exc_info))).rstrip()
    if record.stack_info:
        record.stack_info = redact(record.stack_info)
    return record
