"""What stays in a list or a place keeps what the marketplace said of it."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.editing.form.fields import FieldKind, FieldSpec
from app.ui.forms.list_editor import ListEditor, PlaceEditor
from tests.ui.editor.conftest import MEXICO

CASH = {"id": "C", "description": "Efectivo", "type": "C"}
METHODS = FieldSpec("non_paymentplatform_payment_methods", FieldKind.LIST)
AREAS = FieldSpec("coverage_areas", FieldKind.LIST)
STATE = {"id": "MX-JAL", "name": "Jalisco"}


@pytest.mark.parametrize(
    ("spec", "before", "typed", "after"),
    [
        (METHODS, [CASH], "Cheque", [CASH, {"description": "Cheque"}]),
        (METHODS, None, "Cheque", [{"description": "Cheque"}]),
        (METHODS, [CASH], "", [CASH]),
        (AREAS, ["MX-1"], "MX-2", ["MX-1", "MX-2"]),
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
