"""Arithmetic in a cell: what is read of it, and that it is exact."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.editing.cells.arithmetic import (
    UNREADABLE,
    Formula,
    NoFormula,
    is_formula,
    read_formula,
)
from app.editing.number_locale import NumberLocale
from app.editing.numbers import AMBIGUOUS, format_number

POINT, COMMA = NumberLocale(".", ","), NumberLocale(",", ".")


@pytest.mark.parametrize(
    ("text", "locale", "over", "outcome"),
    [
        ("=+7%", POINT, "100", "107.00"),
        ("=-10%", POINT, "19.99", "17.99"),
        ("=*1.1", POINT, "100", "110.00"),
        ("=*1,1", COMMA, "100", "110.00"),
        ("=×1,1", COMMA, "100", "110.00"),
        ("=+50", POINT, "100", "150.00"),
        ("= - 0.01", POINT, "1", "0.99"),
        ("=/3", POINT, "100", "33.33"),
        ("=99", POINT, "100", "99.00"),
        ("=+1.250,50", COMMA, "0.5", "1251.00"),
        ("=+12.5%", POINT, "0.20", "0.23"),
        ("=-200%", POINT, "5", "-5.00"),
    ],
)
def test_that_arithmetic_is_worked_out_exactly(text, locale, over, outcome):
    formula = read_formula(text, locale)
    assert isinstance(formula, Formula)
    assert formula.over(Decimal(over), 2) == Decimal(outcome)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("=", UNREADABLE),
        ("=+", UNREADABLE),
        ("=*10%", UNREADABLE),
        ("=50%", UNREADABLE),
        ("=--5", UNREADABLE),
        ("=SUM(A1:A2)", UNREADABLE),
        ("=1+1", UNREADABLE),
        ("=*1e9", UNREADABLE),
        ("=\x00", UNREADABLE),
        ("=" + "9" * 100, "input.number.too_large"),
    ],
)
def test_that_what_is_no_arithmetic_says_so(text, code):
    found = read_formula(text, POINT)
    assert isinstance(found, NoFormula)
    assert found.code == code


def test_that_a_number_of_two_meanings_is_asked_about():
    found = read_formula("=+1,250", COMMA)
    assert found == NoFormula(AMBIGUOUS, (Decimal(1250), Decimal("1.25")))


def test_that_only_a_sign_of_equality_begins_arithmetic():
    assert is_formula(" =+7%")
    assert not is_formula("+7%")


AMOUNTS = st.decimals(0, 10**12, places=2, allow_nan=False, allow_infinity=False)


@given(AMOUNTS, st.decimals(0, 10**6, places=4), st.sampled_from("+-*/"), st.booleans())
def test_that_the_outcome_is_that_of_fractions(number, operand, sign, percent):
    percent = percent and sign in "+-"
    text = f"={sign}{format_number(operand, POINT)}{'%' if percent else ''}"
    formula = read_formula(text, POINT)
    assert isinstance(formula, Formula), (text, formula)
    if sign == "/" and not operand:
        with pytest.raises(ZeroDivisionError):
            formula.over(number, 2)
        return
    left, right = Fraction(number), Fraction(operand)
    if percent:
        right = left * right / 100
    exact = {
        "+": lambda: left + right,
        "-": lambda: left - right,
        "*": lambda: left * right,
        "/": lambda: left / right,
    }[sign]()
    found = formula.over(number, 2)
    assert found == found.quantize(Decimal("0.01"), ROUND_HALF_UP)
    assert abs(Fraction(found) - exact) <= Fraction(1, 200)
