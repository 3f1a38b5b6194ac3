"""Tour steps for special plans: a price floor, refused rows, a picture folder, a campaign."""

from __future__ import annotations

from decimal import Decimal
from shutil import rmtree
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLineEdit

from app.editing.numbers import format_number
from app.engine.catalog.catalog import ListingQuery
from app.ui.plans.preview.figures import REFUSED
from app.ui.tour.steps import Steps, plan_in, sees
from app.ui.tour.window_driver import StepFailed, draw_photo
from app.ui.widgets.inputs.combo import Combo

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from app.engine.catalog.catalog import ItemRow
    from app.ui.plans.plan_view import PlanView
    from app.ui.tour.steps import Stage

    Rows = Callable[[ListingQuery, int], list[ItemRow]]

_COUNT, _MOST = 4, 300
_LESS = "-10"
_ALT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_BOTH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


class BulkSteps(Steps):
    """Plans for a few listings; ``folder`` is for temporary pictures."""

    def __init__(self, stage: Stage, folder: Path) -> None:
        super().__init__(stage)
        self._folder = folder / "fotos"
        self._used: set[str] = set()

    async def run(self, rows: Rows, begin: Callable[[str], None]) -> None:
        """Run all steps; ``rows`` reads the expected rows, ``begin`` is called with each name."""
        for name, step in (
            ("the floor", self.floor),
            ("refused rows", self.refused),
            ("pictures by folder", self.pictures),
            ("a campaign with return", self.campaign),
        ):
            begin(name)
            await step(rows)

    async def floor(self, rows: Rows) -> None:
        """Lower prices, but not below the floor of their own code."""
        chosen = self._plain(rows, "active", _COUNT)
        prices = sorted(Decimal(row.price or 0) / 100 for row in chosen)
        least = prices[1]
        self._select(chosen)
        await self._driver.press(Qt.Key.Key_K, _BOTH)
        driver = self._driver
        await driver.until(lambda: sees(self._window, "figures_keep"), "the own figures")
        locale = self._window.listings.table.rows.text.locale
        typed = format_number(least, locale, decimals=2)
        await driver.type(driver.find(QLineEdit, "figures_floor"), typed)
        await self._picture("floor-given")
        await driver.click(driver.find(QAbstractButton, "figures_keep"))
        plan = await self._opened(chosen)
        await driver.type(driver.find(QLineEdit, "operation_value"), _LESS)
        await self._add(plan, "price", "floor")
        await self._worked_out(plan, len(chosen))
        after = [row.price_after for row in plan.model.going() if row.price_after is not None]
        prices_after = ", ".join(str(price) for price in sorted(after))
        self._note(f"no price below the floor of {least}: {prices_after}", min(after) == least)
        await self._picture("floor-plan")
        await self._leave()

    async def refused(self, rows: Rows) -> None:
        """Activate listings of which one has lost its stock by then, and send that one again."""
        driver, chosen = self._driver, self._plain(rows, "paused", 3)
        plan = await self._opened(chosen)
        await driver.click(driver.find(QAbstractButton, "operation_remove"))
        await self._add(plan, "status", "", "active")
        await self._worked_out(plan, len(chosen))
        wrong = plan.model.going()[0].item_id
        stock = (await self._observe(wrong)).get("available_quantity")
        await self._elsewhere(wrong, available_quantity=0)
        await driver.click(driver.find(QAbstractButton, "apply_button"))
        await self._until_seen("plan_retry")
        shown = plan.model.figures().counts.get(REFUSED)
        self._note(f"{shown} of {len(chosen)} rows refused", shown == 1)
        plan.tabs.set_current(REFUSED)
        await self._picture("plan-refused")
        await self._elsewhere(wrong, available_quantity=stock)
        await driver.click(driver.find(QAbstractButton, "plan_retry"))
        await driver.until(lambda: plan.model.sent[wrong].icon == "check", "it to be sent as well")
        status = (await self._observe(wrong)).get("status")
        self._note(f"sent again: {status}", status == "active")
        await self._picture("plan-retried")
        await self._leave()

    async def pictures(self, rows: Rows) -> None:
        """Make a plan from a folder of pictures, one of which belongs to no listing."""
        driver = self._driver
        chosen = self._plain(rows, "active", 2)
        self._folder.mkdir(exist_ok=True)
        for name in (*(f"{row.seller_custom_field}-1" for row in chosen), "nadie-1"):
            draw_photo(self._folder / f"{name}.jpg")
        await driver.press(Qt.Key.Key_I, _ALT)
        found: list[QFileDialog] = []

        def asked() -> bool:
            found[:] = [one for one in self._window.findChildren(QFileDialog) if one.isVisible()]
            return bool(found)

        await driver.until(asked, "which folder it is")
        found[0].fileSelected.emit(str(self._folder))
        found[0].reject()
        await driver.until(lambda: sees(self._window, "folder_read"), "the question about it")
        await driver.click(driver.find(QAbstractButton, "folder_read"))
        await driver.until(lambda: sees(self._window, "folder_open"), "the folder to be read")
        await self._picture("folder")
        await driver.click(driver.find(QAbstractButton, "folder_open"))
        await driver.until(lambda: plan_in(self._window) is not None, "the plan of the folder")
        plan = self._plan()
        await self._worked_out(plan, len(chosen))
        seen = {row.item_id for row in plan.model.going()}
        self._note("a plan of the listings with pictures", seen == {row.id for row in chosen})
        await self._picture("folder-plan")
        await self._leave()
        rmtree(self._folder)

    async def campaign(self, rows: Rows) -> None:
        """Schedule a plan with a start and an end; begin it now, and revert it before its end."""
        driver, chosen = self._driver, self._plain(rows, "active", 3)
        plan = await self._opened(chosen)
        await driver.type(driver.find(QLineEdit, "operation_value"), _LESS)
        await self._worked_out(plan, len(chosen))
        after = {row.item_id: row.price_after for row in plan.model.going()}
        before = {row.item_id: row.price_before for row in plan.model.going()}
        await driver.click(driver.find(QAbstractButton, "plan_when"))
        await driver.until(lambda: sees(self._window, "when_go"), "the question when")
        await self._picture("campaign-when")
        await driver.click(driver.find(QAbstractButton, "when_go"))
        await self._until_seen("schedule_start")
        await self._picture("campaign-scheduled")
        await driver.click(driver.find(QAbstractButton, "schedule_start"))
        await self._until_seen("schedule_end")
        await self._until_live(after, "the prices of the campaign")
        self._note(f"{len(after)} prices are those of the campaign", True)
        await self._picture("campaign-running")
        await driver.click(driver.find(QAbstractButton, "schedule_end"))
        await self._until_seen("schedule_forget")
        await self._until_live(before, "the prices as before")
        self._note(f"{len(before)} prices went back by themselves", True)
        await self._picture("campaign-over")
        await driver.click(driver.find(QAbstractButton, "schedule_forget"))
        self._window.show_view("listings")

    # -- what several do -----------------------------------------------------------------------

    def _plain(self, rows: Rows, view: str, count: int) -> list[ItemRow]:
        """Return listings with an own code and a net, without variations."""
        found = rows(ListingQuery(view=view, sort="price"), _MOST)
        some = [
            row
            for row in found
            if row.net
            and row.seller_custom_field
            and row.available_quantity
            and not row.variations
            # A listing that was given a floor must not affect the other steps.
            and row.id not in self._used
        ]
        if len(some) < count:
            raise StepFailed(f"fewer than {count} plain listings that are {view}")
        self._used |= {row.id for row in some[:count]}
        return some[:count]

    def _select(self, chosen: Sequence[ItemRow]) -> None:
        self._window.show_view("listings")
        self._window.listings.show_tab("all")
        table = self._window.listings.table
        table.clearSelection()
        table.select_only([row.id for row in chosen])
        table.setFocus()

    async def _opened(self, chosen: Sequence[ItemRow]) -> PlanView:
        self._select(chosen)
        await self._driver.press(Qt.Key.Key_B, _BOTH)
        await self._driver.until(lambda: plan_in(self._window) is not None, "the plan")
        return self._plan()

    def _plan(self) -> PlanView:
        plan = plan_in(self._window)
        if plan is None:
            raise StepFailed("no plan")
        return plan

    async def _add(self, plan: PlanView, kind: str, verb: str, value: str = "") -> None:
        """Add an operation from the menu, and choose what it does."""
        driver = self._driver
        await driver.click(driver.find(QAbstractButton, "operation_add"))
        action = plan.findChild(QAction, f"add_{kind}")
        if action is None:
            raise StepFailed(f"no operation on {kind}")
        action.trigger()
        for menu in QApplication.topLevelWidgets():
            if menu.objectName() == "operation_kinds":
                menu.close()
        for name, chosen in (("operation_verb", verb), ("operation_value", value)):
            if chosen:
                shown = [one for one in plan.findChildren(Combo, name) if one.isVisible()]
                shown[-1].choose(chosen)
        await driver.settle()

    async def _worked_out(self, plan: PlanView, count: int) -> None:
        apply = self._driver.find(QAbstractButton, "apply_button")
        await self._driver.until(
            lambda: apply.isEnabled() and len(plan.model.rows()) == count, "what it would do"
        )

    async def _until_seen(self, name: str) -> None:
        """Wait until a button is visible; accept risks on the way."""
        driver, window = self._driver, self._window
        await driver.until(lambda: sees(window, "ask_go") or sees(window, name), name)
        if sees(window, "ask_go"):
            await driver.agree()
        await driver.until(lambda: sees(window, name), name)
        await driver.settle()

    async def _until_live(self, prices: dict[str, Decimal | None], what: str) -> None:
        for _ in range(60):
            live = [(await self._observe(one)).get("price") for one in prices]
            if live == [*prices.values()]:
                return
            await self._driver.settle(0.5)
        raise StepFailed(f"waited in vain: {what}")

    async def _elsewhere(self, item_id: str, **changes: object) -> None:
        """Change a listing from outside of the window, as another user would."""
        session = self._console.session
        if session is None:
            raise StepFailed("no session")
        await session.connection.api.items.update(item_id, changes)

    async def _leave(self) -> None:
        await self._driver.click(self._driver.find(QAbstractButton, "plan_back"))
        await self._driver.until(lambda: plan_in(self._window) is None, "the listings")
