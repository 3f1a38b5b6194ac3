"""One editor for each listing: none is closed that is looked at, and none is there twice."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import AsyncIterator
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLineEdit,
    QStackedWidget,
    QWidget,
)

from app.domain.models.category import Category
from app.editing.draft import ItemDraft
from app.engine.events import NoticeRaised, OutboxChanged
from app.engine.listings.listings import SaveOutcome
from app.engine.notices import Notice, NoticeError
from app.engine.outbox.outbox import OutboxState
from app.tasks import TaskScope
from app.ui.editor.controller import EditorController
from app.ui.editor.open_editors import OpenEditors, editor_name
from app.ui.view import View
from app.ui.widgets.display.toast import Toast, ToastStack
from app.ui.widgets.display.waits import Waits
from app.ui.window.frame import LISTINGS
from tests.stands.editor_session import FakeSession, row_of
from tests.stands.form_on_demand import build_on_demand
from tests.ui.editor.conftest import CATEGORY, ITEM, parsed_attributes

ID = str(ITEM["id"])
NAME = editor_name(ID)


class FakeWindow(QStackedWidget):
    """A window with a table and working views, and the rules of the real one."""

    shown = Signal(str)
    view_changed = Signal(str)
    tabs_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.table = QLineEdit()
        self.rows: list[str] = [ID]
        self.listings = SimpleNamespace(model=self)
        self.step_actions = tuple
        self.addWidget(self.table)
        self.views: dict[str, QWidget] = {LISTINGS: self.table}
        self.current_view = LISTINGS

    def position(self, item_id: str) -> int | None:
        return self.rows.index(item_id) if item_id in self.rows else None

    def view(self, name: str) -> View | None:
        return None

    def put_tabs(self, row: QWidget) -> None:
        row.setParent(self)

    def add_view(self, name: str, view: View) -> None:
        assert name not in self.views, "a second view under one name"
        self.views[name] = view.widget
        self.addWidget(view.widget)

    def show_view(self, name: str) -> None:
        self.current_view = name
        self.setCurrentWidget(self.views[name])
        if name == LISTINGS:
            self.table.setFocus()
        self.view_changed.emit(name)

    def replace_view(self, name: str, view: View) -> None:
        old = self.views.pop(name)
        self.add_view(name, view)
        if self.current_view == name:
            self.show_view(name)
        self.removeWidget(old)
        old.blockSignals(True)
        old.deleteLater()

    def close_view(self, name: str) -> None:
        view = self.views.pop(name)
        if self.current_view == name:
            self.show_view(LISTINGS)
        self.removeWidget(view)
        view.blockSignals(True)
        view.deleteLater()


class Desk(SimpleNamespace):
    """The editors of a window over a session that answers when it is told to."""

    session: FakeSession
    window: FakeWindow
    editors: OpenEditors
    scope: TaskScope

    async def turn(self) -> None:
        for _ in range(20):
            QApplication.processEvents()
            await asyncio.sleep(0)

    async def open(self) -> QWidget:
        self.editors.open(ID)
        await self.turn()
        assert self.window.current_view == NAME
        return self.window.views[NAME]

    def type(self, field: str, text: str) -> None:
        line = self.window.views[NAME].findChild(QLineEdit, field)
        line.setFocus()
        line.selectAll()
        QTest.keyClicks(line, text)


@pytest.fixture
async def desk(qtbot, monkeypatch) -> AsyncIterator[Desk]:
    monkeypatch.setattr("app.ui.editor.autosave.PAUSE_SECONDS", 0.0)
    build_on_demand(monkeypatch)
    session = FakeSession(copy.deepcopy(ITEM), Category.parse(CATEGORY), parsed_attributes())
    session.listings.answer = asyncio.Event()
    window = FakeWindow()
    qtbot.addWidget(window)
    window.resize(1200, 800)
    window.show()
    failed: list[Exception] = []
    async with TaskScope("test") as scope:
        editors = OpenEditors(
            session,
            scope,
            lambda: window,
            lambda _key, error: failed.append(error),
        )
        made = Desk(session=session, window=window, editors=editors, scope=scope)
        yield made
        await editors.close()
        for view in window.views.values():
            view.blockSignals(True)
    assert failed == []


@pytest.fixture
async def slow(desk: Desk, monkeypatch) -> asyncio.Event:
    """The marketplace does not answer what is opened until the event is set."""
    monkeypatch.setattr("app.ui.widgets.display.waits.SIGN_AFTER_MS", 0)
    desk.toasts = ToastStack(desk.window)
    desk.editors._opening._waits = Waits(lambda: desk.toasts)
    desk.window.catalog = SimpleNamespace(title=lambda _id: "Olla\n roja")
    answered, opens = asyncio.Event(), desk.session.listings.open
    desk.asked = []

    async def slowly(item_id: str) -> object:
        desk.asked.append(item_id)
        await answered.wait()
        return await opens(item_id)

    monkeypatch.setattr(desk.session.listings, "open", slowly)
    return answered


def signs(desk: Desk) -> list[Toast]:
    return [one for one in desk.toasts.findChildren(Toast) if one.isVisible()]


async def test_that_a_listing_that_takes_long_to_open_has_a_sign_until_it_is_there(desk, slow):
    for _ in range(2):
        desk.editors.open(ID)
        await desk.turn()
    (sign,) = signs(desk)
    assert sign.accessibleName() == "Opening “Olla roja”…"
    assert desk.asked == [ID], "pressed twice it is opened once"
    slow.set()
    await desk.turn()
    assert desk.window.current_view == NAME
    assert not signs(desk)


async def test_that_opening_can_be_given_up_and_begun_again(desk, slow):
    desk.editors.open(ID)
    await desk.turn()
    signs(desk)[0].acted.emit()
    await desk.turn()
    slow.set()
    await desk.turn()
    assert (desk.window.current_view, desk.editors.shown(), signs(desk)) == (LISTINGS, (), [])
    await desk.open()


async def test_that_an_editor_that_is_made_again_has_a_sign_and_cannot_be_given_up(desk, slow):
    slow.set()
    await desk.open()
    slow.clear()
    desk.editors._open[ID].controller._on_other(None)
    await desk.turn()
    (sign,) = signs(desk)
    assert not [one for one in sign.findChildren(QAbstractButton) if one.text()]
    slow.set()
    await desk.turn()
    assert not signs(desk)
    assert desk.window.views[NAME].isEnabled()


def escape(desk: Desk) -> None:
    QTest.keyClick(desk.window.views[NAME], Qt.Key.Key_Escape)


def draft_of(desk: Desk):
    return desk.editors._open[ID].controller.history.draft


async def test_that_escape_while_a_send_is_on_its_way_goes_back_at_once(desk):
    await desk.open()
    desk.type("field_title", "Otro")
    QTest.keyClick(desk.window.views[NAME], Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    await desk.turn()
    escape(desk)
    assert desk.window.current_view == LISTINGS
    assert desk.window.focusWidget() is desk.window.table
    await desk.turn()
    assert NAME not in desk.window.views
    assert desk.session.listings.sent == [{"title": "Otro"}]


@pytest.mark.parametrize("turns_before_reopening", [0, 1, 2, 3, 5, 20])
@pytest.mark.parametrize("answered", ["before", "after", "never"])
async def test_that_a_listing_left_during_a_send_can_be_opened_again(
    desk, turns_before_reopening, answered
):
    await desk.open()
    desk.type("field_title", "Otro")
    QTest.keyClick(desk.window.views[NAME], Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    await desk.turn()
    escape(desk)
    if answered == "before":
        desk.session.listings.answer.set()
    for _ in range(turns_before_reopening):
        await asyncio.sleep(0)
    view = await desk.open()
    if answered == "after":
        desk.session.listings.answer.set()
    await desk.turn()
    assert desk.window.views[NAME] is view
    assert desk.window.current_view == NAME
    assert desk.window.currentWidget() is view
    assert len(desk.window.views) == 2
    desk.type("field_price", "99")
    await desk.turn()
    assert draft_of(desk).value("price") == 99
    escape(desk)
    await desk.turn()
    assert desk.session.listings.kept[-1].value("price") == 99


async def test_that_a_draft_that_cannot_be_kept_keeps_its_editor(desk):
    view = await desk.open()
    desk.type("field_title", "Otro")
    desk.session.listings.keep_error = NoticeError(Notice("disk_full"))
    escape(desk)
    await desk.turn()
    assert desk.window.views[NAME] is view
    assert desk.window.current_view == NAME
    assert "draft not saved" in view.header._line.accessibleName()
    desk.session.listings.keep_error = None
    escape(desk)
    await desk.turn()
    assert NAME not in desk.window.views
    assert desk.session.listings.kept[-1].value("title") == "Otro"


async def test_that_closing_does_not_wait_for_an_answer(desk):
    await desk.open()
    desk.type("field_title", "Otro")
    QTest.keyClick(desk.window.views[NAME], Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    await desk.turn()
    desk.type("field_price", "99")
    async with asyncio.timeout(5):
        await desk.editors.close()
    assert desk.session.listings.kept[-1].value("price") == 99


async def test_that_all_are_left_for_another_window_and_can_come_back(desk):
    desk.session.listings.outcome_wanted = SaveOutcome("queued")
    await desk.open()
    desk.type("field_price", "99")
    assert await desk.editors.leave_all() == [ID]
    assert list(desk.window.views) == [LISTINGS]
    assert await desk.open()


async def test_that_the_program_may_end_while_an_editor_is_being_left(desk, monkeypatch):
    await desk.open()
    desk.type("field_title", "Otro")
    keep, turns = desk.session.listings.keep, iter((1, 2, 40))

    async def slowly(draft):
        for _ in range(next(turns, 0)):
            await asyncio.sleep(0)
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        await keep(draft)

    monkeypatch.setattr(desk.session.listings, "keep", slowly)
    escape(desk)
    await asyncio.sleep(0)
    await desk.editors.close()
    assert desk.session.listings.kept[-1].value("title") == "Otro"


async def test_that_leaving_twice_ends_it_once(desk):
    await desk.open()
    controller = desk.editors._open[ID].controller
    assert isinstance(controller, EditorController)
    escape(desk)
    desk.editors.leave(ID)
    desk.editors.leave("MX9")
    await desk.turn()
    assert NAME not in desk.window.views


@pytest.mark.parametrize("kept", [True, False])
async def test_that_a_window_is_left_only_with_every_draft_kept(desk, kept):
    await desk.open()
    desk.type("field_title", "Otro")
    desk.editors.leave("MX9")
    if not kept:
        desk.session.listings.keep_error = NoticeError(Notice("disk_full"))
    desk.window.show_view(LISTINGS)
    assert await desk.editors.keep_all() is kept
    assert desk.window.current_view == (LISTINGS if kept else NAME)
    assert (await desk.editors.leave_all()) == ([ID] if kept else None)
    assert (NAME in desk.window.views) is not kept


async def change_status(desk: Desk, status: str) -> None:
    """The listing has another status, by somebody else, and the editor is notified."""
    desk.session.listings.item = {**desk.session.listings.item, "status": status}
    row = row_of(ItemDraft(ID, desk.session.listings.item), OutboxState.DONE)
    desk.session.events.publish(OutboxChanged(row))
    await desk.turn()


@pytest.mark.parametrize("meanwhile", ["nothing", "heard again", "left"])
async def test_that_an_editor_that_is_made_again_never_shows_the_listings(
    desk, monkeypatch, meanwhile
):
    view = await desk.open()
    desk.type("field_title", "Otro")
    seen: list[str] = []
    desk.window.view_changed.connect(seen.append)
    listings, opens, gate, count = (
        desk.session.listings,
        desk.session.listings.open,
        asyncio.Event(),
        0,
    )

    async def slowly(item_id: str) -> object:
        nonlocal count
        count += 1
        listings.draft = listings.kept[-1] if listings.kept else None
        found = await opens(item_id)
        if count == 2:
            # The first one read what changed; this one is for the editor that is made anew.
            await gate.wait()
        return found

    monkeypatch.setattr(listings, "open", slowly)
    await change_status(desk, "closed")
    assert count == 2
    assert desk.window.current_view == NAME
    if meanwhile == "heard again":
        await change_status(desk, "active")
    elif meanwhile == "left":
        desk.editors.leave(ID)
    gate.set()
    await desk.turn()
    if meanwhile == "left":
        assert list(desk.window.views) == [LISTINGS]
        return
    assert set(seen) == {NAME}
    assert desk.window.views[NAME] is not view
    assert desk.window.currentWidget() is desk.window.views[NAME]
    assert desk.window.views[NAME].isEnabled()
    assert draft_of(desk).value("title") == "Otro"
    status = desk.editors._open[ID].controller.opened().item["status"]
    assert status == ("active" if meanwhile == "heard again" else "closed")


async def test_that_an_editor_that_cannot_be_made_again_says_why(desk):
    await desk.open()
    notices: list[str] = []
    desk.session.events.subscribe(
        lambda event: notices.append(event.notice.code) if isinstance(event, NoticeRaised) else None
    )
    controller = desk.editors._open[ID].controller
    desk.session.listings.error = NoticeError(Notice("not_found"))
    controller._on_other(None)
    await desk.turn()
    assert notices == ["not_found"]
    assert list(desk.window.views) == [LISTINGS]
    assert [tab.name for tab in desk.editors.shown()] == [NAME]
