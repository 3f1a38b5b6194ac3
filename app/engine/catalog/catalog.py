"""The window's direct reads of the local catalog, each limited to a window of rows."""

from typing import TYPE_CHECKING, NamedTuple

from app.engine.catalog.listing_question import Found, pack
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

# The limit of a statement in SQLite virtual machine steps: a few milliseconds. Longer reads are
# passed to the reader.
MOST_STEPS = 60_000
# Far below the limit of one statement, so that a query for many codes never takes long.
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
"""The statement for the first listing with each code, or NULL; it uses two index searches."""


def counts_of(kept: "Mapping[int, int]") -> dict[str, int]:
    """Return the number of listings in each view from the counts ``kept`` by the writer."""
    counts = {view: kept.get(tab, 0) for view, tab in TABS.items()}
    alarms = {view: kept.get(kind, 0) for view, kind in ALARMS.items()}
    return {"all": sum(counts.values()), **counts, **alarms}


class ShopIdentity(NamedTuple):
    """The owner of the listings as of the last connection; empty texts before the first one."""

    site_id: str
    nickname: str
    user_id: str
    practice: bool


class ItemCatalog:
    """Fast, synchronous reads of the catalog at ``path``; a missing file has no rows.

    Every statement is stopped after ``most_steps``. Unbounded questions (searching, sorting,
    counting, sums) are passed to a ``Reader`` by ``ask``; questions asked before the reader is set
    wait for it. Without ``mapped`` the file is not mapped into the memory of this process.
    """

    def __init__(self, path: "Path", *, most_steps: int = MOST_STEPS, mapped: bool = True) -> None:
        self.path = path
        self._reader = CatalogReader(path, most_steps=most_steps, mapped=mapped)
        self._seen = -1
        self._counts: dict[str, int] = {}
        self._category_names: dict[str, str] = {}
        self._named_at = -1
        self._answering: Reader | None = None
        self._waiting: dict[str, tuple[CatalogQuestion, Callable[[CatalogAnswer], None]]] = {}

    # -- questions for the reader ------------------------------------------------------------------

    def answer_with(self, reader: "Reader") -> None:
        """Use ``reader`` from now on, and pass it the questions that have waited for it."""
        self._answering = reader
        waiting, self._waiting = self._waiting, {}
        for key, (question, on_answer) in waiting.items():
            reader.ask(key, question, on_answer)

    def ask(
        self, key: str, question: "CatalogQuestion", on_answer: "Callable[[CatalogAnswer], None]"
    ) -> None:
        """Call ``on_answer`` with each answer; for each ``key`` only the newest question counts."""
        if self._answering is None:
            self._waiting[key] = (question, on_answer)
        else:
            self._answering.ask(key, question, on_answer)

    # -- windows of rows -----------------------------------------------------------------------

    def revision(self) -> int:
        """Return a number that changes when the worker writes; compare it for equality only."""
        return self._reader.revision()

    @property
    def refusal(self) -> "SchemaTooNew | None":
        """The error that prevents reading: the catalog was written by a newer version."""
        return self._reader.refusal

    @property
    def damaged(self) -> bool:
        """Whether the last attempt to read the file failed."""
        return self._reader.damaged

    def tab_counts(self) -> dict[str, int]:
        """Return the number of listings in each view, regardless of the search.

        The writer maintains these counts.
        """
        revision = self._reader.revision()
        if revision != self._seen:
            kept = dict(self._reader.rows("SELECT tab, listings FROM counts"))
            if not all(isinstance(count, int) for count in kept.values()):
                # The file is damaged, which has not been detected yet; the rows themselves may be
                # intact.
                kept = dict(self._reader.rows(COUNT_AGAIN))
            self._counts = counts_of(kept)
            self._seen = revision
        return dict(self._counts)

    def first_page(self, query: ListingQuery, size: int) -> Found:
        """Return the first listings of ``query`` before a reader has found them all.

        The result is empty if the query searches for words, or if its listings lie too deep in the
        order to be found within the step limit.
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

    def rows_at(self, numbers: "Sequence[int]") -> list[ItemRow | None]:
        """Return the listings with these numbers (a window of them); ``None`` for missing ones."""
        if not numbers:
            return []
        marks = ", ".join("?" * len(numbers))
        rows = self._reader.rows(
            f"SELECT number, {ROW_COLUMNS} FROM items WHERE number IN ({marks})", list(numbers)
        )
        found = {row[0]: ItemRow._make(row[1:]) for row in rows}
        return [found.get(number) for number in numbers]

    def values_at(
        self, numbers: "Sequence[int]", paths: "Sequence[str]"
    ) -> "dict[int, Mapping[str, object]]":
        """Return the values at ``paths`` of the listings ``numbers`` (a dozen or two), by number.

        These are values that the rows do not hold (``app.engine.catalog.cell_values``).
        """
        # Imported here, because the first frame usually has no such columns.
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
        """Return the title of a listing, or its id if the title is not known."""
        row = self.row(item_id)
        return item_id if row is None else row.title or item_id

    def rows(self, ids: "Sequence[str]") -> list[ItemRow]:
        """Return the listings with these ids, in this order; missing ones are left out."""
        # Imported here, as others below: the first frame reads its rows by their numbers.
        from app.engine.catalog.listing_reads import rows_of

        return list(rows_of(self._reader, ids))

    def with_own_codes(self, codes: "Collection[str]", but: str = "") -> dict[str, ItemRow]:
        """Return the first listing with each of these own codes, itself or in a variation.

        Closed listings and the listing ``but`` do not count; codes that no listing has are left
        out.
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
            # The index is missing until the worker has migrated the catalog.
            return {}
        rows = {row.id: row for row in self.rows(list(dict.fromkeys(ids.values())))}
        return {code: rows[item_id] for code, item_id in ids.items() if item_id in rows}

    def facts(self, item_id: str) -> "WireItem | None":
        """Return the item as the marketplace last sent it; ``None`` without a readable body."""
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
        """Return the decimal places, by currency id, that the marketplace reported."""
        from app.engine.catalog.currencies import currency_places

        return currency_places(self._reader)

    def site(self, site_id: str) -> "SiteRules":
        """Return the rules of a site, including the currencies of the shop's listings."""
        from app.engine.catalog.currencies import known_site

        return known_site(site_id, self._reader)

    def shipping_cost(self, item_id: str) -> int | None:
        """Return the cost of free shipping for the item, or ``None`` if it is not known.

        The cost is in hundredths of the currency unit.
        """
        return self._reader.shipping_cost(item_id)

    def has_charge(self, row: ItemRow, site_id: str) -> bool:
        """Return whether the charge of a sale is known, by the site's table or an own figure."""
        from app.rules.offer.charges import charge_of

        return row.by_own or charge_of(site_id, row.listing_type_id) is not None

    def shop(self) -> ShopIdentity:
        """Return the owner of the listings, which is known before a connection is made."""
        fact = self._reader.fact
        return ShopIdentity(
            fact("site_id") or "",
            fact("nickname") or "",
            fact("user_id") or "",
            fact("practice") == "yes",
        )

    def has_own_figures(self) -> bool:
        """Return whether the net amounts use the seller's own costs, as far as there are any."""
        return bool(self._reader.fact(PRICED))

    def synced_at(self) -> int | None:
        """Return when the last complete sync ended, in milliseconds since 1970."""
        found = self._reader.fact("synced_at")
        return int(found) if found else None

    def close(self) -> None:
        """Close the file and end the reader; the next read opens the file again."""
        if self._answering is not None:
            self._answering.close()
            self._answering = None
        self._reader.close()
        self._seen = -1
