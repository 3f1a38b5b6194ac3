"""What the item endpoints answer where the document leaves it open."""

from __future__ import annotations

import pytest

from tests.contract.sentences.counter import Counter
from tests.stands import known
from tests.stands.known import ARGENTINE, NEWCOMER, TOP

B = "https://example.com/b.jpg"


class TestValidation:
    """POST /items/validate."""

    async def test_that_a_valid_form_is_204(self, counter: Counter):
        answer = await counter.post("/items/validate", known.form(), by=NEWCOMER)
        assert (answer.status, answer.content) == (204, b"")

    async def test_that_a_valid_form_with_warnings_is_200_and_lists_them(self, counter: Counter):
        form = known.form()
        form["attributes"].append({"id": "NOTHING", "value_name": "x"})
        answer = await counter.post("/items/validate", form, by=NEWCOMER)
        assert (answer.status, answer.warnings) == (200, ["item.attributes.omitted"])

    async def test_that_an_invalid_form_is_400_with_every_cause(self, counter: Counter):
        form = known.form(title="x" * 61, price=0, category_id="UY0", available_quantity=-1)
        answer = await counter.post("/items/validate", form, by=NEWCOMER)
        assert (answer.status, answer.json["error"]) == (400, "validation_error")
        assert set(answer.causes) >= {"item.category_id.invalid", "item.price.below_minimum"}
        assert len(answer.causes) >= 3
        listed = await counter.post("/items", form, by=NEWCOMER)
        assert listed.causes == answer.causes

    async def test_that_it_lists_nothing(self, counter: Counter):
        form = known.form(seller_custom_field="P-VALID")
        await counter.post("/items/validate", form, by=NEWCOMER)
        assert await counter.found(NEWCOMER, "seller_custom_field=P-VALID") == []


class TestPictures:
    """Pictures of an item."""

    async def test_that_a_picture_is_added_by_its_address(self, counter: Counter):
        item = await counter.listed()
        answer = await counter.post(f"/items/{item['id']}/pictures", {"source": B}, by=NEWCOMER)
        assert answer.status == 201
        assert answer.json["url"] == answer.json["secure_url"] == B
        assert [one["url"] for one in (await counter.read(item))["pictures"]][-1] == B

    @pytest.mark.parametrize("source", ["ftp://x/a.jpg", "file:///etc/passwd", "a.jpg", ""])
    async def test_that_only_http_addresses_are_taken(self, counter: Counter, source):
        item = await counter.listed()
        path = f"/items/{item['id']}/pictures"
        answer = await counter.post(path, {"source": source}, by=NEWCOMER)
        assert answer.status == 400

    async def test_that_removing_one_is_204_and_takes_it_out_of_variations(self, counter: Counter):
        category = known.varied_leaf("UY")
        sources = ["https://example.com/a.jpg", B]
        one = known.variation(category, picture_ids=sources)
        form = known.varied_form(
            variations=[one], pictures=[{"source": source} for source in sources]
        )
        item = await counter.made(form, NEWCOMER)
        first, second = (picture["id"] for picture in item["pictures"])
        path = f"/items/{item['id']}/pictures"
        assert (await counter.delete(f"{path}/{first}", by=NEWCOMER)).status == 204
        after = await counter.read(item)
        assert after["variations"][0]["picture_ids"] == [second]
        assert after["thumbnail"] == B
        last = await counter.delete(f"{path}/{second}", by=NEWCOMER)
        assert (last.status, last.causes) == (400, ["item.variations.picture_required"])

    async def test_that_an_update_replaces_and_reorders_them(self, counter: Counter):
        item = await counter.listed(pictures=[{"source": f"https://example.com/{n}"} for n in "ab"])
        first, second = (picture["id"] for picture in item["pictures"])
        after = await counter.changed(item, pictures=[{"id": second}, {"source": B}, {"id": first}])
        assert [one["id"] for one in after["pictures"]][::2] == [second, first]
        assert after["thumbnail"] == item["pictures"][1]["url"]

    async def test_that_the_marketplaces_own_are_public_in_three_sizes(self, counter: Counter):
        items = await counter.found(NEWCOMER, "limit=20")
        picture = next(one for item in items for one in item["pictures"] if "size" in one)
        sizes = []
        for variant in ("thumbnail", "mid-size", "max-size"):
            answer = await counter.get(f"/pictures/{picture['id']}-{variant}.jpg")
            assert (answer.status, answer.headers["content-type"]) == (200, "image/jpeg")
            sizes.append(len(answer.content))
        assert sizes == sorted(sizes)
        assert picture["url"] == picture["secure_url"]
        assert (await counter.get(f"/pictures/{picture['id']}-other.jpg")).status == 404


