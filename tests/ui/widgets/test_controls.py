"""Buttons and fields can be operated by keyboard, show their state, and say what they are."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

import app.ui
from app.ui.look import style_sheet, theme
from app.ui.look.type_scale import px
from app.ui.widgets.field_state import set_state, state_of
from app.ui.widgets.inputs.buttons import Button, GhostButton, IconButton, LinkButton, PrimaryButton
from app.ui.widgets.inputs.check import CheckBox, RadioButton
from app.ui.widgets.inputs.combo import Combo
from app.ui.widgets.inputs.field_label import FieldLabel, FieldNote
from app.ui.widgets.inputs.fields import LineEdit, LongText
from app.ui.widgets.inputs.number_unit import NumberUnit
from app.ui.widgets.inputs.removable_chip import ValueToken
from app.ui.widgets.inputs.segmented import Segmented
from app.ui.widgets.inputs.token_field import TokenField

Show = Callable[[QWidget], QWidget]
YES_NO = ((True, "Yes"), (False, "No"), (None, "Not set"))


def colors_of(widget: QWidget) -> set[str]:
    """Every colour in the picture of ``widget``."""
    image = widget.grab().toImage()
    return {
        image.pixelColor(x, y).name().upper()
        for x in range(image.width())
        for y in range(image.height())
    }


def has(widget: QWidget, role: str) -> bool:
    """Whether the colour of ``role`` is in the picture of ``widget``."""
    return theme.current().hex(role) in colors_of(widget)


@pytest.mark.parametrize(
    ("widget", "height"),
    [
        (lambda: Button("Edit", "pencil"), 32),
        (lambda: PrimaryButton("Send", "send", size="tall"), 34),
        (lambda: Button("Review", size="bar"), 30),
        (lambda: Button("9 mm", "wand", size="small"), 26),
        (lambda: IconButton("sync", "Sync"), 32),
        (lambda: IconButton("x", "Close", size=24), 24),
        (lambda: LineEdit("x"), 32),
        (lambda: Combo(), 32),
        (lambda: NumberUnit(("cm",)), 32),
        (lambda: Segmented(YES_NO), 32),
        (lambda: TokenField(), 32),
    ],
)
def test_that_controls_have_the_heights_of_the_design(
    widget: Callable[[], QWidget], height: int, shown: Show
) -> None:
    window = QWidget()
    control = widget()
    layout = QVBoxLayout(window)
    layout.addWidget(control)
    layout.addStretch(1)
    window.resize(400, 100)
    shown(window)
    assert control.height() == height
    control.setFocus()
    assert control.height() == height


def test_that_heights_grow_with_the_font(look: QApplication, shown: Show) -> None:
    font = look.font()
    font.setPointSizeF(font.pointSizeF() * 1.5)
    look.setFont(font)
    style_sheet.apply_theme(look, theme.Theme("light"))
    field = LineEdit("Ág")
    shown(field)
    assert px(32) > 44
    assert field.sizeHint().height() == px(32)
    assert field.fontMetrics().height() < field.height() - 8


@pytest.mark.parametrize("kind", [Button, PrimaryButton, GhostButton, LinkButton])
def test_that_a_button_is_pressed_by_key_and_shows_its_focus(
    kind: type[Button], shown: Show, qtbot: QtBot
) -> None:
    window = QWidget()
    layout = QVBoxLayout(window)
    other, button = Button("Other"), kind("Send && go", "send")
    layout.addWidget(other)
    layout.addWidget(button)
    shown(window)
    other.setFocus()
    ring = "text" if kind is PrimaryButton else "focus"
    at_rest = theme.current().hex(ring) in colors_of(button)
    button.setFocus()
    QApplication.processEvents()
    assert has(button, ring)
    assert not at_rest or kind is not PrimaryButton
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, Qt.Key.Key_Space)
    assert button.accessibleName() == "Send & go"


def test_that_a_compact_button_keeps_its_words_for_tooltip_and_reader() -> None:
    button = Button("Re&view", "eye")
    button.set_compact(True)
    assert (button.text(), button.toolTip(), button.accessibleName()) == ("", "Review", "Review")
    button.set_compact(False)
    assert (button.text(), button.toolTip()) == ("Re&view", "")


def test_that_an_icon_button_says_its_act_and_its_key() -> None:
    button = IconButton("undo", "Undo", key="Ctrl+Z")
    assert button.toolTip() == "Undo (Ctrl+Z)"
    assert button.accessibleName() == "Undo"
    assert button.focusPolicy() & Qt.FocusPolicy.TabFocus


@pytest.mark.parametrize(
    ("state", "changed", "background", "border"),
    [
        ("rest", False, "surface", "field"),
        ("changed", False, "pending", "pendingMark"),
        ("error", False, "surface", "badBar"),
        ("error", True, "pending", "badBar"),
        ("warn", False, "surface", "warnBar"),
        ("locked", False, "sunken", "border"),
    ],
)
@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize("kind", [LineEdit, Combo, LongText, TokenField])
def test_that_a_field_shows_its_state_by_ground_and_outline(
    state: str,
    changed: bool,
    background: str,
    border: str,
    name: str,
    kind: type[LineEdit],
    look: QApplication,
    shown: Show,
) -> None:
    style_sheet.apply_theme(look, theme.Theme(name))
    window = QWidget()
    field = kind(parent=window)
    field.set_state(state, changed=changed)
    field.setGeometry(10, 10, 200, px(32))
    shown(window)
    window.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    window.setFocus()
    image = field.grab().toImage()
    assert image.pixelColor(100, 0) == QColor(theme.current().hex(border))
    assert image.pixelColor(180, px(16) - 12) == QColor(theme.current().hex(background))
    assert state_of(field) == state


def test_that_an_unknown_state_is_refused() -> None:
    with pytest.raises(ValueError, match="not a state"):
        set_state(LineEdit(), "odd")


def test_that_a_locked_field_can_be_copied_and_not_edited(shown: Show, qtbot: QtBot) -> None:
    field = LineEdit("New")
    field.set_state("locked")
    shown(field)
    field.setFocus()
    assert field.hasFocus()
    QTest.keyClicks(field, "abc")
    assert field.text() == "New"
    field.selectAll()
    assert field.selectedText() == "New"
    combo = Combo()
    combo.addItems(["Clásica", "Premium"])
    combo.set_state("locked")
    shown(combo)
    combo.setFocus()
    QTest.keyClick(combo, Qt.Key.Key_Down)
    combo.showPopup()
    assert combo.currentIndex() == 0
    assert not combo.view().isVisible()
    combo.set_state("rest")
    QTest.keyClick(combo, Qt.Key.Key_Down)
    assert combo.currentText() == "Premium"


def test_that_focus_disabled_and_arrow_of_a_list_can_be_seen(shown: Show) -> None:
    window = QWidget()
    layout = QVBoxLayout(window)
    combo, off = Combo(), Combo()
    for field in (combo, off):
        field.addItem("")
        layout.addWidget(field)
    off.setEnabled(False)
    shown(window)
    combo.setFocus()
    assert has(combo, "focus")
    assert has(combo, "text2"), "the arrow"
    assert has(off, "disabled"), "the paler arrow"
    assert has(off, "sunken")


def test_that_the_wheel_over_a_form_changes_no_list(shown: Show) -> None:
    window = QWidget()
    layout = QVBoxLayout(window)
    other, combo = LineEdit(), Combo()
    combo.addItems(["a", "b", "c"])
    layout.addWidget(other)
    layout.addWidget(combo)
    shown(window)
    other.setFocus()
    event = QWheelEvent(
        QPointF(5, 5), QPointF(5, 5), QPoint(0, -120), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(combo, event)
    assert combo.currentIndex() == 0
    assert not event.isAccepted()


def test_that_a_changed_field_offers_the_way_back_in_its_menu(shown: Show, qtbot: QtBot) -> None:
    field = LineEdit("New")
    field.set_state("changed")
    shown(field)
    with qtbot.waitSignal(field.reset_requested):
        QTest.mouseClick(field, Qt.MouseButton.LeftButton)
        QApplication.sendEvent(field, _context_menu(field))
        menu = next(menu for menu in field.findChildren(QMenu) if menu.isVisible())
        assert "marketplace’s value" in menu.actions()[0].text()
        menu.actions()[0].trigger()
        menu.close()


def _context_menu(field: QWidget) -> object:
    from PySide6.QtGui import QContextMenuEvent

    middle = field.rect().center()
    return QContextMenuEvent(QContextMenuEvent.Reason.Mouse, middle, field.mapToGlobal(middle))


def test_that_a_number_and_its_unit_are_one_field(shown: Show, qtbot: QtBot) -> None:
    field = NumberUnit(("mm", "cm"), name="field_attributes.THICKNESS")
    field.setAccessibleName("Thickness")
    shown(field)
    assert field.value() == ("", "")
    with qtbot.waitSignal(field.edited):
        QTest.keyClicks(field.number, "9")
    field.set_value("9", "inches")
    assert field.value() == ("9", "inches"), "a unit that was read is not lost"
    field.set_state("warn")
    assert (state_of(field.number), state_of(field.unit)) == ("warn", "rest")
    assert field.unit.accessibleName() == "Thickness, unit"
    assert field.number.geometry().right() + 1 == field.unit.geometry().left()


def test_that_yes_no_and_not_said_are_chosen_by_key(shown: Show, qtbot: QtBot) -> None:
    field = Segmented(YES_NO, name="field_attributes.OUTDOOR")
    field.setAccessibleName("For outdoor use")
    shown(field)
    assert field.value() is None
    field.setFocus()
    with qtbot.waitSignal(field.chosen) as caught:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Left)
    assert caught.args == [False]
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Left)
    assert field.value() is True
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Left)
    assert field.value() is True
    field.set_value(None)
    field.set_state("locked")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Left)
    assert field.value() is None


def test_that_several_values_are_typed_completed_and_taken_away_by_key(
    shown: Show, qtbot: QtBot
) -> None:
    field = TokenField(("Baño", "Cocina", "Sala"))
    field.set_values(["Baño"])
    shown(field)
    entry = field.entry
    entry.setFocus()
    with qtbot.waitSignal(field.edited):
        QTest.keyClicks(entry, "cocina")
        QTest.keyClick(entry, Qt.Key.Key_Return)
    assert field.values() == ("Baño", "Cocina")
    QTest.keyClick(entry, Qt.Key.Key_Backspace)
    QTest.keyClick(entry, Qt.Key.Key_Backspace)
    assert field.values() == ()


@pytest.mark.parametrize(
    ("typed", "values", "left"),
    [
        ("cocina,sala", ("Cocina", "Sala"), "sala"),
        ("uno,dos", ("uno,dos",), "uno,dos"),
        ("uno;dos", ("uno", "dos"), "dos"),
        ("7790895000997,x", ("7790895000997", "x"), "x"),
        ("sala,SALA", ("Sala",), "SALA"),
    ],
)
def test_that_only_what_is_whole_becomes_a_token_while_one_types(shown: Show, typed, values, left):
    field = TokenField(("Cocina", "Sala"))
    shown(field)
    QTest.keyClicks(field.entry, typed)
    assert field.values() == values
    assert field.entry.text() == left
    field.take_typed()
    assert field.values() == values
    assert field.entry.text() == ""


def test_that_a_suggestion_that_is_chosen_becomes_a_token(shown: Show, qtbot: QtBot) -> None:
    field = TokenField(("Baño", "Cocina"))
    shown(field)
    field.entry.setFocus()
    QTest.keyClicks(field.entry, "coc")
    popup = field.entry.completer().popup()
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: field.entry.text() == "")
    assert field.values() == ("Cocina",)


def test_that_many_values_wrap_and_the_field_grows(shown: Show) -> None:
    window = QWidget()
    layout = QVBoxLayout(window)
    field = TokenField()
    layout.addWidget(field)
    layout.addStretch(1)
    window.resize(300, 300)
    shown(window)
    field.set_values([f"value {number}" for number in range(12)])
    QApplication.processEvents()
    assert field.height() > px(80)
    assert (
        max(token.geometry().bottom() for token in field.findChildren(ValueToken)) < field.height()
    )


def test_that_what_stands_under_a_field_takes_space_only_with_words(
    shown: Show, qtbot: QtBot
) -> None:
    window = QWidget()
    layout = QVBoxLayout(window)
    note = FieldNote(window)
    note.show_note("warn", "“9” would be dropped", "9 mm")
    layout.addWidget(note)
    label = FieldLabel("Thickness", required=True)
    layout.addWidget(label)
    shown(window)
    assert note.isVisible()
    assert note.font().weight() == 500
    with qtbot.waitSignal(note.repair_requested):
        note.findChildren(Button)[0].click()
    assert note.findChildren(Button)[0].accessibleName() == "Change to 9 mm"
    note.show_note("hint", "")
    assert not note.isVisible()
    note.show_note("error", "Required in this category")
    assert note.isVisible()
    assert note.font().weight() == 500


def test_that_no_view_draws_its_boxes_as_qt_does() -> None:
    """Qt's own are dark on dark: their outline is that of no theme."""
    drawn = re.compile(r"\bQ(RadioButton|CheckBox)\(")
    sources = (Path(app.ui.__file__).parent).rglob("*.py")
    found = [one for one in sources if "widgets" not in one.parts and _made(drawn, one)]
    assert found == []


