"""A new listing with the default value of every field."""

from __future__ import annotations

from app.domain.wire_item import WireItem, WireVariation
from app.rules.offer.shipping_fields import plain_shipping


def plain_item() -> WireItem:
    """Return a new item with all fields, in the order in which the marketplace writes them."""
    return {
        "id": None,
        "site_id": None,
        "title": None,
        "subtitle": None,
        "seller_id": None,
        "category_id": None,
        "domain_id": None,
        "official_store_id": None,
        "price": None,
        "base_price": None,
        "original_price": None,
        "currency_id": None,
        "initial_quantity": 0,
        "available_quantity": 0,
        "sold_quantity": 0,
        "buying_mode": None,
        "listing_type_id": None,
        "condition": None,
        "start_time": None,
        "stop_time": None,
        "end_time": None,
        "expiration_time": None,
        # There is no listing fee ("Versioning").
        "fee": 0,
        "total_listing_fee": 0,
        "date_created": None,
        "last_updated": None,
        "permalink": None,
        "thumbnail": None,
        "secure_thumbnail": None,
        "pictures": [],
        "video_id": None,
        "descriptions": [],
        "accepts_paymentplatform": True,
        "non_paymentplatform_payment_methods": [],
        "automatic_relist": False,
        "shipping": plain_shipping(),
        "international_delivery_mode": "none",
        "seller_address": None,
        "seller_contact": None,
        "location": {},
        "geolocation": None,
        "coverage_areas": [],
        "attributes": [],
        "sale_terms": [],
        "warranty": None,
        "variations": [],
        "status": None,
        "sub_status": [],
        "tags": [],
        "catalog_listing": False,
        "catalog_product_id": None,
        "parent_item_id": None,
        "differential_pricing": None,
        "deal_ids": [],
        "inventory_id": None,
        "item_relations": [],
        "listing_source": "",
        "seller_custom_field": None,
        "health": None,
        "warnings": [],
    }


def plain_variation() -> WireVariation:
    """Return a new variation with all fields."""
    return {
        "id": None,
        "attribute_combinations": [],
        "price": None,
        "available_quantity": 0,
        "initial_quantity": 0,
        "sold_quantity": 0,
        "picture_ids": [],
        "sale_terms": [],
        "inventory_id": None,
        "seller_custom_field": None,
    }
