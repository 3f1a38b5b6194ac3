"""Form fields for the options of a listing: sale, payment, warranty, location and contact."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from app.domain.vocabulary import BuyingMode, Presence
from app.domain.wire_item import WireItem
from app.editing.form.fields import FieldKind, FieldSpec, Lock
from app.editing.form.list_entries import AREAS, distinct_choices
from app.editing.form.locks import lock_for
from app.editing.values import Choice
from app.rules.sites import SiteRules

CONTACT = (
    # The form shows these fields in pairs, two on a line.
    *("contact", "email", "area_code1", "phone1", "area_code2", "phone2"),
    *("webpage", "other_info"),
)
PLACE: Mapping[str, FieldKind] = {
    "address_line": FieldKind.TEXT,
    "zip_code": FieldKind.TEXT,
    "state": FieldKind.PLACE,
    "city": FieldKind.PLACE,
    "latitude": FieldKind.DEGREES,
    "longitude": FieldKind.DEGREES,
    "neighborhood": FieldKind.PLACE,
}


def selling_fields(
    item: WireItem,
    modes: tuple[str, ...],
    currencies: tuple[str, ...],
    locks: Mapping[str, Lock],
) -> Iterator[FieldSpec]:
    """Yield the fields for selling and payment options.

    The buying mode and the currency have a field only if there are several to choose from.
    """

    def spec(path: str, kind: FieldKind, **more: Any) -> FieldSpec:
        return FieldSpec(path, kind, locked=lock_for(locks, path), **more)

    for path, known in (("buying_mode", modes), ("currency_id", currencies)):
        own = item.get(path)
        names = dict.fromkeys((*known, *([str(own)] if own else ())))
        if len(names) > 1:
            choices = tuple(Choice(name, name) for name in names)
            yield spec(path, FieldKind.CHOICE, required=True, choices=choices)
    # A field that has a yes-or-no value cannot be set back to no value.
    accepts, again = item.get("accepts_paymentplatform"), item.get("automatic_relist")
    is_known = isinstance(accepts, bool)
    yield spec("accepts_paymentplatform", FieldKind.YES_NO, required=is_known)
    yield spec("non_paymentplatform_payment_methods", FieldKind.LIST)
    yield spec("automatic_relist", FieldKind.YES_NO, required=isinstance(again, bool))
    flag = isinstance(item.get("warranty"), bool)
    yield spec("warranty", FieldKind.YES_NO if flag else FieldKind.TEXT)
    text = isinstance(item.get("official_store_id"), str)
    yield spec("official_store_id", FieldKind.TEXT if text else FieldKind.INTEGER)


def contact_fields(
    item: WireItem,
    *,
    contact: str | None,
    areas: str | None,
    site: SiteRules,
    locks: Mapping[str, Lock],
) -> Iterator[FieldSpec]:
    """Yield the fields for contact data, location and coverage areas.

    Contact and location fields appear in classified ads; contact and coverage areas also appear if
    the category allows or requires them. ``contact`` and ``areas`` are the category's settings
    ``seller_contact`` and ``coverage_areas``; ``site`` has the coverage areas by name, if they are
    known.
    """
    classified = item.get("buying_mode") == BuyingMode.CLASSIFIED

    def spec(path: str, kind: FieldKind, choices: tuple[Choice, ...] = ()) -> FieldSpec:
        return FieldSpec(path, kind, choices=choices, locked=lock_for(locks, path))

    if classified or contact in (Presence.OPTIONAL, Presence.REQUIRED):
        for name in CONTACT:
            yield spec(f"seller_contact.{name}", FieldKind.TEXT)
    if classified:
        for name, kind in PLACE.items():
            yield spec(f"location.{name}", kind)
    if item.get("coverage_areas") or areas in (Presence.OPTIONAL, Presence.REQUIRED):
        known = distinct_choices(site.coverage_areas or {})
        yield spec(AREAS, FieldKind.LIST, choices=known)
