""" "Item endpoints", payload rules 4 and 5: updates, sentence by sentence."""

from __future__ import annotations

import pytest

from tests.contract.sentences.counter import Counter
from tests.stands import known
from tests.stands.known import NEWCOMER


class TestUpdate:
    """Rule 4."""

    async def test_that_a_partial_body_changes_its_fields_alone(self, counter: Counter):
        before = await counter.listed()
        after = await counter.changed(before, available_quantity=9)
        assert after["available_quantity"] == 9
        changed = {name for name in after if after[name] != before[name]}
        assert changed == {"available_quantity", "last_updated"}

    async def test_that_the_response_is_the_updated_item_possibly_with_warnings(
        self, counter: Counter
    ):
        item = await counter.listed()
        after = await counter.changed(item, attributes=[{"id": "NOTHING", "value_name": "x"}])
        assert [one["code"] for one in after["warnings"]] == ["item.attributes.omitted"]
        assert await counter.read(item, NEWCOMER) == after

    @pytest.mark.parametrize(
        ("name", "said", "nothing"),
        [
            ("coverage_areas", ["UY-01"], []),
            ("non_paymentplatform_payment_methods", [{"id": "cash"}], []),
            ("automatic_relist", True, False),
            ("accepts_paymentplatform", False, True),
            ("location", {"address_line": "Calle 1", "latitude": 1, "longitude": 2}, {}),
            ("video_id", "abc", None),
        ],
    )
    async def test_that_null_is_what_a_new_item_without_the_field_has(
        self, counter: Counter, name, said, nothing
    ):
        if name == "coverage_areas":
            said = [(await counter.get("/sites/UY/coverage_areas")).json[0]["id"]]
        item = await counter.made(known.service_form(**{name: said}), NEWCOMER)
        assert item[name] != nothing
        after = await counter.changed(item, **{name: None})
        assert after[name] == nothing
        assert after["geolocation"] is None

    async def test_that_null_takes_no_attributes_and_sale_terms_away(self, counter: Counter):
        terms = [{"id": "WARRANTY_TIME", "value_name": "3 meses"}]
        item = await counter.listed(sale_terms=terms)
        after = await counter.changed(item, sale_terms=None, attributes=None)
        assert after["sale_terms"] == item["sale_terms"]
        assert after["attributes"] == item["attributes"]

    async def test_that_shipping_without_anything_said_is_that_of_a_new_item(
        self, counter: Counter
    ):
        item = await counter.listed(
            shipping={"mode": "not_specified", "local_pick_up": True, "free_shipping": True}
        )
        flags = {"local_pick_up": None, "free_shipping": None, "free_methods": None, "mode": ""}
        for sent in (None, flags):
            after = await counter.changed(item, shipping=sent)
            assert after["shipping"] == {
                **item["shipping"],
                "local_pick_up": False,
                "free_shipping": False,
            }
            await counter.changed(item, shipping=item["shipping"])

    async def test_that_payment_through_the_operator_stays_where_it_is_required(
        self, counter: Counter
    ):
        category = known.leaf("UY", "COLOR", immediate_payment="required")
        item = await counter.made(known.form(category=category), NEWCOMER)
        assert (await counter.changed(item, accepts_paymentplatform=None)) == item

    @pytest.mark.parametrize("sent", [None, {"contact": ""}, {"contact": None}])
    async def test_that_a_contact_stays_where_it_is_required(self, counter: Counter, sent):
        category = known.leaf("UY", mode="classified", seller_contact="required")
        item = await counter.made(
            known.form(category=category, seller_contact={"contact": "Ana"}), NEWCOMER
        )
        answer = await counter.put(f"/items/{item['id']}", {"seller_contact": sent}, by=NEWCOMER)
        assert (answer.status, answer.causes) == (400, ["item.seller_contact.required"])
        form = known.form(category=category, seller_contact={"nosuch": "x"})
        answer = await counter.post("/items", form, by=NEWCOMER)
        assert (answer.status, answer.causes) == (400, ["item.seller_contact.required"])

    async def test_that_another_category_drops_the_attributes_it_does_not_have(
        self, counter: Counter
    ):
        category = known.leaf("UY", "COLOR")
        item = await counter.made(known.form(category=category), NEWCOMER)
        had = {one["id"] for one in item["attributes"]}
        other = next(
            one
            for one in known.categories("UY")
            if one["settings"]["listing_allowed"]
            and not one["children_categories"]
            and "buy_it_now" in one["settings"]["buying_modes"]
            and not had <= {definition["id"] for definition in known.definitions(one["id"])}
        )
        known_there = {definition["id"] for definition in known.definitions(other["id"])}
        attributes = known.form(category=other)["attributes"]
        after = await counter.changed(item, category_id=other["id"], attributes=attributes)
        assert {one["id"] for one in after["attributes"]} <= known_there
        assert {one["id"] for one in attributes} <= {one["id"] for one in after["attributes"]}
        messages = " ".join(one["message"] for one in after["warnings"])
        for gone in had - known_there:
            assert gone in messages

    async def test_that_coverage_areas_are_a_list_of_ids(self, counter: Counter):
        item = await counter.made(known.service_form(), NEWCOMER)
        areas = (await counter.get("/sites/UY/coverage_areas")).json
        ids = [areas[1]["id"], areas[2]["id"]]
        assert (await counter.changed(item, coverage_areas=ids))["coverage_areas"] == ids

    async def test_that_the_restock_example_names_the_field_quantity(self, counter: Counter):
        item = await counter.changed(await counter.listed(), available_quantity=0)
        assert item["sub_status"] == ["out_of_stock"]
        after = await counter.changed(item, quantity=7)
        assert (after["status"], after["available_quantity"]) == ("active", 7)


