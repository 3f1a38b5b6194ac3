"""A new marketplace with 1,000,000 listings: until it is ready, in how much memory, and again."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import psutil

from tests import ROOT
from tests.benchmarks.measure import (
    Measurement,
    child_environment,
    close_input,
    next_line,
    note,
    report,
)

LISTINGS = 1_000_000
ALLOWED_SECONDS = 90.0
ALLOWED_MB = 400.0
OPENED_SECONDS = 5.0
BYTES_NEEDED = 9_000_000_000
MEGABYTE = 1024 * 1024


class Watch:
    """The most memory that a process and its children ever had together."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.highest = 0
        self._thread = threading.Thread(target=self._look, daemon=True)
        self._thread.start()

    def _look(self) -> None:
        while self._process.poll() is None:
            try:
                first = psutil.Process(self._process.pid)
                together = [first, *first.children(recursive=True)]
                self.highest = max(self.highest, sum(one.memory_info().rss for one in together))
            except psutil.Error:
                pass
            time.sleep(0.1)


def start(store: Path) -> tuple[float, int]:
    """Start the marketplace until it is ready and stop it; seconds, and bytes of memory."""
    command = [sys.executable, "-m", "app", "serve", "--store", str(store), "--json"]
    started = time.perf_counter()
    process = subprocess.Popen(
        [*command, "--listings", str(LISTINGS), "--until-stdin-closes"],
        env=child_environment(),
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    watch = Watch(process)
    ready = next_line(process)
    seconds = time.perf_counter() - started
    close_input(process)
    process.wait(30)
    if '"ready"' not in ready:
        raise SystemExit("the marketplace did not get ready")
    return seconds, watch.highest


def main(words: list[str]) -> int:
    with tempfile.TemporaryDirectory(prefix="vitrina-bench-") as folder:
        if shutil.disk_usage(folder).free < BYTES_NEEDED:
            raise SystemExit("a million listings need 9 GB of disk for a moment")
        store = Path(folder) / "store"
        seconds, memory = start(store)
        size = (store / "service.db").stat().st_size
        again, _ = start(store)
    note(f"{LISTINGS:,} listings: {size / 1e9:.1f} GB")
    return report(
        [
            Measurement("a million listings, until ready", seconds, ALLOWED_SECONDS, 1.0, "s"),
            Measurement("a million listings, memory", memory / MEGABYTE, ALLOWED_MB, 1.0, "MB"),
            Measurement("a million listings, opened again", again, OPENED_SECONDS, 1.0, "s"),
        ],
        words,
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
