"""Checks of a packed workbook before it is read, and splitting of large sheets.

A workbook of a few kilobytes can hold gigabytes, or one cell at its far end that makes a table of
billions of cells. The archive and the addresses of its cells show both. A large sheet is split into
small workbooks, so that only some thousand rows are in memory.
"""

from __future__ import annotations

import html
import io
import re
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, NamedTuple

from app.engine.sheets.table import MOST_COLUMNS, MOST_ROWS, SheetError

LARGEST_CONTENT = 600_000_000
_HIGHEST_RATIO, _SMALL = 100, 10_000_000
_MOST_CELLS = 16_000_000
_CHUNK = 4 << 20
_LONGEST_ADDRESS = 64

# Begins with literal characters and is therefore ten times as fast. It may match the end of a
# longer name, which does not matter as the columns are checked once more.
_WIDE = re.compile(rb'r="(?:[B-Z][A-Z]|[A-Z]{3,})[0-9]')
_COLUMNS = re.compile(rb'\br="([A-Z]{2,})[0-9]')
_ROWS = re.compile(rb'<row\b[^>]*?\br="([0-9]+)"')
# A cell with a formula but without a value.
_UNCOUNTED = re.compile(
    rb'<c\b[^>]*?\br="([A-Z]{1,3})([0-9]{1,7})"[^>]*><f\b(?:[^>]*/>|[^>]*>[^<]*</f>)'
    rb"\s*(?:<v\s*/>|<v>\s*</v>)?\s*</c>"
)
_REPEATED = re.compile(rb'number-(?:columns|rows)-repeated="([0-9]+)"[^>]*office:value')
_MERGED = re.compile(
    rb'<mergeCell\b[^>]*?\bref="[A-Z]{1,3}([0-9]{1,7})(?::[A-Z]{1,3}([0-9]{1,7}))?"'
)
_SHEET = re.compile(r'<sheet\b[^>]*?\bname="([^"]*)"[^>]*?\br:id="([^"]*)"')
_RELATION = re.compile(r"<Relationship\b[^>]*>")
_MOST_REPEATED, _REPEATED_LENGTH = 1_000, 512
# The size of a piece; a sheet larger than this is split.
_PIECE, _EACH = 4 << 20, 1 << 18
_DATA, _END = b"<sheetData>", b"</sheetData></worksheet>"
# The dimension of the whole sheet, which is wrong for a piece.
_NO_SIZE = re.compile(rb"<dimension\b[^>]*/>")
# Inside of them "<row" may be ordinary text.
_TEXTS = (b"<![CDATA[", b"<!--")
_NEEDED = {
    *("[content_types].xml", "_rels/.rels", "xl/workbook.xml", "xl/_rels/workbook.xml.rels"),
    *("xl/styles.xml", "xl/sharedstrings.xml"),
}

NO_ARCHIVE = (
    # The archive is truncated, or a member does not match the directory.
    zipfile.BadZipFile,
    EOFError,
    # A member that cannot be unpacked: damaged, in an unsupported compression, or encrypted with a
    # password, for which zipfile raises a bare RuntimeError.
    zlib.error,
    NotImplementedError,
    RuntimeError,
    # The name of a member cannot be decoded.
    UnicodeError,
)


class UncalculatedCell(NamedTuple):
    """A cell with a formula that has no stored value: its row (from 1) and column (from 0)."""

    row: int
    column: int


class SheetFacts(NamedTuple):
    """The facts found about a sheet before it is read.

    These are the rows with merged cells, formulas without a value, the file in the archive, and
    whether the sheet can and should be read in pieces.
    """

    merged: frozenset[int]
    uncounted: tuple[UncalculatedCell, ...]
    file: str
    is_cut: bool


def sheet_facts(path: Path) -> dict[str, SheetFacts]:
    """Return the facts about each sheet by name; empty for another kind of workbook.

    Raise ``SheetError`` for a workbook that is too large or cannot be unpacked.
    """
    if not zipfile.is_zipfile(path):
        return {}
    try:
        with zipfile.ZipFile(path) as archive:
            return _judge_archive(archive)
    except NO_ARCHIVE:
        raise SheetError("sheet.unreadable") from None


