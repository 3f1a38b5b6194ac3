"""A window over a catalog of sixty listings, without any connection."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.engine.catalog.catalog import ItemCatalog
from app.ui.application import choose_theme, interface_font
from app.ui.listings.table import row_windows
from app.ui.window.main_window import MainWindow
from tests.stands import attribute_shop
from tests.stands.inline_reader import InlineReader
from tests.stands.listings_shop import fill

COUNT = 60


@pytest.fixture(autouse=True)
def time_to_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each frame time to read all of its rows, however busy the machine is."""
    monkeypatch.setattr(row_windows, "READ_BUDGET_NS", 10**12)


@pytest.fixture(autouse=True)
def look(qapp: QApplication) -> None:
    """The program's own look, as every length depends on its font."""
    qapp.setFont(interface_font(qapp.font()))
    choose_theme(qapp, "light")


@pytest.fixture
def catalog_file(tmp_path: Path) -> Path:
    return fill(tmp_path / "catalogue.db", COUNT)


@pytest.fixture
def catalog(catalog_file: Path) -> Iterator[ItemCatalog]:
    found = ItemCatalog(catalog_file)
    found.answer_with(InlineReader(catalog_file))
    yield found
    found.close()


@pytest.fixture
def view_settings(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def window(qtbot: QtBot, catalog: ItemCatalog, view_settings: QSettings) -> MainWindow:
    return shown(qtbot, MainWindow(catalog, view_settings))


@pytest.fixture
def attribute_window(
    qtbot: QtBot, tmp_path: Path, view_settings: QSettings
) -> Iterator[MainWindow]:
    """A window over listings with attributes and their definitions."""
    path = tmp_path / "attributes" / "catalogue.db"
    path.parent.mkdir()
    attribute_shop.fill(path, COUNT)
    catalog = ItemCatalog(path)
    yield shown(qtbot, MainWindow(catalog, view_settings))
    catalog.close()


def shown(qtbot: QtBot, window: MainWindow, *, width: int = 1440, height: int = 900) -> MainWindow:
    """Show ``window`` and wait until it is furnished and has the focus."""
    if window.catalog._answering is not None:
        window.catalog._answering.close()
    window.catalog.answer_with(InlineReader(window.catalog.path))
    qtbot.addWidget(window, before_close_func=lambda widget: widget.close_for_good())
    window.resize(width, height)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.waitUntil(lambda: window.shell is not None)
    return window
