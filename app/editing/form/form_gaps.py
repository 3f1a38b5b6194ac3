"""Reasons why a form has no field for a path."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import TYPE_CHECKING

from app.domain.vocabulary import AttributeTag
from app.domain.wire_item import WireItem
from app.editing.item_paths import varied_attributes

if TYPE_CHECKING:
    from app.domain.models.attribute import AttributeDefinition


class Gap(StrEnum):
    """A reason why a path has no field."""

    WHOLE = "whole"
    """The path is about the whole listing, not about one field."""
    UNNAMED = "unnamed"
    """The path is about one of several entries and does not identify it."""
    VARIED = "varied"
    """Each variation has a value of its own."""
    REMOVED = "removed"
    """The variation of the path no longer exists."""
    HIDDEN = "hidden"
    """The category hides the attribute."""
    FIXED = "fixed"
    """The category fixes the value."""
    READ_ONLY = "read_only"
    """The marketplace fills it in."""
    NO_DEFINITION = "no_definition"
    """The category does not have the attribute."""
    NO_FIELD = "no_field"
    """This program has no field for the path."""


#: The tags that keep an attribute from being filled in, the one that says most first.
KEEPING_TAGS: Mapping[str, Gap] = {
    AttributeTag.FIXED: Gap.FIXED,
    AttributeTag.READ_ONLY: Gap.READ_ONLY,
    AttributeTag.HIDDEN: Gap.HIDDEN,
}


def gap_of(definition: AttributeDefinition) -> Gap | None:
    """Return why sellers cannot fill in an attribute; ``None`` if they can."""
    return next((gap for tag, gap in KEEPING_TAGS.items() if definition.is_tagged(tag)), None)


def gaps_of(item: WireItem, definitions: Iterable[AttributeDefinition]) -> Callable[[str], Gap]:
    """Return a function from a form path without a field in ``item``'s form to the reason."""
    known = {str(definition.id): definition for definition in definitions}
    varied = varied_attributes(item)

    def find(path: str) -> Gap:
        head, _dot, rest = path.partition(".")
        if path in ("", "status"):
            return Gap.WHOLE
        if head == "variations":
            return Gap.REMOVED
        if head != "attributes":
            return Gap.NO_FIELD
        if not rest:
            return Gap.UNNAMED
        if rest in varied:
            return Gap.VARIED
        if rest not in known:
            return Gap.NO_DEFINITION
        return gap_of(known[rest]) or Gap.NO_FIELD

    return find
