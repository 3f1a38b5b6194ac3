"""Many listings changed at once in the window, against the marketplace in the box: what the preview
says is what the marketplace then has."""

from __future__ import annotations

import asyncio
import time
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from typing import Any

import httpx
import pytest
from PIL import Image
from PySide6.QtCore import QEvent, QSettings, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QWidget,
)

from app.domain.wire import read_json
from app.engine.events import Synced
from app.engine.plans.plan_file import read_plan
from app.engine.plans.plan_store import KeptPlan, PlanStore
from app.engine.plans.saved_changes import SavedChanges
from app.engine.previews.kept_rows import as_sent
from app.engine.previews.question import PreviewOutcome, PreviewRow
from app.engine.session import Session, Target, open_session
from app.rules.guards import Limits
from app.tasks import TaskScope
from app.ui.activity.activity import Activity
from app.ui.application import choose_theme, interface_font
from app.ui.plans.plan_view import PlanView
from app.ui.plans.plans import Plans
from app.ui.plans.preview.figures import ALL, CHANGES, LEFT_OUT, REFUSED, UNCHANGED
from app.ui.plans.preview.model import CHECK, PRICE, RESULT
from app.ui.sheets.folder_sheet import FolderSheet
from app.ui.sheets.picture_folders import PictureFolders
from app.ui.sheets.row_list import RowList
from app.ui.widgets.display.chip import Chip
from app.ui.widgets.inputs.combo import Combo
from app.ui.window.main_window import MainWindow
from tests.stands.inline_reader import InlineReader
from tests.stands.seeded_store import lay_store

# All scenarios are played at one go, by the first test that asks for them.
pytestmark = [pytest.mark.usefixtures("forked"), pytest.mark.timeout(300)]

SECONDS = 60.0
"""So long it is waited for what has to come; how quick it is is not asked here."""
LISTINGS = 60


class Shop:
    """A window over the practice marketplace, and the functions that drive it."""

    def __init__(self, window: MainWindow, session: Session, folder: Path) -> None:
        self.window, self.session, self.folder = window, session, folder

    async def until(self, happened: Callable[[], Any], what: str) -> Any:
        deadline = time.monotonic() + SECONDS
        while not (found := happened()):
            assert time.monotonic() < deadline, f"waited in vain: {what}"
            QApplication.processEvents()
            await asyncio.sleep(0.005)
        QApplication.processEvents()
        return found

    def live(self, item_id: str) -> dict[str, Any]:
        """The listing as the marketplace has it."""
        seller = self.session.sellers[0]
        answer = httpx.get(
            f"{self.session.base_url}/items/{item_id}",
            headers={"authorization": f"Bearer {seller.token.reveal()}"},
            verify=False,
        )
        assert answer.status_code == 200, answer.text
        return read_json(answer.content)

    def put(self, item_id: str, **fields: object) -> None:
        """Change a listing in the marketplace, as somebody else does."""
        seller = self.session.sellers[0]
        answer = httpx.put(
            f"{self.session.base_url}/items/{item_id}",
            headers={"authorization": f"Bearer {seller.token.reveal()}"},
            verify=False,
            json=fields,
        )
        assert answer.status_code == 200, answer.text

    def live_all(self, ids: Sequence[str]) -> dict[str, dict[str, Any]]:
        """The listings as the marketplace has them."""
        seller, found = self.session.sellers[0], {}
        for first in range(0, len(ids), 20):
            answer = httpx.get(
                f"{self.session.base_url}/items",
                params={"ids": ",".join(ids[first : first + 20])},
                headers={"authorization": f"Bearer {seller.token.reveal()}"},
                verify=False,
            )
            found |= {one["body"]["id"]: one["body"] for one in read_json(answer.content)}
        return found

    def rows(self, status: str, count: int, *, varied: bool = False) -> list[str]:
        model = self.window.listings.model
        found = [model.row(at) for at in range(model.rowCount())]
        return [
            row.id
            for row in found
            if row and row.status == status and bool(row.variations) is varied
        ][:count]

    def below(self, amount: int, count: int) -> list[str]:
        """Listings that are near below a price, and whose buyers pay the shipping."""
        model = self.window.listings.model
        found = [model.row(at) for at in range(model.rowCount())]
        plain = (r for r in found if r and r.status == "active" and not r.variations and r.price)
        near = sorted((r for r in plain if r.price < amount * 100), key=lambda r: -r.price)
        return [row.id for row in near if not row.free_shipping][:count]

    def unsold(self, count: int) -> list[str]:
        """Listings whose title may still be changed."""
        model = self.window.listings.model
        found = [model.row(at) for at in range(model.rowCount())]
        plain = (r for r in found if r and r.status == "active" and not r.variations)
        return [row.id for row in plain if not row.sold_quantity][:count]

    async def open(self, ids: Sequence[str] = ()) -> PlanView:
        """Begin a plan by key, for these listings or for all that are shown."""
        self.window.show_view("listings")
        self.window.listings.table.clearSelection()
        if ids:
            self.window.listings.table.select_only(ids)
        self.window.activateWindow()
        await self.until(self.window.isActiveWindow, "the window")
        both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        QTest.keyClick(self.window, Qt.Key.Key_B, both)
        return await self.until(self.plan, "the plan")

    def plan(self) -> PlanView | None:
        view = self.window.view(self.window.current_view)
        return view.widget if view and isinstance(view.widget, PlanView) else None

    async def whole(self, plan: PlanView) -> None:
        await self.until(lambda: button(plan, "apply_button").isEnabled(), "the whole preview")

    async def leave(self, plan: PlanView) -> None:
        button(plan, "plan_back").click()
        await self.until(lambda: self.window.current_view == "listings", "the listings")

    def dialogs(self) -> list[QDialog]:
        found = QApplication.topLevelWidgets()
        return [one for one in found if isinstance(one, QDialog) and one.isVisible()]

    async def agree(self) -> None:
        """Tick whatever is risky, and go on."""
        (sheet,) = await self.until(self.dialogs, "a question")
        for box in sheet.findChildren(QCheckBox):
            box.setChecked(True)
        button(sheet, "ask_go").click()

    async def apply(self, plan: PlanView, *, risky: bool = False) -> None:
        button(plan, "apply_button").click()
        if risky:
            await self.agree()
        going = [row.item_id for row in plan.model.going()]
        await self.until(
            lambda: all(plan.model.sent.get(one, NOTHING).icon == "check" for one in going),
            "all of it to be sent",
        )

    async def undo(self, plan: PlanView) -> None:
        await self.until(lambda: button(plan, "plan_undo").isVisible(), "the way back")
        button(plan, "plan_undo").click()
        await self.agree()
        going = [row.item_id for row in plan.model.going()]
        await self.until(
            lambda: all(plan.model.sent.get(one, NOTHING).icon == "undo" for one in going),
            "all of it to be taken back",
        )


