"""The value of one attribute against its definition: completed, or why it is invalid."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from app.domain.shapes import JsonObject, is_blank, is_plain, object_of, sequence_of, text_of
from app.domain.vocabulary import NOT_APPLICABLE, AttributeTag, ValueType
from app.rules.attributes.number_unit import LONGEST, parse_number, parse_number_unit

if TYPE_CHECKING:
    from app.domain.models.attribute import AttributeDefinition


class Fault(StrEnum):
    """Why the value of an attribute is invalid."""

    NOT_TEXT = "not_text"
    TOO_LONG = "too_long"
    NOT_A_NUMBER = "not_a_number"
    NOT_A_NUMBER_WITH_UNIT = "not_a_number_with_unit"
    MISSING_UNIT = "missing_unit"
    NOT_IN_LIST = "not_in_list"
    SEVERAL = "several"


class Value(NamedTuple):
    """One value: an id of the definition's list, or none for a value in own words; its text."""

    id: str | None
    name: str


_TRUTHS = frozenset({"true", "false", "yes", "no", "sí", "si", "não"})


def is_removal(entry: JsonObject) -> bool:
    """Return whether an entry takes its attribute away: it has no value of any kind."""
    return (
        is_blank(entry.get("value_id"))
        and is_blank(entry.get("value_name"))
        and not sequence_of(entry.get("values"))
    )


def sent_values(entry: JsonObject) -> tuple[JsonObject, ...]:
    """Return the values an entry carries as ``{id, name}``, one unless it lists several.

    ``value_id`` and ``value_name`` win over a list of one, which is how a changed attribute
    looks that was read with all its fields.
    """
    value_id, value_name = entry.get("value_id"), entry.get("value_name")
    several = sequence_of(entry.get("values"))
    if len(several) > 1 or (several and is_blank(value_id) and is_blank(value_name)):
        return tuple(object_of(value) for value in several)
    return ({"id": value_id, "name": value_name},)


def has_values(
    wanted: Sequence[tuple[object, object]], found: Sequence[tuple[object, object]]
) -> bool:
    """Return whether values (id and name) that were found are those that were wanted, in order.

    A wanted value with an id is compared by it, one without an id by its name.
    """
    return len(wanted) == len(found) and all(
        one[0] == other[0] if not is_blank(one[0]) else one[1] == other[1]
        for one, other in zip(wanted, found, strict=True)
    )


def read_values(entry: JsonObject, definition: AttributeDefinition) -> tuple[Value, ...] | Fault:
    """Read the values of one entry, completed from the definition, or say why they are invalid."""
    if not entry.get("values"):
        value = read_value(entry.get("value_id"), entry.get("value_name"), definition)
        return value if isinstance(value, Fault) else (value,)
    sent = sent_values(entry)
    if len(sent) > 1 and not definition.is_tagged(AttributeTag.MULTIVALUED):
        return Fault.SEVERAL
    values: list[Value] = []
    if len(sent) > 1 and any(text_of(one.get("id")) == NOT_APPLICABLE for one in sent):
        return Fault.NOT_IN_LIST
    for one in sent:
        value = read_value(one.get("id"), one.get("name"), definition)
        if isinstance(value, Fault):
            return value
        if value not in values:
            values.append(value)
    return tuple(values)


def read_value(
    value_id: object, value_name: object, definition: AttributeDefinition, *, free: bool = False
) -> Value | Fault:
    """Read one value of an attribute.

    An id must be one of the definition's values, or say that the attribute does not apply, which
    has no name; a name that is one of theirs gets its id. ``free`` takes values outside the list
    in the seller's own words, as variations may.
    """
    if text_of(value_id) == NOT_APPLICABLE and NOT_APPLICABLE not in definition.values_by_id:
        return Fault.NOT_IN_LIST if free else Value(NOT_APPLICABLE, "")
    if not is_blank(value_id):
        return _value_of_id(text_of(value_id), definition)
    if not isinstance(value_name, str):
        return Fault.NOT_TEXT
    if len(value_name) > LONGEST and len(value_name) > (definition.value_max_length or 0):
        # Before anything looks at it: the text may be a book.
        return Fault.TOO_LONG
    name = value_name.strip()
    known = _value_of_name(name, definition) if definition.values else None
    return _own_words(name, definition, free=free) if known is None else known


def _value_of_id(value_id: str, definition: AttributeDefinition) -> Value | Fault:
    known = definition.values_by_id.get(value_id)
    return Fault.NOT_IN_LIST if known is None else Value(value_id, known.name or value_id)


def _value_of_name(name: str, definition: AttributeDefinition) -> Value | None:
    known = definition.values_by_name.get(name.casefold())
    return None if known is None or known.name is None else Value(known.id, known.name)


def _own_words(name: str, definition: AttributeDefinition, *, free: bool) -> Value | Fault:
    match definition.value_type:
        case ValueType.NUMBER:
            return Value(None, name) if parse_number(name) is not None else Fault.NOT_A_NUMBER
        case ValueType.NUMBER_UNIT:
            return _number_unit(name, definition)
        case ValueType.LIST if definition.values and not free:
            return Fault.NOT_IN_LIST
        case ValueType.BOOLEAN if not free and (
            definition.values or name.casefold() not in _TRUTHS
        ):
            return Fault.NOT_IN_LIST
    # Unknown value types are text.
    if len(name) > (definition.value_max_length or LONGEST):
        return Fault.TOO_LONG
    return Value(None, name) if is_plain(name, several_lines=True) else Fault.NOT_TEXT


def _number_unit(name: str, definition: AttributeDefinition) -> Value | Fault:
    units = definition.unit_names
    parsed = parse_number_unit(name, units)
    if parsed is None:
        bare = parse_number(name) is not None
        return Fault.MISSING_UNIT if bare else Fault.NOT_A_NUMBER_WITH_UNIT
    # The digits stay as they were written, the unit gets its proper name.
    return Value(None, f"{name.partition(' ')[0]} {units[parsed[1]]}")
