"""Several marketplaces over one store, in one process, asked in turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle
from typing import Any


class Rotation:
    """Gives each request to the next of some applications.

    What one of them remembers of a request, the next one does not know: whatever two requests share
    has to be in the store. Real workers share connections out by chance, and would show it seldom.
    """

    def __init__(self, applications: Sequence[Callable[..., Any]]) -> None:
        self._next = cycle(applications)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await next(self._next)(scope, receive, send)
