"""Amounts, counts and moments as a person reads them, in the language of this run.

English is as the wire and the documents have it; the others write numbers as the window does.
"""

from __future__ import annotations

import re
from decimal import Decimal
from typing import TYPE_CHECKING

from app.commands.language import ENGLISH, current_language

if TYPE_CHECKING:
    from app.editing.number_locale import NumberLocale


def decimal_text(number: Decimal | float, places: int, site_id: str = "") -> str:
    """Return a number with that many decimals."""
    if current_language() == ENGLISH:
        return f"{number:.{places}f}"
    from app.editing.numbers import format_number

    return format_number(Decimal(f"{number:.{places}f}"), _locale(site_id))


def amount_text(amount: Decimal, places: int, currency_id: str, site_id: str) -> str:
    """Return an amount of money with the code of its currency."""
    return f"{decimal_text(amount, places, site_id)} {currency_id}".rstrip()


def grouped_money(amount: Decimal, currency_id: str) -> str:
    """Return an amount of money to the hundredth, with marks between groups, and its currency."""
    if current_language() == ENGLISH:
        return f"{amount:,.2f} {currency_id}"
    from app.rules.sites import sites

    places = (site.id for site in sites().values() if site.currency_id == currency_id)
    return amount_text(amount, 2, currency_id, next(places, ""))


def percent_text(share: Decimal, site_id: str) -> str:
    """Return a share of 1 in per cent."""
    shown = (share * 100).normalize()
    places = max(0, -int(shown.as_tuple().exponent or 0))
    return f"{decimal_text(shown, places, site_id)}%"


_MOMENT = re.compile(r"(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z")


def moment_shown(moment: str) -> str:
    """Return a moment in ISO form, in UTC, as a person reads it; other text stays."""
    parts = _MOMENT.fullmatch(moment)
    if current_language() == ENGLISH or parts is None:
        return moment
    year, month, day, time = parts.groups()
    return f"{day}/{month}/{year} {time} UTC"


def _locale(site_id: str) -> NumberLocale:
    from app.editing.number_locale import number_locale

    return number_locale(current_language(), site_id)
