"""Ids for new things, so that none is given twice."""

from __future__ import annotations

from collections.abc import Callable

from app.service.stores.database import Database

# Worlds number their own things below these, or in other ways.
_FIRST = 2_000_000_001
_LAST = 2_999_999_999
_FIRST_VARIATION = 90_000_000_001


class IdNumbering:
    """Numbers the new items of each site, the new descriptions, variations and orders.

    Each count is a row of the settings, which a write changes and thereby holds until it ends: what
    is taken back is given again, and of two processes one waits for the other. A write that takes
    of several counts takes them in the order item, variation, description; an order is alone.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def new_item_id(self, site_id: str) -> str:
        """Return an id for a new item of a site."""
        return self._next_id("items", site_id)

    def new_description_id(self) -> str:
        """Return an id for a new description."""
        return self._next_id("descriptions", "D")

    def new_variation_id(self) -> int:
        """Return an id for a new variation; they are larger than 32 bits hold."""
        return self._next("next_variation", lambda: _FIRST_VARIATION)

    def new_order_id(self) -> int:
        """Return an id for a new order."""
        return self._next("next_order", lambda: _FIRST)

    def _next_id(self, table: str, prefix: str) -> str:
        """Return an id that begins with ``prefix`` and that no row of ``table`` has."""
        number = self._next(f"next_of_{table}_{prefix}", lambda: self._highest(table, prefix) + 1)
        return f"{prefix}{number}"

    def _next(self, key: str, first: Callable[[], int]) -> int:
        """Return the next number of a count; ``first`` says where a new one begins."""
        row = self._database.one(_COUNT, (key,))
        if row is None:
            # Another process may begin the same count first; then this goes on with it.
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


# The value is the number that comes next.
_MORE = "value = CAST(CAST(settings.value AS BIGINT) + 1 AS TEXT)"
_COUNT = f"UPDATE settings SET {_MORE} WHERE key = ? RETURNING value"
_BEGIN = (
    f"INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET {_MORE}"
    " RETURNING value"
)