class NOTHING:
    """No result yet."""

    icon = ""


def button(widget: QWidget, name: str) -> QAbstractButton:
    found = widget.findChild(QAbstractButton, name)
    assert found is not None, name
    return found


def seen_button(shop: Shop, name: str) -> QAbstractButton | None:
    """The button of that name that can be seen, wherever it is."""
    found = shop.window.findChildren(QAbstractButton, name)
    return next((one for one in found if one.isVisible()), None)


def press(shop: Shop, name: str) -> None:
    found = seen_button(shop, name)
    assert found is not None, name
    found.click()


def is_red(field: QWidget) -> bool:
    return field.property("state") == "error"


def card(plan: PlanView, at: int) -> QWidget:
    return plan.column._cards[at]


def fill(widget: QWidget, verb: str, *typed: str) -> None:
    """Choose what is done, and type the values for it."""
    combo = widget.findChild(Combo, "operation_verb")
    assert combo is not None
    assert combo.choose(verb)
    for place, text in enumerate(typed):
        name = f"operation_value_{place}" if place else "operation_value"
        shown = [one for one in widget.findChildren(QWidget, name) if one.isVisibleTo(widget)]
        field = shown[-1]
        if isinstance(field, Combo):
            field.choose(text)
        else:
            assert isinstance(field, QLineEdit)
            field.selectAll()
            field.insert(text)


def add(plan: PlanView, kind: str) -> QWidget:
    """Add an operation by the menu."""
    button(plan, "operation_add").click()
    QApplication.processEvents()
    action = plan.findChild(QAction, f"add_{kind}")
    assert action is not None, kind
    action.trigger()
    for menu in QApplication.topLevelWidgets():
        if menu.objectName() == "operation_kinds":
            menu.close()
    return plan.column._cards[-1]


def rename(plan: PlanView, text: str) -> None:
    """Give the plan a name by hand."""
    button(plan, "plan_rename").click()
    name = plan.findChild(QLineEdit, "plan_name")
    assert name is not None
    name.selectAll()
    QTest.keyClicks(name, text)
    QTest.keyClick(name, Qt.Key.Key_Return)


def names_in(listed: Any) -> list[str]:
    """Return the names of the plans that are listed."""
    model = listed.list.model()
    return [model.index(at, 0).data() for at in range(model.rowCount())]


def at_path(item: dict[str, Any], path: str) -> Any:
    """What an item of the wire has at a form path of a plan."""
    head, _, rest = path.partition(".")
    if head == "variations":
        variation_id, _, name = rest.partition(".")
        return next(one[name] for one in item[head] if str(one["id"]) == variation_id)
    if head == "attributes":
        found = [one for one in item[head] if one["id"] == rest]
        return found[0]["value_name"] if found else None
    return item[head][rest] if rest else item[head]


def as_given(value: Any) -> Any:
    """A value of a preview as the wire says it."""
    if isinstance(value, dict) and "$choices" in value:
        return value["$choices"][0][1] if value["$choices"] else None
    return value


