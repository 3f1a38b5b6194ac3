"""The table of items, each with the JSON that answers contain."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from math import ceil
from typing import Any, NamedTuple, cast

from app.domain.shapes import JsonObject, object_of, text_of
from app.domain.timestamps import parse_timestamp
from app.domain.wire import read_json
from app.domain.wire_item import WireItem
from app.rules.changes.by_time import next_change
from app.service.stores.counts import Counts
from app.service.stores.database import Database, Value
from app.service.stores.folding import fold
from app.service.stores.placeholder import write_stored
from app.service.stores.search_index import SearchIndex


class StoredItem(NamedTuple):
    """One stored item: the public answer, and the part that only its owner sees.

    ``body`` and ``seller_contact`` are JSON; ``body`` contains the placeholder for the base
    address.
    """

    seller_id: str
    body: bytes
    seller_contact: bytes | None


@dataclass(frozen=True, slots=True)
class ItemFilter:
    """The criteria of a search among the items of one seller; ``None`` and ``""`` match any."""

    seller_id: str
    status: str | None = None
    sub_status: str | None = None
    category_id: str | None = None
    listing_type_id: str | None = None
    seller_custom_field: str | None = None
    text: str = ""


EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
TICK = timedelta(milliseconds=1)
"""The unit of times in the table, which are counted from :data:`EPOCH`."""

_NEVER = datetime.max.replace(tzinfo=UTC)

# The sort column of each search order; the row number breaks ties and is the default.
SORTS: Mapping[str, str] = {
    "last_updated_desc": "last_updated DESC, number DESC",
    "date_created_desc": "date_created DESC, number DESC",
}


class ItemStore:
    """The table of items."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._execute = database.execute
        self._listed = SearchIndex(database)
        self._counts = Counts(database, self._count)
        self._holding = _READ + database.for_update
        self.next_due = EPOCH
        """The moment before which no item is due to change; 1970 if it is not known yet."""

    def get(self, item_id: str) -> StoredItem | None:
        """Return one item in stored form, or ``None``."""
        row = self._execute(_READ, (item_id,)).fetchone()
        return None if row is None else StoredItem(*row)

    def read(self, item_id: str) -> WireItem | None:
        """Return one item as a wire object, ``seller_contact`` included."""
        return _read(self._execute(_READ, (item_id,)).fetchone())

    def hold(self, item_id: str) -> WireItem | None:
        """Return the same as :meth:`read`, and lock the item until the transaction ends.

        If the seller is locked too, the seller must be locked first.
        """
        return _read(self._execute(self._holding, (item_id,)).fetchone())

    def add(self, item: WireItem) -> StoredItem:
        """Write a new item, and its entry in the search index."""
        row = item_row(item)
        self._note_due(row)
        self._listed.add(self._database.insert(_INSERT, row), item)
        return _stored(row)

    def load_rows(self, rows: Iterable[Sequence[Value]]) -> None:
        """Write rows of new items, each with its number before the columns of :func:`item_row`.

        For the bulk load of a new store, whose indexes are built at its end.
        """
        self._database.many(_LOAD, rows)

    def last_number(self) -> int:
        """Return the number of the newest row; 0 if there are none."""
        row = self._database.one("SELECT max(number) FROM items")
        return 0 if row is None or row[0] is None else int(row[0])

    def replace(self, item: WireItem) -> StoredItem:
        """Overwrite an existing item, and update its entry in the search index."""
        row = item_row(item)
        self._note_due(row)
        self._execute(_UPDATE, (*row[_FIXED:], item["id"]))
        self._listed.keep(item)
        return _stored(row)

    def find_next_due(self) -> None:
        """Look up when the next time-driven change is due, and store it in ``next_due``."""
        row = self._database.one("SELECT min(due) FROM items WHERE due IS NOT NULL")
        self.take_next_due(None if row is None else row[0])

    def take_next_due(self, due: int | None) -> None:
        """Store the millisecond of the next time-driven change, if any, in ``next_due``."""
        self.next_due = _NEVER if due is None else moment_of(due)

    def hold_due(self, moment: int, limit: int) -> list[str]:
        """Return the ids of items with a change due by the millisecond ``moment``, earliest first.

        Items locked by another process are skipped, the others are locked until the transaction
        ends.
        """
        rows = self._database.rows(
            "SELECT id FROM items WHERE due <= ? ORDER BY due, number LIMIT ?"
            f"{self._database.skip_locked}",
            (moment, limit),
        )
        return [row[0] for row in rows]

    def due_after(self, count: int) -> int | None:
        """Return the due millisecond of the change that follows ``count`` others, or ``None``."""
        row = self._database.one(
            "SELECT due FROM items WHERE due IS NOT NULL ORDER BY due LIMIT 1 OFFSET ?", (count,)
        )
        return None if row is None else int(row[0])

    def child_of(self, item_id: str) -> str | None:
        """Return the id of the item as which an item was relisted, or ``None``."""
        row = self._database.one("SELECT id FROM items WHERE parent_item_id = ?", (item_id,))
        return None if row is None else row[0]

    def has(self, item_id: str) -> bool:
        """Return whether the item exists."""
        return self._database.one("SELECT 1 FROM items WHERE id = ?", (item_id,)) is not None

    def count(self, wanted: ItemFilter) -> int:
        """Return the number of results of a search, cached until something is written."""
        return self._counts.of(wanted)

    def _count(self, wanted: ItemFilter) -> int:
        where, values = _where(wanted)
        row = self._database.one(f"SELECT count(*) FROM items WHERE {where}", values)
        return 0 if row is None else int(row[0])

    def page(self, wanted: ItemFilter, *, sort: str | None, offset: int, limit: int) -> list[str]:
        """Return ids of a search, oldest listing first unless ``sort`` is a key of ``SORTS``."""
        where, values = _where(wanted)
        order = SORTS[sort] if sort is not None else "number"
        rows = self._database.rows(
            f"SELECT id FROM items WHERE {where} ORDER BY {order} LIMIT ? OFFSET ?",
            (*values, limit, offset),
        )
        return [row[0] for row in rows]

    def number_at(self, wanted: ItemFilter, offset: int) -> int | None:
        """Return the row number of the item at an offset of a search; ``None`` beyond its end."""
        where, values = _where(wanted)
        row = self._database.one(
            f"SELECT number FROM items WHERE {where} ORDER BY number LIMIT 1 OFFSET ?",
            (*values, offset),
        )
        return None if row is None else int(row[0])

    def following(self, wanted: ItemFilter, number: int, limit: int) -> list[tuple[int, str]]:
        """Return row numbers and ids of a search from the row ``number`` on, that row included."""
        where, values = _where(wanted)
        rows = self._database.rows(
            f"SELECT number, id FROM items WHERE {where} AND number >= ? ORDER BY number LIMIT ?",
            (*values, number, limit),
        )
        return cast("list[tuple[int, str]]", rows)

    def _note_due(self, row: Sequence[Value]) -> None:
        due = row[_DUE]
        if isinstance(due, int):
            self.next_due = min(self.next_due, moment_of(due))


