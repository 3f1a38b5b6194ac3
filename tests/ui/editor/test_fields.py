"""Each kind of field shows its value, reports edits as values, and keeps what was typed."""

from decimal import Decimal

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget

from app.editing.form.fields import FieldKind, FieldSpec, Lock
from app.editing.numbers import AMBIGUOUS, UNREADABLE
from app.editing.repair import Repair
from app.editing.sentences.finding_sentences import SENTENCES
from app.editing.values import Choice, UnreadText
from app.rules.codes import CODES
from app.rules.findings import Finding
from app.ui.forms.field import FormField
from app.ui.forms.grid import FieldGrid
from app.ui.forms.lock_text import locked_text
from app.ui.forms.registry import BUILDERS, build_editor
from app.ui.forms.text_editors import TextEditor
from app.ui.texts.finding_text import finding_sentence, finding_text
from app.ui.widgets.field_state import state_of
from tests.stands.locales import locale
from tests.ui.editor.conftest import MEXICO

ROOMS = (Choice("7", "Baño"), Choice("8", "Cocina"))
YES, NO = Choice("11", "Sí"), Choice("12", "No")
ARGENTINA = MEXICO._replace(locale=locale("es_AR"), currency_id="ARS")


def make(qtbot, kind, value, context=MEXICO, **more):
    field = FormField(FieldSpec(more.pop("path", "attributes.X"), kind, name="X", **more), context)
    qtbot.addWidget(field)
    field.show_value(value)
    field.resize(420, 90)
    field.show()
    edits = []
    field.edited.connect(lambda _path, edited: edits.append(edited))
    return field, edits


def line_of(field) -> QLineEdit:
    control = field.editor.main()
    return control if isinstance(control, QLineEdit) else field.findChild(QLineEdit)


def retype(field, text):
    line = line_of(field)
    line.setFocus()
    line.selectAll()
    QTest.keyClick(line, Qt.Key.Key_Delete)
    write(line, text)


def write(control, text):
    """Type ``text``; what no key writes comes from the input method."""
    if text.isascii():
        QTest.keyClicks(control, text)
        return
    event = QInputMethodEvent()
    event.setCommitString(text)
    QApplication.sendEvent(control, event)


MONEY = {"path": "price"}
NAMED = {"named": True}
MEASURE = {"named": True, "units": ("mm", "cm"), "default_unit": "mm"}


@pytest.mark.parametrize(
    ("kind", "more", "value", "typed", "expected"),
    [
        (FieldKind.TEXT, {"path": "title"}, "a", "b", "b"),
        (FieldKind.TEXT, {"path": "title"}, "a", "", None),
        (FieldKind.TEXT, NAMED, (Choice(None, "a"),), "b", (Choice(None, "b"),)),
        (
            FieldKind.TEXT,
            {"named": True, "choices": (Choice("1", "Roble"),)},
            (),
            "Roble",
            (Choice("1", "Roble"),),
        ),
        (FieldKind.MONEY, MONEY, Decimal(1), "1,234.56", Decimal("1234.56")),
        (FieldKind.MONEY, MONEY, Decimal(1), "$99", Decimal(99)),
        (FieldKind.INTEGER, {"path": "available_quantity"}, 3, "12", 12),
        (FieldKind.NUMBER, NAMED, (), "4", (Choice(None, "4"),)),
        (FieldKind.NUMBER_UNIT, MEASURE, (Choice(None, "9 mm"),), "12", (Choice(None, "12 mm"),)),
        (
            FieldKind.NUMBER_UNIT,
            MEASURE,
            (Choice(None, "9 mm"),),
            "12 kg",
            (Choice(None, "12 kg"),),
        ),
        (FieldKind.NUMBER_UNIT, MEASURE, (Choice(None, "9 mm"),), "NaN", (Choice(None, "NaN"),)),
        (FieldKind.URL, {"path": "video_id"}, None, "abc", "abc"),
    ],
)
def test_that_typing_reports_a_value(qtbot, kind, more, value, typed, expected):
    field, edits = make(qtbot, kind, value, **more)
    retype(field, typed)
    assert edits[-1] == expected


