"""Blocks of cells in the clipboard format of spreadsheets: one line per row, tabs between cells."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Rows = tuple[tuple[str, ...], ...]

MOST_CELLS = 20_000
"""The maximum number of cells pasted at once; larger tables can be imported as a spreadsheet."""
LONGEST = 8_000_000
"""The maximum number of characters of a text that is parsed."""
_QUOTE = '"'
_QUOTED = frozenset("\t\n\r" + _QUOTE)
_INSIDE = re.compile(r'(?:[^"]++|"")*+')
_MARK = re.compile(r"[\t\n]")
_PATIENCE = 4


@dataclass(frozen=True, slots=True)
class TooMuch:
    """A block that is too large; ``cells`` is the least number of cells it has."""

    cells: int


def write_block(rows: Iterable[Sequence[str]]) -> str:
    """Return rows of cells in the format of spreadsheets, quoting cells with tabs and line ends."""
    return "\n".join("\t".join(map(_quoted, row)) for row in rows)


def read_block(text: str) -> Rows | TooMuch:
    """Return the cells of a text from a spreadsheet, or ``TooMuch``.

    A single line end after the last row does not begin another row. A quote that does not end its
    cell is an ordinary character. The running time is linear in the length of the text.
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if text.endswith("\n"):
        text = text[:-1]
    # Count before splitting, because a whole sheet may have been copied.
    cells = text.count("\t") + text.count("\n") + 1
    if len(text) > LONGEST:
        return TooMuch(cells)
    if _QUOTE not in text:
        if cells > MOST_CELLS:
            return TooMuch(cells)
        return tuple(tuple(line.split("\t")) for line in text.split("\n"))
    rows = _taken_apart(text)
    return TooMuch(MOST_CELLS + 1) if rows is None else rows


def is_rectangle(rows: Rows) -> bool:
    """Return whether all rows have the same number of cells."""
    return len({len(row) for row in rows}) == 1


def _quoted(cell: str) -> str:
    if _QUOTED.isdisjoint(cell):
        return cell
    return _QUOTE + cell.replace(_QUOTE, _QUOTE * 2) + _QUOTE


def _taken_apart(text: str) -> Rows | None:
    rows: list[tuple[str, ...]] = []
    row: list[str] = []
    at, cells, end = 0, 0, len(text)
    # The search for the end of unbalanced quotes is repeated, but only up to a limit.
    patience = _PATIENCE * end
    while True:
        quoted = None
        if patience > 0 and text.startswith(_QUOTE, at):
            inside = _INSIDE.match(text, at + 1)
            stop = inside.end() if inside else at + 1
            if stop < end and (stop + 1 == end or text[stop + 1] in "\t\n"):
                quoted = text[at + 1 : stop].replace(_QUOTE * 2, _QUOTE)
                at = stop + 1
            else:
                patience -= stop - at
        if quoted is None:
            mark = _MARK.search(text, at)
            stop = mark.start() if mark else end
            quoted = text[at:stop]
            at = stop
        row.append(quoted)
        cells += 1
        if cells > MOST_CELLS:
            return None
        if at >= end or text[at] == "\n":
            rows.append(tuple(row))
            row = []
        if at >= end:
            return tuple(rows)
        at += 1
