"""The shipping view reads what is typed without guessing, and shows its figures whole."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QStyle, QStyleOptionFrame
from pytestqt.qtbot import QtBot

from app.domain.models.user import User
from app.engine.catalog.catalog import ItemCatalog
from app.engine.events import Connected, Event, Events, RowsChanged, Synced
from app.engine.notices import Notice, NoticeError
from app.engine.sync_receipt import Receipt
from app.rules.sites import site_rules
from app.tasks import Overlap
from app.ui.application import choose_theme, install_translations, interface_font
from app.ui.editor.net.net_panel import NetPanel, SaleSum
from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px
from app.ui.shipping.controller import ShippingController
from app.ui.shipping.offer_cards import OfferCards
from app.ui.shipping.view import ShippingView
from app.ui.texts.form_context import currency_context
from app.ui.widgets.inputs.check import RadioButton
from tests.stands.listings_shop import fill
from tests.stands.locales import locale
from tests.ui.test_pseudo_locale import answer


@pytest.fixture(autouse=True)
def look(qapp: QApplication) -> None:
    """The program's own look, as every length depends on its font."""
    qapp.setFont(interface_font(qapp.font()))
    choose_theme(qapp, "light")


class Scope:
    """Runs each piece of work to its end at once."""

    def start(self, work: Coroutine[Any, Any, object], *, key: str, overlap: Overlap) -> None:
        del key, overlap
        asyncio.run(work)


