"""How long somebody waits for other processes, on a machine that may have other things to do."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence

import psutil

_TURN_SECONDS = 0.05


def gone_within(processes: Sequence[psutil.Process], seconds: float) -> list[psutil.Process]:
    """Wait for processes to end; return those that are left after so many ``seconds``.

    Seconds as a quiet machine has them: half of every turn is work, for which this process has to
    get its share of the processors as those it waits for have to get theirs.
    """
    alive = list(processes)
    for _ in range(round(seconds / _TURN_SECONDS)):
        alive = psutil.wait_procs(alive, timeout=0)[1]
        if not alive:
            break
        threading.Event().wait(_TURN_SECONDS / 2)
        began = time.thread_time()
        while time.thread_time() - began < _TURN_SECONDS / 2:
            pass
    return alive
