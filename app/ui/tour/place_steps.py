"""Tour steps that change the location of a classified ad, and the category of a listing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget

from app.domain.shapes import object_of, sequence_of, text_of
from app.domain.vocabulary import BuyingMode
from app.domain.wire_item import item_of
from app.editing.form.list_entries import AREAS
from app.engine.catalog.catalog import ListingQuery
from app.ui.creation.category_chooser import SEARCH_MARK
from app.ui.creation.prediction_card import PredictionCard
from app.ui.tour.steps import Steps
from app.ui.tour.window_driver import StepFailed

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.domain.wire_item import WireItem
    from app.editing.category_move import CategoryMove
    from app.engine.catalog.catalog import ItemRow
    from app.engine.session import Session

_CITIES = ("Toluca", "Cuernavaca")
_LATITUDE, _LONGITUDE = "19.29", "-99.65"
_MOST, _MOST_TRIED = 1_000, 40


class PlaceSteps(Steps):
    """Steps that change where a service is offered, and where a listing belongs."""

    async def classify(self, rows: Callable[[ListingQuery, int], list[ItemRow]]) -> None:
        """Give a classified ad for a service another city and one more coverage area."""
        item = self._classified(rows(ListingQuery(view="active"), _MOST))
        item_id, editor = text_of(item.get("id")), self._editor
        city = next(one for one in _CITIES if one != _city(item))
        await editor.open(item_id)
        editor.go_to("location.city")
        await self._driver.settle()
        for path, text in (
            ("location.city", city),
            ("location.latitude", _LATITUDE),
            ("location.longitude", _LONGITUDE),
        ):
            await self._driver.type(editor.field(path), text)
        await self._picture("classified-place")
        before, spec = sequence_of(item.get(AREAS)), editor.view.spec(AREAS)
        known = [one.name for one in (spec.choices if spec else ()) if one.id not in before]
        line = editor.field(AREAS)
        await self._driver.type(line, known[-1])
        QTest.keyClick(line, Qt.Key.Key_Return)
        await self._driver.settle()
        await self._picture("classified-coverage")
        await editor.send()
        after = await self._observe(item_id)
        there = _city(after)
        self._note(f"the marketplace has the place {there}", there == city)
        areas = sequence_of(after.get(AREAS))
        more = len(areas) == len(before) + 1
        self._note(f"{len(before)} coverage areas became {len(areas)}: {known[-1]}", more)
        await self._picture("classified-sent")
        await editor.leave(item_id)

    async def move(
        self, session: Session, rows: Callable[[ListingQuery, int], list[ItemRow]]
    ) -> None:
        """Move a listing to a sibling category after viewing the effects."""
        item_id, move = await self._movable(session, rows(ListingQuery(view="active"), _MOST))
        driver, name = self._driver, text_of(move.category.name)
        await self._editor.open(item_id)
        await driver.click(self._editor.part("change_category", "category_id"))
        await driver.until(lambda: self._sees("creation_title"), "the categories")
        await driver.settle()
        await driver.type(driver.find(QLineEdit, "creation_title"), f"{SEARCH_MARK}{name}")
        await driver.until(lambda: self._card(move.category.id) is not None, "the category")
        card = self._card(move.category.id)
        assert card is not None, "it was waited for"
        await driver.click(card)
        use = driver.find(QAbstractButton, "use_category")
        await driver.until(lambda: use.isEnabled() and name[:10] in use.text(), "its facts")
        await self._picture("category-chosen")
        await driver.click(use)
        await driver.until(lambda: self._sees("move_go"), "what the move does")
        await self._picture("category-move")
        await driver.click(driver.find(QAbstractButton, "move_go"))
        await driver.until(lambda: not self._sees("move_go"), "the sheet to close")
        await driver.until(lambda: self._sees("save_button"), "the form of the other category")
        await driver.settle(0.8)
        await self._picture("category-form")
        await self._editor.send()
        there = text_of((await self._observe(item_id)).get("category_id"))
        self._note(f"the marketplace has it in {there} ({name})", there == move.category.id)
        await self._editor.leave(item_id)

    def _classified(self, rows: list[ItemRow]) -> WireItem:
        catalog = self._window.catalog
        for row in rows:
            item = item_of(catalog.facts(row.id))
            if item.get("buying_mode") == BuyingMode.CLASSIFIED and item.get(AREAS):
                return item
        raise StepFailed("no service on offer")

    async def _movable(self, session: Session, rows: list[ItemRow]) -> tuple[str, CategoryMove]:
        """Return a listing that can be moved to a sibling category, and the move."""
        tried = 0
        for row in rows:
            category = await session.categories.category(row.category_id)
            path = category.path_from_root or ()
            if row.sold_quantity or row.variations or len(path) < 2:
                continue
            opened = await session.listings.open(row.id)
            above = await session.categories.category(path[-2].id)
            for beside in above.children_categories or ():
                if beside.id == row.category_id:
                    continue
                move = await session.listings.move(opened, beside.id)
                if not move.required and not any(one.is_error for one in move.findings):
                    return row.id, move
                tried += 1
            if tried > _MOST_TRIED:
                break
        raise StepFailed("no listing that may go to another category")

    def _card(self, category_id: str) -> PredictionCard | None:
        cards = self._window.findChildren(PredictionCard)
        seen = (one for one in cards if one.isVisible())
        return next((one for one in seen if one.guess.id == category_id), None)

    def _sees(self, name: str) -> bool:
        return any(one.isVisible() for one in self._window.findChildren(QWidget, name))


def _city(item: WireItem) -> str:
    return text_of(object_of(object_of(item.get("location")).get("city")).get("name"))
