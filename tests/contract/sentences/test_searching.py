""" "Search and paging" and "Scan search", sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract.sentences.counter import Counter
from tests.stands import known
from tests.stands.known import ARGENTINE, NEWCOMER, TOP

ITEMS = f"/users/{TOP}/items/search"
QUESTIONS = "/questions/search"


class TestScan:
    """Rules of the scan search."""

    @pytest.mark.parametrize("path", [ITEMS, QUESTIONS])
    async def test_that_the_first_call_returns_a_scroll_id(self, counter: Counter, path):
        page = (await counter.get(f"{path}?search_type=scan", by=TOP)).json
        assert isinstance(page["scroll_id"], str)
        assert set(page) == {"seller_id", "query", "paging", "scroll_id", "results"}

    async def test_that_the_scroll_returns_results_from_1000_on_page_after_page(
        self, counter: Counter
    ):
        ids = []
        for offset in range(0, 1000, 100):
            page = await counter.get(f"{ITEMS}?limit=100&offset={offset}", by=TOP)
            ids += page.json["results"]
        total = page.json["paging"]["total"]
        assert total > 1000
        page = (await counter.get(f"{ITEMS}?search_type=scan&limit=100", by=TOP)).json
        assert page["results"] == ids[:100]
        query = f"search_type=scan&limit=60&scroll_id={page['scroll_id']}"
        while (page := (await counter.get(f"{ITEMS}?{query}", by=TOP)).json) is not None:
            assert 0 < len(page["results"]) <= 60
            ids += page["results"]
        assert len(ids) == len(set(ids)) == total

    @pytest.mark.parametrize("path", [ITEMS, QUESTIONS, f"{QUESTIONS}?item={{item}}"])
    async def test_that_the_end_is_reached_when_the_get_returns_null(self, counter: Counter, path):
        if "{item}" in path:
            page = (await counter.get(f"{QUESTIONS}?limit=1", by=TOP)).json
            path = path.format(item=page["results"][0]["item_id"])
        joint = "&" if "?" in path else "?"
        page = (await counter.get(f"{path}{joint}search_type=scan", by=TOP)).json
        seen = set(map(str, page["results"]))
        query = f"search_type=scan&limit=100&scroll_id={page['scroll_id']}"
        for _ in range(100):
            answer = await counter.get(f"{path}{joint}{query}", by=TOP)
            if answer.json is None:
                break
            assert not seen & set(map(str, answer.json["results"]))
            seen |= set(map(str, answer.json["results"]))
        assert (answer.status, answer.content) == (200, b"null")

    @pytest.mark.parametrize("path", [ITEMS, QUESTIONS])
    async def test_that_below_1000_offset_may_be_used_but_not_in_a_scan(
        self, counter: Counter, path
    ):
        assert (await counter.get(f"{path}?offset=50", by=TOP)).status == 200
        answer = await counter.get(f"{path}?search_type=scan&offset=50", by=TOP)
        assert (answer.status, answer.json["error"]) == (400, "bad_request")

    @pytest.mark.parametrize(("path", "places"), [(ITEMS, (0, 1000, 1040)), (QUESTIONS, (0,))])
    async def test_that_every_page_has_total_offset_and_limit(self, counter: Counter, path, places):
        scan = f"{path}?search_type=scan&limit=40"
        page = (await counter.get(scan, by=TOP)).json
        scroll_id, total = page["scroll_id"], page["paging"]["total"]
        for offset in places:
            assert page["paging"] == {"total": total, "offset": offset, "limit": 40}
            page = (await counter.get(f"{scan}&scroll_id={scroll_id}", by=TOP)).json

    @pytest.mark.parametrize("path", [ITEMS, QUESTIONS])
    async def test_that_a_page_of_a_scan_has_a_result_at_least(self, counter: Counter, path):
        answer = await counter.get(f"{path}?search_type=scan&limit=0", by=TOP)
        assert (answer.status, answer.json["error"]) == (400, "bad_request")

    @pytest.mark.parametrize("path", [ITEMS, QUESTIONS])
    async def test_that_a_scroll_lives_five_minutes(self, counter: Counter, path):
        page = (await counter.get(f"{path}?search_type=scan", by=TOP)).json
        query = f"{path}?search_type=scan&scroll_id={page['scroll_id']}"
        await counter.wait(240)
        assert (await counter.get(query, by=TOP)).status == 200
        await counter.wait(301)
        answer = await counter.get(query, by=TOP)
        assert (answer.status, answer.json["error"]) == (400, "bad_request")

    async def test_that_a_scroll_of_one_search_is_unknown_to_the_other(self, counter: Counter):
        scroll_id = (await counter.get(f"{ITEMS}?search_type=scan", by=TOP)).json["scroll_id"]
        for path, caller in (
            (QUESTIONS, TOP),
            (f"/users/{ARGENTINE}/items/search", ARGENTINE),
            (QUESTIONS, ARGENTINE),
        ):
            answer = await counter.get(f"{path}?search_type=scan&scroll_id={scroll_id}", by=caller)
            assert (answer.status, answer.json["error"]) == (400, "bad_request")

    async def test_that_questions_are_those_about_an_item(self, counter: Counter):
        item_id = (await counter.get(QUESTIONS, by=TOP)).json["results"][0]["item_id"]
        page = (await counter.get(f"{QUESTIONS}?search_type=scan&item={item_id}", by=TOP)).json
        assert {one["item_id"] for one in page["results"]} == {item_id}
        assert len(page["results"]) == page["paging"]["total"]
        assert set(page["results"][0]) >= {"id", "item_id", "text", "status", "answer", "from"}

    async def test_that_questions_about_an_unknown_item_are_not_found(self, counter: Counter):
        assert (await counter.get(f"{QUESTIONS}?item=MX0", by=TOP)).status == 404


FILTERS = ["status=active", "listing_type_id=gold_pro", "q=taza", "sub_status=out_of_stock"]


class TestSellersItems:
    """Filters of a seller's own search."""

    @pytest.mark.parametrize("query", FILTERS)
    async def test_that_it_can_be_narrowed(self, counter: Counter, query):
        name, _, value = query.partition("=")
        found = await counter.found(TOP, f"{query}&limit=20")
        assert found
        for item in found:
            match name:
                case "q":
                    assert value in item["title"].lower()
                case "sub_status":
                    assert value in item["sub_status"]
                case _:
                    assert item[name] == value

    async def test_that_it_finds_by_category_and_own_field(self, counter: Counter):
        item = await counter.listed(seller_custom_field="P-FIND")
        by_field = await counter.found(NEWCOMER, "seller_custom_field=P-FIND")
        assert item["id"] in {one["id"] for one in by_field}
        by_category = await counter.found(NEWCOMER, f"category_id={item['category_id']}&limit=100")
        assert {one["category_id"] for one in by_category} == {item["category_id"]}

    @pytest.mark.parametrize("field", ["last_updated", "date_created"])
    async def test_that_it_sorts_by_update_and_creation(self, counter: Counter, field):
        found = await counter.found(TOP, f"sort={field}_desc&limit=50")
        dates = [item[field] for item in found]
        assert dates == sorted(dates, reverse=True)


