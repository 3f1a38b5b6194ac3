"""The application: theme, fonts, languages, messages, and the loop under it."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys

import pytest
from PySide6.QtCore import QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from app.ui import application
from app.ui.application import (
    choose_theme,
    install_translations,
    interface_font,
    set_application_icon,
    system_language,
)
from app.ui.look import theme
from app.ui.look.type_scale import SCALE, font, px
from app.ui.loop import ask, is_alive, open_dialog, run


def test_that_the_interface_font_has_figures_of_one_width_and_is_not_too_small() -> None:
    small = QFont("DejaVu Sans")
    small.setPointSizeF(8)
    made = interface_font(small)
    assert made.families()[0] == "Inter"
    assert "DejaVu Sans" in made.families()
    assert made.pointSizeF() == 9.75
    assert made.isFeatureSet(QFont.Tag("tnum"))
    small.setPointSizeF(14)
    assert interface_font(small).pointSizeF() == 14


def test_that_every_use_of_the_type_scale_keeps_the_figures_of_one_width() -> None:
    for use in SCALE:
        assert font(use).isFeatureSet(QFont.Tag("tnum")), use
    assert font("title").weight() == 600
    assert px(32) == 32


@pytest.mark.parametrize("choice", ["light", "dark"])
def test_that_the_chosen_theme_wins_over_the_system(choice: str, look: QApplication) -> None:
    choose_theme(look, choice)
    assert theme.current().name == choice
    application._follow(look)
    assert theme.current().name == choice


def test_that_the_system_is_followed_when_asked(
    look: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose_theme(look, "system")
    wanted = theme.Theme("dark", contrast=True)
    monkeypatch.setattr(application, "wanted_theme", lambda _app: wanted)
    look.styleHints().colorSchemeChanged.emit(look.styleHints().colorScheme())
    assert theme.current() == wanted
    assert theme.color("field").name().upper() == theme.ROLES["control"][1]


def test_that_a_language_falls_back_to_one_that_is_spoken(look: QApplication) -> None:
    assert install_translations(look, "xx") == system_language()
    assert install_translations(look, "es") == "es"
    assert install_translations(look, "en") == "en"


def test_that_windows_get_the_mark(look: QApplication) -> None:
    set_application_icon(look)
    assert {size.width() for size in look.windowIcon().availableSizes()} >= {16, 48, 256}


@pytest.mark.logs_warnings
def test_that_messages_of_qt_go_to_the_log(caplog: pytest.LogCaptureFixture) -> None:
    class Context:
        category = "qt.test"

    with caplog.at_level(logging.DEBUG, "qt"):
        application._to_the_log(QtMsgType.QtWarningMsg, Context(), "something odd")
        application._to_the_log(QtMsgType.QtInfoMsg, Context(), "propagateSizeHints()")
    assert [record.getMessage() for record in caplog.records] == ["qt.test: something odd"]
    assert caplog.records[0].levelname == "WARNING"
    qInstallMessageHandler(None)


START = """
import sys
from app.ui.application import create_application
app = create_application(["vitrina"], "dark", sheet=False)
from app.ui.look import style_sheet, theme
assert app.styleSheet() == ""
style_sheet.apply_style_sheet(app)
assert app.styleSheet()
assert app.applicationName() == "vitrina" and app.desktopFileName() == "vitrina"
assert not app.quitOnLastWindowClosed()
assert theme.current().dark
for name in ("asyncio", "qasync", "json", "pydantic", "httpx", "babel", "PySide6.QtSvg",
"PySide6.QtNetwork"):
    assert name not in sys.modules, name
print("started")
"""


def test_that_the_start_of_the_look_is_lean_and_follows_the_choice() -> None:
    done = subprocess.run(
        [sys.executable, "-c", START], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.stdout.strip(), done.returncode) == ("started", 0), done.stderr


def test_that_a_dialog_is_awaited_while_other_tasks_go_on(look: QApplication) -> None:
    ticks: list[int] = []
    # As the program does: or the loop would stop with the first dialog that closes.
    look.setQuitOnLastWindowClosed(False)

    async def tick() -> None:
        for number in range(3):
            await asyncio.sleep(0)
            ticks.append(number)

    async def main() -> tuple[int, int]:
        dialog = QDialog()
        running = asyncio.ensure_future(tick())
        asyncio.get_running_loop().call_soon(
            lambda: asyncio.get_running_loop().call_soon(dialog.accept)
        )
        first = await ask(dialog)
        await running
        other = QDialog()
        waiting = asyncio.ensure_future(ask(other))
        await asyncio.sleep(0)
        assert other.isVisible()
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await asyncio.sleep(0)
        assert not is_alive(dialog)
        assert not is_alive(other)
        return first, len(ticks)

    assert run(look, main) == (1, 3)


def test_that_a_dialog_that_goes_with_its_view_was_rejected(look: QApplication) -> None:
    look.setQuitOnLastWindowClosed(False)

    async def main() -> int:
        view = QWidget()
        waiting = asyncio.ensure_future(ask(QDialog(view)))
        await asyncio.sleep(0)
        view.deleteLater()
        return await waiting

    assert run(look, main) == 0


@pytest.mark.parametrize("modal", [True, False])
def test_that_a_dialog_nobody_waits_for_goes_when_it_is_closed(
    look: QApplication, *, modal: bool
) -> None:
    look.setQuitOnLastWindowClosed(False)

    async def main() -> tuple[bool, bool]:
        dialog = QDialog()
        open_dialog(dialog, modal=modal)
        shown = dialog.isVisible()
        dialog.reject()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return shown, is_alive(dialog)

    assert run(look, main) == (True, False)
