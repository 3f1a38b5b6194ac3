"""A listing to another category by mouse, against the marketplace in this process, and back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from app.domain.wire_item import item_of
from app.editing.payload import build_payload
from app.editing.values import Choice
from app.service.application import build_for
from app.service.market.market import Market
from app.tasks import TaskScope
from app.ui.creation.recents import Recents
from app.ui.editor.controller import EditorController
from app.ui.editor.open_editors import OpenEditors
from app.ui.look.text import PlainLabel
from app.ui.move.move_sheet import MoveSheet
from app.ui.move.moving import start_move
from app.ui.widgets.display.timeline import Timeline
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
    """One listing that is open in a window, and hands for it."""

    def __init__(self, shop: CreationShop, qtbot: Any, folder: Path) -> None:
        self.shop = shop
        self.window = FakeWindow()
        qtbot.addWidget(self.window)
        self.window.resize(1200, 800)
        self.window.show()
        self.failures: list[Exception] = []
        self.scope = TaskScope("test", on_failure=self._fail)
        memory = QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat)
        self.recents = Recents(memory, lambda _n: None)
        self.editors = OpenEditors(
            shop,  # type: ignore[arg-type]
            self.scope,
            lambda: self.window,  # type: ignore[arg-type, return-value]
            self._fail,
            change_category=partial(
                start_move,
                shop,  # type: ignore[arg-type]
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


def path_shown(bench: Bench) -> str:
    text: str = bench.find("field_category_id", QLineEdit).text()
    return text


async def test_that_a_listing_goes_to_another_category_as_it_was_shown(bench: Bench) -> None:
    item_id = bench.listed()
    await bench.open(item_id)
    assert path_shown(bench) == "Camisas"
    sheet = await bench.choose(CERAMICS)
    lines = [line for one in sheet.page.findChildren(Timeline) for line in one.lines()]
    assert [(one.text, one.note) for one in lines] == [
        ("Acabado", "has to be filled in before it can be sent"),
        ("Color", "Rojo"),
        ("Peso", "250 g → 0.25 kg"),
    ]
    words = [label.text() for label in sheet.page.findChildren(PlainLabel)]
    assert "Marca" in words
    assert "Camisas → Cerámicas" in words
    editor = await bench.moved(item_id)
    assert path_shown(bench) == "Cerámicas"
    assert bench.call("GET", f"/items/{item_id}")[1]["category_id"] == LEAF, "nothing is sent"
    assert not editor._can_send(), "what is asked for there is empty"
    line = bench.find("field_attributes.FINISH")
    line = line if isinstance(line, QLineEdit) else line.focusProxy()
    line.setFocus()
    QTest.keyClicks(line, "Mate")
    await bench.until(editor._can_send)
    bench.click("save_button")
    await bench.until(lambda: [row for row in bench.shop.rows() if row.item_id == item_id])
    await bench.shop.work()
    item = bench.call("GET", f"/items/{item_id}")[1]
    assert item["category_id"] == CERAMICS
    found = {one["id"]: one["value_name"] for one in item["attributes"]}
    assert found == {"BRAND": "Tolvanera", "WEIGHT": "0.25 kg", "FINISH": "Mate"}
    assert item["warnings"] == []
    await bench.until(lambda: editor.history.draft.is_empty())
    row = next(row for row in bench.shop.rows() if row.item_id == item_id)
    undo = await bench.shop.outbox.undo_of(numbers=(row.number,))
    (back,) = undo.changes
    status, again = bench.call(
        "PUT", f"/items/{item_id}", build_payload(item_of(back.base), back.changes)
    )
    assert status == 200, again
    found = {one["id"]: one["value_name"] for one in again["attributes"]}
    assert (again["category_id"], again["warnings"]) == (LEAF, [])
    assert found == {"BRAND": "Tolvanera", "WEIGHT": "250 g", "COLOR": "Rojo"}


@pytest.mark.parametrize("way", ["undo", "reset", "reopened and reset"])
async def test_that_a_move_that_was_not_sent_is_taken_back_whole(bench: Bench, way: str) -> None:
    item_id = bench.listed()
    await bench.open(item_id)
    await bench.choose(CERAMICS)
    editor = await bench.moved(item_id)
    if way == "reopened and reset":
        bench.editors.leave(item_id)
        await bench.until(lambda: bench.editor(item_id) is None)
        editor = await bench.open(item_id)
        assert path_shown(bench) == "Cerámicas", "the draft is kept"
    if way == "undo":
        bench.click("editor_undo")
    else:
        editor.view.reset_requested.emit("category_id")
    await bench.until(lambda: bench.editor(item_id) not in (None, editor))
    again = bench.editor(item_id)
    assert again is not None
    assert path_shown(bench) == "Camisas"
    assert again.history.draft.is_empty()
    assert again.history.draft.value("attributes.COLOR") == (Choice("101", "Rojo"),)
    if way == "undo":
        bench.click("editor_redo")
        await bench.until(lambda: bench.editor(item_id) not in (None, again))
        assert path_shown(bench) == "Cerámicas"


async def test_that_a_seller_who_goes_back_leaves_everything_as_it_is(bench: Bench) -> None:
    item_id = bench.listed()
    editor = await bench.open(item_id)
    await bench.choose(CERAMICS)
    bench.click("move_back")
    sheet = bench.window.findChildren(MoveSheet)[0]
    assert sheet.chooser.isVisible()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    await bench.until(lambda: not sheet.isVisible())
    assert bench.editor(item_id) is editor
    assert editor.history.draft.is_empty()


async def test_that_a_category_that_cannot_be_had_is_said(bench: Bench) -> None:
    item_id = bench.listed()
    await bench.open(item_id)
    bench.recents.note(CERAMICS)
    sheet = await bench.sheet()
    name = f"recent_{CERAMICS}"
    await bench.until(lambda: sheet.findChildren(QAbstractButton, name))
    bench.shop.wire.dead = True
    bench.shop.categories.forget()
    bench.click(name)
    await bench.until(lambda: sheet.chooser.facts.findChildren(PlainLabel))
    assert not sheet.chooser.use_button.isEnabled()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    await bench.until(lambda: not sheet.isVisible())
