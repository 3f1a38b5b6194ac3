"""What passes the quick check is readable; what is usual passes it."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.domain.base import Resource
from app.domain.models.item import Item
from app.service.http.conformance import conforms
from tests.stands.wire_values import JSON, RESOURCES, wire_objects

quick = settings(
    max_examples=50,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@pytest.mark.parametrize("cls", RESOURCES)
@quick
@given(data=st.data())
def test_that_whatever_passes_is_readable(cls: type[Resource], data: st.DataObject) -> None:
    wire: Any = data.draw(wire_objects(cls))
    names = sorted(cls.model_fields)
    for name in data.draw(st.lists(st.sampled_from(names), max_size=3)):
        wire[name] = data.draw(JSON | st.lists(JSON, max_size=2))
    if conforms(wire, cls):
        cls.parse(wire)


@pytest.mark.parametrize(
    "wire",
    [
        {},
        {"title": "Mesa", "new": {"deep": [1]}, "price": None},
        {"seller_id": 7, "official_store_id": "7", "deal_ids": [1, "D1"]},
        {"description": "Mesa"},
        {"description": {"text": "Mesa"}},
        {"warranty": True, "automatic_relist": False, "available_quantity": 5},
        {"attributes": [{"id": "BRAND", "values": [{"id": None, "name": "x"}]}], "tags": []},
        {"variations": [{"attribute_combinations": [{"id": "COLOR"}], "picture_ids": ["A"]}]},
        {"shipping": {"mode": "me2", "costs": [{"cost": Decimal(5)}], "free_shipping": True}},
    ],
)
def test_that_a_usual_form_passes(wire: dict[str, object]) -> None:
    assert conforms(wire, Item)


@pytest.mark.parametrize(
    "wire",
    [
        {"title": 5},
        {"title": True},
        {"automatic_relist": 1},
        {"available_quantity": True},
        {"available_quantity": "5"},
        {"available_quantity": Decimal("5.5")},
        {"seller_id": True},
        {"price": "x"},
        {"price": -1},
        {"tags": "one"},
        {"tags": [1]},
        {"shipping": []},
        {"attributes": [None]},
        {"variations": [{"id": 1, "picture_ids": [5]}]},
        {"description": 5},
        [],
        "Mesa",
        None,
    ],
)
def test_that_a_value_of_another_type_does_not_pass(wire: object) -> None:
    assert not conforms(wire, Item)
