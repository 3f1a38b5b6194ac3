"""Reading and writing of numbers, amounts and percentages; ambiguous input is not guessed."""

import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from app.domain.money import WHOLE_DIGITS
from app.editing.number_locale import BLANK, NumberLocale

if TYPE_CHECKING:
    from decimal import Decimal

MINUS = "\u2212"

_LONGEST = 40
#: Decimals of an amount whose currency has no known number of decimals yet.
_USUAL_PLACES: Final = 2
# These patterns are compiled at the first read: the first frame only writes numbers.
_DIGITS = r"[0-9]+"
_BLANKS = " \t\u00a0\u202f\u2009"
_APOSTROPHES = "'\u2019"
_DOLLAR = "$"
_FRACTION_EVERYWHERE = r"0[.,]([0-9]+)"
_SHORT_GROUP = r"([1-9][0-9]{0,2})([^0-9])([0-9]{3})"

UNREADABLE = "input.number.unreadable"
AMBIGUOUS = "input.number.ambiguous"
NEGATIVE = "input.number.negative"
TOO_PRECISE = "input.number.too_precise"
TOO_LARGE = "input.number.too_large"


class _Marks(NamedTuple):
    decimal: str
    group: str


# All number formats that a seller may be used to. All kinds of blanks count as one, and so do all
# kinds of apostrophes.
_ELSEWHERE = (
    _Marks(",", "."),
    _Marks(".", ","),
    _Marks(",", " "),
    _Marks(".", " "),
    _Marks(",", "'"),
    _Marks(".", "'"),
)


class Reading(NamedTuple):
    """The result of reading a number: its ``value``, or an error ``code``.

    ``meant`` are the numbers that an ambiguous text may mean.
    """

    value: "Decimal | None"
    code: str | None = None
    meant: "tuple[Decimal, ...]" = ()


def read_number(text: str, locale: NumberLocale, *, decimals: int | None = None) -> Reading:
    """Read ``text`` in the format of ``locale``, with at most ``decimals`` places (money) if given.

    A text of one to three digits, a mark that is not the locale's own group mark, and exactly three
    more digits is ambiguous: it can mean two numbers that differ by a factor of a thousand. Both
    are returned in ``meant``, the greater one first. A text in the format of another locale is
    returned with its meaning in that format. A number that begins with 0 and one mark is a fraction
    in every locale.
    """
    text = text.strip(_BLANKS)
    if len(text) > _LONGEST:
        return Reading(None, TOO_LARGE if text.isdigit() else UNREADABLE)
    text = _without_sign(text, locale)
    if text[:1] in ("-", MINUS) and text[1:2].isdigit():
        return Reading(None, NEGATIVE)
    text = _with_one_blank(text)
    own = _Marks(locale.decimal, _with_one_blank(locale.group))
    if (below_one := re.fullmatch(_FRACTION_EVERYWHERE, text)) is not None:
        return _bounded(_decimal(f"0.{below_one[1]}"), decimals)
    if (short := re.fullmatch(_SHORT_GROUP, text)) is not None and _may_be_decimal(short[2], own):
        fraction = f"{short[1]}.{short[3]}".rstrip("0").rstrip(".")
        both = (_decimal(short[1] + short[3]), _decimal(fraction))
        meant = tuple(number for number in both if _bounded(number, decimals).value is not None)
        return Reading(None, AMBIGUOUS if meant else TOO_PRECISE, meant)
    value = _exact(text, own)
    if value is not None:
        return _bounded(value, decimals)
    return _elsewhere(text, decimals)


def read_plain(text: str) -> "Decimal | None":
    """Read a number in wire form: digits, with a point before decimals."""
    whole, point, fraction = text.partition(".")
    sound = len(text) <= _LONGEST and re.fullmatch(_DIGITS, whole) and text.isascii()
    return _decimal(text) if sound and (not point or re.fullmatch(_DIGITS, fraction)) else None


def write_plain(number: "Decimal") -> str:
    """Return ``number`` in wire form: digits, with a point before decimals."""
    return f"{number:f}"


def format_number(
    value: "Decimal | int", locale: NumberLocale, *, decimals: int | None = None
) -> str:
    """Return ``value`` in the format of ``locale``, with ``decimals`` places or its own number.

    The result is never ambiguous: three decimals after a short whole part get a zero appended.
    """
    if isinstance(value, int):
        return _written(value < 0, f"{abs(value):,}", "0" * (decimals or 0), locale)
    number = value if decimals is None else _rounded(value, decimals)
    whole, _, fraction = f"{abs(number):,f}".partition(".")
    return _written(number < 0, whole, fraction, locale)


def _written(below_zero: bool, whole: str, fraction: str, locale: NumberLocale) -> str:
    if len(fraction) == 3 and len(whole) <= 3 and whole[0] != "0":
        fraction += "0"
    whole = whole.replace(",", locale.group)
    minus = MINUS if below_zero else ""
    return minus + whole + (locale.decimal + fraction if fraction else "")


def format_figure(value: "Decimal | int", locale: NumberLocale) -> str:
    """Return an attribute ``value`` like ``format_number``, but four digits without a group mark.

    A four-digit number may be a year, which nobody writes as 1,988.
    """
    number = _decimal(value)
    if number == number.to_integral_value() and 1000 <= number < 10_000:
        return str(int(number))
    return format_number(value, locale)