class TestDescriptions:
    """Descriptions and their revisions."""

    async def test_that_a_record_has_its_fields(self, counter: Counter):
        item = await counter.listed()
        (record,) = (await counter.get(f"/items/{item['id']}/descriptions")).json
        assert set(record) == {"id", "text", "plain_text", "created", "last_updated", "revisions"}
        assert (record["plain_text"], record["revisions"]) == ("Una prueba.", [])

    async def test_that_adding_is_201_and_the_newest_comes_first(self, counter: Counter):
        item = await counter.listed()
        path = f"/items/{item['id']}/descriptions"
        answer = await counter.post(path, {"text": "<p>Dos</p>", "plain_text": "Dos"}, by=NEWCOMER)
        assert (answer.status, answer.json["text"]) == (201, "<p>Dos</p>")
        listed = (await counter.get(path)).json
        assert [one["plain_text"] for one in listed] == ["Dos", "Una prueba."]
        ids = [one["id"] for one in (await counter.read(item))["descriptions"]]
        assert ids == [one["id"] for one in listed]

    async def test_that_replacing_keeps_the_old_one_as_a_revision(self, counter: Counter):
        item = await counter.listed()
        path = f"/items/{item['id']}/descriptions"
        (record,) = (await counter.get(path)).json
        for text in ("Dos", "Tres"):
            sent = {"plain_text": text}
            answer = await counter.put(f"{path}/{record['id']}", sent, by=NEWCOMER)
            assert (answer.status, answer.json["plain_text"]) == (200, text)
        assert [one["plain_text"] for one in answer.json["revisions"]] == ["Dos", "Una prueba."]
        assert set(answer.json["revisions"][0]) == {"text", "plain_text", "created"}
        assert (await counter.get(path)).json == [answer.json]

    async def test_that_the_same_text_again_makes_no_revision(self, counter: Counter):
        item = await counter.listed()
        path = f"/items/{item['id']}/descriptions"
        (record,) = (await counter.get(path)).json
        sent = {"plain_text": record["plain_text"]}
        answer = await counter.put(f"{path}/{record['id']}", sent, by=NEWCOMER)
        assert (answer.status, answer.json) == (200, record)

    async def test_that_a_description_makes_the_item_a_version_later(self, counter: Counter):
        item = await counter.listed(description=None)
        path = f"/items/{item['id']}/descriptions"
        await counter.post(path, {"plain_text": "Una"}, by=NEWCOMER)
        after = await counter.read(item)
        assert after["last_updated"] > item["last_updated"]
        assert after["health"] > item["health"]

    async def test_that_an_unknown_one_is_not_found(self, counter: Counter):
        item, other = await counter.listed(), await counter.listed()
        path = f"/items/{item['id']}/descriptions"
        for unknown in ("D0", other["descriptions"][0]["id"]):
            answer = await counter.put(f"{path}/{unknown}", {"plain_text": "x"}, by=NEWCOMER)
            assert (answer.status, answer.json["error"]) == (404, "not_found")
        assert (await counter.get("/items/UY0/descriptions")).status == 404

    async def test_that_a_closed_item_takes_none(self, counter: Counter):
        item = await counter.closed()
        path = f"/items/{item['id']}/descriptions"
        answer = await counter.post(path, {"plain_text": "x"}, by=NEWCOMER)
        assert (answer.status, answer.causes) == (400, ["item.status.not_modifiable"])


