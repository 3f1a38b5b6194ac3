"""What is typed into a cell: read in the window's way of writing numbers, the same back."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.editing.cells.cell_values import CellForm, cell_text, read_cell
from app.editing.form.fields import FieldKind, FieldSpec
from app.editing.number_locale import NumberLocale
from app.editing.values import DOES_NOT_APPLY, Choice, UnreadText

POINT, COMMA = NumberLocale(".", ","), NumberLocale(",", ".")
PRICE = FieldSpec("price", FieldKind.MONEY)
STOCK = FieldSpec("available_quantity", FieldKind.INTEGER)
TITLE = FieldSpec("title", FieldKind.TEXT)
CODE = FieldSpec("seller_custom_field", FieldKind.TEXT)
STATUS = FieldSpec(
    "status", FieldKind.CHOICE, choices=(Choice("active", "active"), Choice("paused", "paused"))
)
COLOR = FieldSpec("attributes.COLOR", FieldKind.CHOICE, choices=(Choice("1", "Rojo"),), named=True)
WORDS = FieldSpec("attributes.MODEL", FieldKind.TEXT, named=True)
FIGURE = FieldSpec("attributes.PIECES", FieldKind.NUMBER, named=True)


def form(locale: NumberLocale = POINT) -> CellForm:
    return CellForm(locale, 2, {"active": "Activa", "paused": "Pausada"}, "No aplica")


@pytest.mark.parametrize(
    ("text", "spec", "now", "locale", "value"),
    [
        ("1,234.50", PRICE, None, POINT, Decimal("1234.50")),
        ("1.234,50", PRICE, None, COMMA, Decimal("1234.50")),
        ("=+7%", PRICE, Decimal(100), POINT, Decimal("107.00")),
        ("=*1,1", STOCK, 10, COMMA, 11),
        ("=*1.1", STOCK, 7, POINT, 8),
        ("=5", STOCK, None, POINT, 5),
        ("  A   title\nin two lines ", TITLE, "", POINT, "A title in two lines"),
        ("", CODE, "X", POINT, None),
        ("Pausada", STATUS, "active", POINT, "paused"),
        ("PAUSED", STATUS, "active", POINT, "paused"),
        ("rojo", COLOR, (), POINT, (Choice("1", "Rojo"),)),
        ("", COLOR, (), POINT, ()),
        ("no aplica", COLOR, (), POINT, DOES_NOT_APPLY),
        ("my own", WORDS, (), POINT, (Choice(None, "my own"),)),
        ("=+2", FIGURE, (Choice(None, "3"),), POINT, (Choice(None, "5"),)),
    ],
)
def test_that_a_text_means_its_value(text, spec, now, locale, value):
    assert read_cell(text, spec, now, form(locale)) == value


@pytest.mark.parametrize(
    ("text", "spec", "now", "code"),
    [
        ("", PRICE, Decimal(1), "input.cell.empty"),
        ("", TITLE, "x", "input.cell.empty"),
        ("a\x00b", TITLE, "x", "input.cell.control"),
        ("x" * 10_001, TITLE, "x", "input.cell.too_long"),
        ("1.5", STOCK, 1, "input.number.too_precise"),
        ("-1", STOCK, 1, "input.number.negative"),
        ("=-2", STOCK, 1, "input.number.negative"),
        ("=/0", PRICE, Decimal(1), "input.formula.by_zero"),
        ("=+1", PRICE, None, "input.formula.over_nothing"),
        ("=" + "9" * 30, PRICE, None, "input.number.too_large"),
        ("asleep", STATUS, "active", "input.cell.no_choice"),
        ("Azul", COLOR, (), "input.cell.no_choice"),
    ],
)
def test_that_what_means_nothing_says_why(text, spec, now, code):
    found = read_cell(text, spec, now, form())
    assert isinstance(found, UnreadText)
    assert found.code == code


@given(st.decimals("0.01", 10**9, places=2), st.sampled_from([POINT, COMMA]))
def test_that_an_amount_is_read_as_it_is_written(amount, locale):
    assert read_cell(cell_text(amount, PRICE, form(locale)), PRICE, None, form(locale)) == amount


@given(st.integers(0, 10**8), st.sampled_from([POINT, COMMA]))
def test_that_a_count_is_read_as_it_is_written(count, locale):
    assert read_cell(cell_text(count, STOCK, form(locale)), STOCK, None, form(locale)) == count
