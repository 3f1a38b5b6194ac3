"""Where a classified thing is: the creation form has the point on the map inside the location."""

from __future__ import annotations

from typing import cast

from app.domain.shapes import object_of
from app.domain.wire_item import WireGeolocation, WireLocation, WireSellerContact

_CONTACT = {"area_code": "area_code1", "phone": "phone1", "webmail": "webpage"}


POINT = frozenset({"latitude", "longitude"})
"""The fields of a location that are a point on the map."""


def split_place(sent: object) -> tuple[WireLocation, WireGeolocation | None]:
    """Return ``location`` without, and ``geolocation`` of, the point; ``None`` without one."""
    location: dict[str, object] = dict(object_of(sent))
    point = {name: location.pop(name, None) for name in ("latitude", "longitude")}
    known = None if None in point.values() else cast("WireGeolocation", point)
    return cast("WireLocation", location), known


def stored_contact(sent: object) -> WireSellerContact:
    """Return a seller_contact under the names it is read by; the creation form has others."""
    contact = {_CONTACT.get(name, name): value for name, value in object_of(sent).items()}
    return cast("WireSellerContact", contact)
