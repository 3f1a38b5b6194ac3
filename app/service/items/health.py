"""The ``health`` of an item: the share of quality goals it meets."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from functools import lru_cache

from app.domain.models.attribute import AttributeDefinition
from app.domain.shapes import sequence_of
from app.domain.wire_item import WireItem, shipping_of
from app.rules.attributes.definitions import definitions_of
from app.rules.attributes.quality import ENOUGH_PICTURES, present_attributes

_GOALS = 5


def health_of(item: WireItem, definitions: Sequence[AttributeDefinition]) -> Decimal:
    """Return the share of goals an item meets, from 0 to 1.

    The goals: every attribute filled, enough pictures, a description, a warranty, free shipping.
    """
    filled, asked = _filled(item, definitions)
    met = (
        bool(item.get("descriptions"))
        + bool(item.get("warranty") or item.get("sale_terms"))
        + (shipping_of(item).get("free_shipping") is True)
    )
    return _share(filled, asked, min(len(sequence_of(item.get("pictures"))), ENOUGH_PICTURES), met)


@lru_cache(maxsize=2_000)
def _share(filled: int, asked: int, pictures: int, met: int) -> Decimal:
    """Return the health for numbers of filled attributes, pictures and other goals met."""
    goals = (
        Decimal(filled) / asked if asked else Decimal(1),
        Decimal(pictures) / ENOUGH_PICTURES,
        Decimal(met),
    )
    return (sum(goals, Decimal(0)) / _GOALS).quantize(Decimal("0.01"))


def _filled(item: WireItem, definitions: Sequence[AttributeDefinition]) -> tuple[int, int]:
    """Return how many of the attributes asked for an item has, and how many there are."""
    asked = definitions_of(definitions).asked_for
    return len(asked & present_attributes(item)), len(asked)
