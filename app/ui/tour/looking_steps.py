"""Tour steps that view the shop as a whole: the inbox, and listings in groups."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from app.engine.attention.reasons import Kind
from app.ui.as_of.as_of_view import AsOfView
from app.ui.attention.attention import ATTENTION
from app.ui.attention.attention_list import AttentionList
from app.ui.editor.open_editors import editor_name
from app.ui.grouping.group_table import GroupTable
from app.ui.tour.steps import Steps
from app.ui.tour.window_driver import StepFailed
from app.ui.widgets.inputs.combo import Combo


class LookingSteps(Steps):
    """Steps that view all listings at once."""

    async def attention(self) -> None:
        """Open the inbox, and from there the stock field of a listing that is out of stock."""
        window, driver = self._window, self._driver
        window.show_view(ATTENTION)
        shown = driver.find(AttentionList, "attention_list")
        await driver.until(lambda: self._first(shown) is not None, "what is out of stock")
        kinds = {line.group.kind: line.group.count for line in shown.rows.lines}
        self._note(f"the inbox has {sum(kinds.values())} entries of {len(kinds)} kinds", True)
        await driver.settle(0.6)
        await self._picture("attention")
        at = self._first(shown)
        if at is None:
            raise StepFailed("nothing is out of stock any more")
        shown.setCurrentIndex(shown.rows.index(at, 0))
        entry = shown.rows.lines[at].entry
        assert entry is not None, "it is no heading"
        QTest.keyClick(shown, Qt.Key.Key_Return)
        name = editor_name(entry.item_id)
        await driver.until(lambda: window.current_view == name, "its editor")
        await driver.settle(0.8)
        focused = QApplication.focusWidget()
        field = "" if focused is None else focused.objectName()
        right = entry.field in field or entry.field == "variations"
        self._note(f"Enter leads to the stock of a listing: {field}", right)
        await self._picture("attention-restock")
        await self._editor.leave(entry.item_id)

    async def groups(self) -> None:
        """Sum up the listings by price, and show those of one group."""
        window, driver = self._window, self._driver
        window.show_view("listings")
        window.listings.clear_search()
        window.listings.show_tab("all")
        window.groups_requested.emit()
        table = driver.find(GroupTable, "group_table")
        columns = driver.find(Combo, "group_column")
        columns.setCurrentIndex(columns.findData("price"))
        columns.activated.emit(columns.currentIndex())
        await driver.until(lambda: len(table.rows.rows) > 2, "the groups")
        await driver.settle(0.4)
        await self._picture("groups")
        row = table.rows.rows[0]
        QTest.keyClick(table, Qt.Key.Key_Return)
        shown = window.listings.model
        await driver.until(lambda: shown.text.number(shown.rowCount()) == row.cells[1], "a group")
        self._note(f"the group {row.cells[0]} has {row.cells[1]} listings", True)
        await self._picture("group-shown")
        window.listings.clear_search()

    async def as_of(self) -> None:
        """Show the shop as of the first sync, before anything was sent."""
        window, driver = self._window, self._driver
        window.past_requested.emit()
        past = driver.find(AsOfView, "as_of")
        await driver.until(
            lambda: past.model is not None and past.model.found.whole, "the earlier shop"
        )
        await driver.settle(0.6)
        count = 0 if past.model is None else past.model.rowCount()
        self._note(f"the shop of the sync before had {count} listings", count > 0)
        await self._picture("as-of")
        await driver.click(driver.find(QAbstractButton, "as_of_back"))
        self._note("one click leads back to now", window.current_view == "listings")

    def _first(self, shown: AttentionList) -> int | None:
        """Return the first line with an out-of-stock listing without variations, or ``None``."""
        for at, line in enumerate(shown.rows.lines):
            entry = line.entry
            if entry is not None and entry.kind is Kind.OUT_OF_STOCK:
                return at
        return None
