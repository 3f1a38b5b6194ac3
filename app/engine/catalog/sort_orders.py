"""The sort orders and tabs of the whole catalog, as arrays kept until the catalog changes."""

from __future__ import annotations

from array import array
from itertools import chain
from typing import TYPE_CHECKING

from app.engine.catalog.catalog import COUNT_AGAIN, counts_of
from app.engine.catalog.table_query import ListingQuery
from app.workspace.listing_rows import ALARMS, TABS

if TYPE_CHECKING:
    from app.engine.catalog.table_query import SortKey
    from app.workspace.catalog.catalog_reader import CatalogReader

_MOST_ORDERS = 2
TAB_BYTES = {view: code + 1 for view, code in TABS.items()}
"""The byte of each tab; it is never 0, because 0 means that there is no such listing."""


class Orders:
    """The orders, tabs and counts of one catalog revision, each read at its first use."""

    def __init__(self, reader: CatalogReader) -> None:
        self._reader = reader
        self._orders: dict[tuple[str, tuple[SortKey, ...]], array[int]] = {}
        self._tabs = bytearray()
        self._alarms: dict[str, array[int]] = {}

    def has(self, query: ListingQuery) -> bool:
        """Return whether the order of ``query`` is kept."""
        return _key(query) in self._orders

    def of(self, query: ListingQuery) -> array[int]:
        """Return the numbers of all listings in the order of ``query``, first key ascending.

        If the order uses attributes, the facets must be attached.
        """
        key = _key(query)
        if key not in self._orders:
            while len(self._orders) >= _MOST_ORDERS:
                del self._orders[next(iter(self._orders))]
            if query.walkable:
                up = ListingQuery(sort=query.sort, descending=False)
                order = array("I")
                for walk in up.walks():
                    rows = chain.from_iterable(self._reader.chunks(walk.select("number")))
                    order.extend(chain.from_iterable(rows))
            else:
                # Imported late, because few orders lack an index.
                from app.engine.catalog.sort_keys import all_in_order

                order = all_in_order(self._reader, query)
            # The arrays come from several reads, so one may contain a listing that another lacks.
            size = max(order, default=0) + 1
            if size > len(self._tabs):
                self._tabs = bytearray()
            self._orders[key] = order
        return self._orders[key]

    def tabs(self) -> bytearray:
        """Return an array with the tab code of each number, 0 if there is no such listing."""
        if not self._tabs:
            size = max((max(order, default=0) for order in self._orders.values()), default=0) + 1
            tabs = bytearray(size)
            for view, tab in TABS.items():
                code = TAB_BYTES[view]
                rows = self._reader.chunks(
                    "SELECT number FROM items INDEXED BY by_tab WHERE tab = ?", (tab,)
                )
                for (number,) in chain.from_iterable(rows):
                    if number < size:
                        tabs[number] = code
            self._tabs = tabs
        return self._tabs

    def alarms(self, view: str) -> array[int]:
        """Return the numbers of the listings with one kind of alarm."""
        if view not in self._alarms:
            rows = self._reader.each("SELECT number FROM alarms WHERE kind = ?", (ALARMS[view],))
            self._alarms[view] = array("I", chain.from_iterable(rows))
        return self._alarms[view]

    def counts(self) -> dict[str, int]:
        """Return the number of listings in each view, from the counts that the writer maintains."""
        kept = dict(self._reader.rows("SELECT tab, listings FROM counts"))
        if not all(isinstance(count, int) for count in kept.values()):
            # The file is damaged, which has not been detected yet; the rows themselves may be
            # intact.
            kept = dict(self._reader.rows(COUNT_AGAIN))
        return counts_of(kept)

    def total(self) -> int:
        """Return the number of listings."""
        return self.counts()["all"]


def _key(query: ListingQuery) -> tuple[str, tuple[SortKey, ...]]:
    """Return the cache key of an order, which is the same for its reversed order."""
    return query.sort, tuple((sort, down != query.descending) for sort, down in query.then)
