"""Own costs in the window: typed, pasted, read from a file, undone; nothing made of a doubt."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from app.editing.number_locale import number_locale
from app.engine.costs.code_list import codes_of_listings
from app.engine.costs.figures_journal import CodeFigures, FiguresJournal, OwnCharge
from app.engine.events import Events
from app.engine.figures_import import read_figures_file
from app.engine.journal_thread import JournalThread
from app.rules.sites import site_rules
from app.tasks import TaskScope
from app.ui.costs.charges_sheet import ChargesSheet
from app.ui.costs.costs_controller import CostsController, OwnFiguresSteps
from app.ui.costs.costs_view import GIVEN, LACKING, CostsView
from app.ui.costs.figure_edits import changed_figures
from app.ui.costs.figures_model import COLUMNS
from app.ui.costs.figures_sheet import FiguresSheet
from app.ui.costs.import_sheet import ImportSheet, preview_of
from app.ui.texts.form_context import currency_context
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.folder import Workspace
from app.workspace.journal.own_costs import OwnCosts
from tests.stands.sample import sample_rows

D = Decimal
LOCALE = number_locale("en", "MX")
COST = COLUMNS.index("unit_cost")
CODES = ("A-1", "B-2", "C-3")


@dataclass
class Shop:
    folder: Workspace
    view: CostsView
    controller: CostsController
    scope: TaskScope
    own: FiguresJournal

    async def settle(self) -> None:
        while self.scope.running():
            await asyncio.sleep(0)

    def figures(self) -> dict[str, CodeFigures]:
        journal = self.folder.journal_to_read()
        found = {one.code: one for one in OwnCosts(journal).all()}
        journal.close()
        return found


@pytest.fixture
async def shop(qtbot: QtBot, tmp_path: Path) -> AsyncIterator[Shop]:
    folder = Workspace(tmp_path / "shop")
    journal = folder.journal()
    writer = CatalogWriter(folder.catalog_path)
    rows = [
        row._replace(seller_custom_field=code, title=f"Mesa {code}", variations=0)
        for row, code in zip(sample_rows(4), (*CODES, None), strict=True)
    ]
    bodies = [b"{}", b"{}", b'{"variations": [{"id": 1, "seller_custom_field": "C-3-red"}]}', b"{}"]
    rows[2] = rows[2]._replace(variations=1)
    writer.put(zip(rows, bodies, strict=True))
    writer.close()
    thread = JournalThread()
    scope = TaskScope("costs")
    own = FiguresJournal(journal, thread, lambda: None)
    session: Any = SimpleNamespace(
        own_figures=own,
        catalog=SimpleNamespace(path=folder.catalog_path),
        account=SimpleNamespace(site=site_rules("MX")),
        events=Events(),
    )
    view = CostsView(LOCALE)
    qtbot.addWidget(view)
    controller = CostsController(session, scope, view, OwnFiguresSteps(session, scope, view))
    found = Shop(folder, view, controller, scope, own)
    await found.settle()
    yield found
    await scope.close()
    await thread.close()
    journal.close()


def type_into(shop: Shop, row: int, name: str, text: str) -> bool:
    model = shop.view.model
    return model.setData(model.index(row, COLUMNS.index(name)), text)


async def test_that_what_is_typed_is_kept_and_every_step_can_be_undone(shop: Shop) -> None:
    assert [one.code for one in shop.view.model.codes] == [*CODES]
    assert type_into(shop, 0, "unit_cost", "1,250.50")
    assert type_into(shop, 0, "tax", "16 %")
    assert type_into(shop, 1, "floor", "99.90")
    await shop.settle()
    first = CodeFigures("A-1", D("1250.5"), None, D("0.16"))
    second = CodeFigures("B-2", floor=D("99.9"))
    assert shop.figures() == {"A-1": first, "B-2": second}
    stack = shop.controller.undo_stack
    assert stack is not None
    for _ in range(3):
        stack.undo()
    await shop.settle()
    assert shop.figures() == {}
    stack.redo()
    await shop.settle()
    assert shop.figures() == {"A-1": CodeFigures("A-1", D("1250.5"))}


async def test_that_an_undo_leaves_what_was_changed_elsewhere_meanwhile(shop: Shop) -> None:
    type_into(shop, 0, "unit_cost", "10")
    await shop.settle()
    elsewhere = CodeFigures("A-1", D(11))
    await shop.own.replace(shop.figures(), {"A-1": elsewhere})
    assert shop.controller.undo_stack is not None
    shop.controller.undo_stack.undo()
    await shop.settle()
    assert shop.figures() == {"A-1": elsewhere}
    assert "A-1" in shop.view._note.accessibleName()


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("unit_cost", "cheap", "“cheap” is not an amount"),
        ("unit_cost", "-5", "is not an amount"),
        ("unit_cost", "2.990", "can be read as"),
        ("tax", "100", "not below 100 %"),
        ("currency_id", "pesos", "not a currency such as MXN"),
    ],
)
async def test_that_what_is_no_figure_changes_nothing_and_says_why(
    shop: Shop, name: str, text: str, why: str
) -> None:
    if text == "2.990":
        shop.view.model.locale = number_locale("es", "XX")
    assert not type_into(shop, 0, name, text)
    await shop.settle()
    assert shop.figures() == {}
    assert why in shop.view._note.accessibleName()


async def test_that_blocks_are_pasted_by_place_or_by_code_all_or_nothing(shop: Shop) -> None:
    table, clipboard = shop.view.table, QGuiApplication.clipboard()
    table.setCurrentIndex(shop.view.model.index(0, COST))
    clipboard.setText("10\t1\n20\t2\nx\t3\n")
    table.paste()
    clipboard.setText("10\n20\n30\n40\n")
    table.paste()
    await shop.settle()
    assert shop.figures() == {}
    clipboard.setText("10\t1\n20\t2\n30\t\n")
    table.paste()
    await shop.settle()
    assert shop.figures()["B-2"] == CodeFigures("B-2", D(20), D(2))
    assert shop.figures()["C-3"] == CodeFigures("C-3", D(30))
    # By code: a name that is in the way is passed over, a code of no listing counts as well.
    table.setCurrentIndex(shop.view.model.index(0, 0))
    clipboard.setText("C-3\tChair\t35\nNEW-9\tnone\t5\n")
    table.paste()
    await shop.settle()
    assert shop.figures()["C-3"] == CodeFigures("C-3", D(35))
    assert shop.figures()["NEW-9"] == CodeFigures("NEW-9", D(5))
    shop.view.shown.set_value(GIVEN)
    shop.view.wanted.emit()
    await shop.settle()
    assert [one.code for one in shop.view.model.codes] == ["A-1", "B-2", "C-3", "NEW-9"]


async def test_that_keys_fill_down_erase_and_go_on(shop: Shop, qtbot: QtBot) -> None:
    table, model = shop.view.table, shop.view.model
    table.setCurrentIndex(model.index(0, COST))
    qtbot.keyClick(table, Qt.Key.Key_1)
    refused: list[str] = []
    model.refused.connect(refused.append)
    line = table.findChild(QLineEdit)
    assert line is not None
    for text, row in (("1x", 0), ("12", 1)):
        line.clear()
        qtbot.keyClicks(line, text)
        qtbot.keyClick(line, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda row=row: bool(model.figures) if row else bool(refused))
        # What is no figure stays open, to be typed again.
        assert table.currentIndex().row() == row
    table.setCurrentIndex(model.index(0, COST))
    for row in range(3):
        table.selectionModel().select(
            model.index(row, COST), table.selectionModel().SelectionFlag.Select
        )
    qtbot.keyClick(table, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    await shop.settle()
    assert {code: one.unit_cost for code, one in shop.figures().items()} == dict.fromkeys(
        CODES, D(12)
    )
    qtbot.keyClick(table, Qt.Key.Key_Delete)
    await shop.settle()
    assert shop.figures() == {}


async def test_that_codes_are_searched_for_and_those_without_a_cost_listed(shop: Shop) -> None:
    shop.view.search.setText("mesa b")
    shop.view.wanted.emit()
    await shop.settle()
    assert [one.code for one in shop.view.model.codes] == ["B-2"]
    shop.view.search.setText("zzz")
    shop.view.shown.set_value(LACKING)
    shop.view.wanted.emit()
    await shop.settle()
    assert not shop.view.model.codes
    assert shop.view._pages.currentIndex() == 1


def test_that_the_codes_of_chosen_listings_are_those_of_their_variations_too(shop: Shop) -> None:
    ids = [row.id for row in sample_rows(4)]
    found = codes_of_listings(shop.folder.catalog_path, ids)
    assert found == ((*CODES, "C-3-red"), 1)


def button(widget: QWidget, name: str) -> QAbstractButton:
    found = widget.findChild(QAbstractButton, name)
    assert found is not None, name
    return found


def test_that_one_value_goes_to_many_and_what_stays_empty_stays(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    known = {"A-1": CodeFigures("A-1", D(10), D(1)), "B-2": CodeFigures("B-2", D(20), D(1))}
    sheet = FiguresSheet(("A-1", "B-2"), known, LOCALE, "MXN", parent, without=3)
    assert sheet.fields["unit_cost"].placeholderText() == "several values"
    assert sheet.fields["packaging"].text() == "1"
    sheet.fields["floor"].setText("x")
    button(sheet, "figures_keep").click()
    assert not sheet.change.after
    sheet.fields["floor"].setText("30")
    sheet.fields["packaging"].setText("–")
    button(sheet, "figures_keep").click()
    assert sheet.change.after == {
        "A-1": CodeFigures("A-1", D(10), floor=D(30)),
        "B-2": CodeFigures("B-2", D(20), floor=D(30)),
    }
    assert sheet.change.turned_round().after == known


def test_that_a_file_says_what_it_changes_and_which_rows_are_refused(
    qtbot: QtBot, tmp_path: Path
) -> None:
    import xlsxwriter

    path = tmp_path / "costs.xlsx"
    with xlsxwriter.Workbook(str(path)) as book:
        page = book.add_worksheet()
        for number, cells in enumerate(
            (
                ("Costs of 2026",),
                ("SKU", "Unit cost", "Tax", "Colour"),
                ("A-1", 12.5, 16, "red"),
                ("B-2", "cheap", None, ""),
                ("C-3", 7, 0.16, ""),
                (4711, 3, None, ""),
                ("D-4", 20, None, ""),
                ("", 5, None, ""),
            )
        ):
            page.write_row(number, 0, cells)
    scan = read_figures_file(path, LOCALE)
    known = {"D-4": CodeFigures("D-4", D(20))}
    preview = preview_of(scan, known, LOCALE)
    assert preview.change.after == {
        "A-1": CodeFigures("A-1", D("12.5"), None, D("0.16")),
        "4711": CodeFigures("4711", D(3)),
    }
    refused = {line.row: line.words for line in preview.lines["refused"]}
    assert {row: words.partition(":")[0] for row, words in refused.items()} == {
        4: "Unit cost",
        5: "Tax",
        8: "There is no own code",
    }
    assert [line.row for line in preview.lines["same"]] == [7]
    assert preview.passed_over == ("Colour",)
    parent = QWidget()
    qtbot.addWidget(parent)
    sheet = ImportSheet(path.name, [("1,234.50", LOCALE)], parent)
    sheet.show_preview(preview)
    assert button(sheet, "figures_import_go").text() == "Change the figures of 2 codes"
    sheet.show_problem("The file has a password")
    assert not button(sheet, "figures_import_go").isEnabled()
    assert not sheet.change.after


def test_that_charges_are_added_by_category_and_taken_back(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    sheet = ChargesSheet("MX", {"MX1": "Mesas"}, currency_context(LOCALE, "MXN"), parent)
    foreign = OwnCharge("AR", "", "", D(0), D("0.1"))
    sheet.show_charges([foreign])
    changes: list[Any] = []
    sheet.changed.connect(changes.append)
    sheet.fields["rate"].setText("100")
    button(sheet, "charge_add").click()
    category = sheet.findChild(QComboBox, "charge_category")
    assert category is not None
    category.setEditText("MX99")
    sheet.fields["rate"].setText("14.5")
    button(sheet, "charge_add").click()
    assert changes == []
    category.setEditText("mx1")
    sheet.fields["from_price"].setText("299")
    sheet.fields["fixed"].setText("25.50")
    button(sheet, "charge_add").click()
    made = OwnCharge("MX", "MX1", "", D(299), D("0.145"), D("25.5"))
    assert changes == [((foreign,), (foreign, made))]
    sheet._remove(made)
    assert changes[-1] == ((foreign, made), (foreign,))


async def test_that_charges_are_kept_where_nobody_else_changed_them(shop: Shop) -> None:
    first = OwnCharge("MX", "", "", D(0), D("0.2"))
    assert await shop.own.replace_charges((), (first,))
    assert not await shop.own.replace_charges((), ())
    assert await shop.own.charges() == [first]


def test_that_a_change_of_nothing_is_none() -> None:
    known = {"A-1": CodeFigures("A-1", D(10))}
    same = changed_figures(known, [("A-1", "unit_cost", "10.00"), ("B-2", "floor", "")], LOCALE)
    assert not same.after
