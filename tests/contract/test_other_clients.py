"""What clients send that were written for another such service."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from app.rules.changes.by_time import next_change
from tests.contract.test_listing_items import form
from tests.contract.test_variations import PICTURES, variation
from tests.stands.contract_shop import Shop
from tests.stands.small_world import LEAF, NEW_SELLER, OTHER_SELLER, SERVICES, TOP_SELLER
from tests.stands.virtual_clock import VirtualClock

ITEM = "MX100200000"
PATH = f"/items/{ITEM}"


def keep(shop: Shop, **changes: Any) -> dict[str, Any]:
    """Change an item behind the marketplace's back; ``...`` takes a field out."""
    item = shop.market.items.read(ITEM)
    assert item is not None
    changed = {name: value for name, value in {**item, **changes}.items() if value is not ...}
    shop.market.items.replace(changed)
    return changed


class TestSite:
    """``site_id`` of the creation form."""

    @pytest.mark.parametrize("blank", [{}, {"site_id": None}, {"site_id": ""}])
    async def test_that_a_listing_without_one_is_on_its_sellers_site(self, shop: Shop, blank):
        sent = {**form(), **blank}
        if not blank:
            del sent["site_id"]
        assert (await shop.post("/items/validate", sent, by=NEW_SELLER)).status == 204
        answer = await shop.post("/items", sent, by=NEW_SELLER)
        assert (answer.status, answer.json["site_id"]) == (201, "MX")
        assert answer.json["id"].startswith("MX")
        assert (await shop.get(f"/sites/MX/search?q=lino&seller_id={NEW_SELLER}")).json["results"]

    @pytest.mark.parametrize("path", ["/items", "/items/validate"])
    async def test_that_another_site_than_the_sellers_is_refused(self, shop: Shop, path):
        answer = await shop.post(path, form(site_id="AR"), by=NEW_SELLER)
        assert (answer.status, answer.causes) == (400, ["item.site_id.invalid"])


class TestPictures:
    """A picture by its address, whose size nobody knows."""

    async def test_that_the_sizes_are_there_and_null(self, shop: Shop):
        url = "https://pictures.example/a.jpg"
        created = (await shop.post("/items", form(), by=NEW_SELLER)).json["pictures"][0]
        path = f"{PATH}/pictures"
        added = (await shop.post(path, {"source": url}, by=NEW_SELLER)).json
        for picture in (created, added, (await shop.get(PATH)).json["pictures"][-1]):
            assert set(picture) == {"id", "url", "secure_url", "size", "max_size"}
            assert (picture["size"], picture["max_size"]) == (None, None)

    async def test_that_thumbnails_stay_while_the_cover_does(self, shop: Shop):
        own = {"thumbnail": "http://t.example/1.jpg", "secure_thumbnail": "https://t.example/1.jpg"}
        before = keep(shop, **own)
        pictures = [before["pictures"][0], {"source": "https://pictures.example/b.jpg"}]
        answer = await shop.put(PATH, {"pictures": pictures}, by=NEW_SELLER)
        assert {name: answer.json[name] for name in own} == own
        turned = await shop.put(PATH, {"pictures": answer.json["pictures"][::-1]}, by=NEW_SELLER)
        assert turned.json["thumbnail"] == "https://pictures.example/b.jpg"


class TestVariations:
    """Variations that have no price of their own."""

    async def test_that_they_are_listed_again_at_the_price_of_the_listing(self, shop: Shop):
        sent = form(
            price=None,
            available_quantity=None,
            pictures=PICTURES,
            variations=[variation("Rojo", "S"), variation("Azul", "S")],
        )
        item = (await shop.post("/items", sent, by=NEW_SELLER)).json
        stored = shop.market.items.read(item["id"])
        assert stored is not None
        bare = [
            {name: value for name, value in one.items() if name != "price"}
            for one in stored["variations"]
        ]
        closed = {**stored, "variations": bare, "price": Decimal(310), "status": "closed"}
        closed.pop("available_quantity")
        shop.market.items.replace(closed)
        answer = await shop.post(f"/items/{item['id']}/relist", {}, by=NEW_SELLER)
        assert answer.status == 201, answer.json
        assert [one["price"] for one in answer.json["variations"]] == [310, 310]

    async def test_that_two_quantities_hide_no_other_cause(self, shop: Shop):
        twice = variation("Rojo", "S", quantity=1, available_quantity=2)
        sent = form(
            price=None,
            available_quantity=None,
            pictures=PICTURES,
            variations=[twice],
            title="x" * 61,
        )
        answer = await shop.post("/items", sent, by=NEW_SELLER)
        assert (answer.status, set(answer.causes)) == (
            400,
            {"item.title.too_long", "item.quantity.conflict"},
        )


