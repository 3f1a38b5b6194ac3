"""Variations are added, removed, split and merged; all of it is an edit like any other."""

from __future__ import annotations

from decimal import Decimal

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialog

from app.editing.draft import ItemDraft
from app.editing.values import UnreadText
from app.editing.variations.rows import RowState
from app.engine.listings.listings import SaveOutcome
from app.rules.findings import Finding
from app.ui.editor.variations.axis_values import AxisValues
from app.ui.widgets.display.timeline import Timeline

FIRST, SECOND, THIRD = 4294967301, 4294967302, 4294967303


def select(view, *rows: int) -> None:
    """Select the price of some rows, as clicks with Ctrl do."""
    table = view.variations.table
    column = [one.field for one in view.variations.model.columns].index("price")
    table.setCurrentIndex(view.variations.model.index(rows[0], column))
    table.selectionModel().clearSelection()
    for row in rows:
        index = view.variations.model.index(row, column)
        table.selectionModel().select(index, QItemSelectionModel.SelectionFlag.Select)


def sheet(bench, name: str):
    return next(one for one in bench.view.findChildren(QDialog, name) if one.isVisible())


def press(bench, name: str) -> None:
    button = bench.find(name)
    assert button.isEnabled(), button.accessibleDescription()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def choose(dialog, place: int, *values: str) -> None:
    """Type values into the field of an attribute, as a seller does."""
    entry = dialog.findChildren(AxisValues)[place].tokens.entry
    for value in values:
        entry.clear()
        QTest.keyClicks(entry, value)
        QTest.keyClick(entry, Qt.Key.Key_Return)


def go(dialog) -> None:
    assert dialog.go.isEnabled(), dialog.note.text()
    QTest.mouseClick(dialog.go, Qt.MouseButton.LeftButton)


def sent(bench) -> list[dict]:
    return bench.controller.history.draft.payload()["variations"]


async def test_that_values_become_combinations_and_none_is_made_twice(sheet_bench, qtbot):
    view = await sheet_bench.open(qtbot)
    press(sheet_bench, "variations_add")
    dialog = sheet(sheet_bench, "matrix_sheet")
    assert [combo.exists for combo in dialog.combos] == [True, True, True]
    assert not dialog.go.isEnabled()
    choose(dialog, 0, "Satinado")
    assert [combo.exists for combo in dialog.combos] == [True, True, True, False]
    go(dialog)
    await sheet_bench.turn()
    assert [{"id": entry.get("id")} for entry in sent(sheet_bench)] == [
        {"id": FIRST},
        {"id": SECOND},
        {"id": THIRD},
        {"id": None},
    ]
    assert sent(sheet_bench)[3] == {
        "attribute_combinations": [{"id": "FINISH", "name": "Acabado", "value_name": "Satinado"}],
        "price": Decimal("428.90"),
        "available_quantity": 0,
        "picture_ids": ["p1"],
    }
    model = view.variations.model
    assert model.rows[3].state is RowState.ADDED
    assert "1 new one" in view.bar.accessibleName()
    view.undo_stack.undo()
    assert sheet_bench.controller.history.draft.is_empty()
    assert model.rowCount() == 3


async def test_that_a_cell_of_a_new_variation_is_edited_as_any_other(sheet_bench, qtbot):
    view = await sheet_bench.open(qtbot)
    press(sheet_bench, "variations_add")
    dialog = sheet(sheet_bench, "matrix_sheet")
    choose(dialog, 0, "Satinado")
    go(dialog)
    model = view.variations.model
    fields = [column.field for column in model.columns]
    model.setData(model.index(3, fields.index("available_quantity")), "7")
    model.setData(model.index(3, fields.index("price")), "gratis")
    draft = sheet_bench.controller.history.draft
    assert draft.value("variations.3.available_quantity") == 7
    assert isinstance(draft.value("variations.3.price"), UnreadText)
    assert "price" not in sent(sheet_bench)[3]
    assert not sheet_bench.find("save_button").isEnabled()
    assert ItemDraft.from_json(draft.to_json()).value("variations.3.price") == draft.value(
        "variations.3.price"
    )
    model.setData(model.index(3, fields.index("price")), "99")
    assert sheet_bench.find("save_button").isEnabled()


