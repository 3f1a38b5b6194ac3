""" "Errors", sentence by sentence."""

from __future__ import annotations

import pytest

from tests.contract.sentences.counter import Counter
from tests.stands import known
from tests.stands.known import NEWCOMER, TOP

BROKEN = [
    ("GET", "/items/MX0", None, 404, "not_found"),
    ("GET", "/items", None, 404, "not_found"),
    ("GET", "/nothing/here", None, 404, "not_found"),
    ("PATCH", "/items", None, 405, "method_not_allowed"),
    ("GET", "/users/me", None, 401, "unauthorized"),
    ("GET", "/users/me?access_token=x", None, 400, "bad_request"),
    ("GET", "/sites/UY/search?limit=101", None, 400, "bad_request"),
    ("GET", "/categories/UY0", None, 404, "not_found"),
    ("GET", "/coverage_areas/UY-9999", None, 404, "not_found"),
    ("GET", "/currencies/XXX", None, 404, "not_found"),
    ("GET", "/sites/XX/search", None, 404, "not_found"),
    ("GET", f"/items?ids={'x,' * 5000}", None, 414, "uri_too_long"),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "error"), BROKEN)
async def test_that_an_error_body_has_message_error_status_and_cause(
    counter: Counter, method, path, body, status, error
):
    answer = await counter.call(method, path, body)
    assert answer.status == status
    assert set(answer.json) == {"message", "error", "status", "cause"}
    assert (answer.json["error"], answer.json["status"]) == (error, status)
    assert isinstance(answer.json["message"], str)
    assert answer.json["cause"] == []


async def test_that_cause_is_a_list_whose_entries_have_code_and_message(counter: Counter):
    answer = await counter.post("/items", known.form(title="", price=-1), by=NEWCOMER)
    assert (answer.status, answer.json["error"]) == (400, "validation_error")
    assert {frozenset(one) for one in answer.json["cause"]} == {frozenset({"code", "message"})}
    assert set(answer.causes) == {"item.title.required", "item.price.negative"}


async def test_that_elements_of_a_multi_get_wrap_the_body_which_carries_the_id(counter: Counter):
    for path in ("/items?ids=MX0", "/users?ids=404"):
        (element,) = (await counter.get(path)).json
        assert element["code"] == 404
        assert set(element["body"]) == {"id", "message", "error", "status", "cause"}
        assert element["body"]["id"] == path.rpartition("=")[2]


async def test_that_updating_variations_of_a_closed_item_is_a_validation_error(counter: Counter):
    item = await counter.changed(await counter.varied(), status="closed")
    variation_id = item["variations"][0]["id"]
    path = f"/items/{item['id']}"
    requests = [
        ("PUT", path, {"variations": [{"id": variation_id, "price": 9}]}),
        ("PUT", path, {"variations": item["variations"]}),
        ("PUT", f"{path}/variations/{variation_id}", {"price": 9}),
        ("DELETE", f"{path}/variations/{variation_id}", None),
        ("POST", f"{path}/variations", {"price": 9}),
    ]
    for method, path, body in requests:
        answer = await counter.call(method, path, body, by=NEWCOMER)
        assert (answer.status, answer.json["error"]) == (400, "validation_error")
        assert answer.json["cause"] == [
            {"code": "item.variations.not_modifiable", "message": "variations is not modifiable."}
        ]


async def test_that_a_cause_names_the_field_nobody_changes(counter: Counter):
    item = await counter.listed()
    for name, value in (
        ("sub_status", ["banned"]),
        ("description", "x"),
        ("base_price", 5),
        ("health", 1),
        ("nosuch", 1),
    ):
        answer = await counter.put(f"/items/{item['id']}", {name: value}, by=NEWCOMER)
        assert (answer.status, answer.json["cause"]) == (
            400,
            [{"code": f"item.{name}.not_modifiable", "message": f"{name} is not modifiable."}],
        )
    answer = await counter.put(f"/items/{item['id']}", {"no.such field": 1}, by=NEWCOMER)
    assert (answer.status, answer.causes) == (400, ["item.field.not_modifiable"])


async def test_that_shipping_methods_where_the_mode_rejects_them_are_invalid_parameters(
    counter: Counter,
):
    form = known.form(TOP, shipping={"mode": "me2", "methods": [{"id": 501245}]})
    answer = await counter.post("/items", form, by=TOP)
    assert (answer.status, answer.json["error"]) == (400, "validation_error")
    assert answer.json["cause"] == [
        {"code": "invalid_parameters", "message": "Invalid free mode for method 501245"}
    ]


async def test_that_warnings_are_not_errors(counter: Counter):
    item = await counter.listed()
    sent = {"title": "Otra prueba", "attributes": [{"id": "NOTHING", "value_name": "x"}]}
    answer = await counter.put(f"/items/{item['id']}", sent, by=NEWCOMER)
    assert (answer.status, answer.json["title"]) == (200, "Otra prueba")
    (warning,) = answer.json["warnings"]
    assert set(warning) == {"code", "message"}
    assert warning["code"] == "item.attributes.omitted"


