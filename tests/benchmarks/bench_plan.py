"""A plan of price changes through the command and its processes, against a bare loop of as many.

``vitrina plan new``, ``check``, ``apply`` and ``undo`` are timed from outside, each from its start
to its end: command, worker and marketplace are processes of their own. The bare loop is that of
``bench_send``: it reads and writes each listing once, and keeps nothing. Its listings are others,
so it can run before the apply, between apply and undo, and after the undo. Memory is the most that
any process of a command had; the journal is measured after the apply and after the undo.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory

import httpx

from tests import ROOT
from tests.benchmarks.bench_send import bare
from tests.benchmarks.measure import Measurement, child_environment, note, report, spread
from tests.faults.killed_flush import Place, marketplace, memory_folder

PLANNED = 10_000
SPEED = 0.7
THERE_AND_BACK = 60.0
"""Seconds for half as many: planned, rehearsed, sent and undone, to the identity."""
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
            env=child_environment(VITRINA_TOKEN=self.place.token),
            stdout=subprocess.DEVNULL,
        )
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - started
        process.returncode = os.waitstatus_to_exitcode(status)
        assert process.returncode == 0, (words, process.returncode)
        return seconds, usage.ru_maxrss * 1024 / _MEGABYTE

    def risky(self, plan: Path) -> str:
        """How many rows of a plan have to be agreed to, as ``--accept`` takes it."""
        where = ("--base-url", self.place.base_url, "--workspace", str(self.shop))
        told = subprocess.run(
            [sys.executable, "-m", "app", "plan", "check", str(plan), "--json", *where],
            cwd=ROOT,
            env=child_environment(VITRINA_TOKEN=self.place.token),
            capture_output=True,
            check=True,
        )
        return str(json.loads(told.stdout)["risky"])

    @property
    def journal(self) -> float:
        """The size of the journal in MB."""
        return (self.shop / "journal.db").stat().st_size / _MEGABYTE


async def prices(place: Place, ids: Sequence[str]) -> list[object]:
    """What a sale of each listing costs now, and what goes with it."""
    found: list[object] = []
    async with httpx.AsyncClient(
        base_url=place.base_url, headers={"Authorization": f"Bearer {place.token}"}
    ) as client:
        for at in range(0, len(ids), 20):
            asked = {"ids": ",".join(ids[at : at + 20])}
            for element in (await client.get("/items", params=asked)).raise_for_status().json():
                body = element["body"]
                found.append((body["id"], body["price"], body["shipping"], body["status"]))
    return found


def plan_of(commands: Commands, plan: Path, most: int) -> tuple[list[str], list[str]]:
    """Plan a higher price for ``most`` listings; return their ids, and those of the other ones."""
    where = ("--where", "status:active variations:0", "--set", "price=+1")
    commands.run("plan", "new", *where, "--out", str(plan))
    made = json.loads(plan.read_text())
    ids = [entry["id"] for entry in made["listings"]]
    made["listings"] = made["listings"][:most]
    plan.write_text(json.dumps(made))
    return ids[:most], ids[most:]


def main() -> int:
    """Measure; answers the exit code."""
    words = sys.argv[1:]
    numbers = [int(word) for word in words if word.isdigit()]
    count = numbers[0] if numbers else PLANNED
    with TemporaryDirectory() as name:
        folder = Path(name)
        # About two listings of three are open and have no variations.
        with memory_folder(folder) as store, marketplace(store, count * 23 // 10) as place:
            commands, plan = Commands(place, folder / "shop"), folder / "plan.json"
            commands.run("sync")
            ids, others = plan_of(commands, plan, count)
            agreed = ("--accept", commands.risky(plan))
            seconds, memory, sizes = {}, {}, {}
            seconds["check"], memory["check"] = commands.run("plan", "check", str(plan))
            # The machine may be faster at one time than at another: the loop runs beside each.
            loops = [asyncio.run(bare(place, others, 7_776))]
            for verb, options in (("apply", agreed), ("undo", ())):
                seconds[verb], memory[verb] = commands.run("plan", verb, str(plan), *options)
                sizes[verb] = commands.journal
                loops.append(asyncio.run(bare(place, others, 7_777 + len(loops))))
            commands.run("sync")
            some = count // 2
            before = asyncio.run(prices(place, ids[:some]))
            started = time.perf_counter()
            assert plan_of(commands, plan, some)[0] == ids[:some]
            commands.run("plan", "check", "--rehearse", str(plan))
            commands.run("plan", "apply", str(plan), "--accept", commands.risky(plan))
            commands.run("plan", "undo", str(plan))
            whole = time.perf_counter() - started
            assert asyncio.run(prices(place, ids[:some])) == before
    share = len(ids) / PLANNED
    rates = [len(others) / loop for loop in loops]
    note(f"{len(ids):,} listings: {seconds}, {memory}, {sizes}")
    note(f"{len(others):,} listings by the bare loop: {spread(rates)} per second")
    beside = {"apply": mean(rates[:2]), "undo": mean(rates[1:])}
    return report(
        [
            *(
                Measurement(f"plan {verb}", len(ids) / seconds[verb], rate, SPEED, "/s", False)
                for verb, rate in beside.items()
            ),
            *(
                Measurement(f"memory of plan {verb}", memory[verb], MOST_MEMORY, 1.0, "MB")
                for verb in memory
            ),
            Measurement("journal", sizes["apply"], JOURNAL_AFTER_APPLY * share, 1.0, "MB"),
            Measurement("journal, undone", sizes["undo"], JOURNAL_AFTER_UNDO * share, 1.0, "MB"),
            Measurement(
                f"{some:,} planned, rehearsed, sent and undone", whole, THERE_AND_BACK, 1.0, "s"
            ),
        ],
        words,
    )


if __name__ == "__main__":
    raise SystemExit(main())
