"""Cells changed in place in the window, against the marketplace in the box."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Awaitable, Callable
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.engine.events import Job
from app.ui.application import choose_theme, interface_font
from tests.ui.cells.sheet import CONTROL, KEY, SHIFT, Sheet, opened

# All scenarios are played at one go, by the first test that asks for them.
pytestmark = [pytest.mark.usefixtures("forked"), pytest.mark.timeout(300)]


async def a_price_that_is_typed_is_pending_and_goes_where_it_was_typed(shop: Sheet) -> None:
    item = shop.rows("active", 1)[0]
    await shop.enter(item, "price", "123.45")
    assert shop.pending.paths(item) == ("price",)
    assert "123.45" in shop.shown(item, "price")
    assert shop.bar.isVisible()
    assert "1 change" in shop.bar._words.text()
    row = shop.table.rows.position(item)
    assert shop.table.currentIndex().row() == row + 1
    assert shop.table.currentIndex().column() == shop.column("price")
    kept = await shop.session.listings.drafts()
    assert item in kept
    # A whole price is read back as a whole number.
    await shop.enter(item, "price", "450")
    shop.cells.keeping.load()
    await shop.settled()
    assert "450.00" in shop.shown(item, "price")
    await shop.discard()
    assert "450" not in shop.shown(item, "price")
    await shop.front()
    shop.press(KEY.Key_Z, CONTROL)
    await shop.settled()
    assert shop.pending.paths(item) == ("price",)
    await shop.discard()


async def keys_open_take_and_leave_a_cell(shop: Sheet) -> None:
    item = shop.unsold(1)[0]
    await shop.at(item, "price")
    shop.press(KEY.Key_F2)
    assert shop.field.isVisible()
    before = shop.field.text()
    assert shop.field.selectedText() == before
    shop.type("7")
    shop.press(KEY.Key_Escape)
    assert not shop.field.isVisible()
    assert not shop.pending.count()[0]
    shop.type("88")
    shop.press(KEY.Key_Tab)
    assert shop.table.currentIndex().column() == shop.column("stock")
    shop.type("5")
    shop.press(KEY.Key_Backtab, SHIFT)
    assert shop.table.currentIndex().column() == shop.column("price")
    await shop.settled()
    assert set(shop.pending.paths(item)) == {"price", "available_quantity"}
    assert shop.pending.drafts[item].value("price") == Decimal(88)
    await shop.discard()


async def what_cannot_be_read_stays_in_the_field_and_says_why(shop: Sheet) -> None:
    item = shop.rows("active", 1)[0]
    for text in ("abc", "1.234.5", "-3", "=*10%", "=1+", "9" * 30, "1,2,3"):
        await shop.at(item, "price")
        shop.type(text)
        shop.press(KEY.Key_Return)
        assert shop.field.isVisible(), text
        assert shop.field.reason, text
        shop.press(KEY.Key_Escape)
    assert not shop.pending.count()[0]


async def a_locked_cell_says_why(shop: Sheet) -> None:
    item = shop.rows("active", 1, varied=True)[0]
    await shop.at(item, "price")
    shop.press(KEY.Key_F2)
    assert not shop.field.isVisible()
    assert "variation" in shop.field.reason
    shop.type("5")
    assert not shop.field.isVisible()
    closed = shop.rows("closed", 1)
    if closed:
        await shop.at(closed[0], "title")
        shop.press(KEY.Key_F2)
        assert "closed" in shop.field.reason


async def arithmetic_is_worked_out_over_what_stands_there(shop: Sheet) -> None:
    item = shop.rows("active", 2)[1]
    before = Decimal(str(shop.live(item)["price"]))
    await shop.enter(item, "price", "=+7%")
    first = (before * Decimal("1.07")).quantize(Decimal("0.01"))
    found = shop.pending.drafts[item].value("price")
    assert abs(Decimal(found) - first) <= Decimal("0.01")
    await shop.enter(item, "price", "=-1")
    assert Decimal(shop.pending.drafts[item].value("price")) == Decimal(found) - 1
    await shop.discard()


async def sent_cells_are_what_the_marketplace_then_has_and_can_be_taken_back(shop: Sheet) -> None:
    item, other = shop.unsold(2)
    before = shop.live_all([item, other])
    price = Decimal(str(before[item]["price"])) + 1
    await shop.enter(item, "price", str(price))
    await shop.enter(item, "title", "A title that was typed into its cell")
    await shop.enter(other, "stock", "17")
    assert shop.pending.count() == (3, 2)
    await shop.press_button("cells_send")
    await shop.until(lambda: not shop.pending.count()[0], "nothing to be pending")
    await shop.until(
        lambda: (
            shop.live(other)["available_quantity"] == 17
            and Decimal(str(shop.live(item)["price"])) == price
        ),
        "all of it to be there",
    )
    assert shop.live(item)["title"] == "A title that was typed into its cell"
    assert not await shop.session.listings.drafts()
    await shop.press_button("cells_act")
    await shop.agree_if_asked()
    await shop.until(
        lambda: same_fields(shop.live_all([item, other]), before), "all of it to be back"
    )


async def a_review_is_a_plan_of_the_same_cells(shop: Sheet) -> None:
    items = shop.rows("active", 3)
    for number, item in enumerate(items):
        now = Decimal(str(shop.live(item)["price"]))
        await shop.enter(item, "price", str(now + number + 1))
    await shop.press_button("cells_review")
    plan = await shop.until(shop.plan, "the plan")
    await shop.whole(plan)
    assert {row.item_id for row in plan.model.rows()} == set(items)
    await shop.apply(plan, risky=any(row.guards for row in plan.model.going()))
    await shop.leave(plan)
    await shop.until(lambda: not shop.pending.count()[0], "nothing to be pending")
    await shop.front()


async def what_somebody_else_changed_is_a_conflict_in_the_review(shop: Sheet) -> None:
    item = shop.rows("active", 4)[3]
    now = Decimal(str(shop.live(item)["price"]))
    await shop.enter(item, "price", str(now + 2))
    shop.put(item, price=float(now + 9))
    shop.session.start(Job.SYNC)
    await shop.until(lambda: shop.pending.conflicts.get(item), "the conflict")
    await shop.settled()
    assert "changed elsewhere" in shop.bar.note
    await shop.press_button("cells_send")
    plan = await shop.until(shop.plan, "the plan")
    await shop.until(lambda: plan.model.rows(), "a row")
    (row,) = plan.model.rows()
    assert [one.code for one in row.findings if one.is_error] == ["conflict"]
    await shop.leave(plan)
    await shop.front()
    # Typed again it is decided.
    await shop.enter(item, "price", str(now + 2))
    assert not shop.pending.conflicts
    await shop.discard()


def same_fields(one: dict, other: dict) -> bool:
    names = ("price", "title", "available_quantity")
    return all(one[i][n] == other[i][n] for i in other for n in names)


SCENARIOS: list[Callable[[Sheet], Awaitable[None]]] = [
    a_price_that_is_typed_is_pending_and_goes_where_it_was_typed,
    keys_open_take_and_leave_a_cell,
    what_cannot_be_read_stays_in_the_field_and_says_why,
    a_locked_cell_says_why,
    arithmetic_is_worked_out_over_what_stands_there,
    sent_cells_are_what_the_marketplace_then_has_and_can_be_taken_back,
    a_review_is_a_plan_of_the_same_cells,
    what_somebody_else_changed_is_a_conflict_in_the_review,
]


async def play(folder: Path) -> dict[str, str]:
    """Play every scenario in one window; return what went wrong in each."""
    wrong = {}
    async with opened(folder) as shop:
        for scenario in SCENARIOS:
            for question in shop.dialogs():
                question.reject()
            try:
                await shop.front()
                await scenario(shop)
            except Exception:
                wrong[scenario.__name__] = traceback.format_exc()
                await shop.clean()
    return wrong


@pytest.fixture(scope="module")
def wrong(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What went wrong; played at one go, as timers of a window need a loop that runs."""
    qapp.setFont(interface_font(qapp.font()))
    choose_theme(qapp, "light")
    with asyncio.Runner() as runner:
        return runner.run(play(tmp_path_factory.mktemp("cells")))


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.__name__)
def test_that(scenario: Callable[..., object], wrong: dict[str, str]) -> None:
    assert scenario.__name__ not in wrong, wrong[scenario.__name__]
