"""The look that every test of widgets starts with."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.ui import theme
from app.ui.application import interface_font


@pytest.fixture(autouse=True)
def look(qapp: QApplication) -> Iterator[QApplication]:
    """The light theme in the interface font, and the way back to it."""
    before = qapp.font()
    qapp.setStyle("Fusion")
    qapp.setFont(interface_font(before))
    theme.apply_theme(qapp, theme.Theme("light"))
    yield qapp
    qapp.setFont(before)
    theme.apply_theme(qapp, theme.Theme("light"))


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
