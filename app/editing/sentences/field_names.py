"""Names of form paths: our own words, to be translated, or the names of the marketplace."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.domain.shapes import objects_of, text_of
from app.domain.wire_item import WireItem
from app.editing.item_paths import NAMED_LISTS, split_path
from app.editing.sentences.translatable import QT_TRANSLATE_NOOP
from app.editing.variation_list import VARIATIONS
from app.editing.variations.naming import name_at

FIELD_NAMES: Final[dict[str, str]] = {
    "title": QT_TRANSLATE_NOOP("FieldLabel", "Title"),
    "subtitle": QT_TRANSLATE_NOOP("FieldLabel", "Subtitle"),
    "price": QT_TRANSLATE_NOOP("FieldLabel", "Price"),
    "available_quantity": QT_TRANSLATE_NOOP("FieldLabel", "Stock"),
    "condition": QT_TRANSLATE_NOOP("FieldLabel", "Condition"),
    "seller_custom_field": QT_TRANSLATE_NOOP("FieldLabel", "Own code"),
    "video_id": QT_TRANSLATE_NOOP("FieldLabel", "Video"),
    "status": QT_TRANSLATE_NOOP("FieldLabel", "Status"),
    "buying_mode": QT_TRANSLATE_NOOP("FieldLabel", "Buying mode"),
    "category_id": QT_TRANSLATE_NOOP("FieldLabel", "Category"),
    "relisted": QT_TRANSLATE_NOOP("FieldLabel", "Relisted"),
    "deleted": QT_TRANSLATE_NOOP("FieldLabel", "Deleted"),
    "listing_type_id": QT_TRANSLATE_NOOP("FieldLabel", "Listing type"),
    "currency_id": QT_TRANSLATE_NOOP("FieldLabel", "Currency"),
    "attributes": QT_TRANSLATE_NOOP("FieldLabel", "Attributes"),
    "description": QT_TRANSLATE_NOOP("FieldLabel", "Description"),
    "pictures": QT_TRANSLATE_NOOP("FieldLabel", "Pictures"),
    "variations": QT_TRANSLATE_NOOP("FieldLabel", "Variations"),
    "attribute_combinations": QT_TRANSLATE_NOOP("FieldLabel", "Combination"),
    "picture_ids": QT_TRANSLATE_NOOP("FieldLabel", "Pictures"),
    "shipping": QT_TRANSLATE_NOOP("FieldLabel", "Shipping"),
    "shipping.mode": QT_TRANSLATE_NOOP("FieldLabel", "Shipping mode"),
    "shipping.free_methods": QT_TRANSLATE_NOOP("FieldLabel", "Methods that ship free"),
    "shipping.costs": QT_TRANSLATE_NOOP("FieldLabel", "Own shipping rates"),
    "shipping.dimensions": QT_TRANSLATE_NOOP("FieldLabel", "Package"),
    "shipping.free_shipping": QT_TRANSLATE_NOOP("FieldLabel", "Free shipping"),
    "shipping.local_pick_up": QT_TRANSLATE_NOOP("FieldLabel", "Local pick-up"),
    "sale_terms": QT_TRANSLATE_NOOP("FieldLabel", "Sale terms"),
    "sale_terms.WARRANTY_TYPE": QT_TRANSLATE_NOOP("FieldLabel", "Warranty"),
    "sale_terms.WARRANTY_TIME": QT_TRANSLATE_NOOP("FieldLabel", "Warranty time"),
    "seller_contact": QT_TRANSLATE_NOOP("FieldLabel", "Contact"),
    "location": QT_TRANSLATE_NOOP("FieldLabel", "Location"),
    "seller_contact.contact": QT_TRANSLATE_NOOP("FieldLabel", "Contact"),
    "seller_contact.phone1": QT_TRANSLATE_NOOP("FieldLabel", "Phone"),
    "seller_contact.area_code1": QT_TRANSLATE_NOOP("FieldLabel", "Area code"),
    "seller_contact.area_code2": QT_TRANSLATE_NOOP("FieldLabel", "Second area code"),
    "seller_contact.phone2": QT_TRANSLATE_NOOP("FieldLabel", "Second phone"),
    "seller_contact.webpage": QT_TRANSLATE_NOOP("FieldLabel", "Web page"),
    "seller_contact.email": QT_TRANSLATE_NOOP("FieldLabel", "E-mail"),
    "seller_contact.other_info": QT_TRANSLATE_NOOP("FieldLabel", "Other information"),
    "location.address_line": QT_TRANSLATE_NOOP("FieldLabel", "Address"),
    "shipping.store_pick_up": QT_TRANSLATE_NOOP("FieldLabel", "Store pick-up"),
    "accepts_paymentplatform": QT_TRANSLATE_NOOP("FieldLabel", "Payment through the marketplace"),
    "non_paymentplatform_payment_methods": QT_TRANSLATE_NOOP("FieldLabel", "Other payment methods"),
    "automatic_relist": QT_TRANSLATE_NOOP("FieldLabel", "Relist automatically"),
    "warranty": QT_TRANSLATE_NOOP("FieldLabel", "Warranty, in words"),
    "official_store_id": QT_TRANSLATE_NOOP("FieldLabel", "Official store, by its id"),
    "coverage_areas": QT_TRANSLATE_NOOP("FieldLabel", "Coverage areas"),
    "location.state": QT_TRANSLATE_NOOP("FieldLabel", "State"),
    "location.city": QT_TRANSLATE_NOOP("FieldLabel", "City"),
    "location.neighborhood": QT_TRANSLATE_NOOP("FieldLabel", "Neighborhood"),
    "location.latitude": QT_TRANSLATE_NOOP("FieldLabel", "Latitude"),
    "location.longitude": QT_TRANSLATE_NOOP("FieldLabel", "Longitude"),
    "location.zip_code": QT_TRANSLATE_NOOP("FieldLabel", "Postal code"),
}
"""The names of fields by form path; a path that is not listed has the name of the field that
contains it."""


class FieldName(NamedTuple):
    """The name of a field: ``words`` are our own, in English, to be translated.

    If ``words`` is empty, ``own`` is the name: the marketplace's name of an attribute or a sale
    term, otherwise its id, or the path of an unknown field. ``variation`` is the name of the
    variation that the field belongs to, otherwise its id.
    """

    words: str
    own: str
    variation: str = ""


def field_name(path: str, *items: WireItem) -> FieldName:
    """Return the name of a form path; ``items`` are the listings that the path refers to."""
    if path in FIELD_NAMES:
        return FieldName(FIELD_NAMES[path], path)
    head, *rest = split_path(path)
    if head == VARIATIONS and rest:
        words, own, _ = field_name(rest[1] if len(rest) > 1 else VARIATIONS)
        return FieldName(words, own, name_at(path, *items) or rest[0])
    if head in NAMED_LISTS and rest:
        id_ = ".".join(rest)
        return FieldName("", _name_of(head, id_, items) or id_)
    part = path
    while part not in FIELD_NAMES and "." in part:
        part = part.rpartition(".")[0]
    return FieldName(FIELD_NAMES.get(part, ""), path)


def own_name(path: str, *items: WireItem) -> str:
    """Return the seller's or marketplace's name of a variation, attribute or sale term.

    The result is empty for other paths, and if there is no name.
    """
    head, *rest = split_path(path)
    if head == VARIATIONS:
        return name_at(path, *items)
    return _name_of(head, ".".join(rest), items) if head in NAMED_LISTS and rest else ""


def _name_of(head: str, id_: str, items: tuple[WireItem, ...]) -> str:
    names = (
        text_of(entry.get("name"))
        for item in items
        for entry in objects_of(item.get(head))
        if text_of(entry.get("id")) == id_
    )
    return next(filter(None, names), "")
