"""A workbook as it is packed: what it would take is judged before any of it is read.

A workbook of a few kilobytes can hold gigabytes, or one cell at its far end that makes a table of
billions. Its packing and the addresses of its cells show both. A large sheet is handed out as
small workbooks, so that no more than some thousand rows are ever in memory.
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
_MERGED = re.compile(
    rb'<mergeCell\b[^>]*?\bref="[A-Z]{1,3}([0-9]{1,7})(?::[A-Z]{1,3}([0-9]{1,7}))?"'
)
_SHEET = re.compile(r'<sheet\b[^>]*?\bname="([^"]*)"[^>]*?\br:id="([^"]*)"')
_RELATION = re.compile(r"<Relationship\b[^>]*>")
_MOST_REPEATED, _REPEATED_LENGTH = 1_000, 512
# So much of a sheet is read at once, if it is larger than that.
_PIECE, _EACH = 4 << 20, 1 << 18
_DATA, _END = b"<sheetData>", b"</sheetData></worksheet>"
# How large the whole is, which a piece is not.
_NO_SIZE = re.compile(rb"<dimension\b[^>]*/>")
# Within them "<row" may stand that is none.
_TEXTS = (b"<![CDATA[", b"<!--")
_NEEDED = {
    *("[content_types].xml", "_rels/.rels", "xl/workbook.xml", "xl/_rels/workbook.xml.rels"),
    *("xl/styles.xml", "xl/sharedstrings.xml"),
}

NO_ARCHIVE = (
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


class JudgedSheet(NamedTuple):
    """What was seen of a sheet: rows with merged cells, formulas without a value, the file of the
    archive that it is, and whether it can be read in pieces and ought to be."""

    merged: frozenset[int]
    uncounted: tuple[Uncounted, ...]
    file: str
    is_cut: bool


def judged_sheets(path: Path) -> dict[str, JudgedSheet]:
    """Return what was seen of each sheet by its name, nothing of a workbook in another form.

    Raise ``SheetError`` for what is too much, and for what cannot be unpacked.
    """
    if not zipfile.is_zipfile(path):
        return {}
    try:
        with zipfile.ZipFile(path) as archive:
            return _judge_archive(archive)
    except NO_ARCHIVE:
        raise SheetError("sheet.unreadable") from None


def _judge_archive(archive: zipfile.ZipFile) -> dict[str, JudgedSheet]:
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


def _judge_sheet(name: str, size: int, file: IO[bytes]) -> JudgedSheet:
    width, height = 52, 0
    uncounted: list[Uncounted] = []
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
                Uncounted(int(row), _place_of(letters))
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
    return JudgedSheet(frozenset(merged), tuple(dict.fromkeys(uncounted)), name, is_cut)


def pieces_of(path: Path, file: str) -> Iterator[IO[bytes]]:
    """Yield workbooks that have one after the other the rows of one file of a workbook, and all
    else as it is; raise one of ``NO_ARCHIVE`` and ``OSError``."""
    with zipfile.ZipFile(path) as archive:
        others = {
            name: archive.read(name) for name in archive.namelist() if name.casefold() in _NEEDED
        }
        # Texts are read with each piece, so that many of them are read seldom.
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
    """Copy rows that begin with ``begun``, whole ones and some more than ``size`` bytes of them.

    Return how the next one begins, nothing once all is copied.
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
    """Yield the pieces of a file, cut between two cells where that can be done."""
    rest = b""
    while piece := file.read(_CHUNK):
        piece = rest + piece
        cut = piece.rfind(b"<c ")
        # A row or a cell that is cut off is looked at with what follows it.
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
    """Return the place of a column by its letters: A is 0."""
    place = 0
    for letter in letters[:6]:
        place = place * 26 + letter - 64
    return place - 1
