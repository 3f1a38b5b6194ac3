"""Causes and warnings at the fields they are about, and findings through JSON and back."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from app.domain.error import Cause
from app.domain.wire import read_json, write_json
from app.domain.wire_item import item_of
from app.editing.finding_records import findings_of_records, records_of
from app.engine.sending.answers import findings_of_causes, findings_of_warnings
from app.engine.sending.progress_writer import response_findings
from app.rules.findings import Finding, Severity

ITEM: dict[str, Any] = {
    "attributes": [
        {"id": "WEIGHT", "name": "Peso"},
        {"id": "WEIGHT_OF_SALES_UNIT", "name": "Peso de la unidad"},
        {"id": 5},
        {},
    ],
    "variations": [{"id": 9007199254740993}, {"id": "12"}],
    "sale_terms": None,
}


@pytest.mark.parametrize(
    ("code", "message", "path"),
    [
        ("item.title.too_long", "", "title"),
        ("item.price.below_minimum", "", "price"),
        ("item.quantity.conflict", "", "available_quantity"),
        ("item.attributes.required", "Attribute WEIGHT is required.", "attributes.WEIGHT"),
        (
            "item.attributes.omitted",
            "WEIGHT_OF_SALES_UNIT: 5 lb",
            "attributes.WEIGHT_OF_SALES_UNIT",
        ),
        ("item.attributes.omitted", "Peso de la unidad no vale", "attributes.WEIGHT_OF_SALES_UNIT"),
        ("item.attributes.omitted", "peso no vale", "attributes.WEIGHT"),
        ("item.attributes.omitted", "something", "attributes"),
        # The value that is named may have the name or the id of another attribute in it.
        (
            "item.attributes.omitted",
            "The attribute Peso (WEIGHT): Peso de la unidad",
            "attributes.WEIGHT",
        ),
        ("item.attributes.omitted", "Color (COLOR) was omitted: WEIGHT", "attributes.COLOR"),
        ("item.shipping.free_shipping_mandatory", "", "shipping.free_shipping"),
        ("item.shipping.mode_not_allowed", "", "shipping.mode"),
        ("item.shipping.odd", "", "shipping"),
        (
            "item.variations.picture_required",
            "9007199254740993 has none",
            "variations.9007199254740993",
        ),
        ("item.variations.not_modifiable", "variations is not modifiable.", "variations"),
        ("item.sale_terms.invalid", "WARRANTY", "sale_terms"),
        ("invalid_parameters", "Invalid free mode for method 3", "shipping"),
        ("title.too_long", "", "title"),
        ("item.brand_new_thing.odd", "", ""),
        ("whatever", "", ""),
        ("", "", ""),
        ("item", "", ""),
        ("item.", "", ""),
        ("a" * 10_000, "b" * 10_000, ""),
    ],
)
def test_that_a_cause_is_shown_at_its_field(code: str, message: str, path: str) -> None:
    cause = Cause.parse({"code": code, "message": message})
    (found,) = findings_of_causes([cause], ITEM)
    assert (found.path, found.severity) == (path, Severity.ERROR)
    assert found.code == (code or "unknown")
    assert found.params["message"] == message[:300]


@pytest.mark.parametrize(
    "answer",
    [None, [], {}, {"warnings": None}, {"warnings": {}}, {"warnings": ["x", 3, None]}, "text"],
)
def test_that_there_are_no_warnings_where_none_can_be_read(answer: object) -> None:
    assert findings_of_warnings(answer, ITEM) == ()


def test_that_a_warning_without_code_or_message_is_still_one() -> None:
    (found,) = findings_of_warnings({"warnings": [{}]}, ITEM)
    assert (found.path, found.code, found.severity) == ("", "unknown", Severity.WARNING)


def test_that_findings_survive_json() -> None:
    findings = (
        Finding.error("price", "x", least=Decimal("1.50"), units=("g", "kg")),
        Finding.warning("", "y", inner={"a": None, 3: True}, odd=frozenset({1})),
    )
    back = findings_of_records(read_json(write_json(records_of(findings))))
    assert [(f.path, f.code, f.severity) for f in back] == [
        ("price", "x", Severity.ERROR),
        ("", "y", Severity.WARNING),
    ]
    assert back[0].params == {"least": Decimal("1.50"), "units": ["g", "kg"]}
    assert back[1].params["inner"] == {"a": None, "3": True}


@pytest.mark.parametrize("values", [None, {}, "x", [1, None, {}], [{"path": 1, "code": "c"}]])
def test_that_other_json_is_no_findings(values: object) -> None:
    assert findings_of_records(values) == ()


@pytest.mark.parametrize(
    ("sent", "codes"),
    [
        # What is left out was agreed to before; the rest is news.
        ({"variations": [{"id": 2}]}, ["item.sale_terms.odd"]),
        ({"price": 10}, ["item.variations.removed", "item.sale_terms.odd"]),
    ],
)
def test_that_a_variation_that_was_left_out_on_purpose_is_no_news(
    sent: dict[str, Any], codes: list[str]
) -> None:
    warnings = [
        {"code": "item.variations.removed", "message": "The variation 1 is removed."},
        {"code": "item.sale_terms.odd", "message": "Odd."},
    ]
    answer = item_of({"id": "MX1", "price": 10, "variations": [{"id": 2}], "warnings": warnings})
    assert [one.code for one in response_findings(answer, sent)] == codes
