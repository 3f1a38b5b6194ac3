"""What of a listing cannot change now, with the figures that say why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.domain.vocabulary import ShippingTag
from app.editing.form.fields import Lock
from app.rules.changes.locks import locked_fields

MANDATORY_FREE_SHIPPING = "mandatory_free_shipping"


def item_locks(item: Mapping[str, Any]) -> dict[str, Lock]:
    """The locks of ``item`` by form path: those of the rules, and free shipping that is forced."""
    locks = {path: Lock(code, _figures(item, code)) for path, code in locked_fields(item).items()}
    shipping = item.get("shipping")
    tags = shipping.get("tags") if isinstance(shipping, Mapping) else None
    if ShippingTag.MANDATORY_FREE_SHIPPING in (tags or ()):
        # The integration cannot change it ("Mandatory free shipping on one site", rule 2).
        locks["shipping.free_shipping"] = Lock(MANDATORY_FREE_SHIPPING)
    return locks


def lock_for(locks: Mapping[str, Lock], path: str) -> Lock | None:
    """The lock of a form path: its own, or that of the wire field it is part of."""
    return locks.get(path) or locks.get(path.partition(".")[0])


def _figures(item: Mapping[str, Any], code: str) -> dict[str, object]:
    match code:
        case "sold_units":
            return {"sold": item.get("sold_quantity")}
        case "has_variations":
            entries = [v for v in item.get("variations") or () if isinstance(v, Mapping)]
            prices = [v["price"] for v in entries if v.get("price") is not None]
            return {
                "count": len(entries),
                "lowest": min(prices, default=None),
                "highest": max(prices, default=None),
            }
    return {}