def to_cents(amount: "Decimal") -> int:
    """Return ``amount`` in hundredths; further decimals are rounded half up.

    Only ``format_cents`` takes hundredths. Everything else uses ``Decimal`` amounts, so that the
    two units cannot be confused.
    """
    return int(_rounded(amount * 100, 0))


def format_money(amount: "Decimal", currency_id: str, locale: NumberLocale) -> str:
    """Return ``amount`` of ``currency_id`` as text, rounded to two decimals."""
    return format_cents(to_cents(amount), currency_id, locale)


def format_cents(cents: int, currency_id: str, locale: NumberLocale) -> str:
    """Return an amount of ``cents`` (hundredths of ``currency_id``) as text.

    The amount follows the sign of the site's own currency, or the code of any other. It has the
    currency's number of decimals, but cents other than zero are never hidden. A minus sign is
    U+2212 and precedes the currency sign. The result is exact for every amount that the service can
    hold.
    """
    sign = currency_sign(currency_id, locale)
    places = locale.places_of(currency_id)
    whole, rest = divmod(abs(cents), 100)
    fraction = f"{rest:02}" if rest else "0" * (_USUAL_PLACES if places is None else places)
    figures = _written(False, f"{whole:,}", fraction, locale)
    return (MINUS if cents < 0 else "") + sign + figures


def currency_sign(currency_id: str, locale: NumberLocale) -> str:
    """Return the prefix of an amount: the sign of the site's own currency, otherwise the code.

    A foreign currency is named by its code, because "$" alone would be read as the site's own
    currency.
    """
    if currency_id and currency_id == locale.currency_id:
        return locale.sign
    return f"{currency_id}{BLANK}" if currency_id else ""


def format_difference(amount: "Decimal", currency_id: str, locale: NumberLocale) -> str:
    """Return a difference like ``format_money``, always with a plus or minus sign."""
    cents = to_cents(amount)
    return ("+" if cents > 0 else "") + format_cents(cents, currency_id, locale)


def format_percent(share: "Decimal | float", locale: NumberLocale, decimals: int = 1) -> str:
    """Return a share of 1 (``0.115``) as a percentage (``11.5 %``).

    A final zero is left out (``12 %``).
    """
    hundredths = _rounded(_decimal(share) * 100, decimals)
    whole = hundredths == hundredths.to_integral_value()
    figure = format_number(hundredths.normalize() if not whole else int(hundredths), locale)
    return f"{figure}{BLANK}%"


def _rounded(number: "Decimal", decimals: int) -> "Decimal":
    # Imported here and below, for the first frame: it writes only integers (counts and cents).
    from decimal import ROUND_HALF_UP

    return number.quantize(_last_place(decimals), ROUND_HALF_UP)


@cache
def _last_place(decimals: int) -> "Decimal":
    return _decimal(1).scaleb(-decimals)


def _decimal(number: "str | float | Decimal") -> "Decimal":
    from decimal import Decimal

    return Decimal(number)


def _without_sign(text: str, locale: NumberLocale) -> str:
    for sign in (locale.sign.strip(_BLANKS), locale.currency_id, _DOLLAR):
        if sign and text.startswith(sign):
            return text.removeprefix(sign).strip(_BLANKS)
    return text


def _with_one_blank(text: str) -> str:
    for blank in _BLANKS:
        text = text.replace(blank, " ")
    for apostrophe in _APOSTROPHES:
        text = text.replace(apostrophe, "'")
    return text


def _may_be_decimal(mark: str, own: _Marks) -> bool:
    return mark != own.group and (mark in ".," or mark == own.decimal)


def _exact(text: str, marks: _Marks) -> "Decimal | None":
    # Only ASCII digits are accepted: digits of other scripts, exponents and words such as NaN are
    # not.
    whole, mark, fraction = text.partition(marks.decimal)
    if mark and fraction and not re.fullmatch(_DIGITS, fraction):
        return None
    groups = whole.split(marks.group) if marks.group else [whole]
    if not all(re.fullmatch(_DIGITS, group) for group in groups):
        return None
    if len(groups) > 1 and (
        len(groups[0]) > 3 or groups[0][0] == "0" or any(len(group) != 3 for group in groups[1:])
    ):
        return None
    return _decimal("".join(groups) + ("." + fraction if fraction else ""))


def _bounded(value: "Decimal", decimals: int | None) -> Reading:
    if value >= 10**WHOLE_DIGITS:
        return Reading(None, TOO_LARGE)
    if decimals is not None and len(f"{value:f}".partition(".")[2].rstrip("0")) > decimals:
        return Reading(None, TOO_PRECISE)
    return Reading(value)


def _elsewhere(text: str, decimals: int | None) -> Reading:
    meant = sorted(set(_meant_elsewhere(text, decimals)), reverse=True)
    return Reading(None, AMBIGUOUS if meant else UNREADABLE, tuple(meant))


def _meant_elsewhere(text: str, decimals: int | None) -> "Iterator[Decimal]":
    for marks in _ELSEWHERE:
        value = _exact(text, marks)
        if value is not None and _bounded(value, decimals).value is not None:
            yield value
