"""Typed dicts for shipping modes and the cost of free shipping."""

from __future__ import annotations

from typing import TypedDict

from app.domain.wire_item import WireFreeRule, WireNumber


class WireFreeShipping(TypedDict, total=False):
    """``free`` of a mode object: whether free shipping must be set, and with which methods."""

    methods: str | None
    accepted_methods: list[str | int] | None
    rules: list[WireFreeRule] | None
    flat: object


class WireShippingAttributes(TypedDict, total=False):
    """``shipping_attributes`` of a mode object."""

    dimensions: str | None
    costs: str | None
    free: WireFreeShipping | None
    local_pick_up: str | None
    mandatory_for_user: bool | None


class WireShippingMode(TypedDict, total=False):
    """One shipping mode that a user may use for a category and a price."""

    mode: str | None
    shipping_attributes: WireShippingAttributes | None
    mandatory_for_user: bool | None


class WireCoverageCost(TypedDict, total=False):
    """The cost for the seller of shipping one listing free to one part of the country."""

    list_cost: WireNumber | None
    currency_id: str | None


class WireCoverage(TypedDict, total=False):
    """The places where a listing can be shipped free, and the cost for the seller."""

    all_country: WireCoverageCost | None
    all_country_except_exclusion_zone: WireCoverageCost | None


class WireCoverageAnswer(TypedDict, total=False):
    """The answer of a free-shipping look-up."""

    coverage: WireCoverage | None
