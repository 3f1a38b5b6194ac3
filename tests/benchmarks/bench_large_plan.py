"""Plans and exports of a large shop: memory and time of each command, from its start to its end.

The catalog is made of the practice listings, each with its whole body, again and again under ids
of their own. Memory is the most that the command's process had; time is that of the processor, so
that what else runs on the machine does not count.

What a process had at most is never less than what the one that starts it had: so the catalog is
made by a process of its own, and this one stays small.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

from tests import ROOT
from tests.benchmarks.measure import Measurement, child_environment, note, report

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
START_SECONDS = 0.4
"""What a command takes before it has read its first listing; beside it the time grows with them."""
_OWN_ID = re.compile(rb'"id": ?"([A-Z0-9]+)"')
_MEGABYTE = 1_000_000


def multiply(small: Path, large: Path, count: int) -> None:
    """Fill the catalog in ``large`` with the listings of ``small``, ``count`` of them."""
    # Imported here: what is imported counts as memory of every process that is started.
    from app.engine.sync.item_rows import parse_item_row
    from app.workspace.catalog.catalog import CatalogWriter
    from app.workspace.catalog.catalog_reader import CATALOG_FILE, CatalogReader

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
    parser.add_argument("--fill", type=Path, help="only make the shop, in this folder")
    chosen = parser.parse_args(words)
    if chosen.fill is not None:
        from tests.stands.command_line import fill

        fill(chosen.fill / "small")
        multiply(chosen.fill / "small", chosen.fill / "large", chosen.listings)
        return 0
    with tempfile.TemporaryDirectory(prefix="vitrina-bench-") as name:
        folder = Path(name)
        filling = (__file__, "--fill", name, "--listings", str(chosen.listings))
        subprocess.run([sys.executable, *filling], env=child_environment(), check=True)
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
    share = chosen.listings / 100_000
    own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 / _MEGABYTE
    note(f"memory of the benchmark itself, below which none is seen: {own:.0f} MB")
    measured = []
    for title, (seconds, memory) in taken.items():
        measured.append(Measurement(f"memory of {title}", memory, MOST_MEMORY, 1.0, "MB"))
        most = MOST_SECONDS[title] * share + START_SECONDS
        measured.append(Measurement(title, seconds, most, 1.0, "s"))
    return report(measured, words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
