"""The fields of a listing that cannot be changed at present, and the reasons."""

from __future__ import annotations

from app.domain.shapes import text_of
from app.domain.wire_item import WireItem, variations_of
from app.rules.changes.status import is_closed
from app.rules.numbers import as_whole

SOLD_UNITS = "sold_units"
HAS_VARIATIONS = "has_variations"
CLOSED = "closed"
ALWAYS = "always"

FIXED: tuple[str, ...] = (
    "id",
    "site_id",
    "seller_id",
    "domain_id",
    "currency_id",
    "listing_type_id",
    "base_price",
    "original_price",
    "initial_quantity",
    "sold_quantity",
    "sub_status",
    "catalog_listing",
    "date_created",
    "last_updated",
    "start_time",
    "end_time",
    "stop_time",
    "expiration_time",
    "descriptions",
    "description",
    "fee",
    "total_listing_fee",
    "geolocation",
    "health",
    "inventory_id",
    "listing_source",
    "parent_item_id",
    "permalink",
    "thumbnail",
    "secure_thumbnail",
    "seller_address",
    "warnings",
)
"""Fields that an update never changes: the marketplace sets them, or they have endpoints of their
own."""

MODIFIABLE: tuple[str, ...] = (
    "title",
    "subtitle",
    "category_id",
    "price",
    "available_quantity",
    "buying_mode",
    "condition",
    "status",
    "pictures",
    "attributes",
    "variations",
    "sale_terms",
    "shipping",
    "location",
    "seller_contact",
    "coverage_areas",
    "accepts_paymentplatform",
    "non_paymentplatform_payment_methods",
    "automatic_relist",
    "official_store_id",
    "video_id",
    "warranty",
    "seller_custom_field",
)
"""Fields that an update may change unless they are locked."""

LOCKED_BY_SALES: tuple[str, ...] = ("title", "buying_mode", "category_id", "condition")
LOCKED_BY_VARIATIONS: tuple[str, ...] = ("price", "available_quantity")
OPEN_WHEN_CLOSED: frozenset[str] = frozenset({"seller_custom_field"})


def locked_fields(item: WireItem) -> dict[str, str]:
    """Return the locked form paths of a listing with a reason code each, the strongest first.

    The codes are ``always``, ``closed``, ``sold_units`` and ``has_variations``.
    """
    locks = dict.fromkeys(FIXED, ALWAYS)
    if is_closed(item):
        closed = (field for field in MODIFIABLE if field not in OPEN_WHEN_CLOSED)
        return locks | dict.fromkeys(closed, CLOSED)
    variations = variations_of(item)
    if (as_whole(item.get("sold_quantity")) or 0) > 0:
        locks |= dict.fromkeys(LOCKED_BY_SALES, SOLD_UNITS)
        for variation in variations:
            id_ = text_of(variation.get("id"))
            if id_:
                locks[f"variations.{id_}.attribute_combinations"] = SOLD_UNITS
    if variations:
        locks |= dict.fromkeys(LOCKED_BY_VARIATIONS, HAS_VARIATIONS)
    return locks
