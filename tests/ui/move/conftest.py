"""One listing that is open in a window, over the marketplace in this process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from app.service.application import build_for
from app.service.market.market import Market
from app.tasks import TaskScope
from app.ui.creation.recents import Recents
from app.ui.editor.controller import EditorController
from app.ui.editor.open_editors import OpenEditors
from app.ui.move.move_sheet import MoveSheet
from app.ui.move.moving import start_move
from tests.stands.creation_shop import CreationShop, creation_shop, small_market
from tests.stands.direct import Direct
from tests.stands.small_world import CERAMICS, LEAF, TOP_SELLER, SmallWorld
from tests.ui.editor.test_open_editors import FakeWindow

LEFT = Qt.MouseButton.LeftButton


class World(SmallWorld):
    """The same world, where ceramics have other attributes than shirts."""

    def attributes(self, category_id: str) -> list[dict[str, Any]]:
        found = super().attributes(category_id)
        if category_id != CERAMICS:
            return found
        by_id = {one["id"]: one for one in super().attributes(LEAF)}
        weight = {
            **by_id["WEIGHT"],
            "allowed_units": [{"id": "kg", "name": "kg"}],
            "default_unit": "kg",
        }
        finish = {"id": "FINISH", "name": "Acabado", "value_type": "string"}
        return [by_id["BRAND"], weight, {**finish, "tags": {"required": True}}]


@pytest.fixture
def market(tmp_path: Path) -> Iterator[Market]:
    with small_market(tmp_path, World) as opened:
        yield opened


@pytest.fixture
async def shop(market: Market, tmp_path: Path) -> AsyncIterator[CreationShop]:
    async with creation_shop(market, tmp_path / "shop") as made:
        yield made


class Bench:
    """One listing that is open in a window, and the functions that drive it."""

    def __init__(self, shop: CreationShop, qtbot: Any, folder: Path) -> None:
        self.shop = shop
        self.window = FakeWindow()
        qtbot.addWidget(self.window)
        self.window.resize(1200, 800)
        self.window.show()
        self.failures: list[Exception] = []
        self.scope = TaskScope("test", on_failure=self._fail)
        view_settings = QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat)
        self.recents = Recents(view_settings, lambda _n: None)
        self.editors = OpenEditors(
            shop,
            self.scope,
            lambda: self.window,
            self._fail,
            change_category=partial(
                start_move,
                shop,
                lambda: self.recents,
                self.scope,
                self._fail,
            ),
        )

    def _fail(self, _key: str, error: Exception) -> None:
        self.failures.append(error)

    def listed(self, **changes: Any) -> str:
        """Return the id of a new shirt."""
        form = {
            "site_id": "MX",
            "title": "Camisa de lino",
            "category_id": LEAF,
            "price": 120,
            "currency_id": "MXN",
            "available_quantity": 4,
            "buying_mode": "buy_it_now",
            "listing_type_id": "gold_special",
            "condition": "new",
            "attributes": [
                {"id": "BRAND", "value_name": "Tolvanera"},
                {"id": "WEIGHT", "value_name": "250 g"},
                {"id": "COLOR", "value_id": "101"},
            ],
            **changes,
        }
        status, answer = self.call("POST", "/items", form)
        assert status == 201, answer
        return str(answer["id"])

    def call(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        kept = self.shop.market.users.token(TOP_SELLER)
        assert kept is not None
        return Direct(build_for(self.shop.market)).call(method, path, body, token=kept.token)

    async def until(self, true: Callable[[], object]) -> None:
        for _ in range(2_000):
            QApplication.processEvents()
            await asyncio.sleep(0.001)
            assert not self.failures, self.failures
            if true():
                return
        raise AssertionError("it did not come to that")

    def editor(self, item_id: str) -> EditorController | None:
        open_one = self.editors._open.get(item_id)
        found = None if open_one is None else open_one.controller
        return found if isinstance(found, EditorController) else None

    async def open(self, item_id: str) -> EditorController:
        self.editors.open(item_id)
        await self.until(lambda: self.editor(item_id))
        found = self.editor(item_id)
        assert found is not None
        return found

    def find(self, name: str, kind: type[QWidget] = QWidget) -> Any:
        found = [one for one in self.window.findChildren(kind, name) if one.isVisible()]
        assert found, name
        return found[-1]

    def click(self, name: str) -> None:
        QTest.mouseClick(self.find(name, QAbstractButton), LEFT)

    async def sheet(self) -> MoveSheet:
        self.click("change_category")
        await self.until(lambda: self.window.findChildren(MoveSheet))
        return self.window.findChildren(MoveSheet)[0]

    async def choose(self, category_id: str) -> MoveSheet:
        self.recents.note(category_id)
        sheet = await self.sheet()
        name = f"recent_{category_id}"
        await self.until(lambda: sheet.findChildren(QAbstractButton, name))
        self.click(name)
        await self.until(lambda: sheet.chooser.use_button.text().count("Cer"))
        self.click("use_category")
        await self.until(lambda: sheet.page.isVisible())
        return sheet

    async def moved(self, item_id: str) -> EditorController:
        """Agree, and return the editor that has come in the place of the one before."""
        before = self.editor(item_id)
        self.click("move_go")
        await self.until(lambda: self.editor(item_id) not in (None, before))
        found = self.editor(item_id)
        assert found is not None
        await self.until(lambda: not found.view.building.running)
        return found


@pytest.fixture
async def bench(shop: CreationShop, qtbot: Any, tmp_path: Path) -> AsyncIterator[Bench]:
    made = Bench(shop, qtbot, tmp_path)
    yield made
    await made.editors.close()
    await made.scope.close()
    for view in made.window.views.values():
        view.blockSignals(True)
    assert made.failures == []