class TestQuantities:
    """``quantity`` and ``available_quantity`` that differ."""

    @pytest.mark.parametrize("path", ["/items", "/items/validate"])
    async def test_that_they_are_one_cause_among_the_others_of_a_new_listing(
        self, shop: Shop, path
    ):
        sent = form(quantity=9, title="x" * 61, price=-1)
        answer = await shop.post(path, sent, by=NEW_SELLER)
        assert set(answer.causes) == {
            "item.quantity.conflict",
            "item.title.too_long",
            "item.price.negative",
        }

    async def test_that_they_are_one_cause_among_the_others_of_an_update(self, shop: Shop):
        before = (await shop.get(PATH, by=NEW_SELLER)).json
        sent = {**before, "quantity": 9, "title": "x" * 61}
        answer = await shop.put(PATH, sent, by=NEW_SELLER)
        assert set(answer.causes) == {"item.quantity.conflict", "item.title.too_long"}

    async def test_that_they_are_one_cause_among_the_others_of_a_relisting(self, shop: Shop):
        keep(shop, status="closed", seller_contact=...)
        sent = {"quantity": 3, "available_quantity": 4, "title": "Otra"}
        answer = await shop.post(f"{PATH}/relist", sent, by=NEW_SELLER)
        assert set(answer.causes) == {"item.quantity.conflict", "item.title.not_modifiable"}
        answer = await shop.post(f"{PATH}/relist", {"quantity": 3}, by=NEW_SELLER)
        assert answer.status == 201, answer.json
        assert answer.json["available_quantity"] == 3


async def test_that_a_search_finds_listing_types_without_a_name(shop: Shop):
    types = b'[{"site_id":"MX","id":"gold_special"},{"site_id":"MX","id":"gold_pro"}]'
    with shop.market.database.transaction():
        shop.market.database.execute(
            "UPDATE listing_types SET body = ? WHERE site_id = 'MX'", (types,)
        )
    keep(shop, listing_type_id="gold_pro")
    answer = await shop.get("/sites/MX/search?q=camisa")
    assert answer.status == 200
    offered = {one["id"]: one["values"] for one in answer.json["available_filters"]}
    assert {one["name"] for one in offered["listing_type_id"]} == {"gold_special", "gold_pro"}
    applied = await shop.get("/sites/MX/search?listing_type_id=gold_pro")
    assert applied.json["filters"][0]["values"][0]["name"] == "gold_pro"


async def test_that_a_listing_whose_stock_is_unsaid_starts_active(shop: Shop, clock: VirtualClock):
    starts = "2026-11-21T00:00:00.000Z"
    item = keep(
        shop,
        status="not_yet_active",
        start_time=starts,
        available_quantity=None,
        listing_type_id="gold",
        category_id=SERVICES,
        buying_mode="classified",
    )
    assert next_change(item) is not None
    shop.market.items.find_next_due()
    clock.advance(86_400)
    answer = await shop.get(PATH)
    assert (answer.json["status"], answer.json["last_updated"]) == ("active", starts)


class TestPlace:
    """``location`` with a point on the map."""

    async def test_that_a_point_kept_in_the_location_stays_there(self, shop: Shop):
        place = {"address_line": "Calle 9", "latitude": Decimal("-34.5"), "longitude": 58}
        before = keep(shop, location=place, geolocation={"latitude": 1, "longitude": 2})
        answer = await shop.put(PATH, {"location": {"zip_code": "1900"}}, by=NEW_SELLER)
        assert answer.json["location"] == {**place, "zip_code": "1900"}
        assert answer.json["geolocation"] == before["geolocation"]
        moved = {**place, "latitude": 3, "longitude": 4}
        answer = await shop.put(PATH, {"location": moved}, by=NEW_SELLER)
        assert answer.json["location"] == {**moved, "zip_code": "1900"}
        assert answer.json["geolocation"] == {"latitude": 3, "longitude": 4}


class TestCategory:
    """``category_id`` of an update."""

    async def test_that_a_category_that_is_gone_can_be_sent_back(self, shop: Shop):
        before = keep(shop, category_id="MX404", domain_id="MX-OLD")
        answer = await shop.put(PATH, {**before, "title": "Otra"}, by=NEW_SELLER)
        assert answer.status == 200, answer.json
        assert (answer.json["title"], answer.json["domain_id"]) == ("Otra", "MX-OLD")
        other = await shop.put(PATH, {"category_id": "MX405"}, by=NEW_SELLER)
        assert (other.status, other.causes) == (400, ["item.category_id.invalid"])