def same(one: Any, other: Any) -> bool:
    return (one or None) == (other or None) if not isinstance(one, bool) else one is other


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Shop]:
    lay_store(folder / "store", LISTINGS)
    target = Target("practice", True, store=folder / "store", options=("--listings", str(LISTINGS)))
    session = await open_session(folder / "shop", target)
    synced = asyncio.Event()
    session.events.subscribe(lambda one: synced.set() if isinstance(one, Synced) else None)
    assert await session.connect()
    async with asyncio.timeout(SECONDS):
        await synced.wait()
    session.catalog.answer_with(InlineReader(session.catalog.path))
    window = MainWindow(
        session.catalog, QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat)
    )
    failed: list[Exception] = []
    scope = TaskScope("window", on_failure=lambda _key, error: failed.append(error))
    Activity(window, session, scope)
    plans = Plans(window, session, scope, Limits())
    PictureFolders(window, session, scope, plans.open)
    window.attach(session, scope)
    window.resize(1440, 900)
    window.show()
    shop = Shop(window, session, folder)
    await shop.until(lambda: window.listings.model.rowCount() == LISTINGS, "the listings")
    yield shop
    await scope.close()
    window.hide()
    await session.close()
    window.close_for_good()
    window.deleteLater()
    assert not failed


async def what_is_shown_is_what_the_marketplace_then_has_and_undo_brings_all_back(
    shop: Shop,
) -> None:
    plan = await shop.open()
    fill(card(plan, 0), "percent", "+8")
    fill(add(plan, "price"), "ending", ".99")
    fill(add(plan, "warranty"), "set", "30 días, vendedor")
    await shop.whole(plan)
    going = plan.model.going()
    assert len(going) > LISTINGS / 2
    assert any("variations." in path for row in going for path, _, _ in row.changes)
    ids = [row.item_id for row in going]
    before = shop.live_all(ids)
    left = [row for row in plan.model.rows() if not plan.model.goes(row)]
    assert left
    rest = [row.item_id for row in left]
    untouched = shop.live_all(rest)
    nets = {row.item_id: row.net_after for row in going}
    await shop.apply(plan, risky=any(row.guards for row in going))
    live = shop.live_all(ids)
    for row in going:
        now = live[row.item_id]
        for path, was, after in row.changes:
            assert same(at_path(before[row.item_id], path), as_given(was)), (row.item_id, path)
            assert same(at_path(now, path), as_given(after)), (row.item_id, path)
        assert Decimal(now["price"]) == row.price_after
        known = shop.window.catalog.row(row.item_id)
        assert known is not None
        if known.net is not None and nets[row.item_id] is not None:
            assert Decimal(known.net) / 100 == nets[row.item_id], row.item_id
    now_there = shop.live_all(rest)
    assert [now_there[one]["price"] for one in rest] == [untouched[one]["price"] for one in rest]
    assert not button(plan, "apply_button").isVisible()
    assert "undone" in plan._foot.text()
    await shop.undo(plan)
    assert plan._foot.text() == "", "of what was undone nothing can be undone"
    back = shop.live_all(ids)
    for row in going:
        now = back[row.item_id]
        for path, was, _after in row.changes:
            assert same(at_path(now, path), as_given(was)), (row.item_id, path)
    await shop.leave(plan)


async def the_figures_add_up_and_refused_rows_say_why(shop: Shop) -> None:
    closed = shop.rows("closed", 2)
    plan = await shop.open([*shop.rows("active", 10), *closed])
    fill(card(plan, 0), "amount", "+10")
    await shop.whole(plan)
    counts = plan.model.figures().counts
    parts = (CHANGES, REFUSED, UNCHANGED, LEFT_OUT)
    assert counts[ALL] == sum(counts.get(part, 0) for part in parts) == 10 + len(closed)
    for row in plan.model.rows():
        words = plan.model.result(row)
        assert (row.outcome is PreviewOutcome.REFUSED) == (row.item_id in closed)
        if row.item_id in closed:
            assert words.why, "it says why"
            assert row.price_after is None, "nothing comes of it"
    shown = {tab.key: tab.total for tab in plan.tabs.tabs()}
    assert shown[REFUSED] == str(len(closed))
    plan.tabs.set_current(REFUSED)
    assert plan.model.rowCount() == len(closed)
    await shop.leave(plan)


async def what_is_not_ticked_is_not_sent_and_a_cell_is_changed_by_hand(shop: Shop) -> None:
    first, second, third = shop.rows("active", 3)
    plan = await shop.open([first, second, third])
    fill(card(plan, 0), "percent", "+5")
    await shop.whole(plan)
    places = {plan.model.row(at).item_id: at for at in range(3)}
    tick = plan.model.index(places[first], CHECK)
    QTest.mouseClick(
        plan.table.viewport(),
        Qt.MouseButton.LeftButton,
        pos=plan.table.visualRect(tick).center(),
    )
    assert [row.item_id for row in plan.model.going()] == [
        row.item_id for row in plan.model.rows() if row.item_id != first
    ]
    price = plan.model.index(places[second], PRICE)
    plan.table.setCurrentIndex(price)
    button(plan, "plan_show_calls").click()
    assert button(plan, "plan_show_calls").text() == "Hide the requests"
    assert plan.model.setData(price, "1,234.50", Qt.ItemDataRole.EditRole)
    wanted = Decimal("1234.50")
    await shop.until(
        lambda: any(r.item_id == second and r.price_after == wanted for r in plan.model.rows()),
        "the price by hand",
    )
    await shop.whole(plan)
    assert plan.model.row(plan.table.currentIndex().row()).item_id == second
    (where,) = plan.calls.findChildren(QLabel, "outbox_call_where")
    assert plan.calls.isVisible()
    assert second in where.text()
    (text,) = plan.calls.findChildren(QPlainTextEdit, "outbox_call_text")
    assert "1234.5" in text.toPlainText(), "the request of the price by hand"
    button(plan, "plan_show_calls").click()
    assert plan.calls.isHidden()
    if any(plan.model.choice.is_stopped(row) for row in plan.model.rows()):
        plan.model.tick([r for r in plan.model.rows() if r.item_id == second], True)
    was = shop.live(first)["price"]
    risky = any(row.guards for row in plan.model.going())
    await shop.apply(plan, risky=risky)
    assert shop.live(first)["price"] == was
    assert shop.live(second)["price"] == wanted
    await shop.undo(plan)
    await shop.leave(plan)


