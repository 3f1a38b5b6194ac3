"""The number of results of a search, cached until something is written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from app.service.stores.database import Database

_MOST = 1_000
"""The maximum number of searches whose counts are cached."""

WantedT = TypeVar("WantedT")


class Counts(Generic[WantedT]):
    """The cached counts of searches of one kind, invalidated by any write of any process."""

    def __init__(self, database: Database, count: Callable[[WantedT], int]) -> None:
        self._database = database
        self._count = count
        self._known: dict[WantedT, int] = {}
        self._state: object = None

    def of(self, wanted: WantedT) -> int:
        """Return the number of results of a search."""
        state = self._database.state
        if self._state != state or len(self._known) >= _MOST:
            self._known.clear()
            self._state = state
        known = self._known.get(wanted)
        if known is None:
            known = self._known[wanted] = self._count(wanted)
        return known
