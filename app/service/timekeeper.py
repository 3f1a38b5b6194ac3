"""Time-driven changes of listings, made when the first request comes after they were due."""

from __future__ import annotations

import logging
from datetime import datetime

from app.clock import Clock
from app.rules.passing import changed_by_time
from app.service.database import Database
from app.service.stores.items import ItemStore

_BATCH = 500
_PATIENCE = 60_000
"""Milliseconds until what could not be written is tried again."""

_log = logging.getLogger(__name__)


class Timekeeper:
    """Brings the store up to the clock: what was to start has started, what was to end has ended.

    Nothing runs in the background: the change is dated when it was due, so nobody can tell that
    it was made when the next request came.
    """

    def __init__(self, database: Database, items: ItemStore, clock: Clock) -> None:
        self._database = database
        self._items = items
        self._clock = clock

    def catch_up(self) -> None:
        """Make every change that is due; costs one comparison when there is none."""
        now = self._clock.now()
        if now.timestamp() * 1000 < self._items.next_due:
            return
        try:
            self._change_all(now)
            self._items.find_next_due()
        except Exception:
            # A full disk, mostly. What can be read is better answered late than not at all.
            _log.exception("what was due could not be written")
            self._items.next_due = now.timestamp() * 1000 + _PATIENCE

    def _change_all(self, now: datetime) -> None:
        moment = int(now.timestamp() * 1000)
        # A few at a time: however many are due, each part is there or not as a whole.
        done: list[str] = []
        while ids := self._items.due_by(moment, _BATCH):
            if ids == done:
                raise RuntimeError("what was due stays due")
            done = ids
            with self._database.transaction():
                for item_id in ids:
                    item = self._items.read(item_id)
                    if item is not None:
                        self._items.replace(changed_by_time(item, now))
