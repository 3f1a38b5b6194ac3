"""Locks of a listing's fields, with the figures that explain them."""

from __future__ import annotations

from collections.abc import Mapping

from app.domain.shapes import sequence_of
from app.domain.vocabulary import ShippingTag
from app.domain.wire_item import WireItem, shipping_of, variations_of
from app.editing.form.fields import Lock
from app.editing.item_paths import varied_attributes
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


def lock_at(item: WireItem, path: str) -> Lock | None:
    """Return the lock of one form path outside shipping, without computing all the others."""
    codes = locked_fields(item)
    code = codes.get(path) or codes.get(path.partition(".")[0])
    return None if code is None else Lock(code, _figures(item, code))


def lock_for(locks: Mapping[str, Lock], path: str) -> Lock | None:
    """Return the lock of a form path: its own, or that of the wire field that contains it."""
    return locks.get(path) or locks.get(path.partition(".")[0])


def decided_by(item: WireItem) -> tuple[frozenset[str], frozenset[str]]:
    """Return the locked paths, and the attributes that each variation sets.

    Together they decide which fields of a form can be edited.
    """
    return frozenset(item_locks(item)), varied_attributes(item)


def varied_value(item: WireItem, path: str) -> object:
    """Return the price range or the total stock of the variations of a listing.

    The range is the lowest and the highest price. Return ``None`` if a value is unknown.
    """
    figures = [as_number(entry.get(path)) for entry in variations_of(item)]
    known = [figure for figure in figures if figure is not None]
    if not known or len(known) < len(figures):
        return None
    return (min(known), max(known)) if path == "price" else sum(known)


def _figures(item: WireItem, code: str) -> dict[str, object]:
    match code:
        case "sold_units":
            return {"sold": item.get("sold_quantity")}
        case "has_variations":
            return {"count": len(variations_of(item))}
    return {}
