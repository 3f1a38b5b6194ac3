"""The local listings as the window reads them itself: never more than a window of rows."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.engine.catalog.currencies import currency_places, known_site
from app.engine.catalog.finding import Found, pack
from app.engine.catalog.listing_reads import rows_of
from app.engine.catalog.table_query import VIEWS, ListingQuery
from app.workspace.catalog.catalog_reader import PRICED, CatalogReader
from app.workspace.errors import StorageInterrupted
from app.workspace.listing_rows import ALARMS, ROW_COLUMNS, TABS, ItemRow

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence
    from pathlib import Path

    from app.domain.wire_item import WireItem
    from app.engine.catalog.questions import CatalogAnswer, CatalogQuestion, Reader
    from app.rules.sites import SiteRules
    from app.workspace.errors import SchemaTooNew

__all__ = ["ALARMS", "VIEWS", "ItemCatalog", "ItemRow", "ListingQuery", "ShopIdentity"]

# What a statement may take (steps of SQLite's machine): some milliseconds. What takes longer is
# asked of the reader.
MOST_STEPS = 60_000
# Far below what one statement takes, so that no plan of many codes is a long one.
_MOST_CODES = 200
COUNT_AGAIN = (
    "SELECT tab, count(*) FROM items GROUP BY tab"
    " UNION ALL SELECT kind, count(*) FROM alarms GROUP BY kind"
)

_OWNERS_OF_CODES = """
    SELECT code, (SELECT id FROM items WHERE number = min(ifnull(own, within), ifnull(within, own)))
    FROM (
        SELECT asked.value AS code,
            (SELECT number FROM items WHERE seller_custom_field = asked.value
             AND tab <> ? AND id <> ? ORDER BY number LIMIT 1) AS own,
            (SELECT number FROM variation_codes JOIN items USING (number)
             WHERE code = asked.value AND tab <> ? AND id <> ? ORDER BY number LIMIT 1) AS within
        FROM json_each(?) AS asked
    )