@pytest.mark.parametrize(
    ("context", "text", "code", "meant"),
    [
        (ARGENTINA, "1,234.56", AMBIGUOUS, ("1234.56",)),
        (ARGENTINA, "2,990", AMBIGUOUS, ("2990", "2.99")),
        (MEXICO, "1.234,56", AMBIGUOUS, ("1234.56",)),
        (MEXICO, "2.990", AMBIGUOUS, ("2990", "2.99")),
        (MEXICO, "NaN", UNREADABLE, ()),
        (MEXICO, "1e5", UNREADABLE, ()),
        (MEXICO, "٣", UNREADABLE, ()),
    ],
)
def test_that_a_price_in_another_form_is_held_back_and_stays_in_the_field(
    qtbot, context, text, code, meant
):
    field, edits = make(qtbot, FieldKind.MONEY, Decimal(5), context, path="price")
    retype(field, text)
    assert edits[-1] == UnreadText(text, code, meant)
    assert line_of(field).text() == text
    field.show_value(edits[-1])
    assert line_of(field).text() == text


@pytest.mark.parametrize(
    ("context", "value", "shown"),
    [(MEXICO, Decimal("45999"), "45,999.00"), (ARGENTINA, Decimal("45999"), "45.999,00")],
)
def test_that_a_price_stands_as_its_site_writes_it(qtbot, context, value, shown):
    field, _edits = make(qtbot, FieldKind.MONEY, value, context, path="price")
    assert line_of(field).text() == shown


def test_that_a_list_is_chosen_from_by_keys(qtbot):
    field, edits = make(qtbot, FieldKind.CHOICE, (), named=True, choices=ROOMS)
    box = field.editor.main()
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert edits == [(ROOMS[0],)]


def test_that_a_long_list_is_searched_by_typing_and_takes_own_words(qtbot):
    choices = tuple(Choice(str(n), f"Color {n}") for n in range(40))
    field, edits = make(qtbot, FieldKind.CHOICE, (), named=True, choices=choices)
    retype(field, "Color 31")
    assert edits[-1] == (choices[31],)
    retype(field, "Verde")
    assert edits[-1] == (Choice(None, "Verde"),)


def test_that_a_value_outside_the_list_is_shown(qtbot):
    field, _edits = make(
        qtbot, FieldKind.CHOICE, (Choice(None, "Otra"),), named=True, choices=ROOMS
    )
    assert field.editor.main().currentText() == "Otra"


def test_that_several_values_are_added_and_taken_away_by_keys(qtbot):
    field, edits = make(qtbot, FieldKind.SEVERAL, (ROOMS[0],), named=True, choices=ROOMS)
    line = line_of(field)
    line.setFocus()
    QTest.keyClicks(line, "cocina")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert edits[-1] == ROOMS
    QTest.keyClick(line, Qt.Key.Key_Backspace)
    assert edits[-1] == (ROOMS[0],)


@pytest.mark.parametrize("kind", [FieldKind.SEVERAL, FieldKind.LIST, FieldKind.TEXT])
@pytest.mark.parametrize(("typed", "offered"), [("", 2), ("coc", 1), ("xyz", 2)])
def test_that_the_down_arrow_shows_what_may_be_meant(qtbot, kind, typed, offered):
    field, _edits = make(qtbot, kind, (), named=kind != FieldKind.LIST, choices=ROOMS)
    line = line_of(field)
    line.setFocus()
    QTest.keyClicks(line, typed)
    line.completer().popup().hide()
    QTest.keyClick(line, Qt.Key.Key_Down)
    assert line.completer().popup().isVisible()
    assert line.completer().completionCount() == offered
    assert line.text() == typed, "what is typed stays until one is chosen"
    line.completer().popup().hide()


def test_that_a_click_into_the_empty_place_shows_what_there_is(qtbot):
    field, _edits = make(qtbot, FieldKind.SEVERAL, (ROOMS[0],), named=True, choices=ROOMS)
    line = line_of(field)
    QTest.mouseClick(line, Qt.MouseButton.LeftButton)
    assert line.completer().popup().isVisible()
    line.completer().popup().hide()


def test_that_yes_no_and_not_said_are_three_answers(qtbot):
    field, edits = make(qtbot, FieldKind.YES_NO, (NO,), named=True, choices=(YES, NO))
    buttons = {button.text(): button for button in field.findChildren(QPushButton)}
    assert buttons["No"].isChecked()
    for button in (buttons["Yes"], buttons["Not set"]):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert edits == [(YES,), ()]


