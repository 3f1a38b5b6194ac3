"""Items: the listings of a seller."""

from __future__ import annotations

from typing import Any

from app.domain.base import Flag, Identity, Money, Number, Resource, Text, Whole
from app.domain.error import ItemWarning
from app.domain.models.shipping import Shipping
from app.domain.models.value import NamedValue, SaleTerm
from app.domain.models.variation import Variation


class ItemAttribute(Resource):
    """One attribute of a listing; written as ``id`` with ``value_id`` or ``value_name``."""

    id: Text | None = None
    name: Text | None = None
    value_id: Identity | None = None
    value_name: Text | None = None
    values: tuple[NamedValue, ...] | None = None
    attribute_group_id: Text | None = None
    attribute_group_name: Text | None = None


class Picture(Resource):
    """One picture; sizes are ``width x height`` in pixels, ``source`` is for writing only."""

    id: Text | None = None
    max_size: Text | None = None
    secure_url: Text | None = None
    size: Text | None = None
    url: Text | None = None
    source: Text | None = None


class Location(Resource):
    """The place of a classified thing or service; the last two fields are of the creation form."""

    address_line: Text | None = None
    city: NamedValue | None = None
    country: NamedValue | None = None
    neighborhood: NamedValue | None = None
    state: NamedValue | None = None
    zip_code: Text | None = None
    latitude: Number | None = None
    longitude: Number | None = None


class SellerAddress(Resource):
    """The address of the seller."""

    address_line: Text | None = None
    city: NamedValue | None = None
    comment: Text | None = None
    country: NamedValue | None = None
    id: Identity | None = None
    state: NamedValue | None = None
    zip_code: Text | None = None


class SellerContact(Resource):
    """The contact of the seller: the fields of answers, then those of the creation form only."""

    area_code1: Text | None = None
    area_code2: Text | None = None
    contact: Text | None = None
    email: Text | None = None
    other_info: Text | None = None
    phone1: Text | None = None
    phone2: Text | None = None
    webpage: Text | None = None
    area_code: Text | None = None
    phone: Text | None = None
    webmail: Text | None = None


class Geolocation(Resource):
    """A point on the map, in degrees."""

    latitude: Number | None = None
    longitude: Number | None = None


class DescriptionRevision(Resource):
    """An earlier version of a description that was replaced."""

    text: Text | None = None
    plain_text: Text | None = None
    created: Text | None = None


class DescriptionRecord(Resource):
    """One description of a listing; inside an item only its id is guaranteed."""

    id: Identity | None = None
    text: Text | None = None
    plain_text: Text | None = None
    created: Text | None = None
    last_updated: Text | None = None
    revisions: tuple[DescriptionRevision, ...] | None = None


class DescriptionText(Resource):
    """The description in a creation form if it is not a plain text."""

    text: Text | None = None
    plain_text: Text | None = None


class DifferentialPricing(Resource):
    """Prices that depend on the means of payment."""

    id: Identity | None = None
    installments: Any = None
    payment_methods: Any = None


class ItemRelation(Resource):
    """Another item that shares stock with this one."""

    id: Text | None = None
    stock_relation: Any = None
    variation_id: Identity | None = None


class PaymentMethod(Resource):
    """A means of payment outside the operator's platform."""

    description: Text | None = None
    id: Identity | None = None
    type: Text | None = None


class Item(Resource):
    """A listing; ``description`` belongs to the creation form and ``warnings`` to answers."""

    id: Text | None = None
    site_id: Text | None = None
    seller_id: Identity | None = None
    title: Text | None = None
    subtitle: Text | None = None
    category_id: Text | None = None
    domain_id: Text | None = None
    price: Money | None = None
    base_price: Money | None = None
    original_price: Money | None = None
    currency_id: Text | None = None
    initial_quantity: Whole | None = None
    available_quantity: Whole | None = None
    sold_quantity: Whole | None = None
    buying_mode: Text | None = None
    condition: Text | None = None
    listing_type_id: Text | None = None
    status: Text | None = None
    sub_status: tuple[Text, ...] | None = None
    tags: tuple[Text, ...] | None = None
    accepts_paymentplatform: Flag | None = None
    non_paymentplatform_payment_methods: tuple[PaymentMethod, ...] | None = None
    automatic_relist: Flag | None = None
    catalog_listing: Flag | None = None
    catalog_product_id: Text | None = None
    coverage_areas: tuple[Text, ...] | None = None
    date_created: Text | None = None
    last_updated: Text | None = None
    start_time: Text | None = None
    end_time: Text | None = None
    stop_time: Text | None = None
    expiration_time: Text | None = None
    deal_ids: tuple[Identity, ...] | None = None
    descriptions: tuple[DescriptionRecord, ...] | None = None
    description: Text | DescriptionText | None = None
    differential_pricing: DifferentialPricing | None = None
    fee: Money | None = None
    total_listing_fee: Money | None = None
    geolocation: Geolocation | None = None
    health: Number | None = None
    international_delivery_mode: Text | None = None
    inventory_id: Text | None = None
    item_relations: tuple[ItemRelation, ...] | None = None
    listing_source: Text | None = None
    official_store_id: Identity | None = None
    parent_item_id: Text | None = None
    permalink: Text | None = None
    thumbnail: Text | None = None
    secure_thumbnail: Text | None = None
    video_id: Text | None = None
    # The specification has "whether a warranty is offered", yet services put the text of the
    # warranty here.
    warranty: Text | Flag | None = None
    seller_custom_field: Text | None = None
    attributes: tuple[ItemAttribute, ...] | None = None
    sale_terms: tuple[SaleTerm, ...] | None = None
    pictures: tuple[Picture, ...] | None = None
    location: Location | None = None
    seller_address: SellerAddress | None = None
    seller_contact: SellerContact | None = None
    shipping: Shipping | None = None
    variations: tuple[Variation, ...] | None = None
    warnings: tuple[ItemWarning, ...] | None = None
