"""Whatever stands in a field is part of the draft, in whichever way the seller goes on from it."""

from __future__ import annotations

import copy
from collections.abc import Callable
from decimal import Decimal
from typing import NamedTuple

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget

from app.domain.models.attribute import AttributeDefinition
from app.editing.form.fields import FieldKind
from app.editing.form.picture_address import PICTURE_ADDRESS
from app.editing.values import Choice, PictureRef, UnreadText
from tests.ui.editor.conftest import ATTRIBUTES, CATEGORY, VARIED

CONTROL = Qt.KeyboardModifier.ControlModifier
COLOURS = {
    "id": "COLOUR",
    "name": "Color",
    "value_type": "list",
    "values": [{"id": str(n), "name": f"Color {n}"} for n in range(40)],
}


class Case(NamedTuple):
    """A text typed into a field, and what the draft has to hold afterwards."""

    kind: FieldKind
    path: str
    text: str
    value: object


CASES = (
    Case(FieldKind.TEXT, "title", "Otro", "Otro"),
    Case(FieldKind.TEXT, "attributes.BRAND", "Otra", (Choice(None, "Otra"),)),
    Case(FieldKind.MONEY, "price", "399", Decimal(399)),
    Case(FieldKind.MONEY, "price", "x", UnreadText("x", "input.number.unreadable")),
    Case(FieldKind.INTEGER, "available_quantity", "7", 7),
    Case(FieldKind.NUMBER, "attributes.PIECES", "4", (Choice(None, "4"),)),
    Case(FieldKind.NUMBER_UNIT, "attributes.THICKNESS", "12", (Choice(None, "12 mm"),)),
    Case(FieldKind.CHOICE, "attributes.COLOUR", "Color 31", (Choice("31", "Color 31"),)),
    Case(FieldKind.CHOICE, "attributes.COLOUR", "Verde", (Choice(None, "Verde"),)),
    Case(FieldKind.SEVERAL, "attributes.ROOMS", "cocina", (Choice("8", "Cocina"),)),
    Case(FieldKind.SEVERAL, "attributes.ROOMS", "Cotton, x", (Choice(None, "Cotton, x"),)),
    Case(
        FieldKind.LIST,
        "non_paymentplatform_payment_methods",
        "Efectivo",
        [{"description": "Efectivo"}],
    ),
    Case(FieldKind.RATES, "shipping.costs", "Local", UnreadText("Local\t", "input.rate.no_amount")),
    Case(FieldKind.LONG_TEXT, "attributes.NOTES", "Nota", (Choice(None, "Nota"),)),
    Case(FieldKind.LONG_TEXT, "description", "Texto", "Texto"),
    Case(
        FieldKind.DIMENSIONS,
        "shipping.dimensions",
        "9",
        UnreadText("9|||", "input.dimensions.incomplete"),
    ),
    Case(FieldKind.NUMBER_UNIT, "sale_terms.WARRANTY_TIME", "6 meses", None),
)
# Kinds in which nothing can be typed: a button, a lock, and two with tests of their own below.
UNTYPED = {FieldKind.YES_NO, FieldKind.READ_ONLY, FieldKind.PICTURES, FieldKind.VARIATIONS}
# Built as a text is; no field of a listing is one yet.
UNUSED = {FieldKind.URL}
# Of classified ads only; see ``test_list_editor.py``.
OF_ADS = {FieldKind.PLACE, FieldKind.DEGREES}
# Of new listings only; see ``tests/ui/creation``.
OF_NEW = {FieldKind.CATEGORY, FieldKind.LISTING_TYPE}


def control_of(bench, path: str) -> QWidget:
    field = bench.view.fields[path]
    for control in (field.editor.main(), *field.editor.controls()):
        if isinstance(control, QLineEdit | QPlainTextEdit):
            return control
    found = field.findChild(QLineEdit)
    assert found is not None
    return found


def by_keys(control, text: str) -> None:
    control.selectAll()
    QTest.keyClick(control, Qt.Key.Key_Delete)
    QTest.keyClicks(control, text)


def unnoticed(control, text: str) -> None:
    """As the list of suggestions writes while one walks through it: no signal of an edit."""
    control.blockSignals(True)
    if isinstance(control, QPlainTextEdit):
        control.setPlainText(text)
    else:
        control.setText(text)
    control.blockSignals(False)


def press(name: str) -> Callable:
    def way(bench, control) -> None:
        QTest.mouseClick(bench.find(name), Qt.MouseButton.LeftButton)

    return way


def key(code: Qt.Key, modifier=Qt.KeyboardModifier.NoModifier) -> Callable:
    def way(bench, control) -> None:
        QTest.keyClick(control, code, modifier)

    return way


def elsewhere(bench, control) -> None:
    other = "field_seller_custom_field"
    bench.find(other).setFocus(Qt.FocusReason.MouseFocusReason)


def send(bench, control) -> None:
    bench.view.send_requested.emit()


def another_listing(bench, control) -> None:
    bench.view.hide()


