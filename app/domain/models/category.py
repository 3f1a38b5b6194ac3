"""Categories and the rules they set for their listings."""

from __future__ import annotations

from typing import Any

from app.domain.base import Flag, Identity, Money, Resource, Text, Whole
from app.domain.definition_facts import CategoryFacts


class CategoryRef(Resource):
    """A category by name: a step of a path, or a child with its number of items."""

    id: Text
    name: Text | None = None
    total_items_in_this_category: Whole | None = None


class CategorySettings(Resource):
    """``settings`` of a category: the rules and limits for its listings."""

    adult_content: Flag | None = None
    buying_allowed: Flag | None = None
    buying_modes: tuple[Text, ...] | None = None
    catalog_domain: Text | None = None
    coverage_areas: Text | None = None
    currencies: tuple[Text, ...] | None = None
    fragile: Flag | None = None
    immediate_payment: Text | None = None
    item_conditions: tuple[Text, ...] | None = None
    items_reviews_allowed: Flag | None = None
    listing_allowed: Flag | None = None
    max_description_length: Whole | None = None
    max_title_length: Whole | None = None
    max_sub_title_length: Whole | None = None
    max_pictures_per_item: Whole | None = None
    max_pictures_per_item_var: Whole | None = None
    maximum_price: Money | None = None
    minimum_price: Money | None = None
    mirror_category: Text | None = None
    mirror_master_category: Text | None = None
    mirror_slave_categories: tuple[Text, ...] | None = None
    price: Text | None = None
    stock: Text | None = None
    reservation_allowed: Text | None = None
    restrictions: tuple[Any, ...] | None = None
    rounded_address: Flag | None = None
    show_contact_information: Flag | None = None
    subscribable: Flag | None = None
    seller_contact: Text | None = None
    shipping_modes: tuple[Text, ...] | None = None
    shipping_options: tuple[Text, ...] | None = None
    shipping_profile: Text | None = None
    simple_shipping: Text | None = None
    sub_vertical: Text | None = None
    vertical: Text | None = None
    tags: tuple[Text, ...] | None = None
    vip_subdomain: Text | None = None


_NO_SETTINGS = CategorySettings()


class Category(Resource, CategoryFacts[CategorySettings]):
    """One category of a site."""

    id: Text
    name: Text | None = None
    picture: Text | None = None
    permalink: Text | None = None
    total_items_in_this_category: Whole | None = None
    path_from_root: tuple[CategoryRef, ...] | None = None
    children_categories: tuple[CategoryRef, ...] | None = None
    attribute_types: Text | None = None
    meta_categ_id: Identity | None = None
    attributable: Flag | None = None
    settings: CategorySettings | None = None

    @classmethod
    def _no_settings(cls) -> CategorySettings:
        return _NO_SETTINGS
