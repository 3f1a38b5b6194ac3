"""Time-driven changes of listings, made when the first request comes after they were due."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta

from app.clock import Clock
from app.rules.changes.by_time import changed_by_time
from app.service.stores.database import Database, StoreUnavailable
from app.service.stores.items import ItemStore

STEP = 200
"""Changes that are made at a time, which takes some hundredths of a second."""

_PAUSE_MS = 60_000
"""Milliseconds until what could not be written is tried again."""

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_TICK = timedelta(milliseconds=1)

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
            for _ in self._changes(now, (now - _EPOCH) // _TICK):
                pass
            self._items.find_next_due()
        except StoreUnavailable:
            # The request that comes first after it is there again makes them.
            raise
        except Exception:
            # A full disk, mostly. What can be read is better answered late than not at all.
            _log.exception("what was due could not be written")
            self._items.next_due = now.timestamp() * 1000 + _PAUSE_MS

    async def travel(self, seconds: float, advance: Callable[[float], None]) -> None:
        """Move the clock ahead by ``advance``, past all that is due on the way.

        It goes from one :data:`STEP` of changes to the next, and between them others are
        answered: each by the moment the clock has come to, and none waits for the whole journey.
        """
        left = seconds
        while (stop := self._next_stop(left)) is not None:
            before = (_moment(stop) - _TICK - self._clock.now()).total_seconds()
            if before > 0:
                advance(before)
                left -= before
                self.catch_up()
                await asyncio.sleep(0)
            # On one moment more may fall than a step takes: those are changed in the last
            # instant before it, so that it is not over before they are.
            for _ in self._changes(_moment(stop), stop):
                await asyncio.sleep(0)
            self._items.find_next_due()
            advance(tick := min(left, _TICK.total_seconds()))
            left -= tick
        advance(left)
        self.catch_up()

    def _next_stop(self, seconds: float) -> int | None:
        """Return when the change is due that completes a step; ``None`` when that is later.

        In milliseconds since 1970; ``seconds`` is how far the clock is to go.
        """
        due = self._items.due_after(STEP - 1)
        end = self._clock.now() + timedelta(seconds=seconds)
        return due if due is not None and seconds > 0 and _moment(due) <= end else None

    def _changes(self, now: datetime, until: int) -> Iterator[None]:
        """Make what is due by the millisecond ``until``, a step at each turn.

        Each step is there or not as a whole, however many there are.
        """
        done: list[str] = []
        while ids := self._change_some(now, until, done):
            done = ids
            yield

    def _change_some(self, now: datetime, until: int, done: list[str]) -> list[str]:
        """Make the changes of one step, and return whose they are.

        What somebody else holds is left: either its change is being made, or it is written, and
        then the next request finds it due. Sellers are not held, as nothing of theirs is judged.
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


def _moment(milliseconds: int) -> datetime:
    return _EPOCH + milliseconds * _TICK