async def texts_attributes_and_stock_are_changed_as_shown(shop: Shop) -> None:
    item_id, other = shop.unsold(2)
    title = shop.live(item_id)["title"]
    plan = await shop.open([item_id, other])
    button(plan, "operation_remove").click()
    old = title.split()[1]
    fill(add(plan, "title"), "replace", old, "Nuevo/a")
    fill(add(plan, "stock"), "change", "+3")
    await shop.whole(plan)
    row = next(row for row in plan.model.rows() if row.item_id == item_id)
    stock = shop.live(item_id)["available_quantity"]
    told = {path: after for path, _, after in row.changes}
    assert row.outcome is PreviewOutcome.CHANGES, plan.model.result(row)
    await shop.apply(plan)
    live = shop.live(item_id)
    assert live["title"] == told["title"] == title.replace(old, "Nuevo/a")
    assert live["available_quantity"] == stock + 3 == told["available_quantity"]
    await shop.undo(plan)
    assert shop.live(item_id)["title"] == title
    await shop.leave(plan)


async def refused_rows_say_why_open_their_listing_and_go_again(shop: Shop) -> None:
    ids = shop.rows("paused", 10)
    plan = await shop.open(ids)
    plan.column._cards[0].focus()
    button(plan, "operation_remove").click()
    focused = shop.window.focusWidget()
    assert focused is not None
    assert plan.isAncestorOf(focused), "the keys stay in the plan"
    fill(add(plan, "status"), "set", "active")
    await shop.whole(plan)
    going = [row.item_id for row in plan.model.going()]
    second = going[-1]
    stock = shop.live(second)["available_quantity"]
    shop.put(second, available_quantity=0)
    button(plan, "apply_button").click()
    retry = button(plan, "plan_retry")
    await shop.until(retry.isVisible, "one of them to be refused")
    plan.tabs.set_current(REFUSED)
    assert [plan.model.row(at).item_id for at in range(plan.model.rowCount())] == [second]
    assert plan.model.result(plan.model.row(0)).why
    opened: list[str] = []
    shop.window.item_opened.connect(opened.append)
    plan.table.setCurrentIndex(plan.model.index(0, RESULT))
    QTest.keyClick(plan.table, Qt.Key.Key_Return)
    shop.window.item_opened.disconnect(opened.append)
    assert opened == [second]
    shop.put(second, available_quantity=stock)
    retry.click()
    await shop.until(
        lambda: plan.model.sent.get(second, NOTHING).icon == "check", "it to be sent as well"
    )
    await shop.until(lambda: not retry.isVisible(), "nothing to be left")
    assert plan.model.rowCount() == 0, "none is refused any more"
    assert {shop.live(one)["status"] for one in going} == {"active"}
    await shop.leave(plan)


async def a_guard_stops_what_changes_too_much_until_it_is_ticked(shop: Shop) -> None:
    plan = await shop.open(shop.rows("active", 3))
    fill(card(plan, 0), "percent", "+80")
    await shop.until(lambda: plan.model.rowCount() == 3, "the rows")
    await shop.until(lambda: plan.model.figures().counts.get(LEFT_OUT) == 3, "all to be stopped")
    assert not button(plan, "apply_button").isEnabled()
    assert all(plan.model.result(row).icon == "shield" for row in plan.model.rows())
    plan.model.tick([plan.model.row(0)], True)
    await shop.whole(plan)
    assert button(plan, "apply_button").text() == "Apply to 1 listings"
    plan.column.guards.price.click()
    await shop.until(lambda: len(plan.model.going()) == 3, "the guard to be off")
    await shop.leave(plan)


async def what_cannot_be_read_is_red_and_nothing_can_be_applied(shop: Shop) -> None:
    plan = await shop.open(shop.rows("active", 3))
    for typed in ("", "eight", "+", "1.2.3"):
        fill(card(plan, 0), "amount", typed) if typed else None
        await shop.until(lambda: plan.problem.isVisible(), "what is missing")
        assert not plan.table.isVisible()
        assert not button(plan, "apply_button").isEnabled()
        field = card(plan, 0).findChildren(QLineEdit, "operation_value")[-1]
        await shop.until(lambda f=field, t=typed: is_red(f) is bool(t), "the field to say so")
    await shop.leave(plan)


