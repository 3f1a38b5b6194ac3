"""Checking and completing the value of one attribute by its definition."""

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
    """The reasons why the value of an attribute is invalid."""

    NOT_TEXT = "not_text"
    TOO_LONG = "too_long"
    NOT_A_NUMBER = "not_a_number"
    NOT_A_NUMBER_WITH_UNIT = "not_a_number_with_unit"
    MISSING_UNIT = "missing_unit"
    NOT_IN_LIST = "not_in_list"
    SEVERAL = "several"


class Value(NamedTuple):
    """A value: its text, and an id of the definition's list, or ``None`` for free text."""

    id: str | None
    name: str


_TRUTHS = frozenset({"true", "false", "yes", "no", "sí", "si", "não"})


def is_removal(entry: JsonObject) -> bool:
    """Return whether an entry removes its attribute: it has no value of any kind."""
    return (
        is_blank(entry.get("value_id"))
        and is_blank(entry.get("value_name"))
        and not sequence_of(entry.get("values"))
    )


def sent_values(entry: JsonObject) -> tuple[JsonObject, ...]:
    """Return the values in an entry as ``{id, name}``; one, unless it lists several.

    ``value_id`` and ``value_name`` take precedence over a list of one value: an attribute that was
    read with all its fields and then edited looks like that.
    """
    value_id, value_name = entry.get("value_id"), entry.get("value_name")
    several = sequence_of(entry.get("values"))
    if len(several) > 1 or (several and is_blank(value_id) and is_blank(value_name)):
        return tuple(object_of(value) for value in several)
    return ({"id": value_id, "name": value_name},)


def has_values(
    wanted: Sequence[tuple[object, object]], found: Sequence[tuple[object, object]]
) -> bool:
    """Return whether the values (id and name) found are the wanted ones, in order.

    A wanted value with an id is compared by the id, one without by its name.
    """
    return len(wanted) == len(found) and all(
        one[0] == other[0] if not is_blank(one[0]) else one[1] == other[1]
        for one, other in zip(wanted, found, strict=True)
    )


def read_values(entry: JsonObject, definition: AttributeDefinition) -> tuple[Value, ...] | Fault:
    """Return the values of an entry, completed from the definition, or why they are invalid."""
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
    """Return one value of an attribute, or why it is invalid.

    An id must be one of the definition's values, or the one for "not applicable", which has no
    name; a name from the definition gets its id. ``free`` accepts other values as free text, as
    variations may have them.
    """
    if not is_blank(value_id):
        return _value_of_id(text_of(value_id), definition, free=free)
    if not isinstance(value_name, str):
        return Fault.NOT_TEXT
    if len(value_name) > LONGEST and len(value_name) > (definition.value_max_length or 0):
        # Checked first, as the text may be very long.
        return Fault.TOO_LONG
    name = value_name.strip()
    known = _value_of_name(name, definition) if definition.values else None
    return _own_words(name, definition, free=free) if known is None else known


def _value_of_id(value_id: str, definition: AttributeDefinition, *, free: bool) -> Value | Fault:
    known = definition.values_by_id.get(value_id)
    if known is not None:
        return Value(value_id, known.name or value_id)
    return Value(value_id, "") if value_id == NOT_APPLICABLE and not free else Fault.NOT_IN_LIST


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
    # An unknown value type is treated as text.
    if len(name) > (definition.value_max_length or LONGEST):
        return Fault.TOO_LONG
    return Value(None, name) if is_plain(name, several_lines=True) else Fault.NOT_TEXT


def _number_unit(name: str, definition: AttributeDefinition) -> Value | Fault:
    units = definition.unit_names
    parsed = parse_number_unit(name, units)
    if parsed is None:
        bare = parse_number(name) is not None
        return Fault.MISSING_UNIT if bare else Fault.NOT_A_NUMBER_WITH_UNIT
    # The digits are kept as written; the unit is replaced by its proper name.
    return Value(None, f"{name.partition(' ')[0]} {units[parsed[1]]}")
