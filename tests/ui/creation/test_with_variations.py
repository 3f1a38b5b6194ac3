"""A new listing with variations, from the values that are chosen to the marketplace."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.editing.values import PictureRef
from app.ui.editor.variations.axis_values import AxisValues
from app.ui.editor.variations.matrix_sheet import MatrixSheet
from tests.ui.creation.test_creating import bench, market, shop
from tests.ui.creation.test_local_pictures import LEFT, pasted, taken

__all__ = ["bench", "market", "shop"]


@pytest.mark.parametrize("is_local", [False, True], ids=["by address", "from here"])
async def test_that_a_new_listing_is_made_with_variations(bench, shop, is_local):
    files = taken(shop, *([600] if is_local else []))
    await bench.filled()
    form = bench.creation.form
    if is_local:
        await pasted(bench, *files)
    else:
        picture = PictureRef("source", "https://example.com/a.jpg")
        form.history.edit("pictures", (picture,), by_field=False)
    await bench.settle()
    QTest.mouseClick(bench.find("variations_add"), LEFT)
    (sheet,) = form.view.findChildren(MatrixSheet)
    for field, names in zip(
        sheet.findChildren(AxisValues), (("Rojo", "Lila"), ("S",)), strict=False
    ):
        for name in names:
            QTest.keyClicks(field.tokens.entry, name)
            QTest.keyClick(field.tokens.entry, Qt.Key.Key_Return)
    QTest.mouseClick(sheet.go, LEFT)
    await bench.settle()
    table = form.view.variations.table
    QApplication.clipboard().setText("3\n4\n")
    stock = [one.field for one in table.sheet().columns].index("available_quantity")
    table.setCurrentIndex(table.sheet().index(0, stock))
    table.paste()
    await bench.settle()
    assert bench.publish.isEnabled(), bench.said()
    QTest.mouseClick(bench.publish, LEFT)
    await bench.settle()
    await bench.worked()
    (item_id,) = bench.listed
    item = await shop.api.items.get(item_id)
    made = [
        (
            [part["value_name"] for part in one["attribute_combinations"]],
            one["price"],
            one["available_quantity"],
        )
        for one in item["variations"]
    ]
    assert made == [(["Rojo", "S"], 120, 3), (["Lila", "S"], 120, 4)]
    shown = {tuple(one["picture_ids"]) for one in item["variations"]}
    assert shown == {tuple(picture["id"] for picture in item["pictures"])}
