"""Changes of the listing type ("Item endpoints", payload rule 6)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from datetime import datetime

from app.domain.shapes import text_of
from app.domain.timestamps import format_timestamp, parse_timestamp
from app.domain.wire_item import WireItem
from app.rules.changes.status import is_closed
from app.rules.findings import Finding
from app.rules.offer.durations import stop_time
from app.rules.offer.listing_types import UNLIMITED, check_listing_type, upgrades_above
from app.rules.sellers import SellerStanding
from app.rules.sites import SiteRules


def check_type_change(
    item: WireItem,
    listing_type_id: str,
    *,
    seller: SellerStanding,
    site: SiteRules,
    known: Collection[str],
) -> Iterator[Finding]:
    """Check that a listing may change to a type: it is not closed, and the type accepts it.

    ``known`` are the types of the listing's site.
    """
    if is_closed(item):
        yield Finding.error(
            "listing_type_id", "item.status.not_modifiable", field="listing_type_id"
        )
        return
    # A listing may keep its current type, regardless of its seller's later sales.
    if listing_type_id != item.get("listing_type_id"):
        moved: WireItem = {**item, "listing_type_id": listing_type_id}
        yield from check_listing_type(moved, seller=seller, site=site, known=known)


def type_change(item: WireItem, listing_type_id: str, now: datetime) -> WireItem:
    """Return the fields of a listing that a change of its type sets.

    An unlimited type never stops; a limited one has its full duration from the change on, unless
    the previous type was limited too: then its end stays.
    """
    before = text_of(item.get("listing_type_id"))
    fields: WireItem = {"listing_type_id": listing_type_id}
    if (listing_type_id in UNLIMITED) == (before in UNLIMITED):
        return fields
    if listing_type_id in UNLIMITED:
        start = parse_timestamp(item.get("start_time")) or now
        expires = None
    else:
        start = now
        expires = format_timestamp(stop_time(listing_type_id, start))
    stop = format_timestamp(stop_time(listing_type_id, start))
    return {**fields, "stop_time": stop, "end_time": stop, "expiration_time": expires}


def available_upgrades(item: WireItem, known: Collection[str]) -> tuple[str, ...]:
    """Return the types above a listing's own on its site; none for a closed listing."""
    if is_closed(item):
        return ()
    above = upgrades_above(text_of(item.get("listing_type_id")))
    return tuple(one for one in above if one in known)