def _judge_archive(archive: zipfile.ZipFile) -> dict[str, SheetFacts]:
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
            found[sheet] = _judge_sheet(name, archive.getinfo(name).file_size, file)
    return found


def _judge_sheet(name: str, size: int, file: IO[bytes]) -> SheetFacts:
    width, height = 52, 0
    uncounted: list[UncalculatedCell] = []
    merged: set[int] = set()
    is_cut = size > _PIECE
    for at, chunk in enumerate(_chunks(file, _LONGEST_ADDRESS)):
        is_cut = is_cut and not any(text in chunk for text in _TEXTS) and (at > 0 or _DATA in chunk)
        if _WIDE.search(chunk):
            widest = max(set(_COLUMNS.findall(chunk)), key=lambda one: (len(one), one))
            width = max(width, _place_of(widest) + 1)
        last = chunk.rfind(b"<row")
        if last >= 0 and (match := _ROWS.match(chunk, last)):
            height = max(height, int(match[1][:9]))
        elif last >= 0:
            is_cut = False
        if b"<f" in chunk:
            uncounted += [
                UncalculatedCell(int(row), _place_of(letters))
                for letters, row in _UNCOUNTED.findall(chunk)
            ]
        for top, bottom in _MERGED.findall(chunk):
            merged |= {*range(int(top), min(int(bottom or top), int(top) + MOST_ROWS) + 1)}
    if width > MOST_COLUMNS:
        raise SheetError("sheet.too_many_columns", most=MOST_COLUMNS)
    if height > MOST_ROWS:
        raise SheetError("sheet.too_many_rows", most=MOST_ROWS)
    if width * height > _MOST_CELLS:
        raise SheetError("sheet.too_many_cells", most=_MOST_CELLS)
    return SheetFacts(frozenset(merged), tuple(dict.fromkeys(uncounted)), name, is_cut)


def pieces_of(path: Path, file: str) -> Iterator[IO[bytes]]:
    """Yield workbooks with successive rows of one sheet file; all else is copied.

    Raise one of ``NO_ARCHIVE`` and ``OSError``.
    """
    with zipfile.ZipFile(path) as archive:
        others = {
            name: archive.read(name) for name in archive.namelist() if name.casefold() in _NEEDED
        }
        # The shared strings are read again with each piece, so larger ones make for fewer pieces.
        size = max(_PIECE, 2 * sum(map(len, others.values())))
        with archive.open(file) as rows:
            head, data, rest = rows.read(_CHUNK).partition(_DATA)
            head = _NO_SIZE.sub(b"", head) + data
            while rest:
                made = io.BytesIO()
                with zipfile.ZipFile(made, "w") as book:
                    for name, content in others.items():
                        book.writestr(name, content)
                    with book.open(file, "w") as piece:
                        piece.write(head)
                        rest = _copy_rows(rows, piece, rest, size)
                        if rest:
                            piece.write(_END)
                made.seek(0)
                yield made


def _copy_rows(rows: IO[bytes], piece: IO[bytes], begun: bytes, size: int) -> bytes:
    """Copy whole rows, up to a little over ``size`` bytes.

    The first of them starts with ``begun``. Return the start of the next row; empty after the last
    one.
    """
    piece.write(begun)
    length = len(begun)
    while some := rows.read(_EACH):
        if length >= size and (row := _ROWS.search(some)):
            piece.write(some[: row.start()])
            return some[row.start() :]
        piece.write(some)
        length += len(some)
    return b""


def _chunks(file: IO[bytes], overlap: int) -> Iterator[bytes]:
    """Yield a file in chunks, cut between two cells if possible."""
    rest = b""
    while piece := file.read(_CHUNK):
        piece = rest + piece
        cut = piece.rfind(b"<c ")
        # A cell or row that is cut off is left for the next chunk.
        if cut <= len(piece) - _CHUNK // 2:
            cut = max(piece.rfind(b"<"), len(piece) - overlap, 0)
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
    """Return the position of a column by its letters: A is 0."""
    place = 0
    for letter in letters[:6]:
        place = place * 26 + letter - 64
    return place - 1
