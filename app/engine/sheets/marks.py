"""Marks that tell edited cells from unchanged ones.

Between an export and its import the shop changes: units are sold, prices change. An unchanged cell
is no edit, so it must not restore last week's stock. Each row therefore ends with a mark that has a
checksum for each of its cells; columns may be moved, hidden or deleted.
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from typing import TYPE_CHECKING
from zlib import crc32

from app.engine.sheets.columns import KEYS

if TYPE_CHECKING:
    from app.engine.sheets.cells import Cell
    from app.engine.sheets.columns import Column

_LETTERS = 8
_BETWEEN = "\x1f"


class Marker:
    """A writer of marks into the last cell of rows with these columns."""

    def __init__(self, columns: Iterable[Column]) -> None:
        self._places = [
            (column.path.encode(), at)
            for at, column in enumerate(columns)
            if column.path not in KEYS
        ]

    def put(self, cells: list[Cell]) -> None:
        """Write the mark."""
        filled = [(name, cell) for name, at in self._places if (cell := cells[at]) is not None]
        letters = [letters_of(name, cell) for name, cell in filled]
        cells[-1] = "".join([row_letters(cells[:-1]), *letters])


def row_letters(cells: Iterable[object]) -> str:
    """Return the checksum of a whole row, which comes first in its mark.

    It identifies an unchanged row at once. Numbers are compared as fractions, as a workbook stores
    them.
    """
    texts = [cell if type(cell) is str else _as_read(cell) for cell in cells]
    return f"{crc32(_BETWEEN.join(texts).encode(errors='replace')):08x}"


def letters_in(mark: str) -> frozenset[str]:
    """Return the checksums in a mark; none if the mark was edited."""
    if len(mark) % _LETTERS:
        return frozenset()
    return frozenset([mark[at : at + _LETTERS] for at in range(0, len(mark), _LETTERS)])


def letters_of(name: bytes, cell: Cell) -> str:
    """Return the checksum of a cell in a mark."""
    return f"{crc32(_plain(cell), crc32(name)):08x}"


def _plain(cell: Cell) -> bytes:
    match cell:
        case None:
            return b""
        case str():
            return " ".join(cell.split()).encode(errors="replace")
        case int():
            return b"%d" % cell
    return f"{Decimal(cell).normalize():f}".encode()


def _as_read(cell: object) -> str:
    if cell is None:
        return ""
    if isinstance(cell, (int, float, Decimal)) and not isinstance(cell, bool):
        return repr(float(cell))
    return str(cell)
