"""Which of the program's processes goes first on a machine that has more to do than cores.

Apart from the background work it is about, because the smallest processes ask for it first of all.
"""

from __future__ import annotations

import os

STEPS_BACK = 5
"""How much nicer than the window a process is that nobody looks at, in the steps of POSIX."""


def stand_back() -> None:
    """Let window, reader and marketplace go first from now on; on Windows it changes nothing."""
    if os.name == "posix":
        os.nice(STEPS_BACK)
