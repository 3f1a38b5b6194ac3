"""Views that every shop has: offered where they find something, with counts that are true."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from app.engine.catalog.listing_search import ListingSearch
from app.engine.catalog.table_query import ListingQuery
from app.ui.listings.built_in_views import built_in_views
from app.ui.window.main_window import MainWindow
from app.workspace.listing_rows import TABS


def offered(window: MainWindow) -> dict[str, QAction]:
    """The views in the menu, by their titles; they are counted when it opens."""
    window.listings.tabs.ask_for_views()
    menu = [one for one in window.findChildren(QMenu, "views_menu") if one.isVisible()][-1]
    titles = {view.title for view in built_in_views()}
    shown = {
        action.text().split("\t")[0]: action for action in menu.actions() if action.isVisible()
    }
    return {title: action for title, action in shown.items() if title in titles}


@pytest.mark.parametrize("words", ["", "mesa", "mesa stock:>=0 price:>1"])
def test_that_views_are_offered_with_what_they_find_among_the_words(
    qtbot: QtBot, attribute_window: MainWindow, words: str
) -> None:
    window = attribute_window
    view = window.listings
    # What asks for attributes is counted once their tables are made.
    view.searching.show("missing:>=0")
    view.searching.show(words)
    free = " ".join(word for word in words.split() if ":" not in word)
    search = ListingSearch(window.catalog.path)
    seen = 0
    for one in built_in_views():
        text = f"{free} {one.query}".strip()
        found = search.found(ListingQuery(text)).total
        actions = offered(window)
        assert (one.title in actions) == bool(found), one
        if found:
            seen += 1
            assert actions[one.title].text() == f"{one.title}\t{found}"
            actions[one.title].trigger()
            assert view.searching.words() == text
            assert view.model.rowCount() == found
            view.searching.show(words)
        for menu in window.findChildren(QMenu, "views_menu"):
            menu.close()
    search.close()
    assert seen > 1
    counts = view.model.found.counts
    assert sum(counts[tab] for tab in TABS) == counts["all"], "the states are all of them"
