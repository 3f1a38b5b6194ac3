"""The small parts of the marketplace, each by itself."""

from __future__ import annotations

from decimal import Decimal

import pytest

from app.domain.wire import read_json
from app.imaging.work import scaled_size
from app.rules.codes import CODES
from app.rules.findings import Finding
from app.service.endpoints.routes import ROUTES
from app.service.errors import BadRequest, MethodNotAllowed, NotFound
from app.service.http.hosts import is_loopback_host
from app.service.http.json_body import read_item_form, read_number
from app.service.items.flat_rates import flat_rate
from app.service.items.messages import MESSAGES, message_of
from app.service.market.market import Market
from app.service.market.scrolls import FORGETTING, MOST_SCROLLS, OpenScrolls
from app.service.openapi.assumptions import ASSUMPTIONS
from app.service.routing import Dispatch, Route
from app.service.stores.folding import fold
from app.service.stores.items import ItemFilter
from app.service.stores.placeholder import fill_placeholders, with_placeholder, write_stored
from tests.stands.virtual_clock import VirtualClock


def test_that_every_code_a_write_can_cause_has_a_message():
    # What compares an answer with what was sent, and what asks before a risk is taken, is the
    # console's, not the marketplace's.
    causes = {code for code in CODES if not code.startswith(("answer.", "guard."))}
    assert set(MESSAGES) == causes


@pytest.mark.parametrize("code", MESSAGES)
def test_that_a_message_is_a_sentence_whatever_figures_are_missing(code):
    text = message_of(Finding.error("title", code))
    assert text
    assert "{" not in text


def test_that_an_unknown_code_speaks_for_itself():
    assert message_of(Finding.error("x", "item.x.new")) == "item.x.new"


def test_that_every_assumption_names_section_question_and_answer_once():
    assert all(all(row) for row in ASSUMPTIONS)
    assert len({row.question for row in ASSUMPTIONS}) == len(ASSUMPTIONS)


def endpoint(call):
    raise AssertionError


DISPATCH = Dispatch(
    Route("GET", path, endpoint)
    for path in (
        "/items",
        "/items/{item_id}",
        "/items/shipping_options/free",
        "/items/{item_id}/pictures/{picture_id}",
        "/users/:ids={ids}",
        "/users/{user_id}",
        "/pictures/{name}.jpg",
    )
)


@pytest.mark.parametrize(
    ("path", "variables"),
    [
        (b"/items", {}),
        (b"/items/", {}),
        (b"/items/MX1", {"item_id": "MX1"}),
        (b"/items/MX%31/", {"item_id": "MX1"}),
        (b"/items/shipping_options/free", {}),
        (b"/items/a/pictures/b", {"item_id": "a", "picture_id": "b"}),
        (b"/users/:ids=1,2", {"ids": "1,2"}),
        (b"/users/%3Aids=1%2C2", {"ids": "1,2"}),
        (b"/users/7", {"user_id": "7"}),
        (b"/pictures/a-b.jpg", {"name": "a-b"}),
    ],
)
def test_that_a_path_finds_its_endpoint_and_variables(path, variables):
    route, found = DISPATCH.find("GET", path)
    assert (route.endpoint, found) == (endpoint, variables)


@pytest.mark.parametrize(
    "path", [b"", b"/", b"//", b"/x", b"/items/a%2Fb", b"/items/%00", b"/items/%ff", b"/items/a/b"]
)
def test_that_other_paths_are_not_found(path):
    with pytest.raises(NotFound):
        DISPATCH.find("GET", path)


def test_that_a_wrong_method_and_a_second_route_are_reported():
    with pytest.raises(MethodNotAllowed):
        DISPATCH.find("PUT", b"/items")
    with pytest.raises(ValueError, match="two routes"):
        Dispatch([Route("GET", "/a/{x}", endpoint), Route("GET", "/a/{x}", endpoint)])


def test_that_the_table_of_routes_compiles():
    Dispatch(ROUTES)


@pytest.mark.parametrize(
    ("host", "accepted"),
    [(b"127.0.0.1:80", True), (b"127.0.0.1:", False), (b"127.0.0.11", False), (b"x" * 999, False)],
)
def test_that_only_loopback_is_a_host(host, accepted):
    assert is_loopback_host(host) is accepted


