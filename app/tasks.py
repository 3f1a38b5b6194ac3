"""Ownership of background tasks: the only module that creates them."""

from __future__ import annotations

import asyncio
import enum
import logging
from collections.abc import Callable, Coroutine
from types import TracebackType
from typing import Any, Self

_log = logging.getLogger(__name__)

OnFailure = Callable[[str, Exception], None]


class Overlap(enum.Enum):
    """The behaviour of work that starts while work of the same key is still running."""

    REPLACE = "replace"
    """The running work is cancelled; the new work starts when it has ended (search, preview)."""
    SKIP = "skip"
    """The new work is discarded (save)."""
    QUEUE = "queue"
    """The new work starts when the previous work has ended, in order (uploads)."""


class TaskScope:
    """The owner of background tasks; a failing one is reported while the others continue.

    At most one task of each key runs at a time. Use the scope with ``async with``, or call
    ``close()`` from its owner (the program, a window, an open editor), which ends all tasks.
    """

    def __init__(self, name: str, *, on_failure: OnFailure | None = None) -> None:
        self._name = name
        self._on_failure = on_failure
        self._queues: dict[str, list[asyncio.Task[None]]] = {}
        self._to_finish: set[asyncio.Task[None]] = set()
        self._closed = False

    def start(
        self,
        work: Coroutine[Any, Any, object],
        *,
        key: str,
        overlap: Overlap,
        finish: bool = False,
    ) -> asyncio.Task[None] | None:
        """Start ``work`` under ``key``; return the task, or ``None`` if the work was dropped.

        ``finish`` is for writes: closing the scope waits for such work and never cancels it, so it
        cannot be replaced either (``ValueError``). Work that is started on a closed scope is
        dropped, because a signal may still be emitted while its window is being destroyed.
        """
        if finish and overlap is Overlap.REPLACE:
            work.close()
            raise ValueError("work that must finish cannot be replaced")
        # Work that has ended may still be in the queue, until the loop calls ``_forget``.
        earlier = [task for task in self._queues.get(key, ()) if not task.done()]
        if self._closed or (overlap is Overlap.SKIP and earlier):
            work.close()
            return None
        if overlap is Overlap.REPLACE:
            for task in earlier:
                if task not in self._to_finish:
                    task.cancel()
        task = asyncio.create_task(
            self._run(work, key, earlier[-1] if earlier else None), name=f"{self._name}: {key}"
        )
        self._queues.setdefault(key, []).append(task)
        if finish:
            self._to_finish.add(task)
        task.add_done_callback(lambda ended: self._forget(ended, key, work))
        return task

    def running(self, key: str | None = None) -> bool:
        """Return whether work of ``key`` (or any) is running or queued."""
        return bool(self._queues if key is None else self._queues.get(key))

    def cancel(self, key: str) -> None:
        """Cancel the work of ``key``, except work that must finish."""
        for task in self._queues.get(key, []):
            if task not in self._to_finish:
                task.cancel()

    async def settle(self) -> None:
        """Wait until nothing is running or queued, including work that is started meanwhile."""
        while others := self._others():
            await asyncio.wait(others)

    async def close(self, *, timeout: float | None = None) -> None:
        """Refuse new work, cancel running work, and wait until all of it has ended.

        Work that must finish is waited for at most ``timeout`` seconds (``None``: without a limit).
        If the caller is cancelled while waiting, it continues to wait and raises the cancellation
        at the end: an owner may be cancelled by its window and again by the program, and its work
        must not outlive it.
        """
        self._closed = True
        for task in self._others() - self._to_finish:
            task.cancel()
        loop = asyncio.get_running_loop()
        until = None if timeout is None else loop.time() + timeout
        cancelled: asyncio.CancelledError | None = None
        while others := self._others():
            in_time = others & self._to_finish if until is not None else set()
            left = None if until is None or not in_time else max(until - loop.time(), 0)
            try:
                _, late = await asyncio.wait(in_time or others, timeout=left)
            except asyncio.CancelledError as error:
                cancelled = error
                continue
            for task in late:
                _log.warning("Work did not end in time and was cancelled: %s", task.get_name())
                task.cancel()
                self._to_finish.discard(task)
        if cancelled is not None:
            raise cancelled

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    def _others(self) -> set[asyncio.Task[None]]:
        """Return all tasks of the scope except the current one, which cannot wait for itself."""
        tasks = {task for queue in self._queues.values() for task in queue}
        return tasks - {asyncio.current_task()}

    async def _run(
        self, work: Coroutine[Any, Any, object], key: str, before: asyncio.Task[None] | None
    ) -> None:
        if before is not None:
            await asyncio.wait([before])
        try:
            await work
        except Exception as error:
            self._report(key, error)

    def _report(self, key: str, error: Exception) -> None:
        if self._on_failure is None:
            _log.error("Background work failed: %s: %s", self._name, key, exc_info=error)
        else:
            self._on_failure(key, error)

    def _forget(
        self, task: asyncio.Task[None], key: str, work: Coroutine[Any, Any, object]
    ) -> None:
        # If the task was cancelled before its first step, the coroutine never ran: closing it
        # prevents Python's warning.
        work.close()
        self._to_finish.discard(task)
        queue = self._queues[key]
        queue.remove(task)
        if not queue:
            del self._queues[key]
        if not task.cancelled() and (error := task.exception()) is not None:
            # This is not an ``Exception`` (those are reported above), so it must not be hidden.
            _log.critical("Background work broke: %s: %s", self._name, key, exc_info=error)
