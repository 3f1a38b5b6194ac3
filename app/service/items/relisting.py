"""A closed listing listed again: judged and built as a new one ("Item endpoints")."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.domain.shapes import text_of
from app.domain.wire_item import item_of
from app.rules.changes.relisting import (
    check_relisting,
    is_relistable,
    relisting_form,
    relisting_tags,
)
from app.rules.offer.shipping import settle_free_shipping
from app.rules.sites import site_rules
from app.service.errors import ValidationRefused
from app.service.items.creation import NewListing, build_listing
from app.service.items.judging import judge_listing
from app.service.items.messages import entries_of
from app.service.market.market import Market

Wire = dict[str, Any]

NOT_RELISTABLE = {
    "code": "item.status.not_relistable",
    "message": "Only a closed listing that is not deleted can be listed again, and only once.",
}


def relist(
    market: Market, parent: Wire, changes: Mapping[str, Any], seller: Mapping[str, Any]
) -> NewListing:
    """Make the listing that takes the place of a closed one; the parent stays as it is.

    ``changes`` are what the seller says anew. Where free shipping is mandatory now it is put on,
    not asked for. Raises :class:`ValidationRefused` with every cause at once.
    """
    if not is_relistable(item_of(parent), relisted=market.items.child_of(parent["id"]) is not None):
        raise ValidationRefused([NOT_RELISTABLE])
    findings = list(check_relisting(item_of(parent), changes))
    if findings:
        raise ValidationRefused(entries_of(findings))
    form = dict(relisting_form(item_of(parent), changes))
    site = site_rules(text_of(seller.get("site_id")))
    form["shipping"] = settle_free_shipping(
        item_of(form),
        seller=market.users.standing(str(seller["id"])),
        site=site,
        method_ids=market.sites.free_methods(site.id),
    )
    judged = judge_listing(market, form, seller)
    form["description"] = _description(market, parent)
    listing = build_listing(market, form, seller, judged)
    item = {
        **listing.item,
        # Also what only the marketplace sets, which no form could carry.
        "attributes": parent.get("attributes") or [],
        "parent_item_id": parent["id"],
        "tags": relisting_tags(listing.item["listing_type_id"]),
        "warnings": [],
    }
    return NewListing(item, listing.description)


def _description(market: Market, parent: Wire) -> Wire | None:
    newest = market.descriptions.of_item(parent["id"])[:1]
    return {name: newest[0].get(name) for name in ("text", "plain_text")} if newest else None
