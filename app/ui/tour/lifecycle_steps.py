"""Tour steps through the life cycle of a listing: pause, activate, upgrade, close, relist."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.domain.vocabulary import ListingTypeId
from app.engine.catalog.catalog import ListingQuery
from app.engine.changes.lifecycle import LifecycleStep
from app.ui.tour.steps import Steps
from app.ui.tour.window_driver import StepFailed

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.engine.catalog.catalog import ItemRow

_KEYS = {
    LifecycleStep.PAUSE: Qt.Key.Key_P,
    LifecycleStep.ACTIVATE: Qt.Key.Key_O,
    LifecycleStep.TYPE: Qt.Key.Key_T,
    LifecycleStep.CLOSE: Qt.Key.Key_E,
    LifecycleStep.RELIST: Qt.Key.Key_L,
}
_MOST = 1_000
_BOTH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


class LifecycleSteps(Steps):
    """Steps that take a listing of the Clásica type through its life cycle by keys."""

    async def run(self, rows: Callable[[ListingQuery, int], list[ItemRow]]) -> None:
        """Run all steps; ``rows`` reads the expected rows of the table."""
        window, driver = self._window, self._driver
        window.show_view("listings")
        window.listings.show_tab("all")
        found = rows(ListingQuery(view="active", sort="title", descending=False), _MOST)
        row = next(
            (
                r
                for r in found
                if r.listing_type_id == ListingTypeId.GOLD_SPECIAL and not r.variations
            ),
            None,
        )
        if row is None:
            raise StepFailed("no listing to lead through its life")
        table, model = window.listings.table, window.listings.model
        await driver.until(lambda: model.position(row.id) is not None, "the listing in the table")
        table.go_to_row(model.position(row.id) or 0)
        await self._press(LifecycleStep.PAUSE)
        await self._status(row.id, "paused")
        await self._picture("paused")
        await self._press(LifecycleStep.ACTIVATE)
        await self._status(row.id, "active")
        await self._press(LifecycleStep.TYPE)
        await self._chosen(f"type_{ListingTypeId.GOLD_PRO}", "type_sheet_go", "upgrade")
        await self._until(row.id, "listing_type_id", ListingTypeId.GOLD_PRO)
        await self._press(LifecycleStep.CLOSE)
        await self._agree("ask_go")
        await self._status(row.id, "closed")
        await self._press(LifecycleStep.RELIST)
        await self._chosen("", "relist_sheet_go", "relist")
        known = {one.id for one in found}

        def new() -> list[ItemRow]:
            listed = rows(ListingQuery(view="active", text=row.title), _MOST)
            return [one for one in listed if one.id not in known]

        await driver.until(lambda: bool(new()), "the new listing")
        await self._picture("relisted")
        parent = (await self._observe(new()[0].id)).get("parent_item_id")
        self._note(f"it was relisted as {new()[0].id}", parent == row.id)

    async def _press(self, step: LifecycleStep) -> None:
        shell = self._window.shell
        assert shell is not None, "the window is furnished"
        action = shell.actions[step.value]
        await self._driver.until(action.isEnabled, f"the way to {step.value}")
        await self._driver.press(_KEYS[step], _BOTH)

    async def _agree(self, name: str) -> None:
        await self._driver.until(lambda: self._sees(name), "the question")
        await self._driver.settle()
        await self._driver.click(self._driver.find(QAbstractButton, name))

    async def _chosen(self, card: str, go: str, picture: str) -> None:
        await self._driver.until(lambda: self._sees(go), "the choices")
        if card:
            await self._driver.click(self._driver.find(QWidget, card))
        button = self._driver.find(QAbstractButton, go)
        await self._driver.until(button.isEnabled, "what it would do")
        await self._picture(picture)
        await self._driver.click(button)

    def _sees(self, name: str) -> bool:
        return any(one.isVisible() for one in self._window.findChildren(QAbstractButton, name))

    async def _status(self, item_id: str, status: str) -> None:
        await self._until(item_id, "status", status)

    async def _until(self, item_id: str, name: str, wanted: str) -> None:
        """Wait until the table shows a new value, and record the marketplace's value."""
        catalog = self._window.catalog
        await self._driver.until(
            lambda: getattr(catalog.row(item_id), name, None) == wanted, f"{name} {wanted}"
        )
        live = (await self._observe(item_id)).get(name)
        self._note(f"the marketplace has {name} {live}", live == wanted)
