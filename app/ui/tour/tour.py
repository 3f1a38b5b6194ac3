"""The tour of the main job, from the first look at the shop to a restocked listing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit

from app.domain.wire_item import WireItem, attributes_of, item_of, pictures_of
from app.engine.catalog.catalog import ListingQuery
from app.engine.catalog.listing_search import ListingSearch
from app.engine.events import NoticeRaised
from app.terminal import say
from app.ui.console import Console
from app.ui.tour.bulk_steps import BulkSteps
from app.ui.tour.cell_steps import CellSteps
from app.ui.tour.editor_driver import EditorDriver
from app.ui.tour.lifecycle_steps import LifecycleSteps
from app.ui.tour.looking_steps import LookingSteps
from app.ui.tour.new_listing import NewListingSteps
from app.ui.tour.place_steps import PlaceSteps
from app.ui.tour.plan_steps import PlanSteps
from app.ui.tour.query_steps import QuerySteps
from app.ui.tour.report import Observation, report
from app.ui.tour.sheet_steps import SheetSteps
from app.ui.tour.shipping_steps import ShippingSteps
from app.ui.tour.steps import Stage
from app.ui.tour.tab_steps import TabSteps
from app.ui.tour.variation_steps import VariationSteps
from app.ui.tour.window_driver import StepFailed, WindowDriver, draw_photo

if TYPE_CHECKING:
    from pathlib import Path

    from app.domain.models.attribute import AttributeDefinition
    from app.engine.catalog.catalog import ItemRow
    from app.engine.events import Event
    from app.engine.session import Session

Observe = Callable[[str], Awaitable[WireItem]]

_RESTOCKED = 12


class Chosen(NamedTuple):
    """The listing that the tour edits, and the measure that it enters without the unit."""

    row: ItemRow
    attribute: AttributeDefinition
    number: str
    unit: str


class Tour:
    """A run of the tour in a console window.

    ``observe`` reads a listing independently of the window's engine.
    """

    def __init__(self, console: Console, out: Path, observe: Observe) -> None:
        self._console = console
        self._out = out
        self._observe = observe
        self._driver = WindowDriver(console.window, out)
        self._step = ""
        self._observations: list[Observation] = []
        self._pictures: list[str] = []
        self._editor = EditorDriver(console, self._driver)
        stage = Stage(console, self._driver, observe, self._note, self._picture)
        self._looking = LookingSteps(stage)
        self._queries = QuerySteps(stage)
        self._shipping = ShippingSteps(stage)
        self._life = LifecycleSteps(stage)
        self._variations = VariationSteps(stage)
        self._places = PlaceSteps(stage)
        self._cells = CellSteps(stage)
        self._plans = PlanSteps(stage)
        self._bulk = BulkSteps(stage, self._out)
        self._sheets = SheetSteps(stage, self._out)
        self._tabs = TabSteps(stage)
        self._new_listing = NewListingSteps(stage)

    async def run(self) -> int:
        """Run all steps and print the report; return 1 if anything was wrong."""
        unexpected: list[str] = []
        end = self._session.events.subscribe(lambda event: unexpected.extend(_unexpected(event)))
        self._console.crashes.raised.connect(
            lambda crash: unexpected.append(crash.text.rpartition("\n")[2])
        )
        try:
            chosen = await self._open()
            await self._search(chosen)
            self._step = "search by conditions"
            await self._queries.run()
            await self._edit(chosen)
            await self._send_with_warning(chosen)
            await self._repair(chosen)
            await self._add_picture(chosen)
            self._step = "preview shipping"
            await self._shipping.run()
            self._step = "what needs the seller"
            await self._looking.attention()
            self._step = "groups"
            await self._looking.groups()
            self._step = "the shop as it was"
            await self._looking.as_of()
            await self._restock()
            self._step = "pause, upgrade, close, relist"
            await self._life.run(self._rows)
            self._step = "variations"
            await self._editor.leave(await self._variations.run(self._session, self._rows))
            self._step = "a classified, its place and coverage"
            await self._places.classify(self._rows)
            self._step = "another category"
            await self._places.move(self._session, self._rows)
            self._step = "prices as a plan"
            await self._plans.run(self._rows)
            await self._bulk.run(self._rows, self._begin_step)
            self._step = "cells of the table"
            await self._cells.run()
            self._step = "a spreadsheet"
            await self._sheets.run(self._rows)
            self._step = "tabs, a duplicate and a template"
            await self._tabs.run(self._rows)
            self._step = "a new listing"
            await self._new_listing.run()
        except StepFailed as reason:
            self._note(str(reason), right=False)
            await self._picture("failed")
        finally:
            end()
        for kind in unexpected:
            self._note(f"something unexpected happened: {kind}", right=False)
        say(*report(self._observations, self._pictures).split("\n"))
        return 0 if all(each.right for each in self._observations) else 1

    # -- the steps -----------------------------------------------------------------------------

    async def _open(self) -> Chosen:
        self._step = "open the shop"
        window, catalog = self._console.window, self._console.window.catalog
        await self._driver.until(
            lambda: bool(self._session.account.user) and bool(catalog.synced_at()),
            "the shop to be read",
        )
        await self._driver.until(
            lambda: window.listings.model.rowCount() == catalog.tab_counts()["all"],
            "the table to show every listing",
        )
        shown = window.listings.model.rowCount()
        self._note(f"{shown} listings in the table", right=shown > 0)
        nickname = self._session.account.nickname
        self._note(f"connected as {nickname}", right=bool(nickname))
        await self._driver.settle(1.2)
        await self._picture("listings")
        return await self._choose()

    async def _search(self, chosen: Chosen) -> None:
        self._step = "search"
        listings = self._console.window.listings
        before = listings.model.rowCount()
        words = " ".join(chosen.row.title.split()[:2])
        box = self._driver.find(QLineEdit, "search_box_field")
        await self._driver.type(box, words)
        await self._driver.until(
            lambda: 0 < listings.model.rowCount() < before, f"fewer listings for “{words}”"
        )
        found = listings.model.rowCount()
        titles = [row.title for row in self._rows(ListingQuery(text=words), found)]
        self._note(
            f"“{words}” finds {found} of {before} listings",
            right=chosen.row.title in titles,
        )
        await self._picture("search")

    async def _edit(self, chosen: Chosen) -> None:
        self._step = "edit"
        await self._editor.open(chosen.row.id)
        await self._picture("editor")
        title = self._driver.find(QLineEdit, "field_title")
        longer = _other_title(chosen.row.title)
        await self._driver.type(title, longer)
        path = f"attributes.{chosen.attribute.id}"
        await self._driver.type(self._editor.field(path), chosen.number)
        unit = self._driver.find(QComboBox, f"unit_{path}")
        unit.setCurrentIndex(0)
        unit.activated.emit(0)
        await self._driver.settle()
        state = self._editor.state(path)
        self._note(f"a measure without its unit is marked “{state}”", right=state == "warn")
        await self._picture("edited")

    async def _send_with_warning(self, chosen: Chosen) -> None:
        self._step = "save, with a warning"
        before = await self._observe(chosen.row.id)
        await self._editor.send()
        after = await self._observe(chosen.row.id)
        longer = _other_title(chosen.row.title)
        self._note(f"the marketplace has the title “{after['title']}”", after["title"] == longer)
        was, now = (_attribute_of(item, chosen.attribute.id) for item in (before, after))
        self._note(f"it kept {chosen.attribute.id} as it was: {now}", right=was == now)
        state = self._editor.state(f"attributes.{chosen.attribute.id}")
        self._note("its warning stands at the field", right=state in ("warn", "error"))
        await self._picture("warning")

    async def _repair(self, chosen: Chosen) -> None:
        self._step = "repair and save"
        path = f"attributes.{chosen.attribute.id}"
        repair = self._editor.repair_button(path)
        words = repair.text() if repair is not None else ""
        if repair is not None:
            await self._driver.click(repair)
        else:
            await self._driver.type(self._editor.field(path), chosen.number)
        self._note(f"one click repairs it: “{words}”", right=repair is not None)
        await self._editor.send()
        after = await self._observe(chosen.row.id)
        value = _attribute_of(after, chosen.attribute.id)
        wanted = f"{chosen.number} {chosen.unit}"
        self._note(f"the marketplace has {chosen.attribute.id} = {value}", right=value == wanted)
        await self._picture("repaired")

    async def _add_picture(self, chosen: Chosen) -> None:
        self._step = "add a picture"
        before = await self._observe(chosen.row.id)
        photo = self._out / "photo.jpg"
        await asyncio.to_thread(draw_photo, photo)
        strip = self._editor.part("picture_strip", "pictures")
        await self._driver.drop(strip, photo)
        save = self._driver.find(QAbstractButton, "save_button")
        await self._driver.until(save.isEnabled, "the picture to be checked")
        await self._picture("picture-added")
        await self._editor.send()
        photo.unlink()
        after = await self._observe(chosen.row.id)
        count, now = len(pictures_of(before)), len(pictures_of(after))
        self._note(f"{count} pictures became {now}", right=now == count + 1)
        await self._picture("picture-sent")
        await self._editor.leave(chosen.row.id)

    async def _restock(self) -> None:
        self._step = "restock"
        window = self._console.window
        window.show_view("listings")
        window.listings.clear_search()
        window.listings.show_tab("out_of_stock")
        rows = self._rows(ListingQuery(view="out_of_stock"), 50)
        row = next((row for row in rows if not row.variations), None)
        if row is None:
            raise StepFailed("no listing is out of stock")
        await self._driver.settle()
        await self._picture("out-of-stock")
        before = await self._observe(row.id)
        modifiers = before["sub_status"] or ()
        found = f"{before['status']}, {', '.join(modifiers)}, stock {before['available_quantity']}"
        right = before["status"] == "paused" and "out_of_stock" in modifiers
        self._note(f"before: {found}", right=right)
        await self._editor.open(row.id)
        await self._driver.type(self._editor.field("available_quantity"), str(_RESTOCKED))
        await self._editor.send()
        after = await self._observe(row.id)
        self._note(
            f"after: {after['status']}, stock {after['available_quantity']}",
            right=after["status"] == "active" and after["available_quantity"] == _RESTOCKED,
        )
        await self._picture("restocked")
        await self._editor.leave(row.id)
        await self._driver.until(
            lambda: (now := window.catalog.row(row.id)) is not None and now.status == "active",
            "the table to show it as active",
        )
        self._note("the table shows it as active", right=True)
        window.listings.show_tab("active")
        await self._picture("active-again")

    # -- what several steps do -----------------------------------------------------------------

    @property
    def _session(self) -> Session:
        session = self._console.session
        if session is None:
            raise StepFailed("no session")
        return session

    def _rows(self, query: ListingQuery, most: int) -> list[ItemRow]:
        """Return the rows that the table should show, read independently."""
        return ListingSearch(self._console.window.catalog.path).rows(query, 0, most)

    async def _choose(self) -> Chosen:
        """Return an active listing whose title can change and that has a measure with a unit."""
        catalog = self._console.window.catalog
        query = ListingQuery(view="active", sort="title", descending=False)
        for row in self._rows(query, 400):
            if row.sold_quantity or row.variations or len(row.title) < 20:
                continue
            facts = item_of(catalog.facts(row.id))
            definitions = await self._session.categories.attributes(row.category_id)
            for definition in definitions:
                number, _, unit = (_attribute_of(facts, definition.id) or "").partition(" ")
                if definition.value_type == "number_unit" and number.isdigit() and unit:
                    # A changed number, so that a dropped value would be noticed.
                    return Chosen(row, definition, str(int(number) + 1), unit)
        raise StepFailed("no listing to edit")

    def _begin_step(self, step: str) -> None:
        self._step = step

    def _note(self, seen: str, right: bool) -> None:
        self._observations.append(Observation(self._step, seen, right))

    async def _picture(self, name: str) -> None:
        self._pictures.append(str(await self._driver.picture(name)))


def _unexpected(event: Event) -> list[str]:
    """Return the kind of an unexpected error that an event reports, or an empty list."""
    if isinstance(event, NoticeRaised) and event.notice.code == "unexpected":
        return [str(event.notice.params.get("kind", ""))]
    return []


def _attribute_of(item: WireItem, attribute_id: str) -> str | None:
    """Return the value of an attribute of a listing."""
    for attribute in attributes_of(item):
        if attribute.get("id") == attribute_id:
            return attribute.get("value_name")
    return None


def _other_title(title: str) -> str:
    """Return another title that is not longer."""
    words = title.split()
    return " ".join([*words[:-1], "Nuevo"]) if words[-1] != "Nuevo" else " ".join(words[:-1])
