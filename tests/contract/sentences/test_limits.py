""" "Limits", row by row."""

from __future__ import annotations

import pytest

from tests.contract.sentences.counter import Counter
from tests.stands import known
from tests.stands.known import ARGENTINE, COLOMBIAN, NEWCOMER, TOP

PAGED = [
    (f"/users/{TOP}/items/search", TOP),
    ("/questions/search", TOP),
    ("/orders/search", TOP),
    ("/sites/MX/search", None),
]


@pytest.mark.parametrize(("path", "caller"), PAGED)
async def test_that_a_page_has_50_results_from_0_on(counter: Counter, path, caller):
    page = (await counter.get(path, by=caller)).json
    assert (page["paging"]["limit"], page["paging"]["offset"]) == (50, 0)
    assert len(page["results"]) == 50


@pytest.mark.parametrize(("path", "caller"), PAGED)
async def test_that_limit_and_offset_choose_the_page(counter: Counter, path, caller):
    whole = (await counter.get(f"{path}?limit=30", by=caller)).json["results"]
    page = (await counter.get(f"{path}?limit=10&offset=20", by=caller)).json
    assert page["results"] == whole[20:30]
    assert (page["paging"]["limit"], page["paging"]["offset"]) == (10, 20)


@pytest.mark.parametrize(("path", "caller"), PAGED)
async def test_that_offsets_reach_1000_results(counter: Counter, path, caller):
    assert (await counter.get(f"{path}?offset=900&limit=100", by=caller)).status == 200
    for query in ("offset=1000", "offset=1000&limit=0", "offset=-1", "limit=x", "limit=101"):
        answer = await counter.get(f"{path}?{query}", by=caller)
        assert (answer.status, answer.json["error"]) == (400, "bad_request")


@pytest.mark.parametrize(("path", "caller"), PAGED)
@pytest.mark.parametrize(("offset", "limit"), [(990, 30), (960, 60), (999, 100)])
async def test_that_a_page_that_reaches_over_1000_results_ends_there(
    counter: Counter, path, caller, offset, limit
):
    page = (await counter.get(f"{path}?offset={offset}&limit={limit}", by=caller)).json
    rest = (await counter.get(f"{path}?offset={offset}&limit={1000 - offset}", by=caller)).json
    assert page["results"] == rest["results"]
    assert len(page["results"]) == max(0, min(page["paging"]["total"], 1000) - offset)
    assert (page["paging"]["offset"], page["paging"]["limit"]) == (offset, limit)


@pytest.mark.parametrize(("path", "caller"), PAGED)
@pytest.mark.parametrize("limit", [30, 70, 99])
async def test_that_steps_of_any_limit_meet_all_that_offsets_reach(
    counter: Counter, path, caller, limit
):
    results = []
    for offset in range(0, 1000, limit):
        page = (await counter.get(f"{path}?offset={offset}&limit={limit}", by=caller)).json
        results += [str(one) for one in page["results"]]
    assert len(results) == len(set(results)) == min(page["paging"]["total"], 1000)


@pytest.mark.parametrize(("path", "caller"), PAGED[:2])
async def test_that_a_scan_page_has_50_by_default_and_100_at_most(counter: Counter, path, caller):
    scan = f"{path}?search_type=scan"
    assert len((await counter.get(scan, by=caller)).json["results"]) == 50
    assert len((await counter.get(f"{scan}&limit=100", by=caller)).json["results"]) == 100
    assert (await counter.get(f"{scan}&limit=101", by=caller)).status == 400


async def test_that_prediction_takes_up_to_10000_items_a_call(counter: Counter):
    path = "/sites/UY/category_predictor/predict"
    answer = await counter.post(path, [{"title": "Taza de cerámica"}] * 10_000)
    assert (answer.status, len(answer.json)) == (200, 10_000)
    answer = await counter.post(path, [{"title": "Taza de cerámica"}] * 10_001)
    assert (answer.status, answer.json["error"]) == (400, "bad_request")


async def test_that_title_subtitle_and_description_have_the_categorys_lengths(counter: Counter):
    settings = known.leaf("UY", "COLOR")["settings"]
    longest = {
        "title": settings["max_title_length"],
        "subtitle": settings["max_sub_title_length"],
        "description": settings["max_description_length"],
    }
    item = await counter.listed(**{name: "x" * length for name, length in longest.items()})
    assert len(item["title"]) == longest["title"]
    for name, length in longest.items():
        form = known.form(**{name: "x" * (length + 1)})
        answer = await counter.post("/items", form, by=NEWCOMER)
        assert (answer.status, answer.causes) == (400, [f"item.{name}.too_long"])
    path = f"/items/{item['id']}/descriptions"
    answer = await counter.post(path, {"plain_text": "x" * 50_001}, by=NEWCOMER)
    assert (answer.status, answer.causes) == (400, ["item.description.too_long"])


async def test_that_pictures_have_the_categorys_number(counter: Counter):
    most = known.leaf("UY", "COLOR")["settings"]["max_pictures_per_item"]
    pictures = [{"source": f"https://example.com/{place}.jpg"} for place in range(most + 1)]
    assert len((await counter.listed(pictures=pictures[:most]))["pictures"]) == most
    answer = await counter.post("/items", known.form(pictures=pictures), by=NEWCOMER)
    assert (answer.status, answer.causes) == (400, ["item.pictures.too_many"])


async def test_that_pictures_of_variations_have_a_number_of_their_own(counter: Counter):
    category = known.varied_leaf("UY")
    most = category["settings"]["max_pictures_per_item_var"]
    sources = [f"https://example.com/{place}.jpg" for place in range(most + 1)]
    one = known.variation(category, 0, picture_ids=sources)
    form = known.varied_form(variations=[one], pictures=[{"source": source} for source in sources])
    answer = await counter.post("/items", form, by=NEWCOMER)
    assert (answer.status, answer.causes) == (400, ["item.variations.too_many_pictures"])


class TestFreeListings:
    """Who may list without charge."""

    async def test_that_a_seller_with_few_sales_may(self, counter: Counter):
        assert (await counter.listed(listing_type_id="free"))["status"] == "active"

    @pytest.mark.parametrize("seller", [TOP, ARGENTINE, COLOMBIAN])
    async def test_that_a_seller_with_many_may_not(self, counter: Counter, seller):
        form = known.form(seller, known.leaf(known.SITE_OF[seller]), listing_type_id="free")
        answer = await counter.post("/items", form, by=seller)
        assert answer.status == 400
        assert "item.listing_type_id.not_eligible" in answer.causes

    async def test_that_used_products_have_no_limit(self, counter: Counter):
        item = await counter.listed(TOP, listing_type_id="free", condition="used")
        assert (item["listing_type_id"], item["condition"]) == ("free", "used")

    async def test_that_a_move_to_it_asks_for_the_same(self, counter: Counter):
        item = await counter.listed(TOP)
        path = f"/items/{item['id']}/listing_type"
        answer = await counter.post(path, {"id": "free"}, by=TOP)
        assert (answer.status, answer.causes) == (400, ["item.listing_type_id.not_eligible"])
