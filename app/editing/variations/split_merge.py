"""Splitting the variations of a draft by one more attribute, and merging several into one."""

from __future__ import annotations

from collections.abc import Collection

from app.domain.shapes import JsonObject, text_of
from app.editing.draft import ItemDraft
from app.editing.values import Choices, is_count
from app.editing.variation_list import COMBINATIONS, VARIATIONS, settled_list
from app.editing.variations.changes import Edits, edits_undone, kept_entries, with_base_values
from app.editing.variations.rows import (
    PICTURE_IDS,
    Axis,
    RowState,
    bare_combination,
    combination,
    listed_values,
    live_rows,
)


def split_by(draft: ItemDraft, axis: Axis, values: Choices) -> Edits:
    """Return the edits that let all variations differ in one more attribute.

    Each variation takes the first of ``values`` and keeps its stock, sales and code. For each other
    value a copy is added, with the same price and pictures but without stock.
    """
    first, *others = listed_values(values)
    edits: Edits = []
    entries: list[JsonObject] = []
    for row in live_rows(draft):
        wanted = [*bare_combination(row.entry), *combination([(axis, first)])]
        if row.state is RowState.ADDED:
            entries.append({**row.entry, COMBINATIONS: wanted})
        else:
            edits.append((f"{VARIATIONS}.{row.key}.{COMBINATIONS}", wanted))
    for row in live_rows(draft):
        for value in others:
            copied = {
                name: part
                for name, part in row.entry.items()
                if name in ("price", PICTURE_IDS, "sale_terms")
            }
            wanted = [*bare_combination(row.entry), *combination([(axis, value)])]
            entries.append({COMBINATIONS: wanted, **copied, "available_quantity": 0})
    kept = [entry for entry in kept_entries(draft) if entry.get("id") is not None]
    edits += with_base_values(draft, [f"attributes.{axis.id}"])
    return [*edits, (VARIATIONS, settled_list(draft.base, [*kept, *entries]))]


def merged_into(draft: ItemDraft, keys: Collection[str], into: str, price: object) -> Edits:
    """Return the edits that merge several variations: ``into`` stays, at ``price``.

    Its stock becomes the sum of their stocks. Call this only for variations without sold units.
    """
    rows = [row for row in live_rows(draft) if row.key in keys]
    stocks = [row.entry.get("available_quantity") for row in rows]
    total = sum(stock for stock in stocks if is_count(stock))
    gone = {row.key for row in rows if row.key != into}
    values = {"price": price, "available_quantity": total}
    listed = kept_entries(draft)
    entries = []
    for place, entry in enumerate(listed):
        key = text_of(entry.get("id")) or str(place)
        if key not in gone:
            new = entry.get("id") is None and key == into
            entries.append({**entry, **values} if new else entry)
    edits = [*edits_undone(draft, gone), (VARIATIONS, settled_list(draft.base, entries))]
    if any(row.key == into and row.state is RowState.KEPT for row in rows):
        edits += [(f"{VARIATIONS}.{into}.{name}", value) for name, value in values.items()]
    return edits
