"""Row Q-08: clicks and keys without sense, in the real window over a practice shop.

Nothing fails, no window is left over, and the loop goes on. Which clicks they are follows from the
seed, which a failure prints.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QFileDialog, QWidget

from app.ui.application import choose_theme, interface_font
from tests.stands.practice_window import Shop, opened

Key, Modifier = Qt.Key, Qt.KeyboardModifier
NONE, SHIFT, CONTROL = Modifier.NoModifier, Modifier.ShiftModifier, Modifier.ControlModifier
KEYS = (
    *(Key.Key_Tab, Key.Key_Backtab, Key.Key_Return, Key.Key_Escape, Key.Key_Space, Key.Key_Delete),
    *(Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right, Key.Key_Home, Key.Key_End),
    *(Key.Key_PageUp, Key.Key_PageDown, Key.Key_F2, Key.Key_F5, Key.Key_F6, Key.Key_F8),
    *(Key.Key_A, Key.Key_1, Key.Key_9, Key.Key_Period, Key.Key_Percent, Key.Key_Backspace),
)
LETTERS = tuple(Key(code) for code in range(Key.Key_A.value, Key.Key_Z.value + 1))
# What ends the program, and what is asked of other programs.
SPARED = {Key.Key_Q}


class Monkey:
    """Does whatever comes to its mind with what is on the screen."""

    def __init__(self, shop: Shop, seed: int) -> None:
        self.shop, self.mind = shop, random.Random(seed)
        self.done: list[str] = []

    def _around(self) -> QWidget:
        """What can be used now: a menu that is open, else a question, else the window."""
        popup = QApplication.activePopupWidget()
        return popup or QApplication.activeModalWidget() or self.shop.window

    def act(self) -> None:
        around = self._around()
        if isinstance(around, QFileDialog):
            around.reject()
        elif self.mind.random() < 0.45:
            self._press(around)
        else:
            self._click(around)

    def _press(self, around: QWidget) -> None:
        focused = around.focusWidget() or around
        how = self.mind.random()
        if how < 0.15:
            key, modifier = self.mind.choice([k for k in LETTERS if k not in SPARED]), CONTROL
        elif how < 0.2:
            letters = [k for k in LETTERS if k not in SPARED]
            key, modifier = self.mind.choice(letters), CONTROL | SHIFT
        else:
            key, modifier = self.mind.choice(KEYS), self.mind.choice((NONE, NONE, NONE, SHIFT))
        self.done.append(f"{key.name} {modifier} in {focused.objectName()}")
        QTest.keyClick(focused, key, modifier)

    def _click(self, around: QWidget) -> None:
        kinds = (QAbstractButton, QWidget)
        shown = [
            one
            for one in around.findChildren(self.mind.choice(kinds))
            if one.isVisible() and one.isEnabled() and not one.visibleRegion().isEmpty()
        ]
        if not shown:
            QTest.keyClick(around, Key.Key_Escape)
            return
        chosen = self.mind.choice(shown)
        where = chosen.visibleRegion().boundingRect()
        place = QPoint(
            self.mind.randint(where.left(), where.right()),
            self.mind.randint(where.top(), where.bottom()),
        )
        button = Qt.MouseButton.RightButton if self.mind.random() < 0.1 else _LEFT
        click = QTest.mouseDClick if self.mind.random() < 0.1 else QTest.mouseClick
        self.done.append(f"{click.__name__} {type(chosen).__name__} {chosen.objectName()}")
        click(chosen, button, NONE, place)


_LEFT = Qt.MouseButton.LeftButton


async def play(shop: Shop, seed: int, steps: int, failed: Callable[[], object]) -> None:
    monkey = Monkey(shop, seed)
    for _ in range(steps):
        monkey.act()
        QApplication.processEvents()
        await asyncio.sleep(0)
        assert not failed(), f"seed {seed}: {monkey.done[-12:]}"
    for _ in range(20):
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        for one in QApplication.topLevelWidgets():
            if isinstance(one, QDialog) and one.isVisible():
                one.reject()
        QApplication.processEvents()
        await asyncio.sleep(0.01)
    windows = [one for one in QApplication.topLevelWidgets() if one.isVisible() and one.isWindow()]
    assert windows == [shop.window], f"seed {seed}: {windows}, {monkey.done[-12:]}"


async def run(
    tmp_path: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, seed: int, steps: int
) -> None:
    qapp.setFont(interface_font(qapp.font()))
    choose_theme(qapp, "light")
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: True)
    raised: list[object] = []
    monkeypatch.setattr("sys.excepthook", lambda *what: raised.append(what))
    async with opened(tmp_path) as shop:
        await play(shop, seed, steps, lambda: raised)
    assert raised == []


@pytest.mark.prove
@pytest.mark.parametrize("seed", range(10))
async def test_that_five_thousand_clicks_without_sense_break_nothing(
    tmp_path, qapp, monkeypatch, seed
):
    await run(tmp_path, qapp, monkeypatch, seed, 500)
