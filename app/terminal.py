"""The output of the program: one line at a time, without terminal control sequences.

Text from outside, such as a title, a message or a code, cannot make a command move the cursor, ring
the bell, change the text direction or print a line of its own.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from typing import IO, TYPE_CHECKING

from app.domain.invisible import INVISIBLE

if TYPE_CHECKING:
    from typing import Any

REPLACED = "\ufffd"
"""The placeholder for an unprintable character."""


@cache
def _pattern() -> re.Pattern[str]:
    return re.compile(INVISIBLE)


def printable(text: str) -> str:
    """Return ``text`` as one line, with invisible characters replaced.

    Line breaks and tabs become blanks.
    """
    if text.isprintable():
        # Fillers count as letters, so even such a text must be filtered.
        return text if text.isascii() else _pattern().sub(REPLACED, text)
    for mark in ("\r\n", "\n", "\r", "\t"):
        text = text.replace(mark, " ")
    return _pattern().sub(REPLACED, text)


def printable_json(text: str) -> str:
    """Return an equivalent JSON text, with invisible characters written as escapes."""
    return text if text.isascii() and text.isprintable() else _pattern().sub(_escape, text)


def say(*lines: str, to_stderr: bool = False) -> None:
    """Print each of ``lines`` to standard output, or with ``to_stderr`` to standard error.

    They are written in one call. Raise ``OSError`` if the output is closed; do nothing if there is
    no such stream.
    """
    _write("".join(f"{printable(line)}\n" for line in lines), to_stderr=to_stderr)


def write_json_line(text: bytes, end: str = "\n") -> None:
    """Print a JSON text followed by ``end``."""
    _write(printable_json(text.decode()) + end, to_stderr=False)


def draw(text: str) -> None:
    """Overwrite the current line on standard error with ``text``."""
    _write("\r" + printable(text), to_stderr=True)


def safe(file: IO[str]) -> IO[str] | SafeFile:
    """Return ``file`` itself, or a filtering wrapper if it is a terminal."""
    return SafeFile(file) if file.isatty() else file


class SafeFile:
    """A writer to a terminal that keeps line breaks and removes control sequences."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file

    def write(self, text: str) -> int:
        """Write ``text``; its line breaks are kept."""
        lines = text.replace("\r\n", "\n").split("\n")
        return self._file.write("\n".join(map(printable, lines)))


def _write(text: str, *, to_stderr: bool) -> None:
    stream: Any = sys.stderr if to_stderr else sys.stdout
    if stream is None:
        return
    encoding = getattr(stream, "encoding", None) or "utf-8"
    stream.write(text.encode(encoding, "replace").decode(encoding))
    stream.flush()


def _escape(found: re.Match[str]) -> str:
    units = found[0].encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at]:02x}{units[at + 1]:02x}" for at in range(0, len(units), 2))
