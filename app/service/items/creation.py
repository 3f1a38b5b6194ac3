"""Creation of a listing: from the form to the stored item ("Item endpoints", rule 3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from app.domain.shapes import JsonObject, distinct, is_blank, object_of, sequence_of, text_of
from app.domain.timestamps import format_timestamp
from app.domain.vocabulary import BuyingMode, ItemStatus, ShippingModeId
from app.domain.wire_description import WireDescriptionRecord
from app.domain.wire_item import (
    WireItem,
    WireSellerAddress,
    WireShipping,
    WireVariation,
    item_of,
    variations_of,
)
from app.domain.wire_user import WireUser
from app.rules.attributes.combinations import normalise_combinations
from app.rules.attributes.sale_terms import completed_terms
from app.rules.changes.status import stock_effect
from app.rules.offer.durations import stop_time
from app.rules.offer.plain_item import plain_item, plain_variation
from app.rules.offer.price import listing_price
from app.rules.offer.shipping import settle_free_shipping
from app.rules.offer.shipping_fields import changed_shipping, plain_shipping
from app.rules.offer.stock import offered_stock
from app.rules.sites import site_rules
from app.service.http.field_aliases import split_place
from app.service.items.health import health_of
from app.service.items.messages import entries_of
from app.service.items.picture_objects import thumbnails
from app.service.items.picture_refs import resolve_pictures
from app.service.items.validation import JudgedListing
from app.service.market.market import Market
from app.service.stores.items import StoredItem
from app.service.stores.placeholder import item_permalink

_KEPT = frozenset({"subtitle", "official_store_id", "video_id", "warranty", "seller_custom_field"})
_LISTS = frozenset({"coverage_areas", "non_paymentplatform_payment_methods"})


@dataclass(frozen=True, slots=True)
class NewListing:
    """An item ready to be stored, and its description if it has one."""

    item: WireItem
    description: WireDescriptionRecord | None


def build_listing(
    market: Market, form: WireItem, seller: WireUser, judged: JudgedListing
) -> NewListing:
    """Return the item for a creation form that passed the rules.

    ``seller`` is the wire user who lists it. Writes the rows of pictures given by address.
    """
    now = market.now()
    moment = format_timestamp(now)
    # A seller has one site, so the form need not name it.
    site_id = judged.site.id
    item_id = market.numbers.new_item_id(site_id)
    pictures, by_source = resolve_pictures(market, form.get("pictures"), str(seller["id"]))
    variations = _variations(market, form, judged, by_source)
    description = _description(market, form.get("description"), moment)
    price = listing_price({"price": form.get("price"), "variations": variations})
    stock = offered_stock(
        {"available_quantity": form.get("available_quantity"), "variations": variations}
    )
    listing_type_id = text_of(form.get("listing_type_id"))
    stop = format_timestamp(stop_time(listing_type_id, now))
    location, geolocation = split_place(form.get("location"))
    item: WireItem = {
        **plain_item(),
        "id": item_id,
        "site_id": site_id,
        "title": text_of(form.get("title")).strip(),
        "seller_id": seller["id"],
        "category_id": form["category_id"],
        "domain_id": judged.known.category.limits.catalog_domain,
        "price": price,
        "base_price": price if form.get("buying_mode") == BuyingMode.AUCTION else None,
        "currency_id": form.get("currency_id"),
        "initial_quantity": stock,
        "available_quantity": stock,
        "buying_mode": form.get("buying_mode"),
        "listing_type_id": listing_type_id,
        "condition": form.get("condition"),
        "start_time": moment,
        "stop_time": stop,
        "end_time": stop,
        "date_created": moment,
        "last_updated": moment,
        "permalink": item_permalink(item_id),
        **thumbnails(pictures),
        "pictures": pictures,
        "descriptions": [] if description is None else [{"id": description["id"]}],
        "accepts_paymentplatform": form.get("accepts_paymentplatform") is not False,
        "automatic_relist": form.get("automatic_relist") is True,
        "shipping": _shipping(form.get("shipping")),
        "seller_address": _seller_address(seller),
        "location": location,
        "geolocation": geolocation,
        "attributes": judged.attributes,
        "variations": variations,
        **_taken_over(form),
        "sale_terms": completed_terms(form.get("sale_terms")),
        "status": ItemStatus.ACTIVE.value,
    }
    if form.get("seller_contact"):
        item["seller_contact"] = form["seller_contact"]
    status, sub_status = stock_effect(item, stock)
    item["status"], item["sub_status"] = status, list(sub_status)
    item["shipping"] = settle_free_shipping(
        item,
        seller=judged.standing,
        site=judged.site,
        method_ids=market.sites.free_methods(site_id),
    )
    item["warnings"] = entries_of(judged.warnings)
    item["health"] = health_of(item, judged.known.attributes)
    return NewListing(item, description)


def _taken_over(form: JsonObject) -> WireItem:
    """Return the fields of a creation form that are stored unchanged."""
    kept = {name: form[name] for name in _KEPT & form.keys()}
    for name in _LISTS & form.keys():
        kept[name] = distinct(sequence_of(form[name]))
    return item_of(kept)


def store_listing(market: Market, listing: NewListing) -> StoredItem:
    """Write a new listing and its description."""
    stored = market.items.add(listing.item)
    if listing.description is not None:
        market.descriptions.add(text_of(listing.item["id"]), listing.description)
    return stored


def _variations(
    market: Market, form: WireItem, judged: JudgedListing, by_source: Mapping[str, str]
) -> list[WireVariation]:
    return [
        {
            **plain_variation(),
            "id": market.numbers.new_variation_id(),
            "attribute_combinations": normalise_combinations(sent, judged.known.attributes),
            "available_quantity": sent.get("available_quantity") or 0,
            "initial_quantity": sent.get("available_quantity") or 0,
            "price": sent.get("price"),
            "picture_ids": [by_source.get(key, key) for key in sent.get("picture_ids") or ()],
            "sale_terms": list(sent.get("sale_terms") or ()),
            "seller_custom_field": sent.get("seller_custom_field"),
        }
        for sent in variations_of(form)
    ]


def _description(market: Market, sent: object, moment: str) -> WireDescriptionRecord | None:
    if isinstance(sent, Mapping):
        text, plain = sent.get("text"), sent.get("plain_text")
    else:
        text, plain = None, sent
    if is_blank(text) and is_blank(plain):
        return None
    return {
        "id": market.numbers.new_description_id(),
        "text": text_of(text),
        "plain_text": text_of(plain),
        "created": moment,
        "last_updated": moment,
        "revisions": [],
    }


def _shipping(sent: object) -> WireShipping:
    plain = plain_shipping()
    changed = object_of(changed_shipping(plain, object_of(sent)))
    # The marketplace alone decides how it collects packages.
    kind = "drop_off" if changed["mode"] == ShippingModeId.ME2 else plain["logistic_type"]
    return cast("WireShipping", {**{name: changed[name] for name in plain}, "logistic_type": kind})


def _seller_address(seller: WireUser) -> WireSellerAddress:
    address = object_of(seller.get("address"))
    site = site_rules(text_of(seller.get("site_id")))
    return {
        "id": seller["id"],
        "address_line": "",
        "zip_code": "",
        "comment": "",
        "city": {"id": None, "name": text_of(address.get("city"))},
        "state": {"id": None, "name": text_of(address.get("state"))},
        "country": {"id": site.id, "name": site.country},
    }
