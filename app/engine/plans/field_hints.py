"""Fields that cannot be set under the typed name, and how they can be changed instead."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from app.domain.coded_error import nearest_hint
from app.domain.wire_item import WireItem
from app.engine.plans.operation import OperationError

_EVERYWHERE: Final[dict[str, str]] = {
    **dict.fromkeys(("category", "category_id"), "field.by_move"),
    **dict.fromkeys(("variation", "variations"), "field.by_variation"),
    **dict.fromkeys(("cost", "unit_cost", "packaging", "tax", "floor"), "field.by_costs"),
    **dict.fromkeys(("currency", "currency_id"), "field.fixed"),
}
OF_ONE: Final[Mapping[str, str]] = {
    **_EVERYWHERE,
    **dict.fromkeys(("type", "listing_type", "listing_type_id"), "field.by_type"),
    **dict.fromkeys(("description", "description.append", "descriptions"), "field.by_describe"),
    **dict.fromkeys(("picture", "pictures"), "field.by_picture"),
    **dict.fromkeys(("delete", "deleted"), "field.by_status"),
    "relist": "field.by_relist",
}
"""The code of the hint to another way than 'edit' to change one listing, by the typed name."""
ONE_BY_ONE: Final = (
    *("condition", "buying_mode", "automatic_relist", "accepts_paymentplatform"),
    *("official_store_id", "shipping_mode", "store_pick_up", "dimensions", "free_methods"),
    *("coverage_areas", "payment_methods"),
)
"""The fields that can only be set in one listing at a time, in addition to the parts of
``_PARTED``."""
_PARTED: Final = ("sale_terms", "seller_contact", "location")
OF_PLAN: Final[Mapping[str, str]] = {
    **_EVERYWHERE,
    **dict.fromkeys(("picture", "pictures"), "field.by_plan_pictures"),
    **dict.fromkeys((*ONE_BY_ONE, *_PARTED), "field.by_edit"),
}
"""The code of the hint to another way than a plan to change a listing, by the typed name."""

_WORDS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("type", "listing_type_id"), "listing_type"),
    **dict.fromkeys(("quantity", "initial_quantity"), "stock"),
    **dict.fromkeys(("base_price", "original_price"), "price"),
    **dict.fromkeys(("code", "own_code"), "sku"),
    "descriptions": "description",
    "deleted": "delete",
    "attributes": "attributes.ID",
    "sale_terms": "sale_terms.ID",
    "shipping": "free_shipping",
    "location": "location.city",
    "seller_contact": "seller_contact.email",
    "non_paymentplatform_payment_methods": "payment_methods",
    **{f"shipping.{name}": name for name in ("store_pick_up", "dimensions", "free_methods")},
    "shipping.mode": "shipping_mode",
}


def unsettable_field(
    name: str, known: Collection[str], *, paths: Mapping[str, str], others: Mapping[str, str]
) -> OperationError:
    """Return the error for ``name``, with the intended name or the other way to change the field.

    ``known`` are the valid names, ``paths`` the form paths with their names, ``others`` the fields
    that are changed in another way.
    """
    word = paths.get(name) or _WORDS.get(name) or name
    if word != name and word in known:
        return OperationError("operation.no_field", name=name, near=word)
    head = word.partition(".")[0]
    whole = head if head in (*_PARTED, "variations") else word
    if (code := others.get(name) or others.get(whole)) is not None:
        return OperationError(code, name=name, word=word)
    if name in WireItem.__annotations__:
        return OperationError("field.not_the_sellers", name=name)
    return OperationError("operation.no_field", name=name, known=known, **nearest_hint(name, known))
