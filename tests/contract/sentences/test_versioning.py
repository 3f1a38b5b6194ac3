""" "Versioning", sentence by sentence."""

from __future__ import annotations

import pytest

from app.service.endpoints.routes import ROUTES
from tests.contract.sentences.counter import Counter
from tests.stands import known
from tests.stands.known import NEWCOMER, SITE_OF, TOP


def test_that_the_path_carries_no_version_segment():
    segments = {segment for route in ROUTES for segment in route.path.split("/")}
    assert not {one for one in segments if one[:1] == "v" and one[1:].isdigit()}


@pytest.mark.parametrize("seller", SITE_OF)
async def test_that_the_publishing_model_has_no_listing_fee_on_six_sites(counter: Counter, seller):
    category = known.leaf(SITE_OF[seller])
    price = category["settings"]["minimum_price"] or 300
    for listing_type in ("gold_special", "gold_pro"):
        form = known.form(seller, category, listing_type_id=listing_type, price=max(price, 500))
        item = await counter.made(form, seller)
        assert not item.get("fee")
        assert not item.get("total_listing_fee")
        assert item["status"] == "active"


@pytest.mark.parametrize("site_id", SITE_OF.values())
async def test_that_the_list_of_types_names_premium_clasica_and_gratuita(counter: Counter, site_id):
    types = (await counter.get(f"/sites/{site_id}/listing_types")).json
    names = {one["id"]: one["name"] for one in types}
    assert names["gold_pro"] == "Premium"
    assert names["gold_special"] == "Clásica"
    assert names["free"] == "Gratuita"
    assert {frozenset(one) for one in types} == {frozenset({"site_id", "id", "name"})}
    assert {one["site_id"] for one in types} == {site_id}


async def test_that_every_type_of_the_list_is_taken_for_new_listings(counter: Counter):
    types = (await counter.get("/sites/UY/listing_types")).json
    ids = {"gold_pro", "gold_special", "gold_premium", "gold", "silver", "bronze", "free"}
    assert {one["id"] for one in types} == ids
    for listing_type in ids:
        assert (await counter.listed(listing_type_id=listing_type))["status"] == "active"
    form = known.form(listing_type_id="platinum")
    answer = await counter.post("/items", form, by=NEWCOMER)
    assert (answer.status, answer.causes) == (400, ["item.listing_type_id.invalid"])


@pytest.mark.parametrize("value", [52049, 5.5, True, ["Rojo"], {"a": 1}])
async def test_that_values_of_combinations_are_accepted_only_as_strings(counter: Counter, value):
    category = known.varied_leaf("UY")
    for name in ("value_id", "value_name"):
        one = known.variation(category)
        one["attribute_combinations"] = [{"id": "COLOR", name: value}]
        answer = await counter.post("/items", known.varied_form(variations=[one]), by=NEWCOMER)
        assert answer.status == 400
        assert answer.json["error"] in ("validation_error", "bad_request")


async def test_that_ceramics_have_the_bulk_sale_attributes(counter: Counter):
    category = known.leaf("MX", "YIELD_OF_SALES_UNIT")
    found = {
        one["id"]: one
        for one in (await counter.get(f"/categories/{category['id']}/attributes")).json
    }
    assert found["SALES_UNIT"]["value_type"] == "list"
    assert len(found["SALES_UNIT"]["values"]) == 4
    for name, units in (("YIELD_OF_SALES_UNIT", {"m²"}), ("WEIGHT_OF_SALES_UNIT", {"g", "kg"})):
        assert found[name]["value_type"] == "number_unit"
        assert {unit["name"] for unit in found[name]["allowed_units"]} >= units
    assert set(found) >= {"SIDE_A", "SIDE_B", "THICKNESS", "FINISH"}
    form = known.form(TOP, category)
    form["attributes"] += [
        {"id": "SALES_UNIT", "value_id": found["SALES_UNIT"]["values"][1]["id"]},
        {"id": "YIELD_OF_SALES_UNIT", "value_name": "1.44 m²"},
        {"id": "WEIGHT_OF_SALES_UNIT", "value_name": "18.5 kg"},
    ]
    assert (await counter.made(form, TOP))["warnings"] == []


LEARNED_ANYWAY = ("MX", "VE")
"""Sites that other tests predict for, and the one without; each of the rest is learned whole, for
some four seconds."""


@pytest.mark.parametrize(
    "site_id",
    [
        pytest.param(one, marks=() if one in LEARNED_ANYWAY else pytest.mark.prove)
        for one in SITE_OF.values()
    ],
)
async def test_that_prediction_is_available_for_five_sites(counter: Counter, site_id):
    path = f"/sites/{site_id}/category_predictor/predict"
    one = await counter.get(f"{path}?title=Taza de cerámica")
    many = await counter.post(path, [{"title": "Taza de cerámica"}])
    expected = 404 if site_id == "VE" else 200
    assert (one.status, many.status) == (expected, expected)
