"""Import of own figures from a table file, with the patch of each row and the refused rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.costs.figures_table import (
    MOST_PROBLEMS,
    CostsError,
    FiguresScan,
    FiguresTable,
    is_heading,
    read_figures,
    scan_figures,
)
from app.engine.sheets.sheet_import import read_tables
from app.engine.sheets.table import SheetError
from app.engine.sheets.workbook_reader import is_workbook

if TYPE_CHECKING:
    from pathlib import Path

    from app.editing.number_locale import NumberLocale

__all__ = ["CostsError", "FiguresScan", "SheetError", "read_figures_file", "read_whole_file"]

_REFUSED = {"row.formula": CostsError("costs.formula"), "row.merged": CostsError("costs.merged")}


def read_figures_file(path: Path, locale: NumberLocale) -> FiguresScan:
    """Read the first table of a file that has own codes.

    Numbers in texts have the format of ``locale``. Raise ``CostsError`` if no table has the
    columns, ``SheetError`` for an invalid file, and ``OSError``. Callable on any thread.
    """
    problem: CostsError | None = None
    for table in read_tables(path, is_heading):
        refused = {row: _REFUSED[code] for row, (code, _) in table.refused.items()}
        try:
            return scan_figures(table.headings, table.rows, locale, refused)
        except CostsError as error:
            problem = problem or error
    raise problem or CostsError("costs.empty")


def read_whole_file(path: Path, locale: NumberLocale) -> FiguresTable:
    """Read a file in which every row must be readable; raise as ``read_figures_file`` does."""
    if not is_workbook(path):
        return read_figures(path.read_bytes(), locale)
    scan = read_figures_file(path, locale)
    if scan.refused:
        bad = scan.refused[:MOST_PROBLEMS]
        problems = (CostsError(one.code, **one.values, row=row) for row, one in bad)
        raise CostsError("costs.several", problems=tuple(problems))
    return FiguresTable(tuple(patch for _, patch in scan.rows), scan.passed_over)
