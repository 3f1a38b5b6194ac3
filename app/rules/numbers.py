"""Numbers in wire values: exact parsing, and rounding of money."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Context, Decimal
from functools import cache

from app.domain.money import MOST_DIGITS

_BOUNDED = 10**MOST_DIGITS
EXACT = Context(prec=60)
"""A context with enough digits for the product of two amounts."""


def as_number(value: object) -> Decimal | None:
    """Return a finite number as a decimal; ``None`` for anything else, also booleans and text."""
    if type(value) is int:
        return Decimal(value)
    if isinstance(value, Decimal):
        return value if value.is_finite() else None
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return Decimal(value)
    if isinstance(value, float):
        number = Decimal(repr(value))
        return number if number.is_finite() else None
    return None


def as_whole(value: object) -> int | None:
    """Return a whole number, ``5`` as well as ``5.0``; ``None`` for anything else."""
    if type(value) is int and -_BOUNDED < value < _BOUNDED:
        return value
    number = as_number(value)
    # The size is checked first: an ``int`` of 1E+300 would have all its digits.
    if number is None or number.adjusted() > MOST_DIGITS or number != number.to_integral_value():
        return None
    return int(number)


def decimals_of(number: Decimal) -> int:
    """Return the number of significant decimals: ``12.50`` has one."""
    if number == number.to_integral_value():
        return 0
    return max(0, -int(number.normalize().as_tuple().exponent))


def round_money(amount: Decimal, places: int) -> Decimal:
    """Round an amount to the decimals of its currency, halves away from zero."""
    return amount.quantize(smallest_amount(places), ROUND_HALF_UP, EXACT)


@cache
def smallest_amount(places: int) -> Decimal:
    """Return the smallest amount of a currency with ``places`` decimals."""
    return Decimal(1).scaleb(-places)
