"""Cells changed in place in the window, against the marketplace in the box."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from decimal import Decimal

import pytest
from PySide6.QtGui import QClipboard, QGuiApplication
from PySide6.QtWidgets import QApplication

from app.editing.change import FieldChange
from app.editing.values import UnreadText
from app.engine.events import Job
from app.ui.application import choose_theme, interface_font
from app.ui.listings.table.column_layout import PlacedColumn, arranged
from app.ui.listings.table.columns import COLUMNS
from app.ui.listings.table.more_columns import attribute_column, known_column
from app.ui.texts.catalog_text import UNKNOWN
from tests.ui.cells.sheet import CONTROL, KEY, SHIFT, Sheet, play

# All scenarios are played at one go, by the first test that asks for them.
pytestmark = [pytest.mark.usefixtures("forked"), pytest.mark.timeout(300)]


async def a_price_that_is_typed_is_pending_and_goes_where_it_was_typed(shop: Sheet) -> None:
    item = shop.rows("active", 1)[0]
    await shop.enter(item, "price", "123.45")
    assert shop.pending.paths(item) == ("price",)
    assert "123.45" in shop.shown(item, "price")
    # What the price before leaves is not what this one leaves.
    assert shop.shown(item, "net") == UNKNOWN
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
    await shop.session.outbox.set_paused(True)
    await shop.press_button("cells_send")
    await shop.until(lambda: not shop.pending.count()[0], "nothing to be pending")
    await shop.until(lambda: shop.bar.note.startswith("In the outbox"), "nothing called sent")
    await shop.session.outbox.set_paused(False)
    await shop.until(lambda: shop.bar.note.startswith("Sent: 3 "), "all to be sent")
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


async def a_cell_typed_again_after_it_was_taken_back_is_over_what_is_there_now(shop: Sheet) -> None:
    item = shop.unsold(1)[0]
    before = Decimal(str(shop.live(item)["price"]))
    # What an earlier scenario took back may not be in the table yet.
    await shop.until(lambda: shop.row(item).price == before * 100, "the row to be as it is")
    shown = shop.shown(item, "price")
    await shop.enter(item, "price", "=+1")
    await shop.press_button("cells_send")
    await shop.until(lambda: shop.bar.note.startswith("Sent: 1 "), "it to be sent")
    await shop.until(lambda: shop.shown(item, "price") != shown, "the row to be as it was sent")
    await shop.press_button("cells_act")
    await shop.agree_if_asked()
    await shop.until(lambda: shop.shown(item, "price") == shown, "the row to be as before")
    await shop.enter(item, "price", "=+2")
    await shop.press_button("cells_send")
    # It was held as a conflict with what had been sent first, and had been taken back.
    await shop.until(lambda: shop.bar.note.startswith("Sent: 1 "), "it to be sent")
    assert Decimal(str(shop.live(item)["price"])) == before + 2


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
    # Nor is it a draft that some later change of the listing would bring back.
    await shop.front()
    assert not {*items} & {*await shop.session.listings.drafts()}


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
    # Looked at, it is not decided, however the field is left.
    for leave in (
        lambda: shop.press(KEY.Key_Tab),
        lambda: shop.press(KEY.Key_Backtab, SHIFT),
        lambda: shop.press(KEY.Key_Escape),
        lambda: shop.table.setFocus(),
    ):
        await shop.at(item, "price")
        shop.press(KEY.Key_F2)
        assert shop.field.isVisible()
        leave()
        assert not shop.field.isVisible()
        await shop.settled()
        assert shop.pending.conflicts.get(item)
    # Typed again it is decided, for good.
    await shop.enter(item, "price", str(now + 2))
    assert not shop.pending.conflicts
    shop.cells.keeping.load()
    await shop.settled()
    assert not shop.pending.conflicts
    await shop.discard()


async def a_block_is_copied_and_pasted_as_one_step(shop: Sheet) -> None:
    items = shop.plain(3)
    await shop.choose(items[0], "price", down=2, right=1)
    shop.press(KEY.Key_C, CONTROL)
    await shop.settled()
    copied = [line.split("\t") for line in clipboard().text().split("\n")]
    assert [len(line) for line in copied] == [2, 2, 2]
    clipboard().setText("\n".join(f"{number + 1}.50\t{number + 7}" for number in range(3)))
    shop.press(KEY.Key_V, CONTROL)
    await shop.settled()
    assert shop.pending.count() == (6, 3), shop.bar.note
    assert shop.pending.drafts[items[2]].value("price") == Decimal("3.50")
    assert shop.pending.drafts[items[1]].value("available_quantity") == 8
    shop.press(KEY.Key_Z, CONTROL)
    await shop.settled()
    assert shop.pending.count() == (0, 0)
    shop.press(KEY.Key_Y, CONTROL)
    await shop.settled()
    assert shop.pending.count() == (6, 3)
    clipboard().setText("\n".join("\t".join(line) for line in copied))
    shop.press(KEY.Key_V, CONTROL)
    await shop.settled()
    assert shop.pending.count() == (0, 0), "what was copied is what was there"


async def what_does_not_fit_is_refused_as_a_whole(shop: Sheet) -> None:
    items = shop.plain(3)
    for text, words in (
        ("1\t2\n3", "different lengths"),
        ("1\t2\t3\t4\t5\t6\t7\t8\t9", "do not fit"),
        ("1\nabc\n3", "“abc” is not a number"),
        ("1\n=SUM(A1:A9)\n3", "cannot be worked out"),
        ("1\n2\x003\n3", "cannot"),
        ("1\n" * 500_000 + "1", "too many"),
        ("1\t2\n" * 500_000, "too many"),
    ):
        await shop.at(items[0], "price")
        clipboard().setText(text)
        shop.press(KEY.Key_V, CONTROL)
        await shop.settled()
        assert words in shop.bar.note, (text[:30], shop.bar.note)
        assert shop.pending.count() == (0, 0)
    await shop.choose(items[0], "price", down=2, right=0)
    clipboard().setText("1\n2")
    shop.press(KEY.Key_V, CONTROL)
    await shop.settled()
    assert "2 × 1" in shop.bar.note
    assert "3 × 1" in shop.bar.note
    assert shop.pending.count() == (0, 0)


async def what_cannot_be_read_can_be_discarded_but_not_sent(shop: Sheet) -> None:
    unread, other = shop.plain(2)
    opened = await shop.session.listings.open(unread)
    draft = opened.draft
    draft.apply(FieldChange("price", draft.value("price"), UnreadText("algo", "not_a_number")))
    await shop.session.listings.keep(draft)
    shop.cells.keeping.load()
    await shop.settled()
    assert "cannot be read" in shop.bar.note
    assert (shop.bar.review.isEnabled(), shop.bar.send.isEnabled()) == (False, False)
    assert shop.bar.discard.isEnabled()
    await shop.enter(other, "price", "321")
    assert (shop.bar.review.isEnabled(), shop.bar.send.isEnabled()) == (True, True)
    await shop.discard()


async def a_title_of_5000_letters_is_marked_and_not_sent(shop: Sheet) -> None:
    item = shop.unsold(1)[0]
    await shop.at(item, "title")
    clipboard().setText("x" * 5_000)
    shop.press(KEY.Key_V, CONTROL)
    await shop.settled()
    assert shop.pending.count() == (1, 1), shop.bar.note
    assert "would be refused" in shop.bar.note
    assert "title" in shop.cells.keeping.marks.errors[item]
    await shop.discard()


async def a_block_is_filled_down_and_taken_back(shop: Sheet) -> None:
    items = shop.plain(3)
    top = str(shop.live(items[0])["available_quantity"])
    await shop.choose(items[0], "stock", down=2, right=0)
    shop.press(KEY.Key_D, CONTROL)
    await shop.settled()
    values = [shop.shown(item, "stock") for item in items]
    assert set(values) == {values[0]}
    assert values[0].replace(",", "") == top
    assert shop.pending.count()[0] >= 1
    shop.press(KEY.Key_R, CONTROL | SHIFT)
    await shop.settled()
    assert shop.pending.count() == (0, 0)


async def delete_empties_attributes_only(shop: Sheet) -> None:
    await shop.at(shop.plain(1)[0], "price")
    shop.press(KEY.Key_Delete)
    await shop.settled()
    assert "Only attributes" in shop.bar.note
    assert shop.pending.count() == (0, 0)


async def rows_are_copied_where_no_block_is_chosen(shop: Sheet) -> None:
    items = shop.plain(2)
    await shop.at(items[0], "title")
    shop.press(KEY.Key_C, CONTROL)
    await shop.until(lambda: clipboard().text().startswith("id\t"), "whole rows")


async def a_status_is_one_of_those_that_are_allowed(shop: Sheet) -> None:
    item = shop.plain(1)[0]
    await shop.enter(item, "status", "paused")
    assert shop.pending.drafts[item].value("status") == "paused"
    await shop.at(item, "status")
    shop.type("sleeping")
    shop.press(KEY.Key_Return)
    assert shop.field.isVisible()
    assert "allowed" in shop.field.reason
    shop.press(KEY.Key_Escape)
    await shop.discard()


async def an_attribute_and_an_own_code_are_changed_in_their_columns(shop: Sheet) -> None:
    table, path = shop.table, "attributes.BRAND"
    item = shop.plain(1)[0]
    chosen = [*COLUMNS[1:], attribute_column("BRAND", "Marca"), known_column("seller_custom_field")]
    table.columns.set_layout(arranged(PlacedColumn(one) for one in chosen if one))
    await shop.front()
    before = shop.shown(item, path)
    assert before
    await shop.enter(item, path, "Otra marca")
    await shop.until(lambda: shop.shown(item, path) == "Otra marca", "the brand")
    await shop.at(item, path)
    shop.press(KEY.Key_Delete)
    await shop.settled()
    assert shop.pending.drafts[item].value(path) == ()
    await shop.enter(item, "seller_custom_field", "NEW-CODE-1")
    assert shop.pending.drafts[item].value("seller_custom_field") == "NEW-CODE-1"
    await shop.discard()
    assert shop.shown(item, path) == before
    table.columns.set_layout(arranged(PlacedColumn(one) for one in COLUMNS[1:]))


def clipboard() -> QClipboard:
    return QGuiApplication.clipboard()


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
    a_cell_typed_again_after_it_was_taken_back_is_over_what_is_there_now,
    a_review_is_a_plan_of_the_same_cells,
    what_somebody_else_changed_is_a_conflict_in_the_review,
    a_block_is_copied_and_pasted_as_one_step,
    what_does_not_fit_is_refused_as_a_whole,
    what_cannot_be_read_can_be_discarded_but_not_sent,
    a_title_of_5000_letters_is_marked_and_not_sent,
    a_block_is_filled_down_and_taken_back,
    delete_empties_attributes_only,
    rows_are_copied_where_no_block_is_chosen,
    a_status_is_one_of_those_that_are_allowed,
    an_attribute_and_an_own_code_are_changed_in_their_columns,
]


@pytest.fixture(scope="module")
def wrong(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What went wrong; played at one go, as timers of a window need a loop that runs."""
    qapp.setFont(interface_font(qapp.font()))
    choose_theme(qapp, "light")
    with asyncio.Runner() as runner:
        return runner.run(play(tmp_path_factory.mktemp("cells"), SCENARIOS))


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.__name__)
def test_that(scenario: Callable[..., object], wrong: dict[str, str]) -> None:
    assert scenario.__name__ not in wrong, wrong[scenario.__name__]
