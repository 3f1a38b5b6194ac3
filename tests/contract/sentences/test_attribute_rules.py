""" "Attribute rules on items", sentence by sentence."""

from __future__ import annotations

import pytest

from tests.contract.sentences.counter import Counter
from tests.stands import known
from tests.stands.known import NEWCOMER, TOP

CERAMICS = known.leaf("MX", "YIELD_OF_SALES_UNIT")


def form(value_name: object) -> known.Wire:
    whole = known.form(TOP, CERAMICS)
    sent = {"id": "YIELD_OF_SALES_UNIT", "value_name": value_name}
    whole["attributes"] = [*whole["attributes"], sent]
    return whole


@pytest.mark.parametrize("value", ["2 m²", "1.44 m²", "0.5 m²"])
async def test_that_a_number_unit_is_a_number_followed_by_an_allowed_unit(counter: Counter, value):
    item = await counter.made(form(value), TOP)
    found = {one["id"]: one for one in item["attributes"]}
    assert found["YIELD_OF_SALES_UNIT"]["value_name"] == value
    assert item["warnings"] == []


INVALID = ["2 kg", "2", "2m²", "m² 2", "mucho", "2  m²", "2 m2"]


@pytest.mark.parametrize("value", INVALID)
async def test_that_an_invalid_value_drops_the_attribute_and_the_write_succeeds(
    counter: Counter, value
):
    item = await counter.made(form(value), TOP)
    assert "YIELD_OF_SALES_UNIT" not in {one["id"] for one in item["attributes"]}


@pytest.mark.parametrize("value", INVALID)
async def test_that_the_warning_names_the_attribute_the_value_and_the_valid_units(
    counter: Counter, value
):
    (warning,) = (await counter.made(form(value), TOP))["warnings"]
    assert warning["code"] == "item.attributes.omitted"
    for part in ("YIELD_OF_SALES_UNIT", value, "m²"):
        assert part in warning["message"]


async def test_that_an_invalid_value_of_an_update_leaves_the_attribute_as_it_was(
    counter: Counter,
):
    item = await counter.made(form("2 m²"), TOP)
    sent = [{"id": "YIELD_OF_SALES_UNIT", "value_name": "3 kg"}]
    after = await counter.changed(item, TOP, attributes=sent)
    assert [one["code"] for one in after["warnings"]] == ["item.attributes.omitted"]
    found = {one["id"]: one["value_name"] for one in after["attributes"]}
    assert found["YIELD_OF_SALES_UNIT"] == "2 m²"


@pytest.mark.parametrize("empty", ["", None])
async def test_that_an_empty_value_name_takes_the_attribute_off_without_a_warning(
    counter: Counter, empty
):
    item = await counter.made(form("2 m²"), TOP)
    sent = [{"id": "YIELD_OF_SALES_UNIT", "value_name": empty}]
    after = await counter.changed(item, TOP, attributes=sent)
    assert "YIELD_OF_SALES_UNIT" not in {one["id"] for one in after["attributes"]}
    assert after["warnings"] == []


async def test_that_the_bulk_sale_attributes_are_not_required(counter: Counter):
    item = await counter.made(known.form(TOP, CERAMICS), TOP)
    bulk = {"SALES_UNIT", "YIELD_OF_SALES_UNIT", "WEIGHT_OF_SALES_UNIT"}
    bulk |= {"SIDE_A", "SIDE_B", "THICKNESS", "FINISH"}
    assert not {one["id"] for one in item["attributes"]} & bulk
    definitions = {one["id"]: one for one in known.definitions(CERAMICS["id"])}
    assert not any("required" in definitions[name]["tags"] for name in bulk)


async def test_that_a_required_attribute_that_is_dropped_is_named_with_the_reason(
    counter: Counter,
):
    whole = known.form()
    brand = next(one for one in whole["attributes"] if one["id"] == "BRAND")
    rest = [one for one in whole["attributes"] if one is not brand]
    whole["attributes"] = [*rest, {"id": "BRAND", "value_name": "x" * 400}]
    answer = await counter.post("/items", whole, by=NEWCOMER)
    assert (answer.status, answer.causes) == (
        400,
        ["item.attributes.omitted", "item.attributes.required"],
    )
    assert "BRAND" in answer.json["cause"][0]["message"]


async def test_that_a_required_attribute_cannot_be_left_out_or_taken_off(counter: Counter):
    bare = {**known.form(TOP, CERAMICS), "attributes": []}
    answer = await counter.post("/items", bare, by=TOP)
    assert (answer.status, set(answer.causes)) == (400, {"item.attributes.required"})
    item = await counter.made(known.form(TOP, CERAMICS), TOP)
    sent = {"attributes": [{"id": item["attributes"][0]["id"], "value_name": None}]}
    answer = await counter.put(f"/items/{item['id']}", sent, by=TOP)
    assert (answer.status, answer.causes) == (400, ["item.attributes.required"])
