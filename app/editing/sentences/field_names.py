"""What the fields are called that the marketplace does not name itself, in English.

Window and commands translate it.
"""

from __future__ import annotations

from typing import Final

from app.editing.sentences.translatable import QT_TRANSLATE_NOOP

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
"""By form path; what is not here is called as what it is a part of."""
