"""A preview of moving a listing to another category."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from app.domain.shapes import JsonObject, objects_of, text_of
from app.domain.vocabulary import ValueType
from app.editing.checks import check_draft
from app.editing.values import Choice, Choices, choices_of, same_value
from app.rules.attributes.attributes import attribute_id, normalise_attributes
from app.rules.attributes.definitions import definitions_of
from app.rules.attributes.units import converted
from app.rules.attributes.values import is_removal

if TYPE_CHECKING:
    from app.domain.models.attribute import AttributeDefinition
    from app.domain.models.category import Category
    from app.editing.draft import ItemDraft
    from app.rules.findings import Finding
    from app.rules.sellers import SellerStanding
    from app.rules.sites import SiteRules

REQUIRED = "item.attributes.required"


class AttributeOutcome(StrEnum):
    """The outcome for an attribute."""

    KEPT = "kept"
    CONVERTED = "converted"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class MovedAttribute:
    """One attribute with its text before and after; ``after`` is empty for a lost one."""

    id: str
    name: str
    before: str
    after: str
    outcome: AttributeOutcome


@dataclass(frozen=True, slots=True)
class CategoryMove:
    """A listing in another category: the outcome of its attributes, and the findings of the rules.

    ``required`` has the definitions of attributes that are required there and have no value.
    ``findings`` has all other findings that the listing does not have now; an error among them must
    be fixed before sending. ``values`` are the form values that move the listing, by path.
    """

    category: Category
    attributes: tuple[MovedAttribute, ...]
    required: tuple[AttributeDefinition, ...]
    findings: tuple[Finding, ...]
    values: tuple[tuple[str, object], ...]

    def with_outcome(self, outcome: AttributeOutcome) -> tuple[MovedAttribute, ...]:
        """Return the attributes with this outcome."""
        return tuple(one for one in self.attributes if one.outcome is outcome)


def move_to(
    draft: ItemDraft,
    category: Category,
    attributes: Sequence[AttributeDefinition],
    *,
    now: tuple[Category, Sequence[AttributeDefinition]],
    seller: SellerStanding,
    site: SiteRules,
) -> CategoryMove:
    """Return the effect of moving the listing of ``draft`` to ``category``; nothing is changed.

    ``attributes`` are the definitions of the new category, ``now`` has the current category of the
    draft and its definitions. Lost attributes are removed explicitly, so that none is dropped
    silently and an undo can restore them. Measures are converted if the result is exact; values are
    matched by their names.
    """
    listing = draft.preview()
    moved = [
        _moved(entry, attributes)
        for entry in objects_of(listing.get("attributes"))
        if attribute_id(entry) and not is_removal(entry)
    ]
    trial = draft.copy()
    values: list[tuple[str, object]] = [("category_id", category.id)]
    values += [
        (f"attributes.{one.id}", choices)
        for one, choices in moved
        if not same_value(choices, draft.value(f"attributes.{one.id}"))
    ]
    for path, value in values:
        change = trial.change(path, value)
        if change is not None:
            trial.apply(change)
    before = check_draft(draft, category=now[0], attributes=now[1], seller=seller, site=site)
    known = {(one.path, one.code) for one in before}
    after = check_draft(trial, category=category, attributes=attributes, seller=seller, site=site)
    found = [one for one in after if (one.path, one.code) not in known]
    by_id = definitions_of(attributes).by_id
    wanted = [by_id.get(str(one.params.get("attribute"))) for one in found if one.code == REQUIRED]
    return CategoryMove(
        category,
        tuple(one for one, _ in moved),
        tuple(one for one in wanted if one is not None),
        tuple(one for one in found if one.code != REQUIRED),
        tuple(values),
    )


def _moved(
    entry: JsonObject, attributes: Sequence[AttributeDefinition]
) -> tuple[MovedAttribute, Choices]:
    """Return the outcome of one attribute, and its form value in the new category."""
    id_, had = attribute_id(entry), choices_of(entry)
    before = _text(had)
    definition = definitions_of(attributes).by_id.get(id_)
    name = text_of(entry.get("name")) or (definition.name if definition else "") or id_
    if definition is not None and id_ in definitions_of(attributes).not_set_by_sellers:
        # The marketplace sets this attribute itself, and keeps it.
        return MovedAttribute(id_, name, before, before, AttributeOutcome.KEPT), had
    for tried in (entry, _by_name(had, id_), _in_units(had, id_, definition)):
        stored = normalise_attributes([tried], attributes).stored
        if stored:
            there = choices_of({**stored[0]})
            same = same_value(there, had) and _text(there) == before
            outcome = AttributeOutcome.KEPT if same else AttributeOutcome.CONVERTED
            return MovedAttribute(id_, name, before, _text(there), outcome), there
    return MovedAttribute(id_, name, before, "", AttributeOutcome.LOST), ()


def _by_name(had: Choices, id_: str) -> JsonObject:
    """Return the same values by name only, because ids differ between categories."""
    return {"id": id_, "values": [{"name": choice.name} for choice in had]}


def _in_units(had: Choices, id_: str, definition: AttributeDefinition | None) -> JsonObject:
    """Return a measure converted to an allowed unit, or an entry without a value."""
    if definition is None or definition.value_type != ValueType.NUMBER_UNIT or len(had) != 1:
        return {"id": id_}
    first = tuple(one for one in (definition.default_unit,) if one in definition.units)
    return {"id": id_, "value_name": converted(had[0].name, (*first, *definition.units))}


def _text(choices: Sequence[Choice]) -> str:
    return ", ".join(choice.name or choice.id or "" for choice in choices)
