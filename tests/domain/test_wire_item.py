"""The typed forms of what travels name the fields that the resources have."""

from __future__ import annotations

import inspect

import pytest

from app.domain import (
    error,
    wire_category,
    wire_description,
    wire_item,
    wire_shipping,
    wire_site,
    wire_user,
)
from app.domain.base import Resource
from app.domain.models import (
    attribute,
    category,
    coverage_area,
    currency,
    item,
    listing_type,
    reputation,
    shipping,
    site,
    user,
    value,
    variation,
)

OF_ITEMS = (error, item, shipping, value, variation)
OF_SITES = (attribute, category, coverage_area, currency, listing_type, site)
RESOURCES = {
    name: found
    for module in (*OF_ITEMS, *OF_SITES, reputation, user)
    for name, found in vars(module).items()
    if inspect.isclass(found) and issubclass(found, Resource)
}
TYPED = {
    name.removeprefix("Wire"): found
    for module in (wire_item, wire_description, wire_category, wire_shipping, wire_site, wire_user)
    for name, found in vars(module).items()
    if inspect.isclass(found) and hasattr(found, "__total__")
}


def test_that_the_item_and_its_parts_are_typed() -> None:
    assert {"Item", "Variation", "ItemAttribute", "Picture", "Shipping", "SaleTerm"} <= set(TYPED)
    assert {"Category", "AttributeDefinition", "User", "Site", "ShippingMode"} <= set(TYPED)


@pytest.mark.parametrize("name", TYPED)
def test_that_a_typed_part_has_the_fields_of_its_resource(name: str) -> None:
    assert set(TYPED[name].__annotations__) == set(RESOURCES[name].model_fields)


@pytest.mark.parametrize("value", [None, 3, "x", [1], [None, {"id": "A"}], {"id": "A"}])
def test_that_parts_that_are_no_objects_are_left_aside(value: object) -> None:
    found = wire_item.variations_of(wire_item.item_of({"variations": value}))
    assert all(isinstance(part, dict) for part in found)
    assert len(found) == (1 if isinstance(value, list) and len(value) == 2 else 0)
