"""The status of a listing: allowed changes, and the effect of stock."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from app.domain.shapes import JsonObject, is_blank, sequence_of, text_of
from app.domain.vocabulary import ItemStatus, SubStatus
from app.domain.wire_item import WireItem, item_of
from app.rules.findings import Finding
from app.rules.offer.listing_types import UNLIMITED
from app.rules.offer.stock import total_stock

# The specification names the two transitions caused by stock; these are a seller's.
_TRANSITIONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "active": ("paused", "closed"),
        "paused": ("active", "closed"),
        "not_yet_active": ("closed",),
        "payment_required": ("closed",),
        "under_review": ("closed",),
        "inactive": ("closed",),
        "closed": (),
    }
)


def status_of(item: WireItem) -> str:
    """Return the status of an item as text."""
    return text_of(item.get("status"))


def sub_status_of(item: WireItem) -> tuple[str, ...]:
    """Return the modifiers of an item's status."""
    return tuple(text_of(one) for one in sequence_of(item.get("sub_status")))


def is_closed(item: WireItem) -> bool:
    """Return whether a listing has ended for good; it can only be relisted or deleted."""
    return status_of(item) == ItemStatus.CLOSED


def allowed_transitions(item: WireItem) -> tuple[str, ...]:
    """Return the statuses a seller may change a listing to now, the least drastic first.

    A paused listing without stock cannot become active; an unknown status allows no change.
    """
    targets = _TRANSITIONS.get(status_of(item), ())
    if total_stock(item) == 0:
        return tuple(target for target in targets if target != ItemStatus.ACTIVE)
    return targets


def check_status_change(before: WireItem, wanted: object, stock: int) -> Iterator[Finding]:
    """Check the status in an update; ``stock`` is the stock after the update.

    The current status is accepted: for ``paused`` it marks the pause as the seller's own.
    """
    current = status_of(before)
    if not isinstance(wanted, str) or wanted not in _TRANSITIONS:
        yield Finding.error("status", "item.status.invalid")
    elif wanted == current:
        return
    elif wanted not in _TRANSITIONS.get(current, ()):
        yield Finding.error(
            "status", "item.status.invalid_transition", before=current, after=wanted
        )
    elif wanted == ItemStatus.ACTIVE and stock <= 0:
        yield Finding.error("status", "item.status.out_of_stock")


def check_deletion(before: WireItem, deleted: object) -> Iterator[Finding]:
    """Check ``deleted: true`` in an update, which only a closed listing accepts."""
    if is_blank(deleted) or deleted is False:
        return
    if deleted is not True or not is_closed(before):
        yield Finding.error("deleted", "item.deleted.invalid_transition", before=status_of(before))


def stock_effect(item: WireItem, stock: int) -> tuple[str, tuple[str, ...]]:
    """Return the status and sub-status of a listing once it has ``stock`` units.

    A stock of zero pauses Clásica and Premium and closes other types; new stock reactivates a
    listing that was paused for lack of it, but not one paused by the seller ("States and
    transitions").
    """
    status, sub_status = status_of(item), sub_status_of(item)
    if status == ItemStatus.ACTIVE and stock <= 0:
        if text_of(item.get("listing_type_id")) in UNLIMITED:
            return ItemStatus.PAUSED.value, (*_without_stock_mark(sub_status), _OUT)
        return ItemStatus.CLOSED.value, sub_status
    if status == ItemStatus.PAUSED and _OUT in sub_status and stock > 0:
        return ItemStatus.ACTIVE.value, _without_stock_mark(sub_status)
    return status, sub_status


def resulting_status(
    before: WireItem, changes: JsonObject, stock: int
) -> tuple[str, tuple[str, ...]]:
    """Return the status and sub-status after an update that leaves ``stock`` units.

    A pause by the seller removes ``out_of_stock``: the listing is then paused by hand, and new
    stock does not reactivate it. A status that comes with the ``sub_status`` it was read with is
    not the seller's choice, but part of an item that is sent back.
    """
    status, sub_status = status_of(before), sub_status_of(before)
    wanted = changes.get("status")
    if changes.get("deleted") is True and SubStatus.DELETED not in sub_status:
        return status, (*sub_status, SubStatus.DELETED.value)
    if wanted == ItemStatus.PAUSED and not is_echoed_status(before, changes):
        return ItemStatus.PAUSED.value, _without_stock_mark(sub_status)
    if isinstance(wanted, str) and wanted != status:
        status, sub_status = wanted, _without_stock_mark(sub_status)
    after: WireItem = {
        "status": status,
        "sub_status": list(sub_status),
        "listing_type_id": before.get("listing_type_id"),
    }
    return stock_effect(after, stock)


def is_echoed_status(before: WireItem, changes: JsonObject) -> bool:
    """Return whether an update's status was only sent back as read, and is no pause by the seller.

    The listing was read out of stock, and the update contains the ``sub_status`` for that.
    """
    return (
        status_of(before) == changes.get("status")
        and _OUT in sub_status_of(before)
        and sub_status_of(item_of(changes)) == sub_status_of(before)
    )


_OUT = SubStatus.OUT_OF_STOCK.value


def _without_stock_mark(sub_status: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(one for one in sub_status if one != _OUT)