UNREADABLE = [
    (b"{", "readable"),
    (b"[]", "object"),
    (b"", "readable"),
    (b'{"price": NaN}', "readable"),
    (b'{"price": Infinity}', "readable"),
    (b'{"price": 1e999}', "readable"),
    (b'{"price": true}', "price"),
    (b'{"title": 5}', "title"),
    (b'{"location": {"latitude": 90.5, "longitude": 0}}', "location.latitude"),
    (b'{"location": {"latitude": 0, "longitude": -180.5}}', "location.longitude"),
    (b'{"title": "\xff"}', "readable"),
    (b'{"title": "\\ud800"}', "readable"),
    (b'{"a":' * 200 + b"1" + b"}" * 200, "nested"),
]


@pytest.mark.parametrize(("content", "named"), UNREADABLE)
async def test_that_an_unreadable_body_is_400_bad_request_naming_the_field(
    counter: Counter, content, named
):
    for method, path in (("POST", "/items"), ("POST", "/items/validate")):
        answer = await counter.call(method, path, content=content, by=NEWCOMER)
        assert (answer.status, answer.json["error"]) == (400, "bad_request")
        assert named in answer.json["message"]


@pytest.mark.parametrize("number", [b"NaN", b"-Infinity", b"1e999", b"1" * 5000 + b".5"])
async def test_that_what_is_no_number_is_named(counter: Counter, number):
    item = await counter.listed()
    path = f"/items/{item['id']}"
    for body in (b'{"price": ' + number + b"}", b'{"title":"a","price":\n' + number + b"}"):
        for method, to in (("POST", "/items/validate"), ("PUT", path)):
            answer = await counter.call(method, to, content=body, by=NEWCOMER)
            assert (answer.status, answer.json["error"]) == (400, "bad_request")
            assert answer.json["message"].endswith(": price")


async def test_that_a_parameter_given_twice_is_a_bad_request(counter: Counter):
    first, second = await counter.listed(), await counter.listed()
    answer = await counter.get(f"/items?ids={first['id']}&ids={second['id']}")
    assert (answer.status, answer.json["error"]) == (400, "bad_request")
    assert answer.json["message"].endswith(": ids")
    same = await counter.get(f"/items?ids={first['id']}&ids={first['id']}")
    assert [one["code"] for one in same.json] == [200]


async def test_that_what_cannot_be_read_is_reported_before_what_breaks_a_rule(counter: Counter):
    answer = await counter.post("/items", known.form(title="", price=[]), by=NEWCOMER)
    assert (answer.json["error"], answer.json["cause"]) == ("bad_request", [])


async def test_that_a_body_over_10_mib_is_413(counter: Counter):
    content = b'{"title": "' + b"x" * (10 * 1024 * 1024) + b'"}'
    answer = await counter.call("POST", "/items", content=content, by=NEWCOMER)
    assert (answer.status, answer.json["status"]) == (413, 413)


async def test_that_a_wrong_body_at_the_smaller_endpoints_is_a_bad_request(counter: Counter):
    item = await counter.varied()
    path = f"/items/{item['id']}"
    variation = f"{path}/variations/{item['variations'][0]['id']}"
    description = f"{path}/descriptions/{item['descriptions'][0]['id']}"
    requests = [
        ("POST", f"{path}/listing_type", {"id": 5}),
        ("POST", f"{path}/listing_type", {}),
        ("POST", f"{path}/listing_type", []),
        ("POST", f"{path}/descriptions", {}),
        ("POST", f"{path}/descriptions", {"plain_text": 5}),
        ("PUT", description, {"plain_text": " "}),
        ("POST", f"{path}/variations", []),
        ("POST", f"{path}/variations", {"id": 5}),
        ("POST", f"{path}/variations", {"price": []}),
        ("PUT", variation, {"id": 5}),
        ("PUT", variation, {"available_quantity": "much"}),
        ("POST", f"{path}/pictures", {}),
        ("POST", "/sites/UY/category_predictor/predict", "title"),
        ("POST", "/sites/UY/category_predictor/predict", [{"title": "a"}, {}]),
        ("POST", "/sites/UY/category_predictor/predict", {"title": "a", "category_from": 5}),
    ]
    for method, path, body in requests:
        answer = await counter.call(method, path, body, by=NEWCOMER)
        assert (answer.status, answer.json["error"]) == (400, "bad_request"), (path, body)


TOLERATED = [
    "/items/{id}/",
    "/items/{id}?",
    "/items?ids={id}%2CMX0",
    "/items/?ids={id}",
    "/currencies/",
    "/users/me/",
]


@pytest.mark.parametrize("path", TOLERATED)
async def test_that_slips_of_the_wire_are_tolerated(counter: Counter, path):
    item = await counter.listed()
    answer = await counter.get(path.format(id=item["id"]), by=NEWCOMER)
    assert answer.status == 200


async def test_that_a_body_on_delete_is_tolerated(counter: Counter):
    item = await counter.varied()
    path = f"/items/{item['id']}/variations/{item['variations'][0]['id']}"
    answer = await counter.call("DELETE", path, {"any": "thing"}, by=NEWCOMER)
    assert answer.status == 200


async def test_that_an_encoded_slash_in_a_path_is_404(counter: Counter):
    item = await counter.listed()
    answer = await counter.get(f"/items/{item['id']}%2Fvariations")
    assert (answer.status, answer.json["error"]) == (404, "not_found")


@pytest.mark.parametrize(
    "path",
    ["/items/a b", "/items/%00", "/users/a%3Fb", "/categories/%2e%2e", f"/items/{'x' * 65}"],
)
async def test_that_what_cannot_be_an_id_is_404(counter: Counter, path):
    assert (await counter.get(path)).status == 404
