"""Degrees of latitude and longitude, converted between typed text and wire values."""

from __future__ import annotations

import re
from decimal import Decimal

from app.editing.number_locale import NumberLocale
from app.editing.numbers import UNREADABLE
from app.editing.values import UnreadText

_DEGREES = re.compile(r"([-\u2212]?)([0-9]{1,3})(?:[.,]([0-9]{1,15}))?\u00b0?")


def read_degrees(text: str) -> Decimal | UnreadText | None:
    """Return the degrees in a text; digit grouping is not expected.

    Comma and point are both decimal marks, whatever the site uses, because degrees are copied from
    maps. Unreadable text is kept as typed.
    """
    text = text.strip()
    if not text:
        return None
    parts = _DEGREES.fullmatch(text)
    if parts is None:
        return UnreadText(text, UNREADABLE)
    return Decimal(f"{'-' if parts[1] else ''}{parts[2]}.{parts[3] or '0'}").normalize() + 0


def show_degrees(value: object, locale: NumberLocale) -> str:
    """Return degrees with all digits and the decimal mark of the site."""
    if isinstance(value, UnreadText):
        return value.text
    if isinstance(value, bool) or not isinstance(value, (int, Decimal)):
        return "" if value is None else str(value)
    return f"{Decimal(value):f}".replace(".", locale.decimal).replace("-", "\u2212")
