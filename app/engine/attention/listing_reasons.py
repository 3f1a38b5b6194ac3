"""The listings that need the seller, according to the catalog."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from app.domain.shapes import objects_of, text_of
from app.domain.wire import Unreadable, read_json
from app.domain.wire_item import item_of
from app.engine.attention.reasons import (
    PAGE,
    QUERIES,
    SOON_DAYS,
    UNHEALTHY,
    Act,
    Entry,
    Group,
    Kind,
    Shown,
)
from app.engine.catalog.stored_categories import StoredCategories
from app.rules.attributes.quality import lacking_of
from app.workspace.listing_rows import ALARMS, ROW_COLUMNS, TABS, ItemRow

if TYPE_CHECKING:
    from app.domain.wire_item import WireItem
    from app.workspace.catalog.catalog_reader import CatalogReader

DAY = 86_400_000
_ON_SALE, _PAUSED = TABS["active"], TABS["paused"]
_OPEN = f"tab <> {TABS['closed']}"
# The condition of a partial index is written exactly as in the index, so that SQLite uses it.
_MODIFIED = f"sub_status <> '' AND sub_status <> 'out_of_stock' AND {_OPEN}"
_STOPPING = ("banned", "forbidden", "freezed", "held", "suspended")


@dataclass(frozen=True, slots=True)
class _Look:
    """The parts of a query for the listings of one kind: tables, condition and order."""

    kind: Kind
    shown: Shown
    source: str
    where: str
    parameters: tuple[object, ...] = ()
    order: str = "items.number"


def listing_groups(reader: CatalogReader, now: int, size: int = PAGE) -> Iterator[Group]:
    """Yield the groups of listings, with at most ``size`` entries each; ``now`` is in milliseconds.

    Counts use indexes: they take a fraction of a second for a million listings.
    """
    stored = StoredCategories(reader)
    for look in _looks(now):
        ((count,),) = reader.rows(
            f"SELECT count(*) FROM {look.source} WHERE {look.where}", look.parameters
        ) or ((0,),)
        entries = _entries(reader, stored, look, size) if count else ()
        yield Group(look.kind, count, tuple(entries), look.shown)


def _looks(now: int) -> Iterator[_Look]:
    for kind, words in (
        (Kind.PATCH, ("waiting_for_patch",)),
        (Kind.DOCUMENTS, ("pending_documentation",)),
        (Kind.STOPPED, _STOPPING),
        (Kind.SUSPECTED, ("warning",)),
    ):
        has = " OR ".join("',' || sub_status || ',' LIKE ?" for _ in words)
        shown = QUERIES.get(kind, Shown(f"-status:closed status:{','.join(words)}"))
        masks = tuple(f"%,{word},%" for word in words)
        source = "items INDEXED BY by_modifier"
        yield _Look(kind, shown, source, f"{_MODIFIED} AND ({has})", masks)
    plain = "sub_status NOT LIKE '%waiting_for_patch%' AND sub_status NOT LIKE '%documentation%'"
    for kind, status, more in (
        (Kind.REVIEW, "under_review", plain),
        (Kind.PAYMENT, "payment_required", "1"),
    ):
        query = f"status:{status}"
        if kind is Kind.REVIEW:
            query += " -status:waiting_for_patch,pending_documentation"
        where = f"tab = {TABS['other']} AND status = ? AND {more}"
        yield _Look(kind, Shown(query), "items INDEXED BY by_tab", where, (status,))
    yield _Look(
        Kind.OUT_OF_STOCK,
        Shown(view="out_of_stock"),
        "items INDEXED BY by_tab",
        f"tab = {TABS['out_of_stock']}",
    )
    for kind, view in ((Kind.LOSING, "losing"), (Kind.BELOW_FLOOR, "below_floor")):
        source = "alarms CROSS JOIN items USING (number)"
        yield _Look(kind, Shown(view=view), source, "alarms.kind = ?", (ALARMS[view],))
    yield _Look(
        Kind.ENDING,
        QUERIES[Kind.ENDING],
        "endings INDEXED BY by_end CROSS JOIN items USING (number)",
        "ends_at BETWEEN ? AND ? AND status IN ('active', 'paused')",
        (now, now + SOON_DAYS * DAY),
        "ends_at, items.number",
    )
    yield _Look(
        Kind.IMPOSED,
        QUERIES[Kind.IMPOSED],
        "imposed_shipping CROSS JOIN items USING (number)",
        _OPEN,
    )
    yield _Look(
        Kind.WARNED,
        QUERIES[Kind.WARNED],
        "items INDEXED BY by_warning",
        f"warnings > 0 AND {_OPEN}",
    )
    yield _Look(
        Kind.UNHEALTHY,
        QUERIES[Kind.UNHEALTHY],
        "items INDEXED BY by_health",
        f"health_key >= 0 AND health_key < {UNHEALTHY} AND tab = {_ON_SALE}",
        order="health_key, items.number",
    )


def _entries(
    reader: CatalogReader, stored: StoredCategories, look: _Look, size: int
) -> Iterator[Entry]:
    ends = "ends_at" if look.kind is Kind.ENDING else "NULL"
    rows = reader.rows(
        f"SELECT {ends}, {ROW_COLUMNS} FROM {look.source} WHERE {look.where}"
        f" ORDER BY {look.order} LIMIT ?",
        (*look.parameters, size),
    )
    for ends_at, *columns in rows:
        listing = ItemRow._make(columns)
        entry = Entry(look.kind, listing.id, listing.title, (Act.OPEN,), listing=listing)
        completed = _MADE_WHOLE.get(look.kind)
        yield completed(entry, _Facts(reader, stored, listing, ends_at)) if completed else entry


@dataclass(frozen=True, slots=True)
class _Facts:
    """The facts for an entry beyond its catalog row."""

    reader: CatalogReader
    stored: StoredCategories
    listing: ItemRow
    ends_at: int | None

    def item(self) -> WireItem:
        """Return the listing as the marketplace sent it; empty if it cannot be read."""
        try:
            return item_of(read_json(self.reader.body(self.listing.id) or b"{}"))
        except Unreadable:
            return {}


def _out_of_stock(entry: Entry, facts: _Facts) -> Entry:
    field = "variations" if facts.listing.variations else "available_quantity"
    return replace(entry, acts=(Act.RESTOCK,), field=field)


def _priced(entry: Entry, _facts: _Facts) -> Entry:
    return replace(entry, field="price")


def _ending(entry: Entry, facts: _Facts) -> Entry:
    return replace(entry, field="listing_type_id", ends_at=facts.ends_at)


def _imposed(entry: Entry, _facts: _Facts) -> Entry:
    return replace(entry, field="shipping.free_shipping")


def _warned(entry: Entry, facts: _Facts) -> Entry:
    for warning in objects_of(facts.item().get("warnings")):
        message = text_of(warning.get("message")) or text_of(warning.get("code"))
        return replace(entry, message=message)
    return entry


def _unhealthy(entry: Entry, facts: _Facts) -> Entry:
    definitions = facts.stored.attributes(facts.listing.category_id) or ()
    lacking = lacking_of(facts.item(), definitions)
    return replace(entry, lacking=lacking, field=lacking.path)


_MADE_WHOLE: dict[Kind, Callable[[Entry, _Facts], Entry]] = {
    Kind.OUT_OF_STOCK: _out_of_stock,
    Kind.LOSING: _priced,
    Kind.BELOW_FLOOR: _priced,
    Kind.ENDING: _ending,
    Kind.IMPOSED: _imposed,
    Kind.WARNED: _warned,
    Kind.SUSPECTED: _warned,
    Kind.PATCH: _warned,
    Kind.UNHEALTHY: _unhealthy,
}
