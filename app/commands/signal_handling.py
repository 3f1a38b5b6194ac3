"""Orderly termination of a command by a signal, as after Ctrl+C."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import AsyncIterator


@contextlib.asynccontextmanager
async def cancelled_by_signals() -> AsyncIterator[None]:
    """Cancel the running task at a termination signal, so that it closes what it opened.

    Only the first signal counts: closing takes a few seconds at most, and a second signal does not
    cut it short.
    """
    import asyncio

    task = asyncio.current_task()
    assert task is not None
    loop = asyncio.get_running_loop()
    asked = False

    def end() -> None:
        nonlocal asked
        if not asked:
            asked = True
            task.cancel()

    numbers = []
    for name in ("SIGTERM", "SIGHUP"):
        # Windows has one of these signals, and no handlers on a loop: there the program just ends.
        with contextlib.suppress(NotImplementedError, AttributeError):
            loop.add_signal_handler(getattr(signal, name), end)
            numbers.append(getattr(signal, name))
    try:
        yield
    finally:
        for number in numbers:
            loop.remove_signal_handler(number)
