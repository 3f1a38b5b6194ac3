"""A block of cells in the table, and what is marked of cells that were changed and not sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.engine.catalog.catalog import ItemRow


class CellMarks(Protocol):
    """What a table shows of cells that were changed and not sent."""

    def shown(self, row: ItemRow) -> ItemRow:
        """Return a row as it would be after sending."""

    def values(self, item_id: str, values: Mapping[str, object] | None) -> Mapping[str, object]:
        """Return what stands beside a row, as it would be after sending."""

    def roles(self, item_id: str) -> Mapping[str, str]:
        """Return the colour role of each marked field of a listing, by its path."""

    def note(self, item_id: str, path: str) -> str:
        """Return what there is to know about a marked field: what it was, why it cannot go."""


class Block(NamedTuple):
    """Rows ``top`` to ``bottom``, both included, and the numbers of ``columns`` from left to
    right."""

    top: int
    bottom: int
    columns: tuple[int, ...]

    @property
    def rows(self) -> range:
        """The numbers of the rows."""
        return range(self.top, self.bottom + 1)

    @property
    def size(self) -> int:
        """How many cells there are."""
        return len(self.rows) * len(self.columns)
