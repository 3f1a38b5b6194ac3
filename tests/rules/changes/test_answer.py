"""What became of an update, field by field."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.rules.changes.answer import compare_answer
from app.rules.changes.resulting import resulting_item
from tests.rules.samples import ATTRIBUTES, LIVE, codes, variation, varied
from tests.stands.wire_values import JSON

DROPPED, NORMALISED = "answer.dropped", "answer.normalised"


@pytest.mark.parametrize(
    ("sent", "answer", "found"),
    [
        ({}, {}, []),
        ({"title": "Mesa"}, {"title": "Mesa"}, []),
        ({"title": "Mesa "}, {"title": "Mesa"}, [("title", NORMALISED)]),
        ({"title": "Mesa"}, {}, [("title", DROPPED)]),
        ({"title": "Mesa"}, {"title": None}, [("title", DROPPED)]),
        ({"price": Decimal("10.00")}, {"price": 10}, []),
        ({"price": Decimal("10.99")}, {"price": 10}, [("price", NORMALISED)]),
        ({"warranty": None}, {}, []),
        ({"warranty": ""}, {"warranty": None}, []),
        ({"warranty": None}, {"warranty": "1 año"}, [("warranty", NORMALISED)]),
        ({"coverage_areas": []}, {}, []),
        ({"quantity": 5}, {"available_quantity": 5}, []),
        ({"quantity": 5}, {"available_quantity": 4}, [("available_quantity", NORMALISED)]),
        ({"description": "text", "deleted": True}, {}, []),
        ({"status": "active"}, {"status": "paused"}, [("status", NORMALISED)]),
        ({"shipping": {"mode": "me2"}}, {"shipping": {"mode": "me2", "tags": []}}, []),
        (
            {"shipping": {"free_shipping": False, "mode": "me2"}},
            {"shipping": {"free_shipping": True, "mode": "me2"}},
            [("shipping.free_shipping", NORMALISED)],
        ),
        ({"shipping": {"mode": "me2"}}, {"shipping": None}, [("shipping.mode", DROPPED)]),
        (
            {"location": {"latitude": 20, "longitude": -103}},
            {"location": {}, "geolocation": {"latitude": 20, "longitude": -104}},
            [("location.longitude", NORMALISED)],
        ),
        ({"location": {"latitude": 20}}, {"location": {}}, [("location.latitude", DROPPED)]),
        ({"location": {"city": {"id": "1"}}}, {"location": {"city": {"id": "1", "name": "X"}}}, []),
        (
            {"attributes": [{"id": "A", "value_name": "x"}]},
            {"attributes": [{"id": "A", "value_name": "x", "value_id": "1"}]},
            [],
        ),
        (
            {"attributes": [{"id": "A", "value_id": 1}]},
            {"attributes": [{"id": "A", "value_id": "1", "value_name": "x"}]},
            [],
        ),
        (
            {"attributes": [{"id": "A", "value_name": "x "}]},
            {"attributes": [{"id": "A", "value_name": "x"}]},
            [("attributes.A", NORMALISED)],
        ),
        (
            {"attributes": [{"id": "A", "value_name": "x"}]},
            {"attributes": []},
            [("attributes.A", DROPPED)],
        ),
        ({"attributes": [{"id": "A", "value_name": None}]}, {"attributes": []}, []),
        (
            {"attributes": [{"id": "A", "value_name": None}]},
            {"attributes": [{"id": "A", "value_name": "x"}]},
            [("attributes.A", NORMALISED)],
        ),
        (
            {"attributes": [{"id": "A", "values": [{"id": "1"}, {"id": "2"}]}]},
            {"attributes": [{"id": "A", "values": [{"id": "1"}]}]},
            [("attributes.A", NORMALISED)],
        ),
        (
            {"sale_terms": [{"id": "W", "value_name": "1 año"}]},
            {"sale_terms": None},
            [("sale_terms.W", DROPPED)],
        ),
        (
            {"pictures": [{"id": "p2"}, {"source": "https://e.com"}]},
            {"pictures": [{"id": "p2", "url": "u"}, {"id": "p3"}]},
            [],
        ),
        (
            {"pictures": [{"id": "p1"}, {"id": "p2"}]},
            {"pictures": [{"id": "p1"}]},
            [("pictures.1", DROPPED)],
        ),
        (
            {"pictures": [{"id": "p2"}, {"id": "p1"}]},
            {"pictures": [{"id": "p1"}, {"id": "p2"}]},
            [("pictures", NORMALISED)],
        ),
        ({"pictures": []}, {"pictures": [{"id": "p1"}]}, [("pictures", NORMALISED)]),
        (
            {"variations": [{"id": 1, "price": 5}, {"id": "2"}]},
            {"variations": [{"id": "1", "price": Decimal("5.00")}, {"id": 2}]},
            [],
        ),
        ({"variations": [{"id": 1}]}, {"variations": []}, [("variations.1", DROPPED)]),
        (
            {"variations": [{"id": 1, "price": 5}]},
            {"variations": [{"id": 1, "price": 6}]},
            [("variations.1.price", NORMALISED)],
        ),
        (
            {"variations": [variation(None, "rojo")]},
            {"variations": [variation(7, "Rojo")]},
            [],
        ),
        (
            {"variations": [variation(None, "Rojo")]},
            {"variations": [variation(7, "Azul")]},
            [("variations.0", DROPPED)],
        ),
        (
            {
                "variations": [
                    {"attribute_combinations": [{"id": "C", "value_name": "Rojo"}], "price": 10}
                ]
            },
            {
                "variations": [
                    {
                        "id": 9,
                        "attribute_combinations": [{"id": "C", "value_name": "Rojo"}],
                        "price": 11,
                    }
                ]
            },
            [("variations.9.price", NORMALISED)],
        ),
        (
            {"variations": [variation(7, "Rojo")]},
            {"variations": [variation(7, "Azul")]},
            [("variations.7.attribute_combinations", NORMALISED)],
        ),
    ],
)
def test_that_dropped_and_normalised_fields_are_found(
    sent: dict[str, Any], answer: dict[str, Any], found: list[tuple[str, str]]
) -> None:
    findings = compare_answer(sent, answer)
    assert codes(findings) == found
    assert not any(finding.is_error for finding in findings)


def test_that_a_finding_says_what_was_sent_and_what_came_back() -> None:
    (finding,) = compare_answer({"price": Decimal("10.999")}, {"price": Decimal("11.00")})
    assert finding.params == {"before": Decimal("10.999"), "after": Decimal("11.00")}


@pytest.mark.parametrize(
    "changes",
    [
        {"title": "Mesa", "price": 12, "quantity": 3},
        {"attributes": [{"id": "BRAND", "value_id": "9"}, {"id": "WEIGHT", "value_name": "3 kg"}]},
        {"shipping": {"local_pick_up": True}, "seller_custom_field": "SKU"},
    ],
)
def test_that_an_update_that_was_applied_has_nothing_to_tell(changes: dict[str, Any]) -> None:
    answer, _ = resulting_item(LIVE, changes, ATTRIBUTES)
    assert compare_answer(changes, answer) == []


def test_that_a_new_variation_that_was_applied_has_nothing_to_tell() -> None:
    sent = {"variations": [{"id": 1}, {"id": 2}, variation(None, "verde agua")]}
    answer, _ = resulting_item(varied(), sent, ATTRIBUTES)
    assert compare_answer(sent, answer) == []


@settings(deadline=None)
@given(st.dictionaries(st.sampled_from(list(varied())), JSON), JSON)
def test_that_no_answer_makes_the_comparison_fail(sent: dict[str, Any], odd: Any) -> None:
    compare_answer(sent, varied())
    compare_answer(varied(), dict.fromkeys(varied(), odd))


@pytest.mark.parametrize(
    ("sent", "answered", "found"),
    [
        (["https://a/1.jpg"], ["p1"], []),
        (["https://a/1.jpg", "p2"], ["p1", "p2"], []),
        (["https://a/1.jpg", "p2"], ["p1", "p3"], [("variations.7.picture_ids", NORMALISED)]),
        (["https://a/1.jpg"], [], [("variations.7.picture_ids", DROPPED)]),
        (["https://a/1.jpg"], ["p1", "p2"], [("variations.7.picture_ids", NORMALISED)]),
    ],
)
def test_that_a_variation_may_name_its_pictures_by_their_addresses(
    sent: list[str], answered: list[str], found: list[tuple[str, str]]
) -> None:
    body = {"variations": [{**variation(None, "Rojo"), "picture_ids": sent}]}
    answer = {"variations": [{**variation(7, "Rojo"), "picture_ids": answered}]}
    assert codes(compare_answer(body, answer)) == found
