"""Ids for new things, so that none is given twice."""

from __future__ import annotations

from app.service.stores.database import Database

# Worlds number their own things below these, or in other ways.
_FIRST = 2_000_000_001
_LAST = 2_999_999_999
_FIRST_VARIATION = 90_000_000_001


class IdNumbering:
    """Numbers the new items of each site, the new descriptions, variations and orders.

    The highest number of items and descriptions is read from the database once and counted here
    from then on. A rolled-back write leaves a gap. Neither items nor descriptions are ever deleted.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._last: dict[tuple[str, str], int] = {}

    def new_item_id(self, site_id: str) -> str:
        """Return an id for a new item of a site."""
        return self._next("items", site_id)

    def new_description_id(self) -> str:
        """Return an id for a new description."""
        return self._next("descriptions", "D")

    def new_variation_id(self) -> int:
        """Return an id for a new variation; they are larger than 32 bits hold."""
        return self._counted("next_variation", _FIRST_VARIATION)

    def new_order_id(self) -> int:
        """Return an id for a new order."""
        return self._counted("next_order", _FIRST)

    def _counted(self, key: str, first: int) -> int:
        """Return the next number of a count that the settings keep."""
        kept = self._database.setting(key)
        number = first if kept is None else int(kept)
        self._database.keep_setting(key, str(number + 1))
        return number

    def _next(self, table: str, prefix: str) -> str:
        """Return an id that begins with ``prefix`` and that no row of ``table`` has."""
        last = self._last.get((table, prefix))
        if last is None:
            last = self._highest(table, prefix)
        self._last[table, prefix] = last + 1
        return f"{prefix}{last + 1}"

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
