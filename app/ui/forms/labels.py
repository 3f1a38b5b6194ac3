"""The labels of the fields that the marketplace does not name itself."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.editing.form.fields import FieldSpec
from app.editing.item_paths import NAMED_LISTS
from app.ui.look.text import one_line, quoted

_LABELS: Final[dict[str, object]] = {
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

_SECTIONS: Final[dict[str, object]] = {
    "basics": QT_TRANSLATE_NOOP("SectionLabel", "Basics"),
    "attributes": QT_TRANSLATE_NOOP("SectionLabel", "Attributes"),
    "pictures": QT_TRANSLATE_NOOP("SectionLabel", "Pictures"),
    "variations": QT_TRANSLATE_NOOP("SectionLabel", "Variations"),
    "shipping": QT_TRANSLATE_NOOP("SectionLabel", "Shipping"),
    "description": QT_TRANSLATE_NOOP("SectionLabel", "Description"),
    "sale_terms": QT_TRANSLATE_NOOP("SectionLabel", "Sale terms"),
    "selling": QT_TRANSLATE_NOOP("SectionLabel", "Options"),
    "contact": QT_TRANSLATE_NOOP("SectionLabel", "Contact"),
    "history": QT_TRANSLATE_NOOP("SectionLabel", "History"),
}


def field_label(spec: FieldSpec) -> str:
    """Return the label of a field: the marketplace's own name, or ours in the window's language."""
    return one_line(spec.name) if spec.name else path_label(spec.path)


def path_label(path: str) -> str:
    """Return the label of a form path that has no field of its own.

    An attribute or sale term that nobody named, and an unknown path, are quoted as they are.
    """
    head, _dot, rest = path.partition(".")
    if head in NAMED_LISTS and rest and path not in _LABELS:
        return quoted(rest)
    while path and path not in _LABELS and "." in path:
        path = path.rpartition(".")[0]
    word = _LABELS.get(path)
    return QCoreApplication.translate("FieldLabel", str(word)) if word else quoted(path)


def section_label(key: str) -> str:
    """Return the title of a section of the form."""
    return QCoreApplication.translate("SectionLabel", str(_SECTIONS.get(key, key)))
