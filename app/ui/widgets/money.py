"""Amounts, differences, counts and percentages as the site's sellers write them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from decimal import Decimal

    from PySide6.QtCore import QLocale

MINUS: Final = "\u2212"
_NARROW: Final = "\u00a0"


class _Pattern(NamedTuple):
    """How one currency is written in one locale: what stands around the figures, and how many
    follow the point."""

    before: str
    after: str
    point: str
    digits: int
    locale: QLocale


@cache
def _locale(name: str) -> QLocale:
    # Imported when first used: naming this class makes all its enums, some 11 ms that the first
    # frame does without.
    from PySide6.QtCore import QLocale

    return QLocale(name)


@cache
def _digits(currency_id: str) -> int:
    """How many digits ``currency_id`` has, as the locale of a country that pays with it says; two
    when none does."""
    from PySide6.QtCore import QLocale

    iso = QLocale.CurrencySymbolFormat.CurrencyIsoCode
    anything = (QLocale.Language.AnyLanguage, QLocale.Script.AnyScript, QLocale.Country.AnyCountry)
    for locale in QLocale.matchingLocales(*anything):
        if locale.currencySymbol(iso) == currency_id:
            written = locale.toCurrencyString(1.0)
            return sum(char.isdigit() for char in written) - 1
    return 2


@cache
def _pattern(currency_id: str, locale_name: str) -> _Pattern:
    from PySide6.QtCore import QLocale

    locale = _locale(locale_name)
    own = locale.currencySymbol(QLocale.CurrencySymbolFormat.CurrencyIsoCode) == currency_id
    # A foreign currency is named by its code: "$" alone would be read as the site's own.
    written = locale.toCurrencyString(1.0) if own else f"{currency_id}{_NARROW}1"
    first = written.index("1")
    last = len(written) - next(at for at, char in enumerate(reversed(written)) if char.isdigit())
    digits = _digits(currency_id) if not own else sum(char.isdigit() for char in written) - 1
    return _Pattern(written[:first], written[last:], locale.decimalPoint(), digits, locale)


def to_cents(amount: Decimal | int) -> int:
    """``amount`` in hundredths; an ``int`` is taken to be that already. More than two decimals are
    rounded half up."""
    if isinstance(amount, int):
        return amount
    # Imported late: the first paint has its amounts in hundredths.
    from decimal import ROUND_HALF_UP, Decimal

    return int((amount * 100).quantize(Decimal(1), rounding=ROUND_HALF_UP))


def format_money(amount: Decimal | int, currency_id: str, locale: str) -> str:
    """``amount`` (a ``Decimal``, or an ``int`` in hundredths) of ``currency_id`` as written in
    ``locale`` (``es_MX``).

    The currency's own number of decimals, but cents that are there are never hidden. A minus is
    U+2212 and stands
    before the currency sign. Exact for every amount the service can hold.
    """
    cents = to_cents(amount)
    pattern = _pattern(currency_id, locale)
    units, rest = divmod(abs(cents), 100)
    text = pattern.before + pattern.locale.toString(units)
    if pattern.digits or rest:
        text += f"{pattern.point}{rest:02d}"
    return (MINUS if cents < 0 else "") + text + pattern.after


def format_difference(amount: Decimal | int, currency_id: str, locale: str) -> str:
    """A difference: as ``format_money``, with its sign always."""
    cents = to_cents(amount)
    return ("+" if cents > 0 else "") + format_money(cents, currency_id, locale)


def difference_role(amount: Decimal | int) -> str:
    """The colour role of a difference: more is green, less is red, the same is plain."""
    if amount > 0:
        return "ok"
    return "bad" if amount < 0 else "text2"


def format_number(number: int, locale: str) -> str:
    """A count with the group marks of ``locale``."""
    text = _locale(locale).toString(abs(number)) if abs(number) < 1 << 63 else str(abs(number))
    return (MINUS if number < 0 else "") + text


def format_percent(share: Decimal | float, locale: str, decimals: int = 1) -> str:
    """A share of 1 (``0.115``) as a percentage; a last digit of zero is left out (``11.5 %``, ``12
    %``)."""
    figure = f"{float(share) * 100:.{decimals}f}"
    if "." in figure:
        figure = figure.rstrip("0").rstrip(".")
    figure = figure.replace("-", MINUS).replace(".", _locale(locale).decimalPoint())
    return f"{figure}{_NARROW}%"
