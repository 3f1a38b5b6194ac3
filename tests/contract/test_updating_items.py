"""Updating items ("Item endpoints", "Attribute rules on items", "States and transitions")."""

from __future__ import annotations

from decimal import Decimal

import pytest

from tests.stands.contract_shop import Shop
from tests.stands.small_world import NEW_SELLER, OTHER_SELLER, TOP_SELLER

ITEM = "MX100200000"  # of the new seller, whom no mandatory free shipping concerns
PATH = f"/items/{ITEM}"


async def test_that_only_what_is_sent_changes(shop: Shop):
    before = (await shop.get(PATH, by=NEW_SELLER)).json
    answer = await shop.put(PATH, {"title": "Camisa de lino", "price": 199.9}, by=NEW_SELLER)
    assert answer.status == 200
    changed = {key for key in answer.json if answer.json[key] != before.get(key)}
    assert changed == {"title", "price", "last_updated", "warnings"}
    assert answer.json["price"] == Decimal("199.9")
    assert (await shop.get(PATH, by=NEW_SELLER)).json == answer.json


@pytest.mark.parametrize("sent", [{"available_quantity": "7"}, {"quantity": 7}, {"quantity": "7"}])
async def test_that_stock_is_taken_under_both_names_and_as_text(shop: Shop, sent):
    answer = await shop.put(PATH, sent, by=NEW_SELLER)
    assert answer.json["available_quantity"] == 7
    assert "quantity" not in answer.json


async def test_that_two_different_stocks_are_refused(shop: Shop):
    answer = await shop.put(PATH, {"quantity": 7, "available_quantity": 8}, by=NEW_SELLER)
    assert (answer.status, answer.causes) == (400, ["item.quantity.conflict"])


async def test_that_every_cause_of_a_refusal_comes_at_once(shop: Shop):
    sent = {"title": "x" * 61, "price": -1, "available_quantity": -1, "sold_quantity": 9}
    answer = await shop.put(PATH, sent, by=NEW_SELLER)
    assert (answer.status, answer.json["error"]) == (400, "validation_error")
    assert set(answer.causes) == {
        "item.title.too_long",
        "item.price.negative",
        "item.available_quantity.negative",
        "item.sold_quantity.not_modifiable",
    }


async def test_that_a_refused_update_changes_nothing(shop: Shop):
    before = await shop.get(PATH)
    await shop.put(PATH, {"title": "Otra", "price": -1}, by=NEW_SELLER)
    assert (await shop.get(PATH)).content == before.content


class TestAttributes:
    """Attribute rules on items."""

    async def test_that_attributes_are_merged_by_id(self, shop: Shop):
        sent = [{"id": "COLOR", "value_name": "azul"}, {"id": "WEIGHT", "value_name": "2.5 kg"}]
        answer = await shop.put(PATH, {"attributes": sent}, by=NEW_SELLER)
        found = {entry["id"]: entry for entry in answer.json["attributes"]}
        assert list(found) == ["BRAND", "COLOR", "WEIGHT"]
        assert found["COLOR"]["value_id"] == "102"
        assert found["COLOR"]["value_name"] == "Azul"
        assert found["COLOR"]["values"] == [{"id": "102", "name": "Azul"}]
        assert found["WEIGHT"]["value_name"] == "2.5 kg"

    @pytest.mark.parametrize("value", ["2 lb", "mucho", "2", "2kg", "kg 2"])
    async def test_that_an_invalid_number_unit_is_omitted_with_a_warning(self, shop: Shop, value):
        sent = {"title": "Camisa", "attributes": [{"id": "WEIGHT", "value_name": value}]}
        answer = await shop.put(PATH, sent, by=NEW_SELLER)
        assert (answer.status, answer.warnings) == (200, ["item.attributes.omitted"])
        message = answer.json["warnings"][0]["message"]
        assert all(part in message for part in ("WEIGHT", "Peso", value, "g, kg"))
        assert answer.json["title"] == "Camisa"
        assert [entry["id"] for entry in answer.json["attributes"]] == ["BRAND"]

    async def test_that_what_was_omitted_once_is_not_warned_of_again(self, shop: Shop):
        await shop.put(PATH, {"attributes": [{"id": "PAGES", "value_name": "x"}]}, by=NEW_SELLER)
        answer = await shop.put(PATH, {"title": "Camisa"}, by=NEW_SELLER)
        assert answer.json["warnings"] == []

    @pytest.mark.parametrize("empty", ["", None])
    async def test_that_an_empty_value_removes_the_attribute_without_a_word(
        self, shop: Shop, empty
    ):
        await shop.put(PATH, {"attributes": [{"id": "PAGES", "value_name": "9"}]}, by=NEW_SELLER)
        sent = {"attributes": [{"id": "PAGES", "value_name": empty}]}
        answer = await shop.put(PATH, sent, by=NEW_SELLER)
        assert answer.warnings == []
        assert [entry["id"] for entry in answer.json["attributes"]] == ["BRAND"]

    async def test_that_a_required_attribute_cannot_be_removed(self, shop: Shop):
        sent = {"attributes": [{"id": "BRAND", "value_name": None}]}
        answer = await shop.put(PATH, sent, by=NEW_SELLER)
        assert (answer.status, answer.causes) == (400, ["item.attributes.required"])


