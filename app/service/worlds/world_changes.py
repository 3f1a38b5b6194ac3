"""The changes of listings when a world is loaded: their number, ids and reasons."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from datetime import datetime, timedelta

from app.domain.shapes import text_of
from app.domain.timestamps import format_timestamp, parse_timestamp
from app.domain.vocabulary import ItemStatus
from app.domain.wire_item import WireItem
from app.rules.changes.by_time import changed_by_time, next_change
from app.rules.changes.status import is_closed, status_of
from app.rules.differences import is_same

SHOWN = 5
"""The number of ids named in a line; the log contains all of them."""

CLOSED = "closed: their end is past"
STARTED = "started: their start is past"
SHIPPING = "with other shipping: what must ship free does, and nothing else is marked so"
PRICE = "without an original_price that was not above the price"
PICTURES = "with ids for pictures that had none"
DATED = "with a last_updated, which they had not"


class WorldChanges:
    """A count of the changes that loading and the present time make to the listings of a world.

    ``now`` is the marketplace's time at loading.
    """

    def __init__(self, now: datetime) -> None:
        self._now = now
        self._ids: dict[str, list[str]] = defaultdict(list)
        self._ends: list[datetime] = []
        self._newest: datetime | None = None
        self.count = 0

    def record(self, before: WireItem, after: WireItem) -> list[str]:
        """Compare a record with the stored item, count the changes, and return their names."""
        self.count += 1
        found = list(self._differences(before, after))
        for what in found:
            self._ids[what].append(text_of(after["id"]))
        return found

    def lines(self) -> Iterator[str]:
        """Yield a line for each kind of change: the number, the listings, and a remedy."""
        for what, ids in self._ids.items():
            more = ", …" if len(ids) > SHOWN else ""
            line = f"{len(ids)} of {self.count} listings came out {what} ({', '.join(ids[:SHOWN])}"
            remedy = self._remedy() if what == CLOSED else ""
            yield f"{line}{more}){remedy}"

    def _differences(self, before: WireItem, after: WireItem) -> Iterator[str]:
        if not is_same(before.get("shipping"), after.get("shipping")):
            yield SHIPPING
        if not is_same(before.get("original_price"), after.get("original_price")):
            yield PRICE
        if not is_same(before.get("pictures"), after.get("pictures")):
            yield PICTURES
        if not is_same(before.get("last_updated"), after.get("last_updated")):
            yield DATED
        if is_closed(after):
            return
        updated = parse_timestamp(before.get("last_updated"))
        if updated is not None and (self._newest is None or updated > self._newest):
            self._newest = updated
        if is_closed(changed_by_time(after, self._now)):
            ends = next_change(after)
            if ends is not None:
                self._ends.append(ends)
            yield CLOSED
        elif (
            status_of(after)
            == ItemStatus.NOT_YET_ACTIVE
            != status_of(changed_by_time(after, self._now))
        ):
            yield STARTED

    def _remedy(self) -> str:
        """Return a hint with an earlier time at which closed listings were still open.

        That is the last change of the newest listing, or just before the first of them ended.
        """
        moments = [] if self._newest is None else [self._newest]
        moments.append(min(self._ends) - timedelta(seconds=1))
        for moment in moments:
            open_then = sum(ends > moment for ends in self._ends)
            if open_then and moment < self._now:
                text = format_timestamp(moment)
                return f"; with --fresh --clock {text}, {open_then} of them are open"
        return ""
