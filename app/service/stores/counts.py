"""How many things a search finds, counted once for as long as nothing is written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from app.service.stores.database import Database

_MOST = 1_000
"""Searches whose counts are known at the same time."""

WantedT = TypeVar("WantedT")


class Counts(Generic[WantedT]):
    """The counts of searches of one kind; what was written, by whomever, makes them unknown."""

    def __init__(self, database: Database, count: Callable[[WantedT], int]) -> None:
        self._database = database
        self._count = count
        self._known: dict[WantedT, int] = {}
        self._state: object = None

    def of(self, wanted: WantedT) -> int:
        """Return how many things a search finds."""
        state = self._database.state
        if self._state != state or len(self._known) >= _MOST:
            self._known.clear()
            self._state = state
        known = self._known.get(wanted)
        if known is None:
            known = self._known[wanted] = self._count(wanted)
        return known
