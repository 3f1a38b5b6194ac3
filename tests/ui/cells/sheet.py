"""A window over the practice marketplace whose cells are typed into by real keys."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, QSettings, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.engine.catalog.catalog import ItemRow
from app.engine.events import Synced
from app.engine.session import Target, open_session
from app.rules.guards import Limits
from app.tasks import TaskScope
from app.ui.activity.activity import Activity
from app.ui.bulk_work import connect_bulk_work
from app.ui.cells.cells import Cells
from app.ui.lifecycle.lifecycle import LifeOfListings
from app.ui.listings.table.columns import place_of
from app.ui.window.main_window import MainWindow
from tests.stands.inline_reader import InlineReader
from tests.stands.seeded_store import lay_store
from tests.ui.plans.test_bulk_edit import SECONDS, Shop, button

LISTINGS = 60
KINDS = ("write", "load", "judge", "send", "block", "dragged")
KEY = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


class Sheet(Shop):
    """Adds what is done to cells."""

    @property
    def cells(self) -> Cells:
        (found,) = self.window.findChildren(Cells)
        return found

    @property
    def table(self):
        return self.window.listings.table

    @property
    def bar(self):
        return self.cells.keeping.bar

    @property
    def field(self):
        return self.cells.editing.field

    @property
    def pending(self):
        return self.session.listings.cells

    def column(self, name: str) -> int:
        return place_of(self.table.rows.columns, name)

    async def front(self) -> None:
        """Bring the listings to the front, with the cursor in the table."""
        self.window.show_view("listings")
        self.window.activateWindow()
        await self.until(self.window.isActiveWindow, "the window")
        self.table.setFocus()
        await self.settled()

    async def settled(self) -> None:
        """Wait until what was typed is kept."""
        await asyncio.sleep(0)
        scope = self.cells.keeping.scope
        await self.until(
            lambda: not any(scope.running(f"cells {what}") for what in KINDS),
            "the cells to be kept",
        )

    async def at(self, item_id: str, column: str) -> None:
        """Put the cursor into a cell by a click."""
        row = self.table.rows.position(item_id)
        assert row is not None
        index = self.table.rows.index(row, self.column(column))
        self.table.scrollTo(index)
        place = self.table.visualRect(index).center()
        QTest.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, NONE, place)

    def plain(self, count: int) -> list[str]:
        """The first listings that stand one below the other, are active and have no variations."""
        rows = [self.table.rows.row(at) for at in range(self.table.rows.rowCount())]
        for first in range(len(rows) - count):
            some = [row for row in rows[first : first + count] if row]
            if all(row.status == "active" and not row.variations for row in some):
                return [row.id for row in some]
        raise AssertionError(f"there are no {count} plain listings together")

    def spot(self, row: int, column: str) -> QPoint:
        """Where in the table a cell is."""
        index = self.table.rows.index(row, self.column(column))
        return self.table.visualRect(index).center()

    def pointer(self, kind: QEvent.Type, place: QPoint, *, held: bool = True) -> None:
        """Press, move or release the left button at a place of the table."""
        viewport = self.table.viewport()
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        button = none if kind == QEvent.Type.MouseMove else left
        at = QPointF(place)
        buttons = left if held else none
        event = QMouseEvent(kind, at, viewport.mapToGlobal(at), button, buttons, NONE)
        QApplication.sendEvent(viewport, event)

    async def drag(self, first: QPoint, *others: QPoint) -> None:
        """Press at a place, move to others, and release at the last one."""
        self.pointer(QEvent.Type.MouseButtonPress, first)
        for place in others:
            await self.settled()
            self.pointer(QEvent.Type.MouseMove, place)
        self.pointer(QEvent.Type.MouseButtonRelease, others[-1], held=False)
        await self.settled()

    async def choose(self, item_id: str, column: str, *, down: int, right: int) -> None:
        """Choose a block of cells by keys."""
        await self.at(item_id, column)
        for _ in range(down):
            self.press(KEY.Key_Down, SHIFT)
        for _ in range(right):
            self.press(KEY.Key_Right, SHIFT)

    def press(self, key: Qt.Key, how: Qt.KeyboardModifier = NONE) -> None:
        """Press a key where the cursor is."""
        QTest.keyClick(QApplication.focusWidget() or self.table, key, how)
        QApplication.processEvents()

    def type(self, text: str) -> None:
        """Type letters where the cursor is; the first one may open the field."""
        for letter in text:
            QTest.keyClicks(QApplication.focusWidget() or self.table, letter)
            QApplication.processEvents()

    async def enter(self, item_id: str, column: str, text: str) -> None:
        """Type over a cell, and Enter."""
        await self.at(item_id, column)
        self.type(text)
        self.press(KEY.Key_Return)
        await self.settled()

    def row(self, item_id: str) -> ItemRow:
        """The listing as the table has it."""
        place = self.table.rows.position(item_id)
        row = None if place is None else self.table.rows.row(place)
        assert row is not None
        return row

    def shown(self, item_id: str, column: str) -> str:
        """What the table shows in a cell."""
        row = self.table.rows.position(item_id)
        return str(self.table.rows.index(row, self.column(column)).data())

    async def press_button(self, name: str) -> None:
        button(self.bar, name).click()
        await asyncio.sleep(0)

    async def clean(self) -> None:
        """Leave nothing of a scenario that went wrong to the next one."""
        for question in self.dialogs():
            question.reject()
        self.field.close_field()
        self.window.show_view("listings")
        pending = self.pending
        pending.reverted([(i, p) for i in pending.listings() for p in pending.paths(i)])
        self.cells.keeping.changed()
        await self.settled()

    async def agree_if_asked(self) -> None:
        """Say yes where it is asked."""
        await asyncio.sleep(0.3)
        if self.dialogs():
            await self.agree()

    async def discard(self) -> None:
        """Leave nothing pending."""
        if self.pending.count()[0]:
            await self.press_button("cells_discard")
            (sheet,) = await self.until(self.dialogs, "a question")
            button(sheet, "ask_go").click()
            await self.until(lambda: not self.pending.count()[0], "nothing to be pending")
        await self.settled()


@asynccontextmanager
async def opened(folder: Path, *, store: bool = True) -> AsyncIterator[Sheet]:
    """Open a shop with cells that can be changed."""
    if store:
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
    activity = Activity(window, session, scope)
    LifeOfListings(window, session, scope, activity.toasts)
    connect_bulk_work(window, session, scope, Limits(), activity.toasts)
    window.attach(session, scope)
    window.resize(1440, 900)
    window.show()
    shop = Sheet(window, session, folder)
    await shop.until(lambda: window.listings.model.rowCount() == LISTINGS, "the listings")
    await shop.front()
    yield shop
    await scope.close()
    window.hide()
    await session.close()
    window.close_for_good()
    window.deleteLater()
    assert not failed, failed


async def play(
    folder: Path, scenarios: Sequence[Callable[[Sheet], Awaitable[None]]]
) -> dict[str, str]:
    """Play every scenario in one window; return what went wrong in each."""
    wrong = {}
    async with opened(folder) as shop:
        for scenario in scenarios:
            for question in shop.dialogs():
                question.reject()
            try:
                await shop.front()
                await scenario(shop)
            except Exception:
                wrong[scenario.__name__] = traceback.format_exc()
                await shop.clean()
    return wrong
