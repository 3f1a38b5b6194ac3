"""Conversion of a typed cell to a form value, or to an error with the reason."""

from __future__ import annotations

import datetime
import re
from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from typing import TYPE_CHECKING

from app.domain.coded_error import CodedError
from app.domain.vocabulary import ValueType
from app.editing import numbers
from app.editing.form.number_unit import read_measure
from app.editing.number_locale import NumberLocale
from app.editing.numbers import AMBIGUOUS, read_number, write_plain
from app.editing.values import DOES_NOT_APPLY, Choice, Choices, PictureRef, UnreadText
from app.engine.sheets.cells import SEVERAL, Cell
from app.engine.sheets.columns import Column, Kind
from app.engine.sheets.words import CLEAR, NOT_APPLICABLE_WORD, value_of_word
from app.rules.offer.pictures import is_picture_url

if TYPE_CHECKING:
    from app.engine.sheets.table import Raw

POINT, COMMA = NumberLocale(".", ","), NumberLocale(",", ".")
NEVER_CLEARED = frozenset(
    {
        *("title", "price", "available_quantity", "status", "condition", "pictures"),
        "shipping.free_shipping",
    }
)
"""Fields that cannot be emptied with the word for clearing."""
LONGEST_TEXT = 2_000
MOST_STOCK = 999_999_999
_ERRORS = frozenset(
    {"#DIV/0!", "#N/A", "#NAME?", "#NULL!", "#NUM!", "#REF!", "#VALUE!", "#GETTING_DATA"}
)
_TWO_READINGS = re.compile(r"[0-9]{1,3}[.,][0-9]{3}")
_MARKS = re.compile(r"[.,]")


class CellError(CodedError):
    """A cell that cannot be read; the code gives the reason."""


@dataclass(frozen=True, slots=True)
class Cleared:
    """The value of a cell that empties its field."""


CLEARED = Cleared()


def plain_cell(raw: Raw, *, is_number: bool, decimal: str = "") -> Cell:
    """Return a cell as an export has it; whole numbers are ``int``, also from text files.

    ``decimal`` is the decimal separator if numbers are text.
    """
    match raw:
        case None | "":
            return None
        case str():
            if is_number and decimal:
                try:
                    return _exact(Decimal(raw.strip().replace(decimal, ".")))
                except InvalidOperation:
                    return raw
            return raw
        case bool():
            return "yes" if raw else "no"
        case int():
            return raw
        case float():
            return _exact(Decimal(repr(raw))) if is_number else _digits(raw)
    return str(raw)


def _exact(number: Decimal) -> Cell:
    if not number.is_finite():
        return None
    return int(number) if number == number.to_integral_value() else number


def _digits(number: float) -> str:
    """Return a number in a text column, such as an own code of digits, as it was typed."""
    exact = Decimal(repr(number))
    if not exact.is_finite():
        return str(number)
    return str(int(exact)) if exact == exact.to_integral_value() else f"{exact:f}"


def decimal_evidence(text: str) -> str:
    """Return the decimal separator that a text shows: ``.`` or ``,``; ``?`` if it is ambiguous.

    Return an empty string if it has neither.
    """
    marks: list[str] = _MARKS.findall(text)
    if not marks:
        return ""
    if len(set(marks)) > 1:
        return marks[-1]
    if len(marks) > 1:
        return "," if marks[0] == "." else "."
    if _TWO_READINGS.fullmatch(text.strip(" $\u00a0")) and not text.strip().startswith("0"):
        return "?"
    return marks[0]


def has_mark(raw: Raw) -> bool:
    """Return whether a cell is text with a possible decimal separator."""
    return isinstance(raw, str) and _MARKS.search(raw) is not None


def parse_cell(column: Column, raw: Raw, locale: NumberLocale, decimals: int) -> object:
    """Return the form value of a typed cell; ``CLEARED`` if the field is to be emptied.

    ``locale`` is the number format of text cells in the column, ``decimals`` the number of decimals
    of the site's money. Raise ``CellError``.
    """
    if isinstance(raw, str):
        text = raw.strip()
        if text in _ERRORS:
            raise CellError("cell.error_value", text=text)
        if text.casefold() == CLEAR:
            if column.path in NEVER_CLEARED or column.path.startswith("variations."):
                raise CellError("cell.never_cleared")
            return CLEARED
    if isinstance(raw, (datetime.date, datetime.time, datetime.timedelta)):
        # Spreadsheet programs turn texts such as 3-12 into dates: the original text is lost.
        raise CellError("cell.date", text=str(raw)[:40])
    match column.kind:
        case Kind.AMOUNT:
            return _price(raw, locale, decimals)
        case Kind.COUNT:
            return _count(raw, locale)
        case Kind.WORD:
            return _word(column.path, raw)
        case Kind.PICTURES:
            return tuple(PictureRef("source", one) for one in addresses(raw))
        case Kind.ATTRIBUTE:
            return _attribute(column, raw, locale)
    text = str(plain_cell(raw, is_number=False) or "").strip()
    if len(text) > LONGEST_TEXT:
        raise CellError("cell.too_long", most=LONGEST_TEXT)
    return " ".join(text.split()) if column.path == "title" else text


