"""Fields that have another name or place in the creation form than in the stored item."""

from __future__ import annotations

from typing import cast

from app.domain.calls import read_contact
from app.domain.shapes import object_of
from app.domain.wire_item import WireGeolocation, WireLocation, WireSellerContact

POINT = frozenset({"latitude", "longitude"})
"""The fields of a location that define a point on the map."""


def split_place(sent: object) -> tuple[WireLocation, WireGeolocation | None]:
    """Split a form's location into ``location`` and ``geolocation`` (``None`` without a point)."""
    location: dict[str, object] = dict(object_of(sent))
    point = {name: location.pop(name, None) for name in ("latitude", "longitude")}
    known = None if None in point.values() else cast("WireGeolocation", point)
    return cast("WireLocation", location), known


def stored_contact(sent: object) -> WireSellerContact:
    """Return a ``seller_contact`` of the creation form with the stored field names."""
    return cast("WireSellerContact", read_contact(sent))
