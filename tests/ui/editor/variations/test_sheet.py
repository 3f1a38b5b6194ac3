"""The variations are a sheet: every change sends every id."""

from __future__ import annotations

from decimal import Decimal

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from app.editing.values import PictureRef, UnreadText
from app.engine.listings.listings import SaveOutcome
from app.rules.findings import Finding

FIRST, SECOND, THIRD = 4294967301, 4294967302, 4294967303
CONTROL = Qt.KeyboardModifier.ControlModifier


def cell(view, row, field):
    model = view.variations.model
    return model.index(row, [column.field for column in model.columns].index(field))


async def test_that_the_sheet_shows_what_makes_a_variation(varied_bench, qtbot):
    view = await varied_bench.open(qtbot)
    model = varied_bench.find("variations_table").model()
    titles = [model.headerData(n, Qt.Orientation.Horizontal) for n in range(model.columnCount())]
    assert titles == ["Acabado", "Price", "Stock", "Own code", "Pictures"]
    row = [model.data(model.index(2, n)) for n in range(5)]
    assert row == ["Rústico", "$428.90", "0", "POR-3", "1"]
    assert "in stock" in view.variations._about.text()
    assert varied_bench.find("field_price").isReadOnly()


async def test_that_typing_over_a_cell_sends_every_id(varied_bench, qtbot):
    view = await varied_bench.open(qtbot)
    table = view.variations.table
    table.setCurrentIndex(cell(view, 1, "price"))
    table.setFocus()
    QTest.keyClicks(table, "3")
    line = table.findChild(QLineEdit)
    line.selectAll()
    QTest.keyClicks(line, "398.50")
    QTest.keyClick(line, Qt.Key.Key_Return)
    await varied_bench.turn()
    assert varied_bench.controller.history.draft.payload() == {
        "variations": [
            {"id": FIRST},
            {"id": SECOND, "price": Decimal("398.50")},
            {"id": THIRD},
        ]
    }
    assert "1 price" in view.bar.accessibleName()
    assert "3 id" in view.bar.accessibleName()
    view.undo_stack.undo()
    assert varied_bench.controller.history.draft.is_empty()


async def test_that_fill_down_is_one_step(varied_bench, qtbot):
    view = await varied_bench.open(qtbot)
    history = varied_bench.controller.history
    history.edit(f"variations.{FIRST}.available_quantity", 7, by_field=False)
    history.end_step()
    view.variations.table.setCurrentIndex(cell(view, 0, "available_quantity"))
    QTest.keyClick(view.variations.table, Qt.Key.Key_D, CONTROL)
    stocks = [history.draft.value(f"variations.{n}.available_quantity") for n in (FIRST, THIRD)]
    assert stocks == [7, 7]
    assert history.stack.count() == 2
    view.undo_stack.undo()
    assert history.draft.value(f"variations.{THIRD}.available_quantity") == 0


async def test_that_a_block_can_be_copied_and_comes_back_the_same(varied_bench, qtbot):
    view = await varied_bench.open(qtbot)
    table = view.variations.table
    table.selectAll()
    QTest.keyClick(table, Qt.Key.Key_C, CONTROL)
    assert QGuiApplication.clipboard().text().splitlines()[0] == "Pulido\t428.90\t118\tPOR-1\t1"


@pytest.mark.parametrize("text", ["1.234,56", "NaN", "-5", "gratis"])
async def test_that_what_is_no_price_is_kept_marked_and_blocks(varied_bench, qtbot, text):
    view = await varied_bench.open(qtbot)
    index = cell(view, 0, "price")
    view.variations.model.setData(index, text)
    value = varied_bench.controller.history.draft.value(f"variations.{FIRST}.price")
    assert isinstance(value, UnreadText)
    assert view.variations.model.shown(index) == text
    assert view.variations.model.finding(index) is not None
    assert not varied_bench.find("save_button").isEnabled()
    assert "Pulido" in view.columns.findings.rows[0].label


async def test_that_the_net_is_of_the_variation_that_has_the_cursor(varied_bench, qtbot):
    view = await varied_bench.open(qtbot)
    await varied_bench.settle()
    history = varied_bench.controller.history
    history.edit(f"variations.{SECOND}.price", Decimal(100), by_field=False)
    view.variations.table.setCurrentIndex(cell(view, 1, "price"))
    assert view.net._figures[0].text() == "$100.00"
    assert view.net._which.accessibleName() == "Mate"


async def test_that_removing_the_only_picture_of_a_variation_blocks(varied_bench, qtbot):
    view = await varied_bench.open(qtbot)
    order = varied_bench.controller.history.draft.value("pictures")
    view.edited.emit("pictures", order[1:])
    assert not varied_bench.find("save_button").isEnabled()
    assert "needs a picture" in view.variations._note.text()


async def test_that_delete_takes_a_cell_back(varied_bench, qtbot):
    view = await varied_bench.open(qtbot)
    index = cell(view, 0, "price")
    view.variations.model.setData(index, "5")
    view.variations.table.setCurrentIndex(index)
    QTest.keyClick(view.variations.table, Qt.Key.Key_Delete)
    assert varied_bench.controller.history.draft.is_empty()