def test_that_only_the_marketplaces_own_addresses_are_filled_in():
    item = {
        "title": "{base_url}/x",
        "permalink": "{base_url}/articulo/1",
        "pictures": [
            {"id": "a", "url": "{base_url}/pictures/a-mid-size.jpg"},
            {"url": "http://x/"},
        ],
    }
    found = read_json(fill_placeholders(write_stored(item), b"http://127.0.0.1:1"))
    assert found["title"] == "{base_url}/x"
    assert found["permalink"] == "http://127.0.0.1:1/articulo/1"
    assert [one["url"] for one in found["pictures"]] == [
        "http://127.0.0.1:1/pictures/a-mid-size.jpg",
        "http://x/",
    ]
    assert read_json(write_stored(item)) == item
    sent_back = with_placeholder({"permalink": found["permalink"]}, "http://127.0.0.1:1")
    assert sent_back == {"permalink": item["permalink"]}


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("5", Decimal(5)),
        (" 5.50 ", Decimal("5.50")),
        ("-1", Decimal(-1)),
        ("1,5", None),
        ("1e5", None),
        ("NaN", None),
        ("٣", None),
        ("", None),
        ("9" * 60, None),
    ],
)
def test_that_a_number_in_text_is_plainly_written(text, number):
    assert read_number(text) == number


def test_that_a_form_has_numbers_where_numbers_belong():
    form = read_item_form(
        b'{"price": "5.5", "quantity": "3", "title": "7", "available_quantity": 4.0,'
        b' "variations": [{"price": "1", "quantity": "2"}], "seller_contact": {"phone": "1"}}'
    )
    assert form == {
        "price": Decimal("5.5"),
        "quantity": 3,
        "title": "7",
        "available_quantity": 4,
        "variations": [{"price": 1, "available_quantity": 2}],
        "seller_contact": {"phone1": "1"},
    }


@pytest.mark.parametrize(
    ("body", "field"),
    [
        (b'{"deleted": "yes"}', "deleted"),
        (b'{"variations": [5]}', "variations.0"),
        (b'{"variations": {"a": 1}}', "variations"),
        (b'{"available_quantity": 1e300}', "available_quantity"),
        (b'{"location": {"latitude": "north"}}', "location.latitude"),
    ],
)
def test_that_a_form_of_wrong_types_names_the_field(body, field):
    with pytest.raises(BadRequest, match=field):
        read_item_form(body)


@pytest.mark.parametrize(
    ("kilograms", "cost"),
    [("0.1", "69.00"), ("0.3", "69.00"), ("0.301", "74.50"), ("30", "389.00"), ("31.5", "414.00")],
)
def test_that_weight_bands_end_with_their_heaviest_and_go_on_by_the_kilogram(kilograms, cost):
    assert flat_rate("MX", Decimal(kilograms)) == Decimal(cost)


def test_that_a_site_without_the_shipping_service_has_no_rate():
    assert flat_rate("AR", Decimal(1)) is None


@pytest.mark.parametrize(
    ("size", "longest", "scaled"),
    [((800, 400), 500, (500, 250)), ((100, 90), 500, (100, 90)), ((9000, 1), 500, (500, 1))],
)
def test_that_pictures_are_scaled_down_only(size, longest, scaled):
    assert scaled_size(*size, longest) == scaled


@pytest.mark.parametrize(
    ("text", "folded"),
    [("Ñandú  ÁGIL", "nandu agil"), ("Straße", "strasse"), ("a\tb", "a b"), ("m²", "m2")],
)
def test_that_titles_are_compared_without_case_and_accents(text, folded):
    assert fold(text) == folded


def test_that_the_scrolls_remembered_are_bounded(market: Market):
    scrolls = OpenScrolls(market.database, VirtualClock())
    ids = [scrolls.begin(ItemFilter("7"), 0) for _ in range(MOST_SCROLLS + FORGETTING * 2)]
    assert scrolls.get(ids[-1], ItemFilter, "7")
    with pytest.raises(BadRequest):
        scrolls.get(ids[0], ItemFilter, "7")
