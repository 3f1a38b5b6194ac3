"""Sorting of listings by any columns, several at once, through the rank in each column."""

from __future__ import annotations

from array import array
from collections import defaultdict
from itertools import chain, compress, count, groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from app.domain.wire import write_plain
from app.engine.catalog.listing_reads import MOST_MARKS, slices
from app.engine.catalog.table_query import ATTRIBUTES, key_of
from app.workspace.catalog.facet_batches import read_batch
from app.workspace.catalog.listed_numbers import unpack_numbers
from app.workspace.listing_rows import ALARMS, TABS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from app.engine.catalog.table_query import ListingQuery
    from app.workspace.catalog.catalog_reader import CatalogReader

Key = Any
"""A sort key; all keys of one column have the same type."""

_VALUES = """
SELECT figure IS NULL, ifnull(figure, 0), key, batch, listings FROM facets.attribute_values
WHERE attribute IN (SELECT attribute FROM facets.attributes WHERE id = ?)
ORDER BY figure IS NULL, figure, key
"""
_READ_AGAIN = "SELECT number, batch FROM facets.read_again"


def all_in_order(reader: CatalogReader, query: ListingQuery) -> array[int]:
    """Return the numbers of all listings in the order of ``query``, with its first key ascending.

    If the order uses attributes, the facets must be attached. Raise ``StorageInterrupted``.
    """
    rows = chain.from_iterable(reader.chunks("SELECT number FROM items ORDER BY number"))
    numbers = array("I", chain.from_iterable(rows))
    order: list[int] = list(numbers)
    # Sorts by the last key first; the sort is stable, so each later sort keeps the order of equal
    # entries.
    for at, (sort, descending) in reversed([*enumerate(query.keys)]):
        ranks = _ranks(reader, sort, max(numbers, default=0) + 1)
        # The caller reverses the whole order if the first key is descending.
        order.sort(key=ranks.__getitem__, reverse=at > 0 and descending != query.descending)
    return array("I", order)


def _ranks(reader: CatalogReader, sort: str, size: int) -> array[int]:
    """Return the rank of each number in the order of one column; equal values have equal ranks."""
    ranks = array("I", bytes(4 * size))
    if sort.startswith(ATTRIBUTES):
        _rank_by_values(reader, sort.removeprefix(ATTRIBUTES), ranks)
        return ranks
    rank, before = 0, None
    key = key_of(sort)
    rows = reader.chunks(f"SELECT number, {key} FROM items ORDER BY {key}")
    for number, value in chain.from_iterable(rows):
        if value != before:
            rank, before = rank + 1, value
        # A listing may have been added since the numbers were read.
        if number < size:
            ranks[number] = rank
    return ranks


def _rank_by_values(reader: CatalogReader, attribute: str, ranks: array[int]) -> None:
    """Set the rank of each listing to that of its least value; 0, the lowest, without a value."""
    rank, before = 0, None
    again = dict(reader.rows(_READ_AGAIN))
    for *key, batch, listings in reader.each(_VALUES, (attribute,)):
        if key != before:
            rank, before = rank + 1, key
        for number in unpack_numbers(listings):
            if again and again.get(number, batch) > batch:
                continue
            if number < len(ranks) and not ranks[number]:
                # The values come in ascending order, so the first is the least.
                ranks[number] = rank


def first_by_values(reader: CatalogReader, query: ListingQuery, size: int) -> list[int] | None:
    """Return the numbers of the first ``size`` listings of an order by one attribute.

    The search text of ``query`` must be empty. Return ``None`` if the order is not by a single
    known attribute, if the view is one of alarms, or if it has fewer listings.
    """
    attribute = query.sort.removeprefix(ATTRIBUTES)
    if query.view in ALARMS or query.then or attribute == query.sort:
        return None
    known = reader.rows("SELECT attribute FROM facets.attributes WHERE id = ?", (attribute,))
    if len(known) != 1:
        return None
    tab = TABS.get(query.view)
    found: list[int] = []
    for some in _in_value_order(reader, attribute, known[0][0], down=query.descending):
        for slice_ in slices(some, MOST_MARKS):
            marks = ", ".join("?" * len(slice_))
            there = dict(
                reader.rows(f"SELECT number, tab FROM items WHERE number IN ({marks})", slice_)
            )
            found += [n for n in slice_ if n in there and tab in (None, there[n])]
            if len(found) >= size:
                return found[:size]
    return None


