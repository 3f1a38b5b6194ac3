"""Which listings rows of the facets name, a byte for each: many are looked up in a moment.

The facets have lists of listings by value. SQLite would make a tree of a list of a million for each
statement that asks for it; here it is read once, and asked by a function.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.domain.wire import read_json, write_plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engine.queries.figures import Clause
    from app.workspace.catalog.catalog_reader import CatalogReader

_MOST_KEPT = 4
_FEW = 50_000
"""Up to so many listings are handed over as a list."""
_FUNCTION = "is_marked"


class FacetMarks:
    """The marks of the latest conditions, for one reader; kept until the facets change."""

    def __init__(self, reader: CatalogReader) -> None:
        self._reader = reader
        self._revision: object = None
        self._kept: dict[tuple[str, tuple[object, ...]], int | list[int]] = {}
        self._marks: dict[int, bytearray] = {}
        self._last = 0
        reader.define(_FUNCTION, self._is_marked)

    def let_go(self) -> None:
        """Forget the oldest of what is kept: another query is read."""
        while len(self._kept) > _MOST_KEPT:
            gone = self._kept.pop(next(iter(self._kept)))
            if isinstance(gone, int):
                del self._marks[gone]

    def clause(self, table: str, condition: str, parameters: Sequence[object]) -> Clause:
        """Return the condition that a listing is in rows of a table of the facets, which are in
        reach.
        """
        revision = self._reader.rows("PRAGMA facets.data_version"), self._reader.revision()
        if revision != self._revision:
            self._revision = revision
            self._kept.clear()
            self._marks.clear()
        key = (table + condition, tuple(parameters))
        if key not in self._kept:
            self._kept[key] = self._read(table, condition, parameters)
        found = self._kept[key]
        if isinstance(found, int):
            return f"{_FUNCTION}(?, items.number)", [found]
        listed = write_plain(found).decode()
        return "items.number IN (SELECT value FROM json_each(?))", [listed]

    def _read(self, table: str, condition: str, parameters: Sequence[object]) -> int | list[int]:
        rows = f"FROM facets.{table} AS made WHERE {condition}"
        numbers = numbers_listed(self._reader, rows, parameters)
        if len(numbers) <= _FEW:
            return sorted({*numbers})
        marks = bytearray(max(numbers) + 1)
        for number in numbers:
            marks[number] = 1
        self._last += 1
        self._marks[self._last] = marks
        return self._last

    def _is_marked(self, which: int, number: int) -> int:
        marks = self._marks[which]
        return marks[number] if number < len(marks) else 0


def numbers_listed(
    reader: CatalogReader, rows: str, parameters: Sequence[object] = ()
) -> list[int]:
    """Return the numbers that the lists of ``rows`` (the statement from its FROM on) have, as far
    as they count.
    """
    again = dict(reader.rows("SELECT number, batch FROM facets.read_again"))
    found: list[int] = []
    lists: list[str] = []
    for batch, listings in reader.each(f"SELECT made.batch, made.listings {rows}", parameters):
        if again:
            found += [n for n in read_json(listings.encode()) if again.get(n, batch) <= batch]
        else:
            lists.append(listings[1:-1])
    # One long list is read in less time than a million short ones.
    return found or read_json(f"[{','.join(lists)}]".encode())
