"""Amounts, differences and percentages as the window writes them."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal
from typing import TYPE_CHECKING, Final

from app.editing.number_locale import BLANK
from app.editing.numbers import MINUS, format_number

if TYPE_CHECKING:
    from app.editing.number_locale import NumberLocale

__all__ = [
    "MINUS",
    "currency_sign",
    "difference_role",
    "format_cents",
    "format_difference",
    "format_money",
    "format_number",
    "format_percent",
    "to_cents",
]

#: Decimals of an amount whose currency nobody has described yet.
_USUAL_PLACES: Final = 2


def to_cents(amount: Decimal) -> int:
    """Return ``amount`` in hundredths; more than two decimals are rounded half up.

    Only ``format_cents`` takes hundredths: a number that is now the one and now the other is shown
    a hundred times too small one day.
    """
    return int((amount * 100).quantize(Decimal(1), rounding=ROUND_HALF_UP))


def format_money(amount: Decimal, currency_id: str, locale: NumberLocale) -> str:
    """Return ``amount`` of ``currency_id`` as text; of more than two decimals a rounded one."""
    return format_cents(to_cents(amount), currency_id, locale)


def format_cents(cents: int, currency_id: str, locale: NumberLocale) -> str:
    """Return ``cents``, hundredths of ``currency_id``, as text.

    With the sign of the site's own currency, or the code of another one. The currency's own number
    of decimals, but cents that are there are never hidden. A minus is U+2212 and stands before the
    sign. Exact for every amount the service can hold.
    """
    sign = currency_sign(currency_id, locale)
    places = locale.places_of(currency_id)
    decimals = _USUAL_PLACES if places is None or cents % 100 else places
    figures = format_number(Decimal(abs(cents)).scaleb(-2), locale, decimals=decimals)
    return (MINUS if cents < 0 else "") + sign + figures


def currency_sign(currency_id: str, locale: NumberLocale) -> str:
    """Return what stands before an amount: the sign of the site's own money, else the code.

    A foreign currency is named by its code: "$" alone would be read as the site's own.
    """
    if currency_id and currency_id == locale.currency_id:
        return locale.sign
    return f"{currency_id}{BLANK}" if currency_id else ""


def format_difference(amount: Decimal, currency_id: str, locale: NumberLocale) -> str:
    """Return a difference: as ``format_money``, with its sign always."""
    cents = to_cents(amount)
    return ("+" if cents > 0 else "") + format_cents(cents, currency_id, locale)


def difference_role(amount: Decimal | int) -> str:
    """Return the colour role of a difference: more is green, less is red, the same is plain."""
    if amount > 0:
        return "ok"
    return "bad" if amount < 0 else "text2"


def format_percent(share: Decimal | float, locale: NumberLocale, decimals: int = 1) -> str:
    """Return a share of 1 (``0.115``) as a percentage; a last digit of zero is left out (``11.5
    %``, ``12 %``)."""
    hundredths = (Decimal(share) * 100).quantize(Decimal(1).scaleb(-decimals), ROUND_HALF_UP)
    whole = hundredths == hundredths.to_integral_value()
    figure = format_number(hundredths.normalize() if not whole else int(hundredths), locale)
    return f"{figure}{BLANK}%"
