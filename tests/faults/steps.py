"""Steps of a story that hypothesis makes up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any, TypeVar

from hypothesis import strategies as st

T = TypeVar("T")

numbers = st.integers(0, 59)
"""Which one of as many as there will be. What a step draws must not depend on what happened before
it: threads decide that as well, and hypothesis gives up a story that draws anew in another way."""


def choose(found: Sequence[T], number: int) -> T | None:
    """The one that a ``number`` stands for; nothing where nothing was found."""
    return found[number % len(found)] if found else None


def sound(step: Callable[..., None]) -> Callable[..., None]:
    """A step that ends well; after another there is nothing to be told about the end."""

    @wraps(step)
    def taken(self: Any, **values: Any) -> None:
        self.ended_well = False
        step(self, **values)
        self.ended_well = True

    return taken
