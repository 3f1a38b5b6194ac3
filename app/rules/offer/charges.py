"""What a sale costs the seller, what is left, and the price at which nothing is lost."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import ROUND_CEILING, Decimal, localcontext

from app.domain.vocabulary import ListingTypeId
from app.rules.numbers import EXACT, round_money
from app.rules.offer.listing_types import ORDER
from app.rules.offer.price import decimal_places
from app.rules.sites import Charge, site_rules


@dataclass(frozen=True, slots=True)
class Net:
    """What is left of one sale: ``net = price - charge - shipping``, in the listing's currency."""

    price: Decimal
    charge: Decimal
    shipping: Decimal
    net: Decimal


_NONE = Charge(Decimal(0))

# The document gives charges for the new model only. The older paid types, which are still taken,
# count as its Clásica, and the one with "premium" in its name as its Premium.
_PREMIUM = frozenset({ListingTypeId.GOLD_PRO, ListingTypeId.GOLD_PREMIUM})


def charge_of(site_id: str, listing_type_id: str) -> Charge | None:
    """Return what a sale costs; ``None`` for a site or a listing type nobody knows."""
    charges = site_rules(site_id).charges
    if not charges or listing_type_id not in ORDER:
        return None
    if listing_type_id == ListingTypeId.FREE:
        return _NONE
    premium = listing_type_id in _PREMIUM
    return charges.get(ListingTypeId.GOLD_PRO if premium else ListingTypeId.GOLD_SPECIAL)


def charge_rate(site_id: str, listing_type_id: str) -> Decimal | None:
    """Return the share of the price that a sale costs, ``0.115`` for 11.5 %, if it is known."""
    charge = charge_of(site_id, listing_type_id)
    return charge.rate if charge is not None else None


def sale_charge(
    site_id: str, listing_type_id: str, price: Decimal, *, currency_id: str | None = None
) -> Decimal | None:
    """Return what a sale at ``price`` costs, rounded to its currency, if it is known.

    The currency is the site's own where none is named.
    """
    rate = charge_rate(site_id, listing_type_id)
    return None if rate is None else _share(price, rate, _places(site_id, currency_id))


def net_of_sale(
    site_id: str,
    listing_type_id: str,
    price: Decimal,
    *,
    free_shipping: bool,
    shipping_cost: Decimal | None = None,
    currency_id: str | None = None,
) -> Net | None:
    """Return what is left of one sale, if it is known.

    The shipping cost counts only when the seller offers free shipping; it is ``None`` when
    nobody knows it, and then the net is unknown as well.
    """
    charge = sale_charge(site_id, listing_type_id, price, currency_id=currency_id)
    shipping = shipping_cost if free_shipping else Decimal(0)
    if charge is None or shipping is None:
        return None
    places = _places(site_id, currency_id)
    shipping = round_money(shipping, places)
    return Net(price, charge, shipping, round_money(price - charge - shipping, places))


def break_even(
    site_id: str,
    listing_type_id: str,
    cost: Decimal,
    *,
    shipping_cost: Decimal = Decimal(0),
    currency_id: str | None = None,
) -> Decimal | None:
    """Return the lowest price whose net covers ``cost``; ``None`` where the charge is unknown.

    ``shipping_cost`` is what the seller pays for shipping one sale; 0 when the buyer does.
    """
    rate = charge_rate(site_id, listing_type_id)
    if rate is None:
        return None
    places = _places(site_id, currency_id)
    step = Decimal(1).scaleb(-places)
    wanted = max(Decimal(0), cost + shipping_cost)
    with localcontext(prec=60):
        price = (wanted / (1 - rate)).quantize(step, rounding=ROUND_CEILING)
        # The charge is rounded, so the division may be a step off in either direction.
        while price - step >= 0 and _left(price - step, rate, places) >= wanted:
            price -= step
        while _left(price, rate, places) < wanted:
            price += step
    return price


def _places(site_id: str, currency_id: str | None) -> int:
    return decimal_places(currency_id or None, site_rules(site_id))


def _left(price: Decimal, rate: Decimal, places: int) -> Decimal:
    return price - _share(price, rate, places)


def _share(price: Decimal, rate: Decimal, places: int) -> Decimal:
    return round_money(EXACT.multiply(price, rate), places)
