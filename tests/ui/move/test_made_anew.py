"""A form whose fields are others after a sending gives way to one that says the same of it."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from app.ui.look.text import PlainLabel
from tests.ui.move.conftest import Bench


@pytest.mark.parametrize("sold", [0, 1])
async def test_that_what_is_locked_after_a_sending_is_locked_at_once(
    bench: Bench, sold: int
) -> None:
    item_id = bench.listed()
    editor = await bench.open(item_id)
    items = bench.shop.market.items
    item = items.read(item_id)
    assert item is not None
    items.replace({**item, "sold_quantity": sold})
    line = bench.find("field_price", QLineEdit)
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, "130")
    await bench.until(editor._can_send)
    bench.click("save_button")
    await bench.until(lambda: [row for row in bench.shop.rows() if row.item_id == item_id])
    await bench.shop.work()
    await bench.until(lambda: editor.history.draft.is_empty())
    if sold:
        await bench.until(lambda: bench.editor(item_id) not in (None, editor))
    now = bench.editor(item_id)
    assert now is not None
    assert (now is editor) is not sold
    await bench.until(lambda: not now.view.building.running)
    assert bench.find("field_title", QLineEdit).isReadOnly() is bool(sold)
    said = [label.text() for label in now.view.answer.findChildren(PlainLabel)]
    assert "Accepted as sent" in said
    assert now.history.draft.is_empty()
    taken: list[int] = []
    now.undo_sent = taken.append
    bench.click("undo_sent")
    assert taken == [bench.shop.rows()[-1].number]
