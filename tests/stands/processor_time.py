"""How long the processor works on something: what it does besides is left out."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Fail where the block takes longer than ``seconds`` of the processor.

    The collection of garbage does not count: it takes a quarter of a second where thousands of
    tests were imported.
    """
    collecting = gc.isenabled()
    gc.disable()
    began = time.process_time()
    try:
        yield
    finally:
        took = time.process_time() - began
        if collecting:
            gc.enable()
    assert took < seconds
