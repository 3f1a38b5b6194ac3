"""Numbers for narrow places: in full, without additions, or abbreviated.

A cut number looks like another one, so numbers are never cut: a shorter form is shown instead, with
the full one in the tooltip.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import ROUND_HALF_UP, Decimal
from typing import TYPE_CHECKING, Final

from app.editing.number_locale import BLANK
from app.editing.numbers import MINUS, format_number
from app.ui.look.translation import Words
from app.ui.texts.money import format_cents, to_cents, without_sign

if TYPE_CHECKING:
    from app.editing.number_locale import NumberLocale

ShortNumbers: Final = Words("ShortNumbers")
_DIGITS: Final = 3
_ABOUT: Final = "≈"


def money_forms(amount: Decimal, currency_id: str, locale: NumberLocale) -> tuple[str, str, str]:
    """Return an amount in full, without its currency, and abbreviated."""
    return cents_forms(to_cents(amount), currency_id, locale)


def cents_forms(cents: int, currency_id: str, locale: NumberLocale) -> tuple[str, str, str]:
    """Return the forms of ``money_forms`` for hundredths of a currency."""
    full = format_cents(cents, currency_id, locale)
    bare = without_sign(full, currency_id, locale)
    return full, bare, short_number(Decimal(cents).scaleb(-2), locale)


def number_forms(number: int | Decimal, locale: NumberLocale) -> tuple[str, str]:
    """Return a number in full, and abbreviated."""
    return format_number(number, locale), short_number(Decimal(number), locale)


def fitting(forms: Sequence[str], room: float, advance: Callable[[str], float]) -> str:
    """Return the first of ``forms`` that fits into ``room``, else the last."""
    return next((text for text in forms if advance(text) <= room), forms[-1])


def short_number(number: Decimal, locale: NumberLocale) -> str:
    """Return ``number`` with three digits and a unit ("12.5 K", "≈100 M"); "≈" if rounded."""
    size = abs(number)
    if size < 1000:
        return format_number(_plain(number), locale)
    step = Decimal(1).scaleb(size.adjusted() - _DIGITS + 1)
    rounded = size.quantize(step, ROUND_HALF_UP)
    power = min(9, rounded.adjusted() // 3 * 3)
    figures = format_number(_plain(rounded.scaleb(-power)), locale)
    match power:
        case 3:
            text = ShortNumbers.tr("{n} K").format(n=figures)
        case 6:
            text = ShortNumbers.tr("{n} M").format(n=figures)
        case _:
            text = ShortNumbers.tr("{n} B").format(n=figures)
    sign = MINUS if number < 0 else ""
    return (_ABOUT if rounded != size else "") + sign + text.replace(" ", BLANK)


def _plain(number: Decimal) -> Decimal:
    """Return ``number`` without trailing zeros."""
    return Decimal(int(number)) if number == int(number) else number.normalize()
