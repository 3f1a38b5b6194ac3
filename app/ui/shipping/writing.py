"""How the shipping view writes the figures of an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.look.window_locale import window_locale
from app.ui.texts.catalog_text import UNKNOWN
from app.ui.texts.money import format_money

if TYPE_CHECKING:
    from decimal import Decimal

    from app.editing.number_locale import NumberLocale
    from app.engine.shipping.preview import ShippingAnswer


def locale_of(answer: ShippingAnswer) -> NumberLocale:
    """Return how the window writes numbers on the site of ``answer``."""
    return window_locale(answer.site.id)


def money_of(answer: ShippingAnswer, amount: Decimal | None) -> str:
    """Return ``amount`` in the currency of ``answer``; a dash for what nobody knows."""
    return (
        UNKNOWN if amount is None else format_money(amount, answer.currency_id, locale_of(answer))
    )
