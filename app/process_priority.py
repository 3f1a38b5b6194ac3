"""Priorities of the program's processes on a busy machine.

A module of its own, because the smallest processes call it first of all.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

BACKGROUND_STEPS = 8
"""The POSIX niceness of a background process above that of the window."""

ANSWER_STEPS = 4
"""The niceness of a process that answers the window: an answer may arrive a frame later, but no
frame may be late."""

_GROUP = Path("/proc/self/autogroup")
_TRIES = 5
_PAUSE_SECONDS = 0.11


def lower_priority(steps: int = BACKGROUND_STEPS) -> None:
    """Lower the priority of this process below that of the window; not on Windows.

    Call it before other threads are started, because on Linux niceness belongs to a thread.
    """
    if os.name == "posix":
        os.nice(steps)
        # Linux schedules sessions first: the niceness of a process with its own session has no
        # effect on others until the session has it too. The session of a terminal is left alone.
        if os.getsid(0) == os.getpid() and not _lower_session(steps):
            # The kernel accepts one such write in a tenth of a second, from all processes
            # together; someone may be waiting for this process.
            from threading import Thread

            Thread(target=_lower_session_later, args=(steps,), daemon=True).start()


def _lower_session(steps: int) -> bool:
    """Lower the priority of this session; return whether nothing is left to do."""
    try:
        _GROUP.write_text(str(steps), encoding="ascii")
    except BlockingIOError:
        return False
    except OSError:
        pass
    return True


def _lower_session_later(steps: int) -> None:
    for _ in range(_TRIES):
        time.sleep(_PAUSE_SECONDS)
        if _lower_session(steps):
            return
