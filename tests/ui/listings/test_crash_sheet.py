"""An exception in a slot: one sheet with a report to copy, and the window goes on."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QtMsgType, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from app import crash
from app.engine.notices import Notice
from app.ui.application import _to_the_log
from app.ui.window.crash_sheet import CrashSheet, CrashSheets
from app.ui.window.main_window import MainWindow

TOKEN = "APP-7-" + "5e" * 16

pytestmark = pytest.mark.logs_warnings


class Owner(QObject):
    """Something with slots that fail."""

    pressed = Signal()
    typed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.pressed.connect(self.fail)
        self.typed.connect(self.fail_otherwise)

    def fail(self) -> None:
        raise LookupError(f"access_token={TOKEN}")

    def fail_otherwise(self) -> None:
        raise ArithmeticError("two")


@pytest.fixture
def owner(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Owner]:
    """The hooks as the program has them, and an object whose slots fail."""
    for place, name in (
        *((sys, "excepthook"), (sys, "unraisablehook"), (threading, "excepthook")),
        (crash, "_watch"),
    ):
        monkeypatch.setattr(place, name, getattr(place, name))
    crash._watch = crash._Watch()
    handlers = list(logging.getLogger().handlers)
    sheets = CrashSheets(lambda: window)
    crash.watch(sheets.show_crash)
    yield Owner()
    logging.getLogger().handlers[:] = handlers


def sheets_of(window: MainWindow) -> list[CrashSheet]:
    return [sheet for sheet in window.findChildren(CrashSheet) if sheet.isVisible()]


def press(sheet: CrashSheet, name: str) -> None:
    button = sheet.findChild(QAbstractButton, name)
    assert button is not None
    button.click()


def test_that_a_slot_that_fails_opens_one_sheet_and_further_ones_are_counted(
    qtbot: QtBot, window: MainWindow, owner: Owner
) -> None:
    owner.pressed.emit()
    qtbot.waitUntil(lambda: len(sheets_of(window)) == 1)
    (sheet,) = sheets_of(window)
    assert sheet.more.text() == ""
    owner.typed.emit()
    owner.pressed.emit()
    qtbot.waitUntil(lambda: "2" in sheet.more.text())
    assert sheets_of(window) == [sheet]
    report = sheet.report.toPlainText()
    assert "LookupError" in report
    assert "ArithmeticError" in report
    assert TOKEN not in report


def test_that_the_window_goes_on_beside_the_sheet(
    qtbot: QtBot, window: MainWindow, owner: Owner
) -> None:
    owner.pressed.emit()
    qtbot.waitUntil(lambda: len(sheets_of(window)) == 1)
    (sheet,) = sheets_of(window)
    assert not sheet.isModal()
    window.listings.table.go_to_row(3)
    assert window.listings.table.currentIndex().row() == 3


def test_that_the_report_is_copied_without_a_token(
    qtbot: QtBot, window: MainWindow, owner: Owner
) -> None:
    owner.pressed.emit()
    qtbot.waitUntil(lambda: len(sheets_of(window)) == 1)
    press(sheets_of(window)[0], "crash_copy")
    text = QGuiApplication.clipboard().text()
    assert text.startswith("Vitrina ")
    assert "Qt " in text
    assert "in fail" in text
    assert TOKEN not in text


def test_that_the_same_failure_does_not_come_back_once_it_was_closed(
    qtbot: QtBot, window: MainWindow, owner: Owner
) -> None:
    owner.pressed.emit()
    qtbot.waitUntil(lambda: len(sheets_of(window)) == 1)
    press(sheets_of(window)[0], "crash_sheet_close")
    qtbot.waitUntil(lambda: sheets_of(window) == [])
    owner.pressed.emit()
    owner.typed.emit()
    qtbot.waitUntil(lambda: len(sheets_of(window)) == 1)
    assert sheets_of(window)[0].more.text() == ""


def test_that_a_thread_that_fails_is_shown_too(
    qtbot: QtBot, window: MainWindow, owner: Owner
) -> None:
    thread = threading.Thread(target=owner.fail, name="decoder")
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: len(sheets_of(window)) == 1)


class _Context:
    category = "qt.qpa"


@pytest.mark.parametrize(
    ("kind", "shown"),
    [
        (QtMsgType.QtDebugMsg, False),
        (QtMsgType.QtWarningMsg, False),
        (QtMsgType.QtCriticalMsg, True),
        (QtMsgType.QtFatalMsg, True),
    ],
)
def test_that_what_qt_calls_critical_is_shown_and_all_of_it_is_logged(
    qtbot: QtBot,
    window: MainWindow,
    owner: Owner,
    caplog: pytest.LogCaptureFixture,
    kind: QtMsgType,
    shown: bool,
) -> None:
    caplog.set_level(logging.DEBUG)
    _to_the_log(kind, _Context(), f"odd access_token={TOKEN}")
    assert "odd" in caplog.text
    assert TOKEN not in caplog.text
    owner.typed.emit()
    qtbot.waitUntil(lambda: len(sheets_of(window)) == 1)
    (sheet,) = sheets_of(window)
    qtbot.waitUntil(lambda: "ArithmeticError" in sheet.report.toPlainText())
    assert ("odd" in sheet.report.toPlainText()) is shown


def test_that_the_banner_of_something_unexpected_copies_the_report(
    qtbot: QtBot, window: MainWindow, owner: Owner
) -> None:
    logging.getLogger("app.tasks").error("save failed", exc_info=LookupError("gone"))
    window.show_notice(Notice("unexpected", {"kind": "LookupError"}))
    button = window.findChild(QAbstractButton, "notice_report")
    assert button is not None
    button.click()
    assert "LookupError: gone" in QGuiApplication.clipboard().text()
    assert sheets_of(window) == []
