"""Plans and exports of a large shop: memory and time of each command, from its start to its end.

The catalogue is made of the practice listings, each with its whole body, again and again under ids
of their own. Memory is the most that the command's process had; time is that of the processor, so
that what else runs on the machine does not count.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from app.engine.sync.item_rows import parse_item_row
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.catalog_reader import CATALOG_FILE, CatalogReader
from tests.benchmarks.measure import ROOT, Measurement, child_environment, note, report
from tests.stands.command_line import fill

MOST_MEMORY = 150.0
MOST_SECONDS = {
    "plan new": 5.0,
    "plan show": 6.0,
    "plan show --limit 0": 10.0,
    "export (csv)": 5.0,
    "export (jsonl)": 6.0,
    "plan check": 90.0,
    "plan check --json": 90.0,
}
"""Of the processor, for 100,000 listings."""
_OWN_ID = re.compile(rb'"id": ?"([A-Z0-9]+)"')
_MEGABYTE = 1_000_000


def multiply(small: Path, large: Path, count: int) -> None:
    """Fill the catalogue in ``large`` with the listings of ``small``, ``count`` of them."""
    large.mkdir()
    reader, writer = CatalogReader(small / CATALOG_FILE), CatalogWriter(large / CATALOG_FILE)
    bodies = [body for (body,) in reader.rows("SELECT body FROM bodies ORDER BY number")]
    for kind, document_id, body in reader.rows("SELECT kind, id, body FROM documents"):
        writer.put_document(kind, document_id, body)
    for name, value in reader.rows("SELECT name, value FROM facts"):
        writer.put_fact(name, value)
    reader.close()
    parts = [_OWN_ID.split(body, maxsplit=1) for body in bodies]
    batch = []
    for number in range(count):
        before, _, after = parts[number % len(parts)]
        body = before + b'"id":"MX%d"' % (2_000_000_000 + number) + after
        batch.append((parse_item_row(body).row, body))
        if len(batch) == 1_000:
            writer.put(batch)
            batch = []
    writer.put(batch)
    writer.tidy()
    writer.close()


def run(*words: str | Path) -> tuple[float, float]:
    """Run a command to its end; its seconds of the processor, and its memory in MB."""
    process = subprocess.Popen(
        [sys.executable, "-m", "app", *map(str, words)],
        cwd=ROOT,
        env=child_environment(),
        stdout=subprocess.DEVNULL,
    )
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    # A check that finds something wrong has come to its end, too.
    assert process.returncode in ((0, 1) if "check" in words else (0,)), (words, process.returncode)
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024 / _MEGABYTE


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--listings", type=int, default=100_000)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(words)
    with tempfile.TemporaryDirectory(prefix="vitrina-bench-") as name:
        folder = Path(name)
        fill(folder / "small")
        multiply(folder / "small", folder / "large", chosen.listings)
        plan, shop = folder / "plan.json", ("--workspace", folder / "large")
        commands: dict[str, tuple[str | Path, ...]] = {
            "plan new": ("plan", "new", "--where", "", "--set", "price=+7%", "--out", plan, *shop),
            "plan show": ("plan", "show", plan),
            "plan show --limit 0": ("plan", "show", plan, "--limit", "0"),
            "export (csv)": ("export", "--out", folder / "shop.csv", *shop),
            "export (jsonl)": ("export", "--out", folder / "shop.jsonl", *shop),
            "plan check": ("plan", "check", plan, *shop),
            "plan check --json": ("plan", "check", plan, "--json", *shop),
        }
        taken = {title: run(*command) for title, command in commands.items()}
    note(f"{chosen.listings:,} listings: {taken}")
    share = max(chosen.listings / 100_000, 0.2)
    measured = []
    for title, (seconds, memory) in taken.items():
        measured.append(Measurement(f"memory of {title}", memory, MOST_MEMORY, 1.0, "MB"))
        measured.append(Measurement(title, seconds, MOST_SECONDS[title] * share, 1.0, "s"))
    return report(measured, words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
