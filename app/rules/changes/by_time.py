"""Changes of a listing over time: it starts when due and ends when its time is over."""

from __future__ import annotations

from datetime import datetime, timedelta

from app.domain.timestamps import format_timestamp, parse_timestamp
from app.domain.vocabulary import ItemStatus
from app.domain.wire_item import WireItem
from app.rules.changes.status import status_of, stock_effect
from app.rules.offer.stock import offered_stock


def next_change(item: WireItem) -> datetime | None:
    """Return the time of a listing's next change over time; ``None`` for a closed one.

    A listing that waits for its ``start_time`` starts then; every other ends at the earlier of its
    ``end_time`` (or ``stop_time`` if it has none) and its ``expiration_time``.
    """
    status = status_of(item)
    if status == ItemStatus.CLOSED:
        return None
    ends = _end_of(item)
    if status != ItemStatus.NOT_YET_ACTIVE:
        return ends
    starts = parse_timestamp(item.get("start_time"))
    return min((moment for moment in (starts, ends) if moment is not None), default=None)


def changed_by_time(item: WireItem, now: datetime) -> WireItem:
    """Return a listing with the changes due at ``now``; an equal copy if there are none.

    Each change has the time at which it was due, not the current time: ``last_updated`` and, for an
    end, ``stop_time`` ("States and transitions", "Limits").
    """
    changed: WireItem = {**item}
    while (moment := next_change(changed)) is not None and moment <= now:
        _apply(changed, moment)
    return changed


def _apply(item: WireItem, moment: datetime) -> None:
    if status_of(item) == ItemStatus.NOT_YET_ACTIVE and moment != _end_of(item):
        started: WireItem = {**item, "status": ItemStatus.ACTIVE.value}
        status, sub_status = stock_effect(started, offered_stock(item))
        item["status"], item["sub_status"] = status, list(sub_status)
    else:
        item["status"] = ItemStatus.CLOSED.value
    if item["status"] == ItemStatus.CLOSED:
        item["stop_time"] = format_timestamp(moment)
    before = parse_timestamp(item.get("last_updated"))
    if before is not None:
        moment = max(moment, before + timedelta(milliseconds=1))
    item["last_updated"] = format_timestamp(moment)


def _end_of(item: WireItem) -> datetime | None:
    scheduled = parse_timestamp(item.get("end_time")) or parse_timestamp(item.get("stop_time"))
    expires = parse_timestamp(item.get("expiration_time"))
    return min((moment for moment in (scheduled, expires) if moment is not None), default=None)
