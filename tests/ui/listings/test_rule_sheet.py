"""Rules put together in groups by mouse and keys, and the text that they are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from app.engine.catalog.questions import CatalogAnswer, CatalogQuestion
from app.engine.queries.rules import query_of
from app.engine.queries.sql_conditions import FIELDS
from app.engine.queries.syntax import parse
from app.ui.listings.rules.rule_sheet import RuleSheet
from app.ui.loop import is_alive
from app.ui.texts.rule_words import FIELD_TITLES
from app.ui.window.main_window import MainWindow
from tests.stands.inline_reader import InlineReader
from tests.stands.query_texts import LEAVES, ODD, meaning
from tests.ui.listings.test_query_chips import shown
from tests.ui.listings.test_search_box import typed

LEFT = Qt.MouseButton.LeftButton
ALT = Qt.KeyboardModifier.AltModifier
KEY = Qt.Key
NESTED = (
    "(mesa OR silla) -(price:>5 stock:0) status:paused",
    "-(-(mesa OR -(silla cam))) OR (a (b OR (c d)))",
    " OR ".join(f"(stock:{n} -sold:{n})" for n in range(12)),
)


def opened(qtbot: QtBot, window: MainWindow) -> RuleSheet:
    window.shell.actions["rules"].trigger()
    (sheet,) = [one for one in window.findChildren(RuleSheet) if one.isVisible()]
    sheet.activateWindow()
    qtbot.waitUntil(lambda: sheet.isActiveWindow() and sheet.is_whole, timeout=60_000)
    QApplication.processEvents()
    return sheet


def part(sheet: RuleSheet, kind: type[QWidget], name: str, at: int = 0) -> QWidget:
    """The widget of that name that is the first, or another, from the top."""
    QApplication.processEvents()
    found = [one for one in sheet.findChildren(kind, name) if one.isVisible()]
    found.sort(key=lambda one: one.mapTo(sheet, one.rect().topLeft()).y())
    return found[at]


def choose(qtbot: QtBot, sheet: RuleSheet, name: str, words: str, at: int = 0) -> None:
    """Choose an entry of a list by typing its words, or with the arrow keys."""
    combo = part(sheet, QComboBox, name, at)
    assert isinstance(combo, QComboBox)
    combo.setFocus()
    wanted = combo.findText(words)
    assert wanted >= 0, [combo.itemText(n) for n in range(combo.count())]
    for _ in range(combo.count()):
        if combo.currentIndex() == wanted:
            break
        qtbot.keyClick(combo, KEY.Key_Down if combo.currentIndex() < wanted else KEY.Key_Up)
    assert combo.currentText() == words


def enter(qtbot: QtBot, sheet: RuleSheet, name: str, text: str, at: int = 0) -> None:
    field = part(sheet, QLineEdit, name, at)
    assert isinstance(field, QLineEdit)
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, text)


def press(qtbot: QtBot, sheet: RuleSheet, name: str, at: int = 0) -> None:
    button = part(sheet, QAbstractButton, name, at)
    assert button.isEnabled(), name
    qtbot.mouseClick(button, LEFT)


def says(sheet: RuleSheet, name: str) -> str:
    (label,) = sheet.findChildren(QLabel, name)
    return label.text()


SOME = ("mesa", "price:100..9000 -stock:0", "status:paused,closed", "price:abc", *NESTED[:2])
MANY = pytest.param((*LEAVES, *ODD, *NESTED), marks=pytest.mark.prove)


@pytest.mark.parametrize("texts", [SOME, MANY], ids=["some", "many"])
def test_that_every_query_opens_as_rules_and_comes_back(
    qtbot: QtBot, window: MainWindow, texts: tuple[str, ...]
) -> None:
    window.listings.searching.show("mesa")
    sheet = opened(qtbot, window)
    for text in texts:
        sheet.show_text(text)
        qtbot.waitUntil(lambda: sheet.is_whole, timeout=60_000)
        assert meaning(query_of(sheet._root.group())) == meaning(parse(text)), text
        assert sheet.text() == text
    sheet.reject()


class LateReader(InlineReader):
    """Answers after some turns of the loop, as a process does; once it is closed, never."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.asked: set[str] = set()
        self.answered: set[str] = set()
        self.closed = False

    def ask(
        self, key: str, question: CatalogQuestion, told: Callable[[CatalogAnswer], None]
    ) -> None:
        self.asked.add(key)
        QTimer.singleShot(60, lambda: self._answer(key, question, told))

    def _answer(
        self, key: str, question: CatalogQuestion, told: Callable[[CatalogAnswer], None]
    ) -> None:
        if not self.closed:
            super().ask(key, question, told)
            self.answered.add(key)

    def close(self) -> None:
        self.closed = True
        super().close()


