"""Attribute definitions of a category: what a listing there may and must say about itself."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from app.domain.base import Number, Resource, Text, Whole


class AttributeValue(Resource):
    """One value of a ``list`` attribute that the marketplace knows by an id."""

    id: Text | None = None
    name: Text | None = None


class AllowedUnit(Resource):
    """One unit of a ``number_unit`` attribute."""

    id: Text | None = None
    name: Text | None = None


class AttributeDefinition(Resource):
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

    def is_tagged(self, tag: str) -> bool:
        """Return whether the definition has a tag; one that is there but false does not count."""
        return bool((self.tags or {}).get(tag, False))

    @property
    def units(self) -> tuple[str, ...]:
        """The unit texts that may follow a number, in the marketplace's order."""
        return tuple(unit.name or unit.id or "" for unit in self.allowed_units or ())

    @cached_property
    def unit_names(self) -> Mapping[str, str]:
        """What may follow a number, ids and names alike, each with the unit's proper name."""
        return {
            text: unit.name or unit.id or ""
            for unit in self.allowed_units or ()
            for text in (unit.id, unit.name)
            if text
        }

    @cached_property
    def values_by_id(self) -> Mapping[str, AttributeValue]:
        """The values that have an id; of two with the same id the first."""
        return {value.id: value for value in reversed(self.values or ()) if value.id is not None}

    @cached_property
    def values_by_name(self) -> Mapping[str, AttributeValue]:
        """The values by their names without case; of two with the same name the first."""
        return {
            value.name.casefold(): value
            for value in reversed(self.values or ())
            if value.name is not None
        }