def test_that_a_switch_of_the_listing_is_yes_or_no(qtbot):
    field, edits = make(
        qtbot, FieldKind.YES_NO, False, path="shipping.free_shipping", required=True
    )
    yes = next(button for button in field.findChildren(QPushButton) if button.text() == "Yes")
    QTest.mouseClick(yes, Qt.MouseButton.LeftButton)
    assert edits == [True]


def test_that_a_package_is_four_numbers_each_named(qtbot):
    field, edits = make(qtbot, FieldKind.DIMENSIONS, "9x17x22,462", path="shipping.dimensions")
    lines = field.findChildren(QLineEdit)
    assert [line.text() for line in lines] == ["9", "17", "22", "462"]
    lines[0].setFocus()
    lines[0].selectAll()
    QTest.keyClicks(lines[0], "9.5")
    assert edits[-1] == "9.5x17x22,462"
    lines[3].selectAll()
    QTest.keyClick(lines[3], Qt.Key.Key_Delete)
    assert edits[-1].code == "input.dimensions.incomplete"


def test_that_a_number_without_unit_is_reported_without_one(qtbot):
    field, edits = make(qtbot, FieldKind.NUMBER_UNIT, (Choice(None, "9 mm"),), **MEASURE)
    unit = field.findChild(QWidget, "unit_attributes.X")
    unit.setCurrentIndex(0)
    unit.activated.emit(0)
    assert edits == [(Choice(None, "9"),)]


def test_that_every_kind_has_an_editor_and_an_unknown_one_is_text(qtbot):
    for kind in FieldKind:
        editor = build_editor(FieldSpec("x", kind), MEXICO)
        qtbot.addWidget(editor)
        assert editor.controls()
    assert FieldKind.PICTURES not in BUILDERS
    assert isinstance(build_editor(FieldSpec("x", FieldKind.PICTURES), MEXICO), TextEditor)


@pytest.mark.parametrize("text", ["a\ud800b", "a\x00b", "x" * 200_000, "e\u0301", "‮abc"])
@pytest.mark.parametrize("kind", [FieldKind.TEXT, FieldKind.LONG_TEXT])
def test_that_strange_text_which_comes_back_as_shown_is_the_same_value(qtbot, kind, text):
    field, edits = make(qtbot, kind, text, path="title")
    control = field.editor.main()
    if control.isReadOnly():
        assert len(text) > 60_000 or kind is FieldKind.TEXT
        return
    control.setFocus()
    QTest.keyClicks(control, "z")
    QTest.keyClick(control, Qt.Key.Key_Backspace)
    assert edits
    if edits[-1] != text:
        control.setFocus()
        pytest.fail(f"{edits[-1]!r} is not what it was")


@pytest.mark.parametrize("kind", [FieldKind.TEXT, FieldKind.LONG_TEXT])
def test_that_a_huge_paste_is_cut_and_reported(qtbot, kind):
    field, edits = make(qtbot, kind, "", path="title")
    data = QMimeData()
    data.setText("palabra " * 131_072)
    QGuiApplication.clipboard().setMimeData(data)
    control = field.editor.main()
    control.setFocus()
    control.paste()
    QApplication.processEvents()
    assert 0 < len(edits[-1]) <= 60_000
    assert "too long" in field.note.text()


def test_that_a_counter_counts_code_points_and_turns_red(qtbot):
    field, _edits = make(qtbot, FieldKind.TEXT, "é" * 60, path="title", longest=60)
    assert field.label.counter() == "60 of 60"
    retype(field, "é" * 61)
    assert field.label.counter() == "61 of 60"
    assert field.label._counter.property("role") == "bad"
    assert len(line_of(field).text()) == 61


@pytest.mark.parametrize(
    ("sold", "words"),
    [
        (1, "one unit has been sold"),
        (2, "2 units have been sold"),
        (1306, "1,306 units have been sold"),
    ],
)
def test_that_a_locked_field_says_why_and_can_be_copied(qtbot, sold, words):
    field, edits = make(
        qtbot,
        FieldKind.TEXT,
        "Título",
        path="title",
        locked=Lock("sold_units", {"sold": sold}),
    )
    line = line_of(field)
    assert line.isReadOnly()
    assert words in field.note.text()
    assert "copy" not in field.note.text(), "there is nothing here that makes one"
    QTest.keyClicks(line, "x")
    assert not edits
    assert line.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_that_a_locked_price_shows_the_range_of_its_variations(qtbot):
    lock = Lock("has_variations")
    field, _edits = make(qtbot, FieldKind.MONEY, (Decimal("398.5"), 439), path="price", locked=lock)
    assert line_of(field).text() == "$398.50 – $439.00"
    field.show_value((439, 439))
    assert line_of(field).text() == "$439.00"


