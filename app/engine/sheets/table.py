"""Tables read from a file of any format: headings, and numbered rows."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from app.domain.coded_error import CodedError

Raw = (
    str
    | int
    | float
    | bool
    | datetime.date
    | datetime.time
    | datetime.datetime
    | datetime.timedelta
    | None
)
"""The value of a cell as a program stores it; a blank cell is an empty text or ``None``."""

MOST_ROWS = 250_000
MOST_COLUMNS = 702
"""The number of columns up to column ZZ."""
_HEAD_ROWS = 10


class SheetError(CodedError):
    """A file that cannot be read as a sheet; the code gives the reason."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table of a file: its headings and the rows below them, each with its number in the file.

    ``is_text`` marks a text file, in which numbers are text. ``refused`` are rows that cannot be
    read, by number: the code of the reason, and the column (from 0) if one cell is the cause.
    """

    name: str
    headings: tuple[str, ...]
    rows: Iterator[tuple[int, Sequence[Raw]]]
    is_text: bool = False
    refused: dict[int, tuple[str, int | None]] = field(default_factory=dict)


def split_head(
    name: str,
    rows: Iterator[tuple[int, Sequence[Raw]]],
    is_known: Callable[[str], bool],
    *,
    is_text: bool = False,
    refused: dict[int, tuple[str, int | None]] | None = None,
) -> Table | None:
    """Return the table in a sheet, or ``None`` if the sheet is empty.

    The headings are the first of the leading rows with two known columns, or else the first
    non-empty row: sellers put titles and notes above a table.
    """
    seen: list[tuple[int, Sequence[Raw]]] = []
    for number, row in rows:
        if any(not is_empty(cell) for cell in row):
            seen.append((number, row))
        if len(seen) == _HEAD_ROWS:
            break
    if not seen:
        return None

    def known(row: Sequence[Raw]) -> int:
        return sum(isinstance(cell, str) and is_known(cell) for cell in row)

    head = next((at for at, (_, row) in enumerate(seen) if known(row) > 1), 0)
    headings = tuple(str(cell).strip() if cell is not None else "" for cell in seen[head][1])
    below = seen[head + 1 :]

    def rest() -> Iterator[tuple[int, Sequence[Raw]]]:
        yield from below
        yield from rows

    return Table(name, headings, rest(), is_text, refused or {})


def is_empty(cell: Raw) -> bool:
    """Return whether a cell has no content."""
    return cell is None or (isinstance(cell, str) and not cell.strip())
