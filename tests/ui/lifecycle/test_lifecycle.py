"""A listing paused, activated, closed, relisted and deleted in the window, against the marketplace
in the box."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget

from app.editing.row_result import RowResult
from app.engine.changes.lifecycle import LifecycleStep
from app.engine.outbox.outbox import OutboxState
from app.ui.application import choose_theme, interface_font
from app.ui.editor.open_editors import editor_name
from app.ui.widgets.display.toast import Toast
from tests.stands.practice_window import SECONDS, Shop, opened

# All scenarios are played at one go, by the first test that asks for them.
pytestmark = [pytest.mark.usefixtures("forked"), pytest.mark.timeout(300)]


def click(widget: QWidget, name: str) -> None:
    button = widget.findChild(QAbstractButton, name)
    assert button is not None, name
    assert button.isEnabled(), name
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def press_button(toast: Toast) -> None:
    """Click the one action of a toast."""
    words = [b for b in toast.findChildren(QAbstractButton) if b.text()]
    assert len(words) == 1
    QTest.mouseClick(words[0], Qt.MouseButton.LeftButton)


async def a_listing_goes_through_its_life_by_keys(shop: Shop) -> None:
    row = shop.fresh("active")
    await shop.choose(row.id)
    await shop.press(Qt.Key.Key_P)
    await shop.status(row.id, "paused")
    press_button(await shop.toast("Paused: "))
    await shop.status(row.id, "active")
    assert shop.live(row.id)["status"] == "active"

    await shop.press(Qt.Key.Key_E)
    click(await shop.dialog(), "ask_go")
    await shop.status(row.id, "closed")
    closed = await shop.toast("Closed: ")
    assert not [b for b in closed.findChildren(QAbstractButton) if b.text()], "nothing undoes it"

    await shop.until(lambda: shop.action("relist").isEnabled(), "relisting")
    await shop.press(Qt.Key.Key_L)
    sheet = await shop.dialog()
    shop.closed = row.id
    go = sheet.findChild(QAbstractButton, "relist_sheet_go")
    await shop.until(go.isEnabled, "what it does")
    price = sheet.findChild(QLineEdit, "relist_price")
    price.selectAll()
    QTest.keyClicks(price, "no price")
    assert not go.isEnabled()
    price.selectAll()
    wanted = (row.price or 0) // 100 + 7.5
    QTest.keyClicks(price, f"{wanted:.2f}")
    await shop.until(go.isEnabled, "what it does now")
    told = [line.accessibleName() for line in sheet.findChildren(QWidget) if line.accessibleName()]
    assert any(f"{wanted:,.2f}" in one for one in told), told
    click(sheet, "relist_sheet_go")
    words = (await shop.toast("Relisted as ")).accessibleName()
    new = shop.live(words.rpartition(" ")[2])
    assert (new["price"], new["parent_item_id"], new["status"]) == (wanted, row.id, "active")

    shop.clear()
    await shop.press(Qt.Key.Key_L)
    sheet = await shop.dialog()
    found = sheet.findChild(QWidget, "relist_sheet_findings")
    await shop.until(found.isVisible, "why it cannot be relisted twice")
    assert "relisted before" in found.accessibleName()
    assert not sheet.findChild(QAbstractButton, "relist_sheet_go").isEnabled()
    sheet.reject()

    await shop.press(Qt.Key.Key_Delete)
    question = await shop.dialog()
    typed, go = (
        question.findChild(QLineEdit, "ask_typed"),
        question.findChild(QAbstractButton, "ask_go"),
    )
    QTest.keyClicks(typed, "delete")
    assert not go.isEnabled()
    typed.clear()
    QTest.keyClicks(typed, row.id)
    click(question, "ask_go")
    await shop.toast("Deleted: ")
    assert "deleted" in shop.live(row.id)["sub_status"]


async def the_editor_offers_the_same_and_shows_the_outcome(shop: Shop) -> None:
    row = shop.fresh("active", listing_type_id="gold_special")
    shop.window.open_item(row.id)
    name = editor_name(row.id)
    await shop.until(lambda: shop.window.current_view == name, "the editor")
    field = shop.window.findChild(QLineEdit, "field_seller_custom_field")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "TYPED-1")
    offered = [one.objectName() for one in shop.window.lifecycle_actions()]
    assert offered == [f"action_{step.value}" for step in LifecycleStep]
    shop.action("pause").trigger()
    await shop.toast("Paused: ")
    view = shop.window.view(name).widget
    await shop.until(lambda: view.header._chip.chip().text == "Paused", "the chip")
    await shop.until(lambda: shop.action("activate").isEnabled(), "the way back")
    assert shop.window.view(name).history.draft.changed_paths() == ("seller_custom_field",)

    shop.action("type").trigger()
    sheet = await shop.dialog()
    premium = sheet.findChild(QWidget, "type_gold_pro")
    assert sheet.findChild(QAbstractButton, "type_free_radio").isEnabled() is False
    QTest.mouseClick(premium, Qt.MouseButton.LeftButton)
    go = sheet.findChild(QAbstractButton, "type_sheet_go")
    await shop.until(go.isEnabled, "what it leaves")
    click(sheet, "type_sheet_go")
    await shop.toast("Now Premium: ")
    assert shop.live(row.id)["listing_type_id"] == "gold_pro"

    shop.action("close").trigger()
    click(await shop.dialog(), "ask_go")
    await shop.toast("Closed: ")

    def locked() -> bool:
        view = shop.window.view(name)
        price = None if view is None else view.widget.findChild(QLineEdit, "field_price")
        return price is not None and price.isVisible() and price.isReadOnly()

    await shop.until(locked, "the form of a closed listing")
    draft = shop.window.view(name).history.draft
    assert draft.value("seller_custom_field") == "TYPED-1", "what was typed is still there"
    shop.window.view(name).leave()
    await shop.until(lambda: shop.window.current_view == "listings", "the listings")


async def a_step_asked_for_twice_is_sent_once(shop: Shop) -> None:
    row = shop.fresh("active")
    await shop.choose(row.id)
    await shop.press(Qt.Key.Key_P)
    await shop.press(Qt.Key.Key_P)
    await shop.status(row.id, "paused")
    await shop.toast("Paused: ")
    rows = await shop.rows_of(row.id)
    assert len(rows) == 1


MEANWHILE: tuple[tuple[dict[str, Any], Qt.Key, str], ...] = (
    ({"status": "closed"}, Qt.Key.Key_P, "It is closed for good"),
    ({"status": "paused"}, Qt.Key.Key_P, "It is paused already"),
    ({"available_quantity": 0}, Qt.Key.Key_P, "It is paused already"),
    ({"status": "closed"}, Qt.Key.Key_E, "It is closed already"),
)


async def what_changed_meanwhile_is_reported_and_nothing_is_sent(shop: Shop) -> None:
    for meanwhile, key, words in MEANWHILE:
        shop.clear()
        row = shop.fresh("active", listing_type_id="gold_special")
        await shop.choose(row.id)
        shop.change(row.id, **meanwhile)
        await shop.press(key)
        await shop.toast(f"Nothing was sent. {words}")
        assert not await shop.rows_of(row.id)


async def keeping_a_listing_sends_nothing(shop: Shop) -> None:
    row = shop.fresh("active")
    await shop.choose(row.id)
    await shop.press(Qt.Key.Key_E)
    question = await shop.dialog()
    QTest.keyClick(question, Qt.Key.Key_Return)
    await shop.until(lambda: not shop.dialogs(), "the question to go")
    assert not await shop.rows_of(row.id)
    assert shop.live(row.id)["status"] == "active"


async def a_selection_is_paused_as_a_plan_and_taken_back(shop: Shop) -> None:
    rows = [shop.fresh("active") for _ in range(3)]
    await shop.choose(*(row.id for row in rows), shop.closed)
    for step in ("type", "relist", "delete"):
        assert shop.action(step).isEnabled()
    await shop.press(Qt.Key.Key_P)
    question = await shop.dialog()
    assert question.windowTitle() == "Pause 3 listings?"
    click(question, "ask_go")
    for row in rows:
        await shop.status(row.id, "paused")
    press_button(await shop.toast("3 listings in the outbox"))
    for row in rows:
        await shop.status(row.id, "active")


async def what_was_sent_from_the_editor_is_taken_back_there(shop: Shop) -> None:
    row = shop.fresh("active")
    before = shop.live(row.id)["seller_custom_field"]
    shop.window.open_item(row.id)
    name = editor_name(row.id)
    await shop.until(lambda: shop.window.current_view == name, "the editor")
    view = shop.window.view(name)
    field = view.widget.findChild(QLineEdit, "field_seller_custom_field")
    undo = view.widget.findChild(QAbstractButton, "undo_sent")
    assert not undo.isVisible(), "nothing was sent"
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "SENT-1")
    QTest.keyClick(field, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    await shop.until(undo.isVisible, "what came of it")
    assert shop.live(row.id)["seller_custom_field"] == "SENT-1"
    QTest.mouseClick(undo, Qt.MouseButton.LeftButton)
    await shop.until(lambda: field.text() == (before or ""), "the value from before")
    assert shop.live(row.id)["seller_custom_field"] == before
    assert not undo.isVisible()
    assert view.history.draft.is_empty()
    view.leave()
    await shop.until(lambda: shop.window.current_view == "listings", "the listings")


async def plan_of_the_selection(shop: Shop, changed: int) -> QWidget:
    """The plan that opened for the selection, once its rows are known."""
    await shop.until(lambda: shop.window.current_view.startswith("plan "), "the plan")
    view = shop.window.view(shop.window.current_view).widget
    apply = view.findChild(QAbstractButton, "apply_button")
    words = f"Apply to {changed} listings"
    await shop.until(lambda: apply.isEnabled() and apply.text() == words, words)
    return view


async def back_to_the_listings(shop: Shop) -> None:
    assert shop.window.current_view.startswith("plan "), "it stays until somebody leaves it"
    view = shop.window.view(shop.window.current_view)
    assert view is not None
    view.leave()
    await shop.until(lambda: shop.window.current_view == "listings", "the listings")
    shop.clear()


async def a_selection_is_moved_to_another_type_as_far_as_it_may(shop: Shop) -> None:
    rows = [shop.fresh("active", listing_type_id="gold_special") for _ in range(2)]
    premium = shop.fresh("active", listing_type_id="gold_pro")
    await shop.choose(*(row.id for row in rows), premium.id, shop.closed)
    await shop.press(Qt.Key.Key_T)
    view = await plan_of_the_selection(shop, 2)
    outcomes = {row.item_id: row for row in view.model.rows()}
    assert outcomes[premium.id].reason == "so_already"
    assert outcomes[shop.closed].reason == "is_closed"
    # Both charge something, and what is left of a sale is known for each.
    for row in rows:
        found = outcomes[row.id]
        assert found.net_after < found.net_before
    click(view, "apply_button")
    for row in rows:
        await shop.until(
            lambda row=row: shop.live(row.id)["listing_type_id"] == "gold_pro", "the other type"
        )
    await back_to_the_listings(shop)


async def a_selection_is_relisted_and_the_old_ones_are_deleted_by_their_number(shop: Shop) -> None:
    rows = [shop.fresh("active") for _ in range(2)]
    other = shop.fresh("active")
    await shop.choose(*(row.id for row in rows))
    await shop.press(Qt.Key.Key_E)
    click(await shop.dialog(), "ask_go")
    for row in rows:
        await shop.status(row.id, "closed")
    shop.clear()
    ids = [row.id for row in rows]
    await shop.choose(*ids, other.id)
    await shop.until(lambda: shop.action("relist").isEnabled(), "relisting")
    await shop.press(Qt.Key.Key_L)
    click(await plan_of_the_selection(shop, 2), "apply_button")
    for row in rows:
        (sent,) = await until_rows(shop, row.id, "relist")
        ended = await shop.session.outbox.wait(sent.number, SECONDS)
        assert ended.state is OutboxState.DONE
        assert shop.live(ended.progress.item_id)["parent_item_id"] == row.id
    await back_to_the_listings(shop)

    # What was relisted from here is not relisted twice.
    await shop.choose(*ids, other.id)
    await shop.press(Qt.Key.Key_L)
    await shop.until(lambda: shop.window.current_view.startswith("plan "), "the plan")
    view = shop.window.view(shop.window.current_view).widget
    reasons = ["not_closed", "relisted_before", "relisted_before"]
    await shop.until(lambda: sorted(r.reason for r in view.model.rows()) == reasons, "why")
    await back_to_the_listings(shop)

    await shop.choose(*ids, other.id)
    await shop.press(Qt.Key.Key_Delete)
    view = await plan_of_the_selection(shop, 2)
    click(view, "apply_button")
    question = await shop.dialog()
    assert question.windowTitle() == "Delete 2 listings for good?"
    typed = question.findChild(QLineEdit, "ask_typed")
    go = question.findChild(QAbstractButton, "ask_go")
    QTest.keyClicks(typed, "3")
    assert not go.isEnabled()
    typed.clear()
    QTest.keyClicks(typed, "2")
    click(question, "ask_go")
    for row in rows:
        await shop.until(
            lambda row=row: "deleted" in shop.live(row.id)["sub_status"], "the deletion"
        )
    assert shop.live(other.id)["status"] == "active"
    await back_to_the_listings(shop)


async def until_rows(shop: Shop, item_id: str, kind: str) -> list[Any]:
    """The rows of a kind of a listing, once there are any."""
    for _ in range(400):
        if found := [one for one in await shop.rows_of(item_id) if one.kind == kind]:
            return found
        await asyncio.sleep(0.01)
    raise AssertionError(f"no {kind} of {item_id}")


def words_of(widget: QWidget) -> str:
    return " ".join(one.text() for one in widget.findChildren(QLabel))


async def closing_many_asks_for_a_tick(shop: Shop) -> None:
    rows = [shop.fresh("active") for _ in range(6)]
    await shop.choose(*(row.id for row in rows))
    await shop.press(Qt.Key.Key_E)
    question = await shop.dialog()
    go = question.findChild(QAbstractButton, "ask_go")
    assert not go.isEnabled()
    click(question, "ask_tick")
    assert go.isEnabled()
    question.reject()
    assert all(shop.live(row.id)["status"] == "active" for row in rows)


IMPOSSIBLE: tuple[tuple[str, dict[str, object], str, str], ...] = (
    ("active", {}, "activate", "It is active already."),
    ("active", {}, "delete", "Close it first."),
    ("paused", {"sub_status": "out_of_stock"}, "activate", "Add stock to make it active."),
    ("closed", {}, "pause", "Relisting it makes a new listing."),
)


async def what_is_not_possible_says_why(shop: Shop) -> None:
    for status, wanted, step, why in IMPOSSIBLE:
        row = shop.fresh(status, **wanted)
        await shop.choose(row.id)
        action = shop.action(step)
        assert not action.isEnabled(), step
        assert action.toolTip().replace("\n", " ").endswith(why)
        assert action.statusTip().endswith(why)


async def without_the_marketplace_it_waits_in_the_outbox(shop: Shop) -> None:
    row = shop.fresh("active")
    await shop.choose(row.id)
    await shop.session.outbox.set_paused(True)
    await shop.press(Qt.Key.Key_P)
    await shop.toast("In the outbox until the marketplace answers")
    await shop.choose(row.id)
    shop.clear()
    await shop.press(Qt.Key.Key_P)
    await shop.toast("It is in the outbox already, and not sent twice")
    await shop.session.outbox.set_paused(False)
    await shop.status(row.id, "paused")


async def what_takes_long_to_read_has_a_sign_and_can_be_given_up(shop: Shop) -> None:
    asked, items = asyncio.Event(), shop.session.connection.api.items

    async def never(*_asked: object, **_more: object) -> Any:
        asked.set()
        await asyncio.Event().wait()

    row = shop.fresh("active")
    await shop.choose(row.id)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(items, "get", never)
        await shop.press(Qt.Key.Key_P)
        press_button(await shop.toast(f"Reading “{row.title}”…"))
        assert asked.is_set()
        await shop.until(lambda: not shop.toasts(), "the sign to go")
    assert not await shop.rows_of(row.id)
    await shop.press(Qt.Key.Key_P)
    await shop.toast("Paused: ")
    shop.clear()


ENDS: tuple[tuple[OutboxState, RowResult, str], ...] = (
    (OutboxState.HELD, RowResult(is_unsettled=True), "It is not known whether it arrived."),
    (OutboxState.HELD, RowResult(), "Nothing was changed."),
    (OutboxState.DONE, RowResult(unmet=("status",)), "Sent, 1 changed"),
    (OutboxState.DONE, RowResult(), "Paused"),
)


async def the_outcome_is_reported_as_it_is(shop: Shop) -> None:
    outbox = shop.session.outbox
    for state, result, words in ENDS:
        row = shop.fresh("active")
        await shop.choose(row.id)

        async def wait(number: int, _seconds: float, made: Any = (state, result)) -> Any:
            found = await outbox.read(lambda store: store.find(number))
            return replace(found, state=made[0], result=made[1])

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(outbox, "wait", wait)
            await shop.press(Qt.Key.Key_P)
            await shop.toast(words)
        await shop.status(row.id, "paused")
        shop.clear()


async def what_was_shown_before_of_a_listing_goes(shop: Shop) -> None:
    row = shop.fresh("active")
    await shop.choose(row.id)
    await shop.press(Qt.Key.Key_P)
    await shop.toast("Paused")
    await shop.status(row.id, "paused")
    await shop.choose(row.id)
    await shop.press(Qt.Key.Key_O)
    await shop.toast("Active")
    assert len([words for words in shop.toasts() if row.title in words]) == 1
    await shop.status(row.id, "active")


SCENARIOS: tuple[Callable[[Shop], Awaitable[None]], ...] = (
    what_takes_long_to_read_has_a_sign_and_can_be_given_up,
    what_is_not_possible_says_why,
    a_listing_goes_through_its_life_by_keys,
    the_editor_offers_the_same_and_shows_the_outcome,
    what_was_sent_from_the_editor_is_taken_back_there,
    a_step_asked_for_twice_is_sent_once,
    what_changed_meanwhile_is_reported_and_nothing_is_sent,
    keeping_a_listing_sends_nothing,
    a_selection_is_paused_as_a_plan_and_taken_back,
    a_selection_is_moved_to_another_type_as_far_as_it_may,
    a_selection_is_relisted_and_the_old_ones_are_deleted_by_their_number,
    closing_many_asks_for_a_tick,
    without_the_marketplace_it_waits_in_the_outbox,
    the_outcome_is_reported_as_it_is,
    what_was_shown_before_of_a_listing_goes,
)


async def play(folder: Path) -> dict[str, str]:
    """Play every scenario in one window; return what went wrong in each."""
    wrong = {}
    async with opened(folder) as shop:
        for scenario in SCENARIOS:
            shop.clear()
            for question in shop.dialogs():
                question.reject()
            try:
                await scenario(shop)
            except Exception:
                wrong[scenario.__name__] = traceback.format_exc()
    return wrong


@pytest.fixture(scope="module")
def wrong(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What went wrong; played at one go, as timers of a window need a loop that runs."""
    qapp.setFont(interface_font(qapp.font()))
    choose_theme(qapp, "light")
    with pytest.MonkeyPatch.context() as patch, asyncio.Runner() as runner:
        # So long it is waited before something is shown as waiting.
        patch.setattr("app.ui.lifecycle.lifecycle.SOON", 0.3)
        return runner.run(play(tmp_path_factory.mktemp("life")))


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.__name__)
def test_that(scenario: Any, wrong: dict[str, str]) -> None:
    assert scenario.__name__ not in wrong, wrong[scenario.__name__]
