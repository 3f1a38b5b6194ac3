"""Priorities of the program's processes on a busy machine.

A module of its own, because the smallest processes call it first of all.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

STEPS_BACK = 5
"""The POSIX niceness of a background process above that of the window."""
_GROUP = Path("/proc/self/autogroup")
_TRIES = 5
_PAUSE_SECONDS = 0.11


def lower_priority() -> None:
    """Lower the priority of this process below window, reader and marketplace; not on Windows."""
    if os.name == "posix":
        os.nice(STEPS_BACK)
        # Linux schedules sessions first: the niceness of a process with its own session has no
        # effect on others until the session has it too. The session of a terminal is left alone.
        if os.getsid(0) == os.getpid():
            _lower_priority_of_session()


def _lower_priority_of_session() -> None:
    for _ in range(_TRIES):
        try:
            _GROUP.write_text(str(STEPS_BACK), encoding="ascii")
        except BlockingIOError:
            # The kernel accepts one such write in a tenth of a second, from all processes together.
            time.sleep(_PAUSE_SECONDS)
        except OSError:
            return
        else:
            return
