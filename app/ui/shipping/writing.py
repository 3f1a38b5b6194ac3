"""Formatting of the numbers in an answer for the shipping view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.look.window_locale import window_locale
from app.ui.texts.catalog_text import UNKNOWN
from app.ui.texts.money import format_money

if TYPE_CHECKING:
    from decimal import Decimal

    from app.editing.number_locale import NumberLocale
    from app.engine.shipping.cost_preview import ShippingAnswer


def locale_of(answer: ShippingAnswer) -> NumberLocale:
    """Return the number format of the window for the site of ``answer``."""
    return window_locale(answer.site.id)


def money_of(answer: ShippingAnswer, amount: Decimal | None) -> str:
    """Return ``amount`` in the currency of ``answer`` as text; a dash if it is unknown."""
    return (
        UNKNOWN if amount is None else format_money(amount, answer.currency_id, locale_of(answer))
    )
