"""The columns of a sheet: what a column is taken for is chosen by a few letters."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.engine.sheets.mapping import NOT_USED
from app.ui.sheets.columns_page import ColumnLine, ColumnsPage


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("Pri", [("Nuevo", "price")]),
        ("price", [("Nuevo", "price")]),
        ("S", []),
        ("no column", []),
        ("", []),
    ],
)
def test_that_what_is_typed_takes_the_place_of_what_stood_there(
    qtbot: QtBot, typed: str, expected: list[tuple[str, str]]
) -> None:
    page = ColumnsPage()
    qtbot.addWidget(page)
    page.show_columns([ColumnLine("", "Nuevo", ("1",), NOT_USED, False)], {})
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.list.setFocus()
    mapped: list[tuple[str, str]] = []
    page.mapped.connect(lambda heading, path: mapped.append((heading, path)))
    line = page.field.lineEdit()
    assert line is not None
    before = line.text()
    QTest.mouseClick(line, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(line.hasSelectedText)
    QTest.keyClicks(line, typed)
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert mapped == expected
    if not expected:
        assert line.text() == before, "what is no field is not left there"
