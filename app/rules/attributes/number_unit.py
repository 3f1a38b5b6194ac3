"""Numbers, and numbers with a unit, as attributes are written."""

from __future__ import annotations

import re
from collections.abc import Collection
from decimal import Decimal

LONGEST = 255
"""Characters of an attribute value where its definition sets no limit of its own."""

# Every part is bounded, and the parts cannot match the same characters: no text makes it slow.
_NUMBER = re.compile(r"-?[0-9]{1,15}(?:\.[0-9]{1,6})?")


def parse_number(text: object) -> Decimal | None:
    """Read a plain number, with a point before decimals; ``None`` for anything else."""
    if not isinstance(text, str) or len(text) > LONGEST or not _NUMBER.fullmatch(text):
        return None
    return Decimal(text)


def parse_number_unit(text: object, allowed_units: Collection[str]) -> tuple[Decimal, str] | None:
    """Read ``<number> <unit>``: a number, one space, one of the units exactly as it is written.

    ``None`` for anything else ("Attribute rules on items").
    """
    if not isinstance(text, str) or len(text) > LONGEST:
        return None
    number_text, space, unit = text.partition(" ")
    number = parse_number(number_text)
    if number is None or not space or unit not in allowed_units:
        return None
    return number, unit
