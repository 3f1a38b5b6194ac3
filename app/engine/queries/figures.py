"""Numbers in the values of conditions: single numbers, comparisons and ranges."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from decimal import Decimal, InvalidOperation

from app.editing.number_locale import PLAIN
from app.editing.numbers import format_number, read_number
from app.engine.queries.errors import QueryError

Clause = tuple[str, list[object]]
Numbered = Callable[[str, Sequence[object]], Clause]
"""Returns the SQL condition that the number of a listing is in the result of a statement."""
COMPARED = re.compile(r"(>=|<=|>|<|=)?(.+)")


def numbered_in(statement: str, parameters: Sequence[object], /) -> Clause:
    """Return the condition that the number of a listing is in the result of ``statement``.

    This is the implementation that uses SQL only.
    """
    return f"items.number IN ({statement})", [*parameters]


def number_in(name: str, text: str) -> Decimal:
    """Return the number in the value of the condition ``name``; raise ``QueryError``."""
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
    """Return ``number`` times ``scale``: an ``int`` if it is whole, otherwise a ``float``."""
    found = number * scale
    return int(found) if found == found.to_integral_value() else float(found)


def compared(column: str, value: str, read: Callable[[str], float]) -> Clause:
    """Return the SQL condition on ``column`` for a number, a comparison or a range.

    ``read`` converts each text to a number. Raise ``QueryError``.
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
