""" "Authentication", sentence by sentence, and who may do what at every route there is."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from app.service.endpoints.routes import ROUTES
from tests.contract.sentences.counter import Counter
from tests.stands import known
from tests.stands.known import ARGENTINE, NEWCOMER, TOP

EVERYBODY = (200, 200, 200)
CALLERS = (401, 200, 200)
OWNER = (401, 403, 200)


class Rule(NamedTuple):
    """A request of one route, and its statuses: without token, by another user, by the owner."""

    method: str
    path: str
    statuses: tuple[int, int, int]
    body: object = None


# {item}, {closed}, {varied}, {variation}, {description}, {picture} are the owner's, made anew for
# each request; {leaf} is a category, {area} a coverage area, {owner} the owner's id.
RULES = [
    Rule("GET", "/items?ids={item}", EVERYBODY),
    Rule("GET", "/items/{item}", EVERYBODY),
    Rule("POST", "/items", (401, 400, 201), "form"),
    Rule("POST", "/items/validate", (401, 400, 204), "form"),
    Rule("PUT", "/items/{item}", OWNER, {"available_quantity": 6}),
    Rule(
        "POST", "/items/{item}/pictures", (401, 403, 201), {"source": "https://example.com/b.jpg"}
    ),
    Rule("DELETE", "/items/{item}/pictures/{picture}", (401, 403, 204)),
    Rule("GET", "/items/{item}/available_upgrades", OWNER),
    Rule("POST", "/items/{item}/listing_type", OWNER, {"id": "gold_pro"}),
    Rule("POST", "/items/{closed}/relist", (401, 403, 201), {}),
    Rule("GET", "/items/{item}/descriptions", EVERYBODY),
    Rule("POST", "/items/{item}/descriptions", (401, 403, 201), {"plain_text": "Otra"}),
    Rule("PUT", "/items/{item}/descriptions/{description}", OWNER, {"plain_text": "Otra"}),
    Rule("GET", "/items/{varied}/variations", EVERYBODY),
    Rule("POST", "/items/{varied}/variations", (401, 403, 201), "variation"),
    Rule("GET", "/items/{varied}/variations/{variation}", EVERYBODY),
    Rule("PUT", "/items/{varied}/variations/{variation}", OWNER, {"price": 320}),
    Rule("DELETE", "/items/{varied}/variations/{variation}", OWNER),
    Rule("GET", "/items/{item}/shipping/search", EVERYBODY),
    Rule("GET", "/items/{item}/shipping_options/free", EVERYBODY),
    Rule("GET", "/items/shipping_options/free?ids={item}", EVERYBODY),
    Rule("GET", "/pictures/{drawn}-thumbnail.jpg", EVERYBODY),
    Rule("GET", "/users?ids={owner}", EVERYBODY),
    Rule("GET", "/users/me", CALLERS),
    Rule("GET", "/users/{owner}", EVERYBODY),
    Rule("GET", "/users/:ids={owner}", EVERYBODY),
    Rule("GET", "/users/{owner}/items/search", OWNER),
    Rule("GET", "/users/{owner}/shipping_modes?category_id={leaf}", EVERYBODY),
    Rule("GET", "/users/{owner}/shipping_options/free?dimensions=9x17x22,462", EVERYBODY),
    Rule("GET", "/categories/{leaf}", EVERYBODY),
    Rule("GET", "/categories/{leaf}/attributes", EVERYBODY),
    Rule("GET", "/sites/UY/listing_types", EVERYBODY),
    Rule("GET", "/sites/UY/coverage_areas", EVERYBODY),
    Rule("GET", "/coverage_areas/{area}", EVERYBODY),
    Rule("GET", "/sites/UY/category_predictor/predict?title=Taza", EVERYBODY),
    Rule("POST", "/sites/UY/category_predictor/predict", EVERYBODY, {"title": "Taza"}),
    Rule("GET", "/currencies", EVERYBODY),
    Rule("GET", "/currencies/UYU", EVERYBODY),
    Rule("GET", "/sites/UY/search?q=prueba", EVERYBODY),
    Rule("GET", "/questions/search?item={item}", OWNER),
    Rule("GET", "/orders/search?seller={owner}", OWNER),
]
# A picture is for anybody, whatever comes along.
NEEDING_SENSE = [rule for rule in RULES if not rule.path.startswith("/pictures/")]
IDS = [f"{rule.method} {rule.path}" for rule in RULES]


async def request(counter: Counter, rule: Rule) -> tuple[str, object]:
    """Return the path of a rule, made for things that exist, and its body."""
    path = rule.path
    values = {"owner": NEWCOMER, "leaf": known.leaf("UY", "COLOR")["id"]}
    if "{item}" in path:
        item = await counter.listed()
        values["item"] = item["id"]
        values["picture"] = item["pictures"][0]["id"]
        values["description"] = item["descriptions"][0]["id"]
    if "{closed}" in path:
        values["closed"] = (await counter.closed())["id"]
    body = rule.body
    if "{varied}" in path:
        item = await counter.varied()
        values["varied"] = item["id"]
        values["variation"] = str(item["variations"][0]["id"])
        if body == "variation":
            picture = item["pictures"][0]["id"]
            body = known.variation(known.varied_leaf("UY"), 2, picture_ids=[picture])
    if "{area}" in path:
        values["area"] = (await counter.get("/sites/UY/coverage_areas")).json[0]["id"]
    if "{drawn}" in path:
        items = await counter.found(NEWCOMER, "limit=20")
        own = (picture for item in items for picture in item["pictures"] if "size" in picture)
        values["drawn"] = next(own)["id"]
    return path.format_map(values), known.form() if body == "form" else body


def test_that_the_table_has_every_route():
    def shape(path: str) -> str:
        steps = path.partition("?")[0].split("/")
        return "/".join("*" if "{" in step or step in ("UY", "UYU") else step for step in steps)

    listed = {(rule.method, shape(rule.path)) for rule in RULES}
    assert listed == {(route.method, shape(route.path)) for route in ROUTES}


@pytest.mark.parametrize("rule", RULES, ids=IDS)
async def test_that_each_route_answers_nobody_others_and_the_owner_as_it_should(
    counter: Counter, rule: Rule
):
    found = []
    for caller in (None, ARGENTINE, NEWCOMER):
        path, body = await request(counter, rule)
        answer = await counter.call(rule.method, path, body, by=caller)
        found.append(answer.status)
        if answer.status == 401:
            assert answer.json["error"] == "unauthorized"
        if answer.status == 403:
            assert answer.json["error"] == "forbidden"
    assert tuple(found) == rule.statuses


@pytest.mark.parametrize(
    "rule", NEEDING_SENSE, ids=[f"{one.method} {one.path}" for one in NEEDING_SENSE]
)
async def test_that_a_malformed_token_is_400_bad_request_at_each_route(
    counter: Counter, rule: Rule
):
    path, body = await request(counter, rule)
    for token in known.BAD_TOKENS:
        joint = "&" if "?" in path else "?"
        answer = await counter.call(rule.method, f"{path}{joint}access_token={token}", body)
        assert (answer.status, answer.json["error"]) == (400, "bad_request")
        assert answer.json["cause"] == []


async def test_that_requests_authenticate_by_the_query_parameter_access_token(counter: Counter):
    answer = await counter.get(f"/users/me/?access_token={counter.token(TOP)}")
    assert (answer.status, str(answer.json["id"])) == (200, TOP)


async def test_that_a_bearer_header_is_taken_too(counter: Counter):
    header = {"authorization": f"Bearer {counter.token(TOP)}"}
    assert (await counter.call("GET", "/users/me/", headers=header)).status == 200


async def test_that_private_user_attributes_are_for_the_authorized_caller_alone(counter: Counter):
    private = {
        *("first_name", "last_name", "email", "identification", "phone", "credit"),
        "personal_information",
    }
    own = (await counter.get(f"/users/{TOP}", by=TOP)).json
    assert set(own) >= private
    for caller in (None, ARGENTINE):
        seen = (await counter.get(f"/users/{TOP}", by=caller)).json
        assert not set(seen) & private
        assert set(seen["status"]) == {"site_status"}


async def test_that_seller_contact_is_returned_only_with_permission(counter: Counter):
    item = await counter.made(known.service_form(), NEWCOMER)
    assert "seller_contact" in await counter.read(item, NEWCOMER)
    for caller in (None, ARGENTINE):
        assert "seller_contact" not in await counter.read(item, caller)
        several = await counter.get(f"/items?ids={item['id']}", by=caller)
        assert "seller_contact" not in several.json[0]["body"]
        found = await counter.get("/sites/UY/search?q=prueba&sort=newest", by=caller)
        assert b"seller_contact" not in found.content


@pytest.mark.parametrize("path", [f"/users/{NEWCOMER}/items/search", "/questions/search"])
async def test_that_both_searches_fail_without_a_token(counter: Counter, path):
    for query in ("", "?search_type=scan"):
        answer = await counter.get(path + query)
        assert (answer.status, answer.json["error"]) == (401, "unauthorized")


async def test_that_a_malformed_token_in_an_id_list_is_400_bad_request(counter: Counter):
    item = await counter.listed()
    answer = await counter.get(f"/items?ids={item['id']}&access_token=nonsense")
    assert (answer.status, answer.json["error"]) == (400, "bad_request")
    answer = await counter.get(f"/users?ids={TOP}?access_token=x")
    assert [(one["code"], one["body"]["error"]) for one in answer.json] == [(400, "bad_request")]


async def test_that_a_token_nobody_has_is_401_unauthorized(counter: Counter):
    answer = await counter.get(f"/users/me?access_token=APP-{TOP}-{'0' * 32}")
    assert (answer.status, answer.json["error"]) == (401, "unauthorized")
