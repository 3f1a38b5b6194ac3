"""Tour steps for a plan: several prices changed at once, previewed, applied, and undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLineEdit

from app.engine.catalog.catalog import ListingQuery
from app.ui.tour.steps import Steps, plan_in, sees
from app.ui.tour.window_driver import StepFailed

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.engine.catalog.catalog import ItemRow
    from app.ui.plans.plan_view import PlanView

_COUNT = 6
_MOST_INPUTS = 12
_BOTH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


class PlanSteps(Steps):
    """Steps that change the prices of a few listings as one plan."""

    async def run(self, rows: Callable[[ListingQuery, int], list[ItemRow]]) -> None:
        """Run all steps; ``rows`` reads the expected rows of the table."""
        window, driver = self._window, self._driver
        window.show_view("listings")
        window.listings.show_tab("all")
        found = rows(ListingQuery(view="active", sort="price"), 60)
        ids = [row.id for row in found if row.net and not row.variations][:_COUNT]
        table = window.listings.table
        table.clearSelection()
        table.select_only(ids)
        inputs = driver.inputs
        await driver.press(Qt.Key.Key_B, _BOTH)
        await driver.until(lambda: plan_in(self._window) is not None, "the plan")
        plan = plan_in(self._window)
        if plan is None:
            raise StepFailed("no plan")
        await driver.type(driver.find(QLineEdit, "operation_value"), "+8")
        apply = driver.find(QAbstractButton, "apply_button")
        await driver.until(apply.isEnabled, "what it would do")
        await self._picture("plan")
        prices = {row.item_id: row.price_after for row in plan.model.going()}
        before = {row.item_id: row.price_before for row in plan.model.going()}
        await driver.click(apply)
        await self._until_all(plan, "check")
        used = driver.inputs - inputs
        self._note(f"changed by {used} keys and clicks", used <= _MOST_INPUTS)
        await self._picture("plan-applied")
        live = [(await self._observe(one)).get("price") for one in prices]
        self._note(f"{len(prices)} prices are those of the preview", live == [*prices.values()])
        undo = driver.find(QAbstractButton, "plan_undo")
        await driver.click(undo)
        await driver.until(lambda: sees(self._window, "ask_go"), "what would be taken back")
        await driver.settle()
        await driver.click(driver.find(QAbstractButton, "ask_go"))
        await self._until_all(plan, "undo")
        await self._picture("plan-undone")
        live = [(await self._observe(one)).get("price") for one in before]
        self._note(f"{len(before)} prices are back", live == [*before.values()])
        await driver.click(driver.find(QAbstractButton, "plan_back"))

    async def _until_all(self, plan: PlanView, icon: str) -> None:
        """Wait until every row is sent or undone; accept risks on the way."""

        def there() -> bool:
            sent = plan.model.sent
            return bool(sent) and all(
                row.item_id in sent and sent[row.item_id].icon == icon for row in plan.model.going()
            )

        what = f"every row to be at {icon}"
        await self._driver.until(lambda: there() or sees(self._window, "ask_go"), what)
        if not there():
            await self._driver.agree()
        await self._driver.until(there, what)
