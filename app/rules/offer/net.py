"""The net of a sale: what is left for the seller."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from app.rules.numbers import round_money
from app.rules.offer.charges import places_of, sale_charge, share_of
from app.rules.offer.own_figures import NO_FIGURES, OwnFigures


@dataclass(frozen=True, slots=True)
class Net:
    """The net of one sale, in the listing's currency.

    ``net`` is the price minus ``charge``, ``shipping``, ``tax``, ``packaging`` and ``unit_cost``;
    the last three are the seller's own figures, 0 if tax and packaging are not stated.
    ``unit_cost`` is ``None`` if it is not stated. ``by_own`` is whether the net uses the seller's
    figures and not the site's table alone.
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
        """The seller's own costs of a sale besides the charge: tax, packaging and unit cost."""
        return self.tax + self.packaging + (self.unit_cost or Decimal(0))

    @property
    def margin(self) -> Decimal | None:
        """The net as a share of the price; ``None`` if the unit cost is unknown."""
        if self.unit_cost is None or not self.price:
            return None
        return self.net / self.price


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
    """Return the net of one sale, or ``None`` if it is unknown.

    The shipping cost counts only if the seller offers free shipping; if it is ``None``, the net is
    then unknown.
    """
    charge = sale_charge(site_id, listing_type_id, price, currency_id=currency_id, own=own)
    shipping = shipping_cost if free_shipping else Decimal(0)
    if charge is None or shipping is None or own.unknown:
        return None
    places = places_of(site_id, currency_id)
    shipping = round_money(shipping, places)
    tax = Decimal(0) if own.tax is None else share_of(price, own.tax, places)
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
