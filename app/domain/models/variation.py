"""Variations: the similar but not identical products sold in one listing."""

from __future__ import annotations

from app.domain.base import Identity, Money, Resource, Text, Whole
from app.domain.models.value import NamedValue, SaleTerm


class AttributeCombination(Resource):
    """One attribute that distinguishes a variation; without an id it is the seller's own."""

    id: Text | None = None
    name: Text | None = None
    value_id: Identity | None = None
    value_name: Text | None = None
    values: tuple[NamedValue, ...] | None = None


class Variation(Resource):
    """One variation of a listing, with its own price, stock and pictures."""

    id: Identity | None = None
    attribute_combinations: tuple[AttributeCombination, ...] | None = None
    available_quantity: Whole | None = None
    initial_quantity: Whole | None = None
    sold_quantity: Whole | None = None
    price: Money | None = None
    picture_ids: tuple[Text, ...] | None = None
    sale_terms: tuple[SaleTerm, ...] | None = None
    inventory_id: Text | None = None
    seller_custom_field: Text | None = None
