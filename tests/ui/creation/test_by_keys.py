"""A new listing without a mouse: real keys in a real window, from Ctrl+N to the marketplace."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.domain.shapes import text_of as wire_text
from app.engine.events import DraftDiscarded
from app.engine.sending.creation import new_draft_id
from app.tasks import TaskScope
from app.ui.activity.drafts.discarding import Discarding
from app.ui.application import choose_theme, interface_font
from app.ui.creation.new_listings import NewListings
from app.ui.creation.prediction_card import PredictionCard
from app.ui.creation.recents import Recents
from app.ui.editor.open_editors import OpenEditors
from app.ui.widgets.display.toast import Toast, ToastStack
from app.ui.window.main_window import MainWindow
from tests.stands.creation_shop import CreationShop, creation_shop, small_market

Key = Qt.Key
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier


class Desk:
    """A window over a marketplace in this process, and a keyboard."""

    def __init__(self, window: MainWindow, shop: CreationShop, editors: OpenEditors) -> None:
        self.window, self.shop, self.editors = window, shop, editors
        self.toasts: ToastStack
        self.discarding: Discarding

    @property
    def focus(self) -> QWidget:
        focused = QApplication.focusWidget()
        assert focused is not None, "something has the cursor"
        return focused

    @property
    def name(self) -> str:
        """The name of what has the cursor, or of the nearest thing around it that has one."""
        around: QWidget | None = self.focus
        while around is not None and not around.objectName().strip():
            around = around.parentWidget()
        return around.objectName() if around is not None else ""

    async def turn(self, turns: int = 12) -> None:
        for _ in range(turns):
            QApplication.processEvents()
            await asyncio.sleep(0)

    async def until(self, happened: Callable[[], object], what: str) -> None:
        for _ in range(3_000):
            await self.turn(1)
            if happened():
                return
            await asyncio.sleep(0.001)
        raise AssertionError(f"waited in vain: {what}; the cursor is in {self.name}")

    async def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(self.focus, key, modifiers)
        await self.turn()

    async def type(self, text: str) -> None:
        QTest.keyClicks(self.focus, text)
        await self.turn()

    async def tab_to(self, name: str, key: Qt.Key = Key.Key_Tab) -> None:
        """Press Tab until the cursor is in what is called ``name``."""
        seen = []
        for _ in range(60):
            if self.name == name:
                return
            await self.press(key, SHIFT if key == Key.Key_Backtab else NONE)
            seen.append(self.name)
        raise AssertionError(f"no way by Tab to {name}: {seen}")

    async def part_with(self, name: str) -> None:
        """Press F6 until the cursor is in the part that is called ``name``."""
        (part,) = [one for one in self.window.findChildren(QWidget, name) if one.isVisible()]
        seen: list[str] = []
        while not part.isAncestorOf(self.focus):
            assert len(seen) < 12, f"no way by F6 to {name}: {seen}"
            await self.press(Key.Key_F6)
            seen.append(self.name)


@pytest.fixture
async def desk(qtbot, qapp, tmp_path: Path, monkeypatch) -> AsyncIterator[Desk]:
    for pause in ("app.ui.creation.choosing.PAUSE_SECONDS", "app.ui.editor.autosave.PAUSE_SECONDS"):
        monkeypatch.setattr(pause, 0.0)
    qapp.setFont(interface_font(qapp.font()))
    choose_theme(qapp, "light")
    failed: list[Exception] = []

    def fail(_key: str, error: Exception) -> None:
        failed.append(error)

    with small_market(tmp_path) as market:
        async with creation_shop(market, tmp_path / "shop") as shop:
            settings = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
            window = MainWindow(shop.catalog, settings)
            qtbot.addWidget(window, before_close_func=lambda one: one.close_for_good())
            window.resize(1440, 900)
            window.show()
            window.activateWindow()
            window.furnish()
            window.shell.attached = True
            window.shell.show_state()
            async with TaskScope("test", on_failure=fail) as scope:
                new = NewListings(shop, lambda: Recents(settings, lambda _n: None), fail, listed)
                editors = OpenEditors(shop, scope, lambda: window, fail, new.open)
                window.on_open_item = editors.open
                window.new_listing_requested.connect(lambda: editors.open(new_draft_id()))
                made = Desk(window, shop, editors)
                made.toasts = ToastStack(window, above=88)
                made.discarding = Discarding(shop, scope, window, made.toasts)
                shop.events.subscribe(made.discarding.on_event)
                await made.until(window.isActiveWindow, "the window")
                yield made
                await editors.close()
    assert failed == []


def listed(_draft_id: str, _item_id: str) -> None:
    """Nothing follows here."""


async def test_that_a_listing_is_made_by_keys_alone(desk):
    before = desk.shop.mine
    await desk.press(Key.Key_N, CONTROL)
    await desk.until(lambda: desk.name == "creation_title", "the title of a new listing")
    await desk.type("Camisa de lino")
    view = desk.window.view(desk.window.current_view)
    await desk.until(lambda: view.chooser.use_button.isEnabled(), "a category")
    await desk.press(Key.Key_Tab)
    assert isinstance(desk.focus, PredictionCard), "what is predicted comes after the title"
    await desk.press(Key.Key_Space)
    await desk.until(lambda: view.chooser.use_button.isEnabled(), "its category")
    await desk.press(Key.Key_Return)
    await desk.until(lambda: desk.name.startswith("field_"), "the first field")
    await desk.until(lambda: not view.form.view.building.running, "the form")
    for path, text in (
        ("price", "120"),
        ("available_quantity", "4"),
        ("attributes.BRAND", "Tolvanera"),
    ):
        await desk.tab_to(f"field_{path}")
        await desk.type(text)
    await desk.tab_to("field_condition", Key.Key_Backtab)
    await desk.press(Key.Key_N)
    await desk.tab_to("listing_type_gold_special")
    await desk.press(Key.Key_Space)
    # Esc is no way to lose any of it: it leaves, and the draft opens as it was.
    name = desk.window.current_view
    await desk.press(Key.Key_Escape)
    await desk.until(lambda: desk.window.view(name) is None, "the draft to be kept")
    desk.editors.open(name.removeprefix("editor "))
    await desk.until(lambda: desk.name.startswith("field_"), "the draft again")
    form = desk.window.view(name).form
    assert form.history.draft.value("price") == 120
    bar = form.view.bar
    toasts = ToastStack(desk.window, above=88)
    toast = toasts.add("ok", "Something else was sent", "Undo")
    place = bar.mapTo(desk.window, QPoint(0, 0))
    assert not toasts.geometry().intersects(QRect(place, bar.size())), "it covers no button"
    toast.finish()
    await desk.part_with("pending_changes")
    await desk.tab_to("validate_button")
    await desk.press(Key.Key_Space)
    await desk.until(lambda: "would accept" in bar.save_button.accessibleDescription(), "validated")
    await desk.press(Key.Key_S, CONTROL)
    await desk.until(lambda: desk.shop.rows(), "it to be in the outbox")
    await desk.shop.work()
    assert desk.shop.mine == before + 1


async def test_that_f6_goes_round_the_window_and_to_what_is_reported(desk):
    await desk.press(Key.Key_N, CONTROL)
    await desk.until(lambda: desk.name == "creation_title", "the title of a new listing")
    toasts = ToastStack(desk.window, above=88)
    toast = toasts.add("ok", "Sent", "Undo")
    await desk.part_with("toasts")
    assert not toast._timer.isActive(), "it waits for who is in it"
    await desk.press(Key.Key_Escape)
    assert not toasts.isVisible()
    assert desk.window.current_view != "listings", "Esc closed the toast and nothing else"
    assert desk.name != ""
    await desk.part_with("navigation")
    await desk.press(Key.Key_F6, SHIFT)
    assert desk.name != "navigation_list"
    await desk.press(Key.Key_F6)
    assert desk.name == "navigation_list", "forth and back is where it was"


@pytest.mark.parametrize("asleep", [False, True])
async def test_that_a_discarded_draft_takes_its_tab_along_and_comes_back_with_it(desk, *, asleep):
    await desk.press(Key.Key_N, CONTROL)
    await desk.until(lambda: desk.name == "creation_title", "the title of a new listing")
    await desk.type("Camisa de lino")
    view = desk.window.view(desk.window.current_view)
    await desk.until(lambda: view.chooser.use_button.isEnabled(), "a category")
    await desk.press(Key.Key_Return)
    await desk.until(lambda: desk.name.startswith("field_"), "the first field")
    await desk.tab_to("field_price")
    await desk.type("120")
    (tab,) = desk.editors.shown()
    draft_id = tab.name.removeprefix("editor ")
    await view.keep()
    if asleep:
        editor = desk.editors._open[draft_id]
        desk.window.show_view("listings")
        await desk.editors._end(draft_id, editor)
        draft, _row = await desk.shop.listings.creations.kept(draft_id)
        await desk.shop.listings.discard(draft)
        desk.shop.events.publish(DraftDiscarded(draft))
    else:
        view.form.view.header.discard_requested.emit()
    await desk.until(lambda: not desk.editors.shown(), "the tab to be closed")
    await desk.until(lambda: desk.window.view(tab.name) is None, "the view to be gone")
    await desk.turn(40)
    assert await desk.shop.listings.drafts() == {}, "what was discarded is not kept again"
    (toast,) = desk.window.findChildren(Toast)
    toast.acted.emit()
    await desk.until(lambda: desk.window.view(tab.name) is not None, "the tab to come back")
    again = desk.window.view(tab.name)
    assert again.history.draft.value("price") == 120
    assert wire_text(again.history.draft.value("title")) == "Camisa de lino"
    assert list(await desk.shop.listings.drafts()) == [draft_id]


async def test_that_a_listing_is_edited_by_keys_alone(desk):
    async def none(*_args: object, **_more: object) -> None:
        """No picture needs to be seen."""

    desk.shop.pictures.thumbnail = none
    (item_id,) = desk.shop.market.database.one(
        "SELECT id FROM items WHERE seller_id = ? ORDER BY id LIMIT 1", [desk.shop.seller]
    )
    desk.editors.open(item_id)
    await desk.until(lambda: desk.name.startswith("field_"), "the first field")
    controller = desk.window.view(desk.window.current_view)
    view = controller.view
    await desk.until(lambda: not view.building.running, "the form")
    # Text and figures, a list, a number and its unit.
    for path, text in (("title", "Camisa de lino azul"), ("price", "149.5")):
        await desk.tab_to(f"field_{path}")
        await desk.press(Key.Key_A, CONTROL)
        await desk.type(text)
    await desk.tab_to("field_condition")
    await desk.press(Key.Key_U)
    await desk.tab_to("field_attributes.PAGES")
    await desk.type("120")
    await desk.tab_to("field_attributes.WEIGHT")
    await desk.type("2")
    await desk.tab_to("unit_attributes.WEIGHT")
    await desk.press(Key.Key_K)
    # What is typed by mistake is taken back where it was typed, and comes again.
    await desk.tab_to("field_seller_custom_field", Key.Key_Backtab)
    await desk.type("X")
    await desk.press(Key.Key_Z, CONTROL)
    draft = controller.history.draft
    assert not draft.is_changed("seller_custom_field")
    # The second picture becomes the cover.
    await desk.tab_to(f"picture_{item_id}-b")
    await desk.press(Key.Key_Left, CONTROL)
    assert draft.is_changed("pictures")
    await desk.tab_to("field_price", Key.Key_Backtab)
    before = desk.focus
    await desk.press(Key.Key_S, CONTROL)
    await desk.until(lambda: desk.shop.rows(), "it to be in the outbox")
    await desk.shop.work()
    await desk.until(lambda: controller.history.draft.is_empty(), "the answer")
    there = desk.shop.market.items.read(item_id)
    assert (there["title"], there["price"], there["condition"]) == (
        "Camisa de lino azul",
        Decimal("149.5"),
        "used",
    )
    assert [one["id"] for one in there["pictures"]] == [f"{item_id}-b", f"{item_id}-a"]
    assert desk.name == "field_price", "the cursor stays where it was"
    assert before is desk.focus
