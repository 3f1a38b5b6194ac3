"""Tables in workbooks: what they would take is judged before any of it is read.

A workbook of a few kilobytes can hold gigabytes, or one cell at its far end that makes a table of
billions. Its packing and the addresses of its cells show both.
"""

from __future__ import annotations

import html
import re
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import IO, TYPE_CHECKING, NamedTuple

from app.engine.sheets.table import MOST_COLUMNS, MOST_ROWS, Raw, SheetError

if TYPE_CHECKING:
    from python_calamine import CalamineWorkbook

ENDINGS = (".xlsx", ".xls", ".ods", ".xlsm", ".xltx", ".xltm", ".xlsb")
LARGEST_FILE = 200_000_000
LARGEST_CONTENT = 600_000_000
_HIGHEST_RATIO, _SMALL = 100, 10_000_000
_MOST_CELLS = 16_000_000
_CHUNK = 4 << 20
_LONGEST_ADDRESS = 64
_ZIP, _OLE = b"PK\x03\x04", b"\xd0\xcf\x11\xe0"

# Begins with what stands there literally, and so is found ten times as fast; that it may be the end
# of a longer name does not matter, as the columns are looked at once more.
_WIDE = re.compile(rb'r="(?:[B-Z][A-Z]|[A-Z]{3,})[0-9]')
_COLUMNS = re.compile(rb'\br="([A-Z]{2,})[0-9]')
_ROWS = re.compile(rb'<row\b[^>]*?\br="([0-9]+)"')
# A cell with a formula and no value beside it.
_UNCOUNTED = re.compile(
    rb'<c\b[^>]*?\br="([A-Z]{1,3})([0-9]{1,7})"[^>]*><f\b(?:[^>]*/>|[^>]*>[^<]*</f>)'
    rb"\s*(?:<v\s*/>|<v>\s*</v>)?\s*</c>"
)
_REPEATED = re.compile(rb'number-(?:columns|rows)-repeated="([0-9]+)"[^>]*office:value')
_SHEET = re.compile(r'<sheet\b[^>]*?\bname="([^"]*)"[^>]*?\br:id="([^"]*)"')
_RELATION = re.compile(r"<Relationship\b[^>]*>")
_MOST_REPEATED, _REPEATED_LENGTH = 1_000, 512


_NO_ARCHIVE = (
    # What is packed is cut off, or is not what the directory of the archive says of it.
    zipfile.BadZipFile,
    EOFError,
    # A member that cannot be unpacked: damaged, in a way of packing that Python does not have, or
    # locked with a password, for which zipfile raises a bare RuntimeError.
    zlib.error,
    NotImplementedError,
    RuntimeError,
    # The name of a member is in no encoding.
    UnicodeError,
)


class Uncounted(NamedTuple):
    """A cell whose formula nobody has worked out: its row (1 is the first) and column (0)."""

    row: int
    column: int


class Sheet(NamedTuple):
    """A sheet of a workbook: its rows, those with merged cells, and formulas without a value."""

    name: str
    rows: Iterable[tuple[int, Sequence[Raw]]]
    merged: frozenset[int]
    uncounted: tuple[Uncounted, ...]


def is_workbook(path: Path) -> bool:
    """Return whether a file is a workbook by its first bytes, whatever it is called."""
    with path.open("rb") as file:
        return file.read(4) in (_ZIP, _OLE)


def read_workbook(path: Path) -> Iterator[Sheet]:
    """Yield the sheets of a workbook that are seen; raise ``SheetError`` and ``OSError``."""
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
    uncounted = _judge(path)
    try:
        with CalamineWorkbook.from_path(path) as book:
            for sheet in book.sheets_metadata:
                if sheet.visible is SheetVisibleEnum.Visible:
                    yield _sheet(book, sheet.name, uncounted.get(sheet.name, ()))
    except PasswordError:
        raise SheetError("sheet.password") from None
    except (CalamineError, XmlError, ZipError):
        raise SheetError("sheet.unreadable") from None


def _sheet(book: CalamineWorkbook, name: str, uncounted: tuple[Uncounted, ...]) -> Sheet:
    found = book.get_sheet_by_name(name)
    if found.total_width > MOST_COLUMNS:
        raise SheetError("sheet.too_many_columns", most=MOST_COLUMNS)
    if found.total_height > MOST_ROWS:
        raise SheetError("sheet.too_many_rows", most=MOST_ROWS)
    merged = frozenset(
        row + 1
        for (first, _), (last, _) in found.merged_cell_ranges or ()
        for row in range(first, min(last, first + MOST_ROWS) + 1)
    )
    # Columns before the first one with anything in it are left out by the library.
    left = found.start[1] if found.start else 0
    shifted = tuple(Uncounted(one.row, one.column - left) for one in uncounted)
    return Sheet(name, enumerate(found.iter_rows(), 1), merged, shifted)


