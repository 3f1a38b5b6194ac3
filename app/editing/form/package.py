"""Conversion of package sizes between four typed texts and the wire form ``9x17x22,462``."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, product

from app.domain.dimensions import join_dimensions, split_dimensions
from app.editing.number_locale import NumberLocale
from app.editing.numbers import AMBIGUOUS, UNREADABLE, format_number, read_number
from app.editing.values import UnreadText

SIDES = ("height", "width", "length", "weight")
INCOMPLETE = "input.dimensions.incomplete"

_MARK = "|"
_MOST_MEANT = 4


def package_texts(value: object, locale: NumberLocale) -> tuple[str, ...]:
    """Return the texts of the four fields for ``value``.

    A value that is not a package is shown in the first field.
    """
    if isinstance(value, UnreadText):
        return tuple((value.text.split(_MARK) + [""] * 4)[:4])
    numbers = split_dimensions(value)
    if numbers is None:
        return ("" if value is None else str(value), "", "", "")
    return tuple(format_number(number, locale) for number in numbers)


def show_package(value: str, locale: NumberLocale) -> str:
    """Return a wire package as one line of text: "9 × 17 × 22 cm, 462 g"."""
    height, width, length, weight = package_texts(value, locale)
    return f"{height} × {width} × {length} cm, {weight} g" if weight else height


def read_package(texts: Sequence[str], locale: NumberLocale) -> str | UnreadText | None:
    """Return the wire form of a package from four texts (cm, cm, cm, g).

    Return ``None`` if all four are empty. Texts that cannot be read, or that are ambiguous, are
    returned as ``UnreadText`` together with the packages they may mean.
    """
    if not any(text.strip() for text in texts):
        return None
    typed = _MARK.join(texts)
    readings = [read_number(text, locale) for text in texts if text.strip()]
    if len(readings) < len(SIDES):
        return UnreadText(typed, INCOMPLETE)
    wrong = next((r.code for r in readings if r.value is None and r.code != AMBIGUOUS), None)
    if wrong is not None:
        return UnreadText(typed, wrong)
    sizes = [(r.value,) if r.value is not None else r.meant for r in readings]
    meant = tuple(join_dimensions(*numbers) for numbers in islice(product(*sizes), _MOST_MEANT))
    if all(reading.value is not None for reading in readings):
        return meant[0]
    return UnreadText(typed, AMBIGUOUS if meant else UNREADABLE, meant)


def wrong_sides(texts: Sequence[str], locale: NumberLocale) -> frozenset[str]:
    """Return the names of the fields whose text is ambiguous or is not a number above 0."""
    return frozenset(
        side for side, text in zip(SIDES, texts, strict=True) if not read_number(text, locale).value
    )
