"""Blocks travel between the sheet and spreadsheets, whole or not at all."""

from __future__ import annotations

from decimal import Decimal

import pytest
from PySide6.QtGui import QGuiApplication

from app.ui.editor.variations.sheet_edits import copied
from app.ui.texts.sheet_block import read_block, write_block

FIRST = 4294967301


def at(view, row: int, field: str):
    model = view.variations.model
    return model.index(row, [column.field for column in model.columns].index(field))


def paste(view, row: int, field: str, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    view.variations.table.setCurrentIndex(at(view, row, field))
    view.variations.table.paste()


async def test_that_a_block_of_a_spreadsheet_is_pasted_in_one_step(sheet_bench, qtbot):
    view = await sheet_bench.open(qtbot)
    paste(view, 0, "price", "1,399.00\t5\tA-1\r\n400.00\t6\tA-2\r\n401\t7\t\r\n")
    history = sheet_bench.controller.history
    sent = history.draft.payload()["variations"]
    assert [entry["price"] for entry in sent] == [Decimal(1399), 400, 401]
    assert [entry["available_quantity"] for entry in sent] == [5, 6, 7]
    assert [entry["seller_custom_field"] for entry in sent] == ["A-1", "A-2", None]
    assert history.stack.count() == 1


WRONG = [
    ("price", "1\t2\tA\n3\t4\n", "not of one length"),
    ("price", "1\n2\n3\n4\n", "4 × 1 cells were copied, and 3 × 4 are here"),
    ("seller_custom_field", "A\t1\t9\nB\t1\t9", "2 × 3 cells were copied, and 3 × 2 are here"),
    ("combination.FINISH", "Pulido\t1\nLila\t2\n", "“Acabado” cannot be changed here"),
    ("seller_custom_field", "A\t5\n", "“Pictures” cannot be changed here"),
]


@pytest.mark.parametrize(("field", "text", "said"), WRONG)
async def test_that_nothing_is_half_pasted(sheet_bench, qtbot, field, text, said):
    view = await sheet_bench.open(qtbot)
    paste(view, 0, field, text)
    assert sheet_bench.controller.history.draft.is_empty()
    assert view.variations._note.text().startswith("Nothing was pasted")
    assert said in view.variations._note.text()


async def test_that_a_copied_sheet_comes_back_the_same(sheet_bench, qtbot):
    view = await sheet_bench.open(qtbot)
    table = view.variations.table
    table.selectAll()
    text = write_block(copied(table.sheet(), table.selectionModel().selectedIndexes()))
    paste(view, 0, "combination.FINISH", text)
    assert view.variations._note.text().startswith("All 3 id")
    assert sheet_bench.controller.history.draft.is_empty()


async def test_that_one_cell_is_written_into_all_that_are_selected(sheet_bench, qtbot):
    view = await sheet_bench.open(qtbot)
    QGuiApplication.clipboard().setText("12")
    table = view.variations.table
    table.selectColumn(at(view, 0, "available_quantity").column())
    table.paste()
    sent = sheet_bench.controller.history.draft.payload()["variations"]
    assert [entry["available_quantity"] for entry in sent] == [12, 12, 12]


BLOCKS = [
    ("a\tb\nc\td\n", (("a", "b"), ("c", "d"))),
    ('"two\nlines"\t"a ""b"""\n', (("two\nlines", 'a "b"'),)),
    ("", (("",),)),
    ("a\r\nb\rc", (("a",), ("b",), ("c",))),
    ('5" pipe\tx', (('5" pipe', "x"),)),
    ("a\tb\nc", None),
    ("a\0b", None),
]


@pytest.mark.parametrize(("text", "cells"), BLOCKS)
def test_that_cells_are_read_as_spreadsheets_write_them(text, cells):
    assert read_block(text) == cells


@pytest.mark.parametrize("cell", ["a", "a\tb", 'say "x"', "two\nlines", ""])
def test_that_every_cell_comes_back_as_it_was(cell):
    assert read_block(write_block([[cell, "z"]])) == ((cell, "z"),)
