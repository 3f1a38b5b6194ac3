"""Areas to which a listing ships free, and the seller's cost ("Shipping lookups")."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from app.domain.dimensions import Dimensions, billable_weight, parse_dimensions
from app.domain.shapes import object_of
from app.domain.vocabulary import CoverageKind
from app.domain.wire_item import WireItem, shipping_of
from app.domain.wire_shipping import WireCoverage, WireCoverageAnswer, WireCoverageCost
from app.domain.wire_user import WireUser
from app.rules.numbers import round_money
from app.rules.sites import SiteRules, site_rules
from app.service.items.flat_rates import NEARER_SHARE, flat_rate
from app.service.market.market import Market
from app.service.stores.folding import fold

# For a category without a standard package: a shoe box of one kilogram.
_ANY_PACKAGE = "15x22x33,1000"

# States for which the far zone is near, so that excluding it is not offered.
_FAR_STATES: Mapping[str, frozenset[str]] = {
    "MX": frozenset({"baja california", "baja california sur", "quintana roo", "yucatan"}),
}


def coverage_answer(
    site: SiteRules, dimensions: Dimensions, seller: WireUser
) -> WireCoverageAnswer:
    """Return the answer to a free-shipping look-up: the coverages of the site with their costs.

    A site without the operator's shipping service has none. ``seller`` is a wire user, whose
    address decides whether the far zone can be excluded.
    """
    cost = flat_rate(site.id, billable_weight(dimensions))
    coverage: dict[str, WireCoverageCost] = {}
    for kind in site.coverages:
        if cost is None or (kind == _NEARER and _is_far(site, seller)):
            continue
        share = cost * NEARER_SHARE if kind == _NEARER else cost
        coverage[kind] = {
            "list_cost": round_money(share, site.decimal_places),
            "currency_id": site.currency_id,
        }
    known: WireCoverage = cast("WireCoverage", coverage)
    return {"coverage": known}


def coverage_of_item(market: Market, item: WireItem) -> WireCoverageAnswer:
    """Return the answer to the look-up for one item, by its package or that of its category."""
    seller = market.users.read(str(item.get("seller_id")))
    site = site_rules(str(item.get("site_id") or ""))
    return coverage_answer(site, package_of(market, item), {} if seller is None else seller)


def package_of(market: Market, item: WireItem) -> Dimensions:
    """Return the package of an item; without dimensions, the category's standard package."""
    known = market.categories.known(item.get("category_id"))
    standard = known.dimensions if known is not None else None
    for text in (shipping_of(item).get("dimensions"), standard, _ANY_PACKAGE):
        dimensions = parse_dimensions(text)
        if dimensions is not None:
            return dimensions
    raise AssertionError("the last package is readable")


def _is_far(site: SiteRules, seller: WireUser) -> bool:
    state = object_of(seller.get("address")).get("state")
    return isinstance(state, str) and fold(state) in _FAR_STATES.get(site.id, ())


_NEARER = CoverageKind.ALL_COUNTRY_EXCEPT_EXCLUSION_ZONE.value
