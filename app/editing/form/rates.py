"""Conversion of the seller's own shipping rates between form lines and ``shipping.costs``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import NamedTuple

from app.domain.shapes import sequence_of, text_of
from app.editing.number_locale import NumberLocale
from app.editing.numbers import format_number, read_number
from app.editing.values import UnreadText
from app.rules.numbers import as_number

NO_AMOUNT = "input.rate.no_amount"
_LINE, _CELL = "\n", "\t"


class Rate(NamedTuple):
    """One typed line of the form: the description of the rate and the amount the buyer pays."""

    words: str
    amount: str

    @property
    def is_empty(self) -> bool:
        """Whether both texts of the line are blank."""
        return not (self.words.strip() or self.amount.strip())


def show_rates(value: object, locale: NumberLocale, decimals: int) -> tuple[Rate, ...]:
    """Return the form lines for wire rates, or the lines as typed if they could not be read."""
    if isinstance(value, UnreadText):
        lines = (line.partition(_CELL) for line in value.text.split(_LINE))
        return tuple(Rate(words, amount) for words, _tab, amount in lines)
    return tuple(_shown(entry, locale, decimals) for entry in sequence_of(value))


def read_rates(
    lines: Sequence[Rate], before: object, locale: NumberLocale, decimals: int
) -> list[object] | UnreadText | None:
    """Return the wire rates for ``lines``; ``None`` if all lines are empty.

    An entry of ``before`` whose line is unchanged is sent exactly as it was received. If an amount
    is missing or cannot be read, all lines are kept as typed.
    """
    typed = [line for line in lines if not line.is_empty]
    if not typed:
        return None
    known: dict[Rate, object] = {
        _shown(entry, locale, decimals): entry for entry in sequence_of(before)
    }
    found: list[object] = []
    for line in typed:
        if line in known:
            found.append(known[line])
            continue
        reading = read_number(line.amount, locale, decimals=decimals)
        if reading.value is None:
            code = reading.code if line.amount.strip() and reading.code else NO_AMOUNT
            return UnreadText(_LINE.join(_CELL.join(one) for one in typed), code)
        found.append({"description": line.words.strip(), "cost": reading.value})
    return found


def _shown(entry: object, locale: NumberLocale, decimals: int) -> Rate:
    if not isinstance(entry, Mapping):
        return Rate(_one_line(text_of(entry)), "")
    words = next((text_of(entry[key]) for key in ("description", "name") if entry.get(key)), "")
    return Rate(_one_line(words), _amount(as_number(entry.get("cost")), locale, decimals))


def _amount(cost: Decimal | None, locale: NumberLocale, decimals: int) -> str:
    if cost is None:
        return ""
    exact = cost == round(cost, decimals)
    return format_number(cost, locale, decimals=decimals if exact else None)


def _one_line(text: str) -> str:
    return " ".join(text.split())
