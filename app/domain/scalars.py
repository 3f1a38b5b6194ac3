"""Numbers, amounts and ids of the wire; each function raises ``ValueError`` if invalid."""

from __future__ import annotations

from decimal import Decimal

from app.domain.money import MOST_PLACES, WHOLE_DIGITS


def number_of(value: object) -> Decimal:
    """Return a finite number with all its digits."""
    if isinstance(value, bool) or not isinstance(value, (Decimal, int, float)):
        raise ValueError("not a number")
    number = Decimal(repr(value)) if isinstance(value, float) else Decimal(value)
    if not number.is_finite():
        raise ValueError("not a finite number")
    return number


def money_of(number: Decimal) -> Decimal:
    """Return an amount of money, 0 or more."""
    if number < 0:
        raise ValueError("an amount is not negative")
    # 12.500 is accepted: the trailing zero is not significant.
    places = -int(number.normalize().as_tuple().exponent)
    if places > MOST_PLACES or (number and number.adjusted() >= WHOLE_DIGITS):
        raise ValueError("an amount has two decimals and at most 18 digits")
    return number


def identity_of(value: object) -> str | int:
    """Return an id, which some services write as text and others as a whole number."""
    if isinstance(value, bool) or not isinstance(value, (str, int)):
        raise ValueError("not an id")
    return value
