"""Attribute definitions of a category: the attributes that its listings may and must have."""

from __future__ import annotations

from app.domain.base import Number, Resource, Text, Whole
from app.domain.definition_facts import DefinitionFacts


class AttributeValue(Resource):
    """One value of a ``list`` attribute, with the id that the marketplace gives it."""

    id: Text | None = None
    name: Text | None = None


class AllowedUnit(Resource):
    """One unit of a ``number_unit`` attribute."""

    id: Text | None = None
    name: Text | None = None


class AttributeDefinition(Resource, DefinitionFacts[AttributeValue]):
    """One attribute of a category ("Category attribute definition")."""

    id: Text
    name: Text | None = None
    value_type: Text | None = None
    tags: dict[str, object] | None = None
    hierarchy: Text | None = None
    value_max_length: Whole | None = None
    values: tuple[AttributeValue, ...] | None = None
    allowed_units: tuple[AllowedUnit, ...] | None = None
    attribute_group_id: Text | None = None
    attribute_group_name: Text | None = None
    default_unit: Text | None = None
    hint: Text | None = None
    tooltip: Text | None = None
    relevance: Number | None = None