class Preview:
    """Answers every question at once, and remembers what was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []
        self.is_away = False

    async def for_item(self, item_id: str, *, price: Decimal | None = None, **_: Any) -> Any:
        self.asked.append((item_id, price))
        return self._answer(price)

    async def for_measures(self, dimensions: Any, *, price: Decimal | None, **_: Any) -> Any:
        self.asked.append((dimensions.weight, price))
        return self._answer(price)

    def _answer(self, price: Decimal | None) -> Any:
        if self.is_away:
            raise NoticeError(Notice("timed_out"))
        return answer(str(price or 600))


class Bench:
    def __init__(self, qtbot: QtBot, catalog: ItemCatalog) -> None:
        self.preview = Preview()
        account = SimpleNamespace(site=site_rules("MX"))
        self.events = Events()
        session = SimpleNamespace(shipping=self.preview, account=account, events=self.events)
        self.view = ShippingView(catalog)
        qtbot.addWidget(self.view)
        self.view.resize(px(940), px(640))
        self.controller = ShippingController(session, Scope(), self.view)
        with qtbot.waitExposed(self.view):
            self.view.show()

    def type(self, line: QLineEdit, text: str) -> None:
        line.setFocus()
        line.selectAll()
        QTest.keyClicks(line, text)

    def buttons(self, name: str) -> list[QPushButton]:
        found = self.view.findChildren(QPushButton)
        return [b for b in found if b.objectName().startswith(name) and not b.isHidden()]


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[Bench]:
    catalog = ItemCatalog(fill(tmp_path / "catalogue.db", 5))
    yield Bench(qtbot, catalog)
    catalog.close()


@pytest.mark.parametrize(
    ("event", "in_sight", "asked"),
    [
        (RowsChanged(("MX1",)), True, 1),
        (RowsChanged(("MX2",)), True, 0),
        (RowsChanged(None), True, 0),
        (Synced(Receipt(5, 0, 0, 0, 0, 0, True, 1.0, 0)), True, 1),
        (RowsChanged(("MX1",)), False, 0),
    ],
)
def test_that_a_listing_that_changed_is_asked_for_again_once_it_is_looked_at(
    bench: Bench, event: Event, in_sight: bool, asked: int
) -> None:
    bench.controller.show_item("MX1")
    bench.view.setVisible(in_sight)
    bench.events.publish(event)
    assert len(bench.preview.asked) == 1 + asked
    bench.view.show()
    bench.controller.come_forward()
    bench.controller.come_forward()
    assert len(bench.preview.asked) == (1 if event == RowsChanged(("MX2",)) else 2)


@pytest.mark.parametrize("in_sight", [True, False])
@pytest.mark.parametrize("measures", [True, False])
def test_that_what_was_not_answered_is_asked_again_once_connected(
    bench: Bench, in_sight: bool, measures: bool
) -> None:
    connected = Connected(User.parse({"id": 1}))
    bench.preview.is_away = True
    if measures:
        bench.view.measures_typed.emit(("10", "20", "30", "500"))
    else:
        bench.controller.show_item("MX1")
    bench.view.setVisible(in_sight)
    bench.preview.is_away = False
    bench.events.publish(connected)
    assert len(bench.preview.asked) == 1 + in_sight
    bench.view.show()
    bench.controller.come_forward()
    bench.events.publish(connected)
    bench.controller.come_forward()
    assert len(bench.preview.asked) == 2, "and no more than once"


def test_that_a_change_of_the_listing_leaves_what_is_typed_and_not_understood(
    bench: Bench,
) -> None:
    bench.controller.show_item("MX1")
    bench.type(bench.view.price, "2.990")
    bench.view.price_typed.emit(bench.view.price.text())
    bench.events.publish(RowsChanged(("MX1",)))
    assert bench.view.price.text() == "2.990"
    assert bench.preview.asked == [("MX1", None)]


@pytest.mark.parametrize(("place", "price"), [(0, "2990"), (1, "2.99")])
def test_that_a_price_that_could_be_two_is_asked_only_after_one_is_taken(
    bench: Bench, place: int, price: str
) -> None:
    bench.controller.show_item("MX1")
    bench.type(bench.view.price, "2.990")
    bench.view.price_typed.emit(bench.view.price.text())
    assert bench.preview.asked == [("MX1", None)]
    offered = bench.buttons("repair_button")
    assert [button.text() for button in offered] == ["2,990.00", "2.99"]
    offered[place].click()
    assert bench.preview.asked[-1] == ("MX1", Decimal(price))


@pytest.mark.parametrize(("place", "weight"), [(0, "2500"), (1, "2.5")])
def test_that_a_weight_that_could_be_two_is_asked_only_after_one_is_taken(
    bench: Bench, place: int, weight: str
) -> None:
    bench.controller.show_item("MX1")
    bench.view.parcel.set_measures("10", "20", "30", "2.500")
    assert bench.preview.asked == [("MX1", None)]
    offered = bench.buttons("repair_button")
    assert [button.text() for button in offered] == [
        "10 × 20 × 30 cm, 2,500 g",
        "10 × 20 × 30 cm, 2.5 g",
    ]
    offered[place].click()
    assert bench.preview.asked[-1][0] == Decimal(weight)


def test_that_the_listing_is_named_though_the_cursor_is_in_its_box(bench: Bench) -> None:
    box = bench.view.listing
    box.setFocus()
    bench.controller.show_item("MX1")
    assert box.text() == answer("600").title
    QTest.keyClicks(box, "taza")
    bench.controller.show_item("MX1")
    assert box.text() == "taza", "what is being typed is left alone"


@pytest.mark.parametrize("language", ["en", "es", "pt_BR"])
@pytest.mark.parametrize("width", [940, 1700])
def test_that_a_price_of_a_hundred_million_stands_whole_in_its_field(
    bench: Bench, qapp: QApplication, language: str, width: int
) -> None:
    install_translations(qapp, language)
    view = bench.view
    view.resize(px(width), px(640))
    view.show_answer(answer("100000000"))
    for _ in range(6):
        QApplication.processEvents()
    option = QStyleOptionFrame()
    view.price.initStyleOption(option)
    contents = QStyle.SubElement.SE_LineEditContents
    room = view.price.style().subElementRect(contents, option, view.price).width() - 4
    assert view.price.text() == {"pt_BR": "100.000.000,00"}.get(language, "100,000,000.00")
    assert view.price.fontMetrics().horizontalAdvance(view.price.text()) <= room
    for label in view.findChildren(PlainLabel):
        if label.isVisible() and any(c.isdigit() for c in label.text()) and not label.wordWrap():
            assert label.width() >= label.fontMetrics().horizontalAdvance(label.text()), (
                label.text()
            )


SUM = SaleSum(
    price=Decimal("100000000"),
    charge=Decimal("12000000"),
    rate=Decimal("0.12"),
    shipping=Decimal("15490"),
    net=Decimal("87984510"),
    free=True,
    mandatory=False,
    estimate=False,
)


@pytest.mark.parametrize(
    ("width", "price"),
    [(800, "$ 100.000.000,00"), (560, "100.000.000,00"), (420, "100 M")],
)
def test_that_the_net_of_the_editor_takes_the_longest_form_that_has_room(
    qtbot: QtBot, width: int, price: str
) -> None:
    panel = NetPanel(currency_context(locale("es_AR"), "ARS"))
    qtbot.addWidget(panel)
    panel.resize(px(width), px(120))
    panel.show()
    panel.show_sum(SUM)
    QApplication.processEvents()
    shown = [figure.text().replace("\u00a0", " ") for figure in panel._figures]
    assert shown[0] == price
    for figure in (*panel._figures, panel._words[1], panel._words[3]):
        assert figure.width() >= figure.fontMetrics().horizontalAdvance(figure.text())
    tip = "" if width == 800 else "100.000.000,00"
    assert tip in panel._figures[0].toolTip()
    assert "87.984.510,00" in panel.accessibleDescription()
    assert panel.minimumSizeHint().width() <= px(300)


@pytest.mark.parametrize(
    ("has_type", "words"),
    [
        (False, "Choose a listing type to see the charge and what is left."),
        (True, "The selling charge on this site is not known."),
    ],
)
def test_that_a_missing_charge_says_whether_a_listing_type_is_to_be_chosen(
    qtbot: QtBot, has_type: bool, words: str
) -> None:
    panel = NetPanel(currency_context(locale("es_AR"), "ARS"))
    qtbot.addWidget(panel)
    panel.show_sum(SUM._replace(charge=None, rate=None, net=None, has_type=has_type))
    assert panel._says.text() == words


@pytest.mark.parametrize("name", ["shipping_price", "shipping_height", "shipping_weight"])
def test_that_an_earlier_answer_takes_nothing_away_that_was_typed_meanwhile(
    bench: Bench, qtbot: QtBot, name: str
) -> None:
    bench.controller.show_item("MX1")
    line = bench.view.findChild(QLineEdit, name)
    assert line is not None
    bench.type(line, "12")
    bench.buttons("shipping_free_measures")[0].setFocus()
    bench.view.show_answer(answer("600"))
    assert line.text() == "12"
    asked = len(bench.preview.asked)
    qtbot.waitUntil(lambda: len(bench.preview.asked) > asked)


@pytest.mark.parametrize(
    ("begun", "keys", "chosen"),
    [
        ("coverage_all_country", [Qt.Key.Key_Down], "coverage_all_country_except_exclusion_zone"),
        ("offer_gold_special", [Qt.Key.Key_Right], "offer_gold_pro"),
        ("offer_gold_special", [Qt.Key.Key_Right, Qt.Key.Key_Left], "offer_gold_special"),
    ],
)
def test_that_arrow_keys_go_from_card_to_card(
    bench: Bench, qtbot: QtBot, begun: str, keys: list[Qt.Key], chosen: str
) -> None:
    bench.view.show_answer(answer("600"))
    shown = answer("600")

    def again(kind: str) -> None:
        bench.view.show_answer(replace(shown, listing_type_id=kind))

    # As the answer to the choice does, it makes the cards of the types anew.
    offers = bench.view.findChild(OfferCards)
    assert offers is not None
    offers.listing_type_chosen.connect(again, Qt.ConnectionType.QueuedConnection)
    radio = bench.view.findChild(RadioButton, f"{begun}_radio")
    assert radio is not None
    qtbot.waitUntil(radio.isVisible)
    radio.setFocus()
    for key in keys:
        QTest.keyClick(QApplication.focusWidget(), key)
        QApplication.processEvents()
    kind = begun.partition("_")[0]
    down = [
        one.objectName()
        for one in bench.view.findChildren(RadioButton)
        if one.objectName().startswith(kind) and one.isChecked() and one.isVisible()
    ]
    assert down == [f"{chosen}_radio"]
    assert QApplication.focusWidget().objectName() == f"{chosen}_radio"
