"""Arithmetic in a cell, applied to its present number: =+7%, =-10%, =*1.1, =+50."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Context, Decimal
from typing import TYPE_CHECKING

from app.editing import numbers
from app.editing.numbers import TOO_LARGE, read_number

if TYPE_CHECKING:
    from app.editing.number_locale import NumberLocale

BEGIN = "="
"""The beginning of a text that is evaluated as a calculation."""
UNREADABLE = "input.formula.unreadable"
OVER_NOTHING = "input.formula.over_nothing"
BY_ZERO = "input.formula.by_zero"

_LONGEST = 60
_FORM = re.compile(r"=\s*([+*/×÷:−-]?)\s*([^%]*?)\s*(%?)\s*")
_SIGNS = {"×": "*", "÷": "/", ":": "/", "−": "-"}
_HUNDRED = Decimal(100)
# The product of any two numbers that can be typed is not rounded before the end.
_EXACT = Context(prec=120)


@dataclass(frozen=True, slots=True)
class Formula:
    """An operation on a number: ``sign`` is one of ``+ - * /``, or empty to replace the number.

    With ``percent`` the operand is a share of the number itself.
    """

    sign: str
    operand: Decimal
    percent: bool = False

    def over(self, number: Decimal, decimals: int) -> Decimal:
        """Return the result for ``number``, exact until it is rounded half up to ``decimals``.

        Raise ``ZeroDivisionError``.
        """
        operand = self.operand
        if self.percent:
            operand = _EXACT.divide(_EXACT.multiply(number, operand), _HUNDRED)
        match self.sign:
            case "+":
                found = _EXACT.add(number, operand)
            case "-":
                found = _EXACT.subtract(number, operand)
            case "*":
                found = _EXACT.multiply(number, operand)
            case "/":
                if not operand:
                    raise ZeroDivisionError("a number divided by nothing")
                found = _EXACT.divide(number, operand)
            case _:
                found = operand
        return found.quantize(Decimal(1).scaleb(-decimals), ROUND_HALF_UP, _EXACT)


@dataclass(frozen=True, slots=True)
class NoFormula:
    """The reason why a text that begins with ``=`` is no formula, and the numbers it may mean."""

    code: str
    meant: tuple[Decimal, ...] = ()


def is_formula(text: str) -> bool:
    """Return whether ``text`` begins like a formula."""
    return text.lstrip().startswith(BEGIN)


def read_formula(text: str, locale: NumberLocale) -> Formula | NoFormula:
    """Parse a formula whose number is in the format of ``locale``."""
    text = text.strip()
    if len(text) > _LONGEST:
        return NoFormula(TOO_LARGE if text.lstrip(BEGIN).isdigit() else UNREADABLE)
    parts = _FORM.fullmatch(text)
    if parts is None:
        return NoFormula(UNREADABLE)
    sign, percent = _SIGNS.get(parts[1], parts[1]), bool(parts[3])
    if percent and sign not in ("+", "-"):
        return NoFormula(UNREADABLE)
    if parts[2][:1] in "+-−":
        # Two signs are ambiguous.
        return NoFormula(UNREADABLE)
    reading = read_number(parts[2], locale)
    if reading.value is None:
        is_number = reading.code not in (None, numbers.UNREADABLE)
        return NoFormula(str(reading.code) if is_number else UNREADABLE, reading.meant)
    return Formula(sign, reading.value, percent)
