"""That outbox and drafts have room for a longer language, and speak nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.engine.catalog.catalog import ItemCatalog
from app.ui.activity.outbox.outbox_view import OutboxView
from app.ui.window.main_window import MainWindow
from tests.stands.activity_session import FakeSession
from tests.stands.listings_shop import fill
from tests.ui.activity.conftest import with_activity
from tests.ui.listings.conftest import shown
from tests.ui.pseudo_locale import Translator, cut_off, out_of_sight
from tests.ui.test_pseudo_locale import (  # noqa: F401 - fixtures
    WINDOWS,
    language,
    source_texts,
    translator,
)

ROWS = (7, 9, 8, 14, 12, 6, 5)
"""Rows of the outbox of which each has something else beside it."""


def made(qtbot: QtBot, folder: Path, session: FakeSession, size: tuple[int, int]) -> MainWindow:
    catalog = ItemCatalog(fill(folder / "catalogue.db", 60))
    view_settings = QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat)
    window = shown(qtbot, MainWindow(catalog, view_settings), width=size[0], height=size[1])
    return with_activity(window, session)


def squeezed(window: MainWindow) -> list[str]:
    for _ in range(4):
        QApplication.processEvents()
    return [*cut_off(window), *out_of_sight(window)]


@pytest.mark.parametrize("size", WINDOWS)
def test_that_the_outbox_has_room(
    qtbot: QtBot,
    tmp_path: Path,
    translator: Translator,  # noqa: F811
    session: FakeSession,
    size: tuple[int, int],
) -> None:
    del translator
    window = made(qtbot, tmp_path, session, size)
    window.show_view("outbox")
    view = window.view("outbox").widget
    assert isinstance(view, OutboxView)
    for number in ROWS:
        view.table.choose(number)
        assert squeezed(window) == [], number


@pytest.mark.parametrize("size", WINDOWS)
def test_that_the_drafts_have_room(
    qtbot: QtBot,
    tmp_path: Path,
    translator: Translator,  # noqa: F811
    session: FakeSession,
    size: tuple[int, int],
) -> None:
    del translator
    window = made(qtbot, tmp_path, session, size)
    window.show_view("drafts")
    assert squeezed(window) == []
