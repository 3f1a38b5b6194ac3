"""The unbounded reads of the catalog (search, order, counts, sums); never on the window's thread.

The order of the whole catalog and the tab of each listing are kept as arrays until the catalog
changes: a search then only marks its matches and selects the marked numbers from the order.
"""

from __future__ import annotations

from array import array
from itertools import chain, islice
from time import perf_counter
from typing import TYPE_CHECKING

from app.engine.catalog.cell_values import values_of
from app.engine.catalog.grouping import groups_of
from app.engine.catalog.listing_question import Find, Found, pack
from app.engine.catalog.listing_reads import (
    ids_of,
    kept_by,
    rows_at,
    rows_of,
    slices,
)
from app.engine.catalog.questions import (
    AttributeNames,
    Attributes,
    CatalogAnswer,
    CatalogQuestion,
    Complete,
    Count,
    Counted,
    First,
    GroupBy,
    Grouped,
    Ids,
    IdsOf,
    Keep,
    Making,
    Parse,
    Rows,
    RowsOf,
    Sum,
    Summed,
    Unreadable,
    Values,
    ValuesOf,
    Warned,
)
from app.engine.catalog.search_reading import SearchReading
from app.engine.catalog.sort_keys import first_by_values, some_in_order
from app.engine.catalog.sort_orders import TAB_BYTES, Orders
from app.engine.catalog.table_query import VIEWS, ListingQuery
from app.engine.catalog.totals import TotalsCounter
from app.engine.queries.errors import QueryError
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.listing_rows import ALARMS, ROW_COLUMNS, TABS, ItemRow, has_words

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Sequence
    from pathlib import Path

    from app.engine.catalog.search_text import SearchText

# The number of rows of the first page, and the time limit for finding it at the beginning of the
# order.
PAGE = 80
_PAGE_SECONDS = 0.04
# With at most so many listings, the whole search ends before a first page could be found.
_SMALL = 30_000
# At most so many matches are sorted by themselves, without the order of the whole catalog.
_FEW = 2_000
PIECE = 5_000
ROWS_PIECE = 200


