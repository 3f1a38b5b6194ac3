"""100,000 rows of a sheet written and compared, against the libraries alone on the same cells."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from python_calamine import CalamineWorkbook
from xlsxwriter import Workbook

from app.engine.sheets.export import SheetFormat, export_sheet
from app.engine.sheets.sheet_import import Owner, import_sheet
from app.workspace.catalog.catalog_reader import CATALOG_FILE, CatalogReader
from tests import ROOT
from tests.benchmarks.measure import Measurement, note, report
from tests.stands.sheet_shop import ALL, SELLER, body, fill, varied

PLAIN, VARIED = 85_000, 5_000
ROWS = PLAIN + 3 * VARIED
EXPORT_BOUND, IMPORT_BOUND, MOST_MEGABYTES = 1.3, 2.0, 200.0
RUNS = 3
SHEET, CELLS = "ours.xlsx", "cells.jsonl"


def fill_catalogue(folder: Path) -> None:
    """Make the catalog."""
    items = [body(at) for at in range(1, PLAIN + 1)]
    items += [varied(at) for at in range(PLAIN + 1, PLAIN + VARIED + 1)]
    fill(folder / CATALOG_FILE, items)


def write_ours(folder: Path) -> None:
    """Write the catalog to a workbook."""
    reader = CatalogReader(folder / CATALOG_FILE, mapped=False)
    done = export_sheet(ALL, reader, folder / SHEET, SheetFormat("xlsx", "es"))
    assert done.rows == ROWS, done


def write_alone(folder: Path) -> None:
    """Write the same cells with XlsxWriter, row by row, as it is used at its quickest."""
    book = Workbook(str(folder / "alone.xlsx"), {"constant_memory": True})
    with (folder / CELLS).open("rb") as lines:
        for line in lines:
            name, rows = json.loads(line)
            if rows == "sheet":
                sheet, at = book.add_worksheet(name), 0
                continue
            for place, cell in enumerate(rows):
                if isinstance(cell, str):
                    sheet.write_string(at, place, cell)
                elif cell is not None:
                    sheet.write_number(at, place, cell)
            at += 1
    book.close()


def read_ours(folder: Path) -> None:
    """Compare the workbook with the catalog."""
    reader = CatalogReader(folder / CATALOG_FILE, mapped=False)
    owner = Owner(SELLER, "MX", "2026-10-01T00:00:00.000Z")
    found = import_sheet(folder / SHEET, reader, owner, folder / "plan.json")
    assert (found.rows, found.refused) == (ROWS, ()), found


def read_alone(folder: Path) -> None:
    """Read every cell of the workbook with calamine."""
    count = 0
    with CalamineWorkbook.from_path(folder / SHEET) as book:
        for name in book.sheet_names:
            for row in book.get_sheet_by_name(name).iter_rows():
                count += len(row)
    assert count > ROWS


def keep_cells(folder: Path) -> None:
    """Keep the cells of the workbook for those that write them alone."""
    with (
        CalamineWorkbook.from_path(folder / SHEET) as book,
        (folder / CELLS).open("w", encoding="utf-8") as out,
    ):
        for name in book.sheet_names:
            out.write(json.dumps([name, "sheet"]) + "\n")
            for row in book.get_sheet_by_name(name).iter_rows():
                cells = [None if cell == "" else cell for cell in row]
                out.write(json.dumps([name, cells]) + "\n")


WORK: dict[str, Callable[[Path], None]] = {
    "fill": fill_catalogue,
    "write": write_ours,
    "write alone": write_alone,
    "read": read_ours,
    "read alone": read_alone,
    "cells": keep_cells,
}


def timed(what: str, folder: Path) -> tuple[float, float]:
    """Do something in a process of its own; seconds of the processor, and megabytes at its peak."""
    command = [sys.executable, "-m", "tests.benchmarks.bench_sheets", "do", what, str(folder)]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    seconds, megabytes = json.loads(done.stdout)
    return seconds, megabytes


def one(what: str, folder: Path) -> int:
    """Do it here, and print what it took."""
    started = time.process_time()
    WORK[what](folder)
    seconds = time.process_time() - started
    print(json.dumps([seconds, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024]))
    return 0


def compared(ours: str, alone: str, folder: Path) -> tuple[float, float, float]:
    """The median seconds of both, one after the other, and the most megabytes of ours."""
    runs = [(timed(ours, folder), timed(alone, folder)) for _ in range(RUNS)]
    return (
        median(run[0][0] for run in runs),
        median(run[1][0] for run in runs),
        max(run[0][1] for run in runs),
    )


def main(words: list[str]) -> int:
    if words[:1] == ["do"]:
        return one(words[1], Path(words[2]))
    with tempfile.TemporaryDirectory(prefix="vitrina-bench-") as name:
        folder = Path(name)
        # In a process of its own: what a child took is counted with what its parent has.
        timed("fill", folder)
        timed("write", folder)
        timed("cells", folder)
        exported = compared("write", "write alone", folder)
        imported = compared("read", "read alone", folder)
    note(f"sheets: {ROWS:,} rows; export {exported[2]:.0f} MB, import {imported[2]:.0f} MB")
    return report(
        [
            Measurement("export, against XlsxWriter", *exported[:2], EXPORT_BOUND, "s"),
            Measurement("import, against calamine", *imported[:2], IMPORT_BOUND, "s"),
            Measurement("import, memory", imported[2], MOST_MEGABYTES, 1.0, "MB"),
        ],
        words,
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
