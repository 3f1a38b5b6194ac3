"""The search index of active items: one narrow row each, and the title index."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from app.domain.shapes import text_of
from app.domain.vocabulary import ItemStatus
from app.domain.wire_item import WireItem, shipping_of
from app.rules.numbers import as_number
from app.service.stores.database import Database, Row, Value
from app.service.stores.folding import fold

_WORD = re.compile(r"\w+")


class SearchIndex:
    """The table ``listed``, which is kept consistent with the title index."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, number: int, item: WireItem) -> None:
        """Add the new item in row ``number``."""
        row = index_row(number, item)
        if row is not None:
            self._database.execute(_ADD, row)
            self._database.titles.add(number, str(row[-1]))

    def keep(self, item: WireItem) -> None:
        """Update the entry of an item."""
        found = self._database.one(_READ, (item["id"],))
        if found is None:
            return
        number, before = found[0], found[1:] if found[1] is not None else None
        after = index_row(number, item)
        if before == after:
            return
        # The index has no copy of the words, so the words to be removed must be given.
        if before is not None and (after is None or before[-1] != after[-1]):
            self._database.titles.remove(number, before[-1])
        if after is None:
            if before is not None:
                self._database.execute("DELETE FROM listed WHERE number = ?", (number,))
            return
        self._database.execute(_KEEP, after)
        if before is None or before[-1] != after[-1]:
            self._database.titles.add(number, str(after[-1]))

    def load_many(self, rows: Iterable[Row]) -> None:
        """Write new rows as returned by :func:`index_row`, without the title index.

        For the bulk load of a new store, whose index is built at its end.
        """
        self._database.many(_ADD, rows)


def index_row(number: int, item: WireItem) -> tuple[Value, ...] | None:
    """Return the index row of an item; ``None`` unless it is active."""
    if item.get("status") != ItemStatus.ACTIVE.value:
        return None
    site_id = text_of(item.get("site_id"))
    price = as_number(item.get("price"))
    return (
        number,
        site_id,
        str(item["seller_id"]),
        item.get("category_id"),
        None if price is None else int(price * 100),
        item.get("condition"),
        item.get("buying_mode"),
        item.get("listing_type_id"),
        int(shipping_of(item).get("free_shipping") is True),
        " ".join(site_words(site_id, text_of(item.get("title")))),
    )


def site_words(site_id: str, text: str) -> list[str]:
    """Return the words of a text as in the title index: folded, and prefixed with their site.

    Because of the prefix a search reads only entries of its own site. Non-ASCII letters are written
    as their code points: SQLite recognises fewer of them as letters than Python does, and would
    split a word in two. Only the beginning of a very long word counts: a database limits the size
    of the entries of an index.
    """
    prefix = f"{site_id.lower()}_"
    words = _WORD.findall(fold(text))
    return list(
        dict.fromkeys(
            [prefix + (word if word.isascii() else _spelt(word))[:_LONGEST_WORD] for word in words]
        )
    )


def _spelt(word: str) -> str:
    return "".join([char if char.isascii() else f"-{ord(char):x}" for char in word[:_LONGEST_WORD]])


_LONGEST_WORD = 200

_COLUMNS: Sequence[str] = (
    "number",
    "site_id",
    "seller_id",
    "category_id",
    "price",
    "condition",
    "buying_mode",
    "listing_type_id",
    "free_shipping",
    "words",
)
_INTO = f"INTO listed ({', '.join(_COLUMNS)}) VALUES ({', '.join('?' for _ in _COLUMNS)})"
_ADD = f"INSERT {_INTO}"
_KEEP = f"{_ADD} ON CONFLICT (number) DO UPDATE SET " + ", ".join(
    f"{name} = excluded.{name}" for name in _COLUMNS[1:]
)
_READ = (
    f"SELECT items.number, {', '.join(f'listed.{name}' for name in _COLUMNS)}"
    " FROM items LEFT JOIN listed ON listed.number = items.number WHERE items.id = ?"
)
