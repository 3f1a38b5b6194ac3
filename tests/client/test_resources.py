"""The endpoints: what is asked, and what is made of the answers."""

from __future__ import annotations

from decimal import Decimal

import httpx
import pytest

from app.client.errors import ClientError, NotFound, Unauthorized, Undecodable, ValidationRefused
from app.client.outcome import Outcome
from app.domain.identifier import NotAnIdentifier
from tests.stands.mock_market import answer, market, refusal

HOSTILE_IDS = [
    "../users/me",
    "a?b",
    "a#b",
    "a%2Fb",
    "a\r\nX: b",
    "x" * 10_000,
    "",
    "\u202eabc",
    "a/b",
]


@pytest.mark.parametrize("item_id", HOSTILE_IDS)
async def test_that_a_hostile_id_never_becomes_a_request(item_id):
    api, script = market(answer({}))
    requests = [
        lambda: api.items.get(item_id),
        lambda: api.items.get_raw([item_id]),
        lambda: api.items.update(item_id, {}),
        lambda: api.users.get(item_id),
        lambda: api.users.several([item_id]),
        lambda: api.users.search_items(item_id),
        lambda: api.categories.get(item_id),
        lambda: api.categories.attributes(item_id),
        lambda: api.pictures.upload(item_id, "a.jpg", "image/jpeg", b""),
        lambda: api.pictures.remove("A1", item_id),
        lambda: api.listing_types.of_site(item_id),
        lambda: api.shipping.free_of_item(item_id),
        lambda: api.shipping.free_of_items([item_id]),
        lambda: api.shipping.free_by_user_item("1", item_id),
    ]
    async with api:
        for request in requests:
            with pytest.raises(NotAnIdentifier):
                await request()
    assert not script.requests


async def test_that_an_item_keeps_what_is_unknown_and_its_exact_price():
    api, script = market(answer(b'{"id": "A1", "price": 19.90, "new_field": [1.10]}'))
    async with api:
        item = await api.items.get("A1")
    assert item == {"id": "A1", "price": Decimal("19.90"), "new_field": [Decimal("1.10")]}
    assert script.requests[0].url.path == "/items/A1"


async def test_that_a_multi_get_gives_codes_ids_and_bodies_as_they_came():
    body = (
        b'[{"code": 200, "body": {"id": "A2", "price": 1.50}},'
        b' {"code":404,"body":{"id":"A1","error":"not_found"}}, {"code": 400, "body": {}}]'
    )
    api, script = market(answer(body))
    async with api:
        found = await api.items.get_raw(["A1", "A2", "A3"], ["id", "price"])
    assert [(element.code, element.id, element.body) for element in found] == [
        (200, "A2", b'{"id": "A2", "price": 1.50}'),
        (404, "A1", b'{"id":"A1","error":"not_found"}'),
        (400, None, b"{}"),
    ]
    params = script.requests[0].url.params
    assert (params["ids"], params["attributes"]) == ("A1,A2,A3", "id,price")


@pytest.mark.parametrize(
    "body",
    [
        b"{}",
        b"[1]",
        b'[{"code": "x", "body": {}}]',
        b'[{"code": 200, "body": {"a": NaN}}]',
        b'[{"code": 200, "body": {"a": "\xff"}}]',
        b'[{"code": 200, "body": {"a": 1e999}}]',
        b'[{"code": 200, "body": ' + b"[" * 5000 + b"]" * 5000 + b"}]",
    ],
)
async def test_that_a_multi_get_with_anything_unreadable_in_it_is_refused(body):
    api, _ = market(answer(body))
    async with api:
        with pytest.raises(Undecodable):
            await api.items.get_raw(["A1"])


@pytest.mark.parametrize("status", [400, 413, 414])
async def test_that_a_service_that_takes_fewer_ids_is_asked_for_fewer_from_then_on(status):
    def serve(request):
        ids = request.url.params["ids"].split(",")
        if len(ids) > 30:
            return refusal(status, "too_many") if status == 400 else answer(b"", status)
        return answer([{"code": 200, "body": {"id": value}} for value in ids])

    api, script = market(serve)
    wanted = [f"A{number}" for number in range(130)]
    async with api:
        found = await api.items.get_raw(wanted)
        assert [element.id for element in found] == wanted
        asked = len(script.requests)
        await api.items.get_raw(wanted[:25])
    assert api.items.batch == 25
    assert len(script.requests) == asked + 1


async def test_that_a_refused_token_is_not_taken_for_too_many_ids():
    api, script = market(refusal(400, "bad_request", "Malformed access token"))
    async with api:
        with pytest.raises(Unauthorized):
            await api.items.get_raw(["A1", "A2"])
    assert len(script.requests) == 1
    assert api.items.batch == 100


