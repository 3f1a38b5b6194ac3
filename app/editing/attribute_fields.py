"""From an attribute definition to the field that fills it in ("Category attribute definition")."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from decimal import Decimal
from typing import TYPE_CHECKING

from app.domain.vocabulary import AttributeTag, ValueType
from app.editing.fields import FieldKind, FieldSpec, Lock
from app.editing.values import Choice

if TYPE_CHECKING:
    from app.domain.attribute import AttributeDefinition, AttributeValue

_LONG = 255
_LAST = Decimal(10**6)
_NOT_OFFERED = (AttributeTag.HIDDEN, AttributeTag.READ_ONLY, AttributeTag.FIXED)
_KINDS: Mapping[str, FieldKind] = {
    ValueType.STRING: FieldKind.TEXT,
    ValueType.NUMBER: FieldKind.NUMBER,
    ValueType.NUMBER_UNIT: FieldKind.NUMBER_UNIT,
    ValueType.LIST: FieldKind.CHOICE,
    ValueType.BOOLEAN: FieldKind.YES_NO,
}


def is_offered(definition: AttributeDefinition) -> bool:
    """Whether a seller fills it in: not what is hidden, read-only or fixed by the category."""
    return not any(definition.is_tagged(tag) for tag in _NOT_OFFERED)


def attribute_order(definition: AttributeDefinition) -> tuple[bool, Decimal]:
    """Required first, then by relevance as the marketplace ranks it (1 first)."""
    relevance = definition.relevance
    return not _is_required(definition), _LAST if relevance is None else relevance


def attribute_field(definition: AttributeDefinition, locked: Lock | None) -> FieldSpec:
    """The field of one attribute; a value type nobody knows is filled in as text."""
    kind = _KINDS.get(str(definition.value_type), FieldKind.TEXT)
    several = definition.is_tagged(AttributeTag.MULTIVALUED)
    longest = definition.value_max_length
    if kind is FieldKind.TEXT and longest is not None and longest > _LONG:
        kind = FieldKind.LONG_TEXT
    if several and kind in (FieldKind.CHOICE, FieldKind.TEXT):
        kind = FieldKind.SEVERAL
    return FieldSpec(
        path=f"attributes.{definition.id}",
        kind=kind,
        name=definition.name or definition.id,
        required=_is_required(definition),
        choices=_choices(definition.values),
        units=definition.units,
        default_unit=definition.default_unit,
        longest=longest if kind in (FieldKind.TEXT, FieldKind.LONG_TEXT) else None,
        locked=locked,
        hint=definition.hint or definition.tooltip,
        multivalued=several,
        group=definition.attribute_group_name,
        named=True,
    )


def _is_required(definition: AttributeDefinition) -> bool:
    return definition.is_tagged(AttributeTag.REQUIRED)


def _choices(values: Iterable[AttributeValue] | None) -> tuple[Choice, ...]:
    return tuple(Choice(value.id, value.name or value.id or "") for value in values or ())
