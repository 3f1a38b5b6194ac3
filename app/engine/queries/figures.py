"""Figures in the values of conditions: numbers, comparisons and ranges."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from decimal import Decimal, InvalidOperation

from app.editing.number_locale import PLAIN
from app.editing.numbers import format_number, read_number
from app.engine.queries.errors import QueryError

Clause = tuple[str, list[object]]
Numbered = Callable[[str, Sequence[object]], Clause]
"""Says that a listing is among the numbers that a statement finds."""
COMPARED = re.compile(r"(>=|<=|>|<|=)?(.+)")


def numbered_in(statement: str, parameters: Sequence[object], /) -> Clause:
    """Return that the number of a listing is among those of ``statement``, in SQL alone."""
    return f"items.number IN ({statement})", [*parameters]


def number_in(name: str, text: str) -> Decimal:
    """Return the number that the value of the condition ``name`` is; raise ``QueryError``."""
    try:
        number = Decimal(text)
    except InvalidOperation:
        number = Decimal("NaN")
    meant = read_number(text.removeprefix("-"), PLAIN).meant
    if len(meant) > 1:
        readings = tuple(format_number(one, PLAIN) for one in meant)
        raise QueryError("query.two_readings", name=name, text=text, either=readings)
    if not re.fullmatch(r"-?\d{1,15}(\.\d{1,6})?", text) or not number.is_finite():
        raise QueryError("query.no_number", name=name, text=text)
    return number


def scaled(number: Decimal, scale: int) -> float | int:
    """Return a number in the unit of a column: whole where it is."""
    found = number * scale
    return int(found) if found == found.to_integral_value() else float(found)


def compared(column: str, value: str, read: Callable[[str], float]) -> Clause:
    """Return the condition that ``column`` is as ``value`` says: a figure, a comparison, a range.

    ``read`` makes a figure of each text. Raise ``QueryError``.
    """
    if ".." in value:
        low, high = map(read, value.split("..", 1))
        if low > high:
            raise QueryError("query.backwards", text=value)
        return f"{column} BETWEEN ? AND ?", [low, high]
    match = COMPARED.fullmatch(value)
    if match is None:
        raise QueryError("query.no_figure", text=value)
    return f"{column} {match[1] or '='} ?", [read(match[2])]
