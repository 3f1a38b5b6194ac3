"""The English sentences of all findings and the choice between them, to be translated."""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter
from typing import Final

from app.editing.sentences.form_sentences import FORM_SENTENCES
from app.editing.sentences.guard_sentences import GUARD_SENTENCES
from app.editing.sentences.picture_sentences import PICTURE_SENTENCES
from app.editing.sentences.translatable import QT_TRANSLATE_NOOP
from app.rules.findings import STORED, UNKNOWN, Finding

SENTENCES: Final[dict[str, str]] = {
    **FORM_SENTENCES,
    **GUARD_SENTENCES,
    # The listing's own fields.
    "item.site_id.required": QT_TRANSLATE_NOOP("Finding", "The site is missing"),
    "item.site_id.invalid": QT_TRANSLATE_NOOP("Finding", "Unknown site"),
    "item.title.required": QT_TRANSLATE_NOOP("Finding", "A listing needs a title"),
    "item.title.too_long": QT_TRANSLATE_NOOP(
        "Finding", "{length} characters; this category allows {longest}"
    ),
    "item.title.invalid": QT_TRANSLATE_NOOP("Finding", "Some characters are not allowed"),
    "item.subtitle.too_long": QT_TRANSLATE_NOOP(
        "Finding", "{length} characters; this category allows {longest}"
    ),
    "item.subtitle.invalid": QT_TRANSLATE_NOOP("Finding", "Some characters are not allowed"),
    "item.category_id.required": QT_TRANSLATE_NOOP("Finding", "The category is missing"),
    "item.category_id.invalid": QT_TRANSLATE_NOOP("Finding", "Unknown category"),
    "item.category_id.listing_not_allowed": QT_TRANSLATE_NOOP(
        "Finding", "This category does not allow listings"
    ),
    "item.currency_id.required": QT_TRANSLATE_NOOP("Finding", "The currency is missing"),
    "item.currency_id.invalid": QT_TRANSLATE_NOOP("Finding", "Not a currency of this category"),
    "item.buying_mode.required": QT_TRANSLATE_NOOP("Finding", "The buying mode is missing"),
    "item.buying_mode.invalid": QT_TRANSLATE_NOOP("Finding", "Not allowed in this category"),
    "item.condition.required": QT_TRANSLATE_NOOP("Finding", "The condition is missing"),
    "item.condition.invalid": QT_TRANSLATE_NOOP("Finding", "Not allowed in this category"),
    "description.empty": QT_TRANSLATE_NOOP(
        "Finding", "A description can be replaced, but not removed: write something"
    ),
    "description.sent_before": QT_TRANSLATE_NOOP(
        "Finding", "The description had already been changed when the rest was refused"
    ),
    "item.description.too_long": QT_TRANSLATE_NOOP(
        "Finding", "{length} characters; this category allows {longest}"
    ),
    "item.description.invalid": QT_TRANSLATE_NOOP("Finding", "Some characters are not allowed"),
    "item.seller_contact.required": QT_TRANSLATE_NOOP("Finding", "A contact is required here"),
    "item.seller_contact.not_allowed": QT_TRANSLATE_NOOP("Finding", "No contact is allowed here"),
    "item.coverage_areas.not_allowed": QT_TRANSLATE_NOOP(
        "Finding", "This category has no coverage areas"
    ),
    "item.coverage_areas.invalid": QT_TRANSLATE_NOOP("Finding", "Unknown coverage area"),
    "item.location.invalid": QT_TRANSLATE_NOOP(
        "Finding", "Degrees go from −{farthest} to {farthest}"
    ),
    "item.location.not_allowed": QT_TRANSLATE_NOOP("Finding", "Only classifieds have a location"),
    "item.video_id.too_long": QT_TRANSLATE_NOOP("Finding", "At most {longest} characters"),
    "item.video_id.invalid": QT_TRANSLATE_NOOP("Finding", "Some characters are not allowed"),
    "item.warranty.too_long": QT_TRANSLATE_NOOP("Finding", "At most {longest} characters"),
    "item.warranty.invalid": QT_TRANSLATE_NOOP("Finding", "Some characters are not allowed"),
    "item.seller_custom_field.too_long": QT_TRANSLATE_NOOP(
        "Finding", "At most {longest} characters"
    ),
    "item.seller_custom_field.invalid": QT_TRANSLATE_NOOP(
        "Finding", "Some characters are not allowed"
    ),
    "own_code.taken": QT_TRANSLATE_NOOP("Finding", "“{title}” ({listing}) has the same own code"),
    "own_code.waiting": QT_TRANSLATE_NOOP(
        "Finding", "“{title}”, which is still to be listed, has the same own code"
    ),
    # Price and stock.
    "item.price.required": QT_TRANSLATE_NOOP("Finding", "A price is required in this category"),
    "item.price.invalid": QT_TRANSLATE_NOOP("Finding", "This is not a price"),
    "item.price.negative": QT_TRANSLATE_NOOP("Finding", "A price cannot be below zero"),
    "item.price.too_many_decimals": QT_TRANSLATE_NOOP(
        "Finding", "This currency has {places} decimals"
    ),
    "item.price.too_large": QT_TRANSLATE_NOOP("Finding", "The price is too large"),
    "item.price.below_minimum": QT_TRANSLATE_NOOP("Finding", "At least {minimum} in this category"),
    "item.price.above_maximum": QT_TRANSLATE_NOOP("Finding", "At most {maximum} in this category"),
    "item.price.has_variations": QT_TRANSLATE_NOOP("Finding", "Set in each variation"),
    "item.available_quantity.required": QT_TRANSLATE_NOOP("Finding", "Stock is required"),
    "item.available_quantity.invalid": QT_TRANSLATE_NOOP("Finding", "Stock must be a whole number"),
    "item.available_quantity.negative": QT_TRANSLATE_NOOP("Finding", "Stock cannot be negative"),
    "item.available_quantity.too_large": QT_TRANSLATE_NOOP("Finding", "At most {largest}"),
    "item.available_quantity.out_of_stock": QT_TRANSLATE_NOOP(
        "Finding", "Without stock it would be closed immediately"
    ),
    "item.available_quantity.has_variations": QT_TRANSLATE_NOOP("Finding", "Set in each variation"),
    "item.quantity.conflict": QT_TRANSLATE_NOOP("Finding", "Two different stock values were sent"),
    # Listing type and life cycle.
    "item.listing_type_id.required": QT_TRANSLATE_NOOP("Finding", "The listing type is missing"),
    "item.listing_type_id.invalid": QT_TRANSLATE_NOOP("Finding", "Unknown listing type"),
    "item.listing_type_id.not_eligible": QT_TRANSLATE_NOOP(
        "Finding", "You have too many sales for a free listing"
    ),
    "item.status.invalid": QT_TRANSLATE_NOOP("Finding", "Unknown status"),
    "item.status.invalid_transition": QT_TRANSLATE_NOOP(
        "Finding", "The listing cannot go from {before} to {after}"
    ),
    "item.status.not_modifiable": QT_TRANSLATE_NOOP(
        "Finding", "The listing is closed and cannot be changed"
    ),
    "item.status.not_relistable": QT_TRANSLATE_NOOP("Finding", "This listing cannot be relisted"),
    "item.status.out_of_stock": QT_TRANSLATE_NOOP("Finding", "It needs stock to be active"),
    "item.deleted.invalid_transition": QT_TRANSLATE_NOOP(
        "Finding", "Only a closed listing can be deleted"
    ),
    # Locked fields.
    "item.title.not_modifiable": QT_TRANSLATE_NOOP("Finding", "Locked since the first sale"),
    "item.buying_mode.not_modifiable": QT_TRANSLATE_NOOP("Finding", "Locked since the first sale"),
    "item.category_id.not_modifiable": QT_TRANSLATE_NOOP("Finding", "Locked since the first sale"),
    "item.condition.not_modifiable": QT_TRANSLATE_NOOP("Finding", "Locked since the first sale"),
    "item.currency_id.not_modifiable": QT_TRANSLATE_NOOP(
        "Finding", "The currency cannot change after publishing"
    ),
    "item.listing_type_id.not_modifiable": QT_TRANSLATE_NOOP(
        "Finding", "The listing type is changed separately, as an upgrade"
    ),
    "item.accepts_paymentplatform.required": QT_TRANSLATE_NOOP(
        "Finding", "This category asks for payment through the marketplace"
    ),
    "item.field.not_modifiable": QT_TRANSLATE_NOOP("Finding", "This cannot be changed"),
    **PICTURE_SENTENCES,
    # Attributes.
    "item.attributes.invalid": QT_TRANSLATE_NOOP("Finding", "The attributes cannot be read"),
    "item.attributes.required": QT_TRANSLATE_NOOP("Finding", "Required in this category"),
    "item.attributes.omitted": QT_TRANSLATE_NOOP("Finding", "“{value}” would be dropped"),
    "item.attributes.unknown": QT_TRANSLATE_NOOP("Finding", "Not an attribute of this category"),
    "item.attributes.repeated": QT_TRANSLATE_NOOP("Finding", "It appears twice"),
    "item.attributes.read_only": QT_TRANSLATE_NOOP("Finding", "Set by the marketplace"),
    "item.attributes.too_long": QT_TRANSLATE_NOOP("Finding", "At most {longest} characters"),
    "item.attributes.missing_unit": QT_TRANSLATE_NOOP("Finding", "“{value}” has no unit"),
    # Variations.
    "item.variations.not_allowed": QT_TRANSLATE_NOOP("Finding", "No variations in this category"),
    "item.variations.not_modifiable": QT_TRANSLATE_NOOP(
        "Finding", "The listing is closed; its variations cannot change"
    ),
    "item.variations.invalid": QT_TRANSLATE_NOOP("Finding", "The variations cannot be read"),
    "item.variations.too_many": QT_TRANSLATE_NOOP(
        "Finding", "{count} variations; a listing can have {longest}"
    ),
    "item.variations.unknown": QT_TRANSLATE_NOOP("Finding", "Unknown variation"),
    "item.variations.repeated": QT_TRANSLATE_NOOP("Finding", "The variation appears twice"),
    "item.variations.removed": QT_TRANSLATE_NOOP("Finding", "This variation would be removed"),
    "item.variations.combination_required": QT_TRANSLATE_NOOP(
        "Finding", "A variation needs the values that define it"
    ),
    "item.variations.combination_invalid": QT_TRANSLATE_NOOP(
        "Finding", "A value of the combination cannot be used"
    ),
    "item.variations.combination_repeated": QT_TRANSLATE_NOOP(
        "Finding", "Another variation has the same values"
    ),
    "item.variations.combination_differs": QT_TRANSLATE_NOOP(
        "Finding", "All variations need the same attributes"
    ),
    "item.variations.combination_not_modifiable": QT_TRANSLATE_NOOP(
        "Finding", "Units have been sold: its values cannot change"
    ),
    "item.variations.attribute_not_allowed": QT_TRANSLATE_NOOP(
        "Finding", "Variations cannot be based on this attribute"
    ),
    "item.variations.too_many_custom_attributes": QT_TRANSLATE_NOOP(
        "Finding", "Only one custom attribute is allowed"
    ),
    "item.variations.price_required": QT_TRANSLATE_NOOP("Finding", "A price is required"),
    "item.variations.price_invalid": QT_TRANSLATE_NOOP("Finding", "This is not a price"),
    "item.variations.price_differs": QT_TRANSLATE_NOOP(
        "Finding", "All variations need the same price here"
    ),
    "item.variations.quantity_required": QT_TRANSLATE_NOOP("Finding", "Stock is required"),
    "item.variations.quantity_invalid": QT_TRANSLATE_NOOP(
        "Finding", "Stock must be a whole number"
    ),
    "item.variations.picture_required": QT_TRANSLATE_NOOP(
        "Finding", "Every variation needs a picture"
    ),
    "item.variations.picture_unknown": QT_TRANSLATE_NOOP(
        "Finding", "One of its pictures is not among the listing’s"
    ),
    "item.variations.too_many_pictures": QT_TRANSLATE_NOOP(
        "Finding", "{count} pictures; a variation can have {longest}"
    ),
    "item.variations.pictures_differ": QT_TRANSLATE_NOOP(
        "Finding", "Variations that look the same share their pictures"
    ),
    # Shipping.
    "item.shipping.invalid": QT_TRANSLATE_NOOP("Finding", "The shipping cannot be read"),
    "item.shipping.mode_not_allowed": QT_TRANSLATE_NOOP("Finding", "Not allowed in this category"),
    "item.shipping.free_shipping_mandatory": QT_TRANSLATE_NOOP(
        "Finding", "Free shipping is mandatory at this price"
    ),
    "item.shipping.free_shipping_not_allowed": QT_TRANSLATE_NOOP(
        "Finding", "This shipping mode cannot be free"
    ),
    "item.shipping.costs_not_allowed": QT_TRANSLATE_NOOP(
        "Finding", "This shipping mode sets its own costs"
    ),
    "item.shipping.dimensions_invalid": QT_TRANSLATE_NOOP(
        "Finding", "Write a package as 9x17x22,462: three sides in cm, then grams"
    ),
    "item.shipping.local_pick_up_invalid": QT_TRANSLATE_NOOP(
        "Finding", "Local pick-up must be yes or no"
    ),
    "invalid_parameters": QT_TRANSLATE_NOOP("Finding", "This method is not accepted here"),
    # Sale terms.
    "item.sale_terms.invalid": QT_TRANSLATE_NOOP("Finding", "The sale terms cannot be read"),
    # Side effects of a change.
    "follows.free_shipping": QT_TRANSLATE_NOOP("Finding", "With this change, shipping is free"),
    "follows.status": QT_TRANSLATE_NOOP(
        "Finding", "With this change, the listing goes from {before} to {after}"
    ),
    "follows.closed_for_good": QT_TRANSLATE_NOOP(
        "Finding", "With this change, the listing is closed and can only be relisted"
    ),
    # Values that the answer changed or dropped.
    "answer.omitted": QT_TRANSLATE_NOOP(
        "Finding", "The marketplace dropped “{value}”; valid units: {units}"
    ),
    "answer.dropped": QT_TRANSLATE_NOOP("Finding", "“{before}” was dropped"),
    "answer.normalised": QT_TRANSLATE_NOOP("Finding", "“{before}” became “{after}”"),
}