"""
"""Each code with the id of the first listing that has it, or NULL: two searches of an index."""


def counts_of(kept: Mapping[int, int]) -> dict[str, int]:
    """Return how many listings each view has; ``kept`` are the counts as the writer keeps them."""
    counts = {view: kept.get(tab, 0) for view, tab in TABS.items()}
    alarms = {view: kept.get(kind, 0) for view, kind in ALARMS.items()}
    return {"all": sum(counts.values()), **counts, **alarms}


class ShopIdentity(NamedTuple):
    """Whose listings these are, as of the last connection; empty texts before the first one."""

    site_id: str
    nickname: str
    user_id: str
    practice: bool


class ItemCatalog:
    """Quick, synchronous reads of the catalogue at ``path``; a missing one has no rows.

    Every statement is stopped after ``most_steps``. What is not bounded (searching, sorting,
    counting, adding up) is asked of a ``Reader`` by ``ask``; questions that come before there is
    one wait for it. Without ``mapped`` the file takes no memory of this process.
    """

    def __init__(self, path: Path, *, most_steps: int = MOST_STEPS, mapped: bool = True) -> None:
        self.path = path
        self._reader = CatalogReader(path, most_steps=most_steps, mapped=mapped)
        self._seen = -1
        self._counts: dict[str, int] = {}
        self._category_names: dict[str, str] = {}
        self._named_at = -1
        self._answering: Reader | None = None
        self._waiting: dict[str, tuple[CatalogQuestion, Callable[[CatalogAnswer], None]]] = {}

    # -- what is asked of the reader -----------------------------------------------------------

    def answer_with(self, reader: Reader) -> None:
        """Ask ``reader`` from now on, first what has waited for it."""
        self._answering = reader
        waiting, self._waiting = self._waiting, {}
        for key, (question, on_answer) in waiting.items():
            reader.ask(key, question, on_answer)

    def ask(
        self, key: str, question: CatalogQuestion, on_answer: Callable[[CatalogAnswer], None]
    ) -> None:
        """Have ``on_answer`` called with each answer; of one ``key`` the newest question counts."""
        if self._answering is None:
            self._waiting[key] = (question, on_answer)
        else:
            self._answering.ask(key, question, on_answer)

    # -- windows of rows -----------------------------------------------------------------------

    def revision(self) -> int:
        """Return a number that changes when the worker wrote; compare it for equality only."""
        return self._reader.revision()

    @property
    def refusal(self) -> SchemaTooNew | None:
        """Why the catalogue is not read: it is one of a newer program."""
        return self._reader.refusal

    @property
    def damaged(self) -> bool:
        """Whether the file could not be read the last time it was tried."""
        return self._reader.damaged

    def tab_counts(self) -> dict[str, int]:
        """Return how many listings each view has, whatever is searched for: the writer keeps
        count.
        """
        revision = self._reader.revision()
        if revision != self._seen:
            kept = dict(self._reader.rows("SELECT tab, listings FROM counts"))
            if not all(isinstance(count, int) for count in kept.values()):
                # Damage that nobody noticed yet; the rows themselves may be sound.
                kept = dict(self._reader.rows(COUNT_AGAIN))
            self._counts = counts_of(kept)
            self._seen = revision
        return dict(self._counts)

    def first_page(self, query: ListingQuery, size: int) -> Found:
        """Return the first listings of ``query``, before a reader has found them all.

        There are none where words are searched for, or where they lie too deep to be found by
        looking through what comes first.
        """
        counts = None if query.searches else self.tab_counts()
        numbers: list[int] = []
        if counts is not None and counts[query.view] and query.walkable:
            try:
                for walk in query.walks():
                    found = self._reader.rows(
                        f"{walk.select('number')} LIMIT ?",
                        (*walk.parameters, size - len(numbers)),
                    )
                    numbers += [number for (number,) in found]
            except StorageInterrupted:
                numbers = []
        whole = counts is not None and counts[query.view] == len(numbers)
        return Found(query, pack(numbers), whole, counts)

    def rows_at(self, numbers: Sequence[int]) -> list[ItemRow | None]:
        """Return the listings with these numbers (a window of them), ``None`` for one that has
        gone.
        """
        if not numbers:
            return []
        marks = ", ".join("?" * len(numbers))
        rows = self._reader.rows(
            f"SELECT number, {ROW_COLUMNS} FROM items WHERE number IN ({marks})", list(numbers)
        )
        found = {row[0]: ItemRow._make(row[1:]) for row in rows}
        return [found.get(number) for number in numbers]

    def values_at(
        self, numbers: Sequence[int], paths: Sequence[str]
    ) -> dict[int, Mapping[str, object]]:
        """Return by number what the listings ``numbers`` (a dozen or two) have at ``paths``, which
        their rows do not hold (``app.engine.catalog.cell_values``).
        """
        # Imported here: the first frame has no such columns, as a rule.
        from app.engine.catalog.cell_values import values_at

        revision = self._reader.revision()
        if revision != self._named_at:
            self._category_names, self._named_at = {}, revision
        try:
            return values_at(self._reader, numbers, paths, self._category_names)
        except StorageInterrupted:
            return {}

    def number_of(self, item_id: str) -> int | None:
        """Return the number of a listing, or ``None``."""
        found = self._reader.rows("SELECT number FROM items WHERE id = ?", (item_id,))
        return found[0][0] if found else None

    def row(self, item_id: str) -> ItemRow | None:
        """Return one listing, or ``None``."""
        found = self._reader.items(f"SELECT {ROW_COLUMNS} FROM items WHERE id = ?", (item_id,))
        return found[0] if found else None

    def title(self, item_id: str) -> str:
        """Return what a listing is called: its title, or its id where that is not known."""
        row = self.row(item_id)
        return item_id if row is None else row.title or item_id

    def rows(self, ids: Sequence[str]) -> list[ItemRow]:
        """Return the listings with these ids, in this order; missing ones are left out."""
        return list(rows_of(self._reader, ids))

    def with_own_codes(self, codes: Collection[str], but: str = "") -> dict[str, ItemRow]:
        """Return the first listing with each of these own codes, itself or in a variation.

        Left out are closed ones, the listing ``but``, and codes that nobody has.
        """
        from app.domain.wire import write_plain

        known, kept = list(dict.fromkeys(codes)), (TABS["closed"], but)
        ids: dict[str, str] = {}
        try:
            for start in range(0, len(known), _MOST_CODES):
                some = write_plain(known[start : start + _MOST_CODES]).decode()
                found = self._reader.rows(_OWNERS_OF_CODES, (*kept, *kept, some))
                ids |= {code: item_id for code, item_id in found if item_id is not None}
        except StorageInterrupted:
            # A catalogue without the index, until the worker has brought it up to date.
            return {}
        rows = {row.id: row for row in self.rows(list(dict.fromkeys(ids.values())))}
        return {code: rows[item_id] for code, item_id in ids.items() if item_id in rows}

    def facts(self, item_id: str) -> WireItem | None:
        """Return the item as the marketplace last sent it; ``None`` when there is no readable
        body.
        """
        from app.domain.wire import Unreadable, read_json
        from app.domain.wire_item import item_of

        body = self._reader.body(item_id)
        try:
            item = None if body is None else read_json(body)
        except Unreadable:
            return None
        return item_of(item) if isinstance(item, dict) else None

    def document(self, kind: str, document_id: str) -> bytes | None:
        """Return a stored answer of the marketplace (JSON), for example of kind ``category``."""
        return self._reader.document(kind, document_id)

    def currency_places(self) -> dict[str, int]:
        """Return the decimals of the currencies that the marketplace was asked for, by id."""
        return currency_places(self._reader)

    def site(self, site_id: str) -> SiteRules:
        """Return the facts of a site, with those of the currencies of the shop's listings."""
        return known_site(site_id, self._reader)

    def shipping_cost(self, item_id: str) -> int | None:
        """Return what free shipping of the item costs, in hundredths of the currency unit, if
        known.
        """
        return self._reader.shipping_cost(item_id)

    def shop(self) -> ShopIdentity:
        """Return whose listings these are, which is known before anything is connected."""
        fact = self._reader.fact
        return ShopIdentity(
            fact("site_id") or "",
            fact("nickname") or "",
            fact("user_id") or "",
            fact("practice") == "yes",
        )

    def has_own_figures(self) -> bool:
        """Return whether the nets are by figures of the seller's own, as far as there are any."""
        return bool(self._reader.fact(PRICED))

    def synced_at(self) -> int | None:
        """Return when the last complete sync ended, in milliseconds since 1970."""
        found = self._reader.fact("synced_at")
        return int(found) if found else None

    def close(self) -> None:
        """Close the file, and end the reader; the next read opens the file again."""
        if self._answering is not None:
            self._answering.close()
            self._answering = None
        self._reader.close()
        self._seen = -1
