"""Which of the program's processes goes first on a machine that has more to do than cores.

Apart from the background work it is about, because the smallest processes ask for it first of all.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

STEPS_BACK = 5
"""How much nicer than the window a process is that nobody looks at, in the steps of POSIX."""
_GROUP = Path("/proc/self/autogroup")
_TRIES = 5
_PAUSE_SECONDS = 0.11


def stand_back() -> None:
    """Let window, reader and marketplace go first from now on; on Windows it changes nothing."""
    if os.name == "posix":
        os.nice(STEPS_BACK)
        # Linux shares its cores among sessions first: a process with one of its own is nicer than
        # nobody else until its session is. That of somebody's terminal is left alone.
        if os.getsid(0) == os.getpid():
            _stand_back_with_session()


def _stand_back_with_session() -> None:
    for _ in range(_TRIES):
        try:
            _GROUP.write_text(str(STEPS_BACK), encoding="ascii")
        except BlockingIOError:
            # Of all processes one is heard in a tenth of a second.
            time.sleep(_PAUSE_SECONDS)
        except OSError:
            return
        else:
            return
