"""Numbers, and numbers with a unit, in the notation of attributes."""

from __future__ import annotations

import re
from collections.abc import Collection
from decimal import Decimal

LONGEST = 255
"""The maximum number of characters of an attribute value if its definition sets no other limit."""

# Every part is bounded and no two parts match the same characters, so no text is slow.
_NUMBER = re.compile(r"-?[0-9]{1,15}(?:\.[0-9]{1,6})?")


def parse_number(text: object) -> Decimal | None:
    """Read a plain number with a decimal point; return ``None`` for anything else."""
    if not isinstance(text, str) or len(text) > LONGEST or not _NUMBER.fullmatch(text):
        return None
    return Decimal(text)


def parse_number_unit(text: object, allowed_units: Collection[str]) -> tuple[Decimal, str] | None:
    """Read ``<number> <unit>``: a number, one space, and one of the units exactly as written.

    Return ``None`` for anything else ("Attribute rules on items").
    """
    if not isinstance(text, str) or len(text) > LONGEST:
        return None
    number_text, space, unit = text.partition(" ")
    number = parse_number(number_text)
    if number is None or not space or unit not in allowed_units:
        return None
    return number, unit
