"""The lowest price with a sufficient net, if charges depend on the price in steps."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from decimal import ROUND_FLOOR, Decimal, localcontext

MOST_PRICE = Decimal(10) ** 12
_FLATTEST = Decimal("0.0005")
"""The minimum increase of the net per unit of price; below it any sufficient price would be
unrealistically high."""
_ROUNDED = 3
"""The number of smallest currency units by which rounding may change the net: charge, tax, net."""

Beyond = Callable[[Decimal], Decimal | None]
"""Returns the net of a sale at a price minus the wanted net; ``None`` if it is unknown."""


def least_price(
    beyond: Beyond,
    slope: Callable[[Decimal], Decimal],
    breaks: Iterable[Decimal],
    *,
    places: int,
    start: Decimal = Decimal(0),
) -> Decimal | None:
    """Return the lowest price from ``start`` on at which ``beyond`` is not negative.

    Prices have ``places`` decimals. ``breaks`` are the prices at which another rule begins, and
    ``slope`` returns the increase of the net per unit of price within a rule. ``None`` if there is
    no such price or the net is unknown.
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
    """Return the lowest sufficient price in the range from ``begin`` to below ``end``."""
    lacking = beyond(begin)
    if lacking is None:
        return None
    if lacking >= 0:
        return begin
    if slope < _FLATTEST:
        return None
    # Below this price even the most favourable rounding is not enough; from here each is tried.
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
    """Return ``price`` rounded up to a multiple of ``step``."""
    whole = (price / step).to_integral_value(ROUND_FLOOR) * step
    return whole if whole >= price else whole + step
