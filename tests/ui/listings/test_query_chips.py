"""The chips below the search box: the conditions of what is shown, changed and removed by key and
mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.ui.application import install_translations
from app.ui.listings.rules.query_chips import MOST_CHIPS
from app.ui.widgets.inputs.removable_chip import ValueToken
from app.ui.window.main_window import MainWindow
from tests.ui.listings.test_search_box import typed

LEFT = Qt.MouseButton.LeftButton


def chips(window: MainWindow) -> list[str]:
    return [token.accessibleName() for token in tokens(window)]


def tokens(window: MainWindow) -> tuple[ValueToken, ...]:
    return window.listings.searching.chips.tokens()


def words(window: MainWindow) -> str:
    return window.listings.tool_bar.search.words()


def shown(name: str) -> QWidget:
    (found,) = [
        one for one in QApplication.allWidgets() if one.objectName() == name and one.isVisible()
    ]
    return found


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("mesa roble", []),
        ('5" mesa', []),
        ("status:paused", ["Status Paused"]),
        ("mesa price:>1000", ["Price over 1,000"]),
        ("price:1000.50..2000 -stock:0", ["Price 1,000.50 to 2,000", "Stock not 0"]),
        ("-status:active,closed", ["Status none of Active or Closed"]),
        ('"mesa roble" -nike', ["“mesa roble”", "without “nike”"]),
        ("free_shipping:yes -double:yes", ["Free shipping Yes", "Listed twice No"]),
        ("double:sku,title", ["Listed twice same own code or same title"]),
        ("-double:barcode double:no", ["Listed twice not same barcode", "Listed twice No"]),
        ("-below_floor:yes", ["Below floor No or unknown"]),
        ("margin:<5%", ["Margin under 5 %"]),
        ("health:<0.8", ["Health under 80"]),
        ("price_rose:>20%", ["Price rose over 20 % in 7 days"]),
        ("was:paused@sync", ["Status was Paused since the last sync"]),
        ("changed:price,title@2026-03-20", ["Changed Price or Title since 20 Mar 2026"]),
        ("updated:>=2026-03-20", ["Updated from 20 Mar 2026 on"]),
        ("sku:A-1,B*", ["Own code A-1 or B*"]),
        ("price:>5 (stock:0 OR sold:>9)", ["Price over 5", "Stock 0 or Sold over 9"]),
        ("-(stock:0 status:paused)", ["none of: (Stock 0 and Status Paused)"]),
    ],
)
def test_that_each_condition_has_a_chip_that_can_be_read(
    qtbot: QtBot, window: MainWindow, text: str, expected: list[str]
) -> None:
    window.listings.searching.show(text)
    assert chips(window) == expected
    assert window.listings.searching.chips.isVisible() is bool(expected)


def test_that_chips_speak_the_language_of_the_window_with_its_marks(
    qtbot: QtBot, window: MainWindow, qapp: QApplication
) -> None:
    window.listings.searching.show("price:>1000.5 status:paused")
    install_translations(qapp, "es")
    qtbot.waitUntil(lambda: "Estado Pausada" in chips(window))
    # The shop of the stand has no site: then Spanish groups by blanks.
    assert chips(window)[0] == "Precio más de 1 000,5"
    install_translations(qapp, "en")


def test_that_a_chip_is_removed_by_its_cross_and_by_key(qtbot: QtBot, window: MainWindow) -> None:
    typed(qtbot, window, "mesa status:paused,active price:>0 stock:>=0")
    first = tokens(window)[0]
    qtbot.mouseClick(first, LEFT, pos=QPoint(first.width() - 6, first.height() // 2))
    assert words(window) == "mesa price:>0 stock:>=0"
    assert window.listings.model.query.text == words(window)
    assert chips(window) == ["Price over 0", "Stock at least 0"]
    assert tokens(window)[0].hasFocus(), "the next one has the cursor"
    qtbot.keyClick(tokens(window)[0], Qt.Key.Key_Right)
    assert tokens(window)[1].hasFocus()
    qtbot.keyClick(tokens(window)[1], Qt.Key.Key_Delete)
    assert words(window) == "mesa price:>0"
    qtbot.keyClick(tokens(window)[0], Qt.Key.Key_Backspace)
    assert words(window) == "mesa"
    assert window.listings.searching.chips.isHidden()
    field = window.listings.tool_bar.search.field
    assert field.hasFocus()
    # What was in the box before is there again.
    qtbot.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert words(window) == "mesa price:>0"


def test_that_a_click_opens_the_editor_of_a_chip(qtbot: QtBot, window: MainWindow) -> None:
    typed(qtbot, window, "mesa price:>1000 stock:0")
    qtbot.mouseClick(tokens(window)[0], LEFT, pos=QPoint(12, 12))
    field = shown("rule_figure")
    assert isinstance(field, QLineEdit)
    assert field.text() == "1,000"
    assert field.hasFocus()
    field.selectAll()
    qtbot.keyClicks(field, "2,500.75")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert words(window) == "mesa price:>2500.75 stock:0"
    assert chips(window) == ["Price over 2,500.75", "Stock 0"]
    # By key, and without a change.
    tokens(window)[1].setFocus()
    qtbot.keyClick(tokens(window)[1], Qt.Key.Key_Return)
    qtbot.keyClick(shown("rule_figure"), Qt.Key.Key_Escape)
    assert words(window) == "mesa price:>2500.75 stock:0"


def test_that_health_is_counted_as_in_the_table(qtbot: QtBot, window: MainWindow) -> None:
    typed(qtbot, window, "health:<0.8")
    qtbot.mouseClick(tokens(window)[0], LEFT, pos=QPoint(12, 12))
    field = shown("rule_figure")
    assert isinstance(field, QLineEdit)
    assert (field.text(), field.selectedText()) == ("80", "80"), "typing writes over it"
    qtbot.keyClicks(field, "62.5")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert words(window) == "health:<0.625"
    assert chips(window) == ["Health under 62.5"]


def test_that_a_number_of_another_country_is_asked_about(qtbot: QtBot, window: MainWindow) -> None:
    typed(qtbot, window, "price:>1000")
    qtbot.mouseClick(tokens(window)[0], LEFT, pos=QPoint(12, 12))
    field = shown("rule_figure")
    assert isinstance(field, QLineEdit)
    field.selectAll()
    qtbot.keyClicks(field, "1.234")
    note = shown("rule_note")
    assert "two ways: 1,234 or 1.2340?" in note.text()
    apply = shown("rule_apply")
    assert not apply.isEnabled()
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert words(window) == "price:>1000"
    field.selectAll()
    qtbot.keyClicks(field, "1234")
    assert apply.isEnabled()
    qtbot.mouseClick(apply, LEFT)
    assert words(window) == "price:>1234"


def test_that_states_are_ticked_in_a_list(qtbot: QtBot, window: MainWindow) -> None:
    typed(qtbot, window, "status:paused")
    qtbot.mouseClick(tokens(window)[0], LEFT, pos=QPoint(12, 12))
    button = shown("rule_choices")
    assert isinstance(button, QPushButton)
    assert button.text() == "Paused"
    qtbot.mouseClick(button, LEFT)
    search = shown("rule_choice_search")
    qtbot.keyClicks(search, "act")
    qtbot.keyClick(search, Qt.Key.Key_Return)
    qtbot.keyClick(search, Qt.Key.Key_Escape)
    assert button.text() == "Paused or Active"
    qtbot.mouseClick(shown("rule_apply"), LEFT)
    assert words(window) == "status:paused,active"


def test_that_what_cannot_be_read_leaves_the_chips_of_what_is_shown(
    qtbot: QtBot, window: MainWindow
) -> None:
    typed(qtbot, window, "status:paused")
    typed(qtbot, window, "status:paused price:")
    assert chips(window) == ["Status Paused"]
    typed(qtbot, window, "status:paused (")
    assert chips(window) == ["Status Paused"]
    typed(qtbot, window, "mesa")
    assert chips(window) == []


def test_that_very_many_conditions_are_named_by_their_number(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.listings.searching.show(" ".join(f"price:>{n}" for n in range(1, 40)))
    assert len(chips(window)) == MOST_CHIPS
    assert "27" in shown("chips_all").text()