def test_that_rules_are_those_of_what_is_shown_however_late_they_are_read(
    qtbot: QtBot, window: MainWindow
) -> None:
    typed(qtbot, window, "status:paused stock:>1")
    window.catalog._answering.close()
    window.catalog.answer_with(LateReader(window.catalog.path))
    field = window.listings.tool_bar.search.field
    qtbot.keyClicks(field, " price:")
    sheet = opened(qtbot, window)
    qtbot.waitUntil(lambda: len(sheet._root.rows()) == 2 and sheet.is_whole)
    assert sheet.text() == "status:paused stock:>1"
    assert not part(sheet, QAbstractButton, "rule_outdent").isEnabled(), "there is no way out"
    sheet.reject()


def test_that_an_answer_that_comes_after_the_sheet_has_gone_is_nobodys(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.listings.searching.show("status:paused")
    window.catalog._answering.close()
    reader = LateReader(window.catalog.path)
    window.catalog.answer_with(reader)
    sheet = opened(qtbot, window)
    qtbot.waitUntil(lambda: "rules count" in reader.asked)
    sheet.reject()
    # It goes with a turn of the loop, of which the answers wait for several.
    qtbot.waitUntil(lambda: not is_alive(sheet))
    qtbot.waitUntil(lambda: reader.asked <= reader.answered)


def test_that_rules_are_put_together_by_mouse(qtbot: QtBot, window: MainWindow) -> None:
    window.listings.searching.show("")
    sheet = opened(qtbot, window)
    assert sheet.text() == ""
    assert not part(sheet, QAbstractButton, "rules_save").isEnabled()
    choose(qtbot, sheet, "rule_field", "Price")
    choose(qtbot, sheet, "rule_operator", "over")
    enter(qtbot, sheet, "rule_figure", "1,000")
    assert sheet.text() == "price:>1000"
    choose(qtbot, sheet, "rule_operator", "between")
    enter(qtbot, sheet, "rule_figure", "9000", at=-1)
    assert sheet.text() == "price:1000..9000"
    press(qtbot, sheet, "add_group")
    enter(qtbot, sheet, "rule_words", "mesa silla", at=-1)
    press(qtbot, sheet, "add_rule", at=1)
    choose(qtbot, sheet, "rule_field", "Stock", at=-1)
    enter(qtbot, sheet, "rule_figure", "0", at=-1)
    assert sheet.text() == "price:1000..9000 (mesa silla OR stock:0)"
    choose(qtbot, sheet, "rule_join", "None of these holds", at=1)
    assert sheet.text() == "price:1000..9000 -(mesa silla OR stock:0)"
    count = window.listings.model.rowCount()
    found = says(sheet, "rules_found")
    press(qtbot, sheet, "rules_go")
    assert not sheet.isVisible()
    assert window.listings.tool_bar.search.words() == sheet.text()
    assert f"{window.listings.model.rowCount()} listing" in found
    assert 0 < window.listings.model.rowCount() < count


def test_that_rules_are_moved_indented_and_removed_by_keys(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.listings.searching.show("mesa stock:0 sold:>9")
    sheet = opened(qtbot, window)

    def key(key: Qt.Key) -> str:
        qtbot.keyClick(QApplication.focusWidget(), key, ALT)
        return sheet.text()

    part(sheet, QComboBox, "rule_field", 2).setFocus()
    assert key(KEY.Key_Up) == "mesa sold:>9 stock:0"
    assert key(KEY.Key_Right) == "mesa sold:>9 stock:0", "a group of one is that one"
    part(sheet, QComboBox, "rule_field", 2).setFocus()
    assert key(KEY.Key_Right) == "mesa (sold:>9 OR stock:0)"
    assert key(KEY.Key_Up) == "mesa (stock:0 OR sold:>9)"
    assert key(KEY.Key_Left) == "mesa sold:>9 stock:0"
    part(sheet, QComboBox, "rule_field", 1).setFocus()
    assert key(KEY.Key_Left) == "mesa sold:>9 stock:0"
    assert len(sheet.findChildren(QComboBox, "rule_join")) >= 1
    assert key(KEY.Key_Delete) == "mesa stock:0"
    assert key(KEY.Key_Insert) == "mesa stock:0"
    assert "1 rule" in says(sheet, "rules_problem")
    sheet.reject()
    assert window.listings.tool_bar.search.words() == "mesa stock:0 sold:>9", (
        "Escape changes nothing"
    )


def test_that_the_text_of_the_rules_can_be_typed(qtbot: QtBot, window: MainWindow) -> None:
    window.listings.searching.show("mesa")
    sheet = opened(qtbot, window)
    enter(qtbot, sheet, "rules_text", "stock:0 OR price:>")
    go = part(sheet, QAbstractButton, "rules_go")
    assert not go.isEnabled()
    qtbot.waitUntil(lambda: says(sheet, "rules_problem") != "")
    assert not go.isEnabled()
    assert sheet.text() == "stock:0 OR price:>" or sheet.text() == "mesa"
    enter(qtbot, sheet, "rules_text", "stock:0 OR price:>7")
    qtbot.waitUntil(lambda: go.isEnabled() and sheet.is_whole)
    assert len(sheet._root.rows()) == 2
    field = part(sheet, QLineEdit, "rules_text")
    assert field.hasFocus(), "who types goes on typing"
    sheet.reject()


UNUSABLE = {
    "status:pausad": "There is no status “pausad”",
    "a " * 60: "60",
    "price:>1.234": "1234 or 1.2340",
    "((a)": "bracket",
    "(" * 60 + "a" + ")" * 60: "50",
    "x" * 2500: "2000",
}


def test_that_what_cannot_be_searched_for_is_reported(qtbot: QtBot, window: MainWindow) -> None:
    window.listings.searching.show("")
    sheet = opened(qtbot, window)
    for text, said in UNUSABLE.items():
        sheet.show_text(text)
        assert said in says(sheet, "rules_problem"), text
        assert not part(sheet, QAbstractButton, "rules_go").isEnabled()
    sheet.reject()


def test_that_rules_are_saved_as_a_view(qtbot: QtBot, window: MainWindow) -> None:
    window.listings.searching.show("status:paused")
    sheet = opened(qtbot, window)
    press(qtbot, sheet, "rules_save")
    name = shown("view_name")
    qtbot.keyClicks(name, "Pausadas")
    qtbot.keyClick(name, KEY.Key_Return)
    (view,) = window.listings.saved._views
    assert (view.name, view.saved.text) == ("Pausadas", "status:paused")


def test_that_attributes_are_chosen_by_name_with_their_values(
    qtbot: QtBot, attribute_window: MainWindow
) -> None:
    window = attribute_window
    typed(qtbot, window, "stock:>=0")
    sheet = opened(qtbot, window)
    press(qtbot, sheet, "add_rule")
    choose(qtbot, sheet, "rule_field", "Marca", at=-1)
    press(qtbot, sheet, "rule_choices", at=-1)
    search, listed = shown("rule_choice_search"), shown("rule_choice_list")
    qtbot.keyClicks(search, "adi")
    qtbot.waitUntil(lambda: listed.count() == 2)
    qtbot.keyClick(search, KEY.Key_Return)
    qtbot.keyClick(search, KEY.Key_Escape)
    assert sheet.text() == "stock:>=0 attr.BRAND:Adidas"
    press(qtbot, sheet, "rules_go")
    chips = [token.accessibleName() for token in window.listings.searching.chips.tokens()]
    assert chips == ["Stock at least 0", "Marca Adidas"]
    assert 0 < window.listings.model.rowCount() < 60


def test_that_every_field_of_the_language_has_a_name() -> None:
    assert set(FIELDS) <= set(FIELD_TITLES)
