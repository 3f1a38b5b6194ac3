"""The smallest price at which a sale leaves enough, where charges go by steps of the price."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from decimal import ROUND_FLOOR, Decimal, localcontext

MOST_PRICE = Decimal(10) ** 12
_FLATTEST = Decimal("0.0005")
"""Where a unit of the price leaves less than this, no price is one that a seller means."""
_ROUNDED = 3
"""By how many of its smallest units rounding may move what a sale leaves: charge, tax, net."""

Beyond = Callable[[Decimal], Decimal | None]
"""What a sale at a price leaves beyond what is wanted; ``None`` where nobody knows."""


def least_price(
    beyond: Beyond,
    slope: Callable[[Decimal], Decimal],
    breaks: Iterable[Decimal],
    *,
    places: int,
    start: Decimal = Decimal(0),
) -> Decimal | None:
    """Return the smallest price from ``start`` on at which ``beyond`` is not negative.

    Prices have ``places`` decimals. ``breaks`` are the prices at which another rule begins, and
    ``slope`` says how much of a unit more is left within a rule. ``None`` where there is no such
    price, or where what is left is not known.
    """
    step = Decimal(1).scaleb(-places)
    with localcontext(prec=60):
        first = max(step, _up(start, step))
        begins = sorted({first, *(up for one in breaks if (up := _up(one, step)) > first)})
        for begin, end in zip(begins, (*begins[1:], MOST_PRICE), strict=True):
            found = _within(beyond, slope(begin), begin, end, step)
            if found is not None:
                return found
    return None


def _within(
    beyond: Beyond, slope: Decimal, begin: Decimal, end: Decimal, step: Decimal
) -> Decimal | None:
    """Return the smallest price from ``begin`` on and below ``end``."""
    lacking = beyond(begin)
    if lacking is None:
        return None
    if lacking >= 0:
        return begin
    if slope < _FLATTEST:
        return None
    # Before here not even the most fortunate rounding would do; from there on each is tried.
    fortunate = ((-lacking - _ROUNDED * step) / slope / step).to_integral_value(ROUND_FLOOR)
    price = begin + max(Decimal(0), fortunate) * step
    last = price + (2 * _ROUNDED / slope + 2) * step
    while price < end and price <= last:
        left = beyond(price)
        if left is not None and left >= 0:
            return price
        price += step
    return None


def _up(price: Decimal, step: Decimal) -> Decimal:
    """Return the smallest price of the currency that is not below ``price``."""
    whole = (price / step).to_integral_value(ROUND_FLOOR) * step
    return whole if whole >= price else whole + step
