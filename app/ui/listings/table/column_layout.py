"""The layout of the table columns: which, in which order, how wide, and which are pinned."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple

from app.domain.shapes import objects_of, text_of
from app.engine.catalog.table_query import ATTRIBUTES
from app.ui.listings.table.columns import COLUMNS, Column
from app.ui.listings.table.more_columns import attribute_column, known_column

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

MOST_COLUMNS = 60
"""The maximum number of columns, not counting the check boxes."""
_MOST_WIDE = 2_000
_LONGEST = 200


class PlacedColumn(NamedTuple):
    """A column in a layout: ``width`` in design pixels, 0 for its default width."""

    column: Column
    width: int = 0
    pinned: bool = False


class ColumnLayout(NamedTuple):
    """The columns beside the check-box column, in order; the pinned ones come first."""

    placed: tuple[PlacedColumn, ...]

    @property
    def columns(self) -> tuple[Column, ...]:
        """All columns of the table, the check-box column first."""
        return (COLUMNS[0], *(one.column for one in self.placed))

    @property
    def pinned(self) -> int:
        """The number of pinned columns, including the check-box column."""
        return 1 + sum(one.pinned for one in self.placed)

    @property
    def is_usual(self) -> bool:
        """Whether only the default columns are there, which are hidden if there is no room."""
        return all(one.column in COLUMNS for one in self.placed)

    def with_widths(self, widths: Mapping[str, int]) -> ColumnLayout:
        """Return this layout with widths by column id; the others get their default width."""
        return ColumnLayout(
            tuple(one._replace(width=widths.get(one.column.id, 0)) for one in self.placed)
        )

    def without(self, ids: Collection[str]) -> ColumnLayout:
        """Return this layout without some columns; the title stays."""
        return arranged(one for one in self.placed if one.column.id not in ids)

    def in_order(self, ids: Sequence[str]) -> ColumnLayout:
        """Return this layout in the order of ``ids``, which contain all of its columns.

        A column moved among the pinned ones becomes pinned, and one moved away becomes unpinned.
        """
        pinned = self.pinned
        by_id = {one.column.id: one for one in self.placed}
        order = [by_id[one] for one in ids if one in by_id]
        moved = [
            one._replace(pinned=at < pinned) if one.column.id != "title" else one
            for at, one in enumerate(order, 1)
        ]
        return arranged(moved)

    def toggled(self, column: Column) -> ColumnLayout:
        """Return this layout with ``column`` appended, or removed if it was there."""
        if any(one.column.id == column.id for one in self.placed):
            return self.without([column.id])
        return arranged([*self.placed, PlacedColumn(column)])

    def with_pin(self, column_id: str, *, pinned: bool) -> ColumnLayout:
        """Return this layout with one column pinned or unpinned."""
        return arranged(
            one._replace(pinned=pinned) if one.column.id == column_id else one
            for one in self.placed
        )

    def moved(self, column_id: str, by: int) -> ColumnLayout:
        """Return this layout with one column moved ``by`` places within its group.

        The groups are the pinned and the other columns.
        """
        placed = list(self.placed)
        at = next((n for n, one in enumerate(placed) if one.column.id == column_id), -1)
        to = at + by
        if at >= 0 and 0 <= to < len(placed) and placed[to].pinned == placed[at].pinned:
            placed.insert(to, placed.pop(at))
        return ColumnLayout(tuple(placed))


class ReadLayout(NamedTuple):
    """A stored layout after reading; ``lost`` are the columns that are no longer known."""

    layout: ColumnLayout
    lost: tuple[str, ...] = ()


def arranged(placed: Iterable[PlacedColumn]) -> ColumnLayout:
    """Return the layout of these columns, without duplicates, with a title, pinned ones first."""
    found: dict[str, PlacedColumn] = {}
    for one in placed:
        if one.column.id != "check":
            found.setdefault(one.column.id, one)
    if "title" not in found:
        found = {"title": PlacedColumn(COLUMNS[1], pinned=True), **found}
    several = list(found.values())[:MOST_COLUMNS]
    return ColumnLayout((*(p for p in several if p.pinned), *(p for p in several if not p.pinned)))


USUAL_LAYOUT = arranged(
    PlacedColumn(column, pinned=column.id == "title") for column in COLUMNS if column.id != "check"
)


def write_layout(layout: ColumnLayout) -> str:
    """Return a layout in stored form."""
    return json.dumps(
        [
            {
                "id": one.column.id,
                **({"name": one.column.name} if one.column.name else {}),
                **({"width": one.width} if one.width else {}),
                **({"pinned": True} if one.pinned else {}),
            }
            for one in layout.placed
        ]
    )


def read_layout(text: str) -> ReadLayout | None:
    """Return the layout stored as ``text``; ``None`` if it is not a layout."""
    try:
        kept = json.loads(text)
    except (ValueError, RecursionError):
        return None
    entries = objects_of(kept)
    if not entries:
        return None
    found, lost = [], []
    for entry in entries:
        column_id = text_of(entry.get("id"))[:_LONGEST]
        column = _column(column_id, text_of(entry.get("name"))[:_LONGEST])
        if column is None:
            lost.append(column_id)
        else:
            width = _width(entry.get("width"))
            found.append(PlacedColumn(column, width, pinned=entry.get("pinned") is True))
    return ReadLayout(arranged(found), tuple(filter(None, lost)))


def _width(kept: object) -> int:
    return kept if isinstance(kept, int) and 0 < kept <= _MOST_WIDE else 0


def _column(column_id: str, name: str) -> Column | None:
    attribute = column_id.removeprefix(ATTRIBUTES)
    if attribute and attribute != column_id:
        return attribute_column(attribute, name or attribute)
    return known_column(column_id)
