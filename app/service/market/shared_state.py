"""Invalidation of cached values that other processes have changed."""

from __future__ import annotations

from collections.abc import Callable

from app.service.stores.database import Database
from app.service.stores.items import ItemStore


class SharedState:
    """A reader of all values that are cached between requests, run at the start of each request.

    It takes a single query. A store that no other process writes needs none: the writer updates the
    cache directly.
    """

    def __init__(self, database: Database, items: ItemStore) -> None:
        self._database = database
        self._items = items
        self._takers: dict[str, Callable[[str | None], None]] = {}
        self._known: dict[str, str | None] = {}
        self._ask = ""

    def follow(self, key: str, take: Callable[[str | None], None]) -> None:
        """Call ``take`` with each new value of an entry of the settings.

        The first value counts as new; ``None`` means that the entry does not exist.
        """
        self._takers[key] = take
        places = ", ".join("?" for _ in self._takers)
        self._ask = (
            f"SELECT key, value FROM settings WHERE key IN ({places}) UNION ALL"
            " SELECT '', CAST(min(due) AS TEXT) FROM items WHERE due IS NOT NULL"
        )

    def read(self) -> None:
        """Query the values, and pass the changed ones to their followers."""
        rows = self._database.rows(self._ask, tuple(self._takers))
        found: dict[str, str | None] = {row[0]: row[1] for row in rows}
        due = found.pop("")
        self._items.take_next_due(None if due is None else int(due))
        if found != self._known:
            known, self._known = self._known, found
            for key, take in self._takers.items():
                if found.get(key) != known.get(key):
                    take(found.get(key))
