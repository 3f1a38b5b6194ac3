"""What differs from country site to country site, as one table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from types import MappingProxyType

from app.domain.vocabulary import CoverageKind


@dataclass(frozen=True, slots=True)
class SiteRules:
    """The facts of one country site that rules depend on.

    ``free_shipping_threshold`` is the price, in ``currency_id``, above which some sellers must
    ship new items free ("Mandatory free shipping on one site"); ``None`` where there is no such
    rule. ``free_sales_limit`` is the number of sales up to which a seller may list new products
    without charge ("Limits"). ``coverages`` are the kinds of free-shipping coverage on offer.
    """

    id: str
    country: str
    currency_id: str
    locale: str
    decimal_places: int = 2
    free_shipping_threshold: Decimal | None = None
    free_sales_limit: int = 5
    coverages: tuple[str, ...] = ()
    prediction: bool = True


# The Venezuelan currency is VES, in force since 2018; older documents say VEF for the same site.
SITES: Mapping[str, SiteRules] = MappingProxyType(
    {
        site.id: site
        for site in (
            SiteRules("AR", "Argentina", "ARS", "es_AR"),
            SiteRules(
                "MX",
                "México",
                "MXN",
                "es_MX",
                free_shipping_threshold=Decimal(549),
                free_sales_limit=20,
                coverages=(
                    CoverageKind.ALL_COUNTRY.value,
                    CoverageKind.ALL_COUNTRY_EXCEPT_EXCLUSION_ZONE.value,
                ),
            ),
            SiteRules("CL", "Chile", "CLP", "es_CL", decimal_places=0),
            SiteRules("VE", "Venezuela", "VES", "es_VE", prediction=False),
            SiteRules("UY", "Uruguay", "UYU", "es_UY"),
            SiteRules(
                "CO", "Colombia", "COP", "es_CO", coverages=(CoverageKind.ALL_COUNTRY.value,)
            ),
        )
    }
)


def site_rules(site_id: str) -> SiteRules:
    """Return the facts of a site; a site nobody has heard of has no special rules.

    An unknown site has no currency and no country, and the plain ``en`` number format.
    """
    known = SITES.get(site_id)
    return known if known is not None else SiteRules(site_id, "", "", "en")
