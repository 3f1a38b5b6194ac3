"""How good a listing is: the share of quality goals it meets, as ``health`` of an item."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any

from app.domain.attribute import AttributeDefinition
from app.rules.definitions import definitions_of
from app.rules.shapes import object_of, objects_of, sequence_of

ENOUGH_PICTURES = 4


def health_of(item: Mapping[str, Any], definitions: Sequence[AttributeDefinition]) -> Decimal:
    """Return from 0 to 1 how many goals an item meets; 1 means all.

    The goals: every attribute filled, enough pictures, a description, a warranty, free shipping.
    """
    goals = [
        _filled(item, definitions),
        min(Decimal(1), Decimal(len(sequence_of(item.get("pictures")))) / ENOUGH_PICTURES),
        Decimal(bool(item.get("descriptions"))),
        Decimal(bool(item.get("warranty") or item.get("sale_terms"))),
        Decimal(object_of(item.get("shipping")).get("free_shipping") is True),
    ]
    return (sum(goals, Decimal(0)) / len(goals)).quantize(Decimal("0.01"))


def _filled(item: Mapping[str, Any], definitions: Sequence[AttributeDefinition]) -> Decimal:
    asked = definitions_of(definitions).asked_for
    if not asked:
        return Decimal(1)
    present = {entry.get("id") for entry in objects_of(item.get("attributes"))}
    for variation in objects_of(item.get("variations")):
        combination = objects_of(variation.get("attribute_combinations"))
        present |= {entry.get("id") for entry in combination}
    return Decimal(len(asked & present)) / len(asked)
