"""The moves of the focus, reported to objects that end in every way."""

from __future__ import annotations

import gc

import pytest
import shiboken6
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from app.ui.widgets.focus_changes import follow_focus


class Follower(QObject):
    """Counts the moves of the focus."""

    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.moves = 0
        follow_focus(self._moved)

    def _moved(self, _old: QWidget | None, _new: QWidget | None) -> None:
        self.moves += 1


def _focused(qtbot: QtBot) -> QLineEdit:
    field = QLineEdit()
    field.show()
    field.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    return field


def test_that_the_moves_are_reported_as_long_as_the_object_exists(qtbot: QtBot) -> None:
    follower = Follower()
    first, second = _focused(qtbot), _focused(qtbot)
    moves = follower.moves
    assert moves >= 2
    shiboken6.delete(follower)
    first.setFocus()
    first.activateWindow()
    qtbot.waitUntil(first.hasFocus)
    assert follower.moves == moves
    for field in (first, second):
        shiboken6.delete(field)


@pytest.mark.parametrize("own", [False, True])
def test_that_an_object_that_is_garbage_hears_nothing(qtbot: QtBot, own: bool) -> None:
    with qtbot.captureExceptions() as found:
        for _ in range(3):
            field = _focused(qtbot)
            # The two refer to each other, so that only the garbage collector ends them.
            follower = Follower(field if own else None)
            follower.setProperty("field", field)
            vars(follower)["field"], vars(field)["follower"] = field, follower
            del field, follower
            gc.collect()
            QApplication.processEvents()
    assert not found
