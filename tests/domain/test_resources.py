"""Resources keep every field, known or not, and write what they read."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from app.domain.base import Resource, parse_tolerant
from app.domain.models.category import Category
from app.domain.models.item import DescriptionText, Item
from app.domain.models.shipping import ShippingMode
from app.domain.models.user import User
from app.domain.wire import Unreadable, read_json, write_json
from tests.stands.wire_values import RESOURCES, same, wire_objects

quick = settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@pytest.mark.parametrize("cls", RESOURCES)
@quick
@given(data=st.data())
def test_that_reading_and_writing_a_resource_gives_the_same_json(
    cls: type[Resource], data: st.DataObject
) -> None:
    wire = data.draw(wire_objects(cls))
    again = cls.parse(wire).to_wire()
    assert same(again, wire)
    assert same(read_json(write_json(cls.parse(read_json(write_json(wire))))), wire)


@pytest.mark.parametrize("cls", RESOURCES)
@quick
@given(data=st.data())
def test_that_tolerant_reading_of_a_good_object_leaves_nothing_out(
    cls: type[Resource], data: st.DataObject
) -> None:
    wire = data.draw(wire_objects(cls))
    resource, bad = parse_tolerant(cls, wire)
    assert bad == ()
    assert same(resource.to_wire(), wire)


def test_that_resources_are_frozen() -> None:
    item = Item.parse({"id": "A1", "title": "Mesa"})
    with pytest.raises(ValidationError):
        item.title = "Silla"


def test_that_what_is_written_can_be_changed_without_changing_the_resource() -> None:
    item = Item.parse({"id": "A1", "tags": ["one"], "new": {"deep": [1]}})
    wire = item.to_wire()
    wire["tags"].append("two")
    wire["new"]["deep"].append(2)
    assert item.to_wire() == {"id": "A1", "tags": ["one"], "new": {"deep": [1]}}


@pytest.mark.parametrize(
    ("cls", "wire", "paths"),
    [
        (Item, {"price": "12"}, ("price",)),
        (Item, {"price": True}, ("price",)),
        (Item, {"price": Decimal("1.999")}, ("price",)),
        (Item, {"price": Decimal("NaN")}, ("price",)),
        (Item, {"price": -1}, ("price",)),
        (Item, {"price": 10**16}, ("price",)),
        (Item, {"available_quantity": "5", "title": 3}, ("available_quantity", "title")),
        (Item, {"available_quantity": Decimal("1.5")}, ("available_quantity",)),
        (Item, {"accepts_paymentplatform": 1}, ("accepts_paymentplatform",)),
        (Item, {"seller_id": True}, ("seller_id",)),
        (Item, {"tags": "one"}, ("tags",)),
        (Item, {"attributes": {"id": "BRAND"}}, ("attributes",)),
        (
            Item,
            {"variations": [{"id": 1}, {"id": [], "price": "x"}]},
            ("variations.1.id", "variations.1.price"),
        ),
        (Item, {"description": 5}, ("description",)),
        (Item, {"description": {"text": 5}}, ("description",)),
        (Category, {"name": "Mesas"}, ()),
        (User, {"id": 7, "status": {"list": {"allow": "yes"}}}, ("status.list.allow",)),
    ],
)
def test_that_unreadable_fields_are_named_without_their_values(
    cls: type[Resource], wire: dict[str, Any], paths: tuple[str, ...]
) -> None:
    with pytest.raises(Unreadable) as refusal:
        cls.parse(wire)
    assert refusal.value.paths == paths
    assert refusal.value.__cause__ is None


def test_that_no_message_holds_the_value() -> None:
    with pytest.raises(Unreadable) as refusal:
        User.parse({"id": 1, "phone": ["555-0199-SECRET"], "email": {"x": "APP-1-SECRET"}})
    assert "SECRET" not in str(refusal.value)


@pytest.mark.parametrize(
    ("wire", "rest", "bad"),
    [
        (
            {"id": "A1", "price": "x", "title": "Mesa"},
            {"id": "A1", "title": "Mesa"},
            ("price",),
        ),
        (
            {"id": "A1", "tags": ["one", 2, "three"]},
            {"id": "A1", "tags": ["one", "three"]},
            ("tags.1",),
        ),
        (
            {"id": "A1", "variations": [{"id": 1, "price": "x"}, 7, {"id": 2, "price": -1}]},
            {"id": "A1", "variations": [{"id": 1}, {"id": 2}]},
            ("variations.0.price", "variations.1", "variations.2.price"),
        ),
        (
            {"id": "A1", "shipping": "free", "new": {"kept": [1]}},
            {"id": "A1", "new": {"kept": [1]}},
            ("shipping",),
        ),
    ],
)
def test_that_one_bad_field_does_not_sink_the_item(
    wire: dict[str, Any], rest: dict[str, Any], bad: tuple[str, ...]
) -> None:
    item, left_out = parse_tolerant(Item, wire)
    assert item.to_wire() == rest
    assert left_out == bad


def test_that_a_part_without_its_id_is_left_out_as_a_whole() -> None:
    wire = {"id": "C1", "path_from_root": [{"id": "C0"}, {"id": None, "name": "?"}, {"name": "!"}]}
    category, bad = parse_tolerant(Category, wire)
    assert [step.id for step in category.path_from_root or ()] == ["C0"]
    assert bad == ("path_from_root.1", "path_from_root.2")


@pytest.mark.parametrize("value", [None, [], "item", 5, {"name": "no id"}, {"id": {}}])
def test_that_tolerant_reading_gives_up_where_nothing_is_left(value: object) -> None:
    with pytest.raises(Unreadable):
        parse_tolerant(Category, value)


def test_that_a_description_may_be_text_or_an_object() -> None:
    assert Item.parse({"description": "plano"}).description == "plano"
    assert Item.parse({"description": {"plain_text": "plano"}}).description == DescriptionText(
        plain_text="plano"
    )


def test_that_a_mode_says_whether_free_shipping_is_mandatory() -> None:
    mandatory = {"mode": "me2", "shipping_attributes": {"free": {"methods": "mandatory"}}}
    assert ShippingMode.parse(mandatory).free_is_mandatory
    assert not ShippingMode.parse({"mode": "me2"}).free_is_mandatory
    assert not ShippingMode.parse({"shipping_attributes": {"free": {}}}).free_is_mandatory


def test_that_a_category_without_settings_has_no_limits() -> None:
    assert Category.parse({"id": "C1"}).limits.max_title_length is None
    assert Category.parse({"id": "C1", "settings": None}).limits.currencies is None
