"""The listings in groups: asked for by key, by another column, and back to the table."""

from __future__ import annotations

from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from app.engine.catalog.catalog import ItemCatalog
from app.tasks import Overlap, TaskScope
from app.ui.grouping.group_table import GroupTable
from app.ui.grouping.grouping import GROUPS, Grouping
from app.ui.grouping.grouping_view import GroupingView
from app.ui.look.text import ElidedLabel
from app.ui.window.main_window import MainWindow
from tests.stands.listings_shop import fill, listing
from tests.ui.listings.conftest import shown

KEY = Qt.Key
COUNT = 80


class NoScope:
    """Starts nothing: names of categories are not asked for here."""

    def start(self, work: Coroutine[Any, Any, object], *, key: str, overlap: Overlap) -> None:
        del key, overlap
        work.close()


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    catalog = ItemCatalog(fill(tmp_path / "catalogue.db", COUNT))
    settings = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    window = shown(qtbot, MainWindow(catalog, settings))
    Grouping(window, cast(TaskScope, NoScope()))
    yield window
    catalog.close()


@pytest.fixture
def table(qtbot: QtBot, window: MainWindow) -> GroupTable:
    window.groups_requested.emit()
    found = window.findChild(GroupTable, "group_table")
    assert found is not None
    qtbot.waitUntil(lambda: found.rows.rowCount() > 0)
    return found


def titles(table: GroupTable) -> list[str]:
    return [row.cells[0] for row in table.rows.rows]


def choose(qtbot: QtBot, window: MainWindow, table: GroupTable, column: str) -> None:
    view = window.view(GROUPS)
    assert view is not None
    assert isinstance(view.widget, GroupingView)
    columns = view.widget.columns
    at = columns.findData(column)
    while columns.currentIndex() != at:
        down = KEY.Key_Down if columns.currentIndex() < at else KEY.Key_Up
        QTest.keyClick(columns, down)


def go(table: GroupTable, title: str) -> None:
    table.setCurrentIndex(table.rows.index(titles(table).index(title), 0))


def test_that_listings_stand_in_groups_with_their_sums(table: GroupTable) -> None:
    rows = [listing(number) for number in range(COUNT)]
    empty = [row for row in rows if row.sub_status == "out_of_stock"]
    cells = dict(zip(titles(table), (row.cells for row in table.rows.rows), strict=True))
    assert [*cells] == ["Active", "Closed", "Out of stock", "Paused", "Under review", "All"]
    assert cells["Out of stock"][1:3] == (str(len(empty)), "0")
    assert cells["All"][1] == str(COUNT)
    nets = sum(row.net is None for row in rows)
    assert cells["All"][7] == str(nets)


def test_that_enter_shows_the_listings_of_a_group(
    qtbot: QtBot, window: MainWindow, table: GroupTable
) -> None:
    go(table, "Paused")
    wanted = int(table.rows.rows[titles(table).index("Paused")].cells[1])
    QTest.keyClick(table, KEY.Key_Return)
    assert window.current_view == "listings"
    assert window.listings.model.query.text == "status:paused -status:out_of_stock"
    qtbot.waitUntil(lambda: window.listings.model.rowCount() == wanted)


def test_that_groups_are_of_what_the_table_shows(
    qtbot: QtBot, window: MainWindow, table: GroupTable
) -> None:
    window.close_view(GROUPS)
    window.listings.show_tab("active")
    assert window.listings.searching is not None
    window.listings.searching.search_for("lampara OR taza")
    window.groups_requested.emit()
    view = window.view(GROUPS)
    assert view is not None
    assert isinstance(view.widget, GroupingView)
    again = view.widget.table
    qtbot.waitUntil(lambda: again.rows.rowCount() == 2)
    about = view.widget.findChild(ElidedLabel, "groups_about")
    assert isinstance(about, QLabel)
    assert "lampara OR taza" in about.accessibleName() + about.text()
    choose(qtbot, window, again, "free_shipping")
    qtbot.waitUntil(lambda: "Yes" in titles(again))
    go(again, "Yes")
    wanted = int(again.rows.rows[again.currentIndex().row()].cells[1])
    button = view.widget.findChild(QAbstractButton, "group_open")
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.listings.model.query.text == "(lampara OR taza) free_shipping:yes"
    assert window.listings.model.query.view == "active"
    qtbot.waitUntil(lambda: window.listings.model.rowCount() == wanted)


@pytest.mark.parametrize(
    ("column", "one"),
    [
        ("price", "MXN\N{NO-BREAK SPACE}100.00 – MXN\N{NO-BREAK SPACE}199.99"),
        ("stock", "101 – 1,000"),
        ("health", "90 and more"),
        ("warnings", "Yes"),
        ("updated", "November 2026"),
        ("listing_type", "Premium"),
    ],
)
def test_that_bands_and_codes_have_names(
    qtbot: QtBot, window: MainWindow, table: GroupTable, column: str, one: str
) -> None:
    choose(qtbot, window, table, column)
    qtbot.waitUntil(lambda: one in titles(table))


def test_that_the_column_is_remembered(qtbot: QtBot, window: MainWindow, table: GroupTable) -> None:
    choose(qtbot, window, table, "stock")
    assert window.view_settings.value("groups/column") == "stock"


def test_that_what_no_query_names_cannot_be_opened(
    qtbot: QtBot, window: MainWindow, table: GroupTable
) -> None:
    from app.ui.grouping.group_table import GroupRow

    table.show_rows([GroupRow(("x",) * 8, "", "No query names just these listings.")])
    button = window.findChild(QAbstractButton, "group_open")
    assert button is not None
    assert not button.isEnabled()
    QTest.keyClick(table, KEY.Key_Return)
    assert window.current_view == GROUPS
