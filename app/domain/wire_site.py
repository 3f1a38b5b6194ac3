"""Sites as they travel, with what is true of a whole site, typed by field."""

from __future__ import annotations

from typing import TypedDict


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
