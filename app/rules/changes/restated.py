"""What an update says that the listing does not say already."""

from __future__ import annotations

from app.domain.shapes import JsonObject, objects_of
from app.domain.vocabulary import ItemStatus
from app.domain.wire_item import WireItem
from app.rules.changes.status import is_closed, is_sent_back, status_of
from app.rules.differences import is_same
from app.rules.offer.stock import quantities_differ


def said_anew(before: WireItem, changes: JsonObject) -> dict[str, object]:
    """Return the fields of an update that differ from the listing as it was read.

    What a listing is sent back with as it was read is no change, whoever's field it is. A few
    fields say something though they are the same: the variations of a closed listing, which the
    document refuses; ``paused``, by which a seller makes the lack of stock a pause of their own;
    and two quantities that contradict each other.
    """
    return {
        name: value for name, value in changes.items() if _says_something(before, changes, name)
    }


def _says_something(before: WireItem, changes: JsonObject, name: str) -> bool:
    known = before.get("available_quantity" if name == "quantity" else name)
    if not is_same(known, changes[name]):
        return True
    match name:
        case "variations":
            return is_closed(before) and bool(objects_of(before.get("variations")))
        case "status":
            return status_of(before) == ItemStatus.PAUSED and not is_sent_back(before, changes)
        case "quantity" | "available_quantity":
            return quantities_differ(changes)
        case _:
            return False
