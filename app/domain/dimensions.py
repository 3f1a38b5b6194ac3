"""Package dimensions: their notation, and the weight that shipping is charged by."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal

VOLUME_DIVISOR = 5000
"""The number of cubic centimetres that count as one kilogram."""

LONGEST = 64
"""The maximum number of characters of a text that is parsed."""

# Five digits of centimetres, eight of grams, three decimals.
_SIDE = r"([0-9]{1,5}(?:\.[0-9]{1,3})?)"
_DIMENSIONS = re.compile(rf"{_SIDE}x{_SIDE}x{_SIDE},([0-9]{{1,8}}(?:\.[0-9]{{1,3}})?)")
_NUMBER = r"([0-9]{1,12}(?:\.[0-9]{1,11})?)"
_OF_ANY_SIZE = re.compile(rf"{_NUMBER}x{_NUMBER}x{_NUMBER},{_NUMBER}")


@dataclass(frozen=True, slots=True)
class Dimensions:
    """A package: three sides in centimetres and a weight in grams, all above zero."""

    height: Decimal
    width: Decimal
    length: Decimal
    weight: Decimal


def parse_dimensions(text: object) -> Dimensions | None:
    """Parse ``height x width x length,weight`` (``9x17x22,462``); return ``None`` if invalid.

    Sides and weight may have three decimals after a point; none of them may be zero.
    """
    if not isinstance(text, str) or len(text) > LONGEST:
        return None
    match = _DIMENSIONS.fullmatch(text)
    if match is None:
        return None
    numbers = [Decimal(part) for part in match.groups()]
    return Dimensions(*numbers) if all(numbers) else None


def split_dimensions(text: object) -> tuple[Decimal, ...] | None:
    """Return the four numbers of a text in the notation of dimensions, even beyond their limits.

    They are height, width, length and weight. Return ``None`` for a text in another notation.
    """
    if not isinstance(text, str) or len(text) > LONGEST:
        return None
    match = _OF_ANY_SIZE.fullmatch(text)
    return None if match is None else tuple(Decimal(part) for part in match.groups())


def join_dimensions(
    height: Decimal | int, width: Decimal | int, length: Decimal | int, weight: Decimal | int
) -> str:
    """Return the text for three sides and a weight, with their digits unchanged."""
    texts = (f"{Decimal(number):f}" for number in (height, width, length, weight))
    return "{}x{}x{},{}".format(*texts)


def format_dimensions(dimensions: Dimensions) -> str:
    """Format dimensions as look-ups and listings take them, without trailing zeros."""
    return join_dimensions(
        _plain(dimensions.height),
        _plain(dimensions.width),
        _plain(dimensions.length),
        _plain(dimensions.weight),
    )


def billable_weight(dimensions: Dimensions) -> Decimal:
    """Return the billable weight in kilograms: the greater of real and volumetric weight."""
    volume = dimensions.height * dimensions.width * dimensions.length
    return max(dimensions.weight / 1000, volume / VOLUME_DIVISOR)


def _plain(number: Decimal) -> Decimal:
    """Return a number without trailing zeros in its decimals and without an exponent."""
    text = f"{number:f}"
    return Decimal(text.rstrip("0").rstrip(".")) if "." in text else number
