"""Tour steps with several open listings, and a duplicate of one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLineEdit

from app.engine.catalog.catalog import ListingQuery
from app.ui.creation.creation_controller import CreationController
from app.ui.editor.open_editors import editor_name
from app.ui.tour.steps import Steps

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.engine.catalog.catalog import ItemRow

_CONTROL = Qt.KeyboardModifier.ControlModifier
_BOTH = _CONTROL | Qt.KeyboardModifier.ShiftModifier


class TabSteps(Steps):
    """Steps that open two listings and a duplicate by keys.

    ``note`` and ``picture`` as in the tour.
    """

    async def run(self, rows: Callable[[ListingQuery, int], list[ItemRow]]) -> None:
        """Open listings, switch between them, duplicate one, save a template, and close all."""
        window, driver = self._window, self._driver
        ids = [row.id for row in rows(ListingQuery(view="active"), 2)]
        for item_id in ids:
            await self._open(item_id)
        await driver.press(Qt.Key.Key_Tab, _CONTROL)
        front = window.current_view
        self._note(f"Ctrl+Tab goes to {front}", front == editor_name(ids[0]))
        await self._picture("tabs")
        await driver.press(Qt.Key.Key_D, _BOTH)
        await driver.until(
            lambda: isinstance(window.view(window.current_view), CreationController), "a duplicate"
        )
        view = window.view(window.current_view)
        assert isinstance(view, CreationController), "it was waited for"
        await driver.until(lambda: view.form is not None, "its form")
        await driver.settle(0.6)
        filled = len(view.history.draft.changed_paths())
        self._note(f"the duplicate has {filled} fields filled in", filled > 5)
        await self._picture("duplicate")
        window.save_template_requested.emit()
        await driver.until(
            lambda: any(one.isVisible() for one in window.findChildren(QLineEdit, "template_name")),
            "the question which fields to keep",
        )
        await driver.type(driver.find(QLineEdit, "template_name"), "Tour")
        await self._picture("template")
        await driver.click(driver.find(QAbstractButton, "template_save"))
        await driver.settle()
        tabs = window.tabs
        assert tabs is not None, "listings are open"
        names = [one.name for one in tabs.shown()]
        for _ in names:
            await driver.press(Qt.Key.Key_W, _CONTROL)
        await driver.until(lambda: not tabs.shown(), "every tab to close")
        self._note(f"{len(names)} tabs are closed by Ctrl+W", len(names) == len(ids) + 1)

    async def _open(self, item_id: str) -> None:
        window, name = self._window, editor_name(item_id)
        window.open_item(item_id)
        await self._driver.until(lambda: window.current_view == name, "the editor")
        await self._driver.settle(0.3)
