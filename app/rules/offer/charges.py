"""What a sale costs the seller, and what is left of it."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from app.domain.vocabulary import ListingTypeId
from app.rules.numbers import EXACT, round_money
from app.rules.offer.listing_types import ORDER
from app.rules.offer.own_figures import NO_FIGURES, OwnFigures
from app.rules.offer.price import decimal_places
from app.rules.sites import Charge, site_rules


@dataclass(frozen=True, slots=True)
class Net:
    """What is left of one sale, in the listing's currency.

    ``net`` is the price without ``charge``, ``shipping``, ``tax``, ``packaging`` and ``unit_cost``;
    of these the last three are the seller's own figures, 0 where nothing is stated of tax and
    packaging. ``unit_cost`` is ``None`` where nobody said it. ``by_own`` says whether the net is by
    the seller's figures, and not by the site's table alone.
    """

    price: Decimal
    charge: Decimal
    shipping: Decimal
    net: Decimal
    tax: Decimal = Decimal(0)
    packaging: Decimal = Decimal(0)
    unit_cost: Decimal | None = None
    by_own: bool = False

    @property
    def own_costs(self) -> Decimal:
        """What of the price goes to what the seller has said, beside the charge."""
        return self.tax + self.packaging + (self.unit_cost or Decimal(0))

    @property
    def margin(self) -> Decimal | None:
        """The net as a share of the price; ``None`` where the unit cost is unknown."""
        if self.unit_cost is None or not self.price:
            return None
        return self.net / self.price


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


def charge_rate(
    site_id: str, listing_type_id: str, price: Decimal = Decimal(0), own: OwnFigures = NO_FIGURES
) -> Decimal | None:
    """Return the share of the price that a sale costs, ``0.115`` for 11.5 %, if it is known.

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
    """Return what a sale at ``price`` costs, rounded to its currency, if it is known.

    The currency is the site's own where none is named. A charge of the seller's own goes before
    that of the site's table.
    """
    places = _places(site_id, currency_id)
    step = own.charge_at(price, listing_type_id)
    if step is not None:
        return None if own.unknown else _share(price, step.rate, places) + step.fixed
    rate = charge_rate(site_id, listing_type_id, price)
    return None if rate is None else _share(price, rate, places)


def net_of_sale(
    site_id: str,
    listing_type_id: str,
    price: Decimal,
    *,
    free_shipping: bool,
    shipping_cost: Decimal | None = None,
    currency_id: str | None = None,
    own: OwnFigures = NO_FIGURES,
) -> Net | None:
    """Return what is left of one sale, if it is known.

    The shipping cost counts only when the seller offers free shipping; it is ``None`` when
    nobody knows it, and then the net is unknown as well.
    """
    charge = sale_charge(site_id, listing_type_id, price, currency_id=currency_id, own=own)
    shipping = shipping_cost if free_shipping else Decimal(0)
    if charge is None or shipping is None or own.unknown:
        return None
    places = _places(site_id, currency_id)
    shipping = round_money(shipping, places)
    tax = Decimal(0) if own.tax is None else _share(price, own.tax, places)
    packaging = own.packaging or Decimal(0)
    left = price - charge - shipping - tax - packaging - (own.unit_cost or Decimal(0))
    return Net(
        price,
        charge,
        shipping,
        round_money(left, places),
        tax,
        packaging,
        own.unit_cost,
        own.count_for(listing_type_id),
    )


def _places(site_id: str, currency_id: str | None) -> int:
    return decimal_places(currency_id or None, site_rules(site_id))


def _share(price: Decimal, rate: Decimal, places: int) -> Decimal:
    return round_money(EXACT.multiply(price, rate), places)
