"""The creation form of a new listing: read from a document, or copied from an existing listing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

from app.domain.coded_error import nearest_hint
from app.domain.shapes import JsonObject, object_of, objects_of, text_of
from app.domain.vocabulary import AttributeTag, BuyingMode
from app.domain.wire_item import (
    WireItem,
    attributes_of,
    item_of,
    pictures_of,
)
from app.editing.item_paths import DESCRIPTION, read_path, write_paths
from app.editing.payload import named_value
from app.editing.values import PictureRef, Pictures, choices_of
from app.engine.changes.edit_fields import EDIT_PATHS
from app.engine.changes.prepared import ChangeError, LiveListing
from app.rules.attributes.variations import own_fields
from app.rules.changes.relisting import relisting_form

FORM_FIELDS = frozenset(
    {
        *("site_id", "title", "category_id", "price", "currency_id", "available_quantity"),
        *("buying_mode", "listing_type_id", "condition", "pictures", "attributes", "shipping"),
        *("seller_contact", "location", "accepts_paymentplatform", "official_store_id"),
        *("non_paymentplatform_payment_methods", "automatic_relist", "video_id", "warranty"),
        *("seller_custom_field", "variations", "subtitle", "coverage_areas", "sale_terms"),
        *("description", "quantity"),
    }
)
"""The fields allowed in the form of a new listing ("Item endpoints")."""

_OF_SHIPPING = (
    *("mode", "local_pick_up", "store_pick_up", "free_shipping", "free_methods"),
    *("dimensions", "costs"),
)
_KINDS: tuple[Literal["file", "id", "source"], ...] = ("file", "id", "source")
_OF_COMBINATION = ("id", "name", "value_id", "value_name")

_WIRE_NAMES = {
    **{name: path.partition(".")[0] for path, name in EDIT_PATHS.items() if path != name},
    "listing_type": "listing_type_id",
    "category": "category_id",
    "currency": "currency_id",
}
"""The names of form fields in operations and elsewhere, each with the name in the form."""


def read_form(document: object) -> dict[str, object]:
    """Return the form of a new listing; raise ``ChangeError`` for an invalid document."""
    if not isinstance(document, Mapping) or not document:
        raise ChangeError("form.no_listing")
    for name in document:
        if name in FORM_FIELDS:
            continue
        if name in WireItem.__annotations__:
            raise ChangeError("form.not_the_sellers", name=name)
        near = (
            {"near": _WIRE_NAMES[name]} if name in _WIRE_NAMES else nearest_hint(name, FORM_FIELDS)
        )
        raise ChangeError("form.no_field", name=name[:64], **near)
    return dict(document)


def form_like(listing: LiveListing) -> dict[str, object]:
    """Return the form that creates a copy of this listing, with its text and pictures.

    Pictures are given by their addresses; fields that only the marketplace sets are left out.
    """
    item = listing.item
    form: dict[str, object] = {**relisting_form(item, {})}
    sources = {text_of(one.get("id")): _address(one) for one in pictures_of(item)}
    form["pictures"] = [{"source": address} for address in sources.values() if address]
    form["attributes"] = _attributes(listing)
    form["shipping"] = _named_parts(object_of(item.get("shipping")), _OF_SHIPPING)
    form["sale_terms"] = [
        named_value(text_of(one.get("id")), choices_of(one))
        for one in objects_of(item.get("sale_terms"))
    ]
    if varied := [_variation(one, sources) for one in objects_of(form.get("variations"))]:
        form["variations"] = varied
    if item.get("buying_mode") != BuyingMode.CLASSIFIED:
        # Only classified ads state a location.
        form.pop("location", None)
    text = read_path(item, DESCRIPTION)
    if isinstance(text, str) and text:
        form["description"] = {"plain_text": text}
    return {name: value for name, value in form.items() if value not in (None, [], {}, ())}


def without_files(form: Mapping[str, object]) -> tuple[dict[str, object], Pictures]:
    """Return the form that creates a listing, and all its pictures if some are local files.

    The marketplace accepts files only for an existing listing, so they are sent afterwards.
    """
    entries = objects_of(form.get("pictures"))
    if not any("file" in entry for entry in entries):
        return dict(form), ()
    left = [entry for entry in entries if "file" not in entry]
    refs = tuple(
        PictureRef(kind, text_of(entry[kind]))
        for entry in entries
        for kind in _KINDS
        if kind in entry
    )
    bare = {name: value for name, value in form.items() if name != "pictures"}
    return {**bare, "pictures": left} if left else bare, refs


def with_keys(form: Mapping[str, object]) -> dict[str, object]:
    """Return a form for the validation rules, in which local pictures have their checksum as id."""
    entries = objects_of(form.get("pictures"))
    if not any("file" in entry for entry in entries):
        return dict(form)
    return {**form, "pictures": [{"id": one["file"]} if "file" in one else one for one in entries]}


def with_edits(listing: LiveListing, edits: Mapping[str, object]) -> LiveListing:
    """Return the listing with form values written in, as the model for a new one."""
    return replace(listing, item=item_of(write_paths(listing.item, edits)))


def _address(picture: JsonObject) -> str:
    return text_of(picture.get("secure_url")) or text_of(picture.get("url"))


def _attributes(listing: LiveListing) -> list[JsonObject]:
    """Return the attributes in the format of a form, without read-only ones."""
    known = {one.id: one for one in listing.attributes}
    found = []
    for entry in attributes_of(listing.item):
        key, choices = text_of(entry.get("id")), choices_of(entry)
        definition = known.get(key)
        closed = definition is not None and definition.is_tagged(AttributeTag.READ_ONLY)
        if key and choices and not closed:
            found.append(named_value(key, choices))
    return found


def _variation(entry: JsonObject, sources: Mapping[str, str]) -> JsonObject:
    form = {name: value for name, value in own_fields(entry).items() if name != "id"}
    form["attribute_combinations"] = [
        _named_parts(one, _OF_COMBINATION)
        for one in objects_of(entry.get("attribute_combinations"))
    ]
    keys = entry.get("picture_ids")
    ids = keys if isinstance(keys, list) else []
    form["picture_ids"] = [sources[str(key)] for key in ids if sources.get(str(key))]
    return {name: value for name, value in form.items() if value is not None}


def _named_parts(entry: JsonObject, names: tuple[str, ...]) -> dict[str, object]:
    return {name: entry[name] for name in names if entry.get(name) is not None}