# Sentences for codes that need a reason.
OMITTED: Final[dict[str, str]] = {
    "missing_unit": QT_TRANSLATE_NOOP("Finding", "“{value}” has no unit and would be dropped"),
    "unknown": QT_TRANSLATE_NOOP("Finding", "Not an attribute of this category; would be dropped"),
    "not_in_list": QT_TRANSLATE_NOOP("Finding", "“{value}” is not on the list; would be dropped"),
    "not_a_number": QT_TRANSLATE_NOOP("Finding", "“{value}” is not a number; would be dropped"),
    "not_a_number_with_unit": QT_TRANSLATE_NOOP(
        "Finding", "“{value}” would be dropped; valid units: {units}"
    ),
    "too_long": QT_TRANSLATE_NOOP("Finding", "Too long; would be dropped"),
    "several": QT_TRANSLATE_NOOP("Finding", "Only one value; would be dropped"),
}


# A finding that the marketplace stores with a listing is about an earlier write.
STORED_SENTENCES: Final[dict[str, str]] = {
    "item.attributes.omitted": QT_TRANSLATE_NOOP(
        "Finding", "Its value was dropped. The marketplace says: “{message}”"
    ),
    "item.attributes.read_only": QT_TRANSLATE_NOOP(
        "Finding", "The marketplace sets this value and ignored what was sent"
    ),
    "item.variations.removed": QT_TRANSLATE_NOOP(
        "Finding", "A variation was not sent, so it was removed"
    ),
}


