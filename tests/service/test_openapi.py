"""The OpenAPI document and the page: complete, consistent, and about nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from typing import Any

import pytest

from app.domain.wire import read_json, write_json
from app.service.endpoints.routes import ROUTES
from app.service.openapi.assumptions import ASSUMPTIONS
from app.service.openapi.document import build_document
from app.service.openapi.operations import OPERATIONS
from app.service.openapi.page import build_page
from app.service.routing import Route


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    made: dict[str, Any] = read_json(write_json(build_document(ROUTES)))
    return made


def walk(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        for child in value.values():
            yield from walk(child)
    elif isinstance(value, list):
        for child in value:
            yield from walk(child)


def operations(document: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, operation


def test_that_every_route_is_described_and_nothing_but_routes(document: dict[str, Any]):
    described = {(method, path) for method, path, _ in operations(document)}
    assert described == {(route.method, route.path) for route in ROUTES} == set(OPERATIONS)
    assert not any("_practice" in path for _, path in described)


def test_that_a_route_nobody_described_is_noticed():
    with pytest.raises(KeyError):
        build_document([Route("GET", "/new", lambda call: None)])


def test_that_every_reference_leads_somewhere(document: dict[str, Any]):
    schemas = document["components"]["schemas"]
    for node in walk(document):
        if "$ref" in node:
            place, _, name = node["$ref"].rpartition("/")
            assert place == "#/components/schemas"
            assert name in schemas


def test_that_operations_have_names_summaries_and_the_variables_of_their_path(
    document: dict[str, Any],
):
    names = [operation["operationId"] for _, _, operation in operations(document)]
    assert len(set(names)) == len(names)
    for _, path, operation in operations(document):
        assert operation["summary"].endswith(".")
        named = {one["name"] for one in operation["parameters"] if one["in"] == "path"}
        assert named == {piece.partition("}")[0] for piece in path.split("{")[1:]}
        assert {"400", "401", "404"} <= operation["responses"].keys()


def test_that_writes_and_private_searches_ask_for_a_token(document: dict[str, Any]):
    for method, path, operation in operations(document):
        free = {} in operation["security"]
        if method != "GET" and "predict" not in path:
            assert not free, path
    private = [
        path for _, path, operation in operations(document) if {} not in operation["security"]
    ]
    assert {"/users/me", "/orders/search", "/questions/search"} <= set(private)


def test_that_the_page_has_every_route_and_every_assumption():
    page = build_page(ROUTES)
    assert all(route.path in page for route in ROUTES)
    assert page.count("<tr><td>") >= len(ASSUMPTIONS)
    assert "<script" not in page
    assert "://" not in page.replace("http://www.w3.org", "")


def test_that_the_page_leads_only_to_places_it_has_and_shows_no_markup():
    page = build_page(ROUTES)
    places = set(re.findall(r' id="([^"]+)"', page))
    links = re.findall(r' href="([^"]+)"', page)
    assert {link[1:] for link in links if link.startswith("#")} == places
    assert {link for link in links if not link.startswith("#")} == {"/openapi.json"}
    assert "`" not in page
    assert all(escape(row.answer) in page for row in ASSUMPTIONS)