class TestVariations:
    """Variations one by one, and lists of them in updates."""

    async def test_that_they_are_a_bare_list_and_single_objects(self, counter: Counter):
        item = await counter.varied()
        path = f"/items/{item['id']}/variations"
        listed = (await counter.get(path)).json
        assert listed == item["variations"]
        assert (await counter.get(f"{path}/{listed[0]['id']}")).json == listed[0]
        assert (await counter.get(f"{path}/5")).status == 404

    async def test_that_adding_one_is_201_with_the_new_variation(self, counter: Counter):
        item = await counter.varied()
        picture = item["pictures"][0]["id"]
        sent = known.variation(known.varied_leaf("UY"), 2, picture_ids=[picture], price=280)
        answer = await counter.post(f"/items/{item['id']}/variations", sent, by=NEWCOMER)
        assert (answer.status, answer.json["price"]) == (201, 280)
        after = await counter.read(item)
        assert len(after["variations"]) == 3
        assert answer.json == after["variations"][-1]
        assert (after["price"], after["available_quantity"]) == (280, 6)

    async def test_that_updating_one_is_200_with_the_variation(self, counter: Counter):
        item = await counter.varied()
        first, second = item["variations"]
        path = f"/items/{item['id']}/variations/{first['id']}"
        answer = await counter.put(path, {"available_quantity": "9"}, by=NEWCOMER)
        assert (answer.status, answer.json) == (200, {**first, "available_quantity": 9})
        after = await counter.read(item)
        assert after["available_quantity"] == 11
        assert after["variations"][1] == second

    async def test_that_deleting_one_is_200_with_the_item(self, counter: Counter):
        item = await counter.varied()
        first, second = item["variations"]
        path = f"/items/{item['id']}/variations/{first['id']}"
        answer = await counter.delete(path, by=NEWCOMER)
        assert (answer.status, answer.json["id"]) == (200, item["id"])
        assert answer.json["variations"] == [second]
        assert (await counter.delete(path, by=NEWCOMER)).status == 404

    async def test_that_one_that_breaks_a_rule_is_refused(self, counter: Counter):
        item = await counter.varied()
        picture = item["pictures"][0]["id"]
        same = known.variation(known.varied_leaf("UY"), 0, picture_ids=[picture])
        answer = await counter.post(f"/items/{item['id']}/variations", same, by=NEWCOMER)
        assert (answer.status, answer.causes) == (400, ["item.variations.combination_repeated"])

    async def test_that_one_whose_id_is_not_sent_is_deleted(self, counter: Counter):
        item = await counter.varied()
        first, second = item["variations"]
        after = await counter.changed(item, variations=[{"id": second["id"]}])
        assert [one["id"] for one in after["variations"]] == [second["id"]]
        assert [one["code"] for one in after["warnings"]] == ["item.variations.removed"]
        assert (await counter.get(f"/items/{item['id']}/variations/{first['id']}")).status == 404

    async def test_that_an_entry_without_id_is_added(self, counter: Counter):
        item = await counter.varied()
        picture = item["pictures"][0]["id"]
        new = known.variation(known.varied_leaf("UY"), 2, picture_ids=[picture])
        kept = [{"id": one["id"]} for one in item["variations"]]
        after = await counter.changed(item, variations=[*kept, new])
        assert len({one["id"] for one in after["variations"]}) == 3

    @pytest.mark.parametrize("field", ["price", "available_quantity", "quantity"])
    async def test_that_price_and_stock_of_the_item_are_refused(self, counter: Counter, field):
        item = await counter.varied()
        answer = await counter.put(f"/items/{item['id']}", {field: 77}, by=NEWCOMER)
        name = "available_quantity" if field == "quantity" else field
        assert (answer.status, answer.causes) == (400, [f"item.{name}.has_variations"])

    async def test_that_one_custom_attribute_and_free_values_are_taken(self, counter: Counter):
        one = known.variation(known.varied_leaf("UY"))
        one["attribute_combinations"] = [
            {"id": "COLOR", "value_name": "Verde petróleo"},
            {"name": "Diseño", "value_name": "Rayas"},
        ]
        item = await counter.made(known.varied_form(variations=[one]), NEWCOMER)
        found = item["variations"][0]["attribute_combinations"]
        assert [entry["value_name"] for entry in found] == ["Verde petróleo", "Rayas"]
        one["attribute_combinations"].append({"name": "Corte", "value_name": "Recto"})
        answer = await counter.post("/items", known.varied_form(variations=[one]), by=NEWCOMER)
        assert answer.causes == ["item.variations.too_many_custom_attributes"]

    async def test_that_each_needs_a_picture(self, counter: Counter):
        one = known.variation(known.varied_leaf("UY"), picture_ids=[])
        answer = await counter.post("/items", known.varied_form(variations=[one]), by=NEWCOMER)
        assert (answer.status, answer.causes) == (400, ["item.variations.picture_required"])


