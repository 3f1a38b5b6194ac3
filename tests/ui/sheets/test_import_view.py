"""What a sheet says in the window: columns, questions, what is left out, new rows, all by keys."""

from __future__ import annotations

from collections import Counter
from decimal import Decimal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from app.editing.number_locale import number_locale
from app.engine.sheets.difference import SheetOutcome
from app.engine.sheets.mapping import NOT_USED, Mapped
from app.engine.sheets.row_changes import Columns, NewRow, Place, Question, Refused
from app.engine.sheets.sheet_import import Imported
from app.ui.application import choose_theme, interface_font, load_source_texts
from app.ui.sheets.import_view import LEFT_OUT, NEW, ImportView
from app.ui.sheets.new_rows_page import RowState
from app.ui.sheets.questions_panel import readings_of
from app.ui.sheets.start_view import Offer, StartView

HEADINGS = ("ID", "Precio", "Peso", "Otro precio")


def imported(**changes: object) -> Imported:
    """A sheet with a question, a wrong row and two new ones."""
    outcome = SheetOutcome(7, 2)
    outcome.cleared = Counter({"warranty": 3})
    given = {
        "columns": (
            Columns(
                "Mesas",
                HEADINGS,
                Mapped({0: "id", 1: "price"}, ("Peso",), ("Otro precio",)),
                {1: ("1.234", "2.500")},
            ),
        ),
        "rows": 12,
        "untouched": 1,
        "outcome": outcome,
        "new": tuple(NewRow(Place("", at), f"N-{at}", {"title": f"T {at}"}) for at in (8, 9)),
        "refused": (Refused(Place("Mesas", 4), "cell.unreadable", "Precio", "MX1", {"text": "x"}),),
        "questions": (Question("price", "Precio", ("1.234",)),),
        "attributes": (("WEIGHT", "Peso"),),
        **changes,
    }
    return Imported(**given)


@pytest.fixture(scope="module")
def view(qapp) -> ImportView:
    load_source_texts()
    qapp.setFont(interface_font(qapp.font()))
    choose_theme(qapp, "light")
    made = ImportView(number_locale("en", "MX"))
    made.resize(1000, 640)
    made.show()
    made.activateWindow()
    made.show_found(imported(), {}, clear=False)
    yield made
    made.close()
    made.deleteLater()


@pytest.fixture(autouse=True)
def _as_read(view):
    view.show_found(imported(), {}, clear=False)


def texts(model) -> list[list[str]]:
    return [
        [model.index(row, at).data() for at in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_that_the_counts_and_the_wrong_row_are_shown(view):
    assert "12 rows read" in view.summary.text()
    assert "as in the shop: 3" in view.summary.text()
    assert view.preview.text() == "Preview 7 changes"
    assert [tab.total for tab in view.tabs.tabs()] == ["4", "1", "2"]
    assert texts(view.left_out) == [
        ["Mesas · 4", "MX1", "Precio", "x cannot be read as a number"],
    ]


def test_that_a_column_is_mapped_by_keys(view):
    page, heard = view.columns, []
    page.mapped.connect(lambda *said: heard.append(said))
    assert texts(page.model)[2] == ["Peso", "", "Left aside"]
    page.list.go_to(2)
    at = page.field.findData("attributes.WEIGHT")
    page.field.setCurrentIndex(at)
    page.field.activated.emit(at)
    assert heard == [("Peso", "attributes.WEIGHT")]
    page.list.go_to(1)
    assert page.field.currentData() == "price"
    page.field.activated.emit(page.field.findData(NOT_USED))
    assert heard[1:] == [("Precio", NOT_USED)]


def test_that_a_column_that_is_there_already_is_named(view):
    assert texts(view.columns.model)[3][2] == "Left aside: another column is that already"


@pytest.mark.parametrize(
    ("sample", "readings"),
    [
        ("1.234", (Decimal("1.234"), Decimal(1234))),
        ("1,234", (Decimal(1234), Decimal("1.234"))),
        ("$ 2.500", (Decimal("2.5"), Decimal(2500))),
        ("999", (Decimal(999), Decimal(999))),
        ("", (Decimal(0), Decimal(0))),
    ],
)
def test_that_both_readings_of_a_text_are_known(sample, readings):
    assert readings_of(sample) == readings


def test_that_a_question_is_answered_once_for_its_column(view):
    heard = []
    view.questions.answered.connect(lambda *said: heard.append(said))
    buttons = [one for one in view.questions.findChildren(QPushButton) if one.property("segment")]
    assert [one.text() for one in buttons if one.isVisible()] == ["1.2340", "1,234"]
    buttons[1].click()
    assert heard == [("price", ",")]


def test_that_clearing_is_counted_and_ticked_apart(view):
    heard = []
    view.questions.clearing.connect(heard.append)
    box = next(one for one in view.questions.findChildren(object, "sheet_clear") if one.isVisible())
    assert not box.isChecked()
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert heard == [True]


def test_that_new_rows_are_chosen_and_listed_by_keys(view):
    page = view.new_rows
    view.show_tab(NEW)
    assert page.check.text() == "Check 2 rows"
    assert not page.go.isEnabled()
    page.show_states(
        {
            "N-8": RowState(True, "check", "ok", "Can be listed"),
            "N-9": RowState(False, "x-circle", "bad", "no category"),
        }
    )
    assert page.go.text() == "List 1 rows"
    assert page.go.isEnabled()
    page.list.go_to(0)
    QTest.keyClick(page.list, Qt.Key.Key_Space)
    assert page.chosen() == []
    assert not page.go.isEnabled()
    QTest.keyClick(page.list, Qt.Key.Key_Space)
    assert [row.code for row in page.chosen()] == ["N-8"]


def test_that_a_sheet_without_a_key_asks_for_one_and_previews_nothing(view):
    view.show_found(imported(has_key=False, new=(), refused=()), {}, clear=False)
    assert view.problem.isVisible()
    assert not view.preview.isVisible()
    assert view.columns.list.isVisible()


def test_that_a_file_that_cannot_be_read_says_why_and_another_can_be_chosen(view):
    heard = []
    view.other_wanted.connect(lambda: heard.append(True))
    view.show_problem("“a.xlsx” cannot be read", "The workbook has macros")
    assert view.problem.isVisible()
    assert not view.tabs.isVisible()
    view.setFocus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert heard


def test_that_text_from_a_file_is_plain_and_in_one_line(view):
    refused = Refused(Place("<b>a\n</b>", 3), "cell.no_word", "<i>H</i>", "", {"text": "a\nb"})
    view.show_found(imported(refused=(refused,)), {}, clear=False)
    view.show_tab(LEFT_OUT)
    row = texts(view.left_out)[0]
    assert row[0] == "<b>a </b> · 3"
    assert "\n" not in row[3]


def test_that_the_selected_listings_are_offered_only_where_some_are(qapp):
    start = StartView()
    locale = number_locale("en", "MX")
    start.show_offer(Offer(12_430, "Active", "mesa", 0), locale, selected=True)
    assert start.shown.text() == "Active: 12,430, with “mesa”"
    assert start.shown.isChecked()
    assert start.selected.isHidden()
    start.show_offer(Offer(12_430, "Active", "", 3), locale, selected=True)
    assert start.selected.isChecked()
    start.deleteLater()
