"""Relisting of a closed listing: the fields that are kept, and those that may change."""

from __future__ import annotations

from collections.abc import Iterator

from app.domain.shapes import JsonObject, object_of, sequence_of, text_of
from app.domain.vocabulary import ItemTag, SubStatus
from app.domain.wire_item import (
    WireItem,
    WireVariation,
    item_of,
    pictures_of,
    variations_in,
    variations_of,
)
from app.rules.changes.status import is_closed
from app.rules.findings import Finding
from app.rules.offer.listing_types import NEW_MODEL
from app.rules.offer.stock import quantities_differ

CHANGEABLE = frozenset({"price", "available_quantity", "listing_type_id", "variations"})
"""Fields that may change when a listing is relisted."""

_OF_VARIATION = frozenset({"id", "price", "available_quantity", "quantity"})
_TAKEN_OVER = (
    *("site_id", "title", "subtitle", "category_id", "official_store_id", "price"),
    *("currency_id", "available_quantity", "buying_mode", "condition", "listing_type_id"),
    *("shipping", "attributes", "sale_terms", "coverage_areas", "accepts_paymentplatform"),
    *("non_paymentplatform_payment_methods", "automatic_relist", "video_id", "warranty"),
    *("seller_custom_field", "seller_contact"),
)


def is_relistable(item: WireItem, *, relisted: bool) -> bool:
    """Return whether a listing can be relisted: closed, not deleted, never relisted before."""
    deleted = SubStatus.DELETED in sequence_of(item.get("sub_status"))
    return is_closed(item) and not deleted and not relisted


def relisting_tags(listing_type_id: str) -> list[str]:
    """Return the tags of a relisted listing.

    It keeps the visits of its parent; as the types of the new model are free of charge, it counts
    as relisted free of charge.
    """
    tags = [ItemTag.DRAGGED_BIDS_AND_VISITS.value]
    return [*tags, ItemTag.FREE_RELIST.value] if listing_type_id in NEW_MODEL else tags


def check_relisting(parent: WireItem, changes: JsonObject) -> Iterator[Finding]:
    """Check the changes of a relisting: only fields that may change, only known variations."""
    varied = bool(variations_of(parent))
    known = {text_of(one.get("id")) for one in variations_of(parent)}
    if quantities_differ(changes):
        yield Finding.error("available_quantity", "item.quantity.conflict")
    for name in changes.keys() - {"quantity"}:
        if name not in CHANGEABLE:
            yield Finding.error(name, "item.field.not_modifiable", field=name)
        elif varied and name in ("price", "available_quantity"):
            yield Finding.error(name, f"item.{name}.has_variations")
    for entry in variations_in(changes.get("variations")):
        id_ = text_of(entry.get("id"))
        path = f"variations.{id_}"
        if id_ not in known:
            yield Finding.error(path, "item.variations.unknown", variation=id_)
        if quantities_differ(entry):
            yield Finding.error(f"{path}.available_quantity", "item.quantity.conflict")
        for name in entry.keys() - _OF_VARIATION:
            yield Finding.error(f"{path}.{name}", "item.field.not_modifiable", field=name)


def relisting_body(item: WireItem, after: JsonObject) -> dict[str, object]:
    """Return the body that relists ``item`` with the form values ``after``."""
    body: dict[str, object] = {path: v for path, v in after.items() if path in CHANGEABLE}
    parts: dict[str, dict[str, object]] = {}
    for path, value in after.items():
        head, _, rest = path.partition(".")
        if head == "variations" and rest:
            key, _, name = rest.partition(".")
            parts.setdefault(key, {})[name] = value
    if parts:
        # Variations that are not named would be left out.
        ids = [entry.get("id") for entry in variations_of(item)]
        body["variations"] = [{"id": id_, **parts.get(str(id_), {})} for id_ in ids]
    return body


def relisting_form(parent: WireItem, changes: JsonObject) -> WireItem:
    """Return the creation form of a relisted listing.

    If ``changes`` contains variations, others are left out, as in an update; price and stock of a
    listing with variations are those of the variations.
    """
    taken = ((name, parent.get(name)) for name in _TAKEN_OVER)
    form = {name: value for name, value in taken if value is not None}
    form |= {name: value for name, value in changes.items() if name != "variations"}
    form["pictures"] = [{"id": one.get("id")} for one in pictures_of(parent)]
    location = {**object_of(parent.get("location")), **object_of(parent.get("geolocation"))}
    if location:
        form["location"] = location
    variations = _variations(parent, changes)
    if variations:
        form["variations"] = variations
        for name in ("price", "available_quantity"):
            form.pop(name, None)
    return item_of(form)


def _variations(parent: WireItem, changes: JsonObject) -> list[WireVariation]:
    kept = {text_of(one.get("id")): one for one in variations_of(parent)}
    sent = {text_of(one.get("id")): one for one in variations_in(changes.get("variations"))}
    chosen = [id_ for id_ in kept if id_ in sent] if "variations" in changes else list(kept)
    forms: list[WireVariation] = []
    for id_ in chosen:
        form: WireVariation = {**kept[id_], **sent.get(id_, {})}
        # A new listing gets new ids. Variations without a price of their own get the parent's.
        form.pop("id", None)
        if form.get("price") is None:
            form["price"] = parent.get("price")
        forms.append(form)
    return forms
