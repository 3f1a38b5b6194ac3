"""Conversion between units of measure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from decimal import Decimal

from app.rules.attributes.number_unit import parse_number_unit

_INCH, _POUND = Decimal("25.4"), Decimal("453.59237")
_SIZES: tuple[Mapping[str, Decimal], ...] = (
    # lengths in millimetres
    {
        "mm": Decimal(1),
        "cm": Decimal(10),
        "dm": Decimal(100),
        "m": Decimal(1000),
        "km": Decimal(1_000_000),
        "in": _INCH,
        '"': _INCH,
        "ft": 12 * _INCH,
    },
    # masses in grams
    {
        "mg": Decimal("0.001"),
        "g": Decimal(1),
        "kg": Decimal(1000),
        "t": Decimal(1_000_000),
        "oz": _POUND / 16,
        "lb": _POUND,
    },
    # volumes in millilitres
    {"ml": Decimal(1), "cl": Decimal(10), "l": Decimal(1000)},
    # areas in square centimetres
    {"cm²": Decimal(1), "m²": Decimal(10_000)},
    # durations in seconds
    {"s": Decimal(1), "min": Decimal(60), "h": Decimal(3600)},
    # powers in watts
    {"w": Decimal(1), "kw": Decimal(1000)},
    # stores of data in megabytes
    {"mb": Decimal(1), "gb": Decimal(1000), "tb": Decimal(1_000_000)},
)
_PLACES = Decimal("0.000001")
_MOST = Decimal(10) ** 15


def converted(text: str, units: Iterable[str]) -> str | None:
    """Return ``<number> <unit>`` in the first of ``units`` that can express it exactly.

    Exact means with at most six decimals, as "Attribute rules on items" accepts them. ``None`` if
    ``text`` is no measure or none of the units is of the same kind.
    """
    own = text.partition(" ")[2]
    measure = parse_number_unit(text, (own,)) if own else None
    sizes = next((one for one in _SIZES if own.casefold() in one), None)
    if measure is None or sizes is None:
        return None
    for wanted in units:
        size = sizes.get(wanted.casefold())
        if size is None:
            continue
        exact = measure[0] * sizes[own.casefold()] / size
        if abs(exact) < _MOST and exact == exact.quantize(_PLACES):
            return f"{exact.normalize():f} {wanted}"
    return None
