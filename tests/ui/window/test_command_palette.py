"""What the palette shows where something is found by what was typed, and where nothing is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.ui.window.command_palette import CommandPalette, Entry


def nothing() -> None:
    """Stand for what an entry does."""


LISTING = Entry("Listings", "Clay mug", "box", nothing)


@pytest.mark.parametrize(
    ("typed", "listings", "told"),
    [
        ("", [], False),
        ("sync", [], False),
        ("mug", [LISTING], False),
        ("zzz", [], True),
        ("  ", [], False),
    ],
)
def test_that_a_line_tells_where_nothing_is_found(
    qtbot: QtBot, typed: str, listings: list[Entry], told: bool
) -> None:
    def search(_typed: str, show: Callable[[Sequence[Entry]], None]) -> None:
        show(listings)

    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 700)
    palette = CommandPalette(window, [Entry("Actions", "Sync now", "refresh", nothing)], search)
    window.show()
    palette.open_over(window)
    palette.field.setText(typed)
    assert palette.nothing.isVisible() is told
    assert palette.list.isVisible() is not told
    palette.field.setText("")
    assert not palette.nothing.isVisible()
    palette.close()
