"""Views are saved as tabs, marked when they are changed, and kept whatever the settings hold."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from app.engine.catalog.catalog import ItemCatalog
from app.ui.listings.name_popup import NamePopup
from app.ui.listings.saved_views import (
    MOST_VIEWS,
    SavedView,
    ViewState,
    load_views,
    save_views,
)
from app.ui.listings.table.column_layout import PlacedColumn, arranged
from app.ui.listings.table.columns import COLUMNS
from app.ui.listings.view_tabs import SavedTabs
from app.ui.widgets.display.banner import Banner
from app.ui.window.main_window import MainWindow
from tests.ui.listings.conftest import shown

BOTH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
CHEAP = ViewState("taza", "active", "price:up|title:down", "", "compact")


def saved_of(window: MainWindow) -> SavedTabs:
    found = window.listings.saved
    assert found is not None
    return found


def do(window: MainWindow, words: str) -> None:
    """Choose what begins with ``words`` in the menu of views, which a key opens."""
    QTest.keyClick(window, Qt.Key.Key_W, BOTH)
    menu = [one for one in window.findChildren(QMenu, "views_menu") if one.isVisible()][-1]
    action = next(one for one in menu.actions() if one.text().startswith(words))
    action.trigger()
    menu.close()


def name(window: MainWindow, words: str) -> None:
    popup = [one for one in window.findChildren(NamePopup) if one.isVisible()][-1]
    popup._field.setText(words)
    QTest.keyClick(popup._field, Qt.Key.Key_Return)


def tabs(window: MainWindow) -> list[tuple[str, bool]]:
    assert window.listings.tabs is not None
    shown_tabs = window.listings.tabs.tabs.tabs()
    return [(tab.title, bool(tab.mark)) for tab in shown_tabs if tab.key.startswith("saved:")]


def titles(window: MainWindow) -> list[str]:
    model = window.listings.model
    return [row.title for n in range(model.rowCount()) if (row := model.row(n)) is not None]


def test_that_a_view_is_saved_left_changed_and_brought_back(
    qtbot: QtBot, catalog: ItemCatalog, view_settings: QSettings, window: MainWindow
) -> None:
    listings = window.listings
    assert listings.searching is not None
    listings.searching.show("taza")
    listings.sort_by("price", False)
    listings.table.columns.set_layout(arranged([PlacedColumn(c) for c in COLUMNS[1:4]]))
    do(window, "Save as a new view")
    name(window, "  Tazas   baratas ")
    assert tabs(window) == [("Tazas baratas", False)]
    cups = titles(window)
    assert cups
    assert all("Taza" in title for title in cups)
    listings.show_tab("all")
    listings.searching.show("")
    listings.table.columns.set_layout(arranged([PlacedColumn(c) for c in COLUMNS[1:]]))
    assert listings.model.rowCount() == 60
    listings.show_tab("saved:0")
    assert titles(window) == cups
    assert len(listings.model.columns) == 4
    assert listings.searching.words() == "taza"
    assert tabs(window) == [("Tazas baratas", False)]
    # Changed: marked, also after another view and another start, until it is given up.
    listings.sort_by("title", True)
    assert tabs(window) == [("Tazas baratas", True)]
    listings.show_tab("paused")
    assert listings.searching.words() == ""
    assert len(listings.model.columns) == len(COLUMNS)
    listings.show_tab("saved:0")
    assert listings.model.query.keys == (("title", True),)
    window.remember()
    again = shown(qtbot, MainWindow(catalog, view_settings))
    assert tabs(again) == [("Tazas baratas", True)]
    assert again.listings.model.query.text == ""
    again.listings.show_tab("saved:0")
    assert again.listings.model.query.keys == (("title", True),)
    do(again, "Give up")
    assert again.listings.model.query.keys == (("price", False),)
    assert tabs(again) == [("Tazas baratas", False)]


def test_that_what_is_looked_for_is_a_query_that_can_be_saved(window: MainWindow) -> None:
    listings = window.listings
    assert listings.searching is not None
    do(window, "Save as a new view")
    name(window, "Mine")
    do(window, "Warnings of the marketplace")
    assert listings.model.query.text == listings.searching.words() == "-status:closed warnings:>0"
    assert listings.model.query.view == "all"
    assert saved_of(window).current is None
    assert tabs(window) == [("Mine", False)], "a saved view is not changed by it"
    rows = [listings.model.row(n) for n in range(listings.model.rowCount())]
    assert rows
    assert all(row is not None and row.warnings for row in rows)
    do(window, "Probably listed twice")
    assert listings.searching.words() == "-status:closed double:yes"


def test_that_views_are_renamed_moved_saved_and_deleted(window: MainWindow) -> None:
    for words in ("One", "Two"):
        do(window, "Save as a new view")
        name(window, words)
    do(window, "Move to the left")
    assert [title for title, _ in tabs(window)] == ["Two", "One"]
    do(window, "Rename")
    name(window, "Second <b>&")
    assert [title for title, _ in tabs(window)] == ["Second <b>&", "One"]
    window.listings.sort_by("price", True)
    assert tabs(window)[0][1]
    do(window, "Save the changes")
    assert tabs(window)[0] == ("Second <b>&", False)
    do(window, "Delete")
    assert tabs(window) == [("One", False)]
    assert window.listings.model.query.sort == "price", "what is shown stays"
    assert saved_of(window).current is None


def test_that_a_query_that_cannot_be_read_stays_as_it_was_saved(
    qtbot: QtBot, catalog: ItemCatalog, view_settings: QSettings
) -> None:
    save_views(view_settings, [SavedView("Bad", ViewState("price:abc"))])
    window = shown(qtbot, MainWindow(catalog, view_settings))
    window.listings.show_tab("saved:0")
    searching = window.listings.searching
    assert searching is not None
    assert searching.words() == "price:abc"
    searching.note.say_now()
    assert searching.note.isVisible()
    assert window.listings.model.rowCount() == 60, "the last good result stays"
    window.listings.show_tab("all")
    assert load_views(view_settings).views[0].shown.text == "price:abc"
    assert tabs(window) == [("Bad", False)]


def test_that_a_view_whose_column_is_gone_says_so_and_keeps_it(
    qtbot: QtBot, catalog: ItemCatalog, view_settings: QSettings
) -> None:
    columns = json.dumps([{"id": "price"}, {"id": "no_such_field"}])
    save_views(view_settings, [SavedView("Old", ViewState(columns=columns))])
    window = shown(qtbot, MainWindow(catalog, view_settings))
    window.listings.show_tab("saved:0")
    assert [column.id for column in window.listings.model.columns] == ["check", "title", "price"]
    assert window.listings.searching is not None
    banner = window.listings.searching.note.findChild(Banner)
    assert isinstance(banner, Banner)
    assert banner.isVisible()
    assert "no_such_field" in banner.accessibleDescription()
    assert load_views(view_settings).views[0].saved.columns == columns


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("{", []),
        ("7", []),
        ("null", []),
        ("[" * 5_000, []),
        ('{"name": "a"}', []),
        ('[7, {"name": "a"}]', ["a"]),
        ('[{"name": ""}, {"name": "b", "text": 7}, {"name": "c", "tab": "no"}]', ["c"]),
        ('[{"name": "d", "order": "price:down|price:up|nothing"}]', ["d"]),
        ('[{"name": "e", "now": {"text": 7}}]', ["e"]),
    ],
)
def test_that_damaged_views_are_put_aside_and_the_others_stay(
    qtbot: QtBot, catalog: ItemCatalog, view_settings: QSettings, text: str, names: list[str]
) -> None:
    view_settings.setValue("views/saved", text)
    window = shown(qtbot, MainWindow(catalog, view_settings))
    assert [title for title, _ in tabs(window)] == names
    if names not in (["d"], ["e"]):
        assert view_settings.value("views/damaged-1") == text
        assert window.listings.searching is not None
        assert window.listings.searching.note.isVisible()
    for at in range(len(names)):
        window.listings.show_tab(f"saved:{at}")
        assert window.listings.model.rowCount() == 60
    view_settings.setValue("views/saved", "{")
    assert load_views(view_settings).damaged
    assert load_views(view_settings) == load_views(view_settings), "once"


def test_that_views_are_read_as_they_were_saved(view_settings: QSettings) -> None:
    views = [SavedView(f"V{n}", CHEAP, CHEAP if n % 2 else None) for n in range(MOST_VIEWS)]
    save_views(view_settings, views)
    assert list(load_views(view_settings).views) == views
    assert CHEAP.query().keys == (("price", False), ("title", True))