def entries(plan: PlanView) -> dict[str, QAction]:
    """The findings that the menu offers, by their words."""
    button(plan, "plan_findings").click()
    QApplication.processEvents()
    (menu,) = (one for one in QApplication.topLevelWidgets() if is_menu(one))
    return {one.text(): one for one in menu.actions()}


def is_menu(widget: QWidget) -> bool:
    return widget.objectName() == "plan_findings_menu" and widget.isVisible()


async def rows_of_one_finding_are_shown_alone_and_all_again(shop: Shop) -> None:
    closed = shop.rows("closed", 2)
    plan = await shop.open([*shop.rows("active", 4), *closed])
    fill(card(plan, 0), "amount", "+1")
    await shop.whole(plan)
    plan.tabs.set_current(UNCHANGED)
    found = entries(plan)
    chosen = next(words for words in found if words.endswith(f" · {len(closed)}"))
    found[chosen].trigger()
    for menu in filter(is_menu, QApplication.topLevelWidgets()):
        menu.close()
    rows = [plan.model.row(at) for at in range(plan.model.rowCount())]
    assert {row.item_id for row in rows} == set(closed)
    strip = plan.findChild(QWidget, "plan_only")
    assert strip is not None
    assert strip.isVisible()
    told = {label.text() for label in strip.findChildren(QLabel)}
    assert f"{len(closed)} listings" in told
    fill(card(plan, 0), "amount", "+2")
    await shop.whole(plan)
    assert plan.model.rowCount() == len(closed), "it is kept while values are typed"
    button(plan, "plan_only_clear").click()
    assert not strip.isVisible()
    assert plan.model.rowCount() == 4 + len(closed)
    await shop.leave(plan)


async def a_query_that_cannot_be_read_says_so_and_what_was_worked_out_stays(shop: Shop) -> None:
    plan = await shop.open()
    fill(card(plan, 0), "amount", "+1")
    await shop.whole(plan)
    before = plan.model.rows()
    controller: Any = shop.window.view(shop.window.current_view)
    preview = controller._preview
    good = preview.question
    preview.question = replace(good, query=good.query.of_text("price:>many"))
    preview.asked_anew.emit()
    await shop.until(plan.report.isVisible, "why there is nothing new")
    assert plan.model.rows() == before
    assert plan.table.isVisible()
    assert not button(plan, "apply_button").isEnabled()
    assert any("many" in label.text() for label in plan.report.findChildren(QLabel))
    preview.question = good
    preview.asked_anew.emit()
    await shop.whole(plan)
    assert not plan.report.isVisible()
    await shop.leave(plan)


async def how_long_it_takes_is_shown_once_enough_was_sent(shop: Shop) -> None:
    ids = [*shop.rows("active", 30), *shop.rows("paused", 10)]
    plan = await shop.open(ids[:30])
    fill(card(plan, 0), "amount", "+1")
    await shop.whole(plan)
    assert plan.model.figures().calls == len(plan.model.going())
    await shop.apply(plan, risky=any(row.guards for row in plan.model.going()))
    await shop.leave(plan)
    plan = await shop.open(ids)
    fill(card(plan, 0), "amount", "+1")
    await shop.whole(plan)
    figure = plan.summary.findChild(QWidget, "plan_figure_calls")
    assert figure is not None
    assert any("about" in label.text() for label in figure.findChildren(QLabel))
    await shop.leave(plan)


async def crossing_the_threshold_is_reported_and_cured(shop: Shop) -> None:
    threshold = Decimal(549)
    plan = await shop.open(shop.below(int(threshold), 2))
    fill(card(plan, 0), "set", "560")
    await shop.until(lambda: plan.model.figures().crossing, "what crosses it")
    plan.model.tick(plan.model.rows(), True)
    await shop.whole(plan)
    crossing = [row for row in plan.model.going() if row.keep_at is not None]
    assert crossing
    for row in crossing:
        assert row.net_after is not None
    assert plan.risk.isVisible()
    button(plan, "plan_show_less").click()
    shown = {plan.model.row(at).item_id for at in range(plan.model.rowCount())}
    assert shown == {row.item_id for row in plan.model.rows() if row.guards}
    button(plan, "plan_only_clear").click()
    ids = {row.item_id for row in crossing}
    button(plan, "plan_keep_at").click()

    def kept() -> list[PreviewRow]:
        rows = [row for row in plan.model.rows() if row.item_id in ids]
        return rows if rows and all(r.price_after == crossing[0].keep_at for r in rows) else []

    rows = await shop.until(kept, "the prices at the threshold")
    old = {row.item_id: row for row in crossing}
    for row in rows:
        less = old[row.item_id].net_after
        assert row.net_after is not None
        assert less is not None
        assert row.net_after > less
    await shop.leave(plan)


