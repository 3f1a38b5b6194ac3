"""Attributes: values completed from their definitions, invalid ones dropped with a warning."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.domain.models.attribute import AttributeDefinition
from app.rules.attributes.attributes import check_attributes, normalise_attributes
from app.rules.attributes.number_unit import parse_number, parse_number_unit
from tests.rules.samples import ATTRIBUTES, codes
from tests.stands.processor_time import at_most

BRAND = {"id": "BRAND", "value_name": "Acme"}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2 m²", (Decimal(2), "m²")),
        ("2.50 m²", (Decimal("2.50"), "m²")),
        ("-18 m²", (Decimal(-18), "m²")),
        ("0 m²", (Decimal(0), "m²")),
        ("2m²", None),
        ("2  m²", None),
        (" 2 m²", None),
        ("2 m² ", None),
        ("2 kg", None),
        ("2", None),
        ("m²", None),
        ("", None),
        (" ", None),
        ("2,5 m²", None),
        ("1e5 m²", None),
        ("NaN m²", None),
        ("Infinity m²", None),
        ("٣ m²", None),
        ("+2 m²", None),
        (".5 m²", None),
        ("2. m²", None),
        ("1" * 16 + " m²", None),
        ("2 M²", None),
        (2, None),
        (None, None),
        (True, None),
    ],
)
def test_that_a_number_unit_is_a_number_a_space_and_an_allowed_unit(
    text: object, expected: tuple[Decimal, str] | None
) -> None:
    assert parse_number_unit(text, frozenset({"m²"})) == expected


@pytest.mark.parametrize(
    "text",
    ["1" * 1_000_000, "1." * 500_000, "-" * 1_000_000, "1 " * 500_000, "1 " + "m" * 1_000_000],
    ids=lambda text: text[:6],
)
def test_that_a_million_characters_are_refused_at_once(text: str) -> None:
    with at_most(0.05):
        assert parse_number_unit(text, ["m"]) is None
        assert parse_number(text) is None
        for id_ in ("BRAND", "PIECES", "WEIGHT", "FINISH", "WASHABLE", "SEALED", "ODD"):
            stored, findings = normalise_attributes([{"id": id_, "value_name": text}], ATTRIBUTES)
            assert stored == []
            assert [finding.code for finding in findings] == ["item.attributes.omitted"]
            assert len(str(findings[0].params["value"])) < 100


@settings(deadline=None)
@given(st.text(max_size=30) | st.from_regex(r"-?[0-9.]{0,20} ?[a-z]{0,3}", fullmatch=True))
def test_that_what_is_read_as_a_number_unit_is_written_the_same(text: str) -> None:
    parsed = parse_number_unit(text, ("g", "kg"))
    if parsed is not None:
        number, unit = parsed
        assert f"{number:f} {unit}" == text or Decimal(text.split(" ")[0]) == number


def values(*pairs: tuple[str | None, str]) -> list[dict[str, str | None]]:
    return [{"id": id_, "name": name} for id_, name in pairs]


@pytest.mark.parametrize(
    ("sent", "value_id", "value_name", "several"),
    [
        ({"id": "BRAND", "value_name": "Acme"}, "9", "Acme", values(("9", "Acme"))),
        ({"id": "BRAND", "value_name": " acme "}, "9", "Acme", values(("9", "Acme"))),
        ({"id": "BRAND", "value_id": "9"}, "9", "Acme", values(("9", "Acme"))),
        ({"id": "BRAND", "value_id": 9}, "9", "Acme", values(("9", "Acme"))),
        ({"id": "BRAND", "value_name": "Otra"}, None, "Otra", values((None, "Otra"))),
        ({"id": "BRAND", "value_name": "x" * 40}, None, "x" * 40, values((None, "x" * 40))),
        ({"id": "PIECES", "value_name": "4"}, None, "4", values((None, "4"))),
        ({"id": "PIECES", "value_name": "-4.5"}, None, "-4.5", values((None, "-4.5"))),
        ({"id": "WEIGHT", "value_name": "2 kg"}, None, "2 kg", values((None, "2 kg"))),
        ({"id": "WEIGHT", "value_name": "2.50 KG"}, None, "2.50 kg", values((None, "2.50 kg"))),
        ({"id": "FINISH", "value_name": "mate"}, "1", "Mate", values(("1", "Mate"))),
        (
            {"id": "FINISH", "values": [{"id": "2"}, {"name": "Mate"}, {"id": "2"}]},
            None,
            "Brillante, Mate",
            values(("2", "Brillante"), ("1", "Mate")),
        ),
        ({"id": "FINISH", "values": [{"id": "2"}]}, "2", "Brillante", values(("2", "Brillante"))),
        (
            {"id": "FINISH", "value_name": "Mate", "values": [{"id": "2"}]},
            "1",
            "Mate",
            values(("1", "Mate")),
        ),
        ({"id": "WASHABLE", "value_name": "sí"}, "10", "Sí", values(("10", "Sí"))),
        ({"id": "SEALED", "value_name": "no"}, None, "no", values((None, "no"))),
        ({"id": "ODD", "value_name": "anything"}, None, "anything", values((None, "anything"))),
    ],
)
def test_that_an_attribute_is_completed_from_its_definition(
    sent: dict[str, Any], value_id: str | None, value_name: str, several: list[dict[str, Any]]
) -> None:
    (stored,), findings = normalise_attributes([sent], ATTRIBUTES)
    assert findings == []
    assert stored["id"] == sent["id"]
    assert stored["value_id"] == value_id
    assert stored["value_name"] == value_name
    assert stored["values"] == several
    assert normalise_attributes([stored], ATTRIBUTES) == ([stored], [])


def test_that_a_stored_attribute_has_its_name_and_its_group() -> None:
    (stored,), _ = normalise_attributes([BRAND], ATTRIBUTES)
    assert stored["name"] == "Marca"
    assert stored["attribute_group_id"] == "MAIN"
    assert stored["attribute_group_name"] == "Principales"


@pytest.mark.parametrize(
    ("sent", "reason"),
    [
        ({"id": "WEIGHT", "value_name": "2 lb"}, "not_a_number_with_unit"),
        ({"id": "WEIGHT", "value_name": "2kg"}, "not_a_number_with_unit"),
        ({"id": "WEIGHT", "value_name": "dos kg"}, "not_a_number_with_unit"),
        ({"id": "WEIGHT", "value_name": "2"}, "missing_unit"),
        ({"id": "PIECES", "value_name": "cuatro"}, "not_a_number"),
        ({"id": "PIECES", "value_name": "1,5"}, "not_a_number"),
        ({"id": "PIECES", "value_name": 4}, "not_text"),
        ({"id": "BRAND", "value_name": ["Acme"]}, "not_text"),
        ({"id": "BRAND", "value_name": "a\x00b"}, "not_text"),
        ({"id": "BRAND", "value_name": "half \ud800"}, "not_text"),
        ({"id": "BRAND", "value_name": "x" * 41}, "too_long"),
        ({"id": "BRAND", "value_id": "8"}, "not_in_list"),
        ({"id": "FINISH", "value_name": "Pulido"}, "not_in_list"),
        ({"id": "FINISH", "value_id": "7", "value_name": "Mate"}, "not_in_list"),
        ({"id": "FINISH", "values": [{"id": "1"}, {"id": "7"}]}, "not_in_list"),
        ({"id": "FINISH", "values": [{"id": "1"}, 5]}, "not_text"),
        ({"id": "WASHABLE", "value_name": "quizás"}, "not_in_list"),
        ({"id": "WASHABLE", "value_name": "true"}, "not_in_list"),
        ({"id": "SEALED", "value_name": "quizás"}, "not_in_list"),
        ({"id": "BRAND", "values": [{"name": "A"}, {"name": "B"}]}, "several"),
        ({"id": "NOBODY", "value_name": "x"}, "unknown"),
    ],
)
def test_that_an_invalid_attribute_is_dropped_with_a_warning(
    sent: dict[str, Any], reason: str
) -> None:
    stored, (finding,) = normalise_attributes([sent], ATTRIBUTES)
    assert stored == []
    assert (finding.path, finding.code) == (f"attributes.{sent['id']}", "item.attributes.omitted")
    assert not finding.is_error
    assert finding.params["reason"] == reason


def test_that_the_warning_names_the_attribute_its_value_and_the_valid_units() -> None:
    _, (finding,) = normalise_attributes([{"id": "WEIGHT", "value_name": "2 lb"}], ATTRIBUTES)
    assert finding.params["attribute"] == "WEIGHT"
    assert finding.params["name"] == "Peso"
    assert finding.params["value"] == "2 lb"
    assert finding.params["units"] == ["g", "kg"]


def test_that_a_read_only_attribute_is_left_alone() -> None:
    stored, findings = normalise_attributes([{"id": "GTIN", "value_name": "1"}], ATTRIBUTES)
    assert stored == []
    assert codes(findings) == [("attributes.GTIN", "item.attributes.read_only")]


@pytest.mark.parametrize(
    ("sent", "found"),
    [
        ([BRAND], []),
        (None, [("attributes.BRAND", "item.attributes.required")]),
        ([], [("attributes.BRAND", "item.attributes.required")]),
        ([{"id": "BRAND", "value_name": ""}], [("attributes.BRAND", "item.attributes.required")]),
        ([{"id": "BRAND", "value_name": None}], [("attributes.BRAND", "item.attributes.required")]),
        ([BRAND, BRAND], [("attributes.BRAND", "item.attributes.repeated")]),
        ([BRAND, {"value_name": "x"}], [("attributes", "item.attributes.invalid")]),
        ([BRAND, "x"], [("attributes", "item.attributes.invalid")]),
        ([BRAND, {"id": ["x"]}], [("attributes", "item.attributes.invalid")]),
        (
            {"id": "BRAND"},
            [
                ("attributes", "item.attributes.invalid"),
                ("attributes.BRAND", "item.attributes.required"),
            ],
        ),
        (
            [{"id": "BRAND", "value_id": "8"}],
            [
                ("attributes.BRAND", "item.attributes.omitted"),
                ("attributes.BRAND", "item.attributes.required"),
            ],
        ),
    ],
)
def test_that_a_list_of_attributes_is_judged_as_a_whole(
    sent: object, found: list[tuple[str, str]]
) -> None:
    assert codes(check_attributes(sent, ATTRIBUTES)) == found


def test_that_variations_may_set_a_required_attribute() -> None:
    assert check_attributes([], ATTRIBUTES, elsewhere={"BRAND"}) == []


@pytest.mark.parametrize("kind", ["string", "number", "number_unit", "list", "boolean", "odd"])
@pytest.mark.parametrize(
    "sent",
    [
        {"value_id": "-1"},
        {"value_id": -1},
        {"value_id": "-1", "value_name": None},
        {"values": [{"id": "-1", "name": None}]},
    ],
)
def test_that_any_attribute_may_be_not_applicable(kind: str, sent: dict[str, Any]) -> None:
    definition = AttributeDefinition.parse(
        {"id": "X", "value_type": kind, "tags": {"required": True}, "values": [{"id": "7"}]}
    )
    (stored,) = normalise_attributes([{"id": "X", **sent}], [definition]).stored
    assert (stored["value_id"], stored["value_name"]) == ("-1", None)
    assert stored["values"] == [{"id": "-1", "name": None}]
    assert check_attributes([{"id": "X", **sent}], [definition]) == []
    (again,) = normalise_attributes([stored], [definition]).stored
    assert again == stored, "sent back as it was read it is the same"


def test_that_not_applicable_is_no_value_beside_others() -> None:
    definition = AttributeDefinition.parse(
        {"id": "X", "value_type": "list", "tags": {"multivalued": True}, "values": [{"id": "7"}]}
    )
    values = [{"id": "7"}, {"id": "-1"}]
    (found,) = normalise_attributes([{"id": "X", "values": values}], [definition]).dropped
    assert found.params["reason"] == "not_in_list"
