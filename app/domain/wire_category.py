"""Typed dicts for categories and their attribute definitions in wire format."""

from __future__ import annotations

from typing import TypedDict

from app.domain.wire_item import WireNumber


class WireCategoryRef(TypedDict, total=False):
    """A category by name: a step of a path, or a child with its number of items."""

    id: str
    name: str | None
    total_items_in_this_category: int | None


class WireCategorySettings(TypedDict, total=False):
    """``settings`` of a category: the rules and limits for its listings."""

    adult_content: bool | None
    buying_allowed: bool | None
    buying_modes: list[str] | None
    catalog_domain: str | None
    coverage_areas: str | None
    currencies: list[str] | None
    fragile: bool | None
    immediate_payment: str | None
    item_conditions: list[str] | None
    items_reviews_allowed: bool | None
    listing_allowed: bool | None
    max_description_length: int | None
    max_title_length: int | None
    max_sub_title_length: int | None
    max_pictures_per_item: int | None
    max_pictures_per_item_var: int | None
    maximum_price: WireNumber | None
    minimum_price: WireNumber | None
    mirror_category: str | None
    mirror_master_category: str | None
    mirror_slave_categories: list[str] | None
    price: str | None
    stock: str | None
    reservation_allowed: str | None
    restrictions: list[object] | None
    rounded_address: bool | None
    show_contact_information: bool | None
    subscribable: bool | None
    seller_contact: str | None
    shipping_modes: list[str] | None
    shipping_options: list[str] | None
    shipping_profile: str | None
    simple_shipping: str | None
    sub_vertical: str | None
    vertical: str | None
    tags: list[str] | None
    vip_subdomain: str | None


class WireCategory(TypedDict, total=False):
    """One category of a site."""

    id: str
    name: str | None
    picture: str | None
    permalink: str | None
    total_items_in_this_category: int | None
    path_from_root: list[WireCategoryRef] | None
    children_categories: list[WireCategoryRef] | None
    attribute_types: str | None
    meta_categ_id: str | int | None
    attributable: bool | None
    settings: WireCategorySettings | None


class WireAttributeValue(TypedDict, total=False):
    """One value of a ``list`` attribute, with the id that the marketplace gives it."""

    id: str | None
    name: str | None


class WireAllowedUnit(TypedDict, total=False):
    """One unit of a ``number_unit`` attribute."""

    id: str | None
    name: str | None


class WireAttributeDefinition(TypedDict, total=False):
    """One attribute of a category ("Category attribute definition")."""

    id: str
    name: str | None
    value_type: str | None
    tags: dict[str, object] | None
    hierarchy: str | None
    value_max_length: int | None
    values: list[WireAttributeValue] | None
    allowed_units: list[WireAllowedUnit] | None
    attribute_group_id: str | None
    attribute_group_name: str | None
    default_unit: str | None
    hint: str | None
    tooltip: str | None
    relevance: WireNumber | None
