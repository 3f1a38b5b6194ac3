"""Payload rules of "Item endpoints", sentence by sentence."""

from __future__ import annotations

import pytest

from tests.contract.sentences.counter import Counter
from tests.stands import known
from tests.stands.known import COLOMBIAN, NEWCOMER, TOP

ITEM_FIELDS = {
    *("id", "site_id", "seller_id", "title", "subtitle", "category_id", "domain_id", "price"),
    *("base_price", "original_price", "currency_id", "initial_quantity", "available_quantity"),
    *("sold_quantity", "buying_mode", "condition", "listing_type_id", "status", "sub_status"),
    *("tags", "accepts_paymentplatform", "non_paymentplatform_payment_methods"),
    *("automatic_relist", "catalog_listing", "coverage_areas", "date_created", "last_updated"),
    *("start_time", "end_time", "stop_time", "expiration_time", "deal_ids", "descriptions"),
    *("geolocation", "health", "international_delivery_mode", "item_relations"),
    *("official_store_id", "parent_item_id", "permalink", "thumbnail", "secure_thumbnail"),
    *("video_id", "warranty", "seller_custom_field", "warnings", "attributes", "sale_terms"),
    *("pictures", "location", "seller_address", "shipping", "variations", "fee"),
    *(
        "total_listing_fee",
        "differential_pricing",
        "inventory_id",
        "listing_source",
        "catalog_product_id",
    ),
}


class TestOneItem:
    """Rule 1."""

    async def test_that_the_response_is_an_item(self, counter: Counter):
        item = await counter.listed()
        assert set(await counter.read(item)) == ITEM_FIELDS
        for seeded in await counter.found(TOP, "limit=20"):
            assert set(await counter.read(seeded)) == ITEM_FIELDS

    async def test_that_attributes_limits_the_fields_to_the_named_ones(self, counter: Counter):
        item = await counter.listed()
        answer = await counter.get(f"/items/{item['id']}?attributes=stop_time")
        assert answer.json == {"stop_time": item["stop_time"]}

    async def test_that_an_unknown_item_is_404_not_found(self, counter: Counter):
        answer = await counter.get("/items/MX0")
        assert (answer.status, answer.json["error"]) == (404, "not_found")


class TestSeveralItems:
    """Rule 2."""

    async def test_that_the_response_has_one_element_per_id_of_code_and_body(
        self, counter: Counter
    ):
        items = [await counter.listed() for _ in range(2)]
        answer = await counter.get(f"/items?ids={items[0]['id']},{items[1]['id']}")
        assert [set(one) for one in answer.json] == [{"code", "body"}] * 2
        assert [one["code"] for one in answer.json] == [200, 200]
        assert [one["body"]["id"] for one in answer.json] == [item["id"] for item in items]

    async def test_that_an_unknown_id_gives_an_element_with_404_not_found(self, counter: Counter):
        item = await counter.listed()
        answer = await counter.get(f"/items?ids=MX0,{item['id']}")
        assert answer.status == 200
        assert [one["code"] for one in answer.json] == [404, 200]
        assert answer.json[0]["body"]["error"] == "not_found"

    async def test_that_a_token_suffix_gives_an_element_with_400_bad_request(
        self, counter: Counter
    ):
        item = await counter.listed()
        ids = f"{item['id']},{item['id']}?access_token={counter.token(NEWCOMER)}"
        answer = await counter.get(f"/items?ids={ids}")
        assert [one["code"] for one in answer.json] == [200, 400]
        body = answer.json[1]["body"]
        assert (body["error"], body["message"]) == ("bad_request", "Malformed access token")

    async def test_that_an_element_carries_the_attributes_filter(self, counter: Counter):
        item = await counter.listed()
        answer = await counter.get(f"/items?ids={item['id']}&attributes=id,price")
        assert answer.json == [{"code": 200, "body": {"id": item["id"], "price": item["price"]}}]

    async def test_that_without_ids_it_is_404_with_a_message_asking_for_them(
        self, counter: Counter
    ):
        answer = await counter.get("/items")
        assert (answer.status, answer.json["error"]) == (404, "not_found")
        assert "item id or a list of ids" in answer.json["message"]