class TestFreeListings:
    """The free listing type: few sales, or a used product ("Limits")."""

    async def free_and_used(self, shop: Shop, seller: str) -> str:
        sent = form(
            condition="used",
            listing_type_id="free",
            **(
                {"site_id": "AR", "category_id": "AR1010", "currency_id": "ARS"}
                if seller == OTHER_SELLER
                else {}
            ),
        )
        answer = await shop.post("/items", sent, by=seller)
        assert answer.status == 201, answer.json
        return f"/items/{answer.json['id']}"

    @pytest.mark.parametrize("condition", ["new", "not_specified"])
    @pytest.mark.parametrize("seller", [TOP_SELLER, OTHER_SELLER])
    async def test_that_what_is_free_for_being_used_stays_used(self, shop: Shop, seller, condition):
        path = await self.free_and_used(shop, seller)
        before = (await shop.get(path)).json
        for sent in ({"condition": condition}, {**before, "condition": condition}):
            answer = await shop.put(path, sent, by=seller)
            assert (answer.status, answer.causes) == (400, ["item.listing_type_id.not_eligible"])
        assert (await shop.put(path, {"title": "Otra"}, by=seller)).status == 200

    async def test_that_a_seller_with_few_sales_may_say_new(self, shop: Shop):
        path = await self.free_and_used(shop, NEW_SELLER)
        assert (await shop.put(path, {"condition": "new"}, by=NEW_SELLER)).status == 200

    async def test_that_a_type_without_that_limit_takes_any_condition(self, shop: Shop):
        item = (await shop.post("/items", form(condition="used"), by=TOP_SELLER)).json
        answer = await shop.put(f"/items/{item['id']}", {"condition": "new"}, by=TOP_SELLER)
        assert answer.status == 200


class TestBasePrice:
    """``base_price``, which applies only to auctions."""

    async def test_that_it_comes_and_goes_with_the_auction(self, shop: Shop):
        auction = await shop.put(PATH, {"buying_mode": "auction"}, by=NEW_SELLER)
        assert auction.json["base_price"] == auction.json["price"]
        both = {"buying_mode": "buy_it_now", "price": 199}
        fixed = await shop.put(PATH, both, by=NEW_SELLER)
        assert (fixed.json["price"], fixed.json["base_price"]) == (199, None)
        again = await shop.put(PATH, {"buying_mode": "auction", "price": 150}, by=NEW_SELLER)
        assert (again.json["price"], again.json["base_price"]) == (150, 150)


class TestDeletion:
    """``deleted`` as text."""

    async def test_that_true_as_text_deletes_a_closed_listing(self, shop: Shop):
        refused = await shop.put(PATH, {"deleted": "true"}, by=NEW_SELLER)
        assert refused.causes == ["item.deleted.invalid_transition"]
        await shop.put(PATH, {"status": "closed"}, by=NEW_SELLER)
        none = await shop.put(PATH, {"deleted": "false"}, by=NEW_SELLER)
        assert (none.status, none.json["sub_status"]) == (200, [])
        gone = await shop.put(PATH, {"deleted": "true"}, by=NEW_SELLER)
        assert (gone.status, gone.json["sub_status"]) == (200, ["deleted"])

    @pytest.mark.parametrize("value", ["yes", 1, []])
    async def test_that_what_is_neither_is_a_wrong_type(self, shop: Shop, value):
        answer = await shop.put(PATH, {"deleted": value}, by=NEW_SELLER)
        assert (answer.status, answer.json["error"]) == (400, "bad_request")
        assert "deleted" in answer.json["message"]


async def test_that_a_closed_listing_takes_its_own_code_in_a_whole_body(shop: Shop):
    await shop.put(PATH, {"status": "closed"}, by=NEW_SELLER)
    before = (await shop.get(PATH, by=NEW_SELLER)).json
    sent = {**before, "seller_custom_field": "Z-9"}
    answer = await shop.put(PATH, sent, by=NEW_SELLER)
    assert (answer.status, answer.json["seller_custom_field"]) == (200, "Z-9")
    other = await shop.put(PATH, {**sent, "title": "Otra"}, by=NEW_SELLER)
    assert other.causes == ["item.status.not_modifiable"]


