"""Sites as they travel, with what is true of a whole site and what sites call listing types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

LISTING_TYPE_NAMES: Mapping[str, str] = {
    "gold_pro": "Premium",
    "gold_special": "Clásica",
    "gold_premium": "Oro Premium",
    "gold": "Oro",
    "silver": "Plata",
    "bronze": "Bronce",
    "free": "Gratuita",
}
"""What sites call the types, the most visible first; proper names, which are not translated."""


class WireSite(TypedDict, total=False):
    """One country site."""

    id: str
    name: str | None


class WireListingType(TypedDict, total=False):
    """One listing type under the name its site gives it."""

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
    """One currency; ``decimal_places`` says how finely it is divided."""

    id: str
    symbol: str | None
    description: str | None
    decimal_places: int | None