async def site_search(counter: Counter, query: str = "", site_id: str = "MX") -> Any:
    answer = await counter.get(f"/sites/{site_id}/search?{query}")
    assert answer.status == 200, answer.json
    return answer.json


class TestSite:
    """The search of a site."""

    async def test_that_the_response_has_its_fields(self, counter: Counter):
        page = await site_search(counter, "q=taza&limit=5")
        assert set(page) == {
            *("site_id", "query", "paging", "results", "sort", "available_sorts"),
            *("filters", "available_filters"),
        }
        assert (page["site_id"], page["query"]) == ("MX", "taza")
        assert page["paging"]["limit"] == 5

    async def test_that_a_result_is_a_summary_of_an_item(self, counter: Counter):
        results = (await site_search(counter, "limit=100"))["results"]
        for summary in results[:10]:
            item = (await counter.get(f"/items/{summary['id']}")).json
            shown = {name: value for name, value in summary.items() if name != "original_price"}
            assert shown == {name: item[name] for name in shown}
            assert set(summary) >= {"id", "title", "price", "attributes", "shipping", "thumbnail"}
        for summary in results:
            assert summary.get("original_price", 10**12) > summary["price"]

    async def test_that_only_what_is_active_is_found(self, counter: Counter):
        item = await counter.listed(title="Zyxwvut única")
        query = "q=zyxwvut+unica"
        assert [one["id"] for one in (await site_search(counter, query, "UY"))["results"]] == [
            item["id"]
        ]
        await counter.changed(item, status="paused")
        assert (await site_search(counter, query, "UY"))["paging"]["total"] == 0
        await counter.changed(item, status="active")
        assert (await site_search(counter, query, "UY"))["paging"]["total"] == 1
        await counter.changed(item, title="Otra cosa")
        assert (await site_search(counter, query, "UY"))["paging"]["total"] == 0
        await counter.changed(item, title="Zyxwvut única", status="closed")
        assert (await site_search(counter, query, "UY"))["paging"]["total"] == 0

    async def test_that_every_word_has_to_be_a_word_of_the_title(self, counter: Counter):
        item = await counter.listed(title="Qwertz Ñandú m² 9x17")
        for query, found in (
            ("qwertz", True),
            ("NANDU+Qwertz", True),
            ("qwertz+m²", True),
            ("9x17,qwertz!", True),
            ("qwer", False),
            ("qwertz+otro", False),
        ):
            page = await site_search(counter, f"q={query}", "UY")
            assert (item["id"] in {one["id"] for one in page["results"]}) is found

    async def test_that_one_site_does_not_find_another_sites_items(self, counter: Counter):
        item = await counter.listed(title="Poiuytr sola")
        for site_id in ("MX", "AR"):
            assert (await site_search(counter, "q=poiuytr", site_id))["results"] == []
        (found,) = (await site_search(counter, "q=poiuytr", "UY"))["results"]
        assert found["id"] == item["id"]

    @pytest.mark.parametrize("text", ["%22", "*", "%25", "a%22+OR+%22b", "NEAR(a+b)", "-", "ñ*"])
    async def test_that_what_looks_like_a_query_is_words_or_nothing(self, counter: Counter, text):
        page = await site_search(counter, f"q={text}")
        assert page["paging"]["total"] == len(page["results"]) == 0

    async def test_that_prices_sort_both_ways(self, counter: Counter):
        for query in ("", "q=taza&"):
            up = await site_search(counter, f"{query}sort=price_asc&limit=100")
            prices = [one["price"] for one in up["results"]]
            assert prices == sorted(prices)
            assert up["sort"]["id"] == "price_asc"
            assert {one["id"] for one in up["available_sorts"]} == {"newest", "price_desc"}
            down = await site_search(counter, f"{query}sort=price_desc&limit=100")
            prices = [one["price"] for one in down["results"]]
            assert prices == sorted(prices, reverse=True)

    async def test_that_pages_meet_each_result_once(self, counter: Counter):
        for query in ("", "q=de&", "sort=price_asc&", "condition=new&"):
            total = (await site_search(counter, f"{query}limit=0"))["paging"]["total"]
            ids = []
            for offset in range(0, min(total, 1000), 100):
                page = await site_search(counter, f"{query}limit=100&offset={offset}")
                ids += [one["id"] for one in page["results"]]
            assert len(ids) == len(set(ids)) == min(total, 1000)

    @pytest.mark.parametrize(("site_id", "text"), [("MX", "q=de&"), ("UY", "")])
    async def test_that_every_offered_filter_finds_as_many_as_it_says(
        self, counter: Counter, site_id, text
    ):
        whole = await site_search(counter, text, site_id)
        offered = {one["id"]: one for one in whole["available_filters"]}
        assert set(offered) >= {"category_id", "condition", "listing_type_id", "price"}
        for name, one in offered.items():
            counted = 0
            for value in one["values"][:5]:
                query = f"{text}{name}={value['id']}&limit=5"
                page = await site_search(counter, query, site_id)
                assert page["paging"]["total"] == value["results"] > 0
                assert [(f["id"], f["values"][0]["id"]) for f in page["filters"]] == [
                    (name, value["id"])
                ]
                assert name not in {f["id"] for f in page["available_filters"]}
                counted += value["results"]
            if name in ("condition", "listing_type_id", "price"):
                assert counted <= whole["paging"]["total"]

    async def test_that_a_category_means_everything_below_it(self, counter: Counter):
        page = await site_search(counter, "limit=1")
        category = (await counter.get(f"/categories/{page['results'][0]['category_id']}")).json
        root = category["path_from_root"][0]["id"]
        below = await site_search(counter, f"category_id={root}&limit=100")
        assert below["paging"]["total"] > 0
        for one in below["results"][:10]:
            found = (await counter.get(f"/categories/{one['category_id']}")).json
            assert found["path_from_root"][0]["id"] == root
        assert (await site_search(counter, "category_id=MX0"))["paging"]["total"] == 0

    @pytest.mark.parametrize(
        ("query", "fits"),
        [
            ("price=100-200", lambda one: 100 <= one["price"] <= 200),
            ("price=-150", lambda one: one["price"] <= 150),
            ("price=900.50-", lambda one: one["price"] >= 900.5),
            ("free_shipping=true", lambda one: one["shipping"]["free_shipping"] is True),
            ("free_shipping=false", lambda one: one["shipping"]["free_shipping"] is False),
            (f"seller_id={TOP}&condition=used", lambda one: one["condition"] == "used"),
        ],
    )
    async def test_that_filters_narrow(self, counter: Counter, query, fits):
        results = (await site_search(counter, f"{query}&limit=100"))["results"]
        assert results
        assert all(map(fits, results))

    @pytest.mark.parametrize(
        "query",
        [
            "sort=price",
            "price=5",
            "price=a-b",
            "free_shipping=yes",
            f"q={'x' * 201}",
            "offset=1000",
        ],
    )
    async def test_that_an_unreadable_query_is_a_bad_request(self, counter: Counter, query):
        answer = await counter.get(f"/sites/MX/search?{query}")
        assert (answer.status, answer.json["error"]) == (400, "bad_request")

    async def test_that_an_unknown_site_is_not_found(self, counter: Counter):
        assert (await counter.get("/sites/XX/search")).status == 404


