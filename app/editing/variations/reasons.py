"""Reasons why a change to the variations of a draft is not possible at present."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum

from app.editing.draft import ItemDraft
from app.editing.form.variation_field import (
    BUYING_MODE_REFUSES,
    CATEGORY_REFUSES,
    MOST_OWN,
    VariationsSpec,
)
from app.editing.values import is_count
from app.editing.variations.rows import (
    Axis,
    RowState,
    VariationRow,
    axes_of,
    live_rows,
    rows_of,
    sold_units,
    stock_of,
)
from app.rules.attributes.variations import MOST

MOST_VARIATIONS = MOST
"""The maximum number of variations of a listing."""


class Why(StrEnum):
    """A reason why a change to the variations is not possible."""

    CATEGORY = CATEGORY_REFUSES
    """The category does not allow variations."""
    BUYING_MODE = BUYING_MODE_REFUSES
    """Only listings with a fixed price have variations."""
    FULL = "full"
    """The listing has the maximum number of variations."""
    NONE_THERE = "none_there"
    """The listing has no variations yet."""
    NONE_CHOSEN = "none_chosen"
    """No variation is chosen."""
    ONE_CHOSEN = "one_chosen"
    """The change needs several variations."""
    REMOVED = "removed"
    """The chosen variations are to be removed."""
    SOLD = "sold"
    """Units of one of the variations were sold."""
    SOLD_UNKNOWN = "sold_unknown"
    """It is unknown whether units of one of the variations were sold."""
    NO_ATTRIBUTE = "no_attribute"
    """Every attribute in which the variations could differ is used already."""
    ONE_ATTRIBUTE = "one_attribute"
    """The variations differ in a single attribute."""
    STOCK_UNKNOWN = "stock_unknown"
    """The stock of one of the variations is unreadable or unknown."""
    NO_PICTURES = "no_pictures"
    """The listing has no pictures."""


def why_not_add(draft: ItemDraft, spec: VariationsSpec) -> Why | None:
    """Return why no variation can be added, or ``None`` if one can."""
    if spec.refusal:
        return Why(spec.refusal)
    return Why.FULL if len(live_rows(draft)) >= MOST_VARIATIONS else None


def why_not_split(draft: ItemDraft, spec: VariationsSpec) -> Why | None:
    """Return why the variations cannot differ in one more attribute, or ``None`` if they can."""
    if spec.refusal:
        return Why(spec.refusal)
    rows = live_rows(draft)
    if not rows:
        return Why.NONE_THERE
    used = axes_of(rows)
    free = [one for one in spec.offered if one.id not in {axis.id for axis in used}]
    return None if free or may_be_own(used) else Why.NO_ATTRIBUTE


def why_not_merge(draft: ItemDraft, keys: Collection[str]) -> Why | None:
    """Return why these variations cannot be merged, or ``None`` if they can."""
    rows = [row for row in live_rows(draft) if row.key in keys]
    if len(rows) < 2:
        return Why.ONE_CHOSEN
    return _not_one(draft, rows)


def why_not_give_up(draft: ItemDraft) -> Why | None:
    """Return why no attribute can be removed from the variations, or ``None`` if one can.

    The attributes of a variation cannot be changed after a unit of the listing was sold.
    """
    rows = live_rows(draft)
    if not rows:
        return Why.NONE_THERE
    if len(axes_of(rows)) < 2:
        return Why.ONE_ATTRIBUTE
    sold = draft.base.get("sold_quantity")
    if is_count(sold) and sold:
        return Why.SOLD
    return _not_one(draft, rows)


def _not_one(draft: ItemDraft, rows: Sequence[VariationRow]) -> Why | None:
    sold = [sold_units(draft, row) for row in rows]
    if any(sold):
        return Why.SOLD
    if None in sold:
        return Why.SOLD_UNKNOWN
    return Why.STOCK_UNKNOWN if None in [stock_of(row.entry) for row in rows] else None


def why_not_remove(draft: ItemDraft, keys: Collection[str]) -> Why | None:
    """Return why none of these variations can be removed, or ``None`` if one can."""
    return _chosen(draft, keys)


def why_no_pictures(draft: ItemDraft, keys: Collection[str]) -> Why | None:
    """Return why no pictures can be chosen for these variations, or ``None`` if they can."""
    return _chosen(draft, keys) or (None if draft.pictures() else Why.NO_PICTURES)


def may_be_own(used: Collection[Axis]) -> bool:
    """Return whether the variations may have one more attribute with a seller-defined name."""
    return sum(not axis.id for axis in used) < MOST_OWN


def _chosen(draft: ItemDraft, keys: Collection[str]) -> Why | None:
    states = [row.state for row in rows_of(draft) if row.key in keys]
    if not states:
        return Why.NONE_CHOSEN
    return Why.REMOVED if all(state is RowState.REMOVED for state in states) else None