class TestStates:
    """States and transitions."""

    async def test_that_stock_0_pauses_and_stock_activates(self, shop: Shop):
        out = await shop.put(PATH, {"available_quantity": 0}, by=NEW_SELLER)
        assert (out.json["status"], out.json["sub_status"]) == ("paused", ["out_of_stock"])
        assert out.json["stop_time"].startswith("2046")
        back = await shop.put(PATH, {"quantity": 4}, by=NEW_SELLER)
        assert (back.json["status"], back.json["sub_status"]) == ("active", [])

    async def test_that_a_pause_by_hand_outlives_new_stock(self, shop: Shop):
        await shop.put(PATH, {"available_quantity": 0}, by=NEW_SELLER)
        await shop.put(PATH, {"status": "paused"}, by=NEW_SELLER)
        back = await shop.put(PATH, {"available_quantity": 4}, by=NEW_SELLER)
        assert (back.json["status"], back.json["sub_status"]) == ("paused", [])

    async def test_that_stock_0_closes_other_types(self, shop: Shop):
        item = shop.market.items.read(ITEM)
        assert item is not None
        shop.market.items.replace({**item, "listing_type_id": "free"})
        out = await shop.put(PATH, {"available_quantity": 0}, by=NEW_SELLER)
        assert out.json["status"] == "closed"
        assert out.json["stop_time"] == out.json["last_updated"]

    @pytest.mark.parametrize(
        ("path", "allowed"),
        [
            ([], ["paused", "closed", "active"]),
            (["paused"], ["active", "closed", "paused"]),
            (["closed"], ["closed"]),
        ],
    )
    async def test_that_sellers_change_status_only_along_the_table(self, shop: Shop, path, allowed):
        for wanted in ("active", "paused", "closed", "under_review"):
            fresh = (
                f"MX{NEW_SELLER}{['active', 'paused', 'closed', 'under_review'].index(wanted):05d}"
            )
            for step in path:
                await shop.put(f"/items/{fresh}", {"status": step}, by=NEW_SELLER)
            answer = await shop.put(f"/items/{fresh}", {"status": wanted}, by=NEW_SELLER)
            if wanted in allowed:
                assert (answer.status, answer.json["status"]) == (200, wanted)
            else:
                assert (answer.status, answer.causes) == (400, ["item.status.invalid_transition"])

    async def test_that_a_closed_item_takes_only_its_own_code_and_deletion(self, shop: Shop):
        await shop.put(PATH, {"status": "closed"}, by=NEW_SELLER)
        title = await shop.put(PATH, {"title": "Otra"}, by=NEW_SELLER)
        assert (title.status, title.causes) == (400, ["item.status.not_modifiable"])
        code = await shop.put(PATH, {"seller_custom_field": "Z-1"}, by=NEW_SELLER)
        assert (code.status, code.json["seller_custom_field"]) == (200, "Z-1")
        gone = await shop.put(PATH, {"deleted": True}, by=NEW_SELLER)
        assert (gone.json["status"], gone.json["sub_status"]) == ("closed", ["deleted"])

    async def test_that_variations_of_a_closed_item_are_not_modifiable(self, shop: Shop):
        await shop.put(PATH, {"status": "closed"}, by=NEW_SELLER)
        none = await shop.put(PATH, {"variations": []}, by=NEW_SELLER)
        assert none.status == 200
        answer = await shop.put(PATH, {"variations": [{"price": 9}]}, by=NEW_SELLER)
        assert answer.status == 400
        assert answer.json["cause"] == [
            {
                "code": "item.variations.not_modifiable",
                "message": "variations is not modifiable.",
            }
        ]

    async def test_that_only_a_closed_item_can_be_deleted(self, shop: Shop):
        answer = await shop.put(PATH, {"deleted": True}, by=NEW_SELLER)
        assert (answer.status, answer.causes) == (400, ["item.deleted.invalid_transition"])

    @pytest.mark.parametrize(
        ("field", "value"),
        [("title", "Otra"), ("condition", "used"), ("buying_mode", "auction")],
    )
    async def test_that_sold_units_lock_what_was_sold(self, shop: Shop, field, value):
        item = shop.market.items.read(ITEM)
        assert item is not None
        shop.market.items.replace({**item, "sold_quantity": 2})
        answer = await shop.put(PATH, {field: value}, by=NEW_SELLER)
        assert (answer.status, answer.causes) == (400, [f"item.{field}.not_modifiable"])
        assert (await shop.put(PATH, {"price": 300}, by=NEW_SELLER)).status == 200


