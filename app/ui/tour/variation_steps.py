"""Tour steps for variations: made from chosen values, filled in by pasting, extended."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton

from app.domain.vocabulary import AttributeTypes
from app.domain.wire_item import variations_of
from app.editing.form.variation_field import offered_axes
from app.engine.catalog.catalog import ListingQuery
from app.ui.editor.variations.axis_values import AxisValues
from app.ui.editor.variations.matrix_sheet import MatrixSheet
from app.ui.editor.variations.variations_table import VariationsTable
from app.ui.tour.steps import Steps
from app.ui.tour.window_driver import StepFailed

if TYPE_CHECKING:
    from app.domain.models.attribute import AttributeDefinition
    from app.engine.catalog.catalog import ItemRow
    from app.engine.session import Session

_MOST = 400
_STOCK = 7


class VariationSteps(Steps):
    """Steps that give a listing variations, and then add more."""

    async def run(
        self, session: Session, rows: Callable[[ListingQuery, int], list[ItemRow]]
    ) -> str:
        """Run all steps and return the listing's id; ``rows`` reads the expected rows."""
        query = ListingQuery(view="active", sort="title", descending=False)
        row, axis = await self._choose(session, rows(query, _MOST))
        names = [value.name or "" for value in axis.values or ()][:3]
        await self._editor.open(row.id)
        sheet = await self._ask()
        await self._type(sheet, axis.id, names[:2])
        await self._picture("variation-values")
        await self._agree(sheet)
        await self._driver.until(lambda: self._sees_rows(2), "the sheet of the variations")
        locked = [self._editor.state(path) for path in ("price", "available_quantity")]
        self._note("price and stock are locked by then", locked == ["locked"] * 2)
        self._editor.go_to("variations")
        await self._driver.settle()
        self._paste_stock(len(names[:2]))
        await self._driver.settle()
        await self._picture("variations-made")
        await self._editor.send()
        await self._observe_count(row.id, 2, "variations-sent")
        sheet = await self._ask()
        await self._type(sheet, axis.id, names[2:])
        self._note("what is there is made no second time", sum(c.exists for c in sheet.combos) == 2)
        await self._agree(sheet)
        await self._editor.send()
        await self._observe_count(row.id, 3, "variations-extended")
        return row.id

    async def _choose(
        self, session: Session, rows: list[ItemRow]
    ) -> tuple[ItemRow, AttributeDefinition]:
        """Return a listing without variations, and an attribute for variations."""
        for row in rows:
            if row.variations or row.sold_quantity:
                continue
            category = await session.categories.category(row.category_id)
            if category.attribute_types != AttributeTypes.VARIATIONS:
                continue
            for axis in offered_axes(await session.categories.attributes(row.category_id)):
                if len(axis.values or ()) > 2:
                    return row, axis
        raise StepFailed("no listing that may have variations")

    async def _ask(self) -> MatrixSheet:
        button = self._editor.part("variations_add", "variations")
        await self._driver.click(button)
        await self._driver.until(
            lambda: any(one.isVisible() for one in self._window.findChildren(MatrixSheet)),
            "the values to be asked for",
        )
        return self._driver.find(MatrixSheet, "matrix_sheet")

    async def _type(self, sheet: MatrixSheet, axis_id: str, names: list[str]) -> None:
        fields = sheet.findChildren(AxisValues)
        field = next(one for one in fields if one.axis().id == axis_id)
        for name in names:
            await self._driver.type(field.tokens.entry, name)
            field.tokens.take_typed()
        await self._driver.settle()

    async def _agree(self, sheet: MatrixSheet) -> None:
        await self._driver.until(sheet.go.isEnabled, "new combinations")
        await self._driver.click(sheet.findChild(QAbstractButton, "question_go") or sheet.go)
        await self._driver.settle()

    def _sees_rows(self, count: int) -> bool:
        tables = self._window.findChildren(VariationsTable)
        return any(one.isVisible() and one.sheet().rowCount() == count for one in tables)

    def _paste_stock(self, rows: int) -> None:
        """Paste a column of stock, as from a spreadsheet."""
        table = self._driver.find(VariationsTable, "variations_table")
        sheet = table.sheet()
        column = [one.field for one in sheet.columns].index("available_quantity")
        QGuiApplication.clipboard().setText(f"{_STOCK}\n" * rows)
        table.setCurrentIndex(sheet.index(0, column))
        table.paste()
        done = all(sheet.value(row, "available_quantity") == _STOCK for row in range(rows))
        self._note(f"a column of {rows} cells is pasted", done)

    async def _observe_count(self, item_id: str, wanted: int, picture: str) -> None:
        there = variations_of(await self._observe(item_id))
        self._note(f"the marketplace has {len(there)} variations", len(there) == wanted)
        await self._picture(picture)
        self._driver.show(self._editor.part("variations_table", "variations"))
