"""What is left of a sale with each listing type, and where a higher price earns less."""

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
    """One listing type at the price that was asked for; amounts in the listing's currency.

    ``rate`` is the charge as a share of the price, ``share`` what is left as one (``None`` at price
    0). ``shipping`` is ``None`` while nobody knows its cost, and then so is what is left.
    ``own_costs`` are what the seller has given. ``days`` is how long a listing lasts, ``None``
    without end. ``closed_because`` is ``too_many_sales`` when the type is not open to the seller.
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
    """Above ``threshold`` free shipping becomes mandatory and a sale earns less.

    ``net_at`` is left at the threshold, ``net_above`` just above it, and from ``same_again_at`` on
    a sale earns as much as at the threshold again.
    """

    threshold: Decimal
    net_at: Decimal
    net_above: Decimal
    same_again_at: Decimal


@dataclass(frozen=True, slots=True)
class Terms:
    """Everything but price and listing type that decides what is left of a sale.

    ``shipping_cost`` is what free shipping costs the seller, ``None`` while nobody knows. A
    ``classified`` is neither sold nor shipped through the marketplace: nothing is known of either.
    ``offers_free`` is about the seller's own choice: a listing that ships free only because it must
    would not do so at a price where it need not. ``own`` are the seller's own figures.
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
        """Return whether and why free shipping is mandatory at ``price``."""
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
        """Whether there is a price above which this seller must ship this item free."""
        threshold = self.site.free_shipping_threshold
        return threshold is not None and is_mandatory(self.reasons(threshold + 1))

    def pays_at(self, price: Decimal) -> bool:
        """Return whether the seller pays for shipping at ``price``."""
        return not self.classified and (self.offers_free or is_mandatory(self.reasons(price)))

    def shipping_at(self, price: Decimal) -> Decimal | None:
        """Return what the seller pays for shipping at ``price``: 0 while the buyer pays.

        ``None`` where nobody knows it, and where nothing is shipped.
        """
        if self.classified:
            return None
        return self.shipping_cost if self.pays_at(price) else Decimal(0)

    def rate_of(self, listing_type_id: str, price: Decimal = Decimal(0)) -> Decimal | None:
        """Return what a sale at ``price`` costs as a share of it, where that is known."""
        if self.classified:
            return None
        return charge_rate(self.site.id, listing_type_id, price, self.own)

    def charge_at(self, price: Decimal, listing_type_id: str) -> Decimal | None:
        """Return what a sale at ``price`` costs; ``None`` where nobody knows it, or nothing is
        sold.
        """
        if self.classified:
            return None
        return sale_charge(
            self.site.id, listing_type_id, price, currency_id=self.currency_id, own=self.own
        )

    def sale_at(self, price: Decimal, listing_type_id: str) -> Net | None:
        """Return what is left of a sale at ``price``, part by part; ``None`` while charge or
        shipping is unknown.
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
        """Return what is left of a sale at ``price``; ``None`` while charge or shipping is
        unknown.
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
        """Return the smallest price from ``start`` on of which a sale leaves at least ``amount``
        and ``share`` of the price; ``None`` where there is none, or where nobody knows.
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
    """Return the listing types of the new model at ``price``; none without known charges."""
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
    """Return where the site's threshold makes a dearer sale earn less; ``None`` where it does not,
    or where nobody knows.
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
    """Return the reasons together with what the marketplace says by ``free.methods`` of the
    mode.
    """
    if methods is None:
        return tuple(reasons)
    marketplace = Reason("marketplace_says", methods == "mandatory", {"methods": methods})
    return (*reasons, marketplace)
