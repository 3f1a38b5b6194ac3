"""Tables in text files: encoding and separator are detected from the content."""

from __future__ import annotations

import codecs
import csv
import io
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from app.engine.sheets.table import MOST_COLUMNS, MOST_ROWS, Raw, SheetError

LARGEST_FILE = 400_000_000
LONGEST_FIELD = 1_000_000
_SEPARATORS = ";,\t|"
_SAMPLE = 64 * 1024
_CHUNK = 1 << 20
# Bytes that text does not contain: control characters other than tab and line ends.
_NO_TEXT = bytes(range(9)) + b"\x0b\x0c" + bytes(range(14, 32))


def read_text_file(path: Path) -> Iterator[tuple[int, Sequence[Raw]]]:
    """Yield the rows of a text file with their numbers.

    Raise ``SheetError`` if it is not text or too large, and ``OSError``.
    """
    size = path.stat().st_size
    if size > LARGEST_FILE:
        raise SheetError("sheet.too_large", most=LARGEST_FILE // 1_000_000)
    if not size:
        raise SheetError("sheet.empty")
    encoding = _encoding_of(path)
    with path.open(encoding=encoding, newline="") as file:
        sample = file.read(_SAMPLE)
        if not sample.strip():
            raise SheetError("sheet.empty")
        separator, skip = _separator_of(sample)
        file.seek(0)
        if skip:
            file.readline()
        reader = csv.reader(file, delimiter=separator)
        number = 1 if skip else 0
        try:
            while (row := _next_of(reader)) is not None:
                number += 1
                if number > MOST_ROWS:
                    raise SheetError("sheet.too_many_rows", most=MOST_ROWS)
                if len(row) > MOST_COLUMNS:
                    raise SheetError("sheet.too_many_columns", most=MOST_COLUMNS)
                yield number, row
        except csv.Error:
            raise SheetError("sheet.no_table", row=number + 1) from None


def _next_of(reader: Iterator[list[str]]) -> list[str] | None:
    """Return the next row, or ``None`` at the end; raise ``csv.Error``.

    The limit on the length of fields is global to the process; it is changed here only during the
    call.
    """
    before = csv.field_size_limit(LONGEST_FIELD)
    try:
        return next(reader, None)
    finally:
        csv.field_size_limit(before)


def _encoding_of(path: Path) -> str:
    """Return the encoding of a file.

    It is taken from the byte order mark, else UTF-8 if valid, else Windows-1252. Raise
    ``SheetError`` if none of them fits.
    """
    with path.open("rb") as file:
        start = file.read(_CHUNK)
        if start.startswith(codecs.BOM_UTF8):
            encoding = "utf-8-sig"
        elif start.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
            encoding = "utf-16"
        else:
            encoding = ""
        tried = [encoding] if encoding else ["utf-8", "cp1252"]
        decoders = {name: codecs.getincrementaldecoder(name)() for name in tried}
        chunk = start
        while decoders:
            if encoding != "utf-16" and len(chunk.translate(None, _NO_TEXT)) < len(chunk):
                raise SheetError("sheet.no_text")
            for name, decoder in [*decoders.items()]:
                try:
                    decoder.decode(chunk, final=not chunk)
                except UnicodeDecodeError:
                    del decoders[name]
            if not chunk:
                break
            chunk = file.read(_CHUNK)
    if not decoders:
        raise SheetError("sheet.no_encoding")
    return next(iter(decoders))


def _separator_of(sample: str) -> tuple[str, bool]:
    """Return the column separator, and whether the first line only declares it (``sep=;``)."""
    first = sample.splitlines()[0].strip().casefold() if sample else ""
    if first.startswith("sep=") and len(first) == 5:
        return first[4], True
    best, most = ",", (0, 0)
    for separator in _SEPARATORS:
        reader = csv.reader(io.StringIO(sample, newline=""), delimiter=separator)
        widths: Counter[int] = Counter()
        try:
            for _, row in zip(range(30), reader, strict=False):
                if row:
                    widths[len(row)] += 1
        except csv.Error:
            continue
        width, count = widths.most_common(1)[0] if widths else (1, 0)
        # The right separator splits all lines alike; one that occurs in texts does not.
        if width > 1 and (count, width) > most:
            best, most = separator, (count, width)
    return best, False
