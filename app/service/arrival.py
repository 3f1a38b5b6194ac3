"""Items that come from somewhere else: what this marketplace makes of them when they arrive."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.rules.differences import is_same
from app.rules.sellers import standing_of
from app.rules.shapes import object_of, text_of
from app.rules.shipping import settle_free_shipping
from app.rules.sites import site_rules
from app.rules.status import is_closed

Wire = dict[str, Any]


def arriving_item(item: Wire, seller: Mapping[str, Any], method_ids: Sequence[object]) -> Wire:
    """Return an item as it is stored: with free shipping put on where it is mandatory.

    "Existing matching items are changed automatically"; what is closed stays as it was.
    ``method_ids`` are those the seller's site ships free with.
    """
    if is_closed(item):
        return item
    shipping = settle_free_shipping(
        item,
        seller=standing_of(seller),
        site=site_rules(text_of(item.get("site_id"))),
        method_ids=method_ids,
    )
    return (
        item
        if is_same(shipping, object_of(item.get("shipping")))
        else {**item, "shipping": shipping}
    )
