"""From the start of the process to the first painted row: the program against a bare window.

The program's first frame is the table with its words in their places; chips, thumbnails, navigation
and tool bar are painted with the next turn of the loop. The bare window paints words as well.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from tests import ROOT
from tests.benchmarks.measure import Measurement, child_environment, note, report, spread
from tests.stands.sample import fill_catalog

BOUND = 1.15
RUNS = 41
WARM_UPS = 2
LISTINGS = 500


def first_paint(command: Sequence[str], environment: dict[str, str]) -> float:
    """Milliseconds from the start of ``command`` to the first row, as the command itself tells."""
    started = time.monotonic_ns()
    answer = subprocess.run(
        [sys.executable, *command],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    for line in answer.stdout.splitlines():
        if line.startswith("first paint "):
            return (int(line.split()[-1]) - started) / 1e6
    raise RuntimeError(f"no first paint: {answer.stdout[-500:]} {answer.stderr[-2000:]}")


def main(words: list[str]) -> int:
    with tempfile.TemporaryDirectory(prefix="vitrina-bench-") as folder:
        home = Path(folder)
        # The everyday start: no arguments, the practice profile, its catalog from the last time.
        workspace = home / "data" / "vitrina" / "profiles" / "practice"
        workspace.mkdir(parents=True)
        catalog = workspace / "catalogue.db"
        fill_catalog(catalog, LISTINGS)
        # A screen with room for both windows in their usual size.
        screen = {"name": "one", "x": 0, "y": 0, "width": 1600, "height": 1000}
        described = {"synchronousWindowSystemEvents": False, "screens": [screen]}
        (home / "screens.json").write_text(json.dumps(described))
        environment = child_environment(
            QT_QPA_PLATFORM=f"offscreen:configfile={home / 'screens.json'}",
            VITRINA_FIRST_PAINT="1",
            HOME=folder,
            XDG_DATA_HOME=str(home / "data"),
            XDG_CONFIG_HOME=str(home / "config"),
            XDG_STATE_HOME=str(home / "state"),
        )
        program = ["-m", "app"]
        bare = [str(Path(__file__).with_name("bare_window.py")), str(catalog)]
        for _ in range(WARM_UPS):
            first_paint(program, environment)
            first_paint(bare, environment)
        ours, reference = [], []
        for _ in range(RUNS):
            ours.append(first_paint(program, environment))
            reference.append(first_paint(bare, environment))
    note(f"first paint, ours: ms, {spread(ours)}")
    note(f"first paint, reference: ms, {spread(reference)}")
    found = Measurement("first paint of the program", median(ours), median(reference), BOUND, "ms")
    return report([found], words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
