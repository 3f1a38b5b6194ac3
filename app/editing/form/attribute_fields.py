"""The form field of an attribute definition ("Category attribute definition")."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from decimal import Decimal
from typing import TYPE_CHECKING

from app.domain.models.attribute import AttributeDefinition
from app.domain.shapes import text_of
from app.domain.vocabulary import AttributeTag, ValueType
from app.domain.wire_item import WireItem, attributes_of
from app.editing.form.fields import FieldKind, FieldSpec, Lock
from app.editing.values import Choice, choices_of

if TYPE_CHECKING:
    from app.domain.models.attribute import AttributeValue

_LONG = 255
_LAST = Decimal(10**6)
# From attributes common to many products to those of a single product.
_LEVELS = {"FAMILY": 0, "PARENT_PK": 0, "CHILD_PK": 1, "CHILD": 1, "CHILD_DEPENDENT": 2}
_LOWEST = 3
_KINDS: Mapping[str, FieldKind] = {
    ValueType.STRING: FieldKind.TEXT,
    ValueType.NUMBER: FieldKind.NUMBER,
    ValueType.NUMBER_UNIT: FieldKind.NUMBER_UNIT,
    ValueType.LIST: FieldKind.CHOICE,
    ValueType.BOOLEAN: FieldKind.YES_NO,
}


def attribute_order(definition: AttributeDefinition) -> tuple[int, int, Decimal]:
    """Return a sorting key: required attributes first, then those of the marketplace's catalog.

    Within these groups, attributes of a product family come before those that distinguish a
    product, then relevance decides (1 is most relevant).
    """
    wanted = definition.is_tagged(AttributeTag.CATALOG_REQUIRED)
    rank = 0 if _is_required(definition) else 1 if wanted else 2
    level = _LEVELS.get(definition.hierarchy or "", _LOWEST)
    relevance = definition.relevance
    return rank, level, _LAST if relevance is None else relevance


def by_group(fields: Iterable[FieldSpec]) -> list[FieldSpec]:
    """Return the fields sorted by group, the groups in the order of their first field."""
    groups: dict[str | None, list[FieldSpec]] = {}
    for field in fields:
        groups.setdefault(field.group, []).append(field)
    return [field for group in groups.values() for field in group]


def attributes_as_text(item: WireItem) -> tuple[AttributeDefinition, ...]:
    """Return text definitions for the attributes of an ``item`` whose category is not known."""
    found: dict[str, AttributeDefinition] = {}
    for entry in attributes_of(item):
        key, several = text_of(entry.get("id")), len(choices_of(entry)) > 1
        if key:
            found[key] = AttributeDefinition(
                id=key,
                name=text_of(entry.get("name")) or None,
                value_type=ValueType.STRING,
                tags={AttributeTag.MULTIVALUED: True} if several else {},
            )
    return tuple(found.values())


def attribute_field(definition: AttributeDefinition, locked: Lock | None) -> FieldSpec:
    """Return the field of one attribute; an unknown value type becomes a text field."""
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
        hint=_hint(definition),
        group=definition.attribute_group_name,
        named=True,
    )


def _is_required(definition: AttributeDefinition) -> bool:
    return definition.is_tagged(AttributeTag.REQUIRED)


def _hint(definition: AttributeDefinition) -> str | None:
    """Return the marketplace's help for the attribute: hint, and tooltip if different."""
    texts = dict.fromkeys(text.strip() for text in (definition.hint, definition.tooltip) if text)
    return "\n".join(text for text in texts if text) or None


def _choices(values: Iterable[AttributeValue] | None) -> tuple[Choice, ...]:
    return tuple(Choice(value.id, value.name or value.id or "") for value in values or ())
