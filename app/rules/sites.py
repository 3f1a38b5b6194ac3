"""The facts of each country site, as one table."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from app.domain.money import MOST_PLACES
from app.rules.site_facts import SITE_FACTS

if TYPE_CHECKING:
    from app.rules.site_facts import Facts


class Charge(NamedTuple):
    """What a sale of one listing type costs on one site.

    ``rate`` is the share of the price (0.12 is 12 %). ``interest_free`` says whether the buyer
    may pay in instalments without interest, ``installments`` in how many, where that is known.
    """

    rate: Decimal
    interest_free: bool = False
    installments: int | None = None


class SiteRules(NamedTuple):
    """The facts of one country site; what is not known of it is empty or ``None``.

    ``charges`` are those of a sale by the listing types of the new model that cost something
    ("Sales charges per site"). ``free_shipping_threshold`` is the price, in ``currency_id``, above
    which some sellers must ship new items free ("Mandatory free shipping on one site"); ``None``
    where there is no such rule. ``free_sales_limit`` is the number of sales up to which a seller
    may list new products without charge ("Limits"). ``coverages`` are the kinds of free-shipping
    coverage on offer. ``decimal_mark`` and ``group_mark`` are how the country writes numbers,
    ``currency_sign`` what it writes before an amount of its own money. ``language`` (``es`` or
    ``pt``) is that of its listings.

    ``time_zone`` is the zone of its clocks, by its name in the IANA database.

    ``coverage_areas`` (names by id) and ``free_methods`` (ids) are what its listings may name; they
    are in no table, and ``None`` where nobody has asked the marketplace. ``currencies`` are the
    decimals of those that the marketplace was asked for, as no site of the table has them.
    """

    id: str
    country: str = ""
    time_zone: str = ""
    currency_id: str = ""
    decimal_places: int = MOST_PLACES
    currency_sign: str = ""
    decimal_mark: str = ""
    group_mark: str = ""
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
        # What is looked up by id has no hash.
        return hash((self.id, self.free_methods))


@cache
def sites() -> Mapping[str, SiteRules]:
    """Return the sites of the table by id, those of the specification first."""
    return MappingProxyType(
        {site_id: _site(site_id, {**facts}) for site_id, facts in SITE_FACTS.items()}
    )


def site_rules(site_id: str, currencies: Mapping[str, int] | None = None) -> SiteRules:
    """Return the facts of a site; of a site outside the table only its id is known.

    ``currencies`` are the decimals of those that the marketplace was asked for.
    """
    known = sites().get(site_id)
    site = known if known is not None else SiteRules(site_id)
    return site._replace(currencies=currencies) if currencies else site


def answered_places(places: object) -> int | None:
    """Return the decimals of a currency as they were answered; ``None`` where they cannot be."""
    if not isinstance(places, int) or isinstance(places, bool):
        return None
    return places if 0 <= places <= MOST_PLACES else None


def currency_places(currency_id: str) -> int | None:
    """Return how many decimals a currency of the table has; ``None`` for any other."""
    return _places().get(currency_id)


@cache
def _places() -> Mapping[str, int]:
    return {site.currency_id: site.decimal_places for site in sites().values()}


def _site(site_id: str, facts: Facts) -> SiteRules:
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
