"""Checks of a listing's seller contact against the requirements of its category."""

from __future__ import annotations

from collections.abc import Iterator

from app.domain.shapes import is_blank, object_of
from app.domain.vocabulary import Presence
from app.domain.wire_item import WireItem
from app.rules.findings import Finding

FIELDS: tuple[str, ...] = (
    *("area_code1", "area_code2", "contact", "email", "other_info", "phone1", "phone2"),
    *("webpage", "area_code", "phone", "webmail"),
)
"""The contact fields of a seller: the names in a listing, and those of the creation form."""


def check_contact(item: WireItem, wanted: str | None) -> Iterator[Finding]:
    """Check the contact of a listing against its category's ``seller_contact``."""
    contact = object_of(item.get("seller_contact"))
    is_given = any(name in FIELDS and not is_blank(value) for name, value in contact.items())
    if wanted == Presence.REQUIRED and not is_given:
        yield Finding.error("seller_contact", "item.seller_contact.required")
    elif wanted == Presence.NOT_ALLOWED and is_given:
        yield Finding.error("seller_contact", "item.seller_contact.not_allowed")
