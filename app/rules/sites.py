"""The facts of each country site, as one table."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from app.domain.money import MOST_PLACES
from app.rules.site_facts import SITE_FACTS, WRITTEN

if TYPE_CHECKING:
    from app.rules.site_facts import Facts


class Charge(NamedTuple):
    """The charge for a sale with one listing type on one site.

    ``rate`` is the share of the price (0.12 is 12 %). ``interest_free`` is whether the buyer may
    pay in instalments without interest, ``installments`` their number, if known.
    """

    rate: Decimal
    interest_free: bool = False
    installments: int | None = None


class SiteRules(NamedTuple):
    """The facts of one country site; unknown facts are empty or ``None``.

    ``charges`` are those of the listing types of the new model that are not free ("Sales charges
    per site"). ``free_shipping_threshold`` is the price, in ``currency_id``, above which some
    sellers must ship new items free ("Mandatory free shipping on one site"); ``None`` if there is
    no such rule. ``free_sales_limit`` is the number of sales up to which a seller may list new
    products without charge ("Limits"). ``coverages`` are the available kinds of free-shipping
    coverage. ``language`` (``es`` or ``pt``) is that of its listings. The notation of numbers is in
    ``app.editing.number_locale``.

    ``time_zone`` is its zone by the name in the IANA database.

    ``coverage_areas`` (names by id) and ``free_methods`` (ids) are those that its listings may
    name; they are not in the table, and ``None`` until requested from the marketplace.
    ``currencies`` are the decimals of currencies requested from the marketplace because no site in
    the table has them.
    """

    id: str
    country: str = ""
    time_zone: str = ""
    currency_id: str = ""
    decimal_places: int = MOST_PLACES
    language: str = "es"
    charges: Mapping[str, Charge] = MappingProxyType({})
    free_shipping_threshold: Decimal | None = None
    free_sales_limit: int | None = None
    coverages: tuple[str, ...] = ()
    prediction: bool = True
    coverage_areas: Mapping[str, str] | None = None
    free_methods: frozenset[str] | None = None
    currencies: Mapping[str, int] = MappingProxyType({})

    def __hash__(self) -> int:
        # Mappings by id cannot be hashed.
        return hash((self.id, self.free_methods))


@cache
def sites() -> Mapping[str, SiteRules]:
    """Return the sites in the table by id, those of the specification first."""
    return MappingProxyType(
        {site_id: _site(site_id, {**facts}) for site_id, facts in SITE_FACTS.items()}
    )


def site_rules(site_id: str, currencies: Mapping[str, int] | None = None) -> SiteRules:
    """Return the facts of a site; for a site outside the table only its id is set.

    ``currencies`` are the decimals of currencies requested from the marketplace.
    """
    known = sites().get(site_id)
    site = known if known is not None else SiteRules(site_id)
    return site._replace(currencies=currencies) if currencies else site


def answered_places(places: object) -> int | None:
    """Return the decimals of a currency from an answer; ``None`` if they are not valid."""
    if not isinstance(places, int) or isinstance(places, bool):
        return None
    return places if 0 <= places <= MOST_PLACES else None


def _site(site_id: str, facts: Facts) -> SiteRules:
    for mark in WRITTEN:
        facts.pop(mark, None)
    threshold = facts.pop("free_shipping_threshold", None)
    charges = {
        kind: Charge(**(charge | {"rate": Decimal(charge["rate"])}))
        for kind, charge in facts.pop("charges", {}).items()
    }
    return SiteRules(
        site_id,
        charges=MappingProxyType(charges),
        free_shipping_threshold=None if threshold is None else Decimal(threshold),
        **facts,
    )
