"""The geographical point of a listing, in degrees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.domain.shapes import object_of
from app.domain.wire_item import WireItem
from app.rules.findings import Finding
from app.rules.numbers import as_number

FARTHEST: Mapping[str, int] = {"latitude": 90, "longitude": 180}
"""The maximum absolute value of each coordinate, in degrees."""


def check_point(item: WireItem) -> Iterator[Finding]:
    """Check that latitude and longitude of a location are valid."""
    location = object_of(item.get("location"))
    for name, farthest in FARTHEST.items():
        if is_out_of_range(location.get(name), farthest):
            yield Finding.error(f"location.{name}", "item.location.invalid", farthest=farthest)


def is_out_of_range(value: object, farthest: int) -> bool:
    """Return whether ``value`` is a number of degrees beyond ``farthest`` on either side."""
    degrees = as_number(value)
    return degrees is not None and abs(degrees) > farthest
