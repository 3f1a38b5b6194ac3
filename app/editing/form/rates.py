"""Shipping rates of the seller's own, between the lines of the form and ``shipping.costs``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import NamedTuple

from app.domain.shapes import sequence_of, text_of
from app.editing.number_locale import NumberLocale
from app.editing.numbers import format_number, read_number
from app.editing.values import Typed
from app.rules.numbers import as_number

NO_AMOUNT = "input.rate.no_amount"
_LINE, _CELL = "\n", "\t"


class Rate(NamedTuple):
    """One line as it is typed: what the rate is for, and what the buyer pays."""

    words: str
    amount: str

    @property
    def is_empty(self) -> bool:
        """Whether nothing stands in it."""
        return not (self.words.strip() or self.amount.strip())


def show_rates(value: object, locale: NumberLocale, decimals: int) -> tuple[Rate, ...]:
    """Return how the form shows the rates of the wire, or what was typed and could not be read."""
    if isinstance(value, Typed):
        lines = (line.partition(_CELL) for line in value.text.split(_LINE))
        return tuple(Rate(words, amount) for words, _tab, amount in lines)
    return tuple(_shown(entry, locale, decimals) for entry in sequence_of(value))


def read_rates(
    lines: Sequence[Rate], before: object, locale: NumberLocale, decimals: int
) -> list[object] | Typed | None:
    """Return the rates that ``lines`` mean, ``None`` where there are none.

    An entry of ``before`` whose line stays is sent as it came. A line whose amount is missing or
    cannot be read keeps all of them as they were typed.
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
            return Typed(_LINE.join(_CELL.join(one) for one in typed), code)
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