class TestVariationsOfAnUpdate:
    """Rule 5."""

    async def test_that_each_entry_carries_id_and_fields_of_a_variation(self, counter: Counter):
        item = await counter.varied()
        first, second = item["variations"]
        sent = [{"id": first["id"], "price": 310}, {"id": second["id"], "available_quantity": 5}]
        after = await counter.changed(item, variations=sent)
        assert [one["price"] for one in after["variations"]] == [310, 300]
        assert [one["available_quantity"] for one in after["variations"]] == [2, 5]

    async def test_that_values_of_combinations_must_be_strings(self, counter: Counter):
        item = await counter.varied()
        sent = [
            {"id": one["id"], "attribute_combinations": [{"id": "COLOR", "value_id": 52049}]}
            for one in item["variations"]
        ]
        answer = await counter.put(f"/items/{item['id']}", {"variations": sent}, by=NEWCOMER)
        assert answer.status == 400

    async def test_that_updating_variations_of_a_closed_item_fails(self, counter: Counter):
        item = await counter.changed(await counter.varied(), status="closed")
        sent = {"variations": [{"id": item["variations"][0]["id"], "price": 310}]}
        answer = await counter.put(f"/items/{item['id']}", sent, by=NEWCOMER)
        assert (answer.status, answer.causes) == (400, ["item.variations.not_modifiable"])

    @pytest.mark.parametrize(
        ("name", "value"),
        [
            ("sold_quantity", 99),
            ("initial_quantity", 50),
            ("inventory_id", "INV"),
            ("warnings", [1]),
            ("deleted", True),
            ("nosuch", 1),
        ],
    )
    async def test_that_what_is_no_field_of_a_seller_is_refused(
        self, counter: Counter, name, value
    ):
        item = await counter.varied()
        path = f"/items/{item['id']}"
        first, second = item["variations"]
        one = f"{path}/variations/{first['id']}"
        for way, body in (
            (path, {"variations": [{"id": first["id"], name: value}, {"id": second["id"]}]}),
            (one, {name: value}),
        ):
            answer = await counter.put(way, body, by=NEWCOMER)
            assert (answer.status, answer.causes) == (400, ["item.variations.not_modifiable"])
            assert name in answer.json["cause"][0]["message"]
            assert str(first["id"]) in answer.json["cause"][0]["message"]
        assert await counter.read(item) == item

    async def test_that_they_can_be_sent_back_as_they_were_read(self, counter: Counter):
        item = await counter.varied()
        first, second = item["variations"]
        assert await counter.changed(item, variations=[first, second]) == item
        after = await counter.changed(item, variations=[{**first, "price": 310}, second])
        assert after["variations"] == [{**first, "price": 310}, second]

    async def test_that_a_new_one_has_the_fields_of_a_seller_alone(self, counter: Counter):
        item = await counter.varied()
        path = f"/items/{item['id']}"
        own = {"sold_quantity": 7, "initial_quantity": 70, "inventory_id": "I", "nosuch": 1}
        picture_ids = item["variations"][0]["picture_ids"]
        category = known.varied_leaf("UY")
        new = [known.variation(category, at, picture_ids=picture_ids) for at in (2, 3)]
        answer = await counter.post(f"{path}/variations", {**new[0], **own}, by=NEWCOMER)
        kept = [{"id": one["id"]} for one in (await counter.read(item))["variations"]]
        after = await counter.changed(item, variations=[*kept, {**new[1], **own}])
        for one in (answer.json, after["variations"][-1]):
            assert (one["sold_quantity"], one["initial_quantity"]) == (0, 2)
            assert one["inventory_id"] is None
            assert set(one) == set(item["variations"][0])
