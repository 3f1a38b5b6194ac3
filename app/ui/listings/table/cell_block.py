"""A block of cells in the table, and the display of cells with unsent edits."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.engine.catalog.catalog import ItemRow


class CellMarks(Protocol):
    """The source for the display of cells with unsent edits."""

    def shown(self, row: ItemRow) -> ItemRow:
        """Return a row with its unsent edits applied."""

    def values(self, item_id: str, values: Mapping[str, object] | None) -> Mapping[str, object]:
        """Return the values beside a row, with its unsent edits applied."""

    def roles(self, item_id: str) -> Mapping[str, str]:
        """Return the colour role of each marked field of a listing, by its path."""

    def note(self, item_id: str, path: str) -> str:
        """Return the note of a marked field: its previous value, or why it cannot be sent."""


class Block(NamedTuple):
    """A block of cells.

    It has the rows ``top`` to ``bottom``, both included, and the numbers of ``columns`` from left
    to right.
    """

    top: int
    bottom: int
    columns: tuple[int, ...]

    @property
    def rows(self) -> range:
        """The numbers of the rows."""
        return range(self.top, self.bottom + 1)

    @property
    def size(self) -> int:
        """The number of cells."""
        return len(self.rows) * len(self.columns)
