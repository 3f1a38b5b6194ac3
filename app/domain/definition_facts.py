"""Derived facts of categories and attribute definitions, for parsed and stored ones alike."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar


class Named(Protocol):
    """An object with an id and a name, either of which may be missing."""

    @property
    def id(self) -> str | None:
        """The id."""

    @property
    def name(self) -> str | None:
        """The name."""


SettingsT = TypeVar("SettingsT")
ValueT = TypeVar("ValueT", bound=Named)


class CategoryFacts(Generic[SettingsT]):
    """The derived properties of a category."""

    if TYPE_CHECKING:
        settings: SettingsT | None
        path_from_root: tuple[Named, ...] | None

    @classmethod
    @abstractmethod
    def _no_settings(cls) -> SettingsT: ...

    @property
    def limits(self) -> SettingsT:
        """The settings, or empty settings if the category has none."""
        return self.settings if self.settings is not None else self._no_settings()

    @property
    def path_names(self) -> str:
        """The names of the path from the root, as one text; empty if the path is unknown."""
        return " › ".join(step.name or step.id or "" for step in self.path_from_root or ())


class DefinitionFacts(Generic[ValueT]):
    """The derived properties of an attribute definition."""

    if TYPE_CHECKING:
        tags: dict[str, object] | None
        values: tuple[ValueT, ...] | None
        allowed_units: tuple[Named, ...] | None

    def is_tagged(self, tag: str) -> bool:
        """Return whether the definition has a tag whose value is not false."""
        return bool((self.tags or {}).get(tag, False))

    @property
    def units(self) -> tuple[str, ...]:
        """The unit texts that may follow a number, in the marketplace's order."""
        return tuple(unit.name or unit.id or "" for unit in self.allowed_units or ())

    @cached_property
    def unit_names(self) -> Mapping[str, str]:
        """The proper name of each unit, by its ids and names, which may follow a number."""
        return {
            text: unit.name or unit.id or ""
            for unit in self.allowed_units or ()
            for text in (unit.id, unit.name)
            if text
        }

    @cached_property
    def values_by_id(self) -> Mapping[str, ValueT]:
        """The values that have an id; the first one for a repeated id."""
        return {value.id: value for value in reversed(self.values or ()) if value.id is not None}

    @cached_property
    def values_by_name(self) -> Mapping[str, ValueT]:
        """The values by their case-folded names; the first one for a repeated name."""
        return {
            value.name.casefold(): value
            for value in reversed(self.values or ())
            if value.name is not None
        }
