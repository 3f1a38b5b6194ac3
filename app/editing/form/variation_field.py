"""The form field of the variations, with the attributes they may differ in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.domain.vocabulary import AttributeTag, AttributeTypes, BuyingMode
from app.domain.wire_item import WireItem, variations_of
from app.editing.form.attribute_fields import attribute_order
from app.editing.form.fields import FieldKind, FieldSpec, Lock
from app.editing.form.form_gaps import gap_of
from app.editing.form.locks import lock_for
from app.editing.variation_list import VARIATIONS
from app.rules.attributes.combinations import MOST_CUSTOM

if TYPE_CHECKING:
    from app.domain.models.attribute import AttributeDefinition
    from app.domain.models.category import Category

CATEGORY_REFUSES = "category"
BUYING_MODE_REFUSES = "buying_mode"


@dataclass(frozen=True, slots=True)
class VariationsSpec(FieldSpec):
    """The specification of the field that edits the variations.

    ``attributes`` are all attribute definitions of the category, ``most_pictures`` is the number of
    pictures that a variation may have. ``refusal`` is the code of the reason why variations cannot
    be added (``CATEGORY_REFUSES``, ``BUYING_MODE_REFUSES``), or empty if they can.
    """

    attributes: tuple[AttributeDefinition, ...] = ()
    most_pictures: int | None = None
    refusal: str = ""

    @property
    def offered(self) -> tuple[AttributeDefinition, ...]:
        """The attributes in which variations may differ, the most important first."""
        return tuple(offered_axes(self.attributes))


MOST_OWN = MOST_CUSTOM
"""The maximum number of attributes in the seller's own words in which the variations of a listing
may differ."""


def offered_axes(attributes: Iterable[AttributeDefinition]) -> list[AttributeDefinition]:
    """Return the attributes in which a seller may let variations differ, in the form's order."""
    allowed = (
        one
        for one in attributes
        if one.is_tagged(AttributeTag.ALLOW_VARIATIONS) and gap_of(one) is None
    )
    return sorted(allowed, key=attribute_order)


def variations_field(
    item: WireItem,
    category: Category,
    attributes: Sequence[AttributeDefinition],
    locks: Mapping[str, Lock],
) -> Iterable[FieldSpec]:
    """Yield the variations field if the listing has variations or may be given some."""
    kind, mode = category.attribute_types, item.get("buying_mode")
    refusal = ""
    if kind not in (None, AttributeTypes.VARIATIONS):
        refusal = CATEGORY_REFUSES
    elif mode is not None and mode != BuyingMode.BUY_IT_NOW:
        refusal = BUYING_MODE_REFUSES
    expected = kind == AttributeTypes.VARIATIONS or offered_axes(attributes)
    if not variations_of(item) and (refusal or not expected):
        return
    yield VariationsSpec(
        VARIATIONS,
        FieldKind.VARIATIONS,
        locked=lock_for(locks, VARIATIONS),
        attributes=tuple(attributes),
        most_pictures=category.limits.max_pictures_per_item_var,
        refusal=refusal,
    )
