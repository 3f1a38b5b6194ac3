"""Shipping of a listing: modes, methods, and when free shipping is mandatory."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from decimal import Decimal
from types import NoneType
from typing import TYPE_CHECKING, NamedTuple

from app.domain.dimensions import parse_dimensions
from app.domain.shapes import JsonObject, is_blank, object_of, sequence_of, text_of
from app.domain.vocabulary import BuyingMode, Condition, ShippingModeId, ShippingTag
from app.domain.wire_item import WireFreeRule, WireItem, WireShipping, shipping_of
from app.rules.findings import Finding
from app.rules.numbers import as_number
from app.rules.offer.price import listing_price
from app.rules.sellers import SellerStanding
from app.rules.sites import SiteRules

if TYPE_CHECKING:
    from app.domain.models.category import CategorySettings

FREE_MODE = "country"
"""The free mode that ``me2`` allows: the whole country."""

ABOVE_THRESHOLD = "above_threshold"
NEW_ITEM = "new_item"
OFFICIAL_STORE = "official_store"
TOP_REPUTATION = "top_reputation"

MARKETPLACE_RATES = frozenset({ShippingModeId.ME2, ShippingModeId.NOT_SPECIFIED})
"""Modes in which sellers cannot have rates of their own."""

_FLAGS = ("local_pick_up", "store_pick_up", "free_shipping")
_LISTS = ("free_methods", "methods", "costs", "tags")


class Reason(NamedTuple):
    """A condition of mandatory free shipping, and whether it holds.

    Shipping must be free if the price is above the threshold, the item is new, and the seller is an
    official store or of top reputation.
    """

    code: str
    holds: bool
    params: Mapping[str, object]


def free_shipping_reasons(
    *,
    price: Decimal | None,
    condition: str | None,
    official_store: bool,
    seller: SellerStanding,
    site: SiteRules,
) -> list[Reason]:
    """Return the conditions of mandatory free shipping, each with whether it holds.

    A site without a threshold has none. ``official_store`` is whether the listing itself belongs to
    an official store.
    """
    threshold = site.free_shipping_threshold
    if threshold is None:
        return []
    return [
        Reason(
            ABOVE_THRESHOLD,
            price is not None and price > threshold,
            {"price": price, "threshold": threshold, "currency_id": site.currency_id},
        ),
        Reason(NEW_ITEM, condition == Condition.NEW, {"condition": condition}),
        Reason(OFFICIAL_STORE, official_store or seller.official_store, {}),
        Reason(TOP_REPUTATION, seller.is_top_level, {"level_id": seller.level_id}),
    ]


def is_mandatory(reasons: Sequence[Reason]) -> bool:
    """Return whether these reasons make free shipping mandatory."""
    holding = {reason.code for reason in reasons if reason.holds}
    return {ABOVE_THRESHOLD, NEW_ITEM} <= holding and bool(
        holding & {OFFICIAL_STORE, TOP_REPUTATION}
    )


def free_shipping_mandatory(item: WireItem, *, seller: SellerStanding, site: SiteRules) -> bool:
    """Return whether a listing must ship free ("Mandatory free shipping on one site").

    A classified is not shipped, so free shipping is never mandatory for it.
    """
    return item.get("buying_mode") != BuyingMode.CLASSIFIED and is_mandatory(
        free_shipping_reasons(
            price=listing_price(item),
            condition=text_of(item.get("condition")) or None,
            official_store=not is_blank(item.get("official_store_id")),
            seller=seller,
            site=site,
        )
    )


def settle_free_shipping(
    item: WireItem,
    *,
    seller: SellerStanding,
    site: SiteRules,
    method_ids: Sequence[str | int],
) -> WireShipping:
    """Return the final ``shipping`` of a listing: free and tagged if that is mandatory.

    ``method_ids`` are the methods that ship free if the listing names none. A listing that need not
    ship free any more loses the tag; the rest stays unchanged.
    """
    shipping: WireShipping = {**shipping_of(item)}
    mark = ShippingTag.MANDATORY_FREE_SHIPPING.value
    had = [tag for tag in sequence_of(shipping.get("tags")) if isinstance(tag, str)]
    tags = [tag for tag in had if tag != mark]
    if free_shipping_mandatory(item, seller=seller, site=site):
        shipping["free_shipping"] = True
        if not sequence_of(shipping.get("free_methods")):
            rule: WireFreeRule = {"free_mode": FREE_MODE, "value": None}
            shipping["free_methods"] = [{"id": id_, "rule": rule} for id_ in method_ids]
        shipping["tags"] = [*tags, mark]
    elif mark in had:
        shipping["tags"] = tags
    return shipping


def check_shipping(
    shipping: object,
    settings: CategorySettings,
    *,
    accepted_methods: Collection[object] | None = None,
) -> Iterator[Finding]:
    """Check the shipping of a listing by itself: its mode, methods, costs and dimensions.

    ``accepted_methods`` are the methods that may ship free, if known.
    """
    if shipping is None:
        return
    if not isinstance(shipping, Mapping):
        yield Finding.error("shipping", "item.shipping.invalid")
        return
    yield from _check_types(shipping)
    mode = shipping.get("mode")
    allowed = settings.shipping_modes
    if not is_blank(mode) and allowed is not None and mode not in allowed:
        yield Finding.error(
            "shipping.mode",
            "item.shipping.mode_not_allowed",
            mode=text_of(mode)[:64],
            allowed=list(allowed),
        )
    dimensions = shipping.get("dimensions")
    if not is_blank(dimensions) and parse_dimensions(dimensions) is None:
        yield Finding.error("shipping.dimensions", "item.shipping.dimensions_invalid")
    if mode == ShippingModeId.ME2:
        yield from _check_methods(shipping, accepted_methods)
    if text_of(mode) in MARKETPLACE_RATES and sequence_of(shipping.get("costs")):
        yield Finding.error("shipping.costs", "item.shipping.costs_not_allowed", mode=mode)


def _check_types(shipping: JsonObject) -> Iterator[Finding]:
    for name in _FLAGS:
        if not isinstance(shipping.get(name), (bool, NoneType)):
            yield Finding.error(f"shipping.{name}", "item.shipping.invalid")
    for name in _LISTS:
        if not isinstance(shipping.get(name), (list, tuple, NoneType)):
            yield Finding.error(f"shipping.{name}", "item.shipping.invalid")
    if not all(map(_is_cost, sequence_of(shipping.get("costs")))):
        yield Finding.error("shipping.costs", "item.shipping.invalid")
    if not isinstance(shipping.get("mode"), (str, NoneType)):
        yield Finding.error("shipping.mode", "item.shipping.invalid")


def _is_cost(entry: object) -> bool:
    if not isinstance(entry, Mapping):
        return False
    cost = entry.get("cost")
    number = as_number(cost)
    return cost is None or (number is not None and number >= 0)


def _check_methods(shipping: JsonObject, accepted: Collection[object] | None) -> Iterator[Finding]:
    """Check the methods of a listing that ships with ``me2``; ``accepted`` may ship free."""
    # With me2 the marketplace chooses the methods; the specification's example of a refusal is
    # about entries sent by the seller.
    for entry in sequence_of(shipping.get("methods")):
        yield _invalid_method("shipping.methods", object_of(entry).get("id"))
    known = None if accepted is None else {text_of(id_) for id_ in accepted}
    for entry in sequence_of(shipping.get("free_methods")):
        id_ = object_of(entry).get("id")
        mode = object_of(object_of(entry).get("rule")).get("free_mode", FREE_MODE)
        if (
            not text_of(id_)
            or mode != FREE_MODE
            or (known is not None and text_of(id_) not in known)
        ):
            yield _invalid_method("shipping.free_methods", id_)


def _invalid_method(path: str, method_id: object) -> Finding:
    return Finding.error(path, "invalid_parameters", method_id=text_of(method_id)[:64])


def check_mandatory_free_shipping(
    item: WireItem, *, seller: SellerStanding, site: SiteRules
) -> Iterator[Finding]:
    """Check that a listing that must ship free does so."""
    offered = shipping_of(item).get("free_shipping")
    if offered is not True and free_shipping_mandatory(item, seller=seller, site=site):
        yield Finding.error(
            "shipping.free_shipping",
            "item.shipping.free_shipping_mandatory",
            price=listing_price(item),
            threshold=site.free_shipping_threshold,
            currency_id=site.currency_id,
        )
