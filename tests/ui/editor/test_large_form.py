"""A form of hundreds of attributes: built in slices, and known in whole before it is built."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.domain.models.attribute import AttributeDefinition
from app.editing.draft import ItemDraft
from app.editing.values import Choice
from app.rules.findings import Finding
from app.ui.editor.focus_order import stops_in
from app.ui.editor.form import form_building
from app.ui.editor.form.form_building import SLICE_SECONDS
from app.ui.editor.form.form_column import FormColumn
from app.ui.look.text import PlainLabel
from app.ui.widgets.field_state import state_of
from tests.ui.editor.conftest import ITEM

KINDS = ("string", "list", "number", "number_unit", "boolean")
COUNT = 305
LAST = f"attributes.A{COUNT - 1}"


def definition(number: int) -> AttributeDefinition:
    kind = KINDS[number % len(KINDS)]
    values = [{"id": str(one), "name": f"Valor {one}"} for one in range(8)]
    return AttributeDefinition.parse(
        {
            "id": f"A{number}",
            "name": f"Atributo {number}",
            "value_type": kind,
            "relevance": number,
            "values": values if kind == "list" else [],
            "allowed_units": [{"id": "mm", "name": "mm"}],
        }
    )


@pytest.fixture
def large(bench):
    """The bench with many attributes; nothing is built before ``build_slice`` is called."""
    bench.session.listings.attributes = tuple(definition(number) for number in range(COUNT))
    return bench


def built(view) -> list[str]:
    return [path for path in view.fields if view.fields.find(path) is not None]


async def test_that_only_the_first_section_is_built_on_opening(large, qtbot):
    view = await large.open(qtbot)
    first = [spec.path for spec in view._map.sections[0].fields]
    assert built(view) == first
    assert len(list(view.fields)) > COUNT


@pytest.mark.parametrize(("cost", "fields"), [(SLICE_SECONDS / 2.5, 3), (SLICE_SECONDS * 3, 1)])
async def test_that_a_slice_ends_when_its_time_is_over(large, qtbot, monkeypatch, cost, fields):
    view = await large.open(qtbot)
    clock = itertools.count()
    monkeypatch.setattr(form_building, "perf_counter", lambda: next(clock) * cost)
    before = len(built(view))
    view.building.build_slice()
    assert len(built(view)) - before == fields
    assert view.building.slices == [fields]


async def test_that_what_is_in_view_is_built_first_and_the_rest_follows(large, qtbot, monkeypatch):
    monkeypatch.setattr(form_building, "SLICE_SECONDS", 0.0)
    view = await large.open(qtbot)
    bar = view.columns.form.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    QApplication.processEvents()
    view.building.build_slice()
    (path,) = set(built(view)) - {spec.path for spec in view._map.sections[0].fields}
    assert not view.fields[path].visibleRegion().isEmpty()
    for _ in range(2 * COUNT):
        view.building.build_slice()
    kept = [f"attributes.{entry['id']}" for entry in ITEM["attributes"]]
    assert [path for path in view.fields if path not in built(view)] == kept
    assert set(view.building.slices) == {1}


async def test_that_an_edit_of_a_field_that_is_not_built_is_shown_sent_and_undone(large, qtbot):
    view = await large.open(qtbot)
    assert view.fields.find(LAST) is None
    large.controller.history.edit("attributes.A303", (Choice(None, "9"),), by_field=False)
    row = view.columns.findings.rows[0]
    assert (row.path, row.label) == ("attributes.A303", "Atributo 303")
    view.go_to_next_finding()
    field = view.fields.find("attributes.A303")
    assert field is not None
    assert state_of(field.editor.main()) == "warn"
    assert field.editor.main().text() == "9"
    view.send_requested.emit()
    await large.settle()
    sent = [{"id": "A303", "value_name": "9"}]
    assert large.session.listings.sent == [{"attributes": sent}]


async def test_that_a_draft_and_a_warning_wait_for_the_field_to_be_built(large, qtbot):
    draft = ItemDraft("MX1048190452", ITEM)
    draft.apply(draft.change(LAST, (Choice("11", "Sí"),)))
    large.session.listings.draft = draft
    large.session.listings.findings = (Finding.warning("attributes.A300", "odd", message="Odd"),)
    view = await large.open(qtbot)
    view.validate_requested.emit()
    await large.settle()
    assert built(view) == [spec.path for spec in view._map.sections[0].fields]
    assert "changed" in {label.text() for label in view.fields[LAST].findChildren(PlainLabel)}
    assert view.fields["attributes.A300"].note.text() == "Odd"


async def test_that_tab_goes_through_the_fields_in_their_order_whenever_they_were_built(
    large, qtbot
):
    view = await large.open(qtbot)
    for number in (200, 7, 100, 8, 6):
        assert view.fields[f"attributes.A{number}"]
    await large.turn()
    fields = [view.fields[path] for path in built(view)]
    wanted = [stop for field in fields for stop in stops_in(field)]
    in_fields = [
        stop
        for stop in stops_in(view.columns.form)
        if any(field.isAncestorOf(stop) for field in fields)
    ]
    assert in_fields == wanted


async def test_that_the_cursor_is_in_the_first_field_and_tab_goes_on_to_the_next(bench, qtbot):
    await bench.open(qtbot, whole=True)
    assert QApplication.focusWidget() is bench.find("field_title")
    assert bench.find("field_title").selectedText() == "", "a key must not erase the title"
    seen = []
    for _ in range(6):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget().objectName())
    assert seen == [
        "recipe_toggle",
        "field_category_id",
        "change_category",
        "field_subtitle",
        "field_price",
        "field_available_quantity",
    ]


async def test_that_a_view_that_comes_to_the_front_has_the_cursor_in_its_first_field(bench, qtbot):
    stack, table = QStackedWidget(), QLineEdit()
    qtbot.addWidget(stack)
    stack.addWidget(table)
    stack.show()
    stack.activateWindow()
    await bench.turn()
    table.setFocus()
    assert table.hasFocus()
    bench.session.listings.item = {**ITEM, "sold_quantity": 4}
    bench.view = (await bench.opened()).view
    stack.addWidget(bench.view)
    stack.setCurrentWidget(bench.view)
    await bench.turn()
    assert stack.focusWidget() is bench.find("field_subtitle")
    bench.find("field_price").setFocus()
    stack.setCurrentWidget(table)
    stack.setCurrentWidget(bench.view)
    await bench.turn()
    assert stack.focusWidget() is bench.find("field_price"), "it stays where it was"


async def test_that_the_cursor_passes_by_what_is_locked(bench, qtbot):
    bench.session.listings.item = {**ITEM, "sold_quantity": 4}
    await bench.open(qtbot, whole=True)
    assert QApplication.focusWidget() is bench.find("field_subtitle")


async def test_that_the_last_field_leads_to_the_pictures_and_then_to_the_bar(bench, qtbot):
    view = await bench.open(qtbot, whole=True)
    regions = (view.columns.form, view.columns.right, view.bar, view.header, view.columns.side)
    order, seen = [], []
    for _ in range(200):
        focused = QApplication.focusWidget()
        if seen and focused is seen[0]:
            break
        seen.append(focused)
        region = next(one for one in regions if one.isAncestorOf(focused))
        if region not in order:
            order.append(region)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert order == list(regions)
    assert len(seen) == len(set(seen)), "it goes round, and comes to each once"
    back = [seen[0]]
    for _ in seen[1:]:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab)
        back.append(QApplication.focusWidget())
    assert back == [seen[0], *reversed(seen[1:])]


async def test_that_what_comes_later_has_its_place_in_the_order(bench, qtbot):
    """A repair, and what became of a sending, are made when there is something to repair."""
    view = await bench.open(qtbot, whole=True)
    bench.controller.history.edit("attributes.THICKNESS", (Choice(None, "9"),), by_field=False)
    await bench.settle()
    view.focus_path("attributes.THICKNESS")
    thickness, unit = QApplication.focusWidget(), bench.find("unit_attributes.THICKNESS")
    (repair, *_) = [
        one
        for one in view.fields["attributes.THICKNESS"].findChildren(QPushButton, "repair_button")
        if one.isVisible()
    ]
    QTest.keyClick(thickness, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is unit
    QTest.keyClick(unit, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is repair
    QTest.keyClick(repair, Qt.Key.Key_Space)
    await bench.settle()
    assert bench.controller.history.draft.is_empty(), "its value was 9 mm"


async def test_that_a_column_is_as_wide_as_what_is_built_in_it_later(qtbot):
    """The form scrolls up and down only: what did not fit could not be seen."""
    whole, column, beside = QWidget(), FormColumn(24), QWidget()
    qtbot.addWidget(whole)
    row = QHBoxLayout(whole)
    row.addWidget(column, 1)
    row.addWidget(beside, 1)
    section = QWidget()
    below = QVBoxLayout(section)
    column.set_widgets([section])
    whole.resize(900, 400)
    whole.show()
    QApplication.processEvents()
    assert column.width() < 600
    wide = QWidget()
    wide.setMinimumWidth(600)
    below.addWidget(wide)
    for _ in range(4):
        QApplication.processEvents()
    assert column.viewport().width() >= section.minimumSizeHint().width()
    assert column.horizontalScrollBar().maximum() == 0
