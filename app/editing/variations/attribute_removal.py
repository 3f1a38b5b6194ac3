"""Removal of an attribute from all variations: variations that become equal are merged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from app.domain.models.attribute import AttributeDefinition
from app.domain.shapes import JsonObject, text_of
from app.domain.wire_item import variations_of
from app.editing.draft import ItemDraft
from app.editing.values import UnreadText
from app.editing.variation_list import COMBINATIONS, VARIATIONS, settled_list
from app.editing.variations.changes import Edits, edits_undone, kept_entries
from app.editing.variations.rows import (
    PICTURE_IDS,
    Axis,
    Look,
    RowState,
    VariationRow,
    alike,
    axes_of,
    bare_combination,
    live_rows,
    look_of,
    pictures_of_row,
    stock_of,
)

_CODE = "seller_custom_field"


class Merged(NamedTuple):
    """The variation that results from ``rows`` when the attribute is removed.

    The first of the rows stays; ``code`` is the first code that one of them has. ``prices`` are
    their distinct prices, and ``stock`` is the sum of their stocks.
    """

    rows: tuple[VariationRow, ...]
    combination: tuple[JsonObject, ...]
    prices: tuple[object, ...]
    stock: int
    pictures: tuple[str, ...]
    code: str

    @property
    def stays(self) -> VariationRow:
        """The variation that stays."""
        return self.rows[0]

    @property
    def goes(self) -> tuple[VariationRow, ...]:
        """The variations that are removed."""
        return self.rows[1:]


def removable_axes(draft: ItemDraft) -> tuple[Axis, ...]:
    """Return the attributes that can be removed: all axes if there are several, otherwise none."""
    axes = axes_of(live_rows(draft))
    return axes if len(axes) > 1 else ()


def merged_without(
    draft: ItemDraft,
    axis: Axis,
    attributes: Sequence[AttributeDefinition],
    most_pictures: int | None = None,
) -> tuple[Merged, ...]:
    """Return the variations without ``axis``, in order of first appearance.

    ``attributes`` are the definitions of the category; a variation keeps at most ``most_pictures``
    pictures, the first of those of its rows.
    """
    groups: dict[Look, list[VariationRow]] = {}
    for row in live_rows(draft):
        groups.setdefault(look_of(_without(row.entry, axis), attributes), []).append(row)
    merged = [_merge(rows, axis) for rows in groups.values()]
    if any(one.goes for one in merged):
        merged = _with_shared_pictures(merged, attributes)
    return tuple(one._replace(pictures=one.pictures[:most_pictures]) for one in merged)


def with_attribute_removed(
    draft: ItemDraft,
    merged: Sequence[Merged],
    prices: Sequence[object],
    attributes: Sequence[AttributeDefinition],
) -> Edits:
    """Return the edits that leave only the ``merged`` variations, at their ``prices``."""
    own = {text_of(one.get("id")): one for one in variations_of(draft.base)}
    gone = {row.key for one in merged for row in one.goes}
    values: dict[str, dict[str, object]] = {}
    for one, price in zip(merged, prices, strict=True):
        changes: dict[str, object] = {COMBINATIONS: list(one.combination)}
        before = own.get(one.stays.key)
        if before is not None and look_of({**changes}, attributes) == look_of(before, attributes):
            changes[COMBINATIONS] = before.get(COMBINATIONS)
        if one.goes:
            changes |= {"price": price, "available_quantity": one.stock}
            changes |= {_CODE: one.code} if one.code else {}
        if one.pictures != pictures_of_row(one.stays.entry):
            changes[PICTURE_IDS] = list(one.pictures)
        values[one.stays.key] = changes
    entries: list[JsonObject] = []
    edits = edits_undone(draft, gone)
    for place, entry in enumerate(kept_entries(draft)):
        key = text_of(entry.get("id")) or str(place)
        if key in gone:
            continue
        is_new = entry.get("id") is None
        entries.append({**entry, **values.get(key, {})} if is_new else entry)
        if not is_new:
            changes = values.get(key, {})
            edits += [(f"{VARIATIONS}.{key}.{name}", value) for name, value in changes.items()]
    return [*edits, (VARIATIONS, settled_list(draft.base, entries))]


def _without(entry: JsonObject, axis: Axis) -> JsonObject:
    """Return a variation without the value it has on ``axis``."""
    left = [
        part
        for part in bare_combination(entry)
        if Axis(text_of(part.get("id")), text_of(part.get("name"))).key != axis.key
    ]
    return {**entry, COMBINATIONS: left}


def _merge(rows: Sequence[VariationRow], axis: Axis) -> Merged:
    # A variation that the marketplace already has keeps its id, its visits and its questions.
    first = next((row for row in rows if row.state is RowState.KEPT), rows[0])
    ordered = (first, *(row for row in rows if row is not first))
    prices = (row.entry.get("price") for row in ordered)
    codes = (text_of(row.entry.get(_CODE)) for row in ordered)
    return Merged(
        ordered,
        tuple(bare_combination(_without(first.entry, axis))),
        tuple(dict.fromkeys(price for price in prices if not isinstance(price, UnreadText))),
        sum(stock_of(row.entry) or 0 for row in ordered),
        _united([row.entry for row in ordered]),
        next((code for code in codes if code), ""),
    )


def _united(entries: Sequence[JsonObject]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(key for entry in entries for key in pictures_of_row(entry)))


def _with_shared_pictures(
    merged: Sequence[Merged], attributes: Sequence[AttributeDefinition]
) -> list[Merged]:
    """Return the merged variations with united pictures if they must show the same."""
    rows = [
        one.stays._replace(
            entry={COMBINATIONS: list(one.combination), PICTURE_IDS: list(one.pictures)}
        )
        for one in merged
    ]
    entries = {row.key: row.entry for row in rows}
    shown = [_united([entries[k] for k in alike(rows, [row.key], attributes)]) for row in rows]
    return [one._replace(pictures=keys) for one, keys in zip(merged, shown, strict=True)]
