"""The charge for a sale."""

from __future__ import annotations

from decimal import Decimal

from app.domain.vocabulary import ListingTypeId
from app.rules.numbers import EXACT, round_money
from app.rules.offer.listing_types import ORDER
from app.rules.offer.own_figures import NO_FIGURES, OwnFigures
from app.rules.offer.price import decimal_places
from app.rules.sites import Charge, site_rules

_NONE = Charge(Decimal(0))

# The specification has charges for the new model only. The older paid types, which are still
# accepted, count as its Clásica, and the one with "premium" in its name as its Premium.
_PREMIUM = frozenset({ListingTypeId.GOLD_PRO, ListingTypeId.GOLD_PREMIUM})


def charge_of(site_id: str, listing_type_id: str) -> Charge | None:
    """Return the charge for a sale; ``None`` for an unknown site or listing type."""
    charges = site_rules(site_id).charges
    if not charges or listing_type_id not in ORDER:
        return None
    if listing_type_id == ListingTypeId.FREE:
        return _NONE
    premium = listing_type_id in _PREMIUM
    return charges.get(ListingTypeId.GOLD_PRO if premium else ListingTypeId.GOLD_SPECIAL)


def charge_rate(
    site_id: str, listing_type_id: str, price: Decimal = Decimal(0), own: OwnFigures = NO_FIGURES
) -> Decimal | None:
    """Return the charge as a share of the price, ``0.115`` for 11.5 %, or ``None`` if unknown.

    The seller's own charges depend on the price.
    """
    if (step := own.charge_at(price, listing_type_id)) is not None:
        return step.rate
    charge = charge_of(site_id, listing_type_id)
    return charge.rate if charge is not None else None


def sale_charge(
    site_id: str,
    listing_type_id: str,
    price: Decimal,
    *,
    currency_id: str | None = None,
    own: OwnFigures = NO_FIGURES,
) -> Decimal | None:
    """Return the charge for a sale at ``price``, rounded to its currency, or ``None`` if unknown.

    The default currency is that of the site. The seller's own charge takes precedence over the
    site's table.
    """
    places = places_of(site_id, currency_id)
    step = own.charge_at(price, listing_type_id)
    if step is not None:
        return None if own.unknown else share_of(price, step.rate, places) + step.fixed
    rate = charge_rate(site_id, listing_type_id, price)
    return None if rate is None else share_of(price, rate, places)


def places_of(site_id: str, currency_id: str | None) -> int:
    """Return the decimal places of amounts; the currency is the site's if none is named."""
    return decimal_places(currency_id or None, site_rules(site_id))


def share_of(price: Decimal, rate: Decimal, places: int) -> Decimal:
    """Return ``rate`` of ``price``, rounded to ``places`` decimals."""
    return round_money(EXACT.multiply(price, rate), places)