async def a_plan_is_kept_under_its_name_opened_again_and_repeated(shop: Shop) -> None:
    plan = await shop.open(shop.rows("active", 2))
    fill(card(plan, 0), "percent", "+3")
    await shop.whole(plan)
    rename(plan, "Ajuste de noviembre")
    prices = {row.item_id: row.price_after for row in plan.model.rows()}
    risky = any(row.guards for row in plan.model.going())
    await shop.apply(plan, risky=risky)
    await shop.leave(plan)
    shop.window.show_view("plans")
    listed = shop.window.view("plans").widget
    await shop.until(lambda: listed.list.model().rowCount() > 0, "the plans")
    names = names_in(listed)
    assert "Ajuste de noviembre" in names
    at = names.index("Ajuste de noviembre")
    listed.list.setCurrentIndex(listed.list.model().index(at, 0))
    button(listed, "plan_open").click()
    again = await shop.until(shop.plan, "the plan again")
    await shop.until(lambda: again.report.isVisible(), "what came of it")
    assert {row.item_id: row.price_after for row in again.model.rows()} == prices
    assert all(again.model.index(at, RESULT).data() == "Sent" for at in range(len(prices)))
    button(again, "plan_repeat").click()
    new = await shop.until(lambda: p if (p := shop.plan()) is not again else None, "a new plan")
    await shop.whole(new)
    assert all(row.price_before == prices[row.item_id] for row in new.model.rows())
    await shop.leave(new)


async def a_plan_that_was_given_a_time_says_so(shop: Shop) -> None:
    plan = await shop.open(shop.unsold(1))
    plan.column._remove(card(plan, 0))
    fill(add(plan, "title"), "suffix", "ya")
    await shop.whole(plan)
    rename(plan, "Fin de semana")
    button(plan, "plan_when").click()
    await shop.until(lambda: seen_button(shop, "when_go"), "the question when")
    press(shop, "when_go")
    await shop.until(lambda: seen_button(shop, "schedule_start"), "its time in the list")
    listed = shop.window.view("plans").widget
    model = listed.list.model()
    await shop.until(lambda: "Fin de semana" in names_in(listed), "the plan in the list")

    def is_timed() -> bool:
        at = names_in(listed).index("Fin de semana")
        text = model.index(at, 0).data(Qt.ItemDataRole.AccessibleTextRole)
        return bool(text.endswith("Given a time"))

    await shop.until(is_timed, "its time beside it")
    press(shop, "schedule_cancel")
    await shop.until(lambda: seen_button(shop, "schedule_forget"), "it to be cancelled")
    press(shop, "schedule_forget")
    await shop.until(lambda: not seen_button(shop, "schedule_forget"), "it to be gone")
    listed.list.setCurrentIndex(model.index(names_in(listed).index("Fin de semana"), 0))
    button(listed, "plan_open").click()
    again = await shop.until(shop.plan, "the plan again")
    chips = {one.chip().text for one in again.findChildren(Chip)}
    assert "Plan · given a time" in chips
    await shop.leave(again)


async def a_plan_is_saved_as_a_file_that_the_command_line_reads(shop: Shop) -> None:
    plan = await shop.open(shop.rows("active", 4))
    fill(card(plan, 0), "set", "321.50")
    await shop.until(lambda: plan.model.rowCount() == 4, "the rows")
    plan.model.tick(plan.model.rows(), True)
    await shop.whole(plan)
    button(plan, "plan_save").click()
    dialog = await shop.until(
        lambda: [one for one in shop.dialogs() if one.objectName() == "plan_save_dialog"],
        "the question where",
    )
    file = shop.folder / "november.json"
    dialog[0].fileSelected.emit(str(file))
    dialog[0].reject()
    await shop.until(file.exists, "the file")
    found = read_plan(file)
    assert {one.item_id: one.after for one in found.listings} == {
        row.item_id: {path: Decimal("321.50") for path, _, _ in row.changes}
        for row in plan.model.going()
    }
    assert found.operations == ("price=321.50",)
    await shop.leave(plan)


async def what_was_typed_is_kept_though_the_view_is_gone_at_once(shop: Shop) -> None:
    plan = await shop.open(shop.rows("active", 1))
    rename(plan, "La vista se va")
    fill(card(plan, 0), "percent", "+9")
    button(plan, "plan_back").click()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    await shop.until(lambda: shop.window.current_view == "listings", "the listings")
    shop.window.show_view("plans")
    listed = shop.window.view("plans").widget
    await shop.until(lambda: "La vista se va" in names_in(listed), "the plan to be listed")
    at = names_in(listed).index("La vista se va")
    listed.list.setCurrentIndex(listed.list.model().index(at, 0))
    button(listed, "plan_open").click()
    again = await shop.until(shop.plan, "the plan again")
    assert "+9" in [line.text() for line in card(again, 0).findChildren(QLineEdit)]
    await shop.whole(again)
    await shop.leave(again)


