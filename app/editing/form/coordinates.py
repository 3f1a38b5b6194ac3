"""Degrees of latitude and longitude, between the seller's text and the wire."""

from __future__ import annotations

import re
from decimal import Decimal

from app.editing.number_locale import NumberLocale
from app.editing.numbers import UNREADABLE
from app.editing.values import Typed

_DEGREES = re.compile(r"([-\u2212]?)([0-9]{1,3})(?:[.,]([0-9]{1,15}))?\u00b0?")


def read_degrees(text: str) -> Decimal | Typed | None:
    """Return what a text says in degrees; no figure of theirs is long enough to be grouped.

    Comma and point are the decimal mark, whatever the site writes: degrees are copied from maps.
    What cannot be read is kept as it was typed.
    """
    text = text.strip()
    if not text:
        return None
    parts = _DEGREES.fullmatch(text)
    if parts is None:
        return Typed(text, UNREADABLE)
    return Decimal(f"{'-' if parts[1] else ''}{parts[2]}.{parts[3] or '0'}").normalize() + 0


def show_degrees(value: object, locale: NumberLocale) -> str:
    """Return degrees as the site writes a decimal mark, every digit of them."""
    if isinstance(value, Typed):
        return value.text
    if isinstance(value, bool) or not isinstance(value, (int, Decimal)):
        return "" if value is None else str(value)
    return f"{Decimal(value):f}".replace(".", locale.decimal).replace("-", "\u2212")
