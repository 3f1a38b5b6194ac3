"""A command that is asked to end closes what it opened, and is not cut short in that."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys

import pytest

from app.commands.signal_handling import cancelled_by_signals
from tests import ROOT


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
async def test_that_a_signal_ends_the_work_and_not_its_closing(name: str) -> None:
    number = getattr(signal, name)
    before = signal.getsignal(number)
    steps: list[str] = []

    async def work() -> None:
        async with cancelled_by_signals():
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


ENDED = """
import app.__main__ as program
def interrupted():
    {how}
program._run = interrupted
program.sys.exit(program.main())
"""


@pytest.mark.parametrize(
    "how",
    [
        "raise KeyboardInterrupt",
        # As while a dataclass is made: CPython remembers it, although it was caught.
        "\n    try: exec('raise KeyboardInterrupt')\n    except KeyboardInterrupt: return 130",
    ],
    ids=["before anybody is there", "caught while a text was run"],
)
def test_that_ctrl_c_ends_with_130_and_not_by_the_signal(how: str) -> None:
    run = [sys.executable, "-c", ENDED.format(how=how)]
    ended = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (130, "")
