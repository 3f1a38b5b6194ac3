"""What tells a cell that somebody typed into from one that stands as it was written.

Between an export and its import the shop moves on: units are sold, prices change. A cell that
nobody touched is no wish, so it must not carry last week's stock back. Each row therefore ends with
a mark that has a few letters for each of its cells; columns may be moved, hidden or deleted.
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from typing import TYPE_CHECKING
from zlib import crc32

from app.engine.sheets.columns import Kind

if TYPE_CHECKING:
    from app.engine.sheets.cells import Cell
    from app.engine.sheets.columns import Column

_LETTERS = 8


class Marker:
    """Puts the mark of a row of these columns into its last cell."""

    def __init__(self, columns: Iterable[Column]) -> None:
        self._places = [
            (column.path.encode(), at)
            for at, column in enumerate(columns)
            if column.kind not in (Kind.MARK, Kind.ID)
        ]

    def put(self, cells: list[Cell]) -> None:
        """Write the mark."""
        filled = [(name, cell) for name, at in self._places if (cell := cells[at]) is not None]
        cells[-1] = "".join([letters_of(name, cell) for name, cell in filled])


def letters_of(name: bytes, cell: Cell) -> str:
    """Return what stands in a mark for a cell."""
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