NO_LONGER_FREE: Final = QT_TRANSLATE_NOOP("Finding", "With this change, shipping is no longer free")


NET_UNKNOWN: Final = QT_TRANSLATE_NOOP(
    "Finding",
    "At {after} the seller pays for shipping; what a sale then leaves is not known",
)


def sentence_of(finding: Finding) -> str | None:
    """Return the sentence of a finding, with placeholders for its parameters.

    Return ``None`` if the code is not known, or if a parameter is missing and the marketplace's own
    message says more.
    """
    words = SENTENCES.get(finding.code)
    if finding.code == "item.attributes.omitted":
        words = OMITTED.get(str(finding.params.get("reason")), words)
    if finding.code == "follows.free_shipping" and finding.params.get("after") is not True:
        words = NO_LONGER_FREE
    message = finding.params.get("message")
    if finding.code == "answer.omitted" and message and not finding.params.get("units"):
        # Only the marketplace knows which value would have been accepted.
        words = STORED_SENTENCES["item.attributes.omitted"]
    if finding.code == "guard.lower_net" and _is_unknown(finding, "net_before", "net_after"):
        words = NET_UNKNOWN
    if finding.params.get(STORED):
        words = STORED_SENTENCES.get(finding.code, words)
    if finding.code == UNKNOWN and message:
        return None
    return None if words is None or (message and _missing(words, finding.params)) else words


def _is_unknown(finding: Finding, *names: str) -> bool:
    """Return whether one of these parameters is missing."""
    return any(finding.params.get(name) is None for name in names)


def _missing(words: str, params: Mapping[str, object]) -> bool:
    """Return whether ``words`` has a placeholder that is not in ``params``."""
    names = (name for _text, name, _form, _conversion in Formatter().parse(words))
    return any(name and name not in params for name in names)
