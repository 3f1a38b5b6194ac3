"""The endpoints beside those of a listing's daily life: what is asked, what is made of answers."""

from __future__ import annotations

import json
from decimal import Decimal

import pytest

from app.client.errors import NotFound, Undecodable, ValidationRefused
from app.domain.identifier import NotAnIdentifier
from tests.stands.mock_market import answer, market, refusal

HOSTILE = "../users/me"


async def test_that_a_hostile_id_never_becomes_a_request():
    api, script = market(answer({}))
    requests = [
        lambda: api.items.shipping(HOSTILE),
        lambda: api.items.upgrades(HOSTILE),
        lambda: api.items.change_listing_type(HOSTILE, "gold"),
        lambda: api.items.relist(HOSTILE),
        lambda: api.descriptions.of_item(HOSTILE),
        lambda: api.descriptions.add(HOSTILE, "x"),
        lambda: api.descriptions.update("A1", HOSTILE, "x"),
        lambda: api.variations.of_item(HOSTILE),
        lambda: api.variations.get("A1", HOSTILE),
        lambda: api.variations.add(HOSTILE, {}),
        lambda: api.variations.update("A1", HOSTILE, {}),
        lambda: api.variations.remove("A1", HOSTILE),
        lambda: api.sites.search(HOSTILE),
        lambda: api.sites.predict(HOSTILE, "x"),
        lambda: api.sites.predict("MX", "x", category_from=HOSTILE),
        lambda: api.sites.predict_several(HOSTILE, ["x"]),
        lambda: api.sites.coverage_areas(HOSTILE),
        lambda: api.sites.coverage_area(HOSTILE),
        lambda: api.sites.currency(HOSTILE),
        lambda: api.questions.search(HOSTILE),
        lambda: api.orders.search(HOSTILE),
    ]
    async with api:
        for request in requests:
            with pytest.raises(NotAnIdentifier):
                await request()
    assert not script.requests


@pytest.mark.parametrize(
    ("ask", "method", "path", "body"),
    [
        (
            lambda api: api.items.change_listing_type("A1", "gold"),
            "POST",
            "/items/A1/listing_type",
            {"id": "gold"},
        ),
        (lambda api: api.items.relist("A1"), "POST", "/items/A1/relist", {}),
        (
            lambda api: api.items.relist("A1", {"price": 5}),
            "POST",
            "/items/A1/relist",
            {"price": 5},
        ),
        (
            lambda api: api.descriptions.add("A1", "plain"),
            "POST",
            "/items/A1/descriptions",
            {"plain_text": "plain"},
        ),
        (
            lambda api: api.descriptions.update("A1", "D1", "plain", text="<b>plain</b>"),
            "PUT",
            "/items/A1/descriptions/D1",
            {"plain_text": "plain", "text": "<b>plain</b>"},
        ),
        (
            lambda api: api.variations.add("A1", {"price": 5}),
            "POST",
            "/items/A1/variations",
            {"price": 5},
        ),
        (
            lambda api: api.variations.update("A1", "7", {"price": 5}),
            "PUT",
            "/items/A1/variations/7",
            {"price": 5},
        ),
    ],
)
async def test_that_a_write_goes_out_once_as_it_was_given(ask, method, path, body):
    api, script = market(answer({"id": "7"}))
    async with api:
        await ask(api)
    (request,) = script.requests
    assert (request.method, request.url.path, json.loads(request.content)) == (method, path, body)


async def test_that_the_shipping_of_an_item_is_an_object_as_it_came():
    body = {"item_id": "A1", "modes": [], "new": [Decimal("1.10")]}
    api, script = market(answer(b'{"item_id":"A1","modes":[],"new":[1.10]}'))
    async with api:
        assert await api.items.shipping("A1") == body
    assert script.requests[0].url.path == "/items/A1/shipping/search"


async def test_that_upgrades_are_listing_types():
    api, _ = market(answer([{"site_id": "MX", "id": "gold_pro", "name": "Premium"}]))
    async with api:
        assert [one.name for one in await api.items.upgrades("A1")] == ["Premium"]


