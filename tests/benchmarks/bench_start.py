"""Start of every command that needs no network, beyond that of Python and its command-line library.

Time is that of the processor, so that what else runs on the machine does not count; of several
starts the quickest counts, which is the one that was disturbed least. The reading of a first query
is measured in a process of its own: what was loaded before would be missing from it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests import ROOT
from tests.benchmarks.measure import Measurement, child_environment, note, report
from tests.stands.local_commands import LOCAL, lay_places

MOST_MS = 150.0
MOST_QUERY_MS = 40.0
ROUNDS = 9
_FIRST_QUERY = """
import time, app.cli
begun = time.process_time()
from app.engine.queries.syntax import parse
parse("status:active price:>3")
print(1000 * (time.process_time() - begun))
"""


def processor_ms(*words: str) -> float:
    """Run Python with ``words``; the least time of the processor that it took."""
    taken = []
    for _ in range(ROUNDS):
        process = subprocess.Popen(
            [sys.executable, *words],
            cwd=ROOT,
            env=child_environment(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        # What was decided about a row or a schedule in the round before is refused.
        assert process.returncode in (0, 1, 2), (words, process.returncode)
        taken.append(1000 * (usage.ru_utime + usage.ru_stime))
    return min(taken)


def first_query_ms() -> float:
    """The least time of the processor from the import of the query language to a tree."""
    run = [sys.executable, "-c", _FIRST_QUERY]
    return min(
        float(subprocess.check_output(run, cwd=ROOT, env=child_environment()))
        for _ in range(ROUNDS)
    )


def main(words: list[str]) -> int:
    with tempfile.TemporaryDirectory(prefix="vitrina-bench-") as name:
        places = lay_places(Path(name))
        commands = {title: places.words(said) for title, said in LOCAL.items()}
        bare = processor_ms("-c", "import click")
        note(f"import click: {bare:.0f} ms")
        taken = {title: processor_ms("-m", "app", *said) for title, said in commands.items()}
        taken_ms = {title: ms - bare for title, ms in taken.items()}
    measured = [
        Measurement(f"start of {title}, beyond click", ms, MOST_MS, 1.0, "ms")
        for title, ms in taken_ms.items()
    ]
    measured.append(Measurement("first query read", first_query_ms(), MOST_QUERY_MS, 1.0, "ms"))
    return report(measured, words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