class TestOrders:
    """The search of orders."""

    async def test_that_entries_carry_what_the_document_names(self, counter: Counter):
        page = (await counter.get(f"/orders/search?seller={TOP}", by=TOP)).json
        for order in page["results"]:
            assert set(order) >= {"id", "status", "total_amount", "tags", "buyer", "order_items"}
            assert set(order["buyer"]) >= {
                *("phone", "alternative_phone", "first_name", "last_name"),
            }
            lines = order["order_items"]
            assert order["total_amount"] == sum(
                line["quantity"] * line["unit_price"] for line in lines
            )

    async def test_that_words_find_the_buyer_the_item_and_the_order(self, counter: Counter):
        path = f"/orders/search?seller={TOP}"
        order = (await counter.get(path, by=TOP)).json["results"][0]
        for text in (
            str(order["id"]),
            order["buyer"]["first_name"],
            order["order_items"][0]["item"]["id"],
            order["order_items"][0]["item"]["title"].split()[0].upper(),
        ):
            found = (await counter.get(f"{path}&limit=100&q={text}", by=TOP)).json["results"]
            assert order["id"] in {one["id"] for one in found}
        assert (await counter.get(f"{path}&q=zyxwvut", by=TOP)).json["paging"]["total"] == 0

    async def test_that_tags_narrow(self, counter: Counter):
        path = f"/orders/search?seller={TOP}&tags="
        found = (await counter.get(f"{path}paid,delivered", by=TOP)).json["results"]
        assert found
        assert all({"paid", "delivered"} <= set(one["tags"]) for one in found)
        assert (await counter.get(f"{path}paid,not_paid", by=TOP)).json["results"] == []

    async def test_that_they_are_for_their_seller_alone(self, counter: Counter):
        assert (await counter.get("/orders/search", by=TOP)).json["seller_id"] == TOP
        answer = await counter.get(f"/orders/search?seller={TOP}", by=ARGENTINE)
        assert (answer.status, answer.json["error"]) == (403, "forbidden")

    async def test_that_the_newest_come_first(self, counter: Counter):
        page = (await counter.get(f"/orders/search?seller={TOP}&limit=100", by=TOP)).json
        dates = [one["date_created"] for one in page["results"]]
        assert dates == sorted(dates, reverse=True)


def test_that_the_world_has_more_than_offsets_reach():
    assert known.LISTINGS > 1000
