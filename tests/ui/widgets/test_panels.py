"""Search, tabs, jobs, news, empty views and the net: what they show and what they tell."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, QSize, Qt, QTranslator
from PySide6.QtGui import QEnterEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.ui.look import theme
from app.ui.look.chips import ChipStyle, chip_for_state
from app.ui.look.icons import DIRECTIONAL, exact_pixmap, icon
from app.ui.look.key_caps import cap_texts
from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px
from app.ui.widgets.display import toast as toasts
from app.ui.widgets.display.banner import TONES, Banner
from app.ui.widgets.display.chip import Chip
from app.ui.widgets.display.empty import ActionCard, EmptyView
from app.ui.widgets.display.illustration import ShopWindow
from app.ui.widgets.display.progress import JobLine, ProgressBar
from app.ui.widgets.display.skeleton import SkeletonRows
from app.ui.widgets.display.toast import Toast, ToastStack
from app.ui.widgets.display.waterfall import NetWaterfall, WaterfallStep
from app.ui.widgets.inputs.buttons import Button
from app.ui.widgets.inputs.field_label import FieldLabel
from app.ui.widgets.inputs.removable_chip import ValueToken
from app.ui.widgets.inputs.search_box import SearchBox
from app.ui.widgets.menu import Menu
from app.ui.widgets.tabs import ViewTab, ViewTabs

Show = Callable[[QWidget], QWidget]


def test_that_the_search_box_tells_its_words_and_is_left_by_key(shown: Show, qtbot: QtBot) -> None:
    box = SearchBox("Search listings", QKeySequence.StandardKey.Find)
    shown(box)
    box.setFocus()
    assert box.objectName() == "search_box"
    with qtbot.waitSignal(box.words_changed) as caught:
        QTest.keyClicks(box.field, "l")
    assert caught.args == ["l"]
    with qtbot.waitSignal(box.down_pressed):
        QTest.keyClick(box.field, Qt.Key.Key_Down)
    QTest.keyClick(box.field, Qt.Key.Key_Escape)
    assert box.words() == ""
    assert box.field.hasFocus()


@pytest.mark.parametrize("key", [Qt.Key.Key_Delete, Qt.Key.Key_Backspace])
def test_that_a_token_is_removed_by_key(key: Qt.Key, shown: Show, qtbot: QtBot) -> None:
    token = ValueToken("paused", "status is")
    shown(token)
    token.setFocus()
    assert token.accessibleName() == "status is paused"
    with qtbot.waitSignal(token.removed):
        QTest.keyClick(token, key)
    with qtbot.waitSignal(token.clicked):
        QTest.keyClick(token, Qt.Key.Key_Return)
    with qtbot.waitSignal(token.removed):
        place = token.rect().center()
        place.setX(token.width() - 8)
        QTest.mouseClick(token, Qt.MouseButton.LeftButton, pos=place)


def test_that_a_hidden_tab_is_not_painted(shown: Show) -> None:
    first = [ViewTab("all", "All", "0"), ViewTab("closed", "Closed", "0")]
    without, hidden = ViewTabs(), ViewTabs()
    without.set_tabs(first)
    hidden.set_tabs([*first, ViewTab("other", "Other", "0")])
    hidden.set_shown("other", False)
    for tabs in (without, hidden):
        shown(tabs)
        tabs.setFixedSize(400, 48)
        tabs.clearFocus()
    assert hidden.grab().toImage() == without.grab().toImage()


def test_that_a_tab_that_comes_back_has_its_place_whatever_becomes_of_others(shown: Show) -> None:
    tabs = ViewTabs()
    tabs.set_tabs([ViewTab(key, key) for key in ("all", "closed", "other", "losing")])
    for key in ("other", "losing"):
        tabs.set_shown(key, False)
    shown(tabs)
    tabs.setFixedSize(400, 48)
    tabs.grab()
    tabs.set_shown("other", True)
    tabs.set_shown("losing", False)
    assert tabs.tabRect(2).left() == tabs.tabRect(1).right() + 1


def test_that_a_chip_without_a_word_is_not_there(qapp: object) -> None:
    chip = Chip(ChipStyle("neutral", "", ""))
    assert chip.sizeHint().isEmpty()
    chip.set_chip(ChipStyle("neutral", "", "from the listing"))
    assert not chip.sizeHint().isEmpty()


def test_that_tabs_are_walked_by_key_and_name_their_counts(shown: Show, qtbot: QtBot) -> None:
    tabs = ViewTabs()
    tabs.set_tabs(
        [
            ViewTab("all", "All", "41,210"),
            ViewTab("paused", "Paused & held", "2,117"),
            ViewTab("well", "Selling well", "1,284"),
        ]
    )
    shown(tabs)
    assert tabs.current_key() == "all"
    tabs.setFocus()
    with qtbot.waitSignal(tabs.chosen) as caught:
        QTest.keyClick(tabs, Qt.Key.Key_Right)
    assert caught.args == ["paused"]
    assert tabs.accessibleTabName(2) == "Selling well, 1,284"
    wide = tabs.tabRect(0).width()
    tabs.set_counts({"all": "9"})
    assert tabs.tabRect(0).width() < wide
    tabs.set_only_current_counts(True)
    assert tabs.tabRect(0).width() < wide
    heard: list[str] = []
    tabs.chosen.connect(heard.append)
    tabs.set_tabs([ViewTab("paused", "Paused"), ViewTab("new", "New")])
    assert (tabs.current_key(), heard) == ("paused", [])


@pytest.mark.parametrize(
    ("state", "signal"),
    [("running", "pause_requested"), ("paused", "resume_requested"), ("failed", "retry_requested")],
)
@pytest.mark.parametrize("stacked", [True, False])
def test_that_a_job_can_be_held_and_ended(
    state: str, signal: str, stacked: bool, shown: Show, qtbot: QtBot
) -> None:
    line = JobLine(stacked=stacked)
    line.show_job("Sending 120 of 400", 0.3, "3.1 per s · 1 min 30 s left", state=state)
    shown(line)
    assert line.objectName() == "status_progress"
    assert line.accessibleName() == "Sending 120 of 400, 3.1 per s · 1 min 30 s left"
    with qtbot.waitSignal(getattr(line, signal)):
        line.hold.click()
    with qtbot.waitSignal(line.cancel_requested):
        line.cancel.click()


def test_that_a_bar_of_unknown_length_moves_only_while_seen(
    shown: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    bar = ProgressBar()
    bar.set_share(None)
    assert not bar._timer.isActive()
    shown(bar)
    assert bar._timer.isActive()
    bar.hide()
    assert not bar._timer.isActive()
    monkeypatch.setattr("app.ui.widgets.motion.is_animated", lambda: False)
    bar.show()
    assert not bar._timer.isActive(), "still where the system asks for stillness"


def test_that_a_banner_takes_space_and_at_most_what_it_needs(shown: Show, qtbot: QtBot) -> None:
    window = QWidget()
    layout = QVBoxLayout(window)
    for tone in TONES:
        banner = Banner(tone, "You are offline", "Edits are kept and go to the outbox. " * 4)
        layout.addWidget(banner)
    button = banner.add_action("Try now")
    window.resize(500, 600)
    shown(window)
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, Qt.Key.Key_Space)


def test_that_a_toast_goes_by_itself_and_stays_under_the_focus(shown: Show, qtbot: QtBot) -> None:
    window = QWidget()
    window.resize(800, 600)
    field = Button("Elsewhere", parent=window)
    stack = ToastStack(window)
    shown(window)
    toast = stack.add("ok", "212 listings sent", "Undo")
    assert toast.isVisible()
    assert toast._timer.isActive()
    assert toast._timer.interval() == toasts.STAYS
    undo = toast.findChildren(Button)[0]
    undo.setFocus()
    assert not toast._timer.isActive()
    field.setFocus()
    assert toast._timer.isActive()
    inside = QPointF(5, 5)
    QApplication.sendEvent(toast, QEnterEvent(inside, inside, inside))
    assert not toast._timer.isActive(), "under the pointer"
    QApplication.sendEvent(toast, QEvent(QEvent.Type.Leave))
    assert toast._timer.isActive()
    assert window.rect().contains(stack.geometry())
    with qtbot.waitSignals([toast.acted, toast.closed]):
        undo.click()
    assert not stack.isVisible()
    for number in range(5):
        stack.add("bad", f"{number} uploads failed")
    QApplication.processEvents()
    assert len([one for one in stack.findChildren(Toast) if one.isVisible()]) == 3


def test_that_an_empty_view_offers_its_first_step_by_key(shown: Show, qtbot: QtBot) -> None:
    view = EmptyView("Your listings will appear here", "This shop has none yet.", icon_name="tag")
    card = view.add_card(ActionCard("plus", "New listing", "Type a title.", "Ctrl+N"))
    link = view.add_link("What the columns mean")
    shown(view)
    card.setFocus()
    with qtbot.waitSignal(card.clicked):
        QTest.keyClick(card, Qt.Key.Key_Space)
    with qtbot.waitSignal(link.clicked):
        link.click()
    assert card.accessibleName() == "New listing"


def test_that_pale_rows_give_way_to_the_words_of_the_first_steps(shown: Show) -> None:
    page = QWidget()
    column = QVBoxLayout(page)
    skeleton, view = SkeletonRows(4), EmptyView("Nothing yet", illustration=ShopWindow())
    column.addWidget(skeleton)
    column.addWidget(view, 1)
    card = view.add_card(ActionCard("plus", "New listing", "Type a title. " * 12, "Ctrl+N"))
    page.resize(px(700), px(460))
    shown(page)
    sentence = card.findChildren(PlainLabel)[-1]
    assert sentence.height() >= sentence.heightForWidth(sentence.width())
    assert skeleton.height() < skeleton.sizeHint().height()
    page.resize(px(700), px(900))
    QApplication.processEvents()
    assert skeleton.height() == skeleton.sizeHint().height()


def test_that_the_net_says_its_lines_and_shows_a_loss(shown: Show) -> None:
    net = NetWaterfall()
    net.set_steps((), None)
    shown(net)
    net.grab()
    steps = (
        WaterfallStep("Price", 5000, "$50.00", "barPrice"),
        WaterfallStep("Shipping", -11200, "−$112.00", "barShip"),
    )
    net.set_steps(steps, WaterfallStep("Net", -6200, "−$62.00", "okBar"))
    net.resize(net.sizeHint())
    assert net.accessibleDescription() == "Price $50.00, Shipping −$112.00, Net −$62.00"
    image = net.grab().toImage()
    colors = {
        image.pixelColor(x, y).name().upper()
        for x in range(image.width())
        for y in range(image.height())
    }
    assert theme.current().hex("badBar") in colors
    assert theme.current().hex("okBar") not in colors


@pytest.mark.parametrize(
    ("key", "caps"),
    [("Ctrl+F", ("Ctrl", "F")), ("F2", ("F2",)), ("Ctrl++", ("Ctrl", "+")), ("", ())],
)
def test_that_a_shortcut_is_taken_apart_into_keys(key: str, caps: tuple[str, ...]) -> None:
    assert cap_texts(QKeySequence(key)) == caps


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_that_an_icon_is_sharp_at_every_ratio(ratio: float) -> None:
    drawn = icon("send").pixmap(QSize(16, 16), ratio)
    assert drawn.devicePixelRatio() == ratio
    assert drawn.width() == round(16 * ratio)
    assert drawn.toImage() == exact_pixmap("send", "text2", 16, ratio).toImage()


def test_that_directional_icons_turn_round_with_the_text(look: QApplication) -> None:
    before = {
        name: exact_pixmap(name, "text", 16, 1.0).toImage() for name in (*DIRECTIONAL, "lock")
    }
    look.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        for name, image in before.items():
            turned = exact_pixmap(name, "text", 16, 1.0).toImage()
            assert (turned == image) == (name == "lock"), name
    finally:
        look.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_that_an_unknown_icon_or_role_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        exact_pixmap("no-such-icon", "text", 16, 1.0)
    with pytest.raises(KeyError):
        exact_pixmap("send", "no-such-role", 16, 1.0)


def test_that_a_chip_names_its_state_and_menus_have_round_corners() -> None:
    chip = Chip(chip_for_state("paused"))
    assert chip.accessibleName() == "Paused"
    chip.set_chip(chip_for_state("sent"))
    assert chip.accessibleName() == "Sent"
    assert Menu("File").property("rounded") == "true"


SPOKEN = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS><TS version="2.1" language="es">
<context><name>FieldLabel</name><message><source>required</source>
<translation>obligatorio</translation></message></context>
<context><name>Chip</name><message><source>Paused</source>
<translation>Pausada</translation></message></context></TS>
"""


def test_that_labels_and_chips_speak_the_language_that_is_chosen_later(
    look: QApplication, tmp_path: Path, shown: Show
) -> None:
    source = tmp_path / "es.ts"
    source.write_text(SPOKEN, encoding="utf-8")
    made = tmp_path / "es.qm"
    release = Path(sys.executable).parent / "pyside6-lrelease"
    subprocess.run([release, source, "-qm", made], check=True, capture_output=True, timeout=60)
    label = FieldLabel("Brand", required=True)
    shown(label)
    translator = QTranslator(look)
    assert translator.load(str(made))
    look.installTranslator(translator)
    try:
        theme.forget_painted()
        QApplication.processEvents()
        assert chip_for_state("paused").text == "Pausada"
        assert "obligatorio" in [child.text() for child in label.findChildren(PlainLabel)]
    finally:
        look.removeTranslator(translator)
        theme.forget_painted()
    assert chip_for_state("paused").text == "Paused"