async def test_that_a_listing_without_variations_is_given_some(plain_bench, qtbot):
    view = await plain_bench.open(qtbot)
    history = plain_bench.controller.history
    history.edit("price", Decimal(500), by_field=False)
    assert not view.variations.table.isVisible()
    press(plain_bench, "variations_add")
    dialog = sheet(plain_bench, "matrix_sheet")
    choose(dialog, 0, "mate", "Pulido")
    choose(dialog, 1, "60 × 60", "60 × 120")
    assert len(dialog.combos) == 4
    go(dialog)
    entries = sent(plain_bench)
    assert [part["value_id"] for part in entries[0]["attribute_combinations"]] == ["2", "11"]
    assert {entry["price"] for entry in entries} == {500}
    assert "price" not in history.draft.payload()
    assert view.variations.model.rowCount() == 4
    assert plain_bench.anew == [history], "price and stock are locked by now"
    assert history.place == "variations"
    history.stack.undo()
    assert history.draft.value("price") == 500
    assert view.variations.model.rowCount() == 0


async def test_that_an_attribute_in_own_words_tells_variations_apart(plain_bench, qtbot):
    await plain_bench.open(qtbot)
    press(plain_bench, "variations_add")
    dialog = sheet(plain_bench, "matrix_sheet")
    own = dialog.findChildren(AxisValues)[-1]
    choose(dialog, -1, "Pino")
    assert not dialog.combos
    QTest.keyClicks(own._name, "Aroma")
    go(dialog)
    assert sent(plain_bench)[0]["attribute_combinations"] == [
        {"name": "Aroma", "value_name": "Pino"}
    ]


async def test_that_more_than_a_listing_may_have_are_not_offered(plain_bench, qtbot):
    await plain_bench.open(qtbot)
    press(plain_bench, "variations_add")
    dialog = sheet(plain_bench, "matrix_sheet")
    choose(dialog, 0, *(f"a{n}" for n in range(11)))
    choose(dialog, 1, *(f"b{n}" for n in range(10)))
    assert not dialog.go.isEnabled()
    assert "at most 100" in dialog.note.text()
    dialog.reject()


async def test_that_a_removed_one_stays_in_sight_and_can_be_kept(sheet_bench, qtbot):
    view = await sheet_bench.open(qtbot)
    history = sheet_bench.controller.history
    history.edit(f"variations.{SECOND}.price", Decimal(9), by_field=False)
    select(view, 1)
    press(sheet_bench, "variations_remove")
    model = view.variations.model
    assert [row.state for row in model.rows] == ["kept", "removed", "kept"]
    assert sent(sheet_bench) == [{"id": FIRST}, {"id": THIRD}]
    assert "1 removal" in view.bar.accessibleName()
    assert not model.flags(model.index(1, 1)) & Qt.ItemFlag.ItemIsEditable
    select(view, 1)
    press(sheet_bench, "variations_restore")
    assert history.draft.is_empty()
    history.stack.undo()
    history.stack.undo()
    assert history.draft.value(f"variations.{SECOND}.price") == 9


async def test_that_what_goes_is_named_and_ticked_before_it_is_sent(sheet_bench, qtbot):
    entry = sheet_bench.session.listings.item["variations"][1]
    entry |= {"sold_quantity": 4, "picture_ids": ["p1", "p2"]}
    view = await sheet_bench.open(qtbot)
    select(view, 1)
    press(sheet_bench, "variations_remove")
    lost = Finding.error(f"variations.{SECOND}", "confirm.variation_removed", price=9, stock=64)
    sheet_bench.session.listings.outcome_wanted = SaveOutcome("held", (lost,))
    view.send_requested.emit()
    await sheet_bench.turn()
    line = sheet_bench.find("ask_lines").lines()[0]
    assert (line.text, line.note) == (
        "Mate",
        "price $9.00, stock 64, sold 4, 2 pictures, own code POR-2",
    )
    agree = sheet_bench.find("ask_go")
    assert not agree.isEnabled()
    sheet_bench.find("ask_tick").setChecked(True)
    assert agree.isEnabled()
    sheet_bench.find("ask_sheet").reject()
    await sheet_bench.settle()


async def test_that_every_variation_is_split_by_one_more_attribute(sheet_bench, qtbot):
    await sheet_bench.open(qtbot)
    press(sheet_bench, "variations_split")
    dialog = sheet(sheet_bench, "split_sheet")
    choose(dialog, 0, "60 × 60", "60 × 120")
    go(dialog)
    entries = sent(sheet_bench)
    assert [entry.get("id") for entry in entries] == [FIRST, SECOND, THIRD, None, None, None]
    assert [part["value_name"] for part in entries[0]["attribute_combinations"]] == [
        "Pulido",
        "60 × 60",
    ]
    assert [part["value_name"] for part in entries[3]["attribute_combinations"]] == [
        "Pulido",
        "60 × 120",
    ]
    assert [entry.get("available_quantity") for entry in entries[3:]] == [0, 0, 0]
    assert sheet_bench.find("save_button").isEnabled()
    sheet_bench.view.undo_stack.undo()
    assert sheet_bench.controller.history.draft.is_empty()


