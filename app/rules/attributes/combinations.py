"""The attributes that distinguish the variations of a listing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from app.domain.shapes import JsonObject, is_blank, object_of, objects_of, sequence_of, text_of
from app.domain.vocabulary import AttributeTag
from app.domain.wire_item import WireAttributeCombination, WireVariation, combinations_of
from app.rules.attributes.attributes import SHOWN_OF_VALUE, attribute_id
from app.rules.attributes.definitions import definitions_of
from app.rules.attributes.number_unit import LONGEST
from app.rules.attributes.values import Fault, read_value
from app.rules.findings import Finding

if TYPE_CHECKING:
    from app.domain.models.attribute import AttributeDefinition

MOST_CUSTOM = 1
"""The maximum number of attributes in the seller's own words in one variation."""

Combination = dict[str, tuple[str, str]]
"""The value of each attribute: the id if the list has it, and the text without case."""


def combination_of(
    variation: WireVariation, definitions: Sequence[AttributeDefinition]
) -> Combination:
    """Return the attributes of a variation by id or name, in a form that can be compared."""
    known = definitions_of(definitions).by_id
    return {
        attribute_key(entry): _comparable(entry, known.get(attribute_id(entry)))
        for entry in combinations_of(variation)
    }


def attribute_key(entry: JsonObject) -> str:
    """Return the id of an attribute, or the name of a seller-defined one, in lower case."""
    return attribute_id(entry) or text_of(entry.get("name")).strip().casefold()


def normalise_combinations(
    variation: WireVariation, definitions: Sequence[AttributeDefinition]
) -> list[WireAttributeCombination]:
    """Return the attributes of a variation as they are stored: with names, and ids of known values.

    The attributes must have passed :func:`check_combination`; unreadable ones are left unchanged.
    """
    known = definitions_of(definitions).by_id
    stored: list[WireAttributeCombination] = []
    for entry in combinations_of(variation):
        definition = known.get(attribute_id(entry))
        value_id, value_name = _sent_value(entry)
        if definition is None:
            name = text_of(value_name).strip()
            stored.append(
                {
                    "id": None,
                    "name": text_of(entry.get("name")).strip(),
                    "value_id": None,
                    "value_name": name,
                    "values": [{"id": None, "name": name}],
                }
            )
            continue
        value = read_value(value_id, value_name, definition, free=True)
        if isinstance(value, Fault):
            stored.append({**entry})
            continue
        stored.append(
            {
                "id": definition.id,
                "name": definition.name or definition.id,
                "value_id": value.id,
                "value_name": value.name,
                "values": [{"id": value.id, "name": value.name}],
            }
        )
    return stored


def check_combination(
    path: str, variation: WireVariation, definitions: Sequence[AttributeDefinition]
) -> Iterator[Finding]:
    """Check the attributes of one variation: at least one, each once, with a text as its value.

    Values outside the list of an attribute are allowed as free text; ``path`` is the variation's.
    """
    path = f"{path}.attribute_combinations"
    sent = sequence_of(variation.get("attribute_combinations"))
    if not sent:
        yield Finding.error(path, "item.variations.combination_required")
        return
    known = definitions_of(definitions).by_id
    seen: set[str] = set()
    custom = 0
    for entry in map(object_of, sent):
        key = attribute_key(entry)
        if not key or key in seen:
            yield Finding.error(path, "item.variations.combination_invalid", attribute=key)
            continue
        seen.add(key)
        id_ = attribute_id(entry)
        custom += not id_
        yield from _check_entry(path, entry, id_, known.get(id_))
    if custom > MOST_CUSTOM:
        yield Finding.error(
            path, "item.variations.too_many_custom_attributes", count=custom, longest=MOST_CUSTOM
        )


def _check_entry(
    path: str, entry: JsonObject, id_: str, definition: AttributeDefinition | None
) -> Iterator[Finding]:
    if id_ and (definition is None or not definition.is_tagged(AttributeTag.ALLOW_VARIATIONS)):
        yield Finding.error(
            path,
            "item.variations.attribute_not_allowed",
            attribute=id_[:SHOWN_OF_VALUE],
            name=(definition.name if definition is not None else None) or id_[:SHOWN_OF_VALUE],
        )
        return
    value_id, value_name = _sent_value(entry)
    name = definition.name if definition is not None else text_of(entry.get("name"))
    # Since 10 November the values are accepted only as text ("Versioning").
    as_text = all(value is None or isinstance(value, str) for value in (value_id, value_name))
    if not as_text or (is_blank(value_id) and is_blank(value_name)):
        fits = False
    elif definition is None:
        fits = is_blank(value_id) and isinstance(value_name, str) and len(value_name) <= LONGEST
    else:
        fits = not isinstance(read_value(value_id, value_name, definition, free=True), Fault)
    if not fits:
        yield Finding.error(
            path,
            "item.variations.combination_invalid",
            attribute=id_ or name,
            name=name,
            value=text_of(value_name if value_name is not None else value_id)[:SHOWN_OF_VALUE],
        )


def _sent_value(entry: JsonObject) -> tuple[object, object]:
    if not is_blank(entry.get("value_id")) or not is_blank(entry.get("value_name")):
        return entry.get("value_id"), entry.get("value_name")
    several = objects_of(entry.get("values"))
    if len(several) == 1:
        return several[0].get("id"), several[0].get("name")
    return None, None


def _comparable(entry: JsonObject, definition: AttributeDefinition | None) -> tuple[str, str]:
    value_id, value_name = _sent_value(entry)
    if definition is not None:
        value = read_value(value_id, value_name, definition, free=True)
        if not isinstance(value, Fault):
            return value.id or "", "" if value.id else value.name.casefold()
    return text_of(value_id), text_of(value_name).strip().casefold()