class TestUpgrades:
    """Listing types above an item's own."""

    async def test_that_they_come_in_order_from_the_least_exposed(self, counter: Counter):
        order = ["free", "bronze", "silver", "gold", "gold_premium", "gold_special", "gold_pro"]
        types = {one["id"]: one for one in (await counter.get("/sites/UY/listing_types")).json}
        for place, listing_type in enumerate(order):
            item = await counter.listed(listing_type_id=listing_type)
            answer = await counter.get(f"/items/{item['id']}/available_upgrades", by=NEWCOMER)
            assert answer.json == [types[one] for one in order[place + 1 :]]

    async def test_that_a_closed_item_has_none(self, counter: Counter):
        item = await counter.closed()
        path = f"/items/{item['id']}"
        assert (await counter.get(f"{path}/available_upgrades", by=NEWCOMER)).json == []
        answer = await counter.post(f"{path}/listing_type", {"id": "gold_pro"}, by=NEWCOMER)
        assert (answer.status, answer.causes) == (400, ["item.status.not_modifiable"])

    async def test_that_a_type_the_site_does_not_list_is_refused(self, counter: Counter):
        item = await counter.listed()
        path = f"/items/{item['id']}/listing_type"
        answer = await counter.post(path, {"id": "platinum"}, by=NEWCOMER)
        assert (answer.status, answer.causes) == (400, ["item.listing_type_id.invalid"])

    async def test_that_gold_means_the_type_of_that_id_everywhere_else(self, counter: Counter):
        assert (await counter.listed(listing_type_id="gold"))["listing_type_id"] == "gold"
        item = await counter.listed()
        answer = await counter.put(
            f"/items/{item['id']}", {"listing_type_id": "gold_pro"}, by=NEWCOMER
        )
        assert (answer.status, answer.causes) == (400, ["item.listing_type_id.not_modifiable"])


