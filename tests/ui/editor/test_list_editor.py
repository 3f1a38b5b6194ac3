"""What stays in a list or a place keeps what the marketplace said of it."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.editing.form.fields import FieldKind, FieldSpec
from app.editing.values import Choice
from app.ui.forms.list_editor import ListEditor, PlaceEditor
from tests.ui.editor.conftest import MEXICO

CASH = {"id": "C", "description": "Efectivo", "type": "C"}
METHODS = FieldSpec("non_paymentplatform_payment_methods", FieldKind.LIST)
AREAS = FieldSpec("coverage_areas", FieldKind.LIST)
NAMED_AREAS = FieldSpec(
    "coverage_areas",
    FieldKind.LIST,
    choices=(Choice("MX-PUE", "Puebla"), Choice("MX-JAL", "Jalisco")),
)
FREE = FieldSpec("shipping.free_methods", FieldKind.LIST, choices=(Choice("501346", "501346"),))
EVERYWHERE = {"free_mode": "country", "value": None}
FREE_METHOD = {"id": 501345, "rule": {**EVERYWHERE, "default": True}}
STATE = {"id": "MX-JAL", "name": "Jalisco"}


@pytest.mark.parametrize(
    ("spec", "before", "typed", "after"),
    [
        (METHODS, [CASH], "Cheque", [CASH, {"description": "Cheque"}]),
        (METHODS, None, "Cheque", [{"description": "Cheque"}]),
        (METHODS, [CASH], "", [CASH]),
        (AREAS, ["MX-1"], "MX-2", ["MX-1", "MX-2"]),
        (NAMED_AREAS, ["MX-PUE"], "jalisco", ["MX-PUE", "MX-JAL"]),
        (NAMED_AREAS, ["MX-OLD"], "Nowhere", ["MX-OLD", "Nowhere"]),
        (FREE, [FREE_METHOD], "501346", [FREE_METHOD, {"id": 501346, "rule": EVERYWHERE}]),
    ],
)
def test_that_what_is_typed_joins_what_is_there(
    qtbot: QtBot, spec: FieldSpec, before: Any, typed: str, after: Any
) -> None:
    editor = ListEditor(spec, MEXICO)
    qtbot.addWidget(editor)
    editor.write(before)
    QTest.keyClicks(editor.tokens.entry, typed)
    editor.finish()
    assert editor.meaning() == after


def test_that_the_last_entry_goes_by_backspace(qtbot: QtBot) -> None:
    editor = ListEditor(METHODS, MEXICO)
    qtbot.addWidget(editor)
    editor.write([CASH])
    QTest.keyClick(editor.tokens.entry, Qt.Key.Key_Backspace)
    QTest.keyClick(editor.tokens.entry, Qt.Key.Key_Backspace)
    assert editor.meaning() == []


def test_that_an_area_is_shown_by_its_name(qtbot: QtBot) -> None:
    editor = ListEditor(NAMED_AREAS, MEXICO)
    qtbot.addWidget(editor)
    editor.write(["MX-JAL", "MX-OLD"])
    assert editor.tokens.values() == ("Jalisco", "MX-OLD")


@pytest.mark.parametrize(
    ("before", "id_", "after"),
    [
        (STATE, "MX-2", {"id": "MX-2", "name": "Jalisco"}),
        (STATE, "", {"name": "Jalisco"}),
        (None, "MX-2", {"id": "MX-2"}),
    ],
)
def test_that_a_place_can_be_given_an_id(qtbot: QtBot, before: Any, id_: str, after: Any) -> None:
    editor = PlaceEditor(FieldSpec("location.state", FieldKind.PLACE), MEXICO)
    qtbot.addWidget(editor)
    editor.write(before)
    editor.id_line.setText(id_)
    assert editor.meaning() == after


@pytest.mark.parametrize(
    ("before", "text", "after"),
    [
        (STATE, None, STATE),
        (STATE, "Jalisco", STATE),
        (STATE, "Sonora", {"name": "Sonora"}),
        (STATE, "  ", None),
        (None, "Sonora", {"name": "Sonora"}),
        ({"id": "MX-X", "name": None}, None, {"id": "MX-X", "name": None}),
    ],
)
def test_that_a_place_keeps_its_id_until_another_is_typed(
    qtbot: QtBot, before: Any, text: str | None, after: Any
) -> None:
    editor = PlaceEditor(FieldSpec("location.state", FieldKind.PLACE), MEXICO)
    qtbot.addWidget(editor)
    editor.write(before)
    if text is not None:
        editor.line.setText(text)
    assert editor.meaning() == after


def test_that_an_id_is_shown_only_beside_the_name_it_belongs_to(qtbot: QtBot) -> None:
    editor = PlaceEditor(FieldSpec("location.state", FieldKind.PLACE), MEXICO)
    qtbot.addWidget(editor)
    editor.write(STATE)
    editor.line.end(False)
    QTest.keyClick(editor.line, Qt.Key.Key_X)
    assert editor.id_line.text() == "", "it would not be sent"
    QTest.keyClick(editor.line, Qt.Key.Key_Backspace)
    assert editor.id_line.text() == STATE["id"]
    assert editor.meaning() == STATE
