"""Conversion of filled-in operations to the engine's form."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Final

from app.editing.form.picture_address import read_address
from app.editing.number_locale import PLAIN
from app.editing.numbers import format_number, read_number
from app.editing.values import PictureRef

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.editing.number_locale import NumberLocale

_SIGNS: Final = {"+": "+", "-": "-", "−": "-"}
_PERCENT_PLACES, _PLACES, _MOST_PLACES = 2, 2, 4
#: Possible delimiters of a replacement: one that is in neither of its parts.
_MARKS: Final = "/|#~@!%;:"
_LONGEST: Final = 1_000
_LONGEST_LINES: Final = 49_000
_HUNDRED: Final = 100
_MOST_PICTURES: Final = 1_000


class WrongValue(ValueError):
    """The error of a typed value that cannot be passed to the engine."""


def _figure(text: str, locale: NumberLocale, places: int) -> Decimal:
    reading = read_number(text, locale, decimals=places)
    if reading.value is None:
        raise WrongValue(text)
    return reading.value


def _signed(text: str, locale: NumberLocale, places: int) -> str:
    """Return a change with its sign; without one it is an increase."""
    typed = text.strip().removesuffix("%").strip()
    sign = _SIGNS.get(typed[:1], "")
    value = _figure(typed[1:] if sign else typed, locale, places)
    if not value:
        raise WrongValue(text)
    return (sign or "+") + format_number(value, PLAIN)


def write_percent(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    """Write a change by a percentage."""
    return f"{name}={_signed(typed[0], locale, _PERCENT_PLACES)}%"


def write_difference(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    """Write a change by an amount."""
    return f"{name}={_signed(typed[0], locale, _MOST_PLACES)}"


def write_count_difference(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    """Write a change by a count."""
    return f"{name}={_signed(typed[0], locale, 0)}"


def write_amount(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    """Write an amount."""
    return f"{name}={format_number(_figure(typed[0], locale, _MOST_PLACES), PLAIN)}"


def write_count(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    """Write a count."""
    return f"{name}={format_number(_figure(typed[0], locale, 0), PLAIN)}"


def write_ending(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    """Write the ending that a price is rounded to."""
    digits = typed[0].strip().lstrip(f".,{locale.decimal}")
    if not (digits.isascii() and digits.isdigit() and 0 < len(digits) <= _PLACES and int(digits)):
        raise WrongValue(typed[0])
    return f"{name}=+0%,to=.{digits}"


def write_multiple(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    """Write the multiple that a price is rounded to."""
    step = _figure(typed[0], locale, _PLACES)
    if step <= 0:
        raise WrongValue(typed[0])
    return f"{name}=+0%,to={format_number(step, PLAIN)}"


def write_left(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    """Write the minimum net amount of a sale: an amount, or with % a share of the price."""
    bare = typed[0].strip()
    least = _figure(bare.removesuffix("%").strip(), locale, _MOST_PLACES)
    percent = "%" if bare.endswith("%") else ""
    if not least or (percent and least >= _HUNDRED):
        raise WrongValue(typed[0])
    ending = typed[1].strip()
    to = ",to=" + write_ending("", (ending,), locale).rpartition("=")[2] if ending else ""
    return f"{name}=leave>={format_number(least, PLAIN)}{percent}{to}"


def write_floor(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    """Write that no price falls below the floor."""
    del typed, locale
    return f"{name}=floor"


def write_text(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    """Write a whole text."""
    del locale
    text = typed[0].strip()
    if not text or len(text) > _LONGEST:
        raise WrongValue(typed[0])
    # The blank keeps a text that looks like a replacement from being read as one.
    return f"{name}= {text}"


def write_lines(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    """Write a text of several lines."""
    del locale
    text = typed[0].strip()
    if not text or len(text) > _LONGEST_LINES:
        raise WrongValue(text[:40])
    # The blank keeps a text that looks like a replacement from being read as one.
    return f"{name}= {text}"


def write_yes(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    """Write a confirmation without a value."""
    del typed, locale
    return f"{name}=yes"


def write_replacement(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    """Write a text to find and its replacement."""
    del locale
    old, new = typed[0], typed[1]
    mark = next((one for one in _MARKS if one not in old and one not in new), "")
    if not old or not mark or len(old) + len(new) > _LONGEST:
        raise WrongValue(old)
    return f"{name}=s{mark}{old}{mark}{new}{mark}i"


def write_nothing(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    """Write the removal of a value."""
    del typed, locale
    return f"{name}="


def write_chosen(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    """Write one of a few values."""
    del locale
    return f"{name}={typed[0]}"


def write_attribute(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    """Write a value of an attribute."""
    del locale
    attribute, value = typed[0].strip(), typed[1].strip()
    if not attribute or not value or len(value) > _LONGEST:
        raise WrongValue(attribute or value)
    return f"{name}.{attribute}={value}"


def write_no_attribute(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    """Write the removal of an attribute's value."""
    del locale
    if not typed[0].strip():
        raise WrongValue(typed[0])
    return f"{name}.{typed[0].strip()}="


def write_affix(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    """Write a prefix or a suffix of a text."""
    del locale
    text = typed[0].strip()
    if not text or len(text) > _LONGEST:
        raise WrongValue(typed[0])
    return f"{name}={text}"


def write_added(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    """Write a value for the listings whose attribute has none."""
    return write_attribute(name, typed, locale).replace("=", ".add=", 1)


def write_replaced(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    """Write a replacement in the names of an attribute's values."""
    attribute = typed[0].strip()
    if not attribute:
        raise WrongValue(typed[0])
    return write_replacement(f"{name}.{attribute}.replace", typed[1:], locale)


def write_address(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    """Write the address of a picture."""
    del locale
    picture = read_address(typed[0], ())
    if not isinstance(picture, PictureRef):
        raise WrongValue(typed[0])
    return f"{name}={picture.key}"


def write_place(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    """Write the position of a picture, counted from 1."""
    place = _figure(typed[0], locale, 0)
    if not 0 < place < _MOST_PICTURES:
        raise WrongValue(typed[0])
    return f"{name}={place}"


def write_last(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    """Write the position of the last picture."""
    del typed, locale
    return f"{name}=last"


def write_order(name: str, typed: Sequence[str], locale: NumberLocale) -> str:
    """Write the positions of pictures in a new order."""
    words = typed[0].replace(",", " ").split()
    places = [write_place(name, [word], locale).partition("=")[2] for word in words]
    if not places or len(set(places)) < len(places):
        raise WrongValue(typed[0])
    return f"{name}={','.join(places)}"
