"""Time-driven changes of listings, made at the first request after they were due."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta

from app.clock import Clock
from app.domain.wire_item import WireItem
from app.rules.changes.by_time import changed_by_time
from app.service.stores.database import Database, StoreFull, StoreUnavailable
from app.service.stores.items import EPOCH, TICK, ItemStore, moment_of

STEP = 200
"""The number of changes in one step, which takes some hundredths of a second."""

_PAUSE = timedelta(minutes=1)
"""The time before a failed write is repeated."""

_log = logging.getLogger(__name__)


class Timekeeper:
    """The starts and ends of listings that are due by the marketplace's clock.

    Nothing runs in the background: each change is dated with its due time, so clients cannot tell
    that it was made at the next request.
    """

    def __init__(self, database: Database, items: ItemStore, clock: Clock) -> None:
        self._database = database
        self._items = items
        self._clock = clock
        self._paused_until = EPOCH

    def hold(self, item_id: str) -> WireItem | None:
        """Lock an item until the transaction ends, and return it as it is by now.

        Its end may have come while another process held it; the next request writes the end.
        """
        item = self._items.hold(item_id)
        if item is None or not self._database.shared:
            return item
        return changed_by_time(item, self._clock.now())

    def catch_up(self) -> None:
        """Make every change that is due; costs one comparison if there is none."""
        now = self._clock.now()
        if now < self._items.next_due or now < self._paused_until:
            return
        try:
            for _ in self._changes(now, (now - EPOCH) // TICK):
                pass
            self._items.find_next_due()
        except Exception as error:
            if isinstance(error, StoreUnavailable) and not isinstance(error, StoreFull):
                # The first request after the database is available again makes the changes.
                raise
            # The usual cause is a full disk. Readable data is better answered late than not at all.
            _log.exception("what was due could not be written")
            self._paused_until = now + _PAUSE

    async def travel(self, seconds: float, advance: Callable[[float], None]) -> None:
        """Advance the clock by ``seconds``, making all changes that become due on the way.

        The clock moves in steps of at most :data:`STEP` changes. Other requests are answered
        between the steps, at the time the clock has reached, and need not wait for the whole move.
        """
        left = seconds
        while (stop := self._next_stop(left)) is not None:
            before = (moment_of(stop) - TICK - self._clock.now()).total_seconds()
            if before > 0:
                advance(before)
                left -= before
                self.catch_up()
                await asyncio.sleep(0)
            # More changes may be due at one moment than a step takes. They are made just before
            # that moment, so that no request sees it without them.
            for _ in self._changes(moment_of(stop), stop):
                await asyncio.sleep(0)
            self._items.find_next_due()
            advance(tick := min(left, TICK.total_seconds()))
            left -= tick
        advance(left)
        self.catch_up()

    def _next_stop(self, seconds: float) -> int | None:
        """Return the due time of the change that completes a step, or ``None``.

        It is in milliseconds since 1970, and ``None`` if that change is due later than ``seconds``
        from now.
        """
        due = self._items.due_after(STEP - 1)
        end = self._clock.now() + timedelta(seconds=seconds)
        return due if due is not None and seconds > 0 and moment_of(due) <= end else None

    def _changes(self, now: datetime, until: int) -> Iterator[None]:
        """Make all changes due by the millisecond ``until``, one step per iteration.

        Each step is one transaction, however many changes it has.
        """
        done: list[str] = []
        while ids := self._change_some(now, until, done):
            done = ids
            yield

    def _change_some(self, now: datetime, until: int, done: list[str]) -> list[str]:
        """Make the changes of one step, and return the ids of their items.

        Items locked by another process are skipped: either their change is being made there, or
        they are being written and the next request finds them due. Sellers are not locked, because
        no rule about them is checked.
        """
        with self._database.transaction():
            ids = self._items.hold_due(until, STEP)
            if ids and ids == done:
                raise RuntimeError("what was due stays due")
            for item_id in ids:
                item = self._items.read(item_id)
                if item is not None:
                    self._items.replace(changed_by_time(item, now))
        return ids
