"""A point on the map lies on the globe."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from app.rules.offer.location import check_point


@pytest.mark.parametrize(
    ("location", "off"),
    [
        (None, []),
        ({}, []),
        ({"latitude": None, "longitude": "here"}, []),
        ({"latitude": 90, "longitude": -180}, []),
        ({"latitude": Decimal("90.0001"), "longitude": 0}, ["location.latitude"]),
        (
            {"latitude": -91, "longitude": Decimal("180.5")},
            ["location.latitude", "location.longitude"],
        ),
    ],
)
def test_that_degrees_off_the_globe_are_found(location: Any, off: list[str]) -> None:
    assert [one.path for one in check_point({"location": location})] == off