HELD = SaveOutcome(
    "held",
    (
        Finding.error(f"variations.{SECOND}", "confirm.variation_removed", price=9, stock=64),
        Finding.error(f"variations.{THIRD}", "confirm.variation_pictures", pictures=1),
    ),
)


async def held_bench(bench, qtbot):
    """An editor whose send came back: a variation and a picture of another would go."""
    bench.session.listings.item["variations"][2]["picture_ids"] = ["p1", "p2"]
    view = await bench.open(qtbot)
    bench.controller.history.edit("pictures", (PictureRef("id", "p1"),), by_field=False)
    bench.session.listings.outcome_wanted = HELD
    view.send_requested.emit()
    await bench.turn()
    return view


@pytest.mark.parametrize("answer", ["ask_keep", "ask_go"])
async def test_that_what_would_go_for_good_is_named_and_asked_about(varied_bench, qtbot, answer):
    view = await held_bench(varied_bench, qtbot)
    lines = varied_bench.find("ask_lines").lines()
    assert [(line.text, line.note) for line in lines] == [
        ("Mate", "price $9.00, stock 64, sold 0, 1 pictures, own code POR-2"),
        ("Rústico", "1 of its pictures would be removed: numbers 2 of the listing"),
    ]
    assert varied_bench.session.listings.confirmed == [False]
    varied_bench.find("ask_tick").setChecked(True)
    qtbot.mouseClick(varied_bench.find(answer), Qt.MouseButton.LeftButton)
    await varied_bench.settle()
    draft = varied_bench.controller.history.draft
    if answer == "ask_go":
        assert varied_bench.session.listings.confirmed == [False, True]
        assert draft.is_empty()
    else:
        assert varied_bench.session.listings.confirmed == [False]
        assert draft.value("pictures") == (PictureRef("id", "p1"),)
        assert "everything stays" in view.bar._says.text()
        assert varied_bench.find("save_button").isEnabled()


async def test_that_escape_and_return_keep_what_would_go(varied_bench, qtbot):
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Return):
        await held_bench(varied_bench, qtbot)
        QTest.keyClick(varied_bench.find("ask_sheet"), key)
        await varied_bench.settle()
    assert varied_bench.session.listings.confirmed == [False, False]


async def test_that_names_in_the_question_are_plain_text(varied_bench, qtbot):
    entry = varied_bench.session.listings.item["variations"][1]
    entry["attribute_combinations"][0]["value_name"] = "<b>Mate</b>\n"
    await held_bench(varied_bench, qtbot)
    line = varied_bench.find("ask_lines").lines()[0]
    assert line.text == "<b>Mate</b>"
    varied_bench.find("ask_sheet").reject()
    await varied_bench.settle()


class _EmacsKey(QKeyEvent):
    """A key as Qt sees it on X11, where it knows some keys of Emacs as standard keys."""

    def matches(self, key: QKeySequence.StandardKey) -> bool:
        is_d = self.key() == Qt.Key.Key_D and self.modifiers() == CONTROL
        return (key == QKeySequence.StandardKey.Delete and is_d) or super().matches(key)


async def test_that_ctrl_d_fills_down_where_it_is_a_standard_key_for_deleting(varied_bench, qtbot):
    view = await varied_bench.open(qtbot)
    table = view.variations.table
    view.edited.emit(f"variations.{FIRST}.available_quantity", 7)
    table.setCurrentIndex(cell(view, 0, "available_quantity"))
    table.keyPressEvent(_EmacsKey(QEvent.Type.KeyPress, Qt.Key.Key_D, CONTROL))
    draft = varied_bench.controller.history.draft
    stocks = [draft.value(f"variations.{n}.available_quantity") for n in (FIRST, SECOND, THIRD)]
    assert stocks == [7, 7, 7]


@pytest.mark.parametrize("key", [Qt.Key.Key_Delete, Qt.Key.Key_Backspace])
async def test_that_delete_takes_the_chosen_cells_back(varied_bench, qtbot, key):
    view = await varied_bench.open(qtbot)
    view.edited.emit(f"variations.{FIRST}.available_quantity", 7)
    view.variations.table.setCurrentIndex(cell(view, 0, "available_quantity"))
    QTest.keyClick(view.variations.table, key)
    assert varied_bench.controller.history.draft.is_empty()


async def test_that_a_price_is_changed_and_the_sheet_left_by_keys_alone(varied_bench, qtbot):
    view = await varied_bench.open(qtbot)
    table, model = view.variations.table, view.variations.model
    view.activateWindow()
    table.setFocus()
    table.setCurrentIndex(model.place_of(f"variations.{model.ids[1]}.price"))
    QTest.keyClicks(table, "5")
    inner = QApplication.focusWidget()
    assert isinstance(inner, QLineEdit), "a figure begins the edit"
    QTest.keyClicks(inner, "00")
    QTest.keyClick(inner, Qt.Key.Key_Return)
    draft = varied_bench.controller.history.draft
    assert draft.value(f"variations.{model.ids[1]}.price") == 500
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        table.setFocus()
        for _ in range(40):
            focused = QApplication.focusWidget()
            if focused is not table and not table.isAncestorOf(focused):
                break
            QTest.keyClick(focused, key)
        else:
            raise AssertionError(f"{key} goes round in the sheet for ever")
