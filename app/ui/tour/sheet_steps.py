"""Tour steps for a sheet: exported, edited with three wrong rows, imported, previewed as a plan."""

from __future__ import annotations

import asyncio
import csv
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QWidget

from app.engine.catalog.catalog import ListingQuery
from app.ui.plans.plan_view import PlanView
from app.ui.sheets.import_view import COLUMNS, LEFT_OUT, NEW
from app.ui.sheets.sheets_view import SheetsView
from app.ui.tour.steps import Steps
from app.ui.tour.window_driver import StepFailed

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from app.engine.catalog.catalog import ItemRow
    from app.ui.tour.steps import Stage

_COUNT, _WRONG = 8, 3
_ID, _CODE, _TITLE, _PRICE, _STOCK, _STATUS = 0, 3, 4, 5, 7, 8


class SheetSteps(Steps):
    """Steps that change a few listings by a sheet; ``folder`` is for the temporary file."""

    def __init__(self, stage: Stage, folder: Path) -> None:
        super().__init__(stage)
        self._folder = folder

    async def run(self, rows: Callable[[ListingQuery, int], list[ItemRow]]) -> None:
        """Run all steps; ``rows`` reads the expected rows of the table."""
        window, driver = self._window, self._driver
        window.show_view("listings")
        window.listings.show_tab("all")
        found = rows(ListingQuery(view="active", sort="price"), 80)
        ids = [row.id for row in found if not row.variations][:_COUNT]
        window.listings.table.clearSelection()
        window.listings.table.select_only(ids)
        file = await self._export()
        await asyncio.to_thread(_fill_in, file)
        view = driver.find(SheetsView, "sheets")
        await driver.drop(view.start, file)
        page = view.imported
        await driver.until(lambda: page.isVisible() and bool(page.left_out.rows), "the sheet")
        file.unlink()
        wrong = [(one.place.row, one.code) for one in page.left_out.rows]
        self._note(f"{len(wrong)} wrong rows are named: {wrong}", len(wrong) == _WRONG)
        new = [row.code for row in page.new_rows.model.rows]
        self._note(f"new listings: {new}", new == ["TOUR-1", "TOUR-2"])
        for tab in (COLUMNS, LEFT_OUT):
            page.show_tab(tab)
            await self._picture(f"sheet-{tab.replace('_', '-')}")
        page.show_tab(NEW)
        await driver.click(driver.find(QAbstractButton, "sheet_check"))
        await driver.until(lambda: len(page.new_rows.states) == len(new), "the new rows")
        await self._picture("sheet-new")
        await driver.click(driver.find(QAbstractButton, "sheet_preview"))
        await driver.until(lambda: self._plan() is not None, "the plan of the sheet")
        plan = self._plan()
        if plan is None:
            raise StepFailed("no plan")
        apply = driver.find(QAbstractButton, "apply_button")
        await driver.until(apply.isEnabled, "what the sheet would do")
        going = len(plan.model.going())
        self._note(f"{going} listings change", going == _COUNT - _WRONG)
        await self._picture("sheet-plan")
        await driver.click(driver.find(QAbstractButton, "plan_back"))

    async def _export(self) -> Path:
        driver = self._driver
        keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        await driver.press(Qt.Key.Key_X, keys)
        await driver.settle()
        driver.find(QAbstractButton, "export_csv").click()
        await self._picture("sheet-export")
        await driver.click(driver.find(QAbstractButton, "export_button"))
        file = self._folder / "tour.csv"
        found: list[QFileDialog] = []

        def asked() -> bool:
            found[:] = [one for one in self._window.findChildren(QFileDialog) if one.isVisible()]
            return bool(found)

        await driver.until(asked, "where the sheet goes")
        found[0].selectFile(str(file))
        found[0].fileSelected.emit(str(file))
        found[0].accept()
        await driver.until(self._exported, "the sheet to be written")
        await self._picture("sheet-exported")
        return file

    def _exported(self) -> bool:
        return any(one.isVisible() for one in self._window.findChildren(QWidget, "export_outcome"))

    def _plan(self) -> PlanView | None:
        view = self._window.view(self._window.current_view)
        return view.widget if view is not None and isinstance(view.widget, PlanView) else None


def _fill_in(file: Path) -> None:
    """Change the price in each row, three of them wrongly, and add two new rows."""
    text = file.read_text(encoding="utf-8-sig")
    separator = ";" if ";" in text.splitlines()[0] else ","
    lines = [*csv.reader(text.splitlines(), delimiter=separator)]
    head, *below = lines
    for at, line in enumerate(below):
        line[_STOCK] = str(40 + at)
    below[0][_PRICE] = "abc"
    below[1][_STATUS] = "???"
    below[2][_ID] = "MX9999999999"
    for at in (1, 2):
        new = [""] * len(head)
        new[_CODE], new[_TITLE], new[_PRICE], new[_STOCK] = f"TOUR-{at}", "Mesa de pino", "950", "3"
        below.append(new)
    with file.open("w", encoding="utf-8-sig", newline="") as out:
        csv.writer(out, delimiter=separator).writerows([head, *below])
