"""The variations of a draft as rows: those that stay, are added or are removed."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from app.domain.models.attribute import AttributeDefinition
from app.domain.shapes import JsonObject, objects_of, sequence_of, text_of
from app.domain.vocabulary import AttributeTag
from app.domain.wire_item import variation_of, variations_of
from app.editing.draft import ItemDraft
from app.editing.values import Choice, Choices, choices_of, is_count
from app.editing.variation_list import COMBINATIONS, VARIATIONS, entry_key
from app.rules.attributes.combinations import combination_of

PICTURE_IDS = "picture_ids"
_OF_ATTRIBUTE = ("id", "name", "value_id", "value_name")


class RowState(StrEnum):
    """The effect of the draft on a variation."""

    KEPT = "kept"
    ADDED = "added"
    REMOVED = "removed"


class VariationRow(NamedTuple):
    """A variation with the edits of the draft; ``key`` identifies it in form paths."""

    key: str
    entry: JsonObject
    state: RowState


class Axis(NamedTuple):
    """An attribute in which variations differ; ``id`` is empty for one named by the seller."""

    id: str
    name: str

    @property
    def key(self) -> str:
        """The key by which axes are compared."""
        return self.id or self.name.strip().casefold()


Look = frozenset[tuple[str, tuple[str, str]]]
"""A variation in comparable form: the values of its attributes."""


def rows_of(draft: ItemDraft) -> tuple[VariationRow, ...]:
    """Return every variation: the listing's own in their order, then those to be added."""
    edited = draft.is_changed(VARIATIONS)
    listed = objects_of(draft.value(VARIATIONS)) if edited else ()
    kept = {text_of(entry.get("id")): entry for entry in listed}
    inner = _inner_edits(draft)
    rows: list[VariationRow] = []
    own = [one for one in variations_of(draft.base) if one.get("id") is not None]
    for entry in own:
        key = text_of(entry.get("id"))
        whole = {**entry, **kept.get(key, {}), **inner.get(key, {})}
        state = RowState.REMOVED if edited and key not in kept else RowState.KEPT
        rows.append(VariationRow(key, whole, state))
    for place, added in enumerate(listed):
        if added.get("id") is None:
            rows.append(VariationRow(entry_key(added, place), added, RowState.ADDED))
    return tuple(rows)


def live_rows(draft: ItemDraft) -> tuple[VariationRow, ...]:
    """Return the variations that the listing will have."""
    return tuple(row for row in rows_of(draft) if row.state is not RowState.REMOVED)


def axes_of(rows: Sequence[VariationRow]) -> tuple[Axis, ...]:
    """Return the attributes in which the variations differ, in order of first appearance."""
    found: dict[str, Axis] = {}
    for row in rows:
        for part in objects_of(row.entry.get(COMBINATIONS)):
            id_ = text_of(part.get("id"))
            axis = Axis(id_, text_of(part.get("name")) or id_)
            found.setdefault(axis.key, axis)
    return tuple(found.values())


def value_on(entry: JsonObject, axis: Axis) -> Choice | None:
    """Return the value that a variation has on an axis."""
    for part in objects_of(entry.get(COMBINATIONS)):
        if (text_of(part.get("id")) or text_of(part.get("name")).strip().casefold()) == axis.key:
            return next(iter(choices_of(part)), None)
    return None


def look_of(entry: JsonObject, attributes: Sequence[AttributeDefinition]) -> Look:
    """Return the comparable attribute values of a variation; two variations must not be equal.

    ``attributes`` are the definitions of the category.
    """
    return frozenset(combination_of(variation_of(entry), attributes).items())


def combination(values: Sequence[tuple[Axis, Choice]]) -> list[JsonObject]:
    """Return the attributes of a variation in request form, in which values are texts."""
    parts: list[JsonObject] = []
    for axis, choice in values:
        head = {"id": axis.id, "name": axis.name} if axis.id else {"name": axis.name}
        value = {} if choice.id is None else {"value_id": choice.id}
        parts.append({**head, **value, "value_name": choice.name})
    return parts


def bare_combination(entry: JsonObject) -> list[JsonObject]:
    """Return the attributes that a variation has, in request form."""
    return [
        {
            name: str(value) if name == "value_id" else value
            for name, value in part.items()
            if name in _OF_ATTRIBUTE and value is not None
        }
        for part in objects_of(entry.get(COMBINATIONS))
    ]


def alike(
    rows: Sequence[VariationRow], keys: Collection[str], attributes: Sequence[AttributeDefinition]
) -> tuple[str, ...]:
    """Return ``keys`` and the keys of all variations that must show the same pictures.

    Variations that share the value of a picture-defining attribute show the same pictures.
    """
    values = {row.key: showing_look(row.entry, attributes) for row in rows}
    found = {key for key in keys if key in values}
    wanted = frozenset[object]().union(*(values[key] for key in found))
    while more := {key for key, mine in values.items() if key not in found and mine & wanted}:
        found |= more
        wanted = wanted.union(*(values[key] for key in more))
    return tuple(row.key for row in rows if row.key in found)


def showing_look(entry: JsonObject, attributes: Sequence[AttributeDefinition]) -> Look:
    """Return the values of the picture-defining attributes of a variation."""
    showing = {one.id for one in attributes if one.is_tagged(AttributeTag.DEFINES_PICTURE)}
    return frozenset(pair for pair in look_of(entry, attributes) if pair[0] in showing)


def pictures_of_row(entry: JsonObject) -> tuple[str, ...]:
    """Return the picture ids of a variation."""
    return tuple(text_of(one) for one in sequence_of(entry.get(PICTURE_IDS)))


def sold_units(draft: ItemDraft, row: VariationRow) -> int | None:
    """Return how many units of a variation were sold; ``None`` if the number is not known."""
    if row.state is RowState.ADDED:
        return 0
    sold = row.entry.get("sold_quantity")
    if is_count(sold):
        return sold
    return 0 if draft.base.get("sold_quantity") == 0 else None


def stock_of(entry: JsonObject) -> int | None:
    """Return the stock of a variation; ``None`` if it is not a number."""
    stock = entry.get("available_quantity")
    return stock if is_count(stock) else None


def listed_values(choices: Choices) -> Choices:
    """Return the values without duplicates, keeping the first of those with the same text."""
    seen: dict[str, Choice] = {}
    for choice in choices:
        seen.setdefault((choice.name or choice.id or "").strip().casefold(), choice)
    seen.pop("", None)
    return tuple(seen.values())


def _inner_edits(draft: ItemDraft) -> Mapping[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = {}
    for path in draft.changed_paths():
        head, _, rest = path.partition(".")
        key, _, name = rest.partition(".")
        if head == VARIATIONS and name:
            found.setdefault(key, {})[name] = draft.value(path)
    return found