async def test_that_unsold_ones_become_one_with_the_stock_of_all(sheet_bench, qtbot):
    sheet_bench.session.listings.item["variations"][1]["price"] = Decimal("399.00")
    view = await sheet_bench.open(qtbot)
    select(view, 0, 1)
    press(sheet_bench, "variations_merge")
    dialog = sheet(sheet_bench, "merge_sheet")
    assert dialog.note.text() == "Choose the price"
    assert not dialog.go.isEnabled()
    dialog._price.setCurrentIndex(1)
    go(dialog)
    assert sent(sheet_bench) == [
        {"id": FIRST, "price": Decimal("399.00"), "available_quantity": 182},
        {"id": THIRD},
    ]


async def test_that_an_attribute_is_dropped_and_what_is_lost_with_it_is_named(sheet_bench, qtbot):
    item = sheet_bench.session.listings.item
    item["sold_quantity"] = 0
    looks = (("1", "60 × 60"), ("2", "60 × 60"), ("1", "60 × 120"))
    for entry, (finish, size) in zip(item["variations"], looks, strict=True):
        part = {"id": "FORMAT", "name": "Formato", "value_name": size}
        entry["attribute_combinations"][0] |= {"value_id": finish}
        entry["attribute_combinations"].append(part)
    item["variations"][1]["price"] = Decimal("399.00")
    await sheet_bench.open(qtbot)
    press(sheet_bench, "variations_give_up")
    dialog = sheet(sheet_bench, "give_up_sheet")
    dialog._attribute.setCurrentIndex(0)
    assert dialog._count.text() == "Variations: 3 become 2"
    lines = [
        line for made in dialog.findChildren(Timeline, "give_up_lost") for line in made.lines()
    ]
    assert [(line.text, line.note) for line in lines] == [
        ("Mate, 60 × 60", "price $399.00, stock 64, sold 0, own code POR-2")
    ]
    assert not dialog.go.isEnabled()
    dialog.findChild(QComboBox, "give_up_price").setCurrentIndex(1)
    go(dialog)
    assert [(one["id"], one.get("price")) for one in sent(sheet_bench)] == [
        (FIRST, Decimal("399.00")),
        (THIRD, None),
    ]
    sheet_bench.view.undo_stack.undo()
    assert sheet_bench.controller.history.draft.is_empty()


@pytest.mark.parametrize(
    ("sold", "of_listing", "why"),
    [
        (2, 2, "Units were sold: only unsold variations can become one"),
        (None, 2, "It is not known whether units of these were sold"),
        (None, 0, ""),
    ],
)
async def test_that_only_unsold_ones_can_be_merged(sheet_bench, qtbot, sold, of_listing, why):
    item = sheet_bench.session.listings.item
    item["sold_quantity"] = of_listing
    item["variations"][1]["sold_quantity"] = sold
    view = await sheet_bench.open(qtbot)
    select(view, 0, 1)
    button = sheet_bench.find("variations_merge")
    assert (button.isEnabled(), button.accessibleDescription()) == (not why, why)


async def test_that_pictures_are_chosen_for_all_that_look_the_same(sheet_bench, qtbot):
    entries = sheet_bench.session.listings.item["variations"]
    for entry, value in zip(entries, ("60 × 60", "60 × 60", "60 × 120"), strict=True):
        part = {"id": "FORMAT", "name": "Formato", "value_name": value}
        entry["attribute_combinations"].append(part)
    entries[2]["attribute_combinations"][0] |= {"value_id": "1", "value_name": "Pulido"}
    view = await sheet_bench.open(qtbot)
    select(view, 0)
    press(sheet_bench, "variations_pictures")
    dialog = sheet(sheet_bench, "variation_pictures_sheet")
    assert dialog.chosen == ["p1"]
    dialog._list.item(0).setCheckState(Qt.CheckState.Unchecked)
    assert not dialog.go.isEnabled()
    for place in (1, 2):
        dialog._list.item(place).setCheckState(Qt.CheckState.Checked)
    go(dialog)
    assert [entry.get("picture_ids") for entry in sent(sheet_bench)] == [
        ["p2", "p3"],
        None,
        ["p2", "p3"],
    ]
    assert sheet_bench.find("save_button").isEnabled()


async def test_that_a_category_without_variations_says_so(sheet_bench, qtbot):
    category = sheet_bench.session.listings.category
    sheet_bench.session.listings.category = category.model_copy(
        update={"attribute_types": "attributes"}
    )
    await sheet_bench.open(qtbot)
    for name in ("variations_add", "variations_split"):
        button = sheet_bench.find(name)
        assert not button.isEnabled()
        assert button.accessibleDescription() == "This category takes no variations"
        assert button.toolTip()
