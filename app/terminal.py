"""Everything the program prints: one line at a time, with nothing in it that a terminal obeys.

Whatever a title, a message or a code from outside holds, no command can be made to move the cursor,
ring the bell, turn the text round or add a line that the program never wrote.
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
"""What stands for a character that is not printed."""


@cache
def _pattern() -> re.Pattern[str]:
    return re.compile(INVISIBLE)


def printable(text: str) -> str:
    """Return ``text`` as one line: breaks and tabs are blanks, what is invisible is replaced."""
    if text.isprintable():
        # The fillers count as letters, so even such a text is looked at.
        return text if text.isascii() else _pattern().sub(REPLACED, text)
    for mark in ("\r\n", "\n", "\r", "\t"):
        text = text.replace(mark, " ")
    return _pattern().sub(REPLACED, text)


def printable_json(text: str) -> str:
    """Return a JSON text that means the same, with what is invisible written as escapes."""
    return text if text.isascii() and text.isprintable() else _pattern().sub(_escape, text)


def say(*lines: str, to_stderr: bool = False) -> None:
    """Print each of ``lines`` to standard output, or to standard error when it is ``to_stderr``.

    They go out together. Raise ``OSError`` when nobody takes them; does nothing when there is no
    such stream.
    """
    _write("".join(f"{printable(line)}\n" for line in lines), to_stderr=to_stderr)


def write_json_line(text: bytes, end: str = "\n") -> None:
    """Print a JSON text, in a line of its own where ``end`` is not another one."""
    _write(printable_json(text.decode()) + end, to_stderr=False)


def draw(text: str) -> None:
    """Write ``text`` over the line that was drawn last, on standard error."""
    _write("\r" + printable(text), to_stderr=True)


def safe(file: IO[str]) -> IO[str] | SafeFile:
    """Return ``file`` itself, or for a terminal one that writes what is harmless there."""
    return SafeFile(file) if file.isatty() else file


class SafeFile:
    """Writes to a terminal, line by line as given, without what it would obey."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file

    def write(self, text: str) -> int:
        """Write ``text``; its line breaks stay."""
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