def _judge(path: Path) -> dict[str, tuple[Uncounted, ...]]:
    """Return the formulas without a value by sheet; raise ``SheetError`` for what is too much."""
    if not zipfile.is_zipfile(path):
        return {}
    try:
        with zipfile.ZipFile(path) as archive:
            return _judge_archive(archive)
    except _NO_ARCHIVE:
        raise SheetError("sheet.unreadable") from None


def _judge_archive(archive: zipfile.ZipFile) -> dict[str, tuple[Uncounted, ...]]:
    entries = archive.infolist()
    if sum(entry.file_size for entry in entries) > LARGEST_CONTENT:
        raise SheetError("sheet.bomb")
    for entry in entries:
        if entry.file_size > _SMALL and entry.file_size > _HIGHEST_RATIO * entry.compress_size:
            raise SheetError("sheet.bomb")
        if entry.filename.casefold().endswith("vbaproject.bin"):
            raise SheetError("sheet.macros")
    names = {entry.filename for entry in entries}
    if "content.xml" in names:
        with archive.open("content.xml") as file:
            for chunk in _chunks(file, _REPEATED_LENGTH):
                if any(int(one) > _MOST_REPEATED for one in _REPEATED.findall(chunk)):
                    raise SheetError("sheet.bomb")
        return {}
    found = {}
    for name, sheet in _sheets_of(archive, names):
        with archive.open(name) as file:
            found[sheet] = _judge_sheet(file)
    return found


def _judge_sheet(file: IO[bytes]) -> tuple[Uncounted, ...]:
    width, height = 52, 0
    uncounted = []
    for chunk in _chunks(file, _LONGEST_ADDRESS):
        if _WIDE.search(chunk):
            widest = max(set(_COLUMNS.findall(chunk)), key=lambda one: (len(one), one))
            width = max(width, _place_of(widest) + 1)
        last = chunk.rfind(b"<row")
        if last >= 0 and (match := _ROWS.match(chunk, last)):
            height = max(height, int(match[1][:9]))
        if b"<f" in chunk:
            uncounted += [
                Uncounted(int(row), _place_of(letters))
                for letters, row in _UNCOUNTED.findall(chunk)
            ]
    if width > MOST_COLUMNS:
        raise SheetError("sheet.too_many_columns", most=MOST_COLUMNS)
    if height > MOST_ROWS:
        raise SheetError("sheet.too_many_rows", most=MOST_ROWS)
    if width * height > _MOST_CELLS:
        raise SheetError("sheet.too_many_cells", most=_MOST_CELLS)
    return tuple(dict.fromkeys(uncounted))


def _chunks(file: IO[bytes], overlap: int) -> Iterator[bytes]:
    """Yield the pieces of a file, cut between two cells where that can be done."""
    rest = b""
    while piece := file.read(_CHUNK):
        piece = rest + piece
        cut = piece.rfind(b"<c ")
        # A row or a cell that is cut off is looked at with what follows it.
        cut = cut if cut > len(piece) - _CHUNK // 2 else max(len(piece) - overlap, 0)
        row = piece.rfind(b"<row", max(cut - overlap, 0), cut)
        cut = row if row >= 0 else cut
        yield piece[:cut]
        rest = piece[cut:]
    yield rest


def _sheets_of(archive: zipfile.ZipFile, names: set[str]) -> Iterator[tuple[str, str]]:
    """Yield the file and the name of each sheet."""
    if "xl/workbook.xml" not in names or "xl/_rels/workbook.xml.rels" not in names:
        return
    book = archive.read("xl/workbook.xml").decode(errors="replace")
    relations = archive.read("xl/_rels/workbook.xml.rels").decode(errors="replace")
    targets = {}
    for one in _RELATION.findall(relations):
        given = dict(re.findall(r'\b(Id|Target)="([^"]*)"', one))
        targets[given.get("Id", "")] = given.get("Target", "")
    for name, key in _SHEET.findall(book):
        target = targets.get(key, "")
        path = target.removeprefix("/") if target.startswith("/") else f"xl/{target}"
        if path in names:
            yield path, html.unescape(name)


def _place_of(letters: bytes) -> int:
    """Return the place of a column by its letters: A is 0."""
    place = 0
    for letter in letters[:6]:
        place = place * 26 + letter - 64
    return place - 1
