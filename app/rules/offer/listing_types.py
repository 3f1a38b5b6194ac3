"""Listing types: their order, the three of the new model, and who may list for free."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from app.domain.shapes import is_blank
from app.domain.vocabulary import Condition, ListingTypeId
from app.domain.wire_item import WireItem
from app.rules.findings import Finding
from app.rules.sellers import SellerStanding
from app.rules.sites import SiteRules

ORDER: tuple[str, ...] = tuple(kind.value for kind in ListingTypeId)
"""All listing types, from the lowest exposure to the highest."""

NEW_MODEL: tuple[str, ...] = (
    ListingTypeId.FREE.value,
    ListingTypeId.GOLD_SPECIAL.value,
    ListingTypeId.GOLD_PRO.value,
)
"""The three types of the publishing model in force ("Versioning"), the lowest exposure first."""

UNLIMITED: frozenset[str] = frozenset({ListingTypeId.GOLD_SPECIAL, ListingTypeId.GOLD_PRO})
"""The types that never expire, and that are paused, not closed, when stock runs out."""


def current_listing_type(listing_type_id: str) -> str:
    """Return the type meant by an id sent to change a listing's type.

    There, and only there, ``gold`` is the old name of ``gold_special`` ("Item endpoints").
    """
    if listing_type_id == ListingTypeId.GOLD:
        return ListingTypeId.GOLD_SPECIAL.value
    return listing_type_id


def upgrades_above(listing_type_id: str) -> tuple[str, ...]:
    """Return the types above one; all types above an unknown one."""
    if listing_type_id not in ORDER:
        return ORDER
    return ORDER[ORDER.index(listing_type_id) + 1 :]


def may_list_free(seller: SellerStanding, site: SiteRules, condition: str | None) -> bool:
    """Return whether a seller may use ``free``: few sales so far, or a used product ("Limits").

    If the limit of the site is unknown, it is allowed.
    """
    limit = site.free_sales_limit
    return limit is None or condition == Condition.USED or seller.sales_completed <= limit


def check_listing_type(
    item: WireItem,
    *,
    seller: SellerStanding,
    site: SiteRules,
    known: Collection[str] = ORDER,
) -> Iterator[Finding]:
    """Check the listing type of an item against the types of its site and the seller's sales."""
    listing_type_id = item.get("listing_type_id")
    if is_blank(listing_type_id):
        yield Finding.error("listing_type_id", "item.listing_type_id.required")
    elif not isinstance(listing_type_id, str) or listing_type_id not in known:
        yield Finding.error("listing_type_id", "item.listing_type_id.invalid", allowed=list(known))
    elif listing_type_id == ListingTypeId.FREE and not may_list_free(
        seller, site, item.get("condition")
    ):
        yield Finding.error(
            "listing_type_id",
            "item.listing_type_id.not_eligible",
            sales=seller.sales_completed,
            limit=site.free_sales_limit,
        )


def check_condition(
    before: WireItem,
    after: WireItem,
    *,
    seller: SellerStanding,
    site: SiteRules,
) -> Iterator[Finding]:
    """Check that an update keeps the reason for a free listing: few sales, or a used product.

    Otherwise anyone could list a product as used and change it to new afterwards.
    """
    had, has = before.get("condition"), after.get("condition")
    if (
        has != had
        and after.get("listing_type_id") == ListingTypeId.FREE
        and may_list_free(seller, site, had)
        and not may_list_free(seller, site, has)
    ):
        yield Finding.error(
            "condition",
            "item.listing_type_id.not_eligible",
            sales=seller.sales_completed,
            limit=site.free_sales_limit,
        )
