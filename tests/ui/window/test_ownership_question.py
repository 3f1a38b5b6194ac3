"""The question for which marketplace unsent changes were made."""

from __future__ import annotations

import asyncio

from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.engine.notices import Notice
from app.ui.widgets.display.timeline import Timeline
from app.ui.window.ownership_question import adoption_sheet

NOTICE = Notice(
    "unsent_unplaced",
    {"count": 2, "theirs": "https://a.example", "titles": ["<b>Mug</b>", "Lamp"]},
)


async def answer(qtbot: QtBot, button: str) -> tuple[bool, list[str], list[str]]:
    """What the sheet answers when that button is pressed, its texts and its lines."""
    window = QWidget()
    qtbot.addWidget(window)
    sheet = adoption_sheet(NOTICE, window)
    texts = [label.text() for label in sheet.findChildren(QLabel)]
    shown = sheet.findChild(Timeline)
    assert shown is not None
    pressed = sheet.findChild(QAbstractButton, button)
    assert pressed is not None
    asyncio.get_running_loop().call_soon(pressed.click)
    lines = [line.text for line in shown.lines()]
    return await sheet.agreed(), texts, lines


async def test_that_the_seller_says_whose_the_changes_are(qtbot: QtBot) -> None:
    for button, expected in (("ask_keep", False), ("ask_go", True)):
        agreed, texts, lines = await answer(qtbot, button)
        assert agreed is expected
        assert "https://a.example" in texts[0]
        assert lines == ["<b>Mug</b>", "Lamp"]