async def test_that_no_ids_need_no_request():
    api, script = market(answer([]))
    async with api:
        assert await api.items.get_raw([]) == []
        assert await api.users.several([]) == ()
        assert await api.shipping.free_of_items([]) == {}
    assert not script.requests


@pytest.mark.parametrize("body", [b"", b"{}", b"[]", b"<html>", b'{"id": null}', b'{"title": "x"}'])
async def test_that_a_created_item_without_an_id_has_an_unknown_outcome(body):
    api, script = market(answer(body, 201))
    async with api:
        with pytest.raises(Undecodable) as caught:
            await api.items.create({"title": "x"})
    assert caught.value.outcome is Outcome.UNKNOWN
    assert len(script.requests) == 1


async def test_that_an_update_can_name_the_version_it_changes():
    api, script = market(answer({"id": "A1", "warnings": []}))
    async with api:
        await api.items.update("A1", {"price": Decimal("10.50")}, unmodified_since="2026-01-01")
        await api.items.update("A1", {"price": 10})
    assert script.requests[0].content == b'{"price":10.50}'
    assert script.requests[0].headers["if-unmodified-since-version"] == "2026-01-01"
    assert "if-unmodified-since-version" not in script.requests[1].headers


@pytest.mark.parametrize(
    ("response", "expected"),
    [
        (answer(b"", 204), []),
        (answer({"warnings": [{"code": "c"}]}), [{"code": "c"}]),
        (answer({"warnings": None}), []),
        (answer({"warnings": [3]}), []),
        (answer({"id": "A1"}, 201), []),
        (answer([]), []),
    ],
)
async def test_that_any_success_of_validate_means_valid(response, expected):
    api, _ = market(response)
    async with api:
        assert await api.items.validate({"title": "x"}) == expected


@pytest.mark.parametrize(
    ("question", "told"),
    [
        (lambda api: api.items.validate({"title": "x"}), {"warnings": []}),
        (lambda api: api.sites.predict_several("MX", ["silla"]), [{"id": "MX1"}]),
    ],
)
async def test_that_a_question_asked_by_post_is_asked_again_when_its_answer_is_lost(question, told):
    lost = httpx.ReadError("cut")
    api, script = market(lost, answer(told))
    async with api:
        await question(api)
    assert [request.method for request in script.requests] == ["POST", "POST"]
    assert script.requests[0].content == script.requests[1].content


async def test_that_validate_raises_every_cause():
    causes = [{"code": f"item.title.{n}", "message": "m"} for n in range(3)]
    api, script = market(refusal(400, "validation_error", "no", causes))
    async with api:
        with pytest.raises(ValidationRefused) as caught:
            await api.items.validate({})
    assert [cause.code for cause in caught.value.causes] == [cause["code"] for cause in causes]
    assert script.requests[0].url.path == "/items/validate"


@pytest.mark.parametrize(
    ("response", "expected"),
    [
        (answer({"id": "P9", "url": "u"}, 201), "P9"),
        (answer([{"id": "P1"}, {"id": "P9"}]), "P9"),
        (answer({"id": "A1", "pictures": [{"id": "P1"}, {"id": "P9"}]}), "P9"),
        (answer(b"", 204), None),
    ],
)
async def test_that_a_new_picture_is_found_in_every_form_of_the_answer(response, expected):
    api, script = market(response)
    async with api:
        assert (await api.pictures.upload("A1", "a.jpg", "image/jpeg", b"JPEG")).get(
            "id"
        ) == expected
        assert (await api.pictures.add_by_url("A1", "https://x.example/a.jpg")).get(
            "id"
        ) == expected
    assert [request.url.path for request in script.requests] == ["/items/A1/pictures"] * 2
    assert script.requests[1].content == b'{"source":"https://x.example/a.jpg"}'


async def test_that_a_picture_is_removed_once():
    api, script = market(answer(b"", 204))
    async with api:
        await api.pictures.remove("A1", "P1")
    assert [(r.method, r.url.path) for r in script.requests] == [
        ("DELETE", "/items/A1/pictures/P1")
    ]


async def test_that_several_users_are_asked_for_in_the_second_form_when_the_first_is_not_known():
    users = [
        {"code": 200, "body": {"id": 1}},
        {"code": 404, "body": {"id": 2, "error": "not_found"}},
    ]
    api, script = market(refusal(404, "not_found"), answer(users))
    async with api:
        found = await api.users.several(["1", "2"])
    assert [user.id for user in found] == [1]
    assert script.requests[0].url.params["ids"] == "1,2"
    assert script.requests[1].url.path == "/users/:ids=1,2"


async def test_that_a_plain_list_of_users_will_do():
    api, _ = market(answer([{"id": 1}, {"id": 2, "nickname": "N"}]))
    async with api:
        assert [user.id for user in await api.users.several(["1", "2"])] == [1, 2]


