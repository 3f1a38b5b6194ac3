"""The quality goals that a listing misses; its ``health`` is computed from them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.domain.shapes import sequence_of
from app.domain.wire_item import (
    WireItem,
    attributes_of,
    combinations_of,
    shipping_of,
    variations_of,
)
from app.rules.attributes.definitions import definitions_of

if TYPE_CHECKING:
    from app.domain.models.attribute import AttributeDefinition

ENOUGH_PICTURES = 4


@dataclass(frozen=True, slots=True)
class Lacking:
    """The goals that a listing misses.

    ``attributes`` are the (id, name) of the empty ones that are asked for, in the order of the
    category; ``pictures`` is the number missing to ``ENOUGH_PICTURES``.
    """

    attributes: tuple[tuple[str, str], ...] = ()
    pictures: int = 0
    description: bool = False
    warranty: bool = False
    free_shipping: bool = False

    @property
    def goals(self) -> tuple[str, ...]:
        """The names of the other goals that are missed."""
        names = ("description", "warranty", "free_shipping")
        return tuple(name for name in names if getattr(self, name))

    @property
    def path(self) -> str:
        """The form path of the first missed goal; empty if there is none."""
        if self.attributes:
            return f"attributes.{self.attributes[0][0]}"
        if self.pictures:
            return "pictures"
        if self.description:
            return "description"
        if self.warranty:
            return "sale_terms.WARRANTY_TYPE"
        return "shipping.free_shipping" if self.free_shipping else ""


def lacking_of(item: WireItem, definitions: Sequence[AttributeDefinition]) -> Lacking:
    """Return the goals that an item misses; without definitions, attributes are ignored.

    The real marketplace does not document its goals; these are those of the practice marketplace.
    """
    present = present_attributes(item)
    asked = definitions_of(definitions).asked_for
    return Lacking(
        tuple(_named(one for one in definitions if one.id in asked - present)),
        max(0, ENOUGH_PICTURES - len(sequence_of(item.get("pictures")))),
        not item.get("descriptions"),
        not (item.get("warranty") or item.get("sale_terms")),
        shipping_of(item).get("free_shipping") is not True,
    )


def present_attributes(item: WireItem) -> set[object]:
    """Return the ids of the attributes that an item or its variations have."""
    present: set[object] = {entry.get("id") for entry in attributes_of(item)}
    for variation in variations_of(item):
        present |= {entry.get("id") for entry in combinations_of(variation)}
    return present


def _named(definitions: Iterator[AttributeDefinition]) -> Iterator[tuple[str, str]]:
    for one in definitions:
        yield one.id, one.name or one.id