def item_row(
    item: WireItem, write: Callable[[JsonObject], bytes] = write_stored
) -> tuple[Value, ...]:
    """Return the columns of an item: those for searches, and the body serialized by ``write``."""
    public = dict(item)
    contact = public.pop("seller_contact", None)
    due = next_change(item)
    return (
        item["id"],
        text_of(item.get("site_id")),
        str(item["seller_id"]),
        milliseconds(item.get("date_created")),
        item.get("category_id"),
        item.get("status"),
        ",".join(item.get("sub_status") or ()),
        item.get("listing_type_id"),
        item.get("seller_custom_field"),
        fold(item.get("title") or ""),
        milliseconds(item.get("last_updated")),
        None if due is None else ceil(due.timestamp() * 1000),
        item.get("parent_item_id"),
        None if contact is None else write(object_of(contact)),
        write(public),
    )


def _read(row: Any) -> WireItem | None:
    if row is None:
        return None
    _, body, contact = row
    item: WireItem = read_json(body)
    if contact is not None:
        item["seller_contact"] = read_json(contact)
    return item


def _stored(row: Sequence[Any]) -> StoredItem:
    return StoredItem(row[_SELLER], row[_BODY], row[_CONTACT])


def milliseconds(timestamp: object) -> int:
    """Return a wire timestamp as milliseconds since 1970; 0 if it is invalid."""
    moment = parse_timestamp(timestamp)
    return 0 if moment is None else round(moment.timestamp() * 1000)


def moment_of(milliseconds: int) -> datetime:
    """Return the moment ``milliseconds`` after 1970; the last possible one if it is beyond that."""
    try:
        return EPOCH + milliseconds * TICK
    except OverflowError:
        return _NEVER


def _where(wanted: ItemFilter) -> tuple[str, tuple[Value, ...]]:
    clauses = list(_clauses(wanted))
    return " AND ".join(clause for clause, _ in clauses), tuple(value for _, value in clauses)


def _clauses(wanted: ItemFilter) -> Iterator[tuple[str, Value]]:
    yield "seller_id = ?", wanted.seller_id
    for column, value in (
        ("status", wanted.status),
        ("category_id", wanted.category_id),
        ("listing_type_id", wanted.listing_type_id),
        ("seller_custom_field", wanted.seller_custom_field),
    ):
        if value:
            yield f"{column} = ?", value
    if wanted.sub_status:
        yield "instr(',' || sub_status || ',', ?) > 0", f",{wanted.sub_status},"
    for word in fold(wanted.text).split():
        yield "instr(title, ?) > 0", word


_COLUMNS: Sequence[str] = (
    "id",
    "site_id",
    "seller_id",
    "date_created",
    "category_id",
    "status",
    "sub_status",
    "listing_type_id",
    "seller_custom_field",
    "title",
    "last_updated",
    "due",
    "parent_item_id",
    "seller_contact",
    "body",
)
_DUE, _SELLER = _COLUMNS.index("due"), _COLUMNS.index("seller_id")
_BODY, _CONTACT = _COLUMNS.index("body"), _COLUMNS.index("seller_contact")
_READ = "SELECT seller_id, body, seller_contact FROM items WHERE id = ?"
_INSERT = f"INSERT INTO items ({', '.join(_COLUMNS)}) VALUES ({', '.join('?' for _ in _COLUMNS)})"
_LOAD = (
    f"INSERT INTO items (number, {', '.join(_COLUMNS)})"
    f" VALUES (?, {', '.join('?' for _ in _COLUMNS)})"
)
# The columns before this one never change. An update rewrites the indexes of each column it names.
_FIXED = _COLUMNS.index("category_id")
_UPDATE = f"UPDATE items SET {', '.join(f'{name} = ?' for name in _COLUMNS[_FIXED:])} WHERE id = ?"