@pytest.mark.parametrize("body", [{"id": "D2"}, [{"id": "D2"}, {"id": "D1"}]])
async def test_that_a_description_is_found_in_every_form_of_the_answer(body):
    api, _ = market(answer(body, 201))
    async with api:
        assert (await api.descriptions.add("A1", "x")).id == "D2"


async def test_that_descriptions_come_with_their_revisions():
    body = [{"id": "D1", "plain_text": "new", "revisions": [{"plain_text": "old"}]}, 5]
    api, _ = market(answer(body))
    async with api:
        (found,) = await api.descriptions.of_item("A1")
    assert found.revisions is not None
    assert (found.plain_text, found.revisions[0].plain_text) == ("new", "old")


@pytest.mark.parametrize(
    "body",
    [
        {"id": 7, "price": 1},
        [{"id": 6}, {"id": 7, "price": 1}],
        {"id": "A1", "variations": [{"id": 6}, {"id": 7, "price": 1}]},
    ],
)
async def test_that_a_variation_is_found_in_every_form_of_the_answer(body):
    api, _ = market(answer(body))
    async with api:
        assert (await api.variations.add("A1", {}))["price"] == 1
        assert (await api.variations.update("A1", "7", {}))["price"] == 1


@pytest.mark.parametrize("body", [[], {"variations": []}, {}, 5])
async def test_that_an_answer_without_the_variation_is_not_decodable(body):
    api, _ = market(answer(body))
    async with api:
        with pytest.raises(Undecodable):
            await api.variations.add("A1", {})


async def test_that_variations_are_read_and_removed():
    api, script = market(
        answer([{"id": 1}, {"id": 2}]), answer({"id": 2}), answer(b"", 204), answer({"id": "A1"})
    )
    async with api:
        assert [one.id for one in await api.variations.of_item("A1")] == [1, 2]
        assert (await api.variations.get("A1", "2")).id == 2
        assert await api.variations.remove("A1", "2") == {}
        assert await api.variations.remove("A1", "2") == {"id": "A1"}
    assert [request.method for request in script.requests] == ["GET", "GET", "DELETE", "DELETE"]


async def test_that_a_site_is_searched_by_words_filters_and_pages():
    api, script = market(answer({"site_id": "MX", "results": [{"id": "A1"}], "sort": {"id": "x"}}))
    async with api:
        page = await api.sites.search("MX", "camisa", offset=50, sort="price_asc", condition="new")
    assert page.results == ({"id": "A1"},)
    asked = dict(script.requests[0].url.params)
    asked.pop("access_token")
    assert asked == {
        "q": "camisa",
        "offset": "50",
        "limit": "50",
        "sort": "price_asc",
        "condition": "new",
    }


async def test_that_a_prediction_may_carry_a_probability_for_each_step():
    step = {"id": "MX1", "name": "Ropa", "prediction_probability": 0.9}
    body = {"id": "MX2", "prediction_probability": 0.5, "path_from_root": [step, {"id": "MX2"}]}
    api, script = market(answer(body))
    async with api:
        found = await api.sites.predict("MX", "camisa", category_from="MX1")
    assert found.prediction_probability == Decimal("0.5")
    assert found.path_from_root is not None
    assert found.path_from_root[0].prediction_probability == Decimal("0.9")
    params = script.requests[0].url.params
    assert (params["title"], params["category_from"]) == ("camisa", "MX1")


async def test_that_a_title_without_a_prediction_is_not_found():
    api, _ = market(refusal(404, "not_found"))
    async with api:
        with pytest.raises(NotFound):
            await api.sites.predict("VE", "camisa")


async def test_that_many_titles_are_predicted_ten_thousand_at_a_time():
    def serve(request):
        return answer(
            [{"id": "MX1"} if one["title"] else None for one in json.loads(request.content)]
        )

    api, script = market(serve)
    async with api:
        found = await api.sites.predict_several("MX", ["camisa"] * 10_001 + [""])
    assert (len(script.requests), len(found), found[-1]) == (2, 10_002, None)


