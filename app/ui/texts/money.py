"""Formatting of amounts, and the colours of differences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.editing.numbers import (
    MINUS,
    currency_sign,
    format_cents,
    format_difference,
    format_money,
    format_number,
    format_percent,
    to_cents,
)

if TYPE_CHECKING:
    from decimal import Decimal

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
    "without_sign",
]


def without_sign(amount: str, currency_id: str, locale: NumberLocale) -> str:
    """Return a formatted ``amount`` without the sign or code of ``currency_id``."""
    return amount.replace(currency_sign(currency_id, locale), "", 1)


def difference_role(amount: Decimal | int) -> str:
    """Return the colour role of a difference: green for more, red for less, plain for none."""
    if amount > 0:
        return "ok"
    return "bad" if amount < 0 else "text2"
