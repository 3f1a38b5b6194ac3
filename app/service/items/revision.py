"""Updates of an item: validation, changes, and derived fields."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from decimal import Decimal

from app.domain.models.attribute import AttributeDefinition
from app.domain.shapes import JsonObject, is_blank, object_of
from app.domain.timestamps import format_timestamp, parse_timestamp
from app.domain.vocabulary import BuyingMode
from app.domain.wire_item import (
    WireItem,
    WireNumber,
    WirePicture,
    WireVariation,
    item_of,
    pictures_of,
    variations_of,
)
from app.domain.wire_user import WireUser
from app.rules.changes.effective import effective_changes
from app.rules.changes.locks import MODIFIABLE
from app.rules.changes.resulting import resulting_item
from app.rules.changes.status import is_closed
from app.rules.differences import changed_paths
from app.rules.numbers import as_number
from app.rules.offer.plain_item import plain_variation
from app.rules.offer.shipping import settle_free_shipping
from app.rules.offer.stock import offered_stock
from app.service.http.field_aliases import POINT, split_place, stored_contact
from app.service.items.health import health_of
from app.service.items.messages import entries_of
from app.service.items.picture_objects import thumbnails
from app.service.items.picture_refs import resolve_pictures
from app.service.items.validation import judge_change
from app.service.market.market import Market

_APPLIED = frozenset({*MODIFIABLE, "quantity", "deleted", "sub_status"})
_OF_HEALTH = (
    *("attributes", "pictures", "variations"),
    *("descriptions", "shipping", "sale_terms", "warranty"),
)


def revise(market: Market, before: WireItem, changes: JsonObject) -> WireItem:
    """Return the item after an update of ``before``; additional rows are written.

    ``changes`` are the fields to change, with parsed numbers; unchanged fields are ignored. The
    result is ``before`` itself if nothing changes. Raise :class:`ValidationRefused` with all
    causes.
    """
    changes = effective_changes(_as_sent(before), changes)
    if not changes:
        return before
    seller = seller_of(market, before)
    judged = judge_change(market, before, changes, seller)
    applied = {name: value for name, value in changes.items() if name in _APPLIED}
    after, _ = resulting_item(before, applied, judged.known.attributes)
    if "pictures" in applied:
        after = _with_pictures(market, before, after)
    if "variations" in applied:
        after["variations"] = [_completed(market, one) for one in variations_of(after)]
    if "location" in applied:
        after |= _place(before, after, applied["location"])
    if after.get("available_quantity") is None and applied.keys() & {
        "available_quantity",
        "quantity",
    }:
        after["available_quantity"] = offered_stock(after)
    if "category_id" in applied:
        # Ineffective changes were removed, so the category is really another one.
        after["domain_id"] = judged.known.category.limits.catalog_domain
    after = _with_prices(before, after)
    shipping = settle_free_shipping(
        after,
        seller=judged.standing,
        site=judged.site,
        method_ids=market.sites.free_methods(judged.site.id),
    )
    if shipping or "shipping" in after:
        after["shipping"] = shipping
    warnings = entries_of(judged.warnings)
    if warnings == (before.get("warnings") or []) and not changed_paths(before, after):
        return before
    definitions = judged.known.attributes
    after["warnings"] = warnings
    after["health"] = _health(before, after, definitions)
    now = market.now()
    if is_closed(after) and not is_closed(before):
        after["stop_time"] = format_timestamp(now)
    after["last_updated"] = format_timestamp(next_version(before.get("last_updated"), now))
    return after


def amend(market: Market, before: WireItem, changes: WireItem) -> WireItem:
    """Return an item with fields changed by a separate endpoint, with a new version."""
    known = market.categories.known(before.get("category_id"))
    after: WireItem = {**before, **changes, "warnings": []}
    after["health"] = _health(before, after, () if known is None else known.attributes)
    version = next_version(before.get("last_updated"), market.now())
    after["last_updated"] = format_timestamp(version)
    return after


def next_version(last_updated: object, now: datetime) -> datetime:
    """Return the time of an update: now, or one millisecond after the previous update."""
    before = parse_timestamp(last_updated)
    return now if before is None else max(now, before + timedelta(milliseconds=1))


def seller_of(market: Market, item: WireItem) -> WireUser:
    """Return the owner of an item; only its id and site if the user is unknown."""
    known = market.users.read(str(item["seller_id"]))
    if known is None:
        return {"id": item["seller_id"] or "", "site_id": item.get("site_id")}
    return known


def _as_sent(item: WireItem) -> WireItem:
    """Return an item with the field names of a form."""
    contact = item.get("seller_contact")
    return {**item, "seller_contact": stored_contact(contact)} if contact else item


def _place(before: WireItem, after: WireItem, sent: object) -> WireItem:
    """Return the location and the geographical point after an update."""
    location, point = split_place(after.get("location"))
    known = object_of(before.get("location"))
    # Some services store the point in the location itself.
    kept = {
        name: value
        for name, value in object_of(after.get("location")).items()
        if name in known and name in POINT
    }
    if sent is None:
        return {"location": {}, "geolocation": None}
    if point is None or not object_of(sent).keys() & POINT:
        return item_of({"location": {**location, **kept}})
    return item_of({"location": {**location, **kept}, "geolocation": point})


def _with_pictures(market: Market, before: WireItem, after: WireItem) -> WireItem:
    pictures, by_source = resolve_pictures(
        market, after["pictures"], str(before["seller_id"]), pictures_of(before)
    )
    after = {**after, "pictures": pictures}
    if _cover(pictures) != _cover(pictures_of(before)):
        after |= thumbnails(pictures)
    if by_source:
        after["variations"] = [
            {
                **one,
                "picture_ids": [by_source.get(key, key) for key in one.get("picture_ids") or ()],
            }
            for one in variations_of(after)
        ]
    return after


def _cover(pictures: Sequence[WirePicture]) -> object:
    """Return the id of the picture that the thumbnail shows."""
    return pictures[0].get("id") if pictures else None


def _completed(market: Market, variation: WireVariation) -> WireVariation:
    """Return a new variation with an id and every field; a known one stays as it is."""
    if not is_blank(variation.get("id")):
        return {**variation}
    stock = variation.get("available_quantity") or 0
    complete: WireVariation = {
        **plain_variation(),
        "initial_quantity": stock,
        **variation,
    }
    return {**complete, "available_quantity": stock, "id": market.numbers.new_variation_id()}


def _with_prices(before: WireItem, after: WireItem) -> WireItem:
    """Return an item whose other prices follow its price."""
    price = as_number(after.get("price"))
    if after.get("buying_mode") != before.get("buying_mode"):
        # "Applies only to auctions."
        auction = after.get("buying_mode") == BuyingMode.AUCTION
        after = {**after, "base_price": after.get("price") if auction else None}
    elif before.get("base_price") is not None and before["base_price"] == before.get("price"):
        after = {**after, "base_price": after.get("price")}
    original = as_number(after.get("original_price"))
    if original is not None and price is not None and original <= price:
        # "Shown only when it is greater than price."
        after = {**after, "original_price": None}
    return after


def _health(
    before: WireItem, after: WireItem, definitions: Sequence[AttributeDefinition]
) -> WireNumber | None:
    """Return the health after an update: changed by the goals that the update gains or loses."""
    if all(before.get(name) == after.get(name) for name in _OF_HEALTH):
        return after.get("health")
    now = health_of(after, definitions)
    known = as_number(before.get("health"))
    if known is None:
        return now
    moved = known + now - health_of(before, definitions)
    return max(Decimal(0), min(Decimal(1), moved))
