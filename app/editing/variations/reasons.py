"""What cannot be done with the variations of a draft now, and why."""

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
"""How many variations a listing may have."""


class Why(StrEnum):
    """A reason why something cannot be done."""

    CATEGORY = CATEGORY_REFUSES
    """The category takes no variations."""
    BUYING_MODE = BUYING_MODE_REFUSES
    """Only listings with a fixed price have variations."""
    FULL = "full"
    """There are as many as a listing may have."""
    NONE_THERE = "none_there"
    """There are no variations yet."""
    NONE_CHOSEN = "none_chosen"
    """No variation is chosen."""
    ONE_CHOSEN = "one_chosen"
    """It takes several of them."""
    REMOVED = "removed"
    """Those that are chosen are to be removed."""
    SOLD = "sold"
    """Units of one of them were sold."""
    SOLD_UNKNOWN = "sold_unknown"
    """Nobody says whether units of one of them were sold."""
    NO_ATTRIBUTE = "no_attribute"
    """Every attribute that could tell them apart does so already."""
    ONE_ATTRIBUTE = "one_attribute"
    """A single attribute tells them apart."""
    STOCK_UNKNOWN = "stock_unknown"
    """The stock of one of them cannot be read, or is not told."""
    NO_PICTURES = "no_pictures"
    """The listing has no pictures."""


def why_not_add(draft: ItemDraft, spec: VariationsSpec) -> Why | None:
    """Return why no variation can be added."""
    if spec.refusal:
        return Why(spec.refusal)
    return Why.FULL if len(live_rows(draft)) >= MOST_VARIATIONS else None


def why_not_split(draft: ItemDraft, spec: VariationsSpec) -> Why | None:
    """Return why the variations cannot be told apart by one more attribute."""
    if spec.refusal:
        return Why(spec.refusal)
    rows = live_rows(draft)
    if not rows:
        return Why.NONE_THERE
    used = axes_of(rows)
    free = [one for one in spec.offered if one.id not in {axis.id for axis in used}]
    return None if free or may_be_own(used) else Why.NO_ATTRIBUTE


def why_not_merge(draft: ItemDraft, keys: Collection[str]) -> Why | None:
    """Return why these variations cannot become one."""
    rows = [row for row in live_rows(draft) if row.key in keys]
    if len(rows) < 2:
        return Why.ONE_CHOSEN
    return _not_one(draft, rows)


def why_not_give_up(draft: ItemDraft) -> Why | None:
    """Return why the variations cannot do with one attribute less.

    What any of them is cannot be changed once a unit of the listing was sold.
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
    """Return why nothing can be removed."""
    return _chosen(draft, keys)


def why_no_pictures(draft: ItemDraft, keys: Collection[str]) -> Why | None:
    """Return why no pictures can be chosen for these variations."""
    return _chosen(draft, keys) or (None if draft.pictures() else Why.NO_PICTURES)


def may_be_own(used: Collection[Axis]) -> bool:
    """Return whether one more attribute may be in the seller's own words."""
    return sum(not axis.id for axis in used) < MOST_OWN


def _chosen(draft: ItemDraft, keys: Collection[str]) -> Why | None:
    states = [row.state for row in rows_of(draft) if row.key in keys]
    if not states:
        return Why.NONE_CHOSEN
    return Why.REMOVED if all(state is RowState.REMOVED for state in states) else None
