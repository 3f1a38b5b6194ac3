"""Validation of a change of listing type and of a relisting, which have requests of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.domain.shapes import JsonObject, text_of
from app.domain.wire_item import WireItem, item_of
from app.rules.attributes.attributes import READ_ONLY
from app.rules.changes.relisting import check_relisting, is_relistable, relisting_form
from app.rules.changes.type_change import check_type_change
from app.rules.findings import Finding
from app.rules.listing import check_listing
from app.rules.offer.shipping import settle_free_shipping

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.domain.models.attribute import AttributeDefinition
    from app.domain.models.category import Category
    from app.rules.sellers import SellerStanding
    from app.rules.sites import SiteRules

NOT_RELISTABLE = "item.status.not_relistable"
LifeJudgement = tuple[tuple[Finding, ...], WireItem]
"""The findings, and the resulting listing."""


def judge_type(
    item: WireItem, wanted: str, *, seller: SellerStanding, site: SiteRules
) -> LifeJudgement:
    """Return the findings for changing a listing to the type ``wanted``."""
    found = check_type_change(item, wanted, seller=seller, site=site, known=(wanted,))
    return tuple(found), item_of({**item, "listing_type_id": wanted})


def judge_relisting(
    parent: WireItem,
    body: JsonObject,
    *,
    category: Category,
    attributes: Sequence[AttributeDefinition],
    seller: SellerStanding,
    site: SiteRules,
) -> LifeJudgement:
    """Return the findings for relisting a listing with ``body``."""
    if not is_relistable(parent, relisted=False):
        status = text_of(parent.get("status"))
        return (Finding.error("status", NOT_RELISTABLE, status=status),), parent
    form = with_shipping(relisting_form(parent, body), seller, site)
    found = check_listing(form, category=category, attributes=attributes, seller=seller, site=site)
    # Read-only fields are copied from the parent listing, so they are no errors here.
    others = (finding for finding in found if finding.code != READ_ONLY)
    return (*check_relisting(parent, body), *others), form


def with_shipping(item: WireItem, seller: SellerStanding, site: SiteRules) -> WireItem:
    """Return the listing with free shipping set if it is mandatory."""
    shipping = settle_free_shipping(item, seller=seller, site=site, method_ids=())
    return item_of({**item, "shipping": shipping})
