"""Tour steps for a search by conditions: its chips, the editor of one, and its rules."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from app.ui.listings.rules.rule_sheet import RuleSheet
from app.ui.tour.steps import Steps
from app.ui.tour.window_driver import StepFailed
from app.ui.widgets.inputs.removable_chip import ValueToken

_QUERY = "status:active price:>500 (stock:<20 OR health:<0.8)"
_NO_KEY = Qt.KeyboardModifier.NoModifier


class QuerySteps(Steps):
    """Steps that filter the listings by conditions."""

    async def run(self) -> None:
        """Search by a query, change one of its chips, and view all of it as rules."""
        window, driver = self._window, self._driver
        window.show_view("listings")
        listings = window.listings
        listings.show_tab("all")
        await driver.type(driver.find(QLineEdit, "search_box_field"), _QUERY)
        await driver.until(lambda: listings.model.found.query.text == _QUERY, "the query")
        await driver.until(lambda: len(self._chips()) == 3, "a chip for each condition")
        names = [chip.accessibleName() for chip in self._chips()]
        self._note(f"its conditions are chips: {', '.join(names)}", len(names) == 3)
        before = listings.model.rowCount()
        await self._picture("chips")
        await driver.click(self._chips()[1])
        field = _shown(QLineEdit, "rule_figure")
        await driver.type(field, "800")
        await self._picture("chip-editor")
        driver.key(field, Qt.Key.Key_Return, _NO_KEY)
        wanted = _QUERY.replace("500", "800")
        await driver.until(lambda: listings.model.found.query.text == wanted, "another price")
        narrowed = listings.model.rowCount()
        self._note(f"another price leaves {narrowed} of {before} listings", narrowed <= before)
        await driver.click(driver.find(QAbstractButton, "tool_rules"))
        await driver.until(self._is_whole, "the rules")
        sheet = self._sheet()
        rows = len(sheet.rows())
        self._note(f"the query is {rows} rules, as text {sheet.text()}", sheet.text() == wanted)
        await driver.settle(0.6)
        await self._picture("rules")
        sheet.reject()
        listings.clear_search()

    def _chips(self) -> tuple[ValueToken, ...]:
        searching = self._window.listings.searching
        return () if searching is None else searching.chips.tokens()

    def _is_whole(self) -> bool:
        found = self._window.findChildren(RuleSheet)
        return any(one.isVisible() and one.is_whole and len(one.rows()) == 4 for one in found)

    def _sheet(self) -> RuleSheet:
        return next(one for one in self._window.findChildren(RuleSheet) if one.isVisible())


def _shown(kind: type[QLineEdit], name: str) -> QLineEdit:
    """Return a visible line edit of a popup, which is a separate window."""
    found: list[QWidget] = QApplication.allWidgets()
    for one in found:
        if isinstance(one, kind) and one.objectName() == name and one.isVisible():
            return one
    raise StepFailed(f"no {name!r} to be seen")
