"""Package dimensions: how they are written, and the weight that shipping is charged by."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal

VOLUME_DIVISOR = 5000
"""Cubic centimetres that count as one kilogram."""

LONGEST = 64

_SIDE = r"([0-9]{1,5}(?:\.[0-9]{1,3})?)"
_DIMENSIONS = re.compile(rf"{_SIDE}x{_SIDE}x{_SIDE},([0-9]{{1,8}}(?:\.[0-9]{{1,3}})?)")


@dataclass(frozen=True, slots=True)
class Dimensions:
    """A package: three sides in centimetres and a weight in grams, all above zero."""

    height: Decimal
    width: Decimal
    length: Decimal
    weight: Decimal


def parse_dimensions(text: object) -> Dimensions | None:
    """Read ``height x width x length,weight`` (``9x17x22,462``); ``None`` when it is not that.

    Sides and weight may have three decimals after a point; none of them may be zero.
    """
    if not isinstance(text, str) or len(text) > LONGEST:
        return None
    match = _DIMENSIONS.fullmatch(text)
    if match is None:
        return None
    numbers = [Decimal(part) for part in match.groups()]
    return Dimensions(*numbers) if all(numbers) else None


def format_dimensions(dimensions: Dimensions) -> str:
    """Write dimensions the way look-ups and listings take them, without needless zeros."""
    height, width, length, weight = (
        _plain(number)
        for number in (dimensions.height, dimensions.width, dimensions.length, dimensions.weight)
    )
    return f"{height}x{width}x{length},{weight}"


def billable_weight(dimensions: Dimensions) -> Decimal:
    """Return the weight in kilograms that counts: the real one or the volume's, if greater."""
    volume = dimensions.height * dimensions.width * dimensions.length
    return max(dimensions.weight / 1000, volume / VOLUME_DIVISOR)


def _plain(number: Decimal) -> str:
    text = f"{number:f}"
    return text.rstrip("0").rstrip(".") if "." in text else text
