"""What every field of a form needs to know about the shop."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from app.engine.listings import OpenListing


class FormContext(NamedTuple):
    """How the shop writes numbers and money; ``decimals`` is what its currency has."""

    locale: str
    currency_id: str
    decimals: int


def context_of(opened: OpenListing) -> FormContext:
    """How the site of an open listing writes its amounts."""
    site = opened.site
    currency = str(opened.item.get("currency_id") or site.currency_id)
    decimals = site.decimal_places if currency == site.currency_id else 2
    return FormContext(site.locale, currency, decimals)