class TestRelisting:
    """A closed item listed again."""

    async def relist(self, counter: Counter, item: known.Wire, body: object = None):
        return await counter.call("POST", f"/items/{item['id']}/relist", body, by=NEWCOMER)

    async def test_that_it_is_201_with_a_new_item_of_its_parent(self, counter: Counter):
        parent = await counter.closed(seller_custom_field="P-RE", description="Con texto")
        answer = await self.relist(counter, parent)
        assert answer.status == 201
        item = answer.json
        assert item["id"] != parent["id"]
        assert item["parent_item_id"] == parent["id"]
        assert item["tags"] == ["dragged_bids_and_visits", "free_relist"]
        assert (item["status"], item["sold_quantity"]) == ("active", 0)
        for name in ("title", "price", "category_id", "attributes", "seller_custom_field"):
            assert item[name] == parent[name]
        assert [one["url"] for one in item["pictures"]] == [
            one["url"] for one in parent["pictures"]
        ]
        (record,) = (await counter.get(f"/items/{item['id']}/descriptions")).json
        assert record["plain_text"] == "Con texto"
        assert record["id"] != parent["descriptions"][0]["id"]
        assert await counter.read(item, NEWCOMER) == item
        assert (await counter.read(parent))["status"] == "closed"

    @pytest.mark.parametrize("stock", ["available_quantity", "quantity"])
    async def test_that_price_stock_and_type_may_be_given_anew(self, counter: Counter, stock):
        parent = await counter.closed()
        body = {"price": 333, stock: 8, "listing_type_id": "silver"}
        item = (await self.relist(counter, parent, body)).json
        assert (item["price"], item["available_quantity"], item["initial_quantity"]) == (333, 8, 8)
        assert item["listing_type_id"] == "silver"
        # The older paid types have a fee.
        assert item["tags"] == ["dragged_bids_and_visits"]

    async def test_that_variations_are_given_anew_by_id(self, counter: Counter):
        parent = await counter.changed(await counter.varied(places=3), status="closed")
        first, _, third = parent["variations"]
        body = {
            "variations": [
                {"id": first["id"], "price": 350, "quantity": 7},
                {"id": third["id"]},
            ]
        }
        item = (await self.relist(counter, parent, body)).json
        assert [one["price"] for one in item["variations"]] == [350, 300]
        assert [one["available_quantity"] for one in item["variations"]] == [7, 2]
        assert item["variations"][0]["attribute_combinations"] == first["attribute_combinations"]
        ids = {one["id"] for one in (*parent["variations"], *item["variations"])}
        assert len(ids) == 5

    async def test_that_all_variations_are_taken_over_when_none_is_named(self, counter: Counter):
        parent = await counter.changed(await counter.varied(), status="closed")
        item = (await self.relist(counter, parent, {})).json
        assert len(item["variations"]) == 2
        assert item["available_quantity"] == 4

    async def test_that_only_a_closed_item_can_be_and_only_once(self, counter: Counter):
        active = await counter.listed()
        deleted = await counter.changed(await counter.closed(), deleted=True)
        twice = await counter.closed()
        assert (await self.relist(counter, twice)).status == 201
        for item in (active, deleted, twice):
            answer = await self.relist(counter, item)
            assert (answer.status, answer.causes) == (400, ["item.status.not_relistable"])

    async def test_that_what_breaks_a_rule_is_refused_and_can_be_tried_again(
        self, counter: Counter
    ):
        parent = await counter.closed()
        bodies = [
            ({"price": -1}, "item.price.negative"),
            ({"listing_type_id": "platinum"}, "item.listing_type_id.invalid"),
            ({"title": "Otra"}, "item.title.not_modifiable"),
            ({"variations": [{"id": 5}]}, "item.variations.unknown"),
            ({"quantity": 1, "available_quantity": 2}, "item.quantity.conflict"),
        ]
        for body, code in bodies:
            answer = await self.relist(counter, parent, body)
            assert (answer.status, answer.causes) == (400, [code])
        assert (await self.relist(counter, parent)).status == 201

    async def test_that_a_seeded_closed_item_can_be(self, counter: Counter):
        closed = await counter.found(TOP, "status=closed&limit=50")
        parent = next(
            one
            for one in closed
            if "deleted" not in one["sub_status"] and one["buying_mode"] == "buy_it_now"
        )
        body = {} if parent["variations"] else {"quantity": 3}
        if parent["variations"]:
            body = {
                "variations": [{"id": one["id"], "quantity": 3} for one in parent["variations"]]
            }
        if parent["listing_type_id"] == "free":
            body["listing_type_id"] = "gold_special"
        answer = await counter.post(f"/items/{parent['id']}/relist", body, by=TOP)
        assert answer.status == 201, answer.json


