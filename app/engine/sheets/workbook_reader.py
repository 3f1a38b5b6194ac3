"""Reading of workbooks row by row, large sheets in pieces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from app.engine.sheets.packed_workbook import (
    NO_ARCHIVE,
    SheetFacts,
    UncalculatedCell,
    pieces_of,
    sheet_facts,
)
from app.engine.sheets.table import MOST_COLUMNS, MOST_ROWS, Raw, SheetError

if TYPE_CHECKING:
    from python_calamine import CalamineSheet, CalamineWorkbook

ENDINGS = (".xlsx", ".xls", ".ods", ".xlsm", ".xltx", ".xltm", ".xlsb")
LARGEST_FILE = 200_000_000
_ZIP, _OLE = b"PK\x03\x04", b"\xd0\xcf\x11\xe0"


class Sheet(NamedTuple):
    """A sheet of a workbook: its rows, rows with merged cells, and formulas without a value."""

    name: str
    rows: Iterable[tuple[int, Sequence[Raw]]]
    merged: frozenset[int]
    uncounted: tuple[UncalculatedCell, ...]


def is_workbook(path: Path) -> bool:
    """Return whether a file is a workbook, judged by its first bytes and not by its name."""
    with path.open("rb") as file:
        return file.read(4) in (_ZIP, _OLE)


def read_workbook(path: Path) -> Iterator[Sheet]:
    """Yield the visible sheets of a workbook; raise ``SheetError`` and ``OSError``."""
    from python_calamine import (
        CalamineError,
        CalamineWorkbook,
        PasswordError,
        SheetVisibleEnum,
        XmlError,
        ZipError,
    )

    if path.stat().st_size > LARGEST_FILE:
        raise SheetError("sheet.too_large", most=LARGEST_FILE // 1_000_000)
    judged = sheet_facts(path)
    try:
        with CalamineWorkbook.from_path(path) as book:
            for sheet in book.sheets_metadata:
                if sheet.visible is not SheetVisibleEnum.Visible:
                    continue
                found = judged.get(sheet.name)
                if found is not None and found.is_cut:
                    yield Sheet(sheet.name, _rows(path, sheet.name, found), *found[:2])
                else:
                    yield _sheet(book, sheet.name, () if found is None else found.uncounted)
    except PasswordError:
        raise SheetError("sheet.password") from None
    except (CalamineError, XmlError, ZipError):
        raise SheetError("sheet.unreadable") from None


def _rows(path: Path, name: str, judged: SheetFacts) -> Iterator[tuple[int, Sequence[Raw]]]:
    """Yield the rows of a sheet that is read in pieces; raise ``SheetError``."""
    from python_calamine import CalamineError, CalamineWorkbook, XmlError, ZipError

    try:
        for piece in pieces_of(path, judged.file):
            with CalamineWorkbook.from_filelike(piece) as book:
                found = book.get_sheet_by_name(name)
                _require_size(found)
                first, left = found.start or (0, 0)
                rows = found.to_python(skip_empty_area=True)
            del found
            for at, row in enumerate(rows):
                yield first + at + 1, [*[""] * left, *row] if left else row
    except (*NO_ARCHIVE, CalamineError, XmlError, ZipError):
        raise SheetError("sheet.unreadable") from None


def _require_size(found: CalamineSheet) -> None:
    if found.total_width > MOST_COLUMNS:
        raise SheetError("sheet.too_many_columns", most=MOST_COLUMNS)
    if found.total_height > MOST_ROWS:
        raise SheetError("sheet.too_many_rows", most=MOST_ROWS)


def _sheet(book: CalamineWorkbook, name: str, uncounted: tuple[UncalculatedCell, ...]) -> Sheet:
    found = book.get_sheet_by_name(name)
    _require_size(found)
    merged = frozenset(
        row + 1
        for (first, _), (last, _) in found.merged_cell_ranges or ()
        for row in range(first, min(last, first + MOST_ROWS) + 1)
    )
    # The library leaves out empty columns before the first used one.
    left = found.start[1] if found.start else 0
    shifted = tuple(UncalculatedCell(one.row, one.column - left) for one in uncounted)
    return Sheet(name, enumerate(found.iter_rows(), 1), merged, shifted)
