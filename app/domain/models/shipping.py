"""Shipping of a listing, the shipping modes of a user, and the cost of free shipping."""

from __future__ import annotations

from typing import Any

from app.domain.base import Flag, Identity, Money, Resource, Text


class FreeRule(Resource):
    """The scope of free shipping of a method; the last two fields occur in mode objects only."""

    free_mode: Text | None = None
    value: Any = None
    default: Flag | None = None
    free_shipping_flag: Flag | None = None


class FreeMethod(Resource):
    """One shipping method that is free for the buyer, and its rule."""

    id: Identity | None = None
    rule: FreeRule | None = None


class ShippingMethod(Resource):
    """One shipping method of a listing."""

    id: Identity | None = None


class Shipping(Resource):
    """``shipping`` of an item."""

    mode: Text | None = None
    local_pick_up: Flag | None = None
    store_pick_up: Flag | None = None
    free_shipping: Flag | None = None
    free_methods: tuple[FreeMethod, ...] | None = None
    methods: tuple[ShippingMethod, ...] | None = None
    costs: tuple[Any, ...] | None = None
    dimensions: Text | None = None
    logistic_type: Text | None = None
    profile_id: Identity | None = None
    tags: tuple[Text, ...] | None = None


class FreeShipping(Resource):
    """``free`` of a mode object: whether free shipping must be set, and with which methods."""

    methods: Text | None = None
    accepted_methods: tuple[Identity, ...] | None = None
    rules: tuple[FreeRule, ...] | None = None
    flat: Any = None


class ShippingAttributes(Resource):
    """``shipping_attributes`` of a mode object."""

    dimensions: Text | None = None
    costs: Text | None = None
    free: FreeShipping | None = None
    local_pick_up: Text | None = None
    mandatory_for_user: Flag | None = None


class ShippingMode(Resource):
    """One shipping mode that a user may use for a category and a price."""

    mode: Text | None = None
    shipping_attributes: ShippingAttributes | None = None
    # The specification leaves open whether this field belongs here or one level down.
    mandatory_for_user: Flag | None = None

    @property
    def free_is_mandatory(self) -> bool:
        """Whether listings in this mode must ship free ("Mandatory free shipping on one site")."""
        attributes = self.shipping_attributes
        free = attributes.free if attributes is not None else None
        return free is not None and free.methods == "mandatory"


class CoverageCost(Resource):
    """The cost for the seller of shipping one listing free to one part of the country."""

    list_cost: Money | None = None
    currency_id: Text | None = None


class Coverage(Resource):
    """The places where a listing can be shipped free, and the cost for the seller."""

    all_country: CoverageCost | None = None
    all_country_except_exclusion_zone: CoverageCost | None = None


class CoverageAnswer(Resource):
    """The answer of a free-shipping look-up."""

    coverage: Coverage | None = None
