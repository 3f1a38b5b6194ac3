"""The format of numbers and money for form fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.domain.money import MOST_PLACES
from app.ui.look.window_locale import window_locale

if TYPE_CHECKING:
    from app.domain.wire_item import WireItem
    from app.editing.number_locale import NumberLocale
    from app.engine.listings.listings import OpenListing
    from app.engine.session import Session


class FormContext(NamedTuple):
    """The format of numbers and money of a listing; ``decimals`` is that of its currency."""

    locale: NumberLocale
    currency_id: str
    decimals: int

    def of(self, item: WireItem) -> FormContext:
        """Return the context for a listing, which may be in another currency than the site's."""
        return currency_context(self.locale, str(item.get("currency_id") or self.currency_id))


def currency_context(locale: NumberLocale, currency_id: str) -> FormContext:
    """Return the context for amounts in ``currency_id`` in ``locale``."""
    places = locale.places_of(currency_id)
    return FormContext(locale, currency_id, MOST_PLACES if places is None else places)


def context_of(opened: OpenListing) -> FormContext:
    """Return the context for an open listing."""
    locale = window_locale(opened.site.id)
    currency_id = str(opened.item.get("currency_id") or opened.site.currency_id)
    return currency_context(locale, currency_id)


def context_of_shop(session: Session) -> FormContext:
    """Return the context for amounts in the currency of the shop's site."""
    site = session.account.site
    return currency_context(window_locale(site.id), site.currency_id)
