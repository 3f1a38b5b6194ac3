"""A seller's own costs and charges, and those that apply to a listing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal

MOST_AMOUNT = Decimal(10) ** 12
"""The exclusive upper bound of an amount set by the seller."""
MOST_PLACES = 6
"""The maximum number of decimals of such an amount, or of a percentage."""
LONGEST_CODE = 200


@dataclass(frozen=True, slots=True)
class CodeFigures:
    """A seller's figures for one own code; ``None`` means not stated.

    ``unit_cost``, ``packaging`` and ``floor`` (the least price) are amounts in ``currency_id``,
    where an empty one means the site's; ``tax`` is a share of the price, 0.16 for 16 %.
    """

    code: str
    unit_cost: Decimal | None = None
    packaging: Decimal | None = None
    tax: Decimal | None = None
    floor: Decimal | None = None
    currency_id: str = ""

    @property
    def is_empty(self) -> bool:
        """Whether nothing is stated."""
        return all(x is None for x in (self.unit_cost, self.packaging, self.tax, self.floor))


@dataclass(frozen=True, slots=True)
class OwnCharge:
    """This seller's charge for a sale: ``rate`` of the price (0.14 is 14 %) and a ``fixed`` amount.

    An empty ``category_id`` or ``listing_type_id`` means all of the site; a category includes those
    below it. The charge applies from the price ``from_price`` up to the next charge of the same
    place.
    """

    site_id: str
    category_id: str
    listing_type_id: str
    from_price: Decimal
    rate: Decimal
    fixed: Decimal = Decimal(0)

    @property
    def place(self) -> tuple[str, str, str]:
        """Where it applies: site, category, listing type."""
        return self.site_id, self.category_id, self.listing_type_id


@dataclass(frozen=True, slots=True)
class OwnFigures:
    """A seller's own figures for one listing, in its currency.

    ``charges`` are the steps by price, lowest first, by listing type; those of an empty type apply
    to every type that is not named. ``unknown`` is true if amounts are given in another currency
    than the listing's, so that the net is unknown.
    """

    unit_cost: Decimal | None = None
    packaging: Decimal | None = None
    tax: Decimal | None = None
    floor: Decimal | None = None
    charges: Mapping[str, tuple[OwnCharge, ...]] = field(default_factory=dict, hash=False)
    unknown: bool = False

    def steps_of(self, listing_type_id: str) -> tuple[OwnCharge, ...]:
        """Return the own charges of a listing type; empty if the site's table applies."""
        return self.charges.get(listing_type_id) or self.charges.get("", ())

    def count_for(self, listing_type_id: str) -> bool:
        """Return whether the net of a sale depends on the seller's figures."""
        stated = (self.unit_cost, self.packaging, self.tax)
        paid = self.unknown or any(one is not None for one in stated)
        return paid or bool(self.steps_of(listing_type_id))

    def charge_at(self, price: Decimal, listing_type_id: str) -> OwnCharge | None:
        """Return the own charge of a sale at ``price``; ``None`` if the site's table applies."""
        found = None
        for charge in self.steps_of(listing_type_id):
            if charge.from_price > price:
                break
            found = charge
        return found


NO_FIGURES = OwnFigures()
"""The absence of own figures: the site's table applies."""


def figures_for(
    stated: CodeFigures | None,
    charges: Sequence[OwnCharge],
    *,
    site_currency: str,
    category_path: Sequence[str],
    currency_id: str,
) -> OwnFigures:
    """Return the figures that apply to a listing; ``charges`` are those of its site.

    ``category_path`` has its category and those above it, outermost first. The charges of the
    nearest category apply, those for its listing type before those for all types.
    """
    own = NO_FIGURES
    if charges:
        kinds = {charge.listing_type_id for charge in charges}
        steps = {kind: _nearest(charges, category_path, kind) for kind in kinds}
        foreign = currency_id not in ("", site_currency)
        amounts = any(one.fixed or one.from_price for some in steps.values() for one in some)
        own = OwnFigures(charges=steps, unknown=foreign and amounts)
    if stated is None:
        return own
    theirs = stated.currency_id or site_currency
    if currency_id not in ("", theirs):
        paid = stated.unit_cost is not None or stated.packaging is not None
        return replace(own, tax=stated.tax, unknown=own.unknown or paid)
    return replace(
        own,
        unit_cost=stated.unit_cost,
        packaging=stated.packaging,
        tax=stated.tax,
        floor=stated.floor,
    )


def _nearest(
    charges: Iterable[OwnCharge], category_path: Sequence[str], listing_type_id: str
) -> tuple[OwnCharge, ...]:
    places: dict[tuple[str, str], list[OwnCharge]] = {}
    for charge in charges:
        if charge.listing_type_id in ("", listing_type_id):
            places.setdefault((charge.category_id, charge.listing_type_id), []).append(charge)
    for category_id in (*reversed(category_path), ""):
        for kind in dict.fromkeys((listing_type_id, "")):
            if steps := places.get((category_id, kind)):
                return tuple(sorted(steps, key=lambda charge: charge.from_price))
    return ()