class TestVersions:
    """Lost updates."""

    async def test_that_an_update_of_an_old_version_is_a_conflict(self, shop: Shop):
        seen = (await shop.get(PATH)).json["last_updated"]
        header = {"if-unmodified-since-version": seen}
        first = await shop.call("PUT", PATH, {"price": 200}, by=NEW_SELLER, headers=header)
        assert first.status == 200
        second = await shop.call("PUT", PATH, {"price": 210}, by=NEW_SELLER, headers=header)
        assert (second.status, second.json["error"]) == (409, "conflict")
        assert (await shop.get(PATH)).json["price"] == 200

    async def test_that_versions_rise_even_when_the_clock_stands(self, shop: Shop):
        seen = [
            (await shop.put(PATH, {"price": price}, by=NEW_SELLER)).json["last_updated"]
            for price in (200, 201, 202, 203)
        ]
        assert seen == sorted(set(seen))
        same = await shop.put(PATH, {"price": 203}, by=NEW_SELLER)
        assert same.json["last_updated"] == seen[-1]


class TestFreeShipping:
    """Mandatory free shipping on one site."""

    async def test_that_it_is_put_on_where_the_price_crosses_the_threshold(self, shop: Shop):
        path = f"/items/MX{TOP_SELLER}00000"
        below = await shop.put(path, {"price": 549}, by=TOP_SELLER)
        assert below.json["shipping"]["free_shipping"] is False
        above = (await shop.put(path, {"price": 550}, by=TOP_SELLER)).json["shipping"]
        assert above["free_shipping"] is True
        assert [method["id"] for method in above["free_methods"]] == [501345]
        assert above["tags"] == ["mandatory_free_shipping"]
        off = await shop.put(path, {"shipping": {"free_shipping": False}}, by=TOP_SELLER)
        assert (off.status, off.causes) == (400, ["item.shipping.free_shipping_mandatory"])

    @pytest.mark.parametrize(
        ("item_id", "seller"), [(ITEM, NEW_SELLER), (f"AR{OTHER_SELLER}00000", OTHER_SELLER)]
    )
    async def test_that_it_concerns_neither_lesser_sellers_nor_other_sites(
        self, shop: Shop, item_id, seller
    ):
        answer = await shop.put(f"/items/{item_id}", {"price": 900}, by=seller)
        assert answer.json["shipping"]["free_shipping"] is False


async def test_that_methods_are_refused_where_the_mode_rejects_them(shop: Shop):
    sent = {"shipping": {"mode": "me2", "methods": [{"id": 501345}]}}
    answer = await shop.put(PATH, sent, by=NEW_SELLER)
    assert answer.status == 400
    assert answer.json["cause"] == [
        {"code": "invalid_parameters", "message": "Invalid free mode for method 501345"}
    ]


async def test_that_shipping_is_merged_field_by_field(shop: Shop):
    answer = await shop.put(PATH, {"shipping": {"local_pick_up": True}}, by=NEW_SELLER)
    assert answer.json["shipping"]["local_pick_up"] is True
    assert answer.json["shipping"]["mode"] == "me2"


@pytest.mark.parametrize(
    ("sent", "field"),
    [
        ({"title": 5}, "title"),
        ({"price": "12,50"}, "price"),
        ({"price": True}, "price"),
        ({"price": [1]}, "price"),
        ({"available_quantity": "mucho"}, "available_quantity"),
        ({"available_quantity": 1.5}, "available_quantity"),
        ({"quantity": {}}, "quantity"),
        ({"pictures": {}}, "pictures"),
        ({"attributes": [5]}, "attributes.0"),
        ({"variations": [{"id": 1, "price": "x"}]}, "variations.0.price"),
        ({"shipping": []}, "shipping"),
    ],
)
async def test_that_a_wrong_type_is_a_bad_request_naming_the_field(shop: Shop, sent, field):
    answer = await shop.put(PATH, sent, by=NEW_SELLER)
    assert (answer.status, answer.json["error"]) == (400, "bad_request")
    assert field in answer.json["message"]


async def test_that_coverage_areas_are_only_the_services_own(shop: Shop):
    answer = await shop.put(PATH, {"coverage_areas": ["MX-ALL"]}, by=NEW_SELLER)
    assert answer.causes == ["item.coverage_areas.not_allowed"]
    answer = await shop.put(PATH, {"coverage_areas": ["NOWHERE"]}, by=NEW_SELLER)
    assert "item.coverage_areas.invalid" in answer.causes


@pytest.mark.parametrize("sent", [{"tags": ["free_relist"]}, {"nothing": 1}, {"health": 1}])
async def test_that_what_is_no_sellers_field_cannot_be_changed(shop: Shop, sent):
    answer = await shop.put(PATH, sent, by=NEW_SELLER)
    assert (answer.status, answer.causes) == (400, [f"item.{next(iter(sent))}.not_modifiable"])


async def test_that_an_item_can_be_sent_back_as_it_was_read(shop: Shop):
    item = (await shop.get(PATH, by=NEW_SELLER)).json
    answer = await shop.put(PATH, item, by=NEW_SELLER)
    assert answer.status == 200, answer.json
    assert answer.json["last_updated"] == item["last_updated"]
