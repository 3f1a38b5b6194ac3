"""The search box of the window: queries, what may follow, and what cannot be read."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QListView
from pytestqt.qtbot import QtBot

from app.ui.window.main_window import MainWindow


def typed(qtbot: QtBot, window: MainWindow, text: str) -> None:
    view = window.listings
    assert view.tool_bar is not None
    field = view.tool_bar.search.field
    field.setFocus()
    field.clear()
    qtbot.keyClicks(field, text)
    qtbot.waitUntil(lambda: view.tool_bar.search.words() == text)
    view.searching.now()


def offered(window: MainWindow) -> QListView:
    (found,) = [
        one
        for one in QApplication.topLevelWidgets()
        if isinstance(one, QListView)
        and one.objectName() == "search_completion"
        and one.isVisible()
    ]
    return found


def test_that_a_query_narrows_the_table(qtbot: QtBot, window: MainWindow) -> None:
    view = window.listings
    typed(qtbot, window, "status:paused -stock:0")
    qtbot.waitUntil(lambda: view.model.found.query.text == "status:paused -stock:0")
    assert view.searching.note.isHidden()
    count = view.model.rowCount()
    assert 0 < count < 60
    rows = [view.model.row(number) for number in range(count)]
    assert all(row and row.status == "paused" and row.available_quantity for row in rows)


def test_that_what_cannot_be_read_is_named_and_the_last_result_stays(
    qtbot: QtBot, window: MainWindow
) -> None:
    view = window.listings
    typed(qtbot, window, "status:paused")
    qtbot.waitUntil(lambda: view.model.found.query.text == "status:paused")
    before = view.model.rowCount()
    with qtbot.waitSignal(view.model.refused):
        typed(qtbot, window, "prise:>10")
    assert view.searching.note.isHidden(), "who is still typing is told nothing"
    # Another tab and order are those of the last search that could be read.
    view.sort_by("price", False)
    qtbot.keyClick(view.tool_bar.search.field, Qt.Key.Key_Return)
    assert not view.searching.note.isHidden()
    banner = view.searching.note._banner
    assert banner.accessibleName() == "There is no condition “prise”; did you mean “price”?"
    assert view.model.rowCount() == before
    assert view.model.query.text == "status:paused"
    typed(qtbot, window, "price:>10")
    qtbot.waitUntil(lambda: view.model.found.query.text == "price:>10")
    assert view.searching.note.isHidden()


def test_that_what_may_follow_is_taken_with_enter(qtbot: QtBot, window: MainWindow) -> None:
    field = window.listings.tool_bar.search.field
    typed(qtbot, window, "stat")
    qtbot.waitUntil(lambda: bool(offered(window)))
    popup = offered(window)
    assert not popup.currentIndex().isValid(), "Enter searches for what was typed"
    qtbot.keyClick(popup, Qt.Key.Key_Down)
    qtbot.keyClick(popup, Qt.Key.Key_Return)
    assert field.text() == "status:"
    qtbot.waitUntil(lambda: offered(window).model().rowCount() > 5)
    qtbot.keyClicks(offered(window), "pau")
    qtbot.waitUntil(lambda: offered(window).model().rowCount() == 1)
    qtbot.keyClick(offered(window), Qt.Key.Key_Down)
    qtbot.keyClick(offered(window), Qt.Key.Key_Tab)
    assert field.text() == "status:paused "
    assert field.hasFocus()


def test_that_words_are_searched_for_with_the_list_open(qtbot: QtBot, window: MainWindow) -> None:
    view = window.listings
    typed(qtbot, window, "pri")
    qtbot.waitUntil(lambda: bool(offered(window)))
    qtbot.keyClick(offered(window), Qt.Key.Key_Return)
    assert view.tool_bar.search.words() == "pri"
    assert view.model.query.text == "pri"