def close(bench, control) -> None:
    bench.scope.start(bench.controller.close(), key="close", overlap=_queue())


def _queue():
    from app.tasks import Overlap

    return Overlap.QUEUE


def pause(bench, control) -> None:
    bench.controller._autosave.keep_soon()


WAYS = {
    "Tab": key(Qt.Key.Key_Tab),
    "Shift+Tab": key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier),
    "click elsewhere": elsewhere,
    "Ctrl+S": key(Qt.Key.Key_S, CONTROL),
    "Send": send,
    "Validate": press("validate_button"),
    "Esc": key(Qt.Key.Key_Escape),
    "back": press("editor_back"),
    "another listing": another_listing,
    "close": close,
    "pause": pause,
}


async def opened(bench, qtbot):
    bench.session.listings.attributes = tuple(
        AttributeDefinition.parse(one) for one in (*ATTRIBUTES, COLOURS)
    )
    view = await bench.open(qtbot, whole=True)
    await bench.settle()
    return view


def in_draft_or_sent(bench, path: str) -> object:
    """The value of the draft that was kept, or of the listing that it became."""
    return bench.controller.history.draft.value(path)


def test_that_every_kind_is_in_the_table():
    assert {case.kind for case in CASES} | UNTYPED | UNUSED | OF_ADS | OF_NEW == set(FieldKind)


@pytest.mark.parametrize("typing", [by_keys, unnoticed])
@pytest.mark.parametrize("way", WAYS)
async def test_that_what_stands_in_a_field_is_in_the_draft_whichever_way_it_is_left(
    bench, qtbot, way, typing
):
    await opened(bench, qtbot)
    empty = copy.deepcopy(bench.controller.history.draft)
    for case in CASES:
        bench.controller.history.replace(copy.deepcopy(empty))
        bench.controller._show_all()
        bench.session.listings.kept.clear()
        bench.session.listings.sent.clear()
        bench.view.show()
        control = control_of(bench, case.path)
        control.setFocus()
        typing(control, case.text)
        WAYS[way](bench, control)
        await bench.settle()
        value = in_draft_or_sent(bench, case.path)
        expected = (Choice(None, case.text),) if case.value is None else case.value
        assert value == expected, case
        listings = bench.session.listings
        sends = not isinstance(expected, UnreadText)
        if way in ("Ctrl+S", "Send") and sends:
            assert len(listings.sent) == 1, case
            assert bench.controller.history.draft.is_empty(), case
        else:
            assert listings.sent == [], case
            bar = bench.find("pending_changes").accessibleName()
            assert "Nothing to send" not in bar, case
            await bench.controller._autosave.keep()
            assert listings.kept[-1].value(case.path) == expected, case


@pytest.mark.parametrize("way", WAYS)
async def test_that_an_open_cell_is_in_the_draft_whichever_way_it_is_left(varied_bench, qtbot, way):
    bench = varied_bench
    view = await bench.open(qtbot)
    path = "variations.4294967301.seller_custom_field"
    table = view.variations.table
    index = view.variations.model.place_of(path)
    table.setCurrentIndex(index)
    table.edit(index)
    cell = table.indexWidget(index)
    assert isinstance(cell, QLineEdit)
    by_keys(cell, "NEW")
    assert bench.controller.history.draft.value(path) == "NEW"
    WAYS[way](bench, cell)
    await bench.settle()
    assert bench.controller.history.draft.value(path) == "NEW"
    if way in ("Ctrl+S", "Send"):
        assert len(bench.session.listings.sent) == 1
    if way != "pause":
        assert table.indexWidget(index) is None


async def test_that_undo_in_an_open_cell_is_not_undone_when_it_is_left(varied_bench, qtbot):
    view = await varied_bench.open(qtbot)
    path = "variations.4294967301.available_quantity"
    index = view.variations.model.place_of(path)
    view.variations.table.setCurrentIndex(index)
    view.variations.table.edit(index)
    cell = view.variations.table.indexWidget(index)
    by_keys(cell, "12")
    assert cell.text() == "12"
    view.undo_stack.undo()
    assert cell.text() == "118"
    view.finish()
    assert varied_bench.controller.history.draft.is_empty()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("text", "taken"),
    [("https://a.example/9.jpg", True), ("a.example", False)],
)
async def test_that_an_address_of_a_picture_is_taken_or_stays_with_its_reason(
    bench, qtbot, way, text, taken
):
    view = await bench.open(qtbot)
    QTest.mouseClick(bench.find("picture_by_address"), Qt.MouseButton.LeftButton)
    line = bench.find("picture_address")
    by_keys(line, text)
    assert "Nothing to send" not in bench.find("pending_changes").accessibleName()
    WAYS[way](bench, line)
    await bench.settle()
    draft = bench.controller.history.draft
    if way == "pause":
        kept = bench.session.listings.kept[-1]
        assert kept.value(PICTURE_ADDRESS) == UnreadText(text, "input.picture.not_added")
        return
    added = PictureRef("source", text) in draft.value("pictures")
    assert added is taken
    assert line.text() == ("" if taken else text)
    if not taken:
        assert draft.value(PICTURE_ADDRESS) == UnreadText(text, "item.pictures.invalid_source")
        assert bench.session.listings.sent == []
        assert any(row.path == PICTURE_ADDRESS for row in view.columns.findings.rows)


