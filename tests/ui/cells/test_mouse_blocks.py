"""Blocks of cells chosen with the mouse, and what is chosen dragged out as text."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QDrag, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.ui.application import choose_theme, interface_font
from tests.ui.cells.sheet import CONTROL, KEY, SHIFT, Sheet, play

pytestmark = [pytest.mark.usefixtures("forked"), pytest.mark.timeout(300)]
PRESS, MOVE, RELEASE = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseMove,
    QEvent.Type.MouseButtonRelease,
)


def block(shop: Sheet) -> tuple[int, int, list[str]]:
    found = shop.table.block
    return found.top, found.bottom, [shop.table.rows.columns[n].id for n in found.columns]


def copied() -> list[list[str]]:
    return [line.split("\t") for line in QGuiApplication.clipboard().text().split("\n")]


async def a_block_is_chosen_by_pressing_and_dragging(shop: Sheet) -> None:
    row = shop.table.rows.position(shop.plain(3)[0])
    await shop.drag(
        shop.spot(row, "price"), shop.spot(row + 1, "price"), shop.spot(row + 2, "stock")
    )
    assert block(shop) == (row, row + 2, ["price", "stock"])
    assert [shop.table.rows.position(one) for one in shop.table.selection.ids] == [
        row,
        row + 1,
        row + 2,
    ]
    shop.press(KEY.Key_C, CONTROL)
    await shop.settled()
    assert [len(line) for line in copied()] == [2, 2, 2]
    assert "6 cells copied" in shop.bar.note
    # Back over where it began.
    shop.table.go_to_cell(row, shop.column("title"))
    await shop.drag(
        shop.spot(row + 2, "stock"), shop.spot(row, "stock"), shop.spot(row + 1, "price")
    )
    assert block(shop) == (row + 1, row + 2, ["price", "stock"])


async def a_block_of_the_mouse_is_filled_and_pasted_as_one_of_keys(shop: Sheet) -> None:
    items = shop.plain(3)
    row = shop.table.rows.position(items[0])
    await shop.enter(items[0], "price", "77.25")
    await shop.drag(shop.spot(row, "price"), shop.spot(row + 2, "price"))
    shop.press(KEY.Key_D, CONTROL)
    await shop.settled()
    assert [str(shop.pending.drafts[one].value("price")) for one in items] == ["77.25"] * 3
    await shop.discard()
    await shop.front()
    await shop.drag(shop.spot(row, "price"), shop.spot(row + 2, "price"))
    QGuiApplication.clipboard().setText("8\n9\n10")
    shop.press(KEY.Key_V, CONTROL)
    await shop.settled()
    assert shop.pending.count() == (3, 3)
    await shop.discard()


async def shift_and_a_click_extend_the_block(shop: Sheet) -> None:
    row = shop.table.rows.position(shop.plain(3)[0])
    shop.pointer(PRESS, shop.spot(row, "price"))
    shop.pointer(RELEASE, shop.spot(row, "price"), held=False)
    place = shop.spot(row + 2, "stock")
    QTest.mouseClick(shop.table.viewport(), Qt.MouseButton.LeftButton, SHIFT, place)
    assert block(shop) == (row, row + 2, ["price", "stock"])


async def a_click_is_no_block(shop: Sheet) -> None:
    row = shop.table.rows.position(shop.plain(3)[0])
    spot = shop.spot(row, "price")
    await shop.drag(spot, spot + QPoint(2, 1))
    assert block(shop) == (row, row, ["price"])
    assert not shop.table.is_block_shown
    # Nor does one begin where nothing can be changed, or with the box.
    await shop.drag(shop.spot(row + 1, "net"), shop.spot(row + 2, "net"))
    assert not shop.table.is_block_shown
    await shop.drag(shop.spot(row + 1, "check"), shop.spot(row + 2, "check"))
    assert not shop.table.is_block_shown


async def it_scrolls_while_the_pointer_is_held_below(shop: Sheet) -> None:
    table = shop.table
    table.scrollToTop()
    shop.pointer(PRESS, shop.spot(0, "price"))
    below = QPoint(shop.spot(0, "price").x(), table.viewport().height() + 30)
    shop.pointer(MOVE, below)
    seen = table.rowAt(table.viewport().height() - 4)
    await shop.until(lambda: table.block.bottom > seen + 3, "more rows in the block")
    assert table.block.top == 0
    shop.pointer(RELEASE, below, held=False)
    bottom = table.block.bottom
    await asyncio.sleep(0.1)
    assert table.block.bottom == bottom, "released, it stays"
    table.scrollToTop()


async def what_is_chosen_is_dragged_out_as_plain_text(shop: Sheet) -> None:
    dragged: list[str] = []
    was = QDrag.exec
    QDrag.exec = lambda drag, _action: dragged.append(drag.mimeData().text())
    try:
        row = shop.table.rows.position(shop.plain(3)[0])
        far = QPoint(60, 40)
        shop.table.go_to_cell(row, shop.column("title"))
        await shop.drag(shop.spot(row, "price"), shop.spot(row + 1, "stock"))
        shop.press(KEY.Key_C, CONTROL)
        await shop.settled()
        inside = shop.spot(row + 1, "price")
        await shop.drag(inside, inside + far, inside + far + far)
        assert dragged == [QGuiApplication.clipboard().text()], "the block, as it is copied"
        assert block(shop)[:2] == (row, row + 1), "the block is as it was"
        # Whole rows, by any of their cells.
        shop.table.select_only([shop.table.rows.item_id(n) for n in (row, row + 2)])
        shop.table._corner = (-1, -1)
        title = shop.spot(row + 2, "title")
        await shop.drag(title, title + far, title + far + far)
        lines = dragged[1].split("\n")
        assert len(lines) == 3, "a line of headings, and the two rows"
        assert "Title" in lines[0].split("\t")
        # A press that is let go at its place is a click.
        await shop.drag(title, title + QPoint(1, 1))
        assert [shop.table.rows.position(one) for one in shop.table.selection.ids] == [row + 2]
        assert len(dragged) == 2
    finally:
        QDrag.exec = was


SCENARIOS: list[Callable[[Sheet], Awaitable[None]]] = [
    a_block_is_chosen_by_pressing_and_dragging,
    a_block_of_the_mouse_is_filled_and_pasted_as_one_of_keys,
    shift_and_a_click_extend_the_block,
    a_click_is_no_block,
    it_scrolls_while_the_pointer_is_held_below,
    what_is_chosen_is_dragged_out_as_plain_text,
]


@pytest.fixture(scope="module")
def wrong(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What went wrong; played at one go, as timers of a window need a loop that runs."""
    qapp.setFont(interface_font(qapp.font()))
    choose_theme(qapp, "light")
    with asyncio.Runner() as runner:
        return runner.run(play(tmp_path_factory.mktemp("blocks"), SCENARIOS))


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.__name__)
def test_that(scenario: Callable[..., object], wrong: dict[str, str]) -> None:
    assert scenario.__name__ not in wrong, wrong[scenario.__name__]