class ListingSearch:
    """The answering of questions about the catalog at ``path``, one at a time.

    ``stop`` is called repeatedly; when it returns true, the work ends with ``StorageInterrupted``.
    """

    def __init__(self, path: Path, stop: Callable[[], bool] | None = None) -> None:
        self._reader = CatalogReader(path, stop=stop)
        self._seen = (-1, 0)
        self._orders = Orders(self._reader)
        self._reading = SearchReading(self._reader)
        self._marked: SearchText | None = None
        self._marks = bytearray()

    def answer(self, question: CatalogQuestion) -> Iterator[CatalogAnswer]:
        """Yield the answers to a question, each as soon as it is known."""
        match question:
            case Find(query, keep):
                yield from self._find(query, keep)
            case First(query, size):
                yield Rows(tuple(self._first_rows(query, size)))
            case IdsOf(packed):
                yield from _in_pieces(ids_of(self._reader, memoryview(packed).cast("I")))
            case Keep(query, ids):
                yield from _in_pieces(self._kept(query, ids))
            case Complete(text, cursor):
                yield self._reading.completed(text, cursor)
            case Parse(text):
                yield self._reading.parsed(text)
            case Count(texts, first):
                for place in range(first, len(texts)):
                    yield Counted(place, self._count(texts[place]), place + 1 == len(texts))
            case ValuesOf(attribute, begun):
                yield Values(self._reading.values_of(attribute, begun))
            case Warned(ids):
                yield from _in_pieces(r.id for r in rows_of(self._reader, ids) if r.warnings)
            case RowsOf(ids, paths):
                for some in slices(rows_of(self._reader, ids), ROWS_PIECE):
                    values = values_of(self._reader, some, paths) if paths else ()
                    yield Rows(tuple(some), last=False, values=values)
                yield Rows((), last=True)
            case GroupBy(query, column):
                yield from self._grouped(query, column)
            case Attributes():
                yield AttributeNames(self._reading.attribute_names())
            case Sum(ids):
                adding = TotalsCounter()
                for row in rows_of(self._reader, ids):
                    adding.add(row)
                yield Summed(adding.totals())

    def _grouped(self, query: ListingQuery, column: str) -> Iterator[Grouped | Making | Unreadable]:
        try:
            sought = yield from self._reading.steps(query.text)
        except QueryError as problem:
            yield Unreadable(query, problem)
            return
        yield Grouped(groups_of(self._reader, sought, query.view, column))

    def _count(self, text: str) -> int | None:
        """Return the number of listings that match ``text``.

        Return ``None`` if the text cannot be read, or needs facets that do not exist yet.
        """
        try:
            sought = self._reading.with_present_facets(text)
        except QueryError:
            return None
        if sought is None:
            return None
        if sought.is_empty:
            # The text is not empty but has no searchable word, so no listing matches it.
            self._refresh()
            return 0 if text.strip() else self._orders.total()
        sql, parameters = sought.numbers()
        counted = self._reader.rows(f"SELECT count(*) FROM ({sql})", parameters)
        return int(counted[0][0]) if counted else None

    def found(self, query: ListingQuery) -> Found:
        """Return all listings of ``query``; raise ``QueryError`` if it cannot be read."""
        *_, whole = self._find(query, ())
        if isinstance(whole, Found):
            return whole
        assert isinstance(whole, Unreadable)
        raise whole.problem

    def rows(self, query: ListingQuery, first: int = 0, size: int | None = None) -> list[ItemRow]:
        """Return the listings at positions ``first`` to ``first + size - 1``, or to the end."""
        numbers = self.found(query).numbers[first : None if size is None else first + size]
        return rows_at(self._reader, numbers)

    def ids(self, query: ListingQuery) -> list[str]:
        """Return the ids of all listings of ``query``, in its order."""
        return list(ids_of(self._reader, self.found(query).numbers))

    def close(self) -> None:
        """Close the catalog and the files attached to it."""
        self._reading.close()
        self._reader.close()
        self._seen = (-1, 0)

    # -- matches and their order -------------------------------------------------------------------

    def _find(
        self, query: ListingQuery, keep: Sequence[str]
    ) -> Iterator[Found | Making | Unreadable]:
        try:
            attributes = query.sorts_by_attributes
            sought = yield from self._reading.steps(query.text, facets=attributes)
        except QueryError as problem:
            yield Unreadable(query, problem)
            return
        self._refresh()
        kept = tuple(kept_by(self._reader, query.view, sought, keep)) if keep else ()
        if query.searches and sought.is_empty:
            yield Found(query, b"", True, dict.fromkeys(VIEWS, 0), kept)
            return
        few = self._few(sought) if not sought.is_empty and sought != self._marked else None
        if few is not None and len(few) <= _FEW:
            yield self._sorted(query, few, kept)
            return
        page = None
        if few is not None and self._orders.total() > _SMALL:
            page = self._first_page(query, sought, PAGE)
        elif sought.is_empty and not self._orders.has(query) and self._orders.total() > _SMALL:
            page = first_by_values(self._reader, query, PAGE)
        if page:
            yield Found(query, pack(page), False, None, kept)
        yield self._whole(query, sought, kept)

    def _kept(self, query: ListingQuery, ids: Collection[str]) -> Iterator[str]:
        try:
            sought = self._reading.now(query.text)
        except QueryError:
            # A query that cannot be read shows no listings, so none of the ids is kept.
            return
        if not (query.searches and sought.is_empty):
            yield from kept_by(self._reader, query.view, sought, ids)

    def _few(self, sought: SearchText) -> list[int]:
        """Return the numbers of the matches, at most one more than ``_FEW``."""
        sql, parameters = sought.numbers()
        found = self._reader.rows(f"{sql} LIMIT ?", (*parameters, _FEW + 1))
        return [number for (number,) in found]

    def _sorted(self, query: ListingQuery, matches: list[int], kept: tuple[str, ...]) -> Found:
        """Return a small number of matches, sorted without the order of the whole catalog."""
        try:
            order, tabs = some_in_order(self._reader, query, matches)
        except (TypeError, KeyError):
            # In an intact file all keys of a column have one type: this file is damaged, and no
            # rows are shown.
            order, tabs = [], {}
        counts = {view: sum(tab == code for tab in tabs.values()) for view, code in TABS.items()}
        wanted = TABS.get(query.view)
        shown = [n for n in order if wanted is None or tabs[n] == wanted]
        for view in ALARMS:
            alarmed = {*self._orders.alarms(view)} if order else set()
            counts[view] = sum(map(alarmed.__contains__, order))
            if query.view == view:
                shown = [n for n in shown if n in alarmed]
        return Found(query, pack(shown), True, {"all": len(order), **counts}, kept)

    def _first_page(self, query: ListingQuery, sought: SearchText, size: int) -> list[int] | None:
        """Return the first page of a frequent search by scanning the beginning of the order.

        Return ``None`` if the page is not complete within the time limit.
        """
        if not query.walkable:
            return None
        condition, asked = sought.row_condition()
        rows = chain.from_iterable(
            self._reader.each(
                walk.select(f"number, words, {condition}"), (*asked, *walk.parameters)
            )
            for walk in query.walks()
        )
        page: list[int] = []
        end = perf_counter() + _PAGE_SECONDS
        for number, text, fulfils in rows:
            if fulfils and has_words(text, sought.words):
                page.append(number)
                if len(page) == size:
                    return page
            if perf_counter() > end:
                return None
        return None

    def _whole(self, query: ListingQuery, sought: SearchText, kept: tuple[str, ...]) -> Found:
        order = self._orders.of(query)
        if sought.is_empty and query.view == "all":
            counts = self._orders.counts()
            shown = order
        else:
            marks = self._orders.tabs() if sought.is_empty else self._marks_of(sought)
            counts = {view: marks.count(code) for view, code in TAB_BYTES.items()}
            counts = {"all": sum(counts.values()), **counts}
            for view in ALARMS:
                alarmed = self._orders.alarms(view)
                counts[view] = sum(1 for n in alarmed if n < len(marks) and marks[n])
            if query.view in ALARMS:
                only = bytearray(len(marks))
                for n in self._orders.alarms(query.view):
                    if n < len(marks):
                        only[n] = marks[n]
                marks = only
            elif query.view != "all":
                code = TAB_BYTES[query.view]
                marks = marks.translate(bytes(n == code for n in range(256)))
            shown = array("I", filter(marks.__getitem__, order))
        if query.descending:
            shown = shown[::-1]
        return Found(query, shown.tobytes(), True, counts, kept)

    def _marks_of(self, sought: SearchText) -> bytearray:
        """Return an array with the tab code of each matching listing, otherwise 0."""
        tabs = self._orders.tabs()
        size = len(tabs)
        if sought != self._marked or len(self._marks) != size:
            marks = bytearray(size)
            if self._is_all(sought):
                # For example, if the word is the common beginning of all ids.
                marks = tabs
            else:
                for (number,) in chain.from_iterable(self._reader.chunks(*sought.numbers())):
                    if number < size:
                        marks[number] = tabs[number]
            self._marked, self._marks = sought, marks
        return self._marks

    def _is_all(self, sought: SearchText) -> bool:
        """Return whether every listing matches the words; the index counts them quickly."""
        if sought.where is not None:
            return False
        sql, parameters = sought.numbers()
        counted = self._reader.rows(f"SELECT count(*) FROM ({sql})", parameters)
        return bool(counted) and counted[0][0] == self._orders.total()

    def _refresh(self) -> None:
        revision = self._reading.revision()
        if revision != self._seen:
            self._seen = revision
            self._orders = Orders(self._reader)
            self._marked = None

    # -- listings and counts -----------------------------------------------------------------------

    def _first_rows(self, query: ListingQuery, size: int) -> list[ItemRow]:
        try:
            sought = self._reading.now(query.text)
        except QueryError:
            return []
        self._refresh()
        if sought.is_empty:
            if query.searches:
                return []
            if not query.walkable:
                return self.rows(query, 0, size)
            found: list[ItemRow] = []
            for walk in query.walks():
                statement = f"{walk.select(ROW_COLUMNS)} LIMIT ?"
                found += self._reader.items(statement, (*walk.parameters, size - len(found)))
            return found
        few = self._few(sought)
        page = self._first_page(query, sought, size) if len(few) > _FEW else None
        if page is None:
            return self.rows(query, 0, size)
        return rows_at(self._reader, page)


def _in_pieces(ids: Iterator[str]) -> Iterator[Ids]:
    while piece := tuple(islice(ids, PIECE)):
        yield Ids(piece, last=False)
    yield Ids((), last=True)
