"""Blocks of cells as spreadsheets put them on the clipboard: tabs, lines, and quotes."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence

_LONGEST = 1_000_000
Block = tuple[tuple[str, ...], ...]


def read_block(text: str) -> Block | None:
    """Return the cells of a copied block by line; ``None`` if its lines differ in length.

    An empty last line only ends the one before, as spreadsheets write it.
    """
    if len(text) > _LONGEST or "\0" in text:
        return None
    text = text.replace("\r\n", "\n").replace("\r", "\n").removesuffix("\n")
    try:
        lines = [
            tuple(line) or ("",) for line in csv.reader(io.StringIO(text), dialect=csv.excel_tab)
        ]
    except csv.Error:
        return None
    lines = lines or [("",)]
    return tuple(lines) if len({len(line) for line in lines}) == 1 else None


def write_block(lines: Iterable[Sequence[str]]) -> str:
    """Return cells in the clipboard format of spreadsheets."""
    out = io.StringIO()
    csv.writer(out, dialect=csv.excel_tab, lineterminator="\n").writerows(lines)
    return out.getvalue().removesuffix("\n")
