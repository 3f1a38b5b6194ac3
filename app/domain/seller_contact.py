"""Names of a seller's contact ("seller_contact"): those it is read by, those it is created by."""

from __future__ import annotations

from collections.abc import Mapping

from app.domain.shapes import JsonObject, object_of

_CREATED: Mapping[str, str] = {"area_code1": "area_code", "phone1": "phone", "webpage": "webmail"}
_READ = {created: read for read, created in _CREATED.items()}


def created_contact(contact: object) -> JsonObject:
    """Return a contact under the names of the creation form; what has one already keeps it."""
    found = object_of(contact)
    named = {_CREATED.get(name, name): value for name, value in found.items()}
    return {**named, **{name: value for name, value in found.items() if name in _READ}}


def read_contact(contact: object) -> JsonObject:
    """Return a contact under the names that it is read by."""
    return {_READ.get(name, name): value for name, value in object_of(contact).items()}
