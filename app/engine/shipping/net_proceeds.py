"""The net proceeds of a sale by listing type, and where a higher price earns less."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal

from app.domain.vocabulary import ListingTypeId
from app.rules.offer.charges import charge_of, charge_rate, sale_charge
from app.rules.offer.durations import LIMITED
from app.rules.offer.least_price import least_price
from app.rules.offer.listing_types import NEW_MODEL, UNLIMITED, may_list_free
from app.rules.offer.net import Net, net_of_sale
from app.rules.offer.own_figures import NO_FIGURES, OwnFigures
from app.rules.offer.price import decimal_places
from app.rules.offer.shipping import Reason, free_shipping_reasons, is_mandatory
from app.rules.sellers import SellerStanding
from app.rules.sites import SiteRules

TOO_MANY_SALES = "too_many_sales"


@dataclass(frozen=True, slots=True)
class Offer:
    """A listing type at the requested price; amounts are in the listing's currency.

    ``rate`` is the charge as a share of the price, ``share`` the net as a share of it (``None`` at
    price 0). ``shipping`` is ``None`` while its cost is unknown, and then so is the net.
    ``own_costs`` are those given by the seller. ``days`` is the duration of a listing, ``None`` if
    unlimited. ``closed_because`` is ``too_many_sales`` if the type is not available to the seller.
    """

    listing_type_id: str
    name: str
    rate: Decimal
    price: Decimal
    charge: Decimal
    shipping: Decimal | None
    own_costs: Decimal | None
    net: Decimal | None
    share: Decimal | None
    installments: int
    days: int | None
    closed_because: str | None


@dataclass(frozen=True, slots=True)
class Cliff:
    """The price ``threshold`` above which mandatory free shipping lowers the net.

    ``net_at`` is the net at the threshold, ``net_above`` just above it; from ``same_again_at`` on a
    sale earns as much as at the threshold again.
    """

    threshold: Decimal
    net_at: Decimal
    net_above: Decimal
    same_again_at: Decimal


@dataclass(frozen=True, slots=True)
class Terms:
    """The data besides price and listing type that determine the net of a sale.

    ``shipping_cost`` is the seller's cost of free shipping, ``None`` while unknown. A
    ``classified`` is neither sold nor shipped through the marketplace, so it has neither.
    ``offers_free`` is the seller's own choice: it is false for a listing that ships free only
    because it has to. ``own`` are the seller's own figures.
    """

    site: SiteRules
    seller: SellerStanding
    condition: str | None
    official_store: bool
    offers_free: bool
    shipping_cost: Decimal | None
    classified: bool = False
    currency_id: str | None = None
    own: OwnFigures = NO_FIGURES

    def reasons(self, price: Decimal) -> list[Reason]:
        """Return the conditions for mandatory free shipping at ``price``.

        Each of them tells whether it holds.
        """
        if self.classified:
            return []
        return free_shipping_reasons(
            price=price,
            condition=self.condition,
            official_store=self.official_store,
            seller=self.seller,
            site=self.site,
        )

    @property
    def rule_applies(self) -> bool:
        """Whether above some price this seller has to ship this item free."""
        threshold = self.site.free_shipping_threshold
        return threshold is not None and is_mandatory(self.reasons(threshold + 1))

    def pays_at(self, price: Decimal) -> bool:
        """Return whether the seller pays for shipping at ``price``."""
        return not self.classified and (self.offers_free or is_mandatory(self.reasons(price)))

    def shipping_at(self, price: Decimal) -> Decimal | None:
        """Return the seller's shipping cost at ``price``: 0 while the buyer pays.

        ``None`` if it is unknown or nothing is shipped.
        """
        if self.classified:
            return None
        return self.shipping_cost if self.pays_at(price) else Decimal(0)

    def rate_of(self, listing_type_id: str, price: Decimal = Decimal(0)) -> Decimal | None:
        """Return the sale charge at ``price`` as a share of it, or ``None`` if it is unknown."""
        if self.classified:
            return None
        return charge_rate(self.site.id, listing_type_id, price, self.own)

    def charge_at(self, price: Decimal, listing_type_id: str) -> Decimal | None:
        """Return the sale charge at ``price``; ``None`` if unknown or if nothing is sold."""
        if self.classified:
            return None
        return sale_charge(
            self.site.id, listing_type_id, price, currency_id=self.currency_id, own=self.own
        )

    def sale_at(self, price: Decimal, listing_type_id: str) -> Net | None:
        """Return the net of a sale at ``price`` with its parts.

        ``None`` while charge or shipping cost is unknown.
        """
        if self.classified:
            return None
        return net_of_sale(
            self.site.id,
            listing_type_id,
            price,
            free_shipping=self.pays_at(price),
            shipping_cost=self.shipping_cost,
            currency_id=self.currency_id,
            own=self.own,
        )

    def net_at(self, price: Decimal, listing_type_id: str) -> Decimal | None:
        """Return the net of a sale at ``price``.

        ``None`` while charge or shipping cost is unknown.
        """
        sale = self.sale_at(price, listing_type_id)
        return None if sale is None else sale.net

    def price_leaving(
        self,
        listing_type_id: str,
        amount: Decimal,
        share: Decimal = Decimal(0),
        *,
        start: Decimal = Decimal(0),
    ) -> Decimal | None:
        """Return the lowest price from ``start`` on whose net is large enough.

        It is at least ``amount`` plus ``share`` of the price. ``None`` if there is no such price or
        the net is unknown.
        """
        places = decimal_places(self.currency_id or None, self.site)

        def beyond(price: Decimal) -> Decimal | None:
            net = self.net_at(price, listing_type_id)
            return None if net is None else net - amount - share * price

        def slope(price: Decimal) -> Decimal:
            rate = self.rate_of(listing_type_id, price) or Decimal(0)
            return 1 - rate - (self.own.tax or Decimal(0)) - share

        breaks = [step.from_price for step in self.own.steps_of(listing_type_id)]
        if (threshold := self.site.free_shipping_threshold) is not None:
            breaks.append(threshold + Decimal(1).scaleb(-places))
        return least_price(beyond, slope, breaks, places=places, start=start)


def offers_at(terms: Terms, price: Decimal, names: Mapping[str, str]) -> tuple[Offer, ...]:
    """Return the listing types of the new model at ``price``, as far as their charges are known."""
    return tuple(
        offer
        for listing_type_id in NEW_MODEL
        if (offer := _offer(terms, price, listing_type_id, names)) is not None
    )


def _offer(
    terms: Terms, price: Decimal, listing_type_id: str, names: Mapping[str, str]
) -> Offer | None:
    kind = charge_of(terms.site.id, listing_type_id)
    charge = terms.charge_at(price, listing_type_id)
    rate = terms.rate_of(listing_type_id, price)
    if kind is None or charge is None or rate is None:
        return None
    sale = terms.sale_at(price, listing_type_id)
    net = None if sale is None else sale.net
    closed = listing_type_id == ListingTypeId.FREE and not may_list_free(
        terms.seller, terms.site, terms.condition
    )
    return Offer(
        listing_type_id=listing_type_id,
        name=names.get(listing_type_id, listing_type_id),
        rate=rate,
        price=price,
        charge=charge,
        shipping=terms.shipping_at(price),
        own_costs=None if sale is None else sale.own_costs,
        net=net,
        share=net / price if price and net is not None else None,
        installments=(kind.installments or 0) if kind.interest_free else 0,
        days=None if listing_type_id in UNLIMITED else LIMITED.days,
        closed_because=TOO_MANY_SALES if closed else None,
    )


def cliff_of(terms: Terms, listing_type_id: str) -> Cliff | None:
    """Return the threshold above which a sale earns less.

    ``None`` if there is none or the net is unknown.
    """
    threshold = terms.site.free_shipping_threshold
    if threshold is None:
        return None
    just_above = threshold + Decimal(1).scaleb(-terms.site.decimal_places)
    net_at = terms.net_at(threshold, listing_type_id)
    net_above = terms.net_at(just_above, listing_type_id)
    if net_at is None or net_above is None or net_above >= net_at:
        return None
    again = terms.price_leaving(listing_type_id, net_at, start=just_above)
    return None if again is None else Cliff(threshold, net_at, net_above, again)


def with_marketplace(reasons: Sequence[Reason], methods: str | None) -> tuple[Reason, ...]:
    """Return the reasons, followed by the marketplace's own answer (``free.methods``).

    It is that of the mode in use; nothing is added if it is ``None``.
    """
    if methods is None:
        return tuple(reasons)
    marketplace = Reason("marketplace_says", methods == "mandatory", {"methods": methods})
    return (*reasons, marketplace)
