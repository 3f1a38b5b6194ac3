"""Several listings open at once: tabs by mouse and keys, a list walked through, drafts."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QToolButton, QWidget

from app.domain.models.category import Category
from app.editing.draft import ItemDraft
from app.engine.catalog.catalog import ItemCatalog
from app.engine.listings.listings import OpenListing, SaveOutcome
from app.engine.notices import Notice, NoticeError
from app.rules.findings import Finding
from app.rules.sites import site_rules
from app.tasks import TaskScope
from app.ui.application import choose_theme, interface_font
from app.ui.editor.editor_tab_row import Mark, TabRow
from app.ui.editor.open_editors import OpenEditors, editor_name
from app.ui.widgets.ask_sheet import AskSheet
from app.ui.window.command_palette_entries import entries_of
from app.ui.window.main_window import MainWindow
from tests.stands.editor_session import FakeListings, FakeSession
from tests.stands.form_on_demand import build_on_demand
from tests.stands.inline_reader import InlineReader
from tests.stands.listings_shop import fill
from tests.ui.editor.conftest import CATEGORY, ITEM, parsed_attributes

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
LEFT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton


class ManyListings(FakeListings):
    """Any listing, each with drafts, sendings and outcomes of its own."""

    def __init__(self, *told: object) -> None:
        super().__init__(*told)
        self.opened: list[str] = []
        self.drafts: dict[str, ItemDraft] = {}
        self.answers: dict[str, asyncio.Event] = {}
        self.outcomes: dict[str, SaveOutcome] = {}
        self.gone: set[str] = set()

    async def open(self, item_id: str) -> OpenListing:
        self.opened.append(item_id)
        if item_id in self.gone:
            raise NoticeError(Notice("not_found"))
        item = {**self.item, "id": item_id, "title": f"Listing {item_id}"}
        return OpenListing(
            item=item,
            category=self.category,
            attributes=self.attributes,
            draft=self.drafts.get(item_id) or ItemDraft(item_id, item),
            live=True,
            seller=self.seller,
            site=site_rules("MX"),
        )

    async def keep(self, draft: ItemDraft) -> None:
        await super().keep(draft)
        self.drafts[draft.item_id] = ItemDraft.from_json(draft.to_json())

    async def outcome(self, row) -> SaveOutcome:
        await self.answers.setdefault(row.item_id, asyncio.Event()).wait()
        item = ItemDraft.from_json(self._body(row)).preview()
        return self.outcomes.get(row.item_id) or SaveOutcome("done", item=item)

    def _body(self, row) -> dict:
        return row.item_draft().to_json()


class Desk:
    """A real window, the editors of many listings, and the functions that drive them."""

    def __init__(self, window: MainWindow, session: FakeSession, editors: OpenEditors) -> None:
        self.window, self.session, self.editors = window, session, editors
        self.listings: ManyListings = session.listings
        model = window.listings.model
        self.ids = [model.item_id(at) for at in range(20)]

    async def until(self, happened: Callable[[], object], what: str) -> None:
        for _ in range(2_000):
            QApplication.processEvents()
            await asyncio.sleep(0)
            if happened():
                return
        raise AssertionError(f"waited in vain: {what}; in front is {self.window.current_view}")

    async def turn(self, turns: int = 12) -> None:
        for _ in range(turns):
            QApplication.processEvents()
            await asyncio.sleep(0)

    @property
    def front(self) -> str:
        return self.window.current_view.removeprefix("editor ")

    @property
    def row(self) -> TabRow:
        return self.window.findChild(TabRow)

    def tabs(self) -> list[str]:
        return [tab.name.removeprefix("editor ") for tab in self.row.tabs()]

    def marks(self) -> dict[str, Mark]:
        return {tab.name.removeprefix("editor "): tab.mark for tab in self.row.tabs()}

    def controller(self, item_id: str):
        return self.window.view(editor_name(item_id))

    async def open(self, *rows: int) -> list[str]:
        """Open rows of the table by Enter, one after the other."""
        for row in rows:
            self.window.show_view("listings")
            self.window.listings.table.go_to_row(row)
            QTest.keyClick(self.window.listings.table, Qt.Key.Key_Return)
            await self.until(lambda row=row: self.front == self.ids[row], "the editor")
        return [self.ids[row] for row in rows]

    async def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
        self.window.activateWindow()
        await self.until(self.window.isActiveWindow, "the window")
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifiers)
        await self.turn()

    def type(self, item_id: str, field: str, text: str) -> None:
        line = self.controller(item_id).widget.findChild(QLineEdit, field)
        line.setFocus()
        line.selectAll()
        QTest.keyClicks(line, text)

    async def click_tab(self, item_id: str, button=LEFT, *, cross: bool = False) -> None:
        at = self.tabs().index(item_id)
        spot = self.row.close_place(at) if cross else self.row.tabRect(at).adjusted(0, 0, -40, 0)
        QTest.mouseClick(self.row, button, Qt.KeyboardModifier.NoModifier, spot.center())
        await self.turn()


@pytest.fixture
async def desk(qtbot, qapp, tmp_path: Path, monkeypatch) -> AsyncIterator[Desk]:
    monkeypatch.setattr("app.ui.editor.autosave.PAUSE_SECONDS", 0.0)
    monkeypatch.setattr("app.ui.editor.autosave.BETWEEN_SECONDS", 0.0)
    build_on_demand(monkeypatch)
    qapp.setFont(interface_font(qapp.font()))
    choose_theme(qapp, "light")
    catalog = ItemCatalog(fill(tmp_path / "catalogue.db", 20))
    catalog.answer_with(InlineReader(catalog.path))
    view_settings = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    window = MainWindow(catalog, view_settings)
    qtbot.addWidget(window, before_close_func=lambda one: one.close_for_good())
    window.resize(1440, 900)
    window.show()
    window.activateWindow()
    window.furnish()
    window.shell.attached = True
    session = FakeSession(copy.deepcopy(ITEM), Category.parse(CATEGORY), parsed_attributes())
    seller = session.listings.seller
    session.listings = ManyListings(session.listings.item, session.listings.category, (), seller)
    failed: list[Exception] = []

    def fail(_key: str, error: Exception) -> None:
        failed.append(error)

    async with TaskScope("test", on_failure=fail) as scope:
        editors = OpenEditors(session, scope, lambda: window, fail)
        window.on_open_item = editors.open
        made = Desk(window, session, editors)
        await made.until(window.isActiveWindow, "the window")
        await made.until(lambda: window.listings.model.rowCount() == 20, "the listings")
        yield made
        for answer in made.listings.answers.values():
            answer.set()
        await editors.close()
    catalog.close()
    assert failed == []


async def test_that_each_listing_has_one_tab_and_a_second_opening_raises_the_first(desk):
    first, second, third = await desk.open(0, 1, 2)
    assert desk.tabs() == [first, second, third]
    assert desk.row.isVisible()
    view = desk.controller(first)
    desk.window.open_item(first)
    await desk.until(lambda: desk.front == first, "the first one")
    assert desk.controller(first) is view
    assert desk.tabs() == [first, second, third]
    assert desk.listings.opened == [first, second, third], "it was not read again"
    titles = [tab.title for tab in desk.row.tabs()]
    assert titles == [f"Listing {one}" for one in (first, second, third)]


class OtherWindows(QObject):
    """Notes every window that is shown beside the one that is there."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        shown = event.type() == QEvent.Type.Show
        if shown and isinstance(watched, QWidget) and watched.isWindow():
            self.shown.append(watched.objectName() or type(watched).__name__)
        return False


