"""How long the processor works on something, by the measure of a loop on the same machine."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

ADDITIONS = 300_000
ADDING_SECONDS = 0.01
"""How long ``ADDITIONS`` take where a second is a second; where they take longer, so it is."""


def slowness() -> float:
    """How many times longer than ``ADDING_SECONDS`` the loop takes here and now, at least one."""
    took, total = [], 0
    for _ in range(3):
        began = time.thread_time()
        for number in range(ADDITIONS):
            total += number
        took.append(time.thread_time() - began)
    return max(1.0, min(took) / ADDING_SECONDS)


@contextmanager
def at_most(seconds: float, clock: Callable[[], float] = time.process_time) -> Iterator[None]:
    """Fail where the block takes longer than ``seconds`` of the processor, times ``slowness``.

    The collection of garbage does not count: it takes a quarter of a second where thousands of
    tests were imported. ``clock`` tells the seconds of another process.
    """
    collecting = gc.isenabled()
    gc.disable()
    began = clock()
    try:
        yield
    finally:
        took = clock() - began
        if collecting:
            gc.enable()
    # The loop runs afterwards: a machine that became slower meanwhile is measured as it is now.
    assert took < seconds * slowness(), f"{took:.3f} s"
