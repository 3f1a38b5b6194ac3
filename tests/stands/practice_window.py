"""The window over a practice shop of sixty listings, and what drives it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from app.engine.events import Synced
from app.engine.session import Session, Target, open_session
from app.rules.guards import Limits
from app.tasks import TaskScope
from app.ui.activity.activity import Activity
from app.ui.editor.open_editors import OpenEditors
from app.ui.lifecycle.lifecycle import LifeOfListings
from app.ui.plans.plans import Plans
from app.ui.widgets.display.toast import Toast
from app.ui.window.main_window import MainWindow
from app.workspace.listing_rows import ItemRow
from tests.stands.inline_reader import InlineReader
from tests.stands.seeded_store import lay_store

SECONDS = 60.0
"""So long it is waited for what has to come; how quick it is is not asked here."""


class Shop:
    """A window over the practice marketplace, and the functions that drive it."""

    def __init__(self, window: MainWindow, session: Session, editors: OpenEditors) -> None:
        self.window, self.session, self.editors = window, session, editors
        self._used: set[str] = set()
        self.closed = ""
        """A listing that a scenario has closed."""

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
        return self._ask("GET", item_id)

    def change(self, item_id: str, **fields: Any) -> None:
        """Change a listing behind the window's back."""
        self._ask("PUT", item_id, fields)

    def _ask(self, method: str, item_id: str, body: Any = None) -> dict[str, Any]:
        seller = self.session.sellers[0]
        answer = httpx.request(
            method,
            f"{self.session.base_url}/items/{item_id}",
            json=body,
            headers={"authorization": f"Bearer {seller.token.reveal()}"},
            verify=False,
        )
        assert answer.status_code == 200, answer.text
        return answer.json()

    def fresh(self, status: str = "active", **wanted: object) -> ItemRow:
        """A listing that no other test has touched."""
        model = self.window.listings.model
        for at in range(model.rowCount()):
            row = model.row(at)
            if row is None or row.id in self._used or row.status != status or row.variations:
                continue
            plain = {"sub_status": "", **wanted}
            if all(getattr(row, name) == value for name, value in plain.items()):
                self._used.add(row.id)
                return row
        raise AssertionError(f"no listing is {status} with {wanted}")

    async def choose(self, *item_ids: str) -> None:
        self.window.show_view("listings")
        self.window.listings.table.select_only(item_ids)
        table, model = self.window.listings.table, self.window.listings.model
        table.go_to_row(model.position(item_ids[0]) or 0)
        table.select_only(item_ids)
        await self.until(
            lambda: len(item_ids) == 1 or self.window.listings.chosen.totals, "the sums"
        )
        QApplication.processEvents()

    async def press(self, key: Qt.Key) -> None:
        """Press a key with Ctrl and Shift."""
        self.window.activateWindow()
        await self.until(self.window.isActiveWindow, "the window")
        both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        QTest.keyClick(self.window, key, both)

    def action(self, name: str) -> Any:
        return self.window.shell.actions[name]

    def dialogs(self) -> list[QDialog]:
        found = QApplication.topLevelWidgets()
        return [one for one in found if isinstance(one, QDialog) and one.isVisible()]

    async def dialog(self) -> QDialog:
        return (await self.until(self.dialogs, "a question"))[0]

    def toasts(self) -> list[str]:
        return [one.accessibleName() for one in self.window.findChildren(Toast) if one.isVisible()]

    async def toast(self, words: str) -> Toast:
        def found() -> Toast | None:
            shown = self.window.findChildren(Toast)
            return next((t for t in shown if words in t.accessibleName() and t.isVisible()), None)

        try:
            return await self.until(found, f"a toast with “{words}”")
        except AssertionError as problem:
            raise AssertionError(f"{problem}; there are {self.toasts()}") from problem

    async def status(self, item_id: str, status: str) -> None:
        await self.until(
            lambda: (row := self.window.catalog.row(item_id)) and row.status == status,
            f"{item_id} to be {status}",
        )

    async def rows_of(self, item_id: str) -> list[Any]:
        """What is in the outbox for a listing."""
        return await self.session.outbox.read(lambda store: store.all_of_item(item_id))

    def clear(self) -> None:
        for one in self.window.findChildren(Toast):
            if one.isVisible():
                one.finish()


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Shop]:
    """The window over a practice shop of sixty listings."""
    lay_store(folder / "store", 60)
    target = Target("practice", True, store=folder / "store", options=("--listings", "60"))
    session = await open_session(folder / "shop", target)
    synced = asyncio.Event()
    session.events.subscribe(lambda one: synced.set() if isinstance(one, Synced) else None)
    assert await session.connect()
    async with asyncio.timeout(SECONDS):
        await synced.wait()
    session.catalog.answer_with(InlineReader(session.catalog.path))
    view_settings = QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat)
    window = MainWindow(session.catalog, view_settings)
    failed: list[Exception] = []

    def fail(_key: str, error: Exception) -> None:
        failed.append(error)

    scope, editing = TaskScope("window", on_failure=fail), TaskScope("editors", on_failure=fail)
    editors = OpenEditors(session, editing, lambda: window, fail)
    activity = Activity(window, session, scope)
    LifeOfListings(window, session, scope, activity.toasts)
    Plans(window, session, scope, Limits())
    window.on_open_item = editors.open
    window.attach(session, scope)
    window.resize(1440, 900)
    window.show()
    window.activateWindow()
    shop = Shop(window, session, editors)
    await shop.until(window.isActiveWindow, "the window")
    await shop.until(lambda: window.listings.model.rowCount() == 60, "the listings")
    yield shop
    await editors.close()
    await editing.close()
    await scope.close()
    window.hide()
    await session.close()
    window.close_for_good()
    window.deleteLater()
    assert not failed
