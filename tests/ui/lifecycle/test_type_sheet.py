"""Listing types in their sheet are gone through by the arrow keys."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.domain.wire_item import item_of
from app.ui.lifecycle.type_sheet import TypeSheet
from app.ui.widgets.inputs.check import RadioButton
from tests.ui.editor.conftest import ITEM, MEXICO

TYPES = ("gold_pro", "gold_special", "free")
KEY = Qt.Key


def offer(type_id: str) -> Any:
    return SimpleNamespace(
        listing_type_id=type_id,
        name=type_id,
        is_own=type_id == TYPES[0],
        findings=(),
        charge=None,
        net=None,
    )


@pytest.mark.parametrize(
    ("keys", "chosen"),
    [
        ((KEY.Key_Down,), "gold_special"),
        ((KEY.Key_Down, KEY.Key_Down), "free"),
        ((KEY.Key_Down, KEY.Key_Down, KEY.Key_Up), "gold_special"),
    ],
)
def test_that_arrow_keys_choose_a_type(qtbot: QtBot, keys: tuple[Qt.Key, ...], chosen: str) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    item = item_of({**ITEM, "listing_type_id": TYPES[0]})
    sheet = TypeSheet(item, [offer(one) for one in TYPES], MEXICO, window)
    sheet.show()
    sheet.activateWindow()
    qtbot.waitUntil(sheet.isActiveWindow)
    first = sheet.findChild(RadioButton, f"type_{TYPES[0]}_radio")
    assert first is not None
    first.setFocus()
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or sheet, key)
    found = sheet.intent()
    assert found is not None
    assert found.listing_type_id == chosen
    checked = [one.objectName() for one in sheet.findChildren(RadioButton) if one.isChecked()]
    assert checked == [f"type_{chosen}_radio"]
