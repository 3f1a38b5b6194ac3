"""A command that is asked to end closes what it opened, and is not cut short in that."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from app.commands.ending import ends_in_order


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
async def test_that_a_signal_ends_the_work_and_not_its_closing(name: str) -> None:
    number = getattr(signal, name)
    before = signal.getsignal(number)
    steps: list[str] = []

    async def work() -> None:
        async with ends_in_order():
            try:
                os.kill(os.getpid(), number)
                await asyncio.Event().wait()
            finally:
                steps.append("asked")
                os.kill(os.getpid(), number)
                for _ in range(10):
                    await asyncio.sleep(0)
                steps.append("closed")

    (ended,) = await asyncio.gather(work(), return_exceptions=True)
    assert isinstance(ended, asyncio.CancelledError)
    assert steps == ["asked", "closed"]
    assert signal.getsignal(number) == before
