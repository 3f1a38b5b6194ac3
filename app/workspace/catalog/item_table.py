"""The table of the listings' rows in the catalog: insertion, and update of what differs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.workspace.listing_rows import STORED_COLUMNS, fold, search_words, tab_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from app.workspace.listing_rows import ItemRow

    Write = tuple[str, list[tuple[object, ...]]]

_DERIVED = ("tab", "title_key", "words")
_SOURCES = frozenset({"title", "seller_custom_field", "status", "sub_status"})
"""The columns from which the derived ones are computed, apart from the id."""
_COLUMNS = (*STORED_COLUMNS, *_DERIVED)
_INSERT = f"INSERT INTO items ({', '.join(_COLUMNS)}) VALUES ({', '.join('?' * len(_COLUMNS))})"


def writes_of(rows: Sequence[ItemRow], known: Mapping[str, ItemRow]) -> Iterator[Write]:
    """Yield the statements that store ``rows`` of different listings, each with its parameters.

    ``known`` are the rows that the table has of them. Of these only the columns that differ are
    written, because every index of a written column costs pages, even if its value stays the same.
    So a derived column is not computed again as long as its sources stay the same: another way to
    compute it needs a migration.
    """
    yield _INSERT, [(*_stored(row), *_derived(row)) for row in rows if row.id not in known]
    changes: dict[tuple[str, ...], list[tuple[object, ...]]] = {}
    for row in rows:
        if row.id in known and (changed := _changed(known[row.id], row)):
            changes.setdefault(tuple(changed), []).append((*changed.values(), row.id))
    for columns, values in changes.items():
        yield (
            f"UPDATE items SET {', '.join(f'{name} = ?' for name in columns)} WHERE id = ?",
            values,
        )


def _stored(row: ItemRow) -> tuple[object, ...]:
    return row[: len(STORED_COLUMNS)]


def _derived(row: ItemRow) -> tuple[object, ...]:
    return tab_of(row), fold(row.title)[:80], search_words(row)


def _changed(before: ItemRow, row: ItemRow) -> dict[str, object]:
    """Return the columns in which the row of a listing differs from the one before."""
    stored = zip(STORED_COLUMNS, _stored(before), _stored(row), strict=True)
    changed = {name: now for name, was, now in stored if was != now}
    if not changed.keys().isdisjoint(_SOURCES):
        derived = zip(_DERIVED, _derived(before), _derived(row), strict=True)
        changed |= {name: now for name, was, now in derived if was != now}
    return changed
