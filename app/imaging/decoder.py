"""The decoding process, which answers requests in limited memory and time."""

from __future__ import annotations

import signal
import sys
from pathlib import Path
from typing import IO

from app.domain.shapes import text_of
from app.imaging.limits import MOST_BYTES
from app.imaging.messages import Message, read_message, write_message
from app.imaging.outcome import MadePicture, PictureRefused
from app.imaging.work import flatten, prepare, shrink

MOST_MEMORY = 768 * 1024 * 1024
"""The limit of the address space in bytes: the largest picture twice, and the libraries."""

_TIMES_WAITING = 5
"""The factor by which the time limit is longer than the caller's."""


def run_decoder(seconds: float) -> int:
    """Answer requests from standard input until it ends; exit if one takes too long.

    The limit is ``seconds`` of processor time.
    """
    _limit_memory()
    reader, writer = sys.stdin.buffer, sys.stdout.buffer
    while _answer_one(reader, writer, seconds):
        pass
    return 0


def _answer_one(reader: IO[bytes], writer: IO[bytes], seconds: float) -> bool:
    request = read_message(reader)
    if request is None:
        return False
    _limit_time(seconds)
    try:
        made = _do(request)
        fields = {"suffix": made.suffix, "width": made.width, "height": made.height}
        answer = Message({**fields, "shrunk": made.shrunk}, made.data)
    except PictureRefused as refusal:
        size = {"width": refusal.width, "height": refusal.height}
        answer = Message({"refused": refusal.reason, **size})
    except OSError as error:
        if error.filename is None:
            answer = Message({"refused": "not_a_picture"})
        else:
            answer = Message({"refused": "unreadable"})
    except MemoryError:
        answer = Message({"refused": "too_large"})
    # Any error of a decoder means that the data is no valid picture.
    except Exception:
        answer = Message({"refused": "not_a_picture"})
    _limit_time(0.0)
    try:
        write_message(writer, answer)
    except OSError:
        return False
    return True


def _do(request: Message) -> MadePicture:
    data = request.data
    if path := text_of(request.fields.get("path")):
        with Path(path).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    longest = request.fields.get("longest")
    if not isinstance(longest, int):
        longest = 0
    match request.fields.get("work"):
        case "prepare":
            return prepare(data)
        case "shrink":
            return shrink(data, longest)
        case "flatten":
            return flatten(data, longest)
    raise PictureRefused("not_a_picture")


def _limit_memory() -> None:
    """Limit the address space of this process (not possible on Windows and macOS)."""
    if sys.platform in ("win32", "darwin"):
        return
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _limit_time(seconds: float) -> None:
    """End this process after ``seconds`` of processor time unless called again; 0 cancels.

    A process that waits for ever, for example for a file, ends after some time as well.
    """
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)
        signal.setitimer(signal.ITIMER_REAL, seconds * _TIMES_WAITING)
