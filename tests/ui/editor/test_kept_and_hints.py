"""What the marketplace keeps and says about attributes, and what does not apply to a listing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.domain.models.attribute import AttributeDefinition
from app.editing.values import DOES_NOT_APPLY, Choice
from app.ui.look.text import PlainLabel
from tests.stands.form_on_demand import build_whole
from tests.ui.editor.conftest import ATTRIBUTES, ITEM


def definitions(*more: dict) -> tuple[AttributeDefinition, ...]:
    return tuple(AttributeDefinition.parse(entry) for entry in (*ATTRIBUTES, *more))


def kept(key: str, words: str) -> dict:
    return {"id": key, "name": f"Nombre {key}", "value_id": None, "value_name": words}


KEPT = [
    ("SECRET", "Secreto", "The category hides this attribute."),
    ("FIXED", "Fijo", "The category fixes this value."),
    ("GTIN", "Código", "The marketplace fills this in."),
    ("CURSED", "Nombre CURSED", "The category does not have this attribute."),
]
MORE = (
    {"id": "FIXED", "name": "Fijo", "value_type": "string", "tags": {"fixed": True}},
    {"id": "GTIN", "name": "Código", "value_type": "string", "tags": {"read_only": True}},
    {"id": "EMPTY", "name": "Nada", "value_type": "string", "tags": {"hidden": True}},
)


async def test_that_what_is_only_kept_is_in_a_closed_group_with_the_reason(bench, qtbot):
    listings = bench.session.listings
    listings.attributes = definitions(*MORE)
    entries = [kept(key, f"Valor {key}") for key, *_rest in KEPT]
    listings.item = {**ITEM, "attributes": [*ITEM["attributes"], *entries]}
    view = await bench.open(qtbot)
    button = bench.find("kept_group")
    assert button.text() == "Also kept by the marketplace (4)"
    assert [view.fields.find(f"attributes.{key}") for key, *_rest in KEPT] == [None] * 4
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    await build_whole(view, bench.turn)
    for key, label, reason in KEPT:
        field = view.fields.find(f"attributes.{key}")
        assert field.isVisible()
        assert field.editor.main().isReadOnly()
        assert field.editor.main().text() == f"Valor {key}"
        assert field.editor.main().accessibleName() == label
        assert field.note.text() == reason
    assert "attributes.EMPTY" not in view.fields


async def test_that_nothing_kept_is_no_group(bench, qtbot):
    view = await bench.open(qtbot)
    assert view.findChild(QWidget, "kept_group") is None


async def test_that_going_to_what_is_kept_opens_the_group(bench, qtbot):
    listings = bench.session.listings
    listings.item = {**ITEM, "attributes": [*ITEM["attributes"], kept("CURSED", "x")]}
    view = await bench.open(qtbot)
    view.focus_path("attributes.CURSED")
    await bench.turn()
    assert bench.find("field_attributes.CURSED").isVisible()
    assert bench.find("field_attributes.CURSED").hasFocus()


PLACES = [
    ("attributes.BRAND", "string"),
    ("attributes.THICKNESS", "number_unit"),
    ("attributes.FINISH", "list"),
    ("attributes.ROOMS", "several"),
    ("attributes.OUTDOOR", "boolean"),
    ("attributes.PIECES", "number"),
    ("attributes.NOTES", "long text"),
]


@pytest.mark.parametrize("path", [path for path, _kind in PLACES])
async def test_that_an_attribute_of_every_kind_can_be_marked_as_not_applicable(bench, qtbot, path):
    view = await bench.open(qtbot)
    field = view.fields[path]
    field.editor.no_use_requested.emit()
    key = path.partition(".")[2]
    sent = {"attributes": [{"id": key, "value_id": "-1"}]}
    assert bench.controller.history.draft.payload() == sent
    assert field.note.text().startswith("Marked as not applicable")
    assert "Not applicable" in bench.find("pending_changes").accessibleName()
    view.undo_stack.undo()
    assert bench.controller.history.draft.is_empty()
    assert "not applicable" not in field.note.text()


@pytest.mark.parametrize("path", [path for path, _kind in PLACES])
@pytest.mark.parametrize("name", [None, "N/A"])
async def test_that_what_does_not_apply_is_shown_so(bench, qtbot, path, name):
    key = path.partition(".")[2]
    entry = {"id": key, "name": key, "value_id": "-1", "value_name": name, "values": []}
    bench.session.listings.item = {**ITEM, "attributes": [entry]}
    view = await bench.open(qtbot)
    assert view.fields[path].note.text().startswith("Marked as not applicable")
    assert bench.controller.history.draft.is_empty()
    assert view._history.draft.value(path)[0].id == "-1"


async def test_that_a_list_offers_not_applicable(bench, qtbot):
    view = await bench.open(qtbot)
    box = view.fields["attributes.FINISH"].editor.box
    assert [box.itemText(at) for at in range(box.count())] == [
        *("Not set", "Pulido", "Mate", "Not applicable"),
    ]
    view.fields["attributes.FINISH"].editor.show_value(DOES_NOT_APPLY)
    assert box.currentText() == "Not applicable"


def test_that_typing_over_not_applicable_is_a_value_again():
    assert (Choice(None, "x"),) != DOES_NOT_APPLY


HINTED = tuple(
    {**entry, "hint": f"Pista {entry['id']}", "tooltip": "Más sobre esto"} for entry in ATTRIBUTES
)


@pytest.mark.parametrize("path", [path for path, _kind in PLACES])
async def test_that_hint_and_tooltip_of_the_marketplace_are_shown_for_every_kind(
    bench, qtbot, path
):
    bench.session.listings.attributes = tuple(map(AttributeDefinition.parse, HINTED))
    view = await bench.open(qtbot)
    lines = view.fields[path].note.text().split("\n")
    assert lines[-2:] == [f"Pista {path.partition('.')[2]}", "Más sobre esto"]


async def test_that_several_values_name_a_list_only_where_there_is_one(bench, qtbot):
    free = {"id": "TAGS", "name": "Etiquetas", "value_type": "string"}
    numbers = {"id": "SIZES", "name": "Talles", "value_type": "number"}
    bench.session.listings.attributes = definitions(
        {**free, "tags": {"multivalued": True}}, {**numbers, "tags": {"multivalued": True}}
    )
    view = await bench.open(qtbot)
    notes = {key: view.fields[f"attributes.{key}"].note.text() for key in ("ROOMS", "TAGS")}
    assert notes == {"ROOMS": "Several values, from the list", "TAGS": "Several values"}
    assert "list" not in view.fields["attributes.SIZES"].note.text()


async def test_that_not_said_is_explained_once(bench, qtbot):
    more = [{**ATTRIBUTES[4], "id": f"BOOL{n}"} for n in range(26)]
    bench.session.listings.attributes = definitions(*more)
    view = await bench.open(qtbot)
    said = [
        label.text()
        for label in view.findChildren(PlainLabel)
        if label.text() == "“Not set” sends nothing"
    ]
    assert len(said) == 1


async def test_that_groups_have_headings(bench, qtbot):
    bench.session.listings.attributes = tuple(
        AttributeDefinition.parse({**entry, "attribute_group_name": name})
        for entry, name in zip(ATTRIBUTES, ("A", "B", "A", "B", None, "B", "A", "C"), strict=True)
    )
    view = await bench.open(qtbot)
    headings = view.findChildren(PlainLabel, "group_heading")
    assert [label.text() for label in headings] == ["A", "B"]
    paths = [path for path in view.fields if path.startswith("attributes.")]
    assert [path.partition(".")[2] for path in paths] == [
        *("BRAND", "FINISH", "NOTES", "THICKNESS", "ROOMS", "PIECES", "OUTDOOR"),
    ]


async def test_that_one_group_alone_has_no_heading(bench, qtbot):
    bench.session.listings.attributes = tuple(
        AttributeDefinition.parse({**entry, "attribute_group_name": "Otros"})
        for entry in ATTRIBUTES
    )
    view = await bench.open(qtbot)
    assert view.findChildren(PlainLabel, "group_heading") == []


async def test_that_a_section_with_required_fields_that_say_nothing_is_not_done(bench, qtbot):
    required = [{**entry, "tags": {"required": True}} for entry in ATTRIBUTES[:3]]
    bench.session.listings.attributes = tuple(map(AttributeDefinition.parse, required))
    bench.session.listings.item = {**ITEM, "attributes": ITEM["attributes"][2:]}
    view = await bench.open(qtbot)
    rows = {row.key: row for row in view.columns.sections.rows}
    assert (rows["attributes"].missing, rows["attributes"].state) == (2, "2 missing")
    assert (rows["basics"].missing, rows["basics"].state) == (0, "")
    bench.controller.history.edit("attributes.BRAND", (Choice(None, "x"),), by_field=False)
    bench.controller.history.edit("attributes.THICKNESS", DOES_NOT_APPLY, by_field=False)
    rows = {row.key: row for row in view.columns.sections.rows}
    assert (rows["attributes"].missing, rows["attributes"].state) == (0, "")