def _made(drawn: re.Pattern[str], source: Path) -> bool:
    lines = source.read_text(encoding="utf-8").splitlines()
    return any(drawn.search(line) and not line.startswith("class ") for line in lines)


@pytest.mark.parametrize("kind", [CheckBox, RadioButton])
def test_that_choices_are_made_by_key_and_show_their_focus(
    kind: type[CheckBox], shown: Show
) -> None:
    window = QWidget()
    layout = QVBoxLayout(window)
    other, choice = Button("Other"), kind("Stop at a change over 30 %")
    layout.addWidget(other)
    layout.addWidget(choice)
    shown(window)
    other.setFocus()
    before = choice.grab().toImage()
    choice.setFocus()
    assert choice.grab().toImage() != before
    QTest.keyClick(choice, Qt.Key.Key_Space)
    assert choice.isChecked()
    assert has(choice, "accent")


def test_that_answers_of_different_length_need_no_more_room_than_their_words(qtbot: QtBot) -> None:
    answers = Segmented([(0, "Sim"), (1, "Não"), (2, "Não informado")])
    qtbot.addWidget(answers)
    buttons = answers.findChildren(QPushButton)
    least = answers.minimumSizeHint().width()
    assert least < answers.sizeHint().width()
    for width in (least + 1, answers.sizeHint().width(), answers.sizeHint().width() * 2):
        answers.resize(width, 32)
        answers.show()
        edges = [(one.x(), one.x() + one.width()) for one in buttons]
        assert edges[0][0] == 0
        assert edges[-1][1] == width
        assert all(end - begin == 1 for (_, end), (begin, _) in itertools.pairwise(edges))
        assert all(one.width() >= one.sizeHint().width() for one in buttons)
