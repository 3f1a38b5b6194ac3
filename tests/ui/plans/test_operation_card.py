"""One operation of a plan: what is typed for it, which field is red, which attribute is meant."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.ui.plans.operation_card import OperationCard
from app.ui.plans.operation_kinds import ATTRIBUTE, OperationSpec
from app.ui.widgets.inputs.combo import Combo
from app.ui.widgets.inputs.fields import LineEdit
from tests.stands.locales import locale

ATTRIBUTES = (("BRAND", "Marca"), ("COLOR", "Color"), ("MAIN_COLOR", "Color principal"))
PLAIN = locale("en")


def made(qtbot: QtBot, spec: OperationSpec) -> OperationCard:
    column = QWidget()
    card = OperationCard(spec, (), column)
    card.setParent(None)
    qtbot.addWidget(card)
    card.offer_attributes(ATTRIBUTES)
    return card


def fields(card: OperationCard) -> tuple[Combo, LineEdit]:
    (attribute,) = card.findChildren(Combo, "operation_value")
    (value,) = card.findChildren(LineEdit, "operation_value_1")
    return attribute, value


@pytest.mark.parametrize(
    ("typed", "value", "expected", "red"),
    [
        ("Marca", "Acme", "attributes.BRAND=Acme", (False, False)),
        ("marca", "Acme", "attributes.BRAND=Acme", (False, False)),
        ("BRAND", "Acme", "attributes.BRAND=Acme", (False, False)),
        ("GTIN", "1", "attributes.GTIN=1", (False, False)),
        ("Mar de fondo", "Acme", None, (True, False)),
        ("Mar de fondo", "", None, (False, False)),
        ("", "Acme", None, (False, False)),
    ],
)
def test_that_an_attribute_is_found_by_its_name_and_an_unknown_one_is_red(
    qtbot: QtBot, typed: str, value: str, expected: str | None, red: tuple[bool, bool]
) -> None:
    card = made(qtbot, OperationSpec(ATTRIBUTE, "set", ("", "")))
    attribute, line = fields(card)
    attribute.setEditText(typed)
    line.setText(value)
    assert card.text(PLAIN) == expected
    assert tuple(one.property("state") == "error" for one in (attribute, line)) == red
    assert card.is_wrong is any(red)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [("mar", "BRAND"), ("color p", "MAIN_COLOR"), ("col", "col"), ("color", "COLOR"), ("x", "x")],
)
def test_that_a_beginning_is_completed_where_only_one_is_meant(
    qtbot: QtBot, typed: str, expected: str
) -> None:
    card = made(qtbot, OperationSpec(ATTRIBUTE, "remove", ("",)))
    (attribute,) = card.findChildren(Combo, "operation_value")
    attribute.setEditText(typed)
    line = attribute.lineEdit()
    assert line is not None
    assert line.placeholderText() == "Attribute"
    line.editingFinished.emit()
    assert card.spec().typed == (expected,)


def test_that_attributes_that_come_while_one_is_typed_complete_it(qtbot: QtBot) -> None:
    column = QWidget()
    qtbot.addWidget(column)
    card = OperationCard(OperationSpec(ATTRIBUTE, "remove", ("",)), ATTRIBUTES[:1], column)
    column.show()
    (attribute,) = card.findChildren(Combo, "operation_value")
    completer = attribute.completer()
    assert completer is not None
    popup = completer.popup()
    assert popup is not None
    attribute.setEditText("co")
    popup.show()
    card.offer_attributes(ATTRIBUTES)
    model = completer.completionModel()
    shown = [model.index(at, 0).data() for at in range(model.rowCount())]
    assert shown == ["Color", "Color principal"]
    assert attribute.currentText() == "co"
    popup.hide()
