"""A package, between the seller's four texts and the wire's ``9x17x22,462``."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, product

from app.domain.dimensions import join_dimensions, split_dimensions
from app.editing.number_locale import NumberLocale
from app.editing.numbers import AMBIGUOUS, UNREADABLE, format_number, read_number
from app.editing.values import Typed

SIDES = ("height", "width", "length", "weight")
INCOMPLETE = "input.dimensions.incomplete"

_MARK = "|"
_MOST_MEANT = 4


def package_texts(value: object, locale: NumberLocale) -> tuple[str, ...]:
    """Return how the four fields show ``value``; what is no package is shown in the first."""
    if isinstance(value, Typed):
        return tuple((value.text.split(_MARK) + [""] * 4)[:4])
    numbers = split_dimensions(value)
    if numbers is None:
        return ("" if value is None else str(value), "", "", "")
    return tuple(format_number(number, locale) for number in numbers)


def show_package(value: str, locale: NumberLocale) -> str:
    """Return a package of the wire in one line: "9 × 17 × 22 cm, 462 g"."""
    height, width, length, weight = package_texts(value, locale)
    return f"{height} × {width} × {length} cm, {weight} g" if weight else height


def read_package(texts: Sequence[str], locale: NumberLocale) -> str | Typed | None:
    """Return the package that four texts mean (cm, cm, cm, g), as the wire writes it.

    Nothing where all are empty. What cannot be read, or could mean two sizes, is kept as it was
    typed, with the packages it may stand for.
    """
    if not any(text.strip() for text in texts):
        return None
    typed = _MARK.join(texts)
    readings = [read_number(text, locale) for text in texts if text.strip()]
    if len(readings) < len(SIDES):
        return Typed(typed, INCOMPLETE)
    wrong = next((r.code for r in readings if r.value is None and r.code != AMBIGUOUS), None)
    if wrong is not None:
        return Typed(typed, wrong)
    sizes = [(r.value,) if r.value is not None else r.meant for r in readings]
    meant = tuple(join_dimensions(*numbers) for numbers in islice(product(*sizes), _MOST_MEANT))
    if all(reading.value is not None for reading in readings):
        return meant[0]
    return Typed(typed, AMBIGUOUS if meant else UNREADABLE, meant)


def wrong_sides(texts: Sequence[str], locale: NumberLocale) -> frozenset[str]:
    """Return the names of the fields whose text is no number above 0, or is ambiguous."""
    return frozenset(
        side for side, text in zip(SIDES, texts, strict=True) if not read_number(text, locale).value
    )