class TestCreation:
    """Rule 3."""

    async def test_that_the_response_is_the_created_item(self, counter: Counter):
        form = known.form(subtitle="Con garantía", seller_custom_field="P-1", warranty="3 meses")
        item = await counter.made(form, NEWCOMER)
        for name in ("title", "category_id", "price", "currency_id", "available_quantity"):
            assert item[name] == form[name]
        for name in ("buying_mode", "listing_type_id", "condition", "subtitle", "warranty"):
            assert item[name] == form[name]
        assert await counter.read(item, NEWCOMER) == item

    async def test_that_it_possibly_carries_warnings(self, counter: Counter):
        category = known.leaf("UY", "COLOR")
        attributes = [*known.form()["attributes"], {"id": "NOTHING", "value_name": "x"}]
        item = await counter.listed(attributes=attributes)
        assert [one["code"] for one in item["warnings"]] == ["item.attributes.omitted"]
        assert item["category_id"] == category["id"]

    async def test_that_a_description_is_a_text_or_an_object_with_two(self, counter: Counter):
        both = {"text": "<p>Una</p>", "plain_text": "Una"}
        for sent in ("Una", both):
            item = await counter.listed(description=sent)
            (record,) = (await counter.get(f"/items/{item['id']}/descriptions")).json
            assert record["plain_text"] == "Una"
            assert record["id"] == item["descriptions"][0]["id"]

    async def test_that_a_picture_is_sent_as_an_object_with_source(self, counter: Counter):
        item = await counter.listed(pictures=[{"source": "https://example.com/b.jpg"}])
        assert item["pictures"][0]["url"] == "https://example.com/b.jpg"

    async def test_that_an_attribute_is_sent_as_id_and_value_id_or_value_name(
        self, counter: Counter
    ):
        category = known.leaf("UY", "COLOR")
        colour = next(d for d in known.definitions(category["id"]) if d["id"] == "COLOR")
        value = colour["values"][1]
        own = [one for one in known.form()["attributes"] if one["id"] != "COLOR"]
        for sent in ({"value_id": value["id"]}, {"value_name": value["name"]}):
            item = await counter.listed(attributes=[*own, {"id": "COLOR", **sent}])
            found = next(one for one in item["attributes"] if one["id"] == "COLOR")
            assert (found["value_id"], found["value_name"]) == (value["id"], value["name"])
            assert found["values"] == [{"id": value["id"], "name": value["name"]}]
            assert found["name"] == colour["name"]

    async def test_that_a_classified_carries_location_and_contact(self, counter: Counter):
        location = {"address_line": "Calle 1", "latitude": -34.9, "longitude": -56.2}
        contact = {"contact": "Ana", "area_code": "2", "phone": "5550", "webmail": "x.example"}
        item = await counter.made(
            known.service_form(location=location, seller_contact=contact), NEWCOMER
        )
        assert item["location"]["address_line"] == "Calle 1"
        assert set(item["geolocation"]) == {"latitude", "longitude"}
        assert item["seller_contact"]["area_code1"] == "2"
        assert item["seller_contact"]["webpage"] == "x.example"

    async def test_that_the_form_takes_variations_coverage_areas_and_sale_terms(
        self, counter: Counter
    ):
        assert len((await counter.varied())["variations"]) == 2
        areas = (await counter.get("/sites/UY/coverage_areas")).json
        terms = [{"id": "WARRANTY_TIME", "value_name": "3 meses"}]
        item = await counter.made(
            known.service_form(coverage_areas=[areas[1]["id"]], sale_terms=terms), NEWCOMER
        )
        assert item["coverage_areas"] == [areas[1]["id"]]
        assert item["sale_terms"][0]["value_name"] == "3 meses"


