"""Typed dicts for sites and what belongs to them: listing types, coverage areas, currencies."""

from collections.abc import Mapping
from typing import TypedDict

# Annotations are not postponed: a typed dict would have to compile each of them from its text,
# before the first frame of the window, which shows the names of listing types.

LISTING_TYPE_NAMES: Mapping[str, str] = {
    "gold_pro": "Premium",
    "gold_special": "Clásica",
    "gold_premium": "Oro Premium",
    "gold": "Oro",
    "silver": "Plata",
    "bronze": "Bronce",
    "free": "Gratuita",
}
"""The names of the listing types on the sites, the most visible first; they are proper names and
are not translated."""


class WireSite(TypedDict, total=False):
    """One country site."""

    id: str
    name: str | None


class WireListingType(TypedDict, total=False):
    """One listing type with its name on a site."""

    site_id: str | None
    id: str
    name: str | None


class WireCoverageArea(TypedDict, total=False):
    """One area of a site; one of them is of type ``country``."""

    id: str
    description: str | None
    zone: str | None
    type: str | None


class WireCurrency(TypedDict, total=False):
    """One currency; ``decimal_places`` is the number of its decimals."""

    id: str
    symbol: str | None
    description: str | None
    decimal_places: int | None
