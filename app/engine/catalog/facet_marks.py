"""Lookup of many listings in the facets through an array with a byte for each listing.

The facets store lists of listings by value. SQLite would build a tree from a list of a million
listings for each statement that uses it. Here the list is read once and queried by an SQL function.
The same is done with the result of a statement that searches a week of history.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from app.domain.wire import write_plain
from app.engine.queries.attached_files import AttachedFile
from app.workspace.catalog.listed_numbers import ManyNumbers, unpack_joined

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from app.engine.queries.figures import Clause
    from app.workspace.catalog.catalog_reader import CatalogReader

_MOST_KEPT = 4
_FEW = 50_000
"""The maximum number of listings that are passed to a statement as a list."""
_FUNCTION = "is_marked"


class FacetMarks:
    """The marks of the latest conditions, kept for one reader until its files change."""

    def __init__(self, reader: CatalogReader) -> None:
        self._reader = reader
        self._revision: object = None
        self._kept: dict[tuple[str, tuple[object, ...]], int | list[int]] = {}
        self._marks: dict[int, bytearray] = {}
        self._last = 0
        reader.define(_FUNCTION, 2, self._is_marked)

    def let_go(self) -> None:
        """Drop the oldest marks; called when another query is read."""
        while len(self._kept) > _MOST_KEPT:
            gone = self._kept.pop(next(iter(self._kept)))
            if isinstance(gone, int):
                del self._marks[gone]

    def clause(self, table: str, condition: str, parameters: Sequence[object]) -> Clause:
        """Return the SQL condition that a listing is in matching rows of a table of the facets.

        The facets must be attached.
        """
        rows = f"FROM facets.{table} AS made WHERE {condition}"
        return self._clause(rows, parameters, lambda: read_lists(self._reader, rows, parameters))

    def numbered(self, statement: str, parameters: Sequence[object]) -> Clause:
        """Return the SQL condition that a listing number is in the result of ``statement``."""

        def read() -> Lists:
            found = chain.from_iterable(self._reader.each(statement, parameters))
            return Lists([(0, [*found], ManyNumbers())], {})

        return self._clause(statement, parameters, read)

    def _clause(
        self, asked: str, parameters: Sequence[object], read: Callable[[], Lists]
    ) -> Clause:
        beside = [
            self._reader.rows(f"PRAGMA {one}.data_version")
            for one in AttachedFile
            if self._reader.has(one)
        ]
        revision = beside, self._reader.revision()
        if revision != self._revision:
            self._revision = revision
            self._kept.clear()
            self._marks.clear()
        key = (asked, tuple(parameters))
        if key not in self._kept:
            self._kept[key] = self._keep(read())
        found = self._kept[key]
        if isinstance(found, int):
            return f"{_FUNCTION}(?, items.number)", [found]
        listed = write_plain(found).decode()
        return "items.number IN (SELECT value FROM json_each(?))", [listed]

    def _keep(self, lists: Lists) -> int | list[int]:
        if lists.size <= _FEW:
            return lists.numbers()
        self._last += 1
        self._marks[self._last] = lists.marks()
        return self._last

    def _is_marked(self, which: int, number: int) -> int:
        marks = self._marks[which]
        return marks[number] if number < len(marks) else 0


class Lists(NamedTuple):
    """The listing numbers in rows of the facets, by batch, and the numbers that were read again.

    ``again`` has the latest batch of each listing that was read again: its earlier batches do not
    count.
    """

    by_batch: list[tuple[int, list[int], ManyNumbers]]
    again: Mapping[int, int]

    @property
    def size(self) -> int:
        """The total number of entries."""
        return sum(len(numbers) + len(many) for _, numbers, many in self.by_batch)

    def numbers(self) -> list[int]:
        """Return the valid numbers in ascending order; for short lists."""
        latest = self.again.get
        return sorted(
            {
                number
                for batch, numbers, many in self.by_batch
                for number in chain(numbers, many)
                if latest(number, batch) <= batch
            }
        )

    def marks(self) -> bytearray:
        """Return an array with a byte for each number, 1 for the valid ones."""
        ends = (max(max(some, default=-1) + 1, many.end) for _, some, many in self.by_batch)
        marks = bytearray(max(ends, default=0))
        read_again: defaultdict[int, list[int]] = defaultdict(list)
        for number, batch in self.again.items():
            if number < len(marks):
                read_again[batch].append(number)
        lists = {batch: (numbers, many) for batch, numbers, many in self.by_batch}
        # Batches are applied in order: marks of a listing are removed where it was read again.
        for batch in sorted({*lists, *read_again}):
            for number in read_again.get(batch, ()):
                marks[number] = 0
            if batch in lists:
                numbers, many = lists[batch]
                many.mark(marks)
                for number in numbers:
                    marks[number] = 1
        return marks


def read_lists(reader: CatalogReader, rows: str, parameters: Sequence[object] = ()) -> Lists:
    """Return the lists of the facet rows that ``rows`` (a statement from its FROM on) selects."""
    again = dict(reader.rows("SELECT number, batch FROM facets.read_again"))
    if again:
        # SQLite joins the lists, because that is faster than fetching each one.
        found = reader.rows(
            f"SELECT made.batch, group_concat(made.listings) {rows} GROUP BY 1", parameters
        )
    else:
        # Batches need not be distinguished if no listing was read again.
        found = reader.rows(f"SELECT 0, group_concat(made.listings) {rows}", parameters)
    return Lists(
        [(batch, *unpack_joined(joined)) for batch, joined in found if joined is not None], again
    )