async def a_folder_of_pictures_is_a_plan_and_what_is_not_used_is_named(shop: Shop) -> None:
    model = shop.window.listings.model
    rows = filter(None, (model.row(at) for at in range(model.rowCount())))
    coded = next(r for r in rows if r.status == "active" and r.seller_custom_field)
    folder = shop.folder / "fotos"
    folder.mkdir()
    for name, width in ((f"{coded.seller_custom_field}-1", 610), ("nadie-1", 620)):
        noise = Image.effect_noise((width, 600), 90).convert("RGB")
        noise.save(folder / f"{name}.png")
    (folder / f"{coded.seller_custom_field}-2.png").write_bytes(b"no picture")
    before = [one["id"] for one in shop.live(coded.id)["pictures"]]
    shop.window.picture_folder_requested.emit()
    (dialog,) = await shop.until(shop.dialogs, "the question which folder")
    dialog.fileSelected.emit(str(folder))
    dialog.reject()
    sheet = await shop.until(
        lambda: next((one for one in shop.dialogs() if isinstance(one, FolderSheet)), None),
        "the question about it",
    )
    button(sheet, "folder_read").click()
    await shop.until(lambda: button(sheet, "folder_open").isVisible(), "the folder to be read")
    notes = sheet.findChild(RowList, "folder_notes")
    assert notes is not None
    shown = {notes.rows.index(at, 0).data(): notes.rows.index(at, 1).data() for at in range(2)}
    assert shown == {
        "nadie-1.png": "No listing has an own code that this name begins with",
        f"{coded.seller_custom_field}-2.png": shown[f"{coded.seller_custom_field}-2.png"],
    }
    button(sheet, "folder_open").click()
    plan = await shop.until(shop.plan, "the plan")
    await shop.whole(plan)
    (row,) = plan.model.rows()
    assert (row.item_id, plan.model.figures().calls) == (coded.id, 2)
    await shop.apply(plan, risky=bool(row.guards))
    pictures = shop.live(coded.id)["pictures"]
    assert [one["id"] for one in pictures[:-1]] == before
    assert pictures[-1]["max_size"] == "610x600"
    await shop.undo(plan)
    assert [one["id"] for one in shop.live(coded.id)["pictures"]] == before
    await shop.leave(plan)


async def a_saved_change_is_made_to_other_listings_and_can_be_deleted(shop: Shop) -> None:
    plan = await shop.open(shop.rows("active", 2))
    fill(card(plan, 0), "percent", "+2")
    fill(add(plan, "warranty"), "set", "60 días")
    menu = await kept_menu(shop, plan)
    action_of(menu, "kept_change_save").trigger()
    menu.close()
    (sheet,) = await shop.until(shop.dialogs, "the question for a name")
    assert not button(sheet, "kept_change_go").isEnabled()
    name = sheet.findChild(QLineEdit, "kept_change_name")
    assert name is not None
    QTest.keyClicks(name, "Fin de mes")
    button(sheet, "kept_change_go").click()
    changes = SavedChanges(shop.folder / "shop" / "changes")
    await shop.until(changes.all, "the change to be saved")
    kept = changes.find("fin de MES")
    assert kept is not None
    assert kept.operations == ("price=+2%", "warranty= 60 días")
    await shop.leave(plan)
    other = await shop.open(shop.rows("active", 5))
    menu = await kept_menu(shop, other)
    next(one for one in menu.actions() if one.text() == "Fin de mes").trigger()
    menu.close()
    await shop.until(lambda: len(other.column.specs()) == 2, "the operations")
    await shop.whole(other)
    paths = {path for row in other.model.going() for path, _, _ in row.changes}
    assert "warranty" in paths
    menu = await kept_menu(shop, other)
    (away,) = menu.findChildren(QMenu, "kept_changes_delete")
    away.actions()[0].trigger()
    menu.close()
    await shop.agree()
    await shop.until(lambda: not changes.all(), "it to be deleted")
    await shop.leave(other)


async def kept_menu(shop: Shop, plan: PlanView) -> QMenu:
    """The menu of saved changes."""
    button(plan, "operation_kept").click()

    def opened() -> QMenu | None:
        found = plan.column.findChildren(QMenu, "kept_changes_menu")
        return next((one for one in found if one.isVisible()), None)

    return await shop.until(opened, "the saved changes")


def action_of(menu: QMenu, name: str) -> QAction:
    return next(one for one in menu.actions() if one.objectName() == name)


async def a_rehearsal_reads_the_listings_as_they_are_now(shop: Shop) -> None:
    ids = shop.unsold(3)
    plan = await shop.open(ids)
    plan.column._remove(card(plan, 0))
    fill(add(plan, "title"), "suffix", "ya")
    await shop.whole(plan)
    shop.put(ids[0], title="Lo que otra persona escribió")
    button(plan, "plan_rehearse").click()
    await shop.until(lambda: len(plan.model.rehearsed) == len(ids), "the rehearsal")
    told = {one: plan.model.rehearsed[one].outlook.value for one in ids}
    assert told.pop(ids[0]) == "changed_since", "the catalogue does not know of it"
    assert set(told.values()) <= {"ready", "warned"}, told
    await shop.until(lambda: not list(shop.folder.glob("shop/**/*.live")), "no copy to be left")
    assert all("ya" not in shop.live(one)["title"].split() for one in ids), "nothing was sent"
    await shop.leave(plan)


