"""The search of a whole site by words and filters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from app.domain.wire import write_json
from app.service.stores.counts import Counts
from app.service.stores.database import Counting, Database, Matching, Row, Value
from app.service.stores.search_index import site_words

MOST_COUNTED = 1_000
"""The maximum number of results, the newest first, that are evaluated for the filters of a
search."""

NEWEST = "newest"
SORTS: Mapping[str, str] = {
    NEWEST: "{number} DESC",
    "price_asc": "listed.price NULLS FIRST, {number} DESC",
    "price_desc": "listed.price DESC NULLS LAST, {number} DESC",
}
"""The sorts of a search with their SQL terms; the number decides between equal results."""

_Clause = tuple[str, tuple[Value, ...]]


@dataclass(frozen=True, slots=True)
class SiteSearch:
    """The criteria of a search of a site; ``None`` and ``""`` match any.

    Every word of ``text`` must occur in the title. ``category_ids`` are all acceptable categories.
    Prices are in hundredths, both ends included.
    """

    site_id: str
    text: str = ""
    category_ids: Sequence[str] | None = None
    seller_id: str | None = None
    condition: str | None = None
    buying_mode: str | None = None
    listing_type_id: str | None = None
    free_shipping: bool | None = None
    lowest_price: int | None = None
    highest_price: int | None = None


class Listed(NamedTuple):
    """The filterable fields of one result."""

    category_id: str | None
    price: int | None
    condition: str | None
    buying_mode: str | None
    listing_type_id: str | None
    free_shipping: int


class SiteSearchStore:
    """Queries on the table of listed items and the title index."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._counts = Counts(database, self._count)

    def count(self, wanted: SiteSearch) -> int:
        """Return the number of active items that a search finds, cached until the next write."""
        return self._counts.of(wanted)

    def _count(self, wanted: SiteSearch) -> int:
        counting = self._counting(wanted)
        row = None if counting is None else self._database.one(*counting)
        return 0 if row is None else int(row[0])

    def _counting(self, wanted: SiteSearch) -> Counting | None:
        """Return what counts the results of a search; ``None`` when nothing can be found."""
        words = site_words(wanted.site_id, wanted.text)
        if words and not self._narrowing(wanted):
            return self._database.titles.counting(words)
        query = self._query(wanted)
        return None if query is None else query.counting

    def count_by_category(self, category_ids: Sequence[str]) -> dict[str, int]:
        """Return the number of active items directly in each category, without those below it."""
        rows = self._database.rows(
            "SELECT category_id, count(*) FROM listed"
            f" WHERE {self._database.among('category_id')} GROUP BY category_id",
            (_json(category_ids),),
        )
        return {row[0]: row[1] for row in rows}

    def page(
        self, wanted: SiteSearch, *, sort: str, offset: int, limit: int, total: int
    ) -> list[bytes]:
        """Return the stored bodies of a page; ``sort`` is a key of :data:`SORTS`.

        ``total`` is the result of :meth:`count`.
        """
        size = max(0, min(limit, total - offset))
        rows: list[Row] = []
        if sort != NEWEST and size and (window := self._window(total, offset + size)):
            rows = self._walk(wanted, sort, offset, size, window)
        if len(rows) < size:
            rows = self._find(wanted, sort, offset, size)
        bodies = (
            self._database.one("SELECT body FROM items WHERE number = ?", row) for row in rows
        )
        return [body[0] for body in bodies if body is not None]

    def _find(self, wanted: SiteSearch, sort: str, offset: int, size: int) -> list[Row]:
        """Return the row numbers of a page, by sorting all results."""
        # The title index has no prices.
        query = self._query(wanted, joined=sort != NEWEST)
        if query is None:
            return []
        source, number, where, values = query
        order = SORTS[sort].format(number=number)
        return self._database.rows(
            f"SELECT {number} FROM {source} WHERE {where} ORDER BY {order} LIMIT ? OFFSET ?",
            (*values, size, offset),
        )

    def _window(self, total: int, place: int) -> int:
        """Return how many listings to scan by price for the first ``place`` of the results.

        Return 0 if that is not worthwhile: more listings would be needed, or ``total`` results are
        sorted quickly.
        """
        row = self._database.one("SELECT max(number) FROM listed")
        listings = 0 if row is None else int(row[0] or 0)
        # If too few results are found, scanning so many listings has cost a quarter of sorting all
        # results.
        window = total // _WORTH
        return window if window * total >= place * listings else 0

    def _walk(
        self, wanted: SiteSearch, sort: str, offset: int, size: int, window: int
    ) -> list[Row]:
        """Return the row numbers of a page by price, from the cheapest or most expensive of a site.

        Frequent words are soon found among these, while sorting all listings that have them takes a
        tenth of a second. Fewer rows than ``size`` mean that the scan was not sufficient.
        """
        towards, sign = (
            ("price DESC NULLS LAST", ">=") if sort == "price_desc" else ("price NULLS FIRST", "<=")
        )
        clauses = [("listed.site_id = ?", (wanted.site_id,)), *_price_clauses(wanted)]
        where, values = _all_of(clauses)
        prices = f"SELECT price FROM listed WHERE {where} ORDER BY {towards} LIMIT 1 OFFSET ?"
        first, last = (self._database.one(prices, (*values, place)) for place in (0, window))
        if first is None or first[0] is None:
            # Listings without a price sort before the cheapest, where no comparison finds them.
            return []
        if last is not None:
            clauses.append((f"listed.price {sign} ?", (last[0],)))
        # An index on these columns would keep the database from using the price index.
        aside = self._database.aside
        clauses += ((aside(clause), values) for clause, values in self._other_clauses(wanted))
        words = site_words(wanted.site_id, wanted.text)
        clauses += ((_HAS_WORD, (f" {word} ",)) for word in words)
        where, values = _all_of(clauses)
        order = SORTS[sort].format(number="listed.number")
        return self._database.rows(
            f"SELECT listed.number FROM listed WHERE {where} ORDER BY {order} LIMIT ? OFFSET ?",
            (*values, size, offset),
        )

    def newest(self, wanted: SiteSearch) -> list[Listed]:
        """Return the filterable fields of the newest results."""
        query = self._query(wanted, joined=True)
        if query is None:
            return []
        rows = self._database.rows(
            f"SELECT {_LOOKED_AT} FROM {query.source} WHERE {query.where}"
            f" ORDER BY {query.number} DESC LIMIT ?",
            (*query.values, MOST_COUNTED),
        )
        return [Listed._make(row) for row in rows]

    def _query(self, wanted: SiteSearch, *, joined: bool = False) -> Matching | None:
        """Return the query parts for a search; ``None`` if nothing can be found.

        The title index alone is used if it is sufficient.
        """
        words = site_words(wanted.site_id, wanted.text)
        if wanted.text.strip() and not words:
            return None
        clauses = self._narrowing(wanted)
        if words:
            found = self._database.titles.matching(words, joined=joined or bool(clauses))
            clauses.insert(0, (found.where, found.values))
            source, number = found.source, found.number
        else:
            # The index by category is more selective than the one by site.
            site = "listed.site_id = ?"
            if wanted.category_ids is not None:
                site = self._database.aside(site)
            clauses.insert(0, (site, (wanted.site_id,)))
            source, number = "listed", "listed.number"
        return Matching(source, number, *_all_of(clauses))

    def _narrowing(self, wanted: SiteSearch) -> list[_Clause]:
        """Return what a search asks for beside its site and its words."""
        return [*self._other_clauses(wanted), *_price_clauses(wanted)]

    def _other_clauses(self, wanted: SiteSearch) -> Iterator[_Clause]:
        if wanted.category_ids is not None:
            yield self._database.among("listed.category_id"), (_json(wanted.category_ids),)
        for column, value in (
            ("seller_id", wanted.seller_id),
            ("condition", wanted.condition),
            ("buying_mode", wanted.buying_mode),
            ("listing_type_id", wanted.listing_type_id),
        ):
            if value:
                yield f"listed.{column} = ?", (value,)
        if wanted.free_shipping is not None:
            yield "listed.free_shipping = ?", (int(wanted.free_shipping),)


def _all_of(clauses: Sequence[_Clause]) -> tuple[str, tuple[Value, ...]]:
    return (
        " AND ".join(clause for clause, _ in clauses),
        tuple(value for _, values in clauses for value in values),
    )


def _price_clauses(wanted: SiteSearch) -> Iterator[_Clause]:
    if wanted.lowest_price is not None:
        yield "listed.price >= ?", (wanted.lowest_price,)
    if wanted.highest_price is not None:
        yield "listed.price <= ?", (wanted.highest_price,)


def _json(ids: Sequence[str]) -> str:
    # A single parameter for any number of ids, because the number of parameters is limited.
    return write_json(list(ids)).decode()


# Listings in price order are scattered over the file, those with a word are in file order.
_WORTH = 16
_HAS_WORD = "instr(' ' || listed.words || ' ', ?) > 0"
_LOOKED_AT = ", ".join(f"listed.{name}" for name in Listed._fields)
