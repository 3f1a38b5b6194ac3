"""A question of the window, answered by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.ui.widgets.ask_sheet import AskSheet

GO, KEEP = QDialog.DialogCode.Accepted, QDialog.DialogCode.Rejected


@pytest.mark.parametrize(
    ("tabs", "key", "answer"),
    [
        (0, Qt.Key.Key_Return, KEEP),
        (0, Qt.Key.Key_Space, KEEP),
        (0, Qt.Key.Key_Escape, KEEP),
        # The button that has the cursor is pressed, whichever is the usual one.
        (1, Qt.Key.Key_Return, GO),
        (1, Qt.Key.Key_Enter, GO),
        (1, Qt.Key.Key_Space, GO),
        (1, Qt.Key.Key_Escape, KEEP),
        (2, Qt.Key.Key_Return, KEEP),
    ],
)
@pytest.mark.parametrize("danger", [True, False])
def test_that_return_presses_the_button_that_has_the_cursor(
    qtbot: QtBot, tabs: int, key: Qt.Key, answer: QDialog.DialogCode, danger: bool
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    sheet = AskSheet("Close?", "It ends.", (), window, keep="Keep", go="Close", danger=danger)
    answers: list[int] = []
    sheet.finished.connect(answers.append)
    sheet.open()
    qtbot.waitUntil(sheet.isActiveWindow)
    for _ in range(tabs):
        QTest.keyClick(sheet.focusWidget(), Qt.Key.Key_Tab)
    assert isinstance(sheet.focusWidget(), QPushButton)
    QTest.keyClick(sheet.focusWidget(), key)
    assert answers == [answer.value]
