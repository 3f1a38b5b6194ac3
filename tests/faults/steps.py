"""Steps of a story that hypothesis makes up."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any


def sound(step: Callable[..., None]) -> Callable[..., None]:
    """A step that ends well; after another there is nothing to be told about the end."""

    @wraps(step)
    def taken(self: Any, **values: Any) -> None:
        self.ended_well = False
        step(self, **values)
        self.ended_well = True

    return taken