class TestHead:
    """HEAD, which is GET without the body."""

    @pytest.mark.parametrize(
        "path",
        [
            *(PATH, f"{PATH}/", f"/items?ids={ITEM},MX404", "/items/MX404", "/items", "/nothing"),
            *(f"{PATH}/descriptions", "/categories/MX1010", "/sites/MX/search?q=camisa"),
            *("/users/1002", "/sites/MX/listing_types", "/currencies/", "/docs", "/openapi.json"),
            "/pictures/MX100200000-a-thumbnail.jpg",
        ],
    )
    async def test_that_it_has_the_status_and_headers_of_get(self, shop: Shop, path):
        got = await shop.get(path)
        asked = await shop.call("HEAD", path)
        assert (asked.status, asked.content) == (got.status, b"")
        assert asked.headers == got.headers
        assert int(asked.headers["content-length"]) == len(got.content) > 0

    async def test_that_it_is_for_those_who_may_read(self, shop: Shop):
        path = f"/users/{NEW_SELLER}/items/search"
        assert (await shop.call("HEAD", path)).status == 401
        assert (await shop.call("HEAD", path, by=NEW_SELLER)).status == 200

    async def test_that_what_cannot_be_read_has_none(self, shop: Shop):
        answer = await shop.call("HEAD", "/items/validate")
        assert (answer.status, answer.headers["allow"], answer.content) == (405, "POST", b"")
        answer = await shop.call("PATCH", PATH)
        assert (answer.status, answer.headers["allow"]) == (405, "GET, HEAD, PUT")


class TestNamesOfSearch:
    """``category`` and ``nickname`` in the search of a site."""

    @pytest.mark.parametrize(
        ("query", "same"),
        [
            ("category=MX1010", "category_id=MX1010"),
            ("category=MX404", "category_id=MX404"),
            ("category=MX1010&category_id=MX1010", "category_id=MX1010"),
            ("nickname=NUEVA", f"seller_id={NEW_SELLER}"),
            ("nickname=nueva&q=camisa", f"seller_id={NEW_SELLER}&q=camisa"),
            (f"nickname=TOPE&seller_id={TOP_SELLER}", f"seller_id={TOP_SELLER}"),
            ("nickname=TOPE&category=MX1010", f"seller_id={TOP_SELLER}&category_id=MX1010"),
        ],
    )
    async def test_that_they_are_other_names_of_what_is_specified(self, shop: Shop, query, same):
        answer = await shop.get(f"/sites/MX/search?{query}")
        expected = await shop.get(f"/sites/MX/search?{same}")
        assert (answer.status, answer.json) == (200, expected.json)
        assert answer.json["filters"]

    @pytest.mark.parametrize("query", ["nickname=NOBODY", "nickname=OTRA"])
    async def test_that_a_seller_nobody_knows_there_has_nothing(self, shop: Shop, query):
        answer = await shop.get(f"/sites/MX/search?{query}")
        assert (answer.status, answer.json["paging"]["total"]) == (200, 0)

    @pytest.mark.parametrize(
        "query", ["category=MX1010&category_id=MX1020", f"nickname=NUEVA&seller_id={TOP_SELLER}"]
    )
    async def test_that_two_that_differ_are_refused(self, shop: Shop, query):
        answer = await shop.get(f"/sites/MX/search?{query}")
        assert (answer.status, answer.json["error"]) == (400, "bad_request")


@pytest.mark.parametrize("read", ["127.0.0.1:81", "localhost:81", "LOCALHOST:81", "[::1]:81"])
@pytest.mark.parametrize("written", ["127.0.0.1:81", "localhost:81", "[::1]:81"])
async def test_that_names_of_this_machine_are_one_for_what_is_sent_back(shop: Shop, read, written):
    item = (await shop.call("GET", PATH, by=NEW_SELLER, headers={"host": read})).json
    assert item["permalink"].startswith(f"http://{read}/")
    answer = await shop.call("PUT", PATH, item, by=NEW_SELLER, headers={"host": written})
    assert answer.status == 200, answer.json
    again = (await shop.call("GET", PATH, by=NEW_SELLER, headers={"host": read})).json
    assert again == item


async def test_that_another_port_is_another_marketplace(shop: Shop):
    item = (await shop.call("GET", PATH, headers={"host": "127.0.0.1:81"})).json
    sent = {"permalink": item["permalink"]}
    answer = await shop.call("PUT", PATH, sent, by=NEW_SELLER, headers={"host": "localhost:82"})
    assert answer.causes == ["item.permalink.not_modifiable"]


async def test_that_a_category_which_names_no_currency_takes_the_sites(shop: Shop):
    body = shop.market.categories.body(LEAF)
    assert body is not None
    with shop.market.database.transaction():
        bare = body.replace(b'"currencies":["MXN"],', b"")
        assert bare != body
        shop.market.database.execute("UPDATE categories SET body = ? WHERE id = ?", (bare, LEAF))
    assert (await shop.post("/items", form(), by=NEW_SELLER)).status == 201
    other = await shop.post("/items", form(currency_id="USD"), by=NEW_SELLER)
    assert other.causes == ["item.currency_id.invalid"]
