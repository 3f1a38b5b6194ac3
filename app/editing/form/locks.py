"""Locks of a listing's fields, with the figures that explain them."""

from __future__ import annotations

from collections.abc import Mapping

from app.domain.shapes import sequence_of
from app.domain.vocabulary import ShippingTag
from app.domain.wire_item import WireItem, shipping_of, variations_of
from app.editing.form.fields import Lock
from app.rules.changes.locks import locked_fields
from app.rules.numbers import as_number

MANDATORY_FREE_SHIPPING = "mandatory_free_shipping"


def item_locks(item: WireItem) -> dict[str, Lock]:
    """Return the locks of ``item`` by form path, including mandatory free shipping."""
    locks = {path: Lock(code, _figures(item, code)) for path, code in locked_fields(item).items()}
    if ShippingTag.MANDATORY_FREE_SHIPPING in sequence_of(shipping_of(item).get("tags")):
        # The integration cannot change it ("Mandatory free shipping on one site", rule 2).
        locks["shipping.free_shipping"] = Lock(MANDATORY_FREE_SHIPPING)
        locks["shipping.free_methods"] = Lock(MANDATORY_FREE_SHIPPING)
    return locks


def lock_for(locks: Mapping[str, Lock], path: str) -> Lock | None:
    """Return the lock of a form path: its own, or that of the wire field it is part of."""
    return locks.get(path) or locks.get(path.partition(".")[0])


def _figures(item: WireItem, code: str) -> dict[str, object]:
    match code:
        case "sold_units":
            return {"sold": item.get("sold_quantity")}
        case "has_variations":
            variations = variations_of(item)
            known = [as_number(variation.get("price")) for variation in variations]
            prices = [price for price in known if price is not None]
            return {
                "count": len(variations),
                "lowest": min(prices, default=None),
                "highest": max(prices, default=None),
            }
    return {}
