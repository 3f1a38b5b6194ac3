"""Conversion between the text of a cell and the value of its field."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal

from app.editing.cells.arithmetic import (
    BY_ZERO,
    OVER_NOTHING,
    NoFormula,
    is_formula,
    read_formula,
)
from app.editing.form.fields import FieldKind, FieldSpec
from app.editing.form.number_unit import read_measure, show_measure
from app.editing.number_locale import NumberLocale
from app.editing.numbers import (
    NEGATIVE,
    format_number,
    read_number,
    read_plain,
    write_plain,
)
from app.editing.values import DOES_NOT_APPLY, Choice, UnreadText, choices_in, is_count

LONGEST_TEXT = 10_000
"""The number of typed or pasted characters that are kept; the limits of fields are checked by the
rules."""
EMPTY = "input.cell.empty"
CONTROL = "input.cell.control"
TOO_LONG = "input.cell.too_long"
NO_CHOICE = "input.cell.no_choice"
_SEPARATOR = ";"
_NUMBERS = (FieldKind.MONEY, FieldKind.INTEGER)


@dataclass(frozen=True, slots=True)
class CellForm:
    """The format of cells in a window: numbers in ``locale``, money with ``decimals``.

    ``names`` has the display names of coded values, such as those of a status, by code;
    ``not_applicable`` is the text for an attribute that does not apply.
    """

    locale: NumberLocale
    decimals: int
    names: Mapping[str, str] = field(default_factory=dict)
    not_applicable: str = ""


def read_cell(text: str, spec: FieldSpec, now: object, form: CellForm) -> object | UnreadText:
    """Return the value that ``text`` denotes in the field ``spec``, whose present value is ``now``.

    A ``UnreadText`` has the reason why the text cannot be read. The rules judge the value itself.
    """
    if len(text) > LONGEST_TEXT:
        return UnreadText(text[:LONGEST_TEXT], TOO_LONG)
    words = " ".join(text.split())
    if any(ord(letter) < 32 or ord(letter) == 127 for letter in words):
        return UnreadText(text, CONTROL)
    if spec.named:
        return _attribute(words, spec, now, form)
    if not words:
        return None if spec.path == "seller_custom_field" else UnreadText(text, EMPTY)
    if spec.kind in _NUMBERS:
        places = form.decimals if spec.kind is FieldKind.MONEY else 0
        known = now if isinstance(now, (int, Decimal)) and not isinstance(now, bool) else None
        number = _number(words, None if known is None else Decimal(known), form, places)
        if isinstance(number, UnreadText) or spec.kind is FieldKind.MONEY:
            return number
        return int(number)
    if spec.kind is FieldKind.CHOICE:
        return _code(words, spec, form)
    return words


def cell_text(value: object, spec: FieldSpec, form: CellForm) -> str:
    """Return a value as text for the field ``spec``, from which ``read_cell`` returns the value."""
    if isinstance(value, UnreadText):
        return value.text
    if isinstance(value, tuple):
        if value == DOES_NOT_APPLY:
            return form.not_applicable
        return f"{_SEPARATOR} ".join(_choice(one, spec, form) for one in choices_in(value))
    if isinstance(value, Decimal) or is_count(value):
        places = form.decimals if spec.kind is FieldKind.MONEY else 0
        number = Decimal(str(value))
        exact = number == round(number, places)
        return format_number(number, form.locale, decimals=places if exact else None)
    if spec.kind is FieldKind.CHOICE:
        return form.names.get(str(value), str(value or ""))
    return str(value or "")


def _number(
    words: str, now: Decimal | None, form: CellForm, places: int | None
) -> Decimal | UnreadText:
    """Return the number in a text, or the result of its formula over ``now``.

    ``places`` are its decimals.
    """
    if not is_formula(words):
        reading = read_number(words, form.locale, decimals=places)
        if reading.value is None:
            return UnreadText(words, str(reading.code), tuple(map(write_plain, reading.meant)))
        return reading.value
    formula = read_formula(words, form.locale)
    if isinstance(formula, NoFormula):
        return UnreadText(words, formula.code)
    if now is None and formula.sign:
        return UnreadText(words, OVER_NOTHING)
    try:
        found = formula.over(now or Decimal(0), 6 if places is None else places)
    except ZeroDivisionError:
        return UnreadText(words, BY_ZERO)
    if found < 0:
        return UnreadText(words, NEGATIVE)
    reading = read_number(write_plain(found), NumberLocale(".", ""))
    # A computed number is unambiguous, even if its text would not be.
    return found if reading.value is None and reading.meant else _bounded(reading.value, words)


def _bounded(number: Decimal | None, words: str) -> Decimal | UnreadText:
    return UnreadText(words, "input.number.too_large") if number is None else number


def _code(words: str, spec: FieldSpec, form: CellForm) -> object | UnreadText:
    wanted = words.casefold()
    for choice in spec.choices:
        code = choice.id or choice.name
        if wanted in (code.casefold(), form.names.get(code, code).casefold()):
            return code
    return UnreadText(words, NO_CHOICE)


def _attribute(words: str, spec: FieldSpec, now: object, form: CellForm) -> object | UnreadText:
    if not words:
        return ()
    if form.not_applicable and words.casefold() == form.not_applicable.casefold():
        return DOES_NOT_APPLY
    match spec.kind:
        case FieldKind.NUMBER:
            there = [read_plain(one.name) for one in choices_in(now)]
            number = _number(words, there[0] if len(there) == 1 else None, form, None)
            if isinstance(number, UnreadText):
                return number
            plain = write_plain(number)
            return (Choice(None, plain.rstrip("0").rstrip(".") if "." in plain else plain),)
        case FieldKind.NUMBER_UNIT:
            return read_measure(words, spec.default_unit, spec.units, form.locale)
        case FieldKind.CHOICE | FieldKind.YES_NO:
            found = _known(words, spec)
            return UnreadText(words, NO_CHOICE) if found is None else (found,)
        case FieldKind.SEVERAL:
            parts = (part.strip() for part in words.split(_SEPARATOR))
            return tuple(_known(part, spec) or Choice(None, part) for part in parts if part)
    return (_known(words, spec) or Choice(None, words),)


def _known(words: str, spec: FieldSpec) -> Choice | None:
    wanted = words.casefold()
    return next((one for one in spec.choices if one.name.casefold() == wanted), None)


def _choice(choice: Choice, spec: FieldSpec, form: CellForm) -> str:
    if spec.kind is FieldKind.NUMBER_UNIT:
        measure = show_measure(choice.name, spec.units, form.locale)
        return f"{measure.text} {measure.unit or ''}".strip()
    number = read_plain(choice.name) if spec.kind is FieldKind.NUMBER else None
    return choice.name if number is None else format_number(number, form.locale)