def _in_value_order(
    reader: CatalogReader, attribute: str, known: int, *, down: bool
) -> Iterator[Iterable[int]]:
    """Yield groups of listing numbers, in the order of their least values."""
    if not down:
        yield compress(count(), _without(reader, attribute))
    way = "DESC" if down else "ASC"
    figures = ("figure IS NOT NULL", f"figure {way}", "figure, key")
    texts = ("figure IS NULL", f"key {way}", "key")
    for where, order, alike in (texts, figures) if down else (figures, texts):
        rows = reader.each(
            f"SELECT {alike}, listings FROM facets.attribute_values WHERE attribute = ?"
            f" AND {where} ORDER BY {order}",
            (known,),
        )
        for _, group in groupby(rows, key=itemgetter(0)):
            by_key: defaultdict[Key, set[int]] = defaultdict(set)
            for *key, listings in group:
                by_key[tuple(key)].update(unpack_numbers(listings))
            for key in sorted(by_key, reverse=down):
                yield from _of_least(reader, attribute, sorted(by_key[key], reverse=down), key)
    if down:
        without = _without(reader, attribute)
        yield compress(range(len(without) - 1, -1, -1), reversed(without))


def _without(reader: CatalogReader, attribute: str) -> bytearray:
    """Return an array with a byte for each number, 1 for listings without the attribute."""
    # Imported late, because few orders use attributes.
    from app.engine.catalog.facet_marks import read_lists

    return read_lists(
        reader,
        "FROM facets.kind_listings AS made WHERE made.kind IN"
        " (SELECT kind FROM facets.kinds WHERE instr(attributes, ?) = 0)",
        (write_plain(attribute).decode(),),
    ).marks()


def _of_least(
    reader: CatalogReader, attribute: str, numbers: list[int], key: tuple[Key, ...]
) -> Iterator[list[int]]:
    """Yield those of ``numbers`` whose least value has this ``key``, in their order."""
    wanted = (False, key[0], key[1]) if len(key) == 2 else (True, 0, key[0])
    # In slices, because the last listings of a frequent value are rarely needed.
    for some in slices(numbers, MOST_MARKS):
        marks = ", ".join("?" * len(some))
        keys = dict(_attribute_keys(reader, attribute, some, marks))
        yield [n for n in some if keys[n] == wanted]


def some_in_order(
    reader: CatalogReader, query: ListingQuery, numbers: Sequence[int]
) -> tuple[list[int], dict[int, int]]:
    """Return the existing ones of ``numbers`` (some thousand) in order, and their tabs by number.

    Raise ``TypeError`` if the keys of a damaged file have several types.
    """
    tabs: dict[int, int] = {}
    columns: list[dict[int, Key]] = [{} for _ in query.keys]
    for some in slices(sorted(numbers), MOST_MARKS):
        marks = ", ".join("?" * len(some))
        tabs.update(reader.rows(f"SELECT number, tab FROM items WHERE number IN ({marks})", some))
        for (sort, _), keys in zip(query.keys, columns, strict=True):
            keys.update(_keys(reader, sort, some, marks))
    order = sorted(tabs, reverse=query.descending)
    for (_, descending), keys in reversed([*zip(query.keys, columns, strict=True)]):
        order.sort(key=keys.__getitem__, reverse=descending)
    return order, tabs


def _keys(
    reader: CatalogReader, sort: str, numbers: Sequence[int], marks: str
) -> Iterable[tuple[int, Key]]:
    if sort.startswith(ATTRIBUTES):
        return _attribute_keys(reader, sort.removeprefix(ATTRIBUTES), numbers, marks)
    statement = f"SELECT number, {key_of(sort)} FROM items WHERE number IN ({marks})"
    rows: list[tuple[int, Key]] = reader.rows(statement, numbers)
    return rows


def _attribute_keys(
    reader: CatalogReader, attribute: str, numbers: Sequence[int], marks: str
) -> Iterator[tuple[int, Key]]:
    """Yield the sort keys of some listings, read from their bodies.

    The facets cannot be used, because they are organised by value.
    """
    statement = f"SELECT number, body FROM bodies WHERE number IN ({marks})"
    # Missing values sort below numbers, and numbers below texts.
    least: dict[int, Key] = dict.fromkeys(numbers, (-1, 0, ""))
    for facet, having in read_batch(reader.each(statement, numbers)).facets.items():
        if facet.id != attribute:
            continue
        _, _, key, figure, _ = facet.row()
        found = (figure is None, figure or 0, key)
        for number in having:
            if least[number][0] < 0 or found < least[number]:
                least[number] = found
    yield from least.items()