def addresses(raw: Raw) -> tuple[str, ...]:
    """Return the addresses in a cell; raise ``CellError`` if one is invalid."""
    found = tuple(dict.fromkeys(re.split(r"[\s,;|]+(?=https?://)|\s+", str(raw).strip())))
    for one in found:
        if not is_picture_url(one):
            raise CellError("cell.no_address", text=one[:80])
    return found


def unread(code: str | None, text: str) -> CellError:
    """Return the error for a number that could not be read, by the code of the number parser."""
    text = text[:40]
    match code:
        case numbers.AMBIGUOUS:
            return CellError("cell.ambiguous", text=text)
        case numbers.NEGATIVE:
            return CellError("cell.negative", text=text)
        case numbers.TOO_PRECISE:
            return CellError("cell.too_precise", text=text)
        case numbers.TOO_LARGE:
            return CellError("cell.too_large", text=text)
    return CellError("cell.unreadable", text=text)


def _number(raw: Raw, locale: NumberLocale, decimals: int | None) -> Decimal:
    if isinstance(raw, bool):
        raise CellError("cell.no_number", text=str(raw))
    if isinstance(raw, (int, float)):
        number = Decimal(repr(raw))
        if not number.is_finite():
            raise CellError("cell.no_number", text=str(raw))
        number = Decimal(int(number)) if number == number.to_integral_value() else number
        if isinstance(raw, float) and decimals is not None:
            # A computed number has more digits than anyone would type: 19.989999999999998.
            near = round(number, decimals)
            is_near = abs(near - number) < Decimal("1e-9") * max(abs(near), Decimal(1))
            number = near if is_near else number
        text = f"{number:f}"
        reading = read_number(text, NumberLocale(".", ""), decimals=decimals)
        # A numeric cell is unambiguous, even if its text would have two readings.
        if reading.code == AMBIGUOUS and number >= 0:
            return _fitting(number, decimals)
    else:
        text = str(raw).strip()
        reading = read_number(text, locale, decimals=decimals)
        if reading.code == AMBIGUOUS and decimal_evidence(text) == "?":
            # The separator of the column is known, so the matching reading is taken.
            number = Decimal(text.strip(" $\u00a0").replace(locale.group, "").replace(",", "."))
            return _fitting(number, decimals)
    if reading.value is None:
        raise unread(reading.code, text)
    return reading.value


def _fitting(number: Decimal, decimals: int | None) -> Decimal:
    if decimals is not None and -int(number.normalize().as_tuple().exponent) > decimals:
        raise CellError("cell.too_precise", text=f"{number:f}")
    return number


def _price(raw: Raw, locale: NumberLocale, decimals: int) -> Decimal:
    price = _number(raw, locale, decimals)
    if price <= 0:
        raise CellError("cell.price_not_positive")
    return price


def _count(raw: Raw, locale: NumberLocale) -> int:
    count = _number(raw, locale, 0)
    if count > MOST_STOCK:
        raise CellError("cell.too_many", most=MOST_STOCK)
    return int(count)


def _word(path: str, raw: Raw) -> object:
    text = str(plain_cell(raw, is_number=False) or "")
    value = value_of_word(path, text)
    if value is None and path == "shipping.free_shipping":
        value = {"true": "yes", "false": "no", "1": "yes", "0": "no"}.get(text.strip().casefold())
    if value is None:
        raise CellError("cell.no_word", text=text[:40])
    return value == "yes" if path == "shipping.free_shipping" else value


def _attribute(column: Column, raw: Raw, locale: NumberLocale) -> Choices:
    definition = column.definition
    text = str(plain_cell(raw, is_number=False) or "").strip()
    if text.casefold() == NOT_APPLICABLE_WORD:
        return DOES_NOT_APPLY
    if len(text) > LONGEST_TEXT:
        raise CellError("cell.too_long", most=LONGEST_TEXT)
    if definition is None:
        return (Choice(None, text),)
    if definition.value_type == ValueType.NUMBER:
        return (Choice(None, write_plain(_number(raw, locale, None))),)
    if definition.value_type == ValueType.NUMBER_UNIT:
        found = read_measure(text, definition.default_unit, definition.units, locale)
        if isinstance(found, UnreadText):
            raise unread(found.code, text)
        return found
    parts = text.split(SEVERAL.strip()) if column.is_several else [text]
    known: Mapping[str, object] = definition.values_by_name
    choices = []
    for part in filter(None, map(str.strip, parts)):
        value = definition.values_by_name.get(part.casefold()) if part.casefold() in known else None
        choices.append(
            Choice(None, part) if value is None else Choice(value.id, value.name or part)
        )
    return tuple(choices)
