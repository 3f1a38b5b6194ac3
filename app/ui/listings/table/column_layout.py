"""Which columns the table has, in which order, how wide, and which stay while it scrolls."""

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
"""So many columns at most, that of the boxes not counted."""
_MOST_WIDE = 2_000
_LONGEST = 200


class PlacedColumn(NamedTuple):
    """A column in its place: ``width`` in design pixels, 0 where it has its own."""

    column: Column
    width: int = 0
    pinned: bool = False


class ColumnLayout(NamedTuple):
    """The columns beside that of the boxes, in order; the pinned ones come first."""

    placed: tuple[PlacedColumn, ...]

    @property
    def columns(self) -> tuple[Column, ...]:
        """All columns of the table, that of the boxes first."""
        return (COLUMNS[0], *(one.column for one in self.placed))

    @property
    def pinned(self) -> int:
        """How many columns stay while the others scroll, that of the boxes counted."""
        return 1 + sum(one.pinned for one in self.placed)

    @property
    def is_usual(self) -> bool:
        """Whether nothing but the usual columns is there, which leave where there is no room."""
        return all(one.column in COLUMNS for one in self.placed)

    def with_widths(self, widths: Mapping[str, int]) -> ColumnLayout:
        """Return it with the widths by column id, and none for the others."""
        return ColumnLayout(
            tuple(one._replace(width=widths.get(one.column.id, 0)) for one in self.placed)
        )

    def without(self, ids: Collection[str]) -> ColumnLayout:
        """Return it without some columns; the title stays."""
        return arranged(one for one in self.placed if one.column.id not in ids)

    def in_order(self, ids: Sequence[str]) -> ColumnLayout:
        """Return it in the order of ``ids``, which name all of its columns.

        What has come among the pinned ones is pinned now, and what has left them is not.
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
        """Return it with ``column`` at the end, or without it where it was there."""
        if any(one.column.id == column.id for one in self.placed):
            return self.without([column.id])
        return arranged([*self.placed, PlacedColumn(column)])

    def with_pin(self, column_id: str, *, pinned: bool) -> ColumnLayout:
        """Return it with one column pinned, or not pinned any more."""
        return arranged(
            one._replace(pinned=pinned) if one.column.id == column_id else one
            for one in self.placed
        )

    def moved(self, column_id: str, by: int) -> ColumnLayout:
        """Return it with one column ``by`` places further, as far as its group of pinned or other
        columns goes."""
        placed = list(self.placed)
        at = next((n for n, one in enumerate(placed) if one.column.id == column_id), -1)
        to = at + by
        if at >= 0 and 0 <= to < len(placed) and placed[to].pinned == placed[at].pinned:
            placed.insert(to, placed.pop(at))
        return ColumnLayout(tuple(placed))


class ReadLayout(NamedTuple):
    """What became of a layout that was kept; ``lost`` are the columns that nobody knows any
    more."""

    layout: ColumnLayout
    lost: tuple[str, ...] = ()


def arranged(placed: Iterable[PlacedColumn]) -> ColumnLayout:
    """Return the layout of these columns: each once, a title among them, the pinned ones first."""
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
    """Return a layout as it is kept."""
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
    """Return the layout that was kept as ``text``; ``None`` where that is not one at all."""
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
