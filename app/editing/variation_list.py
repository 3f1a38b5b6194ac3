"""The list of variations in a draft: existing ones by id, new ones by position.

The list has an entry ``{"id": …}`` for each variation that stays and a complete one, without an id,
for each that is to be added; a variation that is missing from the list is removed. Other edits of a
variation that stays have a form path of their own (``variations.<id>.price``).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from app.domain.shapes import JsonObject, is_blank, objects_of, text_of
from app.domain.wire_item import WireItem, variations_of
from app.editing.values import UnreadText

VARIATIONS = "variations"
COMBINATIONS = "attribute_combinations"


class AddedCell(NamedTuple):
    """A field of a variation that is to be added: its position in the list and the field's name."""

    place: int
    name: str


def varies(path: str) -> bool:
    """Return whether a form path concerns the set of variations or their combinations."""
    return path == VARIATIONS or (path.startswith(VARIATIONS) and path.endswith(COMBINATIONS))


def added_cell(value: object, path: str) -> AddedCell | None:
    """Return the field that ``path`` names in an added variation of ``value``, or ``None``."""
    head, _, rest = path.partition(".")
    key, _, name = rest.partition(".")
    if head != VARIATIONS or not name or not isinstance(value, (list, tuple)):
        return None
    place = int(key) if key.isascii() and key.isdigit() and len(key) < 6 else -1
    if not 0 <= place < len(value) or not is_blank(_entry(value[place]).get("id")):
        return None
    return AddedCell(place, name)


def cell_value(value: object, cell: AddedCell) -> object:
    """Return the value of a field of an added variation in the list ``value``."""
    entries = value if isinstance(value, (list, tuple)) else ()
    return _entry(entries[cell.place]).get(cell.name)


def with_cell(value: object, cell: AddedCell, new: object) -> list[JsonObject]:
    """Return the list ``value`` with one field of an added variation set to ``new``."""
    entries = list(objects_of(value))
    entries[cell.place] = {**entries[cell.place], cell.name: new}
    return entries


def entry_key(entry: JsonObject, place: int) -> str:
    """Return the key of a variation in form paths: its id, otherwise its position."""
    return text_of(entry.get("id")) or str(place)


def unread_cells(value: object) -> Iterator[tuple[str, UnreadText]]:
    """Yield the path and text of each unread field in the added variations of a list."""
    for place, entry in enumerate(objects_of(value)):
        for name, cell in entry.items():
            if isinstance(cell, UnreadText):
                yield f"{VARIATIONS}.{entry_key(entry, place)}.{name}", cell


def readable(entry: JsonObject) -> dict[str, object]:
    """Return an entry without its unread texts."""
    return {name: value for name, value in entry.items() if not isinstance(value, UnreadText)}


def whole_list(item: WireItem, value: object) -> list[JsonObject]:
    """Return the list ``value`` with the complete entries of ``item`` for variations that stay."""
    known = {text_of(entry.get("id")): entry for entry in variations_of(item)}
    return [
        {**known.get(text_of(entry.get("id")), {}), **readable(entry)}
        if text_of(entry.get("id"))
        else readable(entry)
        for entry in objects_of(value)
    ]


def over_other(before: WireItem, value: object, after: WireItem) -> object:
    """Return the list ``value``, made over ``before``, adapted to the listing ``after``.

    Variations added by somebody else meanwhile are kept, and those they removed are dropped.
    """
    mine = {text_of(entry.get("id")): entry for entry in objects_of(value)}
    had = {text_of(entry.get("id")) for entry in variations_of(before)}
    kept: list[JsonObject] = []
    for entry in variations_of(after):
        key = text_of(entry.get("id"))
        if key in mine:
            kept.append(mine[key])
        elif key not in had:
            kept.append({"id": entry.get("id")})
    return settled_list(after, [*kept, *(e for e in objects_of(value) if is_blank(e.get("id")))])


def settled_list(item: WireItem, entries: list[JsonObject]) -> object:
    """Return the list to store in a draft over ``item``: its own list if nothing differs."""
    ids = [entry.get("id") for entry in variations_of(item)]
    bare = all(set(entry) == {"id"} for entry in entries)
    if bare and [entry.get("id") for entry in entries] == ids:
        return item.get(VARIATIONS)
    return entries


def _entry(value: object) -> JsonObject:
    return next(iter(objects_of([value])), {})
