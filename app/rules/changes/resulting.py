"""Computation of the listing after an update."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from app.domain.shapes import JsonObject, distinct, object_of, objects_of, sequence_of, text_of
from app.domain.wire_item import WireItem, item_of, pictures_of, variation_of, variations_of
from app.rules.attributes.attributes import READ_ONLY, attribute_id, normalise_attributes
from app.rules.attributes.combinations import normalise_combinations
from app.rules.attributes.sale_terms import completed_terms
from app.rules.attributes.values import is_removal
from app.rules.attributes.variations import own_fields
from app.rules.changes.locks import FIXED
from app.rules.changes.status import resulting_status
from app.rules.differences import is_same
from app.rules.findings import Finding
from app.rules.offer.pictures import picture_keys
from app.rules.offer.price import listing_price
from app.rules.offer.shipping_fields import changed_shipping
from app.rules.offer.stock import offered_stock, total_stock

if TYPE_CHECKING:
    from app.domain.models.attribute import AttributeDefinition

_MERGED = ("location", "seller_contact")
# The meaning of null in an update: the value of a new listing in which nothing was set.
_NOTHING: Mapping[str, object] = {
    "coverage_areas": (),
    "non_paymentplatform_payment_methods": (),
    "automatic_relist": False,
    "accepts_paymentplatform": True,
    "location": {},
}
_SAYING = ("value_id", "value_name", "values")
_NOT_STORED = frozenset({*FIXED, "quantity", "deleted", "status"})


def resulting_item(
    before: WireItem,
    changes: JsonObject,
    attributes: Sequence[AttributeDefinition],
) -> tuple[WireItem, list[Finding]]:
    """Return the listing after an update, and the attributes that were dropped.

    Attributes and sale terms are merged by id (no value removes one, null changes none), shipping,
    location and contact by field; variations are merged by id, and those not named are removed;
    pictures are replaced, and removed ones are taken out of the variations. With variations the
    listing's price is the lowest of theirs and its stock the sum. The status follows from the
    update and the stock. Another category drops attributes that it does not have; ``attributes``
    are its definitions.

    The changes need not be valid: what cannot be applied is kept or copied unchanged, and reported
    by the checks. ``before`` is not modified.
    """
    fields: dict[str, object] = {
        **before,
        **{name: value for name, value in changes.items() if name not in _NOT_STORED},
    }
    after = item_of(fields)
    findings: list[Finding] = []
    if "quantity" in changes and "available_quantity" not in changes:
        fields["available_quantity"] = changes["quantity"]
    for name in _NOTHING.keys() & changes.keys():
        if changes[name] is None:
            nothing = _NOTHING[name]
            fields[name] = list(nothing) if isinstance(nothing, tuple) else nothing
    areas = fields.get("coverage_areas")
    if isinstance(areas, (list, tuple)):
        fields["coverage_areas"] = distinct(areas)
    if "shipping" in changes:
        fields["shipping"] = changed_shipping(before.get("shipping"), changes["shipping"])
    for name in _MERGED:
        sent = changes.get(name)
        if isinstance(sent, Mapping):
            fields[name] = {**object_of(before.get(name)), **sent}
    if "attributes" in changes:
        fresh = _not_as_before(before.get("attributes"), changes["attributes"])
        stored, findings = normalise_attributes(fresh, attributes)
        fields["attributes"] = _merged_by_id(before.get("attributes"), fresh, stored)
    if _is_moved(before, changes):
        fields["attributes"], gone = _taken_along(fields.get("attributes"), attributes)
        findings = [*findings, *(finding for finding in gone if finding not in findings)]
    if "sale_terms" in changes and changes["sale_terms"] is None:
        fields["sale_terms"] = before.get("sale_terms")
    if isinstance(changes.get("sale_terms"), (list, tuple)):
        terms = before.get("sale_terms")
        fresh = _not_as_before(terms, changes["sale_terms"])
        completed = completed_terms([term for term in fresh if not is_removal(term)], terms)
        fields["sale_terms"] = _merged_by_id(terms, fresh, completed)
    variations = changes.get("variations")
    if isinstance(variations, (list, tuple)):
        fields["variations"] = _merged_variations(before, variations, attributes)
    if isinstance(changes.get("pictures"), (list, tuple)):
        _replace_pictures(before, fields)
    if variations_of(after):
        _take_from_variations(before, after)
    fields["status"], sub_status = resulting_status(before, changes, offered_stock(after))
    fields["sub_status"] = list(sub_status)
    if "status" not in before:
        del fields["status"], fields["sub_status"]
    return after, findings


def _is_moved(before: WireItem, changes: JsonObject) -> bool:
    return "category_id" in changes and not is_same(
        changes["category_id"], before.get("category_id")
    )


def _taken_along(
    had: object, attributes: Sequence[AttributeDefinition]
) -> tuple[list[JsonObject], list[Finding]]:
    """Return the attributes that another category accepts, and a warning for each of the others."""
    taken, dropped = normalise_attributes(objects_of(had), attributes)
    # Attributes set by the marketplace cannot be sent by sellers, but the listing keeps them.
    kept = {f.params["attribute"] for f in dropped if f.code == READ_ONLY}
    own: dict[str, JsonObject] = {attribute_id(entry): entry for entry in taken}
    after = [
        own.get(id_, {**entry})
        for entry in objects_of(had)
        if (id_ := attribute_id(entry)) in own or id_ in kept
    ]
    return after, [finding for finding in dropped if finding.code == "item.attributes.omitted"]


def _take_from_variations(before: WireItem, after: WireItem) -> None:
    """Set the stock and price of a listing from its variations.

    If those of the variations have not changed, the listing keeps its own: services have listings
    whose price is none of their variations', or whose variations have no price.
    """
    stock, price = total_stock(after), listing_price(after)
    same_stock, same_price = stock == total_stock(before), price == listing_price(before)
    after["available_quantity"] = before.get("available_quantity") if same_stock else stock
    after["price"] = before.get("price") if same_price or price is None else price


def _not_as_before(before: object, sent: object) -> list[JsonObject]:
    """Return the entries that contain something new.

    An attribute that is sent back as it was read is no change and must not cause a warning: it may
    be read-only, or older than its definition.
    """
    stored = {attribute_id(entry): entry for entry in objects_of(before)}
    return [
        entry
        for entry in objects_of(sent)
        if (old := stored.get(attribute_id(entry))) is None
        or not all(is_same(entry[key], old.get(key)) for key in _SAYING if key in entry)
    ]


def _merged_by_id(before: object, sent: object, stored: Sequence[JsonObject]) -> list[JsonObject]:
    """Replace entries in place, remove the removed ones, and append the new ones."""
    removed = {attribute_id(entry) for entry in objects_of(sent) if is_removal(entry)}
    new = {attribute_id(entry): entry for entry in stored}
    merged = [
        new.pop(attribute_id(entry), entry)
        for entry in objects_of(before)
        if attribute_id(entry) not in removed
    ]
    return [*merged, *new.values()]


def _merged_variations(
    before: WireItem,
    sent: Sequence[object],
    attributes: Sequence[AttributeDefinition],
) -> list[object]:
    existing = {text_of(one.get("id")): one for one in variations_of(before)}
    merged: list[object] = []
    for sent_entry in sent:
        if not isinstance(sent_entry, Mapping):
            merged.append(sent_entry)
            continue
        entry = variation_of(sent_entry)
        id_ = text_of(entry.get("id"))
        known: JsonObject = existing.get(id_, {}) if id_ else {}
        fields = own_fields(entry)
        if known:
            fields = {name: v for name, v in fields.items() if not is_same(known.get(name), v)}
        if objects_of(fields.get("attribute_combinations")):
            fields["attribute_combinations"] = normalise_combinations(entry, attributes)
        merged.append({**known, **fields})
    return merged


def _replace_pictures(before: WireItem, fields: dict[str, object]) -> None:
    known: dict[str, object] = {
        id_: picture for picture in pictures_of(before) if isinstance(id_ := picture.get("id"), str)
    }
    pictures: list[object] = []
    for picture in sequence_of(fields["pictures"]):
        given = object_of(picture).get("id")
        pictures.append(known.get(given, picture) if isinstance(given, str) else picture)
    fields["pictures"] = pictures
    gone = set(picture_keys(before)) - set(picture_keys(item_of(fields)))
    variations = fields.get("variations")
    if not gone or not isinstance(variations, (list, tuple)):
        return
    fields["variations"] = [
        {
            **one,
            "picture_ids": [
                id_ for id_ in sequence_of(one.get("picture_ids")) if text_of(id_) not in gone
            ],
        }
        if isinstance(one, Mapping)
        else one
        for one in variations
    ]
