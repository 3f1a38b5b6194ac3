"""Tour steps in table cells: typing, pasting a block from a sheet, preview, sending."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QLineEdit

from app.editing.cells.tsv import write_block
from app.editing.numbers import format_number
from app.ui.cells.cells import Cells
from app.ui.listings.table.columns import place_of
from app.ui.tour.steps import Steps, plan_in, sees
from app.ui.tour.window_driver import StepFailed

if TYPE_CHECKING:
    from app.engine.catalog.catalog import ItemRow

_COUNT = 3
_NO_KEY = Qt.KeyboardModifier.NoModifier
_CONTROL = Qt.KeyboardModifier.ControlModifier


class CellSteps(Steps):
    """Steps that change prices and stocks in the table."""

    async def run(self) -> None:
        """Type a price, paste a block, preview it as a plan, and send it."""
        window, driver = self._window, self._driver
        window.show_view("listings")
        window.listings.show_tab("all")
        (cells,) = window.findChildren(Cells)
        pending, table = cells.keeping.pending, window.listings.table
        await driver.settle(0.6)
        first, rows = self._stretch()
        price = place_of(table.rows.columns, "price")
        table.setFocus()
        table.go_to_cell(first, price)
        await driver.press(Qt.Key.Key_F2, _NO_KEY)
        (field,) = window.findChildren(QLineEdit, "cell_field")
        await driver.until(field.isVisible, "the field over the cell")
        await driver.type(field, "=+7%")
        await self._picture("cell")
        driver.key(field, Qt.Key.Key_Return, _NO_KEY)
        await driver.until(lambda: pending.count() == (1, 1), "a pending price")
        was = Decimal(rows[0].price or 0) / 100
        worked_out = pending.drafts[rows[0].id].value("price")
        right = abs(Decimal(str(worked_out)) - was * Decimal("1.07")) < Decimal("0.01")
        self._note(f"=+7% over {was} is {worked_out}", right)
        locale = table.rows.text.locale
        block = [
            (format_number(Decimal(row.price or 0) / 100 + 1, locale, decimals=2), str(at + 5))
            for at, row in enumerate(rows)
        ]
        table.go_to_cell(first, price)
        QGuiApplication.clipboard().setText(write_block(block))
        await driver.press(Qt.Key.Key_V, _CONTROL)
        await driver.until(lambda: pending.count()[1] == _COUNT, "the pasted block")
        await driver.settle()
        changes, listings = pending.count()
        self._note(f"a block of a sheet is {changes} changes in {listings} listings", True)
        await self._picture("cells-pasted")
        await driver.click(driver.find(QAbstractButton, "cells_review"))
        await driver.until(lambda: plan_in(window) is not None, "the plan of the cells")
        apply = driver.find(QAbstractButton, "apply_button")
        await driver.until(apply.isEnabled, "what they would do")
        await self._picture("cells-review")
        plan = plan_in(window)
        if plan is None:
            raise StepFailed("no plan of the cells")
        seen = {row.item_id for row in plan.model.rows()}
        self._note("the plan has the same listings", seen == {row.id for row in rows})
        await driver.click(driver.find(QAbstractButton, "plan_back"))
        await driver.until(lambda: window.current_view == "listings", "the listings")
        await driver.click(driver.find(QAbstractButton, "cells_discard"))
        await driver.until(lambda: sees(window, "ask_go"), "the question")
        await driver.click(driver.find(QAbstractButton, "ask_go"))
        await driver.until(lambda: pending.count() == (0, 0), "nothing to be pending")
        self._note("what was typed is gone, and can be undone", cells.keeping.stack.canUndo())

    def _stretch(self) -> tuple[int, list[ItemRow]]:
        """Return the first line and the rows of adjacent active listings without variations."""
        model = self._window.listings.model
        for first in range(model.rowCount() - _COUNT):
            rows = [model.row(at) for at in range(first, first + _COUNT)]
            some = [row for row in rows if row and row.status == "active" and not row.variations]
            if len(some) == _COUNT and all(row.price for row in some):
                return first, some
        raise StepFailed("no listings together whose price can change")
