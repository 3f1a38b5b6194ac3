"""Time-driven changes of listings, made when the first request comes after they were due."""

from __future__ import annotations

from app.clock import Clock
from app.rules.passing import changed_by_time
from app.service.database import Database
from app.service.stores.items import ItemStore

_BATCH = 500


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
        moment = int(now.timestamp() * 1000)
        # A few at a time: however many are due, each part is there or not as a whole.
        while ids := self._items.due_by(moment, _BATCH):
            with self._database.transaction():
                for item_id in ids:
                    item = self._items.read(item_id)
                    if item is not None:
                        self._items.replace(changed_by_time(item, now))
        self._items.find_next_due()
