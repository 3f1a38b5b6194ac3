"""Unique ids for new objects."""

from __future__ import annotations

from collections.abc import Callable

from app.service.stores.database import Database

# Worlds number their own objects below this, or in another form.
_FIRST = 2_000_000_001
_LAST = 2_999_999_999
_FIRST_VARIATION = 90_000_000_001


class IdNumbering:
    """The counters for new items of each site, new descriptions, variations and orders.

    Each counter is a row of the settings, which a write updates and thereby locks until its
    transaction ends: a number is reused after a rollback, and a second process waits for the first.
    A transaction that uses several counters takes them in the order item, variation, description;
    order numbers are taken alone.

    Where no other process writes the store, items and descriptions are counted in memory, from
    the highest number in the store: no row of them is ever deleted. A rollback leaves a gap.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._last: dict[tuple[str, str], int] = {}

    def new_item_id(self, site_id: str) -> str:
        """Return an id for a new item of a site."""
        return self._next_id("items", site_id)

    def new_description_id(self) -> str:
        """Return an id for a new description."""
        return self._next_id("descriptions", "D")

    def new_variation_id(self) -> int:
        """Return an id for a new variation; it needs more than 32 bits."""
        return self._next("next_variation", lambda: _FIRST_VARIATION)

    def new_order_id(self) -> int:
        """Return an id for a new order."""
        return self._next("next_order", lambda: _FIRST)

    def _next_id(self, table: str, prefix: str) -> str:
        """Return an id with this ``prefix`` that no row of ``table`` has."""
        if self._database.shared:
            key = f"next_of_{table}_{prefix}"
            return f"{prefix}{self._next(key, lambda: self._highest(table, prefix) + 1)}"
        last = self._last.get((table, prefix))
        if last is None:
            last = self._highest(table, prefix)
        self._last[table, prefix] = last + 1
        return f"{prefix}{last + 1}"

    def _next(self, key: str, first: Callable[[], int]) -> int:
        """Return the next number of a counter; ``first`` returns the start of a new one."""
        row = self._database.one(_COUNT, (key,))
        if row is None:
            # Another process may create the same counter first; then this statement increments it.
            row = self._database.one(_BEGIN, (key, str(first() + 1)))
        assert row is not None
        return int(row[0]) - 1

    def _highest(self, table: str, prefix: str) -> int:
        row = self._database.one(
            f"SELECT id FROM {table} WHERE id BETWEEN ? AND ? AND length(id) = ?"
            " AND ltrim(substr(id, ?), '0123456789') = '' ORDER BY id DESC LIMIT 1",
            (
                f"{prefix}{_FIRST}",
                f"{prefix}{_LAST}",
                len(prefix) + len(str(_FIRST)),
                len(prefix) + 1,
            ),
        )
        return _FIRST - 1 if row is None else int(row[0][len(prefix) :])


# The stored value is the next number.
_MORE = "value = CAST(CAST(settings.value AS BIGINT) + 1 AS TEXT)"
_COUNT = f"UPDATE settings SET {_MORE} WHERE key = ? RETURNING value"
_BEGIN = (
    f"INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET {_MORE}"
    " RETURNING value"
)
