"""Reads of many listings by number or id, some hundred at a time."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, TypeVar

from app.workspace.listing_rows import ALARMS, ROW_COLUMNS, TABS, ItemRow, has_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from app.engine.catalog.search_text import SearchText
    from app.workspace.catalog.catalog_reader import CatalogReader

_Value = TypeVar("_Value")
MOST_MARKS = 500
"""The maximum number of parameters of one statement."""


def rows_at(reader: CatalogReader, numbers: Sequence[int]) -> list[ItemRow]:
    """Return the listings with these numbers, in this order; missing ones are left out."""
    found: dict[int, ItemRow] = {}
    for some in slices(numbers, MOST_MARKS):
        marks = ", ".join("?" * len(some))
        for row in reader.rows(
            f"SELECT number, {ROW_COLUMNS} FROM items WHERE number IN ({marks})", some
        ):
            found[row[0]] = ItemRow._make(row[1:])
    return [found[number] for number in numbers if number in found]


def rows_of(reader: CatalogReader, ids: Iterable[str]) -> Iterator[ItemRow]:
    """Yield the listings with these ids, in this order; missing ones are left out."""
    for some in slices(ids, MOST_MARKS):
        marks = ", ".join("?" * len(some))
        rows = reader.items(f"SELECT {ROW_COLUMNS} FROM items WHERE id IN ({marks})", some)
        by_id = {row.id: row for row in rows}
        yield from (by_id[item_id] for item_id in some if item_id in by_id)


def ids_of(reader: CatalogReader, numbers: Sequence[int]) -> Iterator[str]:
    """Yield the ids of the listings with these numbers, in this order, without missing ones."""
    for some in slices(numbers, MOST_MARKS):
        marks = ", ".join("?" * len(some))
        ids = dict(reader.rows(f"SELECT number, id FROM items WHERE number IN ({marks})", some))
        yield from (ids[number] for number in some if number in ids)


def kept_by(
    reader: CatalogReader, view: str, sought: SearchText, ids: Iterable[str]
) -> Iterator[str]:
    """Yield those of ``ids`` that are in ``view`` and match the search, in the order of ``ids``."""
    wanted, alarm = TABS.get(view), ALARMS.get(view)
    condition, parameters = sought.row_condition()
    for some in slices(ids, MOST_MARKS):
        marks = ", ".join("?" * len(some))
        found = {
            item_id
            for item_id, tab, text, alarmed, fulfils in reader.rows(
                "SELECT id, tab, words, items.number IN (SELECT number FROM alarms WHERE kind = ?),"
                f" {condition} FROM items WHERE id IN ({marks})",
                (alarm, *parameters, *some),
            )
            if fulfils
            and wanted in (None, tab)
            and (alarm is None or alarmed)
            and has_words(text, sought.words)
        }
        yield from (item_id for item_id in some if item_id in found)


def slices(values: Iterable[_Value], size: int) -> Iterator[list[_Value]]:
    """Yield lists of up to ``size`` of the ``values``."""
    rest = iter(values)
    while piece := list(islice(rest, size)):
        yield piece
