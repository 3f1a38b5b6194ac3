"""Typed dicts for items and their parts, as ``read_json`` returns them.

Received objects need not conform to these types: the functions below extract the parts of an item
and leave out whatever is not an object. Use the functions of ``shapes`` to read fields that may
have any type. Unknown fields are kept.
"""

from __future__ import annotations

from decimal import Decimal
from typing import TypedDict, cast

from app.domain.shapes import object_of, objects_of
from app.domain.wire_description import WireDescriptionRecord, WireDescriptionText

WireNumber = int | float | Decimal
"""A number as it is read: whole numbers as ``int``, others as ``Decimal``."""


class WirePaymentMethod(TypedDict, total=False):
    """A means of payment outside the operator's platform."""

    description: str | None
    id: str | int | None
    type: str | None


class WireDifferentialPricing(TypedDict, total=False):
    """Prices that depend on the means of payment."""

    id: str | int | None
    installments: object
    payment_methods: object


class WireGeolocation(TypedDict, total=False):
    """A point on the map, in degrees."""

    latitude: WireNumber | None
    longitude: WireNumber | None


class WireItemRelation(TypedDict, total=False):
    """Another item that shares stock with this one."""

    id: str | None
    stock_relation: object
    variation_id: str | int | None


class WireNamedValue(TypedDict, total=False):
    """An id and a name; a value in a seller's own words has no id."""

    id: str | int | None
    name: str | None


class WireItemAttribute(TypedDict, total=False):
    """One attribute of a listing; written as ``id`` with ``value_id`` or ``value_name``."""

    id: str | None
    name: str | None
    value_id: str | int | None
    value_name: str | None
    values: list[WireNamedValue] | None
    attribute_group_id: str | None
    attribute_group_name: str | None


class WireSaleTerm(TypedDict, total=False):
    """One condition of sale of a listing or a variation."""

    id: str | None
    name: str | None
    value_id: str | int | None
    value_name: str | None
    values: list[WireNamedValue] | None


class WirePicture(TypedDict, total=False):
    """One picture; sizes are ``width x height`` in pixels, ``source`` is for writing only."""

    id: str | None
    max_size: str | None
    secure_url: str | None
    size: str | None
    url: str | None
    source: str | None


class WireLocation(TypedDict, total=False):
    """The place of a classified thing or service; the last two fields are of the creation form."""

    address_line: str | None
    city: WireNamedValue | None
    country: WireNamedValue | None
    neighborhood: WireNamedValue | None
    state: WireNamedValue | None
    zip_code: str | None
    latitude: WireNumber | None
    longitude: WireNumber | None


class WireSellerAddress(TypedDict, total=False):
    """The address of the seller."""

    address_line: str | None
    city: WireNamedValue | None
    comment: str | None
    country: WireNamedValue | None
    id: str | int | None
    state: WireNamedValue | None
    zip_code: str | None


class WireSellerContact(TypedDict, total=False):
    """The contact of the seller: the fields of answers, then those of the creation form only."""

    area_code1: str | None
    area_code2: str | None
    contact: str | None
    email: str | None
    other_info: str | None
    phone1: str | None
    phone2: str | None
    webpage: str | None
    area_code: str | None
    phone: str | None
    webmail: str | None


class WireFreeRule(TypedDict, total=False):
    """The scope of free shipping of a method; the last two fields occur in mode objects only."""

    free_mode: str | None
    value: object
    default: bool | None
    free_shipping_flag: bool | None


class WireFreeMethod(TypedDict, total=False):
    """One shipping method that is free for the buyer, and its rule."""

    id: str | int | None
    rule: WireFreeRule | None


class WireShippingMethod(TypedDict, total=False):
    """One shipping method of a listing."""

    id: str | int | None


class WireShipping(TypedDict, total=False):
    """``shipping`` of an item."""

    mode: str | None
    local_pick_up: bool | None
    store_pick_up: bool | None
    free_shipping: bool | None
    free_methods: list[WireFreeMethod] | None
    methods: list[WireShippingMethod] | None
    costs: list[object] | None
    dimensions: str | None
    logistic_type: str | None
    profile_id: str | int | None
    tags: list[str] | None


class WireAttributeCombination(TypedDict, total=False):
    """One attribute that distinguishes a variation; without an id it is the seller's own."""

    id: str | None
    name: str | None
    value_id: str | int | None
    value_name: str | None
    values: list[WireNamedValue] | None


class WireVariation(TypedDict, total=False):
    """One variation of a listing, with its own price, stock and pictures."""

    id: str | int | None
    attribute_combinations: list[WireAttributeCombination] | None
    available_quantity: int | None
    initial_quantity: int | None
    sold_quantity: int | None
    price: WireNumber | None
    picture_ids: list[str] | None
    sale_terms: list[WireSaleTerm] | None
    inventory_id: str | None
    seller_custom_field: str | None