async def test_that_opening_shows_no_other_window_and_the_first_field_has_the_cursor(desk, qapp):
    others = OtherWindows()
    qapp.installEventFilter(others)
    (first,) = await desk.open(0)
    await desk.turn(40)
    qapp.removeEventFilter(others)
    assert others.shown == [], "each would take the focus from the window"
    assert desk.window.isActiveWindow()
    focus = QApplication.focusWidget()
    assert focus is not None
    assert focus.objectName() == "field_title"
    assert desk.controller(first).widget.isAncestorOf(focus)


async def test_that_one_listing_in_front_needs_no_row_and_gets_one_when_it_is_not(desk):
    (first,) = await desk.open(0)
    assert not desk.row.isVisible()
    desk.window.show_view("listings")
    assert desk.row.isVisible(), "the way back"
    await desk.click_tab(first)
    assert desk.front == first
    assert not desk.row.isVisible()


async def test_that_ctrl_tab_goes_round_and_back_from_elsewhere(desk):
    first, second, third = await desk.open(0, 1, 2)
    for expected in (first, second, third):
        await desk.press(Qt.Key.Key_Tab, CONTROL)
        assert desk.front == expected
    await desk.press(Qt.Key.Key_Backtab, CONTROL | SHIFT)
    assert desk.front == second
    desk.window.show_view("listings")
    await desk.press(Qt.Key.Key_Tab, CONTROL)
    assert desk.front == second, "the one that was in front last"


