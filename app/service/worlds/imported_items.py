"""Imported items, adjusted to the rules of this marketplace."""

from __future__ import annotations

from collections.abc import Sequence

from app.domain.shapes import text_of
from app.domain.timestamps import parse_timestamp
from app.domain.wire_item import WireItem, shipping_of
from app.domain.wire_user import WireUser
from app.rules.changes.status import is_closed
from app.rules.differences import is_same
from app.rules.numbers import as_number
from app.rules.offer.shipping import settle_free_shipping
from app.rules.sellers import standing_of
from app.rules.sites import site_rules


def imported_item(item: WireItem, seller: WireUser, method_ids: Sequence[str | int]) -> WireItem:
    """Return an item in stored form, with free shipping set if it is mandatory.

    "Existing matching items are changed automatically"; closed items are not changed. An
    ``original_price`` that is not greater than the price is removed, and every item gets a
    ``last_updated``. ``method_ids`` are the methods that can be free on the seller's site.
    """
    item = _dated(_without_small_original(item))
    if is_closed(item):
        return item
    shipping = settle_free_shipping(
        item,
        seller=standing_of(seller),
        site=site_rules(text_of(item.get("site_id"))),
        method_ids=method_ids,
    )
    return item if is_same(shipping, shipping_of(item)) else {**item, "shipping": shipping}


def _without_small_original(item: WireItem) -> WireItem:
    original, price = as_number(item.get("original_price")), as_number(item.get("price"))
    if original is None or price is None or original > price:
        return item
    return {**item, "original_price": None}


def _dated(item: WireItem) -> WireItem:
    if parse_timestamp(item.get("last_updated")) is not None:
        return item
    known = (item.get("date_created"), item.get("start_time"))
    moment = next((one for one in known if parse_timestamp(one) is not None), _LONG_AGO)
    return {**item, "last_updated": moment}


_LONG_AGO = "1970-01-01T00:00:00.000Z"
