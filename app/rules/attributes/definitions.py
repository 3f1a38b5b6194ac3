"""The attribute definitions of a category, with derived data that the rules need cached."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from app.domain.vocabulary import AttributeTag

if TYPE_CHECKING:
    from app.domain.models.attribute import AttributeDefinition

    Base = tuple[AttributeDefinition, ...]
else:
    # At run time the class of the models is not needed, so they are not imported.
    Base = tuple

_NOT_SET_BY_SELLERS = (AttributeTag.READ_ONLY, AttributeTag.FIXED)
_UNDEMANDED = (*_NOT_SET_BY_SELLERS, AttributeTag.HIDDEN, AttributeTag.VARIATION_ATTRIBUTE)
_NOT_ASKED_FOR = (*_NOT_SET_BY_SELLERS, AttributeTag.HIDDEN)


class Definitions(Base):
    """The definitions of one category, in order.

    Create it once to check many listings of a category; the rules accept any sequence of
    definitions and convert it if necessary.
    """

    @cached_property
    def by_id(self) -> Mapping[str, AttributeDefinition]:
        """The definitions by id."""
        return {definition.id: definition for definition in self}

    @cached_property
    def not_set_by_sellers(self) -> frozenset[str]:
        """The ids of the attributes that the marketplace sets."""
        return frozenset(one.id for one in self if _has_any(one, _NOT_SET_BY_SELLERS))

    @cached_property
    def demanded(self) -> tuple[AttributeDefinition, ...]:
        """The definitions of the attributes that are required and that the seller can set."""
        return tuple(
            one
            for one in self
            if one.is_tagged(AttributeTag.REQUIRED) and not _has_any(one, _UNDEMANDED)
        )

    @cached_property
    def asked_for(self) -> frozenset[str]:
        """The ids of the attributes that a seller sees and can fill in."""
        return frozenset(one.id for one in self if not _has_any(one, _NOT_ASKED_FOR))


def definitions_of(definitions: Sequence[AttributeDefinition]) -> Definitions:
    """Return ``definitions`` as :class:`Definitions`, converted if necessary."""
    return definitions if isinstance(definitions, Definitions) else Definitions(definitions)


def _has_any(definition: AttributeDefinition, tags: tuple[str, ...]) -> bool:
    return any(definition.is_tagged(tag) for tag in tags)