async def test_that_what_was_typed_stands_there_again_after_a_crash(bench, qtbot):
    await opened(bench, qtbot)
    QTest.mouseClick(bench.find("picture_by_address"), Qt.MouseButton.LeftButton)
    by_keys(bench.find("picture_address"), "ttps://a")
    by_keys(control_of(bench, "attributes.ROOMS"), "coci")
    by_keys(control_of(bench, "price"), "1.2.3")
    await bench.controller._autosave.keep()
    bench.session.listings.draft = bench.session.listings.kept[-1]
    again = (await bench.opened()).view
    qtbot.addWidget(again)
    assert again.findChild(QLineEdit, "picture_address").text() == "ttps://a"
    assert again.fields["attributes.ROOMS"].editor.standing() == ("coci",)
    assert again.fields["price"].editor.standing() == "1.2.3"


@pytest.mark.parametrize(
    ("pasted", "values"),
    [
        ("Baño\nCocina\nLuna", ("Baño", "Cocina", "Luna")),
        ("baño\tCocina", ("Baño", "Cocina")),
        ("Cocina;Luna", ("Cocina", "Luna")),
        ("Baño, Cocina", ("Baño", "Cocina")),
        ("Cotton, organic", ("Cotton, organic",)),
    ],
)
async def test_that_a_pasted_list_becomes_its_values(bench, qtbot, pasted, values):
    view = await opened(bench, qtbot)
    line = control_of(bench, "attributes.ROOMS")
    line.setFocus()
    QGuiApplication.clipboard().setText(pasted)
    QTest.keySequence(line, QKeySequence(QKeySequence.StandardKey.Paste))
    known = {"Baño": "7", "Cocina": "8"}
    expected = tuple(Choice(known.get(name), name) for name in values)
    assert bench.controller.history.draft.value("attributes.ROOMS") == expected
    QTest.keyClick(line, Qt.Key.Key_Tab)
    assert line.text() == ""
    assert view.fields["attributes.ROOMS"].editor.standing() == values
    assert bench.controller.history.draft.value("attributes.ROOMS") == expected


async def test_that_lines_pasted_into_one_line_are_what_they_look_like(bench, qtbot):
    await bench.open(qtbot)
    line = bench.find("field_title")
    line.setFocus()
    line.selectAll()
    QGuiApplication.clipboard().setText("Porcelanato\r\npulido\n")
    line.paste()
    assert bench.controller.history.draft.value("title") == "Porcelanato pulido "
    assert line.text() == "Porcelanato pulido "


async def test_that_leaving_a_field_that_nobody_touched_changes_nothing(bench, qtbot):
    odd = {"id": "OUTDOOR", "value_id": None, "value_name": "Quizás"}
    bench.session.listings.item["attributes"].append(odd)
    bench.session.listings.item["attributes"].append(
        {"id": "ROOMS", "value_id": None, "value_name": "Baño; Sala, comedor"}
    )
    bench.session.listings.item["title"] = "dos\nlíneas"
    view = await opened(bench, qtbot)
    for path in view.fields:
        view.fields[path].editor.setFocus()
        QApplication.processEvents()
    view.finish()
    assert bench.controller.history.draft.is_empty()
    assert CATEGORY["id"] == view._history.draft.base["category_id"]
    assert VARIED["id"] == view._history.draft.item_id


@pytest.mark.parametrize(
    ("path", "typed", "value"),
    [
        ("attributes.ROOMS", "coc", (Choice("8", "Cocina"),)),
        ("attributes.COLOUR", "Color 31", (Choice("31", "Color 31"),)),
    ],
)
async def test_that_a_suggestion_that_is_walked_to_is_the_value_at_once(
    bench, qtbot, path, typed, value
):
    await opened(bench, qtbot)
    line = control_of(bench, path)
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, typed[:-1] if path.endswith("COLOUR") else typed)
    # What was typed is kept; nothing else would look at the field again.
    await bench.settle()
    popup = line.completer().popup()
    QTest.keyClick(popup, Qt.Key.Key_Down)
    while line.text() != value[0].name:
        QTest.keyClick(popup, Qt.Key.Key_Down)
    await bench.turn()
    assert bench.controller.history.draft.value(path) == value
    popup.hide()


async def test_that_what_is_due_is_written_after_the_view_is_gone(bench, qtbot):
    view = await bench.open(qtbot)
    bench.controller.history.edit("title", "Porcelanato nuevo", by_field=False)
    bench.controller.let_go()
    # As when another form takes its place; the scope goes on until all of it is written.
    view.hide()
    shiboken6.delete(view.header)
    await bench.scope.settle()
    assert bench.session.listings.kept[-1].value("title") == "Porcelanato nuevo"
