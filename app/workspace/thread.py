"""One thread that owns the journal, so that no wait for the disk holds up the window."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
R = TypeVar("R")


class DatabaseThread:
    """Runs functions one after the other on a thread of its own.

    A function that was begun is always finished, also when the one who waits for it is cancelled:
    a transaction is never cut short by a closing window.
    """

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(max_workers=1, thread_name_prefix="journal")

    async def run(self, function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R:
        """What ``function`` answers or raises, when its turn has come."""
        loop = asyncio.get_running_loop()
        return await asyncio.shield(
            loop.run_in_executor(self._executor, lambda: function(*args, **kwargs))
        )

    async def close(self) -> None:
        """Wait for what was begun and end the thread."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self._executor.shutdown)
