"""The thread that owns the journal, so that waiting for the disk never blocks the window."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from app.engine.notices import NoticeError, notice_of
from app.workspace.errors import StorageError, StorageFull

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
R = TypeVar("R")


class JournalThread:
    """A thread that runs functions one at a time.

    A function that was started is always finished, even if the waiting task is cancelled, so that a
    closing window never interrupts a transaction.

    If the disk is full, ``make_room`` is called to delete data that can be restored; if it
    succeeds, the function is run once more. Every function must therefore be atomic or repeatable.
    """

    def __init__(self, make_room: Callable[[], bool] | None = None) -> None:
        self._make_room = make_room
        self._executor = ThreadPoolExecutor(max_workers=1, thread_name_prefix="journal")

    async def run(self, function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R:
        """Run ``function`` when its turn comes; return its result or raise its exception.

        Raise ``NoticeError`` if it cannot read or write the seller's files.
        """
        loop = asyncio.get_running_loop()
        work = partial(function, *args, **kwargs)
        try:
            return await asyncio.shield(loop.run_in_executor(self._executor, self._do, work))
        except StorageError as error:
            raise NoticeError(notice_of(error)) from error

    def _do(self, work: Callable[[], R]) -> R:
        try:
            return work()
        except StorageFull:
            if self._make_room is None or not self._make_room():
                raise
            return work()

    async def close(self) -> None:
        """Wait for the functions that were started and end the thread."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self._executor.shutdown)
