"""A listing to another category by mouse, against the marketplace in this process, and back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit

from app.domain.wire_item import item_of
from app.editing.payload import build_payload
from app.editing.values import Choice
from app.ui.look.text import PlainLabel
from app.ui.move.move_sheet import MoveSheet
from app.ui.widgets.display.timeline import Timeline
from tests.stands.small_world import CERAMICS, LEAF
from tests.ui.move.conftest import Bench


def path_shown(bench: Bench) -> str:
    text: str = bench.find("field_category_id", QLineEdit).text()
    return text


async def test_that_a_listing_goes_to_another_category_as_it_was_shown(bench: Bench) -> None:
    item_id = bench.listed()
    await bench.open(item_id)
    assert path_shown(bench) == "Camisas"
    sheet = await bench.choose(CERAMICS)
    lines = [line for one in sheet.page.findChildren(Timeline) for line in one.lines()]
    assert [(one.text, one.note) for one in lines] == [
        ("Acabado", "has to be filled in before it can be sent"),
        ("Color", "Rojo"),
        ("Peso", "250 g → 0.25 kg"),
    ]
    words = [label.text() for label in sheet.page.findChildren(PlainLabel)]
    assert "Marca" in words
    facts = [label.text() for label in sheet.chooser.facts.findChildren(PlainLabel)]
    assert facts[-4:] == [
        "2 values carry over",
        "Marca, Peso",
        "1 values do not exist there",
        "Color",
    ], "what is said before it is tried is what the move then does"
    assert "Camisas → Cerámicas" in words
    editor = await bench.moved(item_id)
    assert path_shown(bench) == "Cerámicas"
    assert bench.call("GET", f"/items/{item_id}")[1]["category_id"] == LEAF, "nothing is sent"
    assert not editor._can_send(), "what is asked for there is empty"
    line = bench.find("field_attributes.FINISH")
    line = line if isinstance(line, QLineEdit) else line.focusProxy()
    line.setFocus()
    QTest.keyClicks(line, "Mate")
    await bench.until(editor._can_send)
    bench.click("save_button")
    await bench.until(lambda: [row for row in bench.shop.rows() if row.item_id == item_id])
    await bench.shop.work()
    item = bench.call("GET", f"/items/{item_id}")[1]
    assert item["category_id"] == CERAMICS
    found = {one["id"]: one["value_name"] for one in item["attributes"]}
    assert found == {"BRAND": "Tolvanera", "WEIGHT": "0.25 kg", "FINISH": "Mate"}
    assert item["warnings"] == []
    await bench.until(lambda: editor.history.draft.is_empty())
    row = next(row for row in bench.shop.rows() if row.item_id == item_id)
    undo = await bench.shop.outbox.undo_of(numbers=(row.number,))
    (back,) = undo.changes
    status, again = bench.call(
        "PUT", f"/items/{item_id}", build_payload(item_of(back.base), back.changes)
    )
    assert status == 200, again
    found = {one["id"]: one["value_name"] for one in again["attributes"]}
    assert (again["category_id"], again["warnings"]) == (LEAF, [])
    assert found == {"BRAND": "Tolvanera", "WEIGHT": "250 g", "COLOR": "Rojo"}


@pytest.mark.parametrize("way", ["undo", "reset", "reopened and reset"])
async def test_that_a_move_that_was_not_sent_is_taken_back_whole(bench: Bench, way: str) -> None:
    item_id = bench.listed()
    await bench.open(item_id)
    await bench.choose(CERAMICS)
    editor = await bench.moved(item_id)
    if way == "reopened and reset":
        bench.editors.leave(item_id)
        await bench.until(lambda: bench.editor(item_id) is None)
        editor = await bench.open(item_id)
        assert path_shown(bench) == "Cerámicas", "the draft is kept"
    if way == "undo":
        bench.click("editor_undo")
    else:
        editor.view.reset_requested.emit("category_id")
    await bench.until(lambda: bench.editor(item_id) not in (None, editor))
    again = bench.editor(item_id)
    assert again is not None
    assert path_shown(bench) == "Camisas"
    assert again.history.draft.is_empty()
    assert again.history.draft.value("attributes.COLOR") == (Choice("101", "Rojo"),)
    if way == "undo":
        bench.click("editor_redo")
        await bench.until(lambda: bench.editor(item_id) not in (None, again))
        assert path_shown(bench) == "Cerámicas"


async def test_that_a_seller_who_goes_back_leaves_everything_as_it_is(bench: Bench) -> None:
    item_id = bench.listed()
    editor = await bench.open(item_id)
    await bench.choose(CERAMICS)
    bench.click("move_back")
    sheet = bench.window.findChildren(MoveSheet)[0]
    assert sheet.chooser.isVisible()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    await bench.until(lambda: not sheet.isVisible())
    assert bench.editor(item_id) is editor
    assert editor.history.draft.is_empty()


async def test_that_a_category_that_cannot_be_had_is_reported(bench: Bench) -> None:
    item_id = bench.listed()
    await bench.open(item_id)
    bench.recents.note(CERAMICS)
    sheet = await bench.sheet()
    name = f"recent_{CERAMICS}"
    await bench.until(lambda: sheet.findChildren(QAbstractButton, name))
    bench.shop.wire.dead = True
    bench.shop.categories.forget()
    bench.click(name)
    await bench.until(lambda: sheet.chooser.facts.findChildren(PlainLabel))
    assert not sheet.chooser.use_button.isEnabled()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    await bench.until(lambda: not sheet.isVisible())


async def test_that_its_own_category_takes_nothing_from_a_listing(bench: Bench) -> None:
    await bench.open(bench.listed())
    sheet = await bench.sheet()
    await bench.until(lambda: "Camisas" in sheet.chooser.use_button.text())
    facts = [label.text() for label in sheet.chooser.facts.findChildren(PlainLabel)]
    assert "Camisas" in facts
    assert not [text for text in facts if "values" in text]
    sheet.reject()
