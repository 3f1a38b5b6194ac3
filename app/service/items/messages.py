"""The English message for every code of the rules, in causes and warnings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from app.domain.identifier import is_identifier
from app.domain.wire_item import WireItemWarning
from app.rules.findings import Finding

# The names in braces are params of the findings; {field} is the last part of the path.
MESSAGES: Mapping[str, str] = MappingProxyType(
    {
        "item.site_id.required": "A listing needs a site_id.",
        "item.site_id.invalid": "The site_id is not the seller's site.",
        "item.title.required": "A listing needs a title.",
        "item.title.too_long": "The title has {length} characters; {longest} are allowed.",
        "item.title.invalid": "The title is not plain text.",
        "item.subtitle.too_long": "The subtitle has {length} characters; {longest} are allowed.",
        "item.subtitle.invalid": "The subtitle is not plain text.",
        "item.category_id.required": "A listing needs a category_id.",
        "item.category_id.invalid": "The category does not exist on this site.",
        "item.category_id.listing_not_allowed": "Nothing can be listed in this category.",
        "item.currency_id.required": "A listing needs a currency_id.",
        "item.currency_id.invalid": "The category does not accept this currency.",
        "item.buying_mode.required": "A listing needs a buying_mode.",
        "item.buying_mode.invalid": "The category does not accept this buying mode.",
        "item.condition.required": "A listing needs a condition.",
        "item.condition.invalid": "The category does not accept this condition.",
        "item.description.too_long": (
            "The description has {length} characters; {longest} are allowed."
        ),
        "item.description.invalid": "The description is not plain text.",
        "item.seller_contact.required": "The category needs a seller_contact.",
        "item.seller_contact.not_allowed": "The category does not allow a seller_contact.",
        "item.accepts_paymentplatform.required": (
            "Listings in this category must accept the payment platform."
        ),
        "item.coverage_areas.not_allowed": "The category does not allow coverage areas.",
        "item.coverage_areas.invalid": "A coverage area is not one of the site's.",
        "item.video_id.too_long": "The video_id has {length} characters; {longest} are allowed.",
        "item.video_id.invalid": "The video_id is not plain text.",
        "item.warranty.too_long": "The warranty has {length} characters; {longest} are allowed.",
        "item.warranty.invalid": "The warranty is not plain text.",
        "item.seller_custom_field.too_long": (
            "The seller_custom_field has {length} characters; {longest} are allowed."
        ),
        "item.seller_custom_field.invalid": "The seller_custom_field is not plain text.",
        "item.price.required": "The listing needs a price.",
        "item.price.invalid": "The price is not a number.",
        "item.price.negative": "The price is below zero.",
        "item.price.too_many_decimals": "The price has more than {places} decimals.",
        "item.price.too_large": "The price has more than {digits} digits.",
        "item.price.below_minimum": "The price is below the category's minimum of {minimum}.",
        "item.price.above_maximum": "The price is above the category's maximum of {maximum}.",
        "item.price.has_variations": "The price belongs to the variations of this listing.",
        "item.available_quantity.required": "The listing needs a stock quantity.",
        "item.available_quantity.invalid": "The stock is not a whole number.",
        "item.available_quantity.negative": "The stock is below zero.",
        "item.available_quantity.too_large": "The stock is above {largest}.",
        "item.available_quantity.out_of_stock": (
            "A listing of this type needs stock from the start."
        ),
        "item.available_quantity.has_variations": (
            "The stock belongs to the variations of this listing."
        ),
        "item.quantity.conflict": "quantity and available_quantity differ.",
        "item.listing_type_id.required": "A listing needs a listing_type_id.",
        "item.listing_type_id.invalid": "The site does not have this listing type.",
        "item.listing_type_id.not_eligible": (
            "The free listing type is not available with {sales} sales; it is for sellers with"
            " up to {limit}, and for used products."
        ),
        "item.status.invalid": "The status does not exist.",
        "item.status.invalid_transition": "A listing cannot go from {before} to {after}.",
        "item.status.not_modifiable": "The listing is closed.",
        "item.status.out_of_stock": "A listing without stock cannot be active.",
        "item.deleted.invalid_transition": "Only a closed listing can be deleted.",
        "item.title.not_modifiable": "The title cannot change after the first sale.",
        "item.buying_mode.not_modifiable": "The buying mode cannot change after the first sale.",
        "item.category_id.not_modifiable": "The category cannot change after the first sale.",
        "item.condition.not_modifiable": "The condition cannot change after the first sale.",
        "item.listing_type_id.not_modifiable": "The listing type is changed at its own endpoint.",
        "item.currency_id.not_modifiable": "The currency of a listing cannot change.",
        "item.field.not_modifiable": "{field} is not modifiable.",
        "item.pictures.too_many": "There are {count} pictures; {longest} are allowed.",
        "item.pictures.invalid": "A picture needs the id of a known picture, or a source.",
        "item.pictures.invalid_source": "The source of a picture is not an http(s) address.",
        "item.pictures.repeated": "A picture appears twice.",
        "item.attributes.invalid": "An attribute needs an id.",
        "item.attributes.required": "The attribute {name} ({attribute}) is required.",
        "item.attributes.omitted": "The attribute {name} ({attribute}) was omitted{because}",
        "item.attributes.repeated": "The attribute {attribute} appears twice.",
        "item.attributes.read_only": (
            "The attribute {name} ({attribute}) is set by the marketplace; it was left as it is."
        ),
        "item.variations.not_allowed": "This listing cannot have variations.",
        "item.variations.not_modifiable": "variations is not modifiable.",
        "item.variations.invalid": "variations is not a list of objects.",
        "item.variations.too_many": "There are {count} variations; {longest} are allowed.",
        "item.variations.unknown": "The listing has no variation {variation}.",
        "item.variations.repeated": "The variation {variation} appears twice.",
        "item.variations.removed": "The variation {variation} was not sent and is removed.",
        "item.variations.combination_required": "A variation needs attribute_combinations.",
        "item.variations.combination_invalid": (
            "A value of attribute_combinations is not valid: {attribute}."
        ),
        "item.variations.combination_repeated": "Two variations have the same attributes.",
        "item.variations.combination_differs": "All variations need the same attributes.",
        "item.variations.combination_not_modifiable": (
            "The attributes of variations cannot change after the first sale."
        ),
        "item.variations.attribute_not_allowed": "Variations cannot differ by {attribute}.",
        "item.variations.too_many_custom_attributes": (
            "A variation can have {longest} custom attribute."
        ),
        "item.variations.price_required": "The variation needs a price.",
        "item.variations.quantity_required": "The variation needs a stock quantity.",
        "item.variations.picture_required": "The variation needs a picture.",
        "item.variations.picture_unknown": "The listing has no picture {picture}.",
        "item.variations.too_many_pictures": (
            "The variation has {count} pictures; {longest} are allowed."
        ),
        "item.variations.pictures_differ": (
            "Variations with the same {attribute} need the same pictures."
        ),
        "item.location.invalid": "Degrees go from -{farthest} to {farthest}.",
        "item.shipping.invalid": "shipping is not valid.",
        "item.shipping.mode_not_allowed": "The category does not accept this shipping mode.",
        "item.shipping.free_shipping_mandatory": "This listing must offer free shipping.",
        "item.shipping.costs_not_allowed": "This shipping mode does not allow costs.",
        "item.shipping.dimensions_invalid": (
            "Dimensions are height x width x length in cm, a comma and the weight in g."
        ),
        "item.sale_terms.invalid": "A sale term needs an id and a value.",
        "invalid_parameters": "Invalid free mode for method {method_id}",
    }
)

_MOST_UNITS = 30


def entry_of(finding: Finding) -> WireItemWarning:
    """Return the entry of ``cause`` or ``warnings`` for a finding: its code and a message."""
    return {"code": _wire_code(finding), "message": message_of(finding)}


def _wire_code(finding: Finding) -> str:
    """Return the code on the wire: its second segment is the field, even an unknown one."""
    if finding.code != "item.field.not_modifiable":
        return finding.code
    field = finding.path.split(".")[0]
    return f"item.{field}.not_modifiable" if is_identifier(field) else finding.code


def entries_of(findings: Iterable[Finding]) -> list[WireItemWarning]:
    """Return the entries of several findings, without duplicates."""
    entries: list[WireItemWarning] = []
    for finding in findings:
        entry = entry_of(finding)
        if entry not in entries:
            entries.append(entry)
    return entries


def message_of(finding: Finding) -> str:
    """Return the sentence for a finding, or its code if there is none."""
    sentence = MESSAGES.get(finding.code)
    if sentence is None:
        return finding.code
    params = {"field": finding.path.split(".")[0], **finding.params}
    if finding.code == "item.attributes.omitted":
        params["because"] = _why_omitted(finding.params)
    return sentence.format_map(_Params(params))


def _why_omitted(params: Mapping[str, object]) -> str:
    """Return the end of the sentence about a dropped attribute: its value and the valid ones."""
    end = f": the value {params.get('value', '')!s} is not valid."
    units = params.get("units")
    if isinstance(units, (list, tuple)) and units:
        end += f" Valid units: {', '.join(map(str, units[:_MOST_UNITS]))}."
    return end


class _Params(dict[str, object]):
    """The params of a sentence; a missing one becomes a gap instead of an error."""

    def __missing__(self, name: str) -> str:
        return "?"
