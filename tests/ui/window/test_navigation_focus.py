"""The focus in the navigation: coming there goes nowhere, keys do."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.ui.window.navigation import Navigation, Place

PLACES = [Place("listings", "Listings", "tag"), Place("drafts", "Drafts", "pencil")]


def test_that_the_focus_alone_leaves_no_view_and_keys_do(qtbot):
    navigation, chosen = Navigation(), []
    qtbot.addWidget(navigation)
    navigation.chosen.connect(chosen.append)
    navigation.show_places(PLACES, "listings")
    navigation.show_places(PLACES, "editor MX1")
    with qtbot.waitActive(navigation):
        navigation.show()
        navigation.activateWindow()
    navigation.list.setFocus(Qt.FocusReason.TabFocusReason)
    assert navigation.list.hasFocus()
    assert chosen == [], "an editor stays in front when Tab comes here"
    navigation.show_places(PLACES, "listings")
    chosen.clear()
    QTest.keyClick(navigation.list, Qt.Key.Key_Return)
    assert chosen == ["listings"]
    QTest.keyClick(navigation.list, Qt.Key.Key_Down)
    assert chosen == ["listings", "drafts"]
