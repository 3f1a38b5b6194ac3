"""One thread that owns the journal, so that no wait for the disk holds up the window."""

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
    """Runs functions one after the other on a thread of its own.

    A function that was begun is always finished, also when the one who waits for it is cancelled:
    a transaction is never cut short by a closing window.

    When the disk is full ``make_room`` is asked to give up what can be had again; if it could, the
    function is run once more. So every function is all or nothing, or may be run twice.
    """

    def __init__(self, make_room: Callable[[], bool] | None = None) -> None:
        self._make_room = make_room
        self._executor = ThreadPoolExecutor(max_workers=1, thread_name_prefix="journal")

    async def run(self, function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R:
        """Return what ``function`` answers, when its turn has come, or raise what it raises.

        Raise ``NoticeError`` where it cannot read or write the seller's files.
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
        """Wait for what was begun and end the thread."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self._executor.shutdown)