class TestListingType:
    """Rule 6."""

    async def test_that_the_body_is_the_id_of_a_listing_type(self, counter: Counter):
        item = await counter.listed()
        path = f"/items/{item['id']}/listing_type"
        answer = await counter.post(path, {"id": "gold_pro"}, by=NEWCOMER)
        assert (answer.status, answer.json["listing_type_id"]) == (200, "gold_pro")

    async def test_that_the_gold_id_moves_from_premium_to_clasica(self, counter: Counter):
        item = await counter.listed(listing_type_id="gold_pro")
        path = f"/items/{item['id']}/listing_type"
        answer = await counter.post(path, {"id": "gold"}, by=NEWCOMER)
        assert answer.json["listing_type_id"] == "gold_special"

    async def test_that_clasica_and_premium_switch_at_any_time_without_charge(
        self, counter: Counter
    ):
        item = await counter.listed()
        path = f"/items/{item['id']}/listing_type"
        for change in ({}, {"available_quantity": 0}, {"status": "paused"}):
            paused = await counter.changed(item, **change) if change else item
            for wanted in ("gold_pro", "gold_special"):
                after = (await counter.post(path, {"id": wanted}, by=NEWCOMER)).json
                assert after["listing_type_id"] == wanted
                assert after["status"] == paused["status"]
                assert after["stop_time"] == item["stop_time"]
                assert not after.get("total_listing_fee")


class TestShippingOfAWrite:
    """Rule 7."""

    async def test_that_the_fields_of_shipping_are_taken(self, counter: Counter):
        item = await counter.listed(COLOMBIAN, price=30_000)
        method = known.world().free_methods("CO")[0]
        free = [{"id": method, "rule": {"free_mode": "country", "value": None}}]
        sent = {
            "mode": "me2",
            "local_pick_up": True,
            "free_shipping": True,
            "free_methods": free,
            "dimensions": "9x17x22,462",
        }
        shipping = (await counter.changed(item, COLOMBIAN, shipping=sent))["shipping"]
        assert {name: shipping[name] for name in sent} == sent

    @pytest.mark.parametrize(("name", "value"), [("nosuch", 1), ("logistic_type", "fulfillment")])
    async def test_that_what_is_no_field_of_a_seller_is_refused(
        self, counter: Counter, name, value
    ):
        item = await counter.listed()
        path = f"/items/{item['id']}"
        answer = await counter.put(path, {"shipping": {name: value}}, by=NEWCOMER)
        assert (answer.status, answer.causes) == (400, ["item.shipping.not_modifiable"])
        assert name in answer.json["cause"][0]["message"]
        shipping = {**item["shipping"], "local_pick_up": True, "tags": ["foo"]}
        after = await counter.changed(item, shipping=shipping)
        assert after["shipping"] == {**item["shipping"], "local_pick_up": True}

    @pytest.mark.parametrize("costs", [["x"], [{"cost": -5}], [{"cost": "x"}], [5]])
    async def test_that_costs_are_a_list_of_costs(self, counter: Counter, costs):
        category = next(
            one
            for one in known.categories("UY")
            if one["settings"]["listing_allowed"]
            and "custom" in one["settings"]["shipping_modes"]
            and not one["children_categories"]
        )
        good = [{"description": "A domicilio", "cost": 120}]
        item = await counter.made(
            known.form(category=category, shipping={"mode": "custom", "costs": good}), NEWCOMER
        )
        assert item["shipping"]["costs"] == good
        sent = {"shipping": {"costs": costs}}
        answer = await counter.put(f"/items/{item['id']}", sent, by=NEWCOMER)
        assert (answer.status, answer.causes) == (400, ["item.shipping.invalid"])

    async def test_that_free_methods_are_those_that_me2_accepts(self, counter: Counter):
        rule = {"free_mode": "country", "value": None}
        sent = {"mode": "me2", "free_shipping": True, "free_methods": [{"id": 99, "rule": rule}]}
        answer = await counter.post("/items", known.form(TOP, shipping=sent), by=TOP)
        assert (answer.status, answer.causes) == (400, ["invalid_parameters"])
        item = await counter.listed(TOP, shipping={"mode": "me2"})
        answer = await counter.put(f"/items/{item['id']}", {"shipping": sent}, by=TOP)
        assert (answer.status, answer.json["cause"]) == (
            400,
            [{"code": "invalid_parameters", "message": "Invalid free mode for method 99"}],
        )

    async def test_that_methods_with_ids_can_fail_for_me2(self, counter: Counter):
        sent = {"mode": "me2", "methods": [{"id": 501245}]}
        form = known.form(TOP, shipping=sent)
        answer = await counter.post("/items", form, by=TOP)
        assert (answer.status, answer.causes) == (400, ["invalid_parameters"])
