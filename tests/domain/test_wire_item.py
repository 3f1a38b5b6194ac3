"""The typed form of an item on the wire names the fields that the resources have."""

from __future__ import annotations

import inspect

import pytest

from app.domain import error, wire_item
from app.domain.base import Resource
from app.domain.models import item, shipping, value, variation

RESOURCES = {
    name: found
    for module in (error, item, shipping, value, variation)
    for name, found in vars(module).items()
    if inspect.isclass(found) and issubclass(found, Resource)
}
TYPED = {
    name.removeprefix("Wire"): found
    for name, found in vars(wire_item).items()
    if inspect.isclass(found) and hasattr(found, "__total__")
}


def test_that_the_item_and_its_parts_are_typed() -> None:
    assert {"Item", "Variation", "ItemAttribute", "Picture", "Shipping", "SaleTerm"} <= set(TYPED)


@pytest.mark.parametrize("name", TYPED)
def test_that_a_typed_part_has_the_fields_of_its_resource(name: str) -> None:
    assert set(TYPED[name].__annotations__) == set(RESOURCES[name].model_fields)


@pytest.mark.parametrize("value", [None, 3, "x", [1], [None, {"id": "A"}], {"id": "A"}])
def test_that_parts_that_are_no_objects_are_left_aside(value: object) -> None:
    found = wire_item.variations_of(wire_item.item_of({"variations": value}))
    assert all(isinstance(part, dict) for part in found)
    assert len(found) == (1 if isinstance(value, list) and len(value) == 2 else 0)