@pytest.mark.parametrize("way", ["middle", "cross", "key"])
async def test_that_a_tab_is_closed_and_the_one_beside_it_comes(desk, way):
    first, second, third = await desk.open(0, 1, 2)
    await desk.click_tab(second)
    desk.type(second, "field_title", "Otro")
    if way == "key":
        await desk.press(Qt.Key.Key_W, CONTROL)
    else:
        await desk.click_tab(second, MIDDLE if way == "middle" else LEFT, cross=way == "cross")
    await desk.until(lambda: desk.controller(second) is None, "the editor to end")
    assert desk.tabs() == [first, third]
    assert desk.front == third
    assert desk.listings.drafts[second].value("title") == "Otro", "its draft is kept"
    await desk.press(Qt.Key.Key_W, CONTROL)
    assert desk.front == first
    await desk.press(Qt.Key.Key_W, CONTROL)
    assert desk.front == "listings"
    await desk.until(lambda: not desk.tabs(), "the last one to end")
    assert not desk.row.isVisible()


async def test_that_escape_goes_back_to_the_listings_and_leaves_the_other_tabs(desk):
    first, second = await desk.open(0, 1)
    await desk.press(Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    assert desk.front == "listings"
    await desk.until(lambda: desk.tabs() == [first], "the tab to go")
    assert desk.controller(second) is None


async def test_that_a_tab_behind_another_is_closed_where_it_stands(desk):
    first, second, third = await desk.open(0, 1, 2)
    await desk.click_tab(first, MIDDLE)
    await desk.until(lambda: desk.tabs() == [second, third], "the tab to go")
    assert desk.front == third


async def test_that_a_tab_tells_of_changes_and_of_their_end(desk):
    first, second = await desk.open(0, 1)
    desk.type(second, "field_price", "99")
    await desk.turn()
    assert desk.marks() == {first: Mark.NONE, second: Mark.CHANGED}
    assert "changes not sent" in desk.row.accessibleTabName(1)
    desk.type(second, "field_title", "Otro & mas <b>")
    await desk.turn()
    assert desk.row.tabs()[1].title == "Otro & mas <b>"
    desk.controller(second).undo_stack.setIndex(0)
    await desk.turn()
    assert desk.marks()[second] is Mark.NONE


async def test_that_several_sendings_end_each_in_its_own_tab(desk):
    ids = await desk.open(0, 1, 2, 3)
    for item_id in ids:
        await desk.click_tab(item_id)
        desk.type(item_id, "field_title", f"New {item_id}")
        await desk.press(Qt.Key.Key_S, CONTROL)
    assert set(desk.marks().values()) == {Mark.SENDING}
    await desk.click_tab(ids[0])
    refused = Finding.error("title", "item.title.invalid")
    desk.listings.outcomes[ids[2]] = SaveOutcome("refused", findings=(refused,))
    # The answers come in another order, and none is of the one in front.
    for item_id in (ids[3], ids[2], ids[1]):
        desk.listings.answers[item_id].set()
        await desk.turn()
    assert desk.front == ids[0], "nothing takes the window away"
    assert desk.marks() == {
        ids[0]: Mark.SENDING,
        ids[1]: Mark.NONE,
        ids[2]: Mark.ATTENTION,
        ids[3]: Mark.NONE,
    }
    for item_id in (ids[1], ids[3]):
        assert desk.controller(item_id).history.draft.is_empty()
        assert desk.controller(item_id)._opened.item["title"] == f"New {item_id}"
    assert desk.controller(ids[2]).history.draft.value("title") == f"New {ids[2]}"
    await desk.click_tab(ids[2])
    assert desk.marks()[ids[2]] is Mark.CHANGED
    assert "Refused" in desk.controller(ids[2]).view.bar._says.text()


async def test_that_a_question_of_a_tab_waits_until_it_is_in_front(desk, qapp):
    first, second = await desk.open(0, 1)
    desk.type(second, "field_title", "Otro")
    await desk.press(Qt.Key.Key_S, CONTROL)
    await desk.click_tab(first)
    loss = Finding.warning("variations.7", "confirm.variation_removed", name="Rojo")
    desk.listings.outcomes[second] = SaveOutcome("held", findings=(loss,))
    desk.listings.answers[second].set()
    await desk.turn()
    asked = [one for one in qapp.topLevelWidgets() if isinstance(one, AskSheet) and one.isVisible()]
    assert asked == []
    assert desk.marks()[second] is Mark.ATTENTION
    await desk.click_tab(second)
    await desk.until(lambda: desk.window.findChildren(AskSheet) or _sheets(qapp), "the question")
    _sheets(qapp)[0].reject()
    await desk.turn()
    assert desk.marks()[second] is Mark.CHANGED


def _sheets(qapp) -> list[AskSheet]:
    return [one for one in qapp.topLevelWidgets() if isinstance(one, AskSheet) and one.isVisible()]


async def test_that_far_tabs_sleep_with_their_drafts_and_wake_as_they_were(desk, monkeypatch):
    monkeypatch.setattr("app.ui.editor.open_editors.MOST_AWAKE", 3)
    ids = await desk.open(0)
    desk.type(ids[0], "field_title", "Dormida")
    desk.type(ids[0], "field_price", "abc")
    ids += await desk.open(1)
    desk.type(ids[1], "field_title", "Sending")
    await desk.press(Qt.Key.Key_S, CONTROL)
    ids += await desk.open(2, 3, 4, 5, 6)
    awake = [one for one in ids if desk.controller(one) is not None]
    await desk.until(lambda: desk.controller(ids[0]) is None, "the first one to sleep")
    awake = [one for one in ids if desk.controller(one) is not None]
    assert awake == [ids[1], *ids[4:]], "what is being sent is heard of to its end"
    assert desk.tabs() == ids
    assert desk.marks()[ids[0]] is Mark.CHANGED
    assert desk.row.tabs()[0].title == "Dormida"
    await desk.click_tab(ids[0])
    await desk.until(lambda: desk.front == ids[0], "the first one to wake")
    line = desk.controller(ids[0]).widget.findChild(QLineEdit, "field_price")
    assert line.text() == "abc"
    assert desk.controller(ids[0]).history.draft.value("title") == "Dormida"
    await desk.until(lambda: desk.controller(ids[4]) is None, "the next one to sleep")
    await desk.click_tab(ids[4], MIDDLE)
    assert ids[4] not in desk.tabs(), "a sleeping one is closed without being made"
    assert desk.controller(ids[4]) is None


async def test_that_a_draft_that_cannot_be_kept_stays_awake(desk, monkeypatch):
    monkeypatch.setattr("app.ui.editor.open_editors.MOST_AWAKE", 1)
    (first,) = await desk.open(0)
    desk.type(first, "field_title", "Otro")
    desk.listings.keep_error = NoticeError(Notice("disk_full"))
    await desk.open(1)
    await desk.turn(60)
    assert desk.controller(first).history.draft.value("title") == "Otro"
    desk.listings.keep_error = None


async def test_that_the_way_through_the_list_opens_one_for_the_other(desk):
    (first,) = await desk.open(3)
    await desk.open(9)
    await desk.click_tab(first)
    desk.type(first, "field_title", "Otro")
    await desk.press(Qt.Key.Key_PageDown, CONTROL)
    await desk.until(lambda: desk.front == desk.ids[4], "the next one")
    await desk.until(lambda: desk.controller(first) is None, "the one before to end")
    assert desk.tabs() == [desk.ids[4], desk.ids[9]], "in the place of the one before"
    assert desk.listings.drafts[first].value("title") == "Otro"
    await desk.press(Qt.Key.Key_PageUp, CONTROL)
    await desk.until(lambda: desk.front == first, "the way back")
    assert desk.controller(first).history.draft.value("title") == "Otro"
    button = desk.controller(first).widget.findChild(QToolButton, "editor_open_next")
    assert button.isEnabled()
    QTest.mouseClick(button, LEFT)
    await desk.until(lambda: desk.front == desk.ids[4], "the next one by mouse")


async def test_that_a_listing_that_is_open_already_is_raised_on_the_way(desk):
    first, second = await desk.open(0, 1)
    await desk.click_tab(first)
    view = desk.controller(second)
    await desk.press(Qt.Key.Key_PageDown, CONTROL)
    await desk.until(lambda: desk.front == second, "the next one")
    assert desk.controller(second) is view
    assert desk.listings.opened == [first, second]


async def test_that_the_list_has_ends_and_what_vanished_from_it_has_neighbours(desk):
    (first,) = await desk.open(0)
    actions = desk.window.shell.actions
    assert not actions["open_previous"].isEnabled()
    assert actions["open_next"].isEnabled()
    model = desk.window.listings.model
    position, item_id = model.position, model.item_id
    # The listing no longer fits the search: the row that it had is another one's.
    model.position = lambda one: None if one == first else position(one)
    model.item_id = lambda row: item_id(row + 1)
    await desk.press(Qt.Key.Key_PageDown, CONTROL)
    await desk.until(lambda: desk.front == desk.ids[1], "the one that took its row")
    del model.position, model.item_id
    desk.window.show_view("listings")
    assert not actions["open_next"].isEnabled()


async def test_that_impatient_keys_go_as_far_as_they_say_and_open_no_more_than_needed(desk):
    await desk.open(0)
    opened = len(desk.listings.opened)
    for _ in range(5):
        QTest.keyClick(desk.window, Qt.Key.Key_PageDown, CONTROL)
    await desk.until(lambda: desk.front == desk.ids[5], "the fifth")
    assert len(desk.listings.opened) - opened <= 2


async def test_that_the_palette_goes_to_every_open_listing(desk):
    first, _second = await desk.open(0, 1)
    shell = desk.window.shell
    entries = entries_of(desk.window, shell.actions, shell.menus)
    (entry,) = [one for one in entries if one.title == f"Listing {first}"]
    entry.run()
    assert desk.front == first


async def test_that_a_listing_that_is_gone_leaves_the_one_in_front(desk):
    (first,) = await desk.open(0)
    desk.listings.gone.add(desk.ids[1])
    await desk.press(Qt.Key.Key_PageDown, CONTROL)
    await desk.turn(60)
    assert desk.front == first
    assert desk.tabs() == [first]


async def test_that_another_window_has_the_same_tabs(desk, qtbot):
    first, second = await desk.open(0, 1)
    desk.type(second, "field_title", "Otro")
    front = desk.window.current_view
    assert await desk.editors.leave_all() == [first, second]
    assert list(desk.window._views) == []
    desk.editors.show_again(front)
    rows = desk.window.findChildren(TabRow)
    await desk.until(lambda: desk.front == second, "the one that was in front")
    assert [tab.name for tab in rows[-1].tabs()] == [editor_name(first), editor_name(second)]
    assert desk.controller(second).history.draft.value("title") == "Otro"
    assert desk.controller(first) is None, "it wakes when it is wanted"