def test_that_a_finding_stands_beside_its_field_with_its_repair(qtbot):
    field, _edits = make(qtbot, FieldKind.NUMBER_UNIT, (Choice(None, "9"),), **MEASURE)
    finding = Finding.warning(
        "attributes.X", "item.attributes.omitted", value="9", reason="missing_unit", units=["mm"]
    )
    repairs = (Repair((Choice(None, "9 mm"),), "9 mm"), Repair((Choice(None, "9 cm"),), "9 cm"))
    asked = []
    field.repair_requested.connect(lambda path, value: asked.append((path, value)))
    field.set_changed(changed=True, before=())
    field.set_findings((finding,), repairs)
    assert state_of(line_of(field)) == "warn"
    assert line_of(field).property("changed") == "true"
    assert "“9” has no unit" in field.note.text()
    button = next(b for b in field.findChildren(QPushButton) if b.text() == "9 mm")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    button = next(b for b in field.findChildren(QPushButton) if b.text() == "9 cm")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert asked == [("attributes.X", (Choice(None, unit),)) for unit in ("9 mm", "9 cm")]


def test_that_a_required_value_that_would_be_dropped_says_why_it_does_not_count(qtbot):
    field, _edits = make(qtbot, FieldKind.SEVERAL, (Choice(None, "Pu"),), named=True, choices=ROOMS)
    missing = Finding.error("attributes.X", "item.attributes.required")
    dropped = Finding.warning(
        "attributes.X", "item.attributes.omitted", reason="not_in_list", value="Pu"
    )
    field.set_findings((dropped, missing), ())
    assert field.note.text() == finding_sentence(dropped, field.context, field.spec)
    assert state_of(field.editor.main()) == "error", "it blocks all the same"
    field.set_findings((missing,), ())
    assert field.note.text() == "Required in this category"


def test_that_every_code_of_the_rules_has_a_sentence():
    assert set(CODES) <= set(SENTENCES)


def test_that_an_unknown_code_shows_the_marketplaces_own_words():
    finding = Finding.error("title", "item.title.cursed", message="The title is cursed")
    assert finding_text(finding) == "The title is cursed"


def test_that_a_sentence_with_a_gap_falls_back_to_the_marketplaces_words():
    finding = Finding.error("title", "item.title.too_long", message="Title is too long")
    assert finding_sentence(finding, MEXICO) == "Title is too long"


@pytest.mark.parametrize(
    ("value", "words"), [("MX20", "Hogar › Tazas"), ("MX21", "MX21"), (None, "")]
)
def test_that_a_locked_category_is_shown_by_its_path(qtbot, value, words):
    spec = FieldSpec(
        "category_id",
        FieldKind.CATEGORY,
        choices=(Choice("MX20", "Hogar › Tazas"),),
        locked=Lock("sold_units", {"sold": 4}),
    )
    assert locked_text(spec, value, MEXICO) == words


def test_that_a_field_alone_in_its_group_is_as_wide_as_the_others(qtbot):
    specs = tuple(FieldSpec(f"attributes.A{one}", FieldKind.TEXT) for one in range(3))
    page = QWidget()
    column = QVBoxLayout(page)
    grids = [
        FieldGrid(part, lambda spec: FormField(spec, MEXICO)) for part in (specs[:2], specs[2:])
    ]
    for grid in grids:
        column.addWidget(grid)
        for spec in grid.specs:
            grid.build(spec.path)
    qtbot.addWidget(page)
    page.resize(700, 300)
    page.show()
    both, alone = grids[0].build("attributes.A0"), grids[1].build("attributes.A2")
    assert both.width() == alone.width()
    for columns in (1, 2):
        grids[1].set_columns(columns)
        grids[0].set_columns(columns)
        QApplication.processEvents()
        assert both.width() == alone.width()
