"""Long work in slices: generators that yield every few milliseconds and return their result."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

_Result = TypeVar("_Result")


def finish(work: Generator[None, None, _Result]) -> _Result:
    """Do all of the work at once and return its result."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: _Result = end.value
            return result
