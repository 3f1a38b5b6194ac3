"""The inbox in the window: what it shows, where it leads, by keys and by mouse."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget
from pytestqt.qtbot import QtBot

from app.engine.attention.reasons import Kind
from app.engine.catalog.catalog import ItemCatalog
from app.engine.outbox.outbox import OutboxState
from app.engine.session import Session
from app.tasks import Overlap, TaskScope
from app.ui.activity.outbox.outbox_controller import OutboxController
from app.ui.attention.attention import ATTENTION, Attention, AttentionController
from app.ui.attention.attention_list import AttentionList, Line, act_place
from app.ui.view import View
from app.ui.window.main_window import MainWindow
from tests.stands.activity_session import FakeSession, busy_session
from tests.stands.listings_shop import fill, listing
from tests.ui.activity.conftest import with_activity
from tests.ui.listings.conftest import shown

KEY = Qt.Key


class WholeScope:
    """Runs each piece of work to its end, threads included."""

    def start(self, work: Coroutine[Any, Any, object], *, key: str, overlap: Overlap) -> None:
        del key, overlap
        asyncio.run(work)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.ui.attention.attention.READ_EVERY_MS", 0)
    monkeypatch.setattr("app.ui.attention.attention._REST", 0)


@pytest.fixture
def session(tmp_path: Path) -> FakeSession:
    found = busy_session()
    found.catalog = ItemCatalog(fill(tmp_path / "catalogue.db", 60))
    return found


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, session: FakeSession) -> Iterator[MainWindow]:
    settings = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    window = shown(qtbot, MainWindow(session.catalog, settings))
    Attention(window, cast(Session, session), cast(TaskScope, WholeScope()))
    yield with_activity(window, session)
    session.catalog.close()


@pytest.fixture
def inbox(qtbot: QtBot, window: MainWindow) -> AttentionList:
    window.show_view(ATTENTION)
    found = window.findChild(AttentionList, "attention_list")
    assert found is not None
    qtbot.waitUntil(lambda: found.rows.rowCount() > 0)
    return found


def lines_of(inbox: AttentionList, kind: Kind) -> list[Line]:
    return [line for line in inbox.rows.lines if line.group.kind is kind]


def go(inbox: AttentionList, line: Line) -> None:
    inbox.setCurrentIndex(inbox.rows.index(inbox.rows.lines.index(line), 0))


def press(inbox: AttentionList, line: Line, key: Qt.Key = KEY.Key_Return) -> None:
    go(inbox, line)
    QTest.keyClick(inbox, key)


def click(inbox: AttentionList, line: Line, place: QPoint | None = None) -> None:
    index = inbox.rows.index(inbox.rows.lines.index(line), 0)
    inbox.scrollTo(index)
    at = inbox.visualRect(index).center() if place is None else place
    QTest.mouseClick(inbox.viewport(), Qt.MouseButton.LeftButton, pos=at)


def offered(window: MainWindow) -> set[str]:
    buttons = window.findChildren(QAbstractButton)
    names = {b.objectName() for b in buttons if b.isVisible()}
    return {name for name in names if name.startswith("attention_")}


def test_that_the_place_stands_after_the_listings_and_counts(
    qtbot: QtBot, window: MainWindow, inbox: AttentionList
) -> None:
    places = window.shell.navigation._model.lines
    assert [place.name for place in places][:3] == ["listings", "attention", "drafts"]
    counted = {line.group.kind: line.group.count for line in inbox.rows.lines}
    assert counted[Kind.OUT_OF_STOCK] == 7
    assert counted[Kind.CONFLICT] == 1
    assert places[1].total == str(sum(counted.values()))
    assert places[1].wanted


def test_that_each_kind_stands_under_its_heading_with_its_number(inbox: AttentionList) -> None:
    heading, *entries = lines_of(inbox, Kind.OUT_OF_STOCK)
    assert heading.is_heading
    assert heading.text == ("Out of stock", "7")
    assert len(entries) == 7
    assert entries[0].text.title == listing(5).title
    assert entries[0].text.line.startswith("Nothing left to sell; sold so far: ")
    assert entries[0].act == "Restock"


def test_that_enter_restocks_at_the_field(window: MainWindow, inbox: AttentionList) -> None:
    opened: list[str] = []
    window.on_open_item = opened.append
    press(inbox, lines_of(inbox, Kind.OUT_OF_STOCK)[1])
    assert opened == [listing(5).id]

    class Editor(View):
        def __init__(self) -> None:
            self.widget, self.item_id = QWidget(), listing(5).id
            self.paths: list[str] = []

        def go_to(self, path: str) -> None:
            self.paths.append(path)

    editor = Editor()
    window.add_view("editor", editor)
    window.show_view("editor")
    window.show_view("listings")
    window.show_view("editor")
    assert editor.paths == ["available_quantity"]
    window.close_view("editor")


def test_that_a_conflict_is_decided_in_the_outbox(
    qtbot: QtBot, window: MainWindow, inbox: AttentionList
) -> None:
    press(inbox, lines_of(inbox, Kind.CONFLICT)[1])
    assert window.current_view == "outbox"
    outbox = window.view("outbox")
    assert isinstance(outbox, OutboxController)
    chosen = outbox.widget.table.chosen
    assert chosen.number == 7
    assert chosen.state is OutboxState.HELD


def test_that_all_of_a_kind_is_shown_in_the_listings(
    qtbot: QtBot, window: MainWindow, inbox: AttentionList
) -> None:
    press(inbox, lines_of(inbox, Kind.PATCH)[0])
    assert window.current_view == "listings"
    assert window.listings.model.query.text == "-status:closed status:waiting_for_patch"
    qtbot.waitUntil(lambda: window.listings.model.rowCount() == 7)


def test_that_the_words_at_the_right_take_a_click(window: MainWindow, inbox: AttentionList) -> None:
    opened: list[str] = []
    window.on_open_item = opened.append
    line = lines_of(inbox, Kind.OUT_OF_STOCK)[2]
    click(inbox, line)
    assert opened == []
    index = inbox.rows.index(inbox.rows.lines.index(line), 0)
    click(inbox, line, act_place(inbox.visualRect(index), line).center())
    assert opened == [line.entry.item_id if line.entry else ""]


def test_that_a_heading_folds_by_mouse_and_by_arrows(inbox: AttentionList) -> None:
    heading = lines_of(inbox, Kind.OUT_OF_STOCK)[0]
    click(inbox, heading)
    assert len(lines_of(inbox, Kind.OUT_OF_STOCK)) == 1
    QTest.keyClick(inbox, KEY.Key_Right)
    assert len(lines_of(inbox, Kind.OUT_OF_STOCK)) == 8
    press(inbox, lines_of(inbox, Kind.OUT_OF_STOCK)[3], KEY.Key_Left)
    assert len(lines_of(inbox, Kind.OUT_OF_STOCK)) == 1
    line = inbox.line()
    assert line is not None
    assert line.is_heading


def test_that_only_what_can_be_done_is_offered(window: MainWindow, inbox: AttentionList) -> None:
    go(inbox, lines_of(inbox, Kind.OUT_OF_STOCK)[1])
    assert offered(window) == {"attention_restock", "attention_all"}
    go(inbox, lines_of(inbox, Kind.CONFLICT)[1])
    assert offered(window) == {"attention_decide", "attention_open", "attention_all"}
    go(inbox, lines_of(inbox, Kind.OUT_OF_STOCK)[0])
    assert offered(window) == {"attention_all"}


def test_that_the_menu_has_the_same(qtbot: QtBot, window: MainWindow, inbox: AttentionList) -> None:
    go(inbox, lines_of(inbox, Kind.CONFLICT)[1])
    inbox.menu_asked.emit(QPoint(10, 10))
    menu = window.findChild(QMenu, "attention_menu")
    assert menu is not None
    assert [a.text() for a in menu.actions()] == ["Decide", "Open", "Show in the outbox"]
    menu.close()


def test_that_what_is_over_goes_and_the_cursor_stays(
    qtbot: QtBot, window: MainWindow, session: FakeSession, inbox: AttentionList
) -> None:
    wanted = lines_of(inbox, Kind.OUT_OF_STOCK)[4]
    go(inbox, wanted)
    session.outbox.move(9, OutboxState.CANCELLED)
    qtbot.waitUntil(lambda: not lines_of(inbox, Kind.REFUSED))
    line = inbox.line()
    assert line is not None
    assert line.name == wanted.name


def test_that_an_inbox_with_nothing_in_it_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    session = FakeSession([])
    session.catalog = ItemCatalog(fill(tmp_path / "catalogue.db", 0))
    settings = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    window = shown(qtbot, MainWindow(session.catalog, settings))
    Attention(window, cast(Session, session), cast(TaskScope, WholeScope()))
    with_activity(window, session)
    window.show_view(ATTENTION)
    empty = window.findChild(QWidget, "attention_empty")
    assert empty is not None
    qtbot.waitUntil(empty.isVisible)
    assert empty.accessibleName() == "Nothing needs you."
    session.catalog.close()


def test_that_the_listings_are_in_the_order_of_the_inbox(
    window: MainWindow, inbox: AttentionList
) -> None:
    view = window.view(ATTENTION)
    assert isinstance(view, AttentionController)
    ids = view.order()
    assert len(ids) == len(set(ids))
    assert {entry.item_id for entry in lines_of(inbox, Kind.PATCH)[0].group.entries} < {*ids}
