"""A plan of price changes through the command and its processes, against a bare loop of as many.

``vitrina plan new``, ``check``, ``apply`` and ``undo`` are timed from outside, each from its start
to its end: command, worker and marketplace are processes of their own. The bare loop is that of
``bench_send``: it reads and writes each listing once, and keeps nothing. Memory is the most that
any process of a command had; the journal is measured after the apply and after the undo.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.benchmarks.bench_send import bare
from tests.benchmarks.measure import ROOT, Measurement, report
from tests.faults.killed_flush import Place, marketplace, memory_folder

LISTINGS = 10_000
SPEED = 0.7
MOST_MEMORY = 200.0
JOURNAL_AFTER_APPLY, JOURNAL_AFTER_UNDO = 30.0, 60.0
_MEGABYTE = 1_000_000


class Commands:
    """The commands on one workspace; each answers its seconds and its memory in MB."""

    def __init__(self, place: Place, shop: Path) -> None:
        self.place = place
        self.shop = shop

    def run(self, *words: str) -> tuple[float, float]:
        """Run a command to its end."""
        where = ("--base-url", self.place.base_url, "--workspace", str(self.shop))
        started = time.perf_counter()
        process = subprocess.Popen(
            [sys.executable, "-m", "app", *words, *where],
            cwd=ROOT,
            env={**os.environ, "VITRINA_TOKEN": self.place.token},
            stdout=subprocess.DEVNULL,
        )
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - started
        process.returncode = os.waitstatus_to_exitcode(status)
        assert process.returncode == 0, (words, process.returncode)
        return seconds, usage.ru_maxrss * 1024 / _MEGABYTE

    @property
    def journal(self) -> float:
        """The size of the journal in MB."""
        return (self.shop / "journal.db").stat().st_size / _MEGABYTE


def main() -> int:
    """Measure; answers the exit code."""
    words = sys.argv[1:]
    numbers = [int(word) for word in words if word.isdigit()]
    count = numbers[0] if numbers else LISTINGS
    with TemporaryDirectory() as name:
        folder = Path(name)
        with memory_folder(folder) as store, marketplace(store, count) as place:
            commands, plan = Commands(place, folder / "shop"), folder / "plan.json"
            commands.run("sync")
            where = ("--where", "status:active variations:0 price:<500", "--set", "price=+1")
            commands.run("plan", "new", *where, "--out", str(plan))
            ids = [entry["id"] for entry in json.loads(plan.read_text())["listings"]]
            seconds, memory, sizes = {}, {}, {}
            for verb in ("check", "apply", "undo"):
                seconds[verb], memory[verb] = commands.run("plan", verb, str(plan))
                sizes[verb] = commands.journal
            loop = asyncio.run(bare(place, ids, 7_777))
    share = len(ids) / LISTINGS
    print(f"{len(ids):,} listings: {seconds}, {memory}, {sizes}", file=sys.stderr)
    rate = len(ids) / loop
    return report(
        [
            *(
                Measurement(f"plan {verb}", len(ids) / seconds[verb], rate, SPEED, "/s", False)
                for verb in ("apply", "undo")
            ),
            *(
                Measurement(f"memory of plan {verb}", memory[verb], MOST_MEMORY, 1.0, "MB")
                for verb in memory
            ),
            Measurement("journal", sizes["apply"], JOURNAL_AFTER_APPLY * share, 1.0, "MB"),
            Measurement("journal, undone", sizes["undo"], JOURNAL_AFTER_UNDO * share, 1.0, "MB"),
        ],
        words,
    )


if __name__ == "__main__":
    raise SystemExit(main())