class TestShippingSearch:
    """GET /items/:id/shipping/search."""

    async def test_that_it_is_shipping_modes_and_coverage(self, counter: Counter):
        item = await counter.listed(TOP)
        answer = await counter.get(f"/items/{item['id']}/shipping/search")
        assert set(answer.json) == {"item_id", "shipping", "modes", "coverage"}
        assert (answer.json["item_id"], answer.json["shipping"]) == (item["id"], item["shipping"])
        assert set(answer.json["modes"][0]) == {"mode", "shipping_attributes"}
        free = await counter.get(f"/items/{item['id']}/shipping_options/free")
        assert {"coverage": answer.json["coverage"]} == free.json


class TestVersions:
    """Lost updates."""

    async def test_that_last_updated_rises_with_every_change(self, counter: Counter):
        item = await counter.listed()
        seen = [item["last_updated"]]
        for price in (310, 320, 330):
            seen.append((await counter.changed(item, price=price))["last_updated"])
        assert seen == sorted(set(seen))
        assert (await counter.changed(item, price=330))["last_updated"] == seen[-1]

    async def test_that_an_old_version_in_the_header_is_409_conflict(self, counter: Counter):
        item = await counter.listed()
        header = {"If-Unmodified-Since-Version": item["last_updated"]}
        path = f"/items/{item['id']}"
        first = await counter.call("PUT", path, {"price": 310}, by=NEWCOMER, headers=header)
        second = await counter.call("PUT", path, {"price": 320}, by=NEWCOMER, headers=header)
        assert (first.status, second.status, second.json["error"]) == (200, 409, "conflict")
        assert (await counter.read(item))["price"] == 310

    async def test_that_without_the_header_the_last_write_wins(self, counter: Counter):
        item = await counter.listed()
        await counter.changed(item, price=310)
        assert (await counter.changed(item, price=320))["price"] == 320


async def test_that_sale_terms_have_all_their_fields(counter: Counter):
    terms = [
        {"id": "WARRANTY_TYPE", "value_id": "2509239", "value_name": "Garantía del vendedor"},
        {"id": "WARRANTY_TIME", "name": "Tiempo de garantía", "value_name": "3 meses"},
    ]
    item = await counter.listed(sale_terms=terms)
    assert item["sale_terms"] == [
        {
            "id": "WARRANTY_TYPE",
            "name": "WARRANTY_TYPE",
            "value_id": "2509239",
            "value_name": "Garantía del vendedor",
            "values": [{"id": "2509239", "name": "Garantía del vendedor"}],
        },
        {
            "id": "WARRANTY_TIME",
            "name": "Tiempo de garantía",
            "value_id": None,
            "value_name": "3 meses",
            "values": [{"id": None, "name": "3 meses"}],
        },
    ]
    sent = [{"id": "WARRANTY_TIME", "value_name": "6 meses"}]
    after = await counter.changed(item, sale_terms=sent)
    assert after["sale_terms"][1] == {
        "id": "WARRANTY_TIME",
        "name": "Tiempo de garantía",
        "value_id": None,
        "value_name": "6 meses",
        "values": [{"id": None, "name": "6 meses"}],
    }


async def test_that_two_different_stocks_are_refused(counter: Counter):
    item = await counter.listed()
    sent = {"quantity": 1, "available_quantity": 2}
    answer = await counter.put(f"/items/{item['id']}", sent, by=NEWCOMER)
    assert (answer.status, answer.causes) == (400, ["item.quantity.conflict"])


async def test_that_numbers_may_come_as_text(counter: Counter):
    item = await counter.listed(price="301.50", available_quantity="5")
    assert (str(item["price"]), item["available_quantity"]) == ("301.50", 5)


async def test_that_an_item_belongs_to_its_seller(counter: Counter):
    item = await counter.listed()
    answer = await counter.put(f"/items/{item['id']}", {"price": 5}, by=ARGENTINE)
    assert (answer.status, answer.json["error"]) == (403, "forbidden")
