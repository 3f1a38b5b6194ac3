"""Relisting of a closed listing, checked and built like a new one ("Item endpoints")."""

from __future__ import annotations

from app.domain.shapes import JsonObject, text_of
from app.domain.wire_description import WireDescriptionText
from app.domain.wire_item import WireItem, WireItemWarning
from app.domain.wire_user import WireUser
from app.rules.changes.relisting import (
    check_relisting,
    is_relistable,
    relisting_form,
    relisting_tags,
)
from app.rules.offer.shipping import settle_free_shipping
from app.service.errors import ValidationRefused
from app.service.items.creation import NewListing, build_listing
from app.service.items.messages import entries_of
from app.service.items.validation import judge_listing
from app.service.market.market import Market

NOT_RELISTABLE: WireItemWarning = {
    "code": "item.status.not_relistable",
    "message": "Only a closed listing that is not deleted can be listed again, and only once.",
}


def relist(market: Market, parent: WireItem, changes: JsonObject, seller: WireUser) -> NewListing:
    """Return the listing that replaces a closed one; the parent is not changed.

    ``changes`` are the seller's changes. If free shipping is mandatory now, it is added
    automatically. Raise :class:`ValidationRefused` with all causes.
    """
    relisted = market.items.child_of(text_of(parent["id"])) is not None
    if not is_relistable(parent, relisted=relisted):
        raise ValidationRefused([NOT_RELISTABLE])
    findings = list(check_relisting(parent, changes))
    if findings:
        raise ValidationRefused(entries_of(findings))
    form = relisting_form(parent, changes)
    site = market.sites.rules(text_of(seller.get("site_id")))
    form["shipping"] = settle_free_shipping(
        form,
        seller=market.users.standing(str(seller["id"])),
        site=site,
        method_ids=market.sites.free_methods(site.id),
    )
    judged = judge_listing(market, form, seller)
    form["description"] = _description(market, parent)
    listing = build_listing(market, form, seller, judged)
    item: WireItem = {
        **listing.item,
        # Includes attributes set by the marketplace, which no form could contain.
        "attributes": parent.get("attributes") or [],
        "parent_item_id": parent["id"],
        "tags": relisting_tags(text_of(listing.item["listing_type_id"])),
        "warnings": [],
    }
    return NewListing(item, listing.description)


def _description(market: Market, parent: WireItem) -> WireDescriptionText | None:
    for newest in market.descriptions.of_item(text_of(parent["id"]))[:1]:
        return {"text": newest.get("text"), "plain_text": newest.get("plain_text")}
    return None
