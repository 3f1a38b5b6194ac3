"""What is left of a sale with each listing type, and where a higher price earns less."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal

from app.domain.vocabulary import ListingTypeId
from app.rules.charges import break_even, charge_of, net_of_sale
from app.rules.durations import LIMITED
from app.rules.listing_types import NEW_MODEL, UNLIMITED, may_list_free
from app.rules.sellers import SellerStanding
from app.rules.shipping import Reason, free_shipping_reasons, is_mandatory
from app.rules.sites import SiteRules

TOO_MANY_SALES = "too_many_sales"


@dataclass(frozen=True, slots=True)
class Offer:
    """One listing type at the price that was asked for; amounts in the site's currency.

    ``rate`` is the charge as a share of the price, ``share`` what is left as one (``None`` at price
    0). ``days`` is how long a listing lasts, ``None`` without end. ``closed_because`` is
    ``too_many_sales`` when the type is not open to the seller.
    """

    listing_type_id: str
    name: str
    rate: Decimal
    price: Decimal
    charge: Decimal
    shipping: Decimal
    net: Decimal
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

    ``offers_free`` is about the seller's own choice: a listing that ships free only because it must
    would not do so at a price where it need not.
    """

    site: SiteRules
    seller: SellerStanding
    condition: str | None
    official_store: bool
    offers_free: bool
    shipping_cost: Decimal

    def reasons(self, price: Decimal) -> list[Reason]:
        """Whether and why free shipping is mandatory at ``price``."""
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

    def shipping_at(self, price: Decimal) -> Decimal:
        """What the seller pays for shipping at ``price``: 0 while the buyer pays."""
        free = self.offers_free or is_mandatory(self.reasons(price))
        return self.shipping_cost if free else Decimal(0)

    def net_at(self, price: Decimal, listing_type_id: str) -> Decimal:
        """What is left of a sale at ``price``; the price itself where the charge is unknown."""
        shipping = self.shipping_at(price)
        net = net_of_sale(
            self.site.id, listing_type_id, price, free_shipping=True, shipping_cost=shipping
        )
        return price - shipping if net is None else net.net


def offers_at(terms: Terms, price: Decimal, names: Mapping[str, str]) -> tuple[Offer, ...]:
    """The listing types of the new model at ``price``; none on a site without known charges."""
    offers = []
    for listing_type_id in NEW_MODEL:
        charge = charge_of(terms.site.id, listing_type_id)
        if charge is None:
            continue
        shipping = terms.shipping_at(price)
        net = terms.net_at(price, listing_type_id)
        closed = listing_type_id == ListingTypeId.FREE and not may_list_free(
            terms.seller, terms.site, terms.condition
        )
        offers.append(
            Offer(
                listing_type_id=listing_type_id,
                name=names.get(listing_type_id, listing_type_id),
                rate=charge.rate,
                price=price,
                charge=price - shipping - net,
                shipping=shipping,
                net=net,
                share=net / price if price else None,
                installments=(charge.installments or 0) if charge.interest_free else 0,
                days=None if listing_type_id in UNLIMITED else LIMITED.days,
                closed_because=TOO_MANY_SALES if closed else None,
            )
        )
    return tuple(offers)


def cliff_of(terms: Terms, listing_type_id: str) -> Cliff | None:
    """Where the site's threshold makes a dearer sale earn less; ``None`` where it does not."""
    threshold = terms.site.free_shipping_threshold
    if threshold is None:
        return None
    just_above = threshold + Decimal(1).scaleb(-terms.site.decimal_places)
    net_at = terms.net_at(threshold, listing_type_id)
    net_above = terms.net_at(just_above, listing_type_id)
    if net_above >= net_at:
        return None
    again = break_even(
        terms.site.id, listing_type_id, net_at, shipping_cost=terms.shipping_at(just_above)
    )
    return None if again is None else Cliff(threshold, net_at, net_above, again)


def with_marketplace(reasons: Sequence[Reason], methods: str | None) -> tuple[Reason, ...]:
    """The reasons together with what the marketplace says by ``free.methods`` of the mode."""
    if methods is None:
        return tuple(reasons)
    said = Reason("marketplace_says", methods == "mandatory", {"methods": methods})
    return (*reasons, said)
