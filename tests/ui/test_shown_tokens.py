"""What looks for tokens after every test of the window finds one wherever a person could."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QTableView, QTableWidget, QTableWidgetItem, QWidget
from pytestqt.qtbot import QtBot

from app.engine.catalog.catalog import ItemCatalog, ListingQuery
from app.ui.listings.table.model import ItemTableModel
from tests.security.window_texts import texts_of_the_window
from tests.stands.canary import holds
from tests.stands.listings_shop import fill, listing
from tests.ui.conftest import LOOKED_AT

TOKEN = "APP-1-" + "0a" * 16


def labelled() -> QWidget:
    return QLabel(TOKEN)


def hinted() -> QWidget:
    widget = QWidget()
    widget.setToolTip(f"http://127.0.0.1/?access_token={TOKEN.replace('-', '%2D')}")
    return widget


def far_down() -> QWidget:
    table = QTableWidget(40, 2)
    table.setItem(39, 1, QTableWidgetItem(TOKEN))
    return table


def copied() -> QWidget:
    QGuiApplication.clipboard().setText(TOKEN)
    return QWidget()


@pytest.mark.parametrize("make", [labelled, hinted, far_down, copied])
def test_that_a_token_is_found(qtbot: QtBot, make: Callable[[], QWidget]) -> None:
    widget = make()
    assert holds("\n".join(texts_of_the_window(LOOKED_AT)).encode())
    shiboken6.delete(widget)
    QGuiApplication.clipboard().clear()


@pytest.mark.parametrize("place", [0, LOOKED_AT, 19])
@pytest.mark.parametrize("field", ["title", "seller_custom_field", "status"])
def test_that_a_token_is_found_in_any_row_of_the_listings(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: int, field: str
) -> None:
    catalog = ItemCatalog(fill(tmp_path / "catalogue.db", 20))
    model = ItemTableModel(catalog, ListingQuery())
    view = QTableView()
    view.setModel(model)
    rows = {place: {field: TOKEN}}
    with monkeypatch.context() as patch:
        patch.setattr(model, "row", lambda number: listing(number, **rows.get(number, {})))
        patch.setattr(model, "rowCount", lambda parent=None: 20)
        assert holds("\n".join(texts_of_the_window(LOOKED_AT)).encode())
    view.setModel(None)
    catalog.close()
    shiboken6.delete(view)