async def test_that_a_field_of_the_wrong_type_costs_only_itself():
    api, _ = market(answer({"id": 1, "nickname": 3, "site_id": "MX", "future": {"a": 1}}))
    async with api:
        user = await api.users.me()
    assert (user.id, user.nickname, user.site_id) == (1, None, "MX")


async def test_that_a_search_page_keeps_paging_and_results():
    body = {"results": ["A1"], "paging": {"total": 1, "offset": 0, "limit": 50}}
    api, script = market(answer(body))
    async with api:
        page = await api.users.search_items("1", limit=10, status="active")
    assert page.results == ("A1",)
    assert page.paging is not None
    assert page.paging.total == 1
    params = dict(script.requests[0].url.params)
    assert (params["status"], params["limit"], params["offset"]) == ("active", "10", "0")


async def test_that_a_scan_passes_the_scroll_on_and_no_offset():
    def serve(request):
        assert "offset" not in request.url.params
        match request.url.params.get("scroll_id"):
            case None:
                return answer({"results": ["A1"], "scroll_id": "s1"})
            case "s1":
                return answer({"results": ["A1", "A2"], "scroll_id": "s2"})
            case _:
                return answer(b"null")

    api, _ = market(serve)
    async with api:
        assert [item_id async for item_id in api.users.scan_items("1")] == ["A1", "A2"]


async def test_that_the_first_items_come_by_offset():
    rows = [f"A{number}" for number in range(120)]

    def serve(request):
        offset = int(request.url.params["offset"])
        return answer({"results": rows[offset : offset + 50]})

    api, _ = market(serve)
    async with api:
        assert [item_id async for item_id in api.users.first_items("1", status="active")] == rows


async def test_that_an_attribute_definition_that_is_none_is_left_out():
    api, _ = market(answer([{"id": "BRAND", "value_type": "string"}, {"name": "no id"}, 3]))
    async with api:
        assert [found.id for found in await api.categories.attributes("C1")] == ["BRAND"]


async def test_that_categories_and_listing_types_are_read():
    api, script = market(
        answer({"id": "C1", "settings": {"max_title_length": 60}}),
        answer([{"site_id": "MX", "id": "gold_pro", "name": "Premium"}]),
    )
    async with api:
        assert (await api.categories.get("C1")).limits.max_title_length == 60
        assert (await api.listing_types.of_site("MX"))[0].name == "Premium"
    assert script.requests[1].url.path == "/sites/MX/listing_types"


COVERAGE = {"coverage": {"all_country": {"list_cost": 99.5, "currency_id": "MXN"}}}


@pytest.mark.parametrize(
    ("ask", "path", "params"),
    [
        (
            lambda s: s.free_by_dimensions("1", "9x17x22,462"),
            "/users/1/shipping_options/free",
            {"dimensions": "9x17x22,462"},
        ),
        (
            lambda s: s.free_by_user_item("1", "A1"),
            "/users/1/shipping_options/free",
            {"item_id": "A1"},
        ),
        (lambda s: s.free_of_item("A1"), "/items/A1/shipping_options/free", {}),
    ],
)
async def test_that_the_cost_of_free_shipping_is_looked_up(ask, path, params):
    api, script = market(answer(COVERAGE), answer({"coverage": {}}))
    async with api:
        coverage = await ask(api.shipping)
        assert coverage.all_country.list_cost == Decimal("99.5")
        assert await ask(api.shipping) is None
    request = script.requests[0]
    asked = {name: value for name, value in request.url.params.items() if name != "access_token"}
    assert (request.url.path, asked) == (path, params)


async def test_that_the_cost_of_several_items_is_keyed_by_item():
    body = {"A1": COVERAGE, "A2": {"coverage": None}, "A3": {"error": "not_found"}, "A4": 3}
    api, script = market(answer(body))
    async with api:
        found = await api.shipping.free_of_items(["A1", "A2", "A3", "A4"])
    assert list(found) == ["A1"]
    assert script.requests[0].url.params["ids"] == "A1,A2,A3,A4"


async def test_that_modes_are_asked_for_a_category_and_a_plain_price():
    mode = {"mode": "me2", "shipping_attributes": {"free": {"methods": "mandatory"}}}
    api, script = market(answer([mode]))
    async with api:
        (found,) = await api.shipping.modes("1", "C1", Decimal("1E+3"))
    assert found.free_is_mandatory
    assert script.requests[0].url.params["item_price"] == "1000"


async def test_that_a_missing_item_is_not_found():
    api, _ = market(refusal(404, "not_found", "There is no such item"))
    async with api:
        with pytest.raises(NotFound) as caught:
            await api.items.get("A1")
    assert isinstance(caught.value, ClientError)
    assert caught.value.message == "There is no such item"
