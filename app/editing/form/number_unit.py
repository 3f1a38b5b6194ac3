"""Conversion of number-and-unit fields between typed text and wire values.

See "Attribute rules on items".
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

from app.editing.number_locale import NumberLocale
from app.editing.numbers import (
    AMBIGUOUS,
    NEGATIVE,
    TOO_LARGE,
    format_number,
    read_number,
    write_plain,
)
from app.editing.values import Choice, UnreadText

_LONGEST = 60
_PARTS = re.compile(r"([0-9.,'’\s$\-\u2212]*)(.*)", re.DOTALL)
_WIRE = re.compile(r"([0-9]+(?:\.[0-9]+)?)(?: (.+))?", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Measure:
    """The content of a number-and-unit field: the number as text, and the unit or ``None``."""

    text: str
    unit: str | None


def show_measure(wire: str, units: Sequence[str], locale: NumberLocale) -> Measure:
    """Return how the field shows the wire value ``wire`` (``1.44 m²``).

    A value of another form, or with a unit that is not in ``units``, is shown unchanged.
    """
    parts = _WIRE.fullmatch(wire) if len(wire) <= _LONGEST else None
    if parts is None or (parts[2] is not None and parts[2] not in units):
        return Measure(wire, None)
    return Measure(format_number(Decimal(parts[1]), locale), parts[2])


def read_measure(
    text: str, unit: str | None, units: Sequence[str], locale: NumberLocale
) -> tuple[Choice, ...] | UnreadText:
    """Return the attribute value for the number text and the unit of the field.

    A unit typed into the number text takes precedence over the chosen unit. Text that is not a
    measure is kept as the seller typed it: the marketplace drops such a value with a warning, and
    the validation rules report it before sending. A number that could mean two amounts, is negative
    or is too large is returned as ``UnreadText`` and not sent.
    """
    text = text.strip()
    if not text:
        return ()
    if len(text) > _LONGEST:
        return (Choice(None, text),)
    parts = _PARTS.fullmatch(text)
    number, typed_unit = (parts[1], parts[2].strip()) if parts else (text, "")
    glued = bool(typed_unit) and not number.endswith((" ", "\u00a0"))
    if glued and _known(typed_unit, units) not in units:
        return (Choice(None, text),)
    chosen = _known(typed_unit, units) if typed_unit else unit
    reading = read_number(number, locale)
    if reading.value is not None:
        return (Choice(None, _wire(reading.value, chosen)),)
    if reading.code in (AMBIGUOUS, NEGATIVE, TOO_LARGE):
        return UnreadText(
            text, reading.code, tuple(_wire(meant, chosen) for meant in reading.meant)
        )
    return (Choice(None, text),)


def _wire(number: Decimal, unit: str | None) -> str:
    return f"{write_plain(number)} {unit}" if unit else write_plain(number)


def _known(unit: str, units: Sequence[str]) -> str:
    # Units are compared without regard to case ("CM" means "cm"); a unit that is not on the list
    # stays as typed.
    return next((known for known in units if known.casefold() == unit.casefold()), unit)