class WireItemWarning(TypedDict, total=False):
    """One entry of ``warnings`` in the answer to a successful write."""

    code: str | int | None
    message: str | None


class WireItem(TypedDict, total=False):
    """A listing; ``description`` belongs to the creation form and ``warnings`` to answers."""

    id: str | None
    site_id: str | None
    seller_id: str | int | None
    title: str | None
    subtitle: str | None
    category_id: str | None
    domain_id: str | None
    price: WireNumber | None
    base_price: WireNumber | None
    original_price: WireNumber | None
    currency_id: str | None
    initial_quantity: int | None
    available_quantity: int | None
    sold_quantity: int | None
    buying_mode: str | None
    condition: str | None
    listing_type_id: str | None
    status: str | None
    sub_status: list[str] | None
    tags: list[str] | None
    accepts_paymentplatform: bool | None
    non_paymentplatform_payment_methods: list[WirePaymentMethod] | None
    automatic_relist: bool | None
    catalog_listing: bool | None
    catalog_product_id: str | None
    coverage_areas: list[str] | None
    date_created: str | None
    last_updated: str | None
    start_time: str | None
    end_time: str | None
    stop_time: str | None
    expiration_time: str | None
    deal_ids: list[str | int] | None
    descriptions: list[WireDescriptionRecord] | None
    description: str | WireDescriptionText | None
    differential_pricing: WireDifferentialPricing | None
    fee: WireNumber | None
    total_listing_fee: WireNumber | None
    geolocation: WireGeolocation | None
    health: WireNumber | None
    international_delivery_mode: str | None
    inventory_id: str | None
    item_relations: list[WireItemRelation] | None
    listing_source: str | None
    official_store_id: str | int | None
    parent_item_id: str | None
    permalink: str | None
    thumbnail: str | None
    secure_thumbnail: str | None
    video_id: str | None
    warranty: str | bool | None
    seller_custom_field: str | None
    attributes: list[WireItemAttribute] | None
    sale_terms: list[WireSaleTerm] | None
    pictures: list[WirePicture] | None
    location: WireLocation | None
    seller_address: WireSellerAddress | None
    seller_contact: WireSellerContact | None
    shipping: WireShipping | None
    variations: list[WireVariation] | None
    warnings: list[WireItemWarning] | None


def attributes_of(part: WireItem) -> tuple[WireItemAttribute, ...]:
    """Return the attributes of an item."""
    return cast("tuple[WireItemAttribute, ...]", objects_of(part.get("attributes")))


def sale_terms_of(part: WireItem | WireVariation) -> tuple[WireSaleTerm, ...]:
    """Return the sale terms of an item or a variation."""
    return sale_terms_in(part.get("sale_terms"))


def variation_of(value: object) -> WireVariation:
    """Return an untrusted value as a variation, empty if it is not an object."""
    return cast("WireVariation", object_of(value))


def sale_terms_in(value: object) -> tuple[WireSaleTerm, ...]:
    """Return the sale terms in an untrusted list, such as that of an update."""
    return cast("tuple[WireSaleTerm, ...]", objects_of(value))


def pictures_of(part: WireItem) -> tuple[WirePicture, ...]:
    """Return the pictures of an item."""
    return cast("tuple[WirePicture, ...]", objects_of(part.get("pictures")))


def variations_of(part: WireItem) -> tuple[WireVariation, ...]:
    """Return the variations of an item."""
    return variations_in(part.get("variations"))


def variations_in(value: object) -> tuple[WireVariation, ...]:
    """Return the variations in an untrusted list, such as that of an update."""
    return cast("tuple[WireVariation, ...]", objects_of(value))


def combinations_of(part: WireVariation) -> tuple[WireAttributeCombination, ...]:
    """Return the attributes that distinguish a variation from the others."""
    return cast(
        "tuple[WireAttributeCombination, ...]", objects_of(part.get("attribute_combinations"))
    )


def shipping_of(part: WireItem) -> WireShipping:
    """Return the shipping of an item, empty if there is none."""
    return cast("WireShipping", object_of(part.get("shipping")))


def picture_of(value: object) -> WirePicture:
    """Return an untrusted value as a picture, empty if it is not an object."""
    return cast("WirePicture", object_of(value))


def warnings_of(part: WireItem) -> tuple[WireItemWarning, ...]:
    """Return the warnings in the answer to a write."""
    return cast("tuple[WireItemWarning, ...]", objects_of(part.get("warnings")))


def item_of(value: object) -> WireItem:
    """Return an untrusted value as an item, empty if it is not an object."""
    return cast("WireItem", object_of(value))
