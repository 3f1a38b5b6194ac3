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
"""Results of a search, the newest first, that are looked at for the filters it offers."""

NEWEST = "newest"
SORTS: Mapping[str, str] = {
    NEWEST: "{number} DESC",
    "price_asc": "listed.price NULLS FIRST, {number} DESC",
    "price_desc": "listed.price DESC NULLS LAST, {number} DESC",
}
"""The sorts of a search and what each goes by; the number settles ties."""

_Clause = tuple[str, tuple[Value, ...]]


@dataclass(frozen=True, slots=True)
class SiteSearch:
    """The criteria of a search of a site; ``None`` and ``""`` mean any.

    Every word of ``text`` has to be a word of the title. ``category_ids`` are all categories it
    may be in. Prices are in hundredths, both ends included.
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
    """What one result has of what can be filtered by."""

    category_id: str | None
    price: int | None
    condition: str | None
    buying_mode: str | None
    listing_type_id: str | None
    free_shipping: int


class SiteSearchStore:
    """Reads the table of what is listed and the index of titles."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._counts = Counts(database, self._count)

    def count(self, wanted: SiteSearch) -> int:
        """Return how many active items a search finds; counted once until something is written."""
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
        """Return how many active items there are in each category, those below it left out."""
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

        ``total`` is what :meth:`count` found.
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
        """Return the numbers of a page, from all that has the words."""
        # The index of titles knows no prices.
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
        """Return how many listings to look at by price for the first ``place`` of the results.

        0 where that is not worth a try: it would take more of them, or ``total`` results are
        soon put in order.
        """
        row = self._database.one("SELECT max(number) FROM listed")
        listings = 0 if row is None else int(row[0] or 0)
        # If too few are found, looking at so many cost a quarter of what sorting all results takes.
        window = total // _WORTH
        return window if window * total >= place * listings else 0

    def _walk(
        self, wanted: SiteSearch, sort: str, offset: int, size: int, window: int
    ) -> list[Row]:
        """Return the numbers of a page by price, from the cheapest or dearest of a site alone.

        Words that many listings have are soon found among them, while to put all that have them
        in order takes a tenth of a second. Fewer rows than ``size`` are no answer.
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
        # An index of its own would keep the database from following that of the prices.
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
        """Return what the newest results have of what can be filtered by."""
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
        """Return what finds the results of a search; ``None`` when nothing can be found.

        The index of titles is read alone where it says enough.
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
            # A category is the narrower way in.
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
    # One value however many there are: the number of those is limited.
    return write_json(list(ids)).decode()


# Listings by price lie anywhere in the file, those that have a word lie in its order.
_WORTH = 16
_HAS_WORD = "instr(' ' || listed.words || ' ', ?) > 0"
_LOOKED_AT = ", ".join(f"listed.{name}" for name in Listed._fields)
