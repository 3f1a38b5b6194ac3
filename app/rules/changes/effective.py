"""The fields of an update that really change something."""

from __future__ import annotations

from app.domain.shapes import JsonObject, objects_of
from app.domain.vocabulary import ItemStatus
from app.domain.wire_item import WireItem
from app.rules.changes.status import is_closed, is_echoed_status, status_of
from app.rules.differences import is_same
from app.rules.offer.stock import quantities_differ


def effective_changes(before: WireItem, changes: JsonObject) -> dict[str, object]:
    """Return the fields of an update that differ from the listing as it was read.

    A field that is sent back unchanged is no change, whether or not a seller may set it. A few
    fields count although they are equal: the variations of a closed listing, which the
    specification refuses; ``paused``, which turns a pause for lack of stock into one by the seller;
    and two contradicting quantities.
    """
    return {name: value for name, value in changes.items() if _has_effect(before, changes, name)}


def _has_effect(before: WireItem, changes: JsonObject, name: str) -> bool:
    known = before.get("available_quantity" if name == "quantity" else name)
    if not is_same(known, changes[name]):
        return True
    match name:
        case "variations":
            return is_closed(before) and bool(objects_of(before.get("variations")))
        case "status":
            return status_of(before) == ItemStatus.PAUSED and not is_echoed_status(before, changes)
        case "quantity" | "available_quantity":
            return quantities_differ(changes)
        case _:
            return False
