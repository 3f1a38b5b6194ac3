"""Codes of the marketplace have names in the window; those that nobody knows are quoted."""

from __future__ import annotations

import ast
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from app.domain import vocabulary
from app.editing.form.fields import FieldKind, FieldSpec
from app.editing.sentences.code_names import BUYING_MODE, CONDITION, LEVEL, SHIPPING_MODE
from app.editing.values import Choice, encode_value
from app.rules.findings import Finding
from app.ui.activity.change_text import Step, label_of, line_of, text_of_value
from app.ui.look.chips import chip_for_state, chip_for_status
from app.ui.texts import code_names
from app.ui.texts.code_names import code_name, known_codes
from app.ui.texts.finding_text import finding_sentence
from app.ui.texts.value_text import value_text
from tests.ui.editor.conftest import MEXICO

KINDS = {
    CONDITION: vocabulary.Condition,
    SHIPPING_MODE: vocabulary.ShippingModeId,
    BUYING_MODE: vocabulary.BuyingMode,
    code_names.LISTING_TYPE: vocabulary.ListingTypeId,
    LEVEL: vocabulary.ReputationLevel,
}


@pytest.mark.parametrize("kind", list(KINDS))
def test_that_every_code_of_the_document_has_a_name(kind: str) -> None:
    assert known_codes(kind) >= {member.value for member in KINDS[kind]}
    for code in known_codes(kind):
        assert code_name(kind, code) not in (code, f"“{code}”")


#: What draws an icon for a code, asks a rule of the marketplace about it, or means a field by it.
NOT_FOR_READING = {"shipping/modes_card.py", "shipping/chart_data.py", "plans/operation_kinds.py"}


def test_that_no_other_module_of_the_window_has_words_for_codes() -> None:
    folder = Path(code_names.__file__).parents[1]
    # "new", "used", "free" and their like are words of the language as well.
    codes = {code for kind in KINDS for code in known_codes(kind) if set(code) & set("_0123456789")}
    found = set()
    for path in folder.rglob("*.py"):
        name = path.relative_to(folder).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and node.value in codes:
                found.add(name)
    assert found - NOT_FOR_READING == set(), "names stand in app/editing/sentences/code_names.py"


@pytest.mark.parametrize("kind", [*KINDS, code_names.STATUS, "anything"])
def test_that_an_unknown_code_is_quoted_as_the_word_of_the_marketplace(kind: str) -> None:
    assert code_name(kind, "6_violet") == "“6_violet”"
    assert code_name(kind, "") == ""


@pytest.mark.parametrize("status", [member.value for member in vocabulary.ItemStatus])
def test_that_every_status_has_a_word(status: str) -> None:
    assert "“" not in chip_for_status(status).text


def test_that_an_unknown_state_is_quoted() -> None:
    assert chip_for_state("moonstruck").text == "“moonstruck”"


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("condition", "not_specified", "Not specified"),
        ("condition", "broken", "“broken”"),
        ("shipping.mode", "not_specified", "Agree with the buyer"),
        ("shipping.mode", "me9", "“me9”"),
        ("listing_type_id", "gold_special", "Clásica"),
        ("listing_type_id", "platinum", "“platinum”"),
        ("buying_mode", "buy_it_now", "Fixed price"),
        ("status", "paused", "Paused"),
        ("status", "asleep", "“asleep”"),
        ("title", "not_specified", "not_specified"),
        ("price", 12500, "$12,500.00"),
        ("variations.7.price", Decimal("12500.5"), "$12,500.50"),
        ("available_quantity", 12500, "12,500"),
    ],
)
def test_that_what_changed_and_what_conflicts_is_reported_without_raw_codes_and_numbers(
    path: str, value: Any, words: str
) -> None:
    assert text_of_value(path, value, MEXICO) == words
    conflict = Finding.error(path, "conflict", live=encode_value(value))
    said = f"Changed elsewhere in the meantime; the marketplace has “{words.strip('“”')}”"
    assert finding_sentence(conflict, MEXICO) == said


@pytest.mark.parametrize(
    ("kind", "wire", "words"),
    [
        (FieldKind.NUMBER, "12500", "12,500"),
        (FieldKind.NUMBER_UNIT, "12500 km", "12,500 km"),
        (FieldKind.NUMBER, "about 5", "about 5"),
        (FieldKind.TEXT, "12500", "12500"),
    ],
)
def test_that_a_conflict_of_an_attribute_is_written_as_its_field_writes(
    kind: FieldKind, wire: str, words: str
) -> None:
    spec = FieldSpec("attributes.X", kind, named=True, units=("km",))
    value = (Choice(None, wire),)
    assert value_text(spec, value, MEXICO) == words
    for told in (value, encode_value(value), wire):
        finding = Finding.error("attributes.X", "conflict", live=told)
        assert finding_sentence(finding, MEXICO, spec).endswith(f"the marketplace has “{words}”")


def test_that_an_attribute_without_a_name_is_quoted() -> None:
    assert label_of("attributes.CURSED", {}) == "“CURSED”"


def test_that_what_was_typed_is_quoted_as_it_was_typed() -> None:
    finding = Finding.error("price", "input.number.unreadable", value="1.2.3")
    assert finding_sentence(finding, MEXICO) == "“1.2.3” is not a number"


def test_that_a_transition_names_both_states() -> None:
    finding = Finding.error(
        "status", "item.status.invalid_transition", before="closed", after="active"
    )
    assert finding_sentence(finding, MEXICO) == "The listing cannot go from Closed to Active"


def test_that_pictures_name_themselves_once() -> None:
    pictures = Step("pictures", "Pictures", "7 pictures", "6 pictures")
    price = Step("price", "Price", "$1.00", "$2.00")
    line = line_of((pictures, price))
    assert line == "7 pictures → 6 pictures · Price $1.00 → $2.00"
