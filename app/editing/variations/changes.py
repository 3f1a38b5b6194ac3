"""Edits that change the variations of a draft; the functions return edits and apply nothing."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import product
from typing import NamedTuple

from app.domain.models.attribute import AttributeDefinition
from app.domain.shapes import JsonObject, objects_of, text_of
from app.editing.draft import ItemDraft
from app.editing.values import Choice, Choices
from app.editing.variation_list import COMBINATIONS, VARIATIONS, settled_list
from app.editing.variations.rows import (
    PICTURE_IDS,
    Axis,
    Look,
    RowState,
    alike,
    combination,
    listed_values,
    live_rows,
    look_of,
    pictures_of_row,
    rows_of,
    showing_look,
)
from app.rules.offer.price import listing_price

Edits = list[tuple[str, object]]
"""Form paths with their new values, applied in one step."""


class Combo(NamedTuple):
    """One combination of chosen values, and whether a variation already has it."""

    values: tuple[tuple[Axis, Choice], ...]
    look: Look
    exists: bool


def combos_of(
    draft: ItemDraft,
    chosen: Sequence[tuple[Axis, Choices]],
    attributes: Sequence[AttributeDefinition],
) -> tuple[Combo, ...]:
    """Return every combination of the values ``chosen`` for each axis.

    Combinations that exist already are marked. An axis without values is ignored.
    """
    axes = [(axis, listed_values(values)) for axis, values in chosen]
    used = [(axis, values) for axis, values in axes if values]
    if not used:
        return ()
    there = {look_of(row.entry, attributes) for row in live_rows(draft)}
    found: dict[Look, Combo] = {}
    for values in product(*(values for _axis, values in used)):
        pairs = tuple(zip((axis for axis, _values in used), values, strict=True))
        look = look_of({COMBINATIONS: combination(pairs)}, attributes)
        found.setdefault(look, Combo(pairs, look, look in there))
    return tuple(found.values())


def with_added(
    draft: ItemDraft,
    combos: Sequence[Combo],
    attributes: Sequence[AttributeDefinition],
) -> Edits:
    """Return the edits that add the combinations that do not exist yet, without stock.

    A variation that was removed is restored as it was. New ones have the listing's price and the
    pictures of a variation that must show the same, otherwise the cover. If these are the first
    variations of the listing, edits of its price and stock are undone, and so are edits of the
    attributes in which the variations differ: these values now belong to the variations.
    """
    rows = rows_of(draft)
    gone = {look_of(row.entry, attributes): row for row in rows if row.state is RowState.REMOVED}
    new = [combo for combo in combos if not combo.exists]
    back = [gone[combo.look].key for combo in new if combo.look in gone]
    shown = [
        (showing_look(row.entry, attributes), pictures_of_row(row.entry))
        for row in rows
        if row.state is not RowState.REMOVED
    ]
    price = listing_price(draft.preview())
    cover = [ref.id_in_variation for ref in draft.pictures()[:1]]
    added: list[JsonObject] = []
    for combo in (one for one in new if one.look not in gone):
        values = combination(combo.values)
        mine = showing_look({COMBINATIONS: values}, attributes)
        like = next((pictures for look, pictures in shown if look & mine and pictures), ())
        added.append(
            {
                COMBINATIONS: values,
                "price": price,
                "available_quantity": 0,
                PICTURE_IDS: list(like) or cover,
            }
        )
    first = [] if live_rows(draft) else ["price", "available_quantity"]
    axes = {axis.id for combo in new for axis, _value in combo.values}
    own = [*first, *(f"attributes.{id_}" for id_ in axes)]
    return [*with_base_values(draft, own), (VARIATIONS, _listed(draft, back=back, added=added))]


def with_removed(draft: ItemDraft, keys: Collection[str]) -> Edits:
    """Return the edits that remove variations; other edits of them are undone."""
    return [
        *edits_undone(draft, keys),
        (VARIATIONS, _listed(draft, removed=keys)),
    ]


def with_restored(draft: ItemDraft, keys: Collection[str]) -> Edits:
    """Return the edits that keep variations that were to be removed."""
    return [(VARIATIONS, _listed(draft, back=keys))]


def with_pictures(
    draft: ItemDraft,
    keys: Collection[str],
    pictures: Sequence[str],
    attributes: Sequence[AttributeDefinition],
) -> Edits:
    """Return the edits that set the pictures of variations and of those that must show the same."""
    rows = live_rows(draft)
    wanted = alike(rows, keys, attributes)
    return with_cells(draft, [(key, PICTURE_IDS, list(pictures)) for key in wanted])


def with_cells(draft: ItemDraft, cells: Sequence[tuple[str, str, object]]) -> Edits:
    """Return the edits that set fields of variations; each cell is a key, a field and a value."""
    listed = list(kept_entries(draft))
    places = {str(place): place for place, one in enumerate(listed) if one.get("id") is None}
    edits: Edits = []
    touched = False
    for key, name, value in cells:
        place = places.get(key) if draft.is_changed(VARIATIONS) else None
        if place is None:
            edits.append((f"{VARIATIONS}.{key}.{name}", value))
        else:
            listed[place] = {**listed[place], name: value}
            touched = True
    return [*edits, (VARIATIONS, listed)] if touched else edits


def with_base_values(draft: ItemDraft, paths: Collection[str]) -> Edits:
    """Return the edits that reset the changed ones of ``paths`` to their base values."""
    return [(path, draft.base_value(path)) for path in paths if draft.is_changed(path)]


def _listed(
    draft: ItemDraft,
    *,
    removed: Collection[str] = (),
    back: Collection[str] = (),
    added: Sequence[JsonObject] = (),
) -> object:
    """Return the list of variations with some entries removed, restored and added.

    Those in ``back`` return to their old places; those in ``added`` go to the end.
    """
    listed = [
        (text_of(entry.get("id")) or str(place), entry)
        for place, entry in enumerate(kept_entries(draft))
    ]
    kept = {key: entry for key, entry in listed if key not in removed}
    own: list[JsonObject] = []
    for row in rows_of(draft):
        if row.state is RowState.REMOVED and row.key in back:
            own.append({"id": row.entry.get("id")})
        elif row.state is RowState.KEPT and row.key in kept:
            own.append(kept[row.key])
    new = [entry for entry in kept.values() if entry.get("id") is None]
    return settled_list(draft.base, [*own, *new, *added])


def kept_entries(draft: ItemDraft) -> list[JsonObject]:
    """Return the list of the variations that stay and that are to be added."""
    if draft.is_changed(VARIATIONS):
        return list(objects_of(draft.value(VARIATIONS)))
    own = objects_of(draft.base.get(VARIATIONS))
    return [{"id": entry["id"]} for entry in own if entry.get("id") is not None]


def edits_undone(draft: ItemDraft, keys: Collection[str]) -> Edits:
    """Return the edits that undo all edits within the variations ``keys``."""
    return [
        (path, draft.base_value(path))
        for path in draft.changed_paths()
        if path.startswith(f"{VARIATIONS}.") and path.split(".")[1] in keys
    ]
