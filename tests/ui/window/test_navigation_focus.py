"""The navigation: its titles are whole, and the focus alone goes nowhere."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from app.ui.application import install_translations
from app.ui.window import navigation as module
from app.ui.window.navigation import Navigation, Place

PLACES = [Place("listings", "Listings", "tag"), Place("drafts", "Drafts", "pencil")]


def test_that_the_focus_and_numbers_leave_no_view_and_keys_do(qtbot):
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
    navigation.show_places([*PLACES[:1], PLACES[1]._replace(total="3")], "listings")
    assert chosen == [], "nor does a number that changes"
    QTest.keyClick(navigation.list, Qt.Key.Key_Return)
    assert chosen == ["listings"]
    QTest.keyClick(navigation.list, Qt.Key.Key_Down)
    assert chosen == ["listings", "drafts"]


@pytest.mark.parametrize("language", ["en", "es", "pt_BR"])
def test_that_every_title_is_whole_beside_its_number(qapp, qtbot, monkeypatch, language):
    titles = ["Drafts", "Outbox", "Shipping and net", "Plans"]
    install_translations(qapp, language)
    try:
        shown = [QCoreApplication.translate("Views", title) for title in titles]
        listings = QCoreApplication.translate("Shell", "Listings")
    finally:
        install_translations(qapp, "en")
    places = [Place(title, title, "tag", "12", wanted=True) for title in shown[:2]]
    places += [Place(title, title, "tag") for title in shown[2:]]
    places.append(Place("Listings", listings, "tag", "1,000,000"))
    drawn = []
    elide = module.elide
    monkeypatch.setattr(module, "elide", lambda *given: drawn.append(elide(*given)) or drawn[-1])
    navigation = Navigation()
    qtbot.addWidget(navigation)
    navigation.resize(navigation.width(), 600)
    navigation.show()
    for current in shown:
        drawn.clear()
        navigation.show_places(places, current)
        navigation.grab()
        assert {*shown, listings} <= set(drawn)
        assert not [text for text in drawn if text.endswith("…")]
