"""Checks of prices against the currency and the limits of a category."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import TYPE_CHECKING

from app.domain.money import MOST_PLACES, WHOLE_DIGITS
from app.domain.vocabulary import Presence
from app.domain.wire_item import WireItem, variations_of
from app.rules.findings import Finding
from app.rules.numbers import as_number, decimals_of, smallest_amount
from app.rules.site_facts import currency_places
from app.rules.sites import SiteRules

if TYPE_CHECKING:
    from app.domain.models.category import CategorySettings


def listing_price(item: WireItem) -> Decimal | None:
    """Return the price of a listing; with variations, their lowest price."""
    prices = [as_number(variation.get("price")) for variation in variations_of(item)]
    known = [price for price in prices if price is not None]
    return min(known) if known else as_number(item.get("price"))


def decimal_places(currency_id: object, site: SiteRules) -> int:
    """Return the number of decimals of a currency, by default the site's own.

    For an unknown currency it is the largest number of decimals that an amount may have.
    """
    if currency_id is None or currency_id == site.currency_id:
        return site.decimal_places
    if not isinstance(currency_id, str):
        return MOST_PLACES
    places = currency_places(currency_id)
    return site.currencies.get(currency_id, MOST_PLACES) if places is None else places


def check_price(
    price: object,
    *,
    settings: CategorySettings,
    places: int,
    path: str = "price",
) -> Iterator[Finding]:
    """Check a given price: a positive amount within the category's limits.

    ``path`` is the path of the findings; a variation's price is checked like the item's.
    """
    number = as_number(price)
    if number is None:
        yield Finding.error(path, "item.price.invalid")
        return
    if number < 0:
        yield Finding.error(path, "item.price.negative", price=number)
        return
    if number.adjusted() >= WHOLE_DIGITS:
        yield Finding.error(path, "item.price.too_large", digits=WHOLE_DIGITS)
        return
    if decimals_of(number) > places:
        yield Finding.error(path, "item.price.too_many_decimals", price=number, places=places)
    lowest = max(settings.minimum_price or Decimal(0), smallest_amount(places))
    if number < lowest:
        yield Finding.error(path, "item.price.below_minimum", price=number, minimum=lowest)
    elif settings.maximum_price is not None and number > settings.maximum_price:
        yield Finding.error(
            path, "item.price.above_maximum", price=number, maximum=settings.maximum_price
        )


def check_item_price(
    item: WireItem, *, settings: CategorySettings, site: SiteRules
) -> Iterator[Finding]:
    """Check the price of a listing without variations; variations have their own prices."""
    price = item.get("price")
    if price is not None:
        places = decimal_places(item.get("currency_id"), site)
        yield from check_price(price, settings=settings, places=places)
    elif settings.price != Presence.OPTIONAL:
        yield Finding.error("price", "item.price.required")
