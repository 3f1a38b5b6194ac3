"""The look that every test of widgets starts with."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.ui.application import interface_font
from app.ui.look import style_sheet, theme


@pytest.fixture(autouse=True)
def look(qapp: QApplication) -> Iterator[QApplication]:
    """The light theme in the interface font, and the way back to it."""
    font = interface_font(qapp.font())
    _wear(qapp, font)
    yield qapp
    _wear(qapp, font)


def _wear(app: QApplication, font: QFont) -> None:
    """Only what differs: every change has every widget that is left polished again."""
    if app.style().objectName() != "fusion" and not app.styleSheet():
        app.setStyle("Fusion")
    if app.font() != font:
        app.setFont(font)
        theme.forget_painted()
    light = theme.Theme("light")
    if theme.current() != light or app.styleSheet() != style_sheet.build_style_sheet(light):
        style_sheet.apply_theme(app, light)


@pytest.fixture
def shown(qtbot: QtBot) -> Callable[[QWidget], QWidget]:
    """Show a widget for the length of the test."""

    def show(widget: QWidget) -> QWidget:
        qtbot.addWidget(widget)
        with qtbot.waitExposed(widget):
            widget.show()
        widget.activateWindow()
        return widget

    return show