async def test_that_one_prediction_too_few_makes_them_all_useless():
    api, _ = market(answer([{"id": "MX1"}]))
    async with api:
        with pytest.raises(Undecodable):
            await api.sites.predict_several("MX", ["a", "b"])


async def test_that_areas_and_currencies_are_read():
    api, script = market(
        answer([{"id": "MX-00", "type": "country"}, {"description": "no id"}]),
        answer({"id": "MX-00"}),
        answer([{"id": "MXN", "decimal_places": 2}]),
        answer({"id": "MXN"}),
    )
    async with api:
        assert [one.id for one in await api.sites.coverage_areas("MX")] == ["MX-00"]
        assert (await api.sites.coverage_area("MX-00")).id == "MX-00"
        assert [one.decimal_places for one in await api.sites.currencies()] == [2]
        assert (await api.sites.currency("MXN")).id == "MXN"
    assert [request.url.path for request in script.requests] == [
        "/sites/MX/coverage_areas",
        "/coverage_areas/MX-00",
        "/currencies/",
        "/currencies/MXN",
    ]


async def test_that_a_scan_of_questions_brings_each_question_once():
    def serve(request):
        assert request.url.params["item"] == "A1"
        match request.url.params.get("scroll_id"):
            case None:
                results = [{"id": 1, "text": "¿Hay?"}, {"text": "no id"}]
                return answer({"results": results, "scroll_id": "s1"})
            case "s1":
                return answer({"questions": [{"id": 1}, {"id": 2}], "scroll_id": "s1"})
            case _:
                return answer(b"null")

    pages = iter([serve, serve])

    def until_null(request):
        page = next(pages, None)
        return answer(b"null") if page is None else page(request)

    api, _ = market(until_null)
    async with api:
        found = [question async for question in api.questions.scan("A1")]
    assert [(one.id, one.text) for one in found] == [(1, "¿Hay?"), (2, None)]


async def test_that_questions_come_by_offset_too():
    api, script = market(answer({"results": [{"id": 1}], "paging": {"total": 1}}))
    async with api:
        page = await api.questions.search(limit=10)
    assert page.results == ({"id": 1},)
    assert "item" not in script.requests[0].url.params


async def test_that_orders_are_searched_and_what_is_none_is_left_out():
    buyer = {"first_name": "Ana", "phone": {"area_code": "1", "number": "2"}}
    body = {"results": [{"id": 5, "total_amount": 10.5, "buyer": buyer}, {"status": "paid"}, 3]}
    api, script = market(answer(body))
    async with api:
        (order,) = await api.orders.search("1", text="camisa", tags=["paid", "delivered"])
    assert order.total_amount == Decimal("10.5")
    assert order.buyer is not None
    assert order.buyer.phone is not None
    assert order.buyer.phone.number == "2"
    params = script.requests[0].url.params
    assert (params["seller"], params["q"], params["tags"]) == ("1", "camisa", "paid,delivered")


async def test_that_a_refused_relisting_names_its_causes():
    cause = {"code": "item.status.not_relistable", "message": "once"}
    api, script = market(refusal(400, "validation_error", "no", [cause]))
    async with api:
        with pytest.raises(ValidationRefused) as caught:
            await api.items.relist("A1")
    assert [one.code for one in caught.value.causes] == [cause["code"]]
    assert len(script.requests) == 1


async def test_that_a_prediction_may_be_worked_on_for_a_minute_before_anything_comes():
    api, script = market(answer({"id": "MX1"}), answer([None]), answer({"id": "MX1"}))
    async with api:
        await api.sites.predict("MX", "camisa")
        await api.sites.predict_several("MX", ["camisa"])
        await api.items.get("MX1")
    assert [one.extensions["timeout"]["read"] for one in script.requests] == [60, 60, 15]
