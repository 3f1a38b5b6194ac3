"""What a site's listings may name is asked of the marketplace; what it does not say is unknown."""

from __future__ import annotations

from typing import Any

import pytest

from app.domain.models.category import Category
from app.domain.models.coverage_area import CoverageArea
from app.domain.models.shipping import ShippingMode
from app.engine.catalog.categories import wants_areas, wants_methods, with_areas, with_methods
from app.rules.sites import site_rules

MX = site_rules("MX")


@pytest.mark.parametrize(
    ("settings", "areas", "methods"),
    [
        ({}, False, False),
        ({"coverage_areas": "not_allowed", "shipping_modes": ["custom"]}, False, False),
        ({"coverage_areas": "optional"}, True, False),
        ({"shipping_modes": ["custom", "me2"]}, False, True),
    ],
)
def test_that_only_what_the_category_allows_is_asked_for(
    settings: dict[str, Any], areas: bool, methods: bool
) -> None:
    limits = Category.parse({"id": "MX1", "settings": settings}).limits
    assert (wants_areas(limits), wants_methods(limits)) == (areas, methods)


def test_that_areas_have_their_names_and_one_without_is_called_by_its_id() -> None:
    told = [{"id": "MX-PUE", "description": "Puebla"}, {"id": "MX-X"}]
    site = with_areas(MX, map(CoverageArea.parse, told))
    assert site.coverage_areas == {"MX-PUE": "Puebla", "MX-X": "MX-X"}


def mode(name: str, methods: list[int] | None) -> ShippingMode:
    free = None if methods is None else {"accepted_methods": methods}
    return ShippingMode.parse({"mode": name, "shipping_attributes": {"free": free}})


@pytest.mark.parametrize(
    ("modes", "methods"),
    [
        ([], None),
        ([mode("custom", [7])], None),
        ([mode("me2", None)], None),
        ([mode("me2", [])], None),
        ([mode("custom", [7]), mode("me2", [501345, 501346])], {"501345", "501346"}),
    ],
)
def test_that_the_methods_are_those_of_the_mode_that_the_marketplace_ships(
    modes: list[ShippingMode], methods: set[str] | None
) -> None:
    assert with_methods(MX, modes).free_methods == methods
