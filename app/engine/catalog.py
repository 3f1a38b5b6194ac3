"""The local listings as the table reads them: counted, sorted, searched and cut into windows."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from app.workspace.catalogue import CatalogueReader
from app.workspace.rows import ROW_COLUMNS, TABS, ItemRow, fold

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from app.engine.events import Receipt
    from app.engine.totals import Totals

__all__ = ["ItemCatalog", "ItemRow", "ListingQuery", "Shop"]

# Column of the order, and the covering index along which a window is walked.
_SORTS = {
    "title": ("title_key", "by_title"),
    "status": ("status", "by_status"),
    "price": ("price_key", "by_price"),
    "available_quantity": ("available_quantity", "by_available_quantity"),
    "sold_quantity": ("sold_quantity", "by_sold_quantity"),
    "net": ("net_key", "by_net"),
    "health": ("health_key", "by_health"),
    "last_updated": ("last_updated", "by_last_updated"),
}
SORTS = tuple(_SORTS)
VIEWS = ("all", *TABS)
# Up to so many rows are sorted on the spot; more are walked along the index of the order.
_FEW = 3_000
_MOST_WORDS = 8
_LONGEST_WORD = 64
_MOST_MARKS = 500


@dataclass(frozen=True, slots=True)
class ListingQuery:
    """What the table shows: words, tab and order.

    ``text`` finds listings that have, for each of its words, a word beginning with it in title,
    seller's code or id. ``view`` is one of ``VIEWS`` and ``sort`` one of ``SORTS``; an unknown one
    is ``ValueError``.
    """

    text: str = ""
    view: str = "all"
    sort: str = "last_updated"
    descending: bool = True

    def __post_init__(self) -> None:
        if self.view not in VIEWS or self.sort not in _SORTS:
            raise ValueError(f"no such view or order: {self.view}, {self.sort}")


class Shop(NamedTuple):
    """Whose listings these are, as of the last connection; empty texts before the first one."""

    site_id: str
    nickname: str
    user_id: str
    practice: bool


class ItemCatalog:
    """Quick, synchronous reads of the catalogue at ``path``; a missing one has no rows.

    Remembers where earlier windows began (anchors), so that scrolling seeks instead of counting,
    until the catalogue changes.
    """

    def __init__(self, path: Path) -> None:
        self._reader = CatalogueReader(path)
        self._seen = -1
        self._anchors: dict[ListingQuery, tuple[list[int], list[tuple[object, int]]]] = {}
        self._counts: dict[tuple[str, str], int] = {}
        self._matched: str | None = None
        self._everything = False

    def revision(self) -> int:
        """Changes when the worker wrote; compare for equality only."""
        return self._reader.revision()

    @property
    def damaged(self) -> bool:
        """Whether the file could not be read the last time it was tried."""
        return self._reader.damaged

    def count(self, query: ListingQuery) -> int:
        """How many listings ``query`` has."""
        self._refresh()
        text = query.text.strip()
        key = (text, query.view)
        if key not in self._counts:
            if text:
                source, parameters = self._source(query)
                found = self._reader.rows(f"SELECT count(*) FROM {source}", parameters)
                self._counts[key] = found[0][0] if found else 0
            else:
                self._count_tabs()
        return self._counts[key]

    def window(self, query: ListingQuery, first: int, size: int) -> list[ItemRow]:
        """The listings at positions ``first`` to ``first + size - 1``; fewer at the end."""
        if first < 0 or size <= 0 or not self.count(query):
            return []
        walked = self._walk(query, first, size)
        if not walked:
            return []
        marks = ", ".join("?" * len(walked))
        rows = self._reader.rows(
            f"SELECT number, {ROW_COLUMNS} FROM items WHERE number IN ({marks})",
            [number for _, number in walked],
        )
        by_number = {row[0]: ItemRow._make(row[1:]) for row in rows}
        return [by_number[number] for _, number in walked if number in by_number]

    def position(self, query: ListingQuery, item_id: str) -> int | None:
        """Where the listing stands in ``query``, counted from 0; ``None`` when it is not in it."""
        self._refresh()
        column, _ = _SORTS[query.sort]
        source, parameters = self._source(query, "items")
        found = self._reader.rows(
            f"SELECT {column}, items.number FROM {source} AND items.id = ?", (*parameters, item_id)
        )
        if not found:
            return None
        before = ">" if query.descending else "<"
        source, parameters = self._source(query, self._way(query))
        return int(
            self._reader.rows(
                f"SELECT count(*) FROM {source} AND ({column}, items.number) {before} (?, ?)",
                (*parameters, *found[0]),
            )[0][0]
        )

    def tab_counts(self) -> dict[str, int]:
        """How many listings each view has, whatever is searched for."""
        return {view: self.count(ListingQuery(view=view)) for view in VIEWS}

    def row(self, item_id: str) -> ItemRow | None:
        """One listing, or ``None``."""
        found = self._reader.items(f"SELECT {ROW_COLUMNS} FROM items WHERE id = ?", (item_id,))
        return found[0] if found else None

    def ids(self, query: ListingQuery) -> list[str]:
        """The ids of all listings of ``query``, in its order."""
        self._refresh()
        column, _ = _SORTS[query.sort]
        source, parameters = self._source(query)
        way = "DESC" if query.descending else "ASC"
        found = self._reader.rows(
            f"SELECT items.id FROM {source} ORDER BY {column} {way}, items.number {way}", parameters
        )
        return [item_id for (item_id,) in found]

    def rows(self, ids: Sequence[str]) -> list[ItemRow]:
        """The listings with these ids, in this order; missing ones are left out."""
        found: dict[str, ItemRow] = {}
        for start in range(0, len(ids), _MOST_MARKS):
            some = ids[start : start + _MOST_MARKS]
            marks = ", ".join("?" * len(some))
            rows = self._reader.items(
                f"SELECT {ROW_COLUMNS} FROM items WHERE id IN ({marks})", some
            )
            found.update((row.id, row) for row in rows)
        return [found[item_id] for item_id in ids if item_id in found]

    def totals(self, ids: Sequence[str]) -> Totals:
        """Sums and means over the listings with these ids, for the inspector of a selection."""
        # Imported late: no selection of several rows is there at the first paint.
        from app.engine.totals import total_of

        return total_of(self.rows(ids))

    def facts(self, item_id: str) -> dict[str, Any] | None:
        """The item as the marketplace last sent it; ``None`` when there is no readable body."""
        from app.domain.wire import Unreadable, read_json

        body = self._reader.body(item_id)
        try:
            item = None if body is None else read_json(body)
        except Unreadable:
            return None
        return item if isinstance(item, dict) else None

    def document(self, kind: str, document_id: str) -> bytes | None:
        """A stored answer of the marketplace (JSON), for example of kind ``category``."""
        return self._reader.document(kind, document_id)

    def shipping_cost(self, item_id: str) -> int | None:
        """What free shipping of the item costs, in hundredths of the currency unit, if known."""
        return self._reader.shipping_cost(item_id)

    def shop(self) -> Shop:
        """Whose listings these are, known before anything is connected."""
        fact = self._reader.fact
        return Shop(
            fact("site_id") or "",
            fact("nickname") or "",
            fact("user_id") or "",
            fact("practice") == "yes",
        )

    def synced_at(self) -> int | None:
        """When the last complete sync ended, in milliseconds since 1970."""
        found = self._reader.fact("synced_at")
        return int(found) if found else None

    def last_receipt(self) -> Receipt | None:
        """What the last sync found, or ``None`` before the first one."""
        from app.engine.sync import read_receipt

        return read_receipt(self._reader.fact("receipt"))

    def close(self) -> None:
        """Close the file; the next read opens it again."""
        self._reader.close()
        self._seen = -1

    def _refresh(self) -> None:
        revision = self._reader.revision()
        if revision != self._seen:
            self._seen = revision
            self._anchors.clear()
            self._counts.clear()
            self._matched = None

    def _count_tabs(self) -> None:
        """Learn how many listings each view has: the writer keeps count."""
        kept = dict(self._reader.rows("SELECT tab, listings FROM counts"))
        if not all(isinstance(count, int) for count in kept.values()):
            # Damage that nobody noticed yet; the rows themselves may be sound.
            kept = dict(self._reader.rows("SELECT tab, count(*) FROM items GROUP BY tab"))
        self._counts["", "all"] = sum(kept.values())
        for view, tab in TABS.items():
            self._counts["", view] = kept.get(tab, 0)

    def _way(self, query: ListingQuery) -> str:
        """What to read ``query`` from: its order's index, unless few rows are to be sorted.

        A search is sorted by its own matches, whatever the tab, as the tab is read from each of
        them.
        """
        searched = bool(query.text.strip())
        narrow = ListingQuery(query.text) if searched else query
        if (searched or query.view != "all") and self.count(narrow) <= _FEW:
            return ""
        return f"items INDEXED BY {_SORTS[query.sort][1]}"

    def _source(self, query: ListingQuery, along: str = "") -> tuple[str, list[object]]:
        """FROM and WHERE of ``query`` and their parameters; ``along`` names the table to walk.

        Without ``along`` the search's own matches are walked, or whatever index SQLite likes.
        """
        where: list[str] = ["1"]
        parameters: list[object] = []
        if query.view != "all":
            where.append("tab = ?")
            parameters.append(TABS[query.view])
        if query.text.strip() and not self._match(query.text):
            if along:
                # The plus keeps SQLite from hopping along the index from match to match, sorting.
                where.append("+items.number IN (SELECT number FROM temp.matches)")
            else:
                along = "temp.matches CROSS JOIN items USING (number)"
        return f"{along or 'items'} WHERE {' AND '.join(where)}", parameters

    def _match(self, text: str) -> bool:
        """Whether all listings have the words of ``text``; if not, ``temp.matches`` has those that
        do.

        Done once per text: every window and count of the search then joins a small sorted table.
        """
        if text == self._matched:
            return self._everything
        self._matched = text
        # Words are letters and digits only; the quotes keep AND, OR and NOT from being operators.
        words = [word[:_LONGEST_WORD] for word in fold(text[:1000]).split()[:_MOST_WORDS]]
        wanted = (" ".join(f'"{word}"*' for word in words),)
        run = self._reader.rows
        counted = run("SELECT count(*) FROM search WHERE search MATCH ?", wanted) if words else []
        # The beginning of every id, for example: nothing to narrow, and the longest list to copy.
        self._everything = bool(counted) and counted == run("SELECT count(*) FROM items")
        if not self._everything:
            run("PRAGMA query_only = OFF")
            run("PRAGMA temp_store = MEMORY")
            run("CREATE TEMP TABLE IF NOT EXISTS matches (number INTEGER PRIMARY KEY)")
            run("DELETE FROM temp.matches")
            if words:
                run(
                    "INSERT INTO temp.matches SELECT rowid FROM search WHERE search MATCH ?", wanted
                )
            run("PRAGMA query_only = ON")
        return self._everything

    def _walk(self, query: ListingQuery, first: int, size: int) -> list[tuple[object, int]]:
        """Key and number of the window's rows, from the nearest of start, end and anchors."""
        column, _ = _SORTS[query.sort]
        source, parameters = self._source(query, self._way(query))
        places, keys = self._anchors.setdefault(query, ([], []))
        nearest = bisect_right(places, first) - 1
        skip = first - places[nearest] if nearest >= 0 else first
        total = self.count(query)
        size = min(size, total - first)
        from_end = total - first - size
        descending = query.descending
        if from_end < skip:
            skip, descending = from_end, not descending
        elif nearest >= 0:
            beyond = "<=" if descending else ">="
            source += f" AND ({column}, items.number) {beyond} (?, ?)"
            parameters += keys[nearest]
        way = "DESC" if descending else "ASC"
        walked = self._reader.rows(
            f"SELECT {column}, items.number FROM {source}"
            f" ORDER BY {column} {way}, items.number {way} LIMIT ? OFFSET ?",
            (*parameters, max(size, 0), skip),
        )
        if descending is not query.descending:
            walked.reverse()
        if walked and skip > size:
            places.insert(nearest + 1, first)
            keys.insert(nearest + 1, walked[0])
        return walked