async def a_rehearsal_can_be_stopped(shop: Shop) -> None:
    plan = await shop.open(shop.rows("active", 3))
    assert button(plan, "apply_button").text() == "Apply", "nobody knows to how many yet"
    field = QApplication.focusWidget()
    assert field is not None
    assert field.objectName() == "operation_value", "what is to be filled in has the cursor"
    fill(card(plan, 0), "percent", "+1")
    await shop.whole(plan)
    button(plan, "plan_show_calls").click()
    assert plan.table.currentIndex().row() == 0, "there is a request to show"
    assert plan.calls.isVisible()
    button(plan, "plan_rehearse").click()
    await shop.until(lambda: button(plan, "plan_stop").isVisible(), "the rehearsal to begin")
    assert "now: 0 of 3" in plan.report.accessibleName()
    button(plan, "plan_stop").click()
    await shop.until(lambda: "stopped" in plan.report.accessibleName(), "the end of it")
    assert not button(plan, "plan_stop").isVisible()
    assert not plan.model.rehearsed
    await shop.leave(plan)


async def what_is_on_hold_is_shown_as_it_is_and_can_be_taken_back(shop: Shop) -> None:
    closed = shop.rows("closed", 1)
    ids = [*shop.rows("active", 2), *closed]
    plan = await shop.open(ids)
    fill(card(plan, 0), "percent", "+1")
    await shop.whole(plan)
    shell = shop.window.shell
    assert shell is not None
    line = shell.status.job
    line.pause_requested.emit()
    risky = any(row.guards for row in plan.model.going())
    button(plan, "apply_button").click()
    if risky:
        await shop.agree()
    await shop.until(lambda: "On hold: 0 of 2" in plan.report.accessibleName(), "the report")
    await shop.until(lambda: "2 changes" in line.accessibleName(), "the status bar")
    plan.shown.tabs.chosen.emit(LEFT_OUT)
    assert [plan.model.row(at).item_id for at in range(plan.model.rowCount())] == closed
    assert plan.model.figures().counts[LEFT_OUT] == 1, "what was never sent"
    line.cancel_requested.emit()
    await shop.until(lambda: "0 of 2 listings were" in plan.report.accessibleName(), "the end")
    await shop.until(line.isHidden, "nothing to wait any more")
    line.resume_requested.emit()
    await shop.leave(plan)


async def a_plan_that_went_before_the_program_ended_is_known_as_applied(shop: Shop) -> None:
    plan = await shop.open(shop.unsold(2))
    fill(card(plan, 0), "percent", "+1")
    rename(plan, "Un final de golpe")
    await shop.whole(plan)
    await shop.apply(plan, risky=any(row.guards for row in plan.model.going()))
    await shop.leave(plan)
    store = PlanStore(shop.folder / "shop" / "plans")

    def kept() -> KeptPlan | None:
        return next((one for one in store.all() if one.name == "Un final de golpe"), None)

    whole = await shop.until(kept, "the plan to be kept")
    # As it is where the program ends between the outbox and this file.
    store.keep(replace(whole, applied_at="", count=0))
    found = await as_sent(kept() or whole, store, shop.session.outbox)
    assert (found.count, bool(found.applied_at), found.undone_at) == (2, True, "")
    fresh = replace(whole, plan_id="never-sent", applied_at="")
    assert await as_sent(fresh, store, shop.session.outbox) == fresh
    store.drop(whole.plan_id)


SCENARIOS: tuple[Callable[[Shop], Awaitable[None]], ...] = (
    what_is_shown_is_what_the_marketplace_then_has_and_undo_brings_all_back,
    the_figures_add_up_and_refused_rows_say_why,
    what_is_not_ticked_is_not_sent_and_a_cell_is_changed_by_hand,
    texts_attributes_and_stock_are_changed_as_shown,
    refused_rows_say_why_open_their_listing_and_go_again,
    a_guard_stops_what_changes_too_much_until_it_is_ticked,
    what_cannot_be_read_is_red_and_nothing_can_be_applied,
    rows_of_one_finding_are_shown_alone_and_all_again,
    a_query_that_cannot_be_read_says_so_and_what_was_worked_out_stays,
    how_long_it_takes_is_shown_once_enough_was_sent,
    crossing_the_threshold_is_reported_and_cured,
    a_folder_of_pictures_is_a_plan_and_what_is_not_used_is_named,
    a_saved_change_is_made_to_other_listings_and_can_be_deleted,
    a_rehearsal_reads_the_listings_as_they_are_now,
    a_rehearsal_can_be_stopped,
    what_is_on_hold_is_shown_as_it_is_and_can_be_taken_back,
    a_plan_that_went_before_the_program_ended_is_known_as_applied,
    a_plan_is_kept_under_its_name_opened_again_and_repeated,
    a_plan_is_saved_as_a_file_that_the_command_line_reads,
    what_was_typed_is_kept_though_the_view_is_gone_at_once,
    a_plan_that_was_given_a_time_says_so,
)


async def play(folder: Path) -> dict[str, str]:
    """Play every scenario in one window; return what went wrong in each."""
    wrong = {}
    async with opened(folder) as shop:
        for scenario in SCENARIOS:
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
    with asyncio.Runner() as runner:
        return runner.run(play(tmp_path_factory.mktemp("plans")))


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.__name__)
def test_that(scenario: Any, wrong: dict[str, str]) -> None:
    assert scenario.__name__ not in wrong, wrong[scenario.__name__]
