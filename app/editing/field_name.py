"""What a form path is called: in our words, or in those of the marketplace."""

from __future__ import annotations

from typing import NamedTuple

from app.domain.shapes import objects_of, text_of
from app.domain.wire_item import WireItem
from app.editing.item_paths import NAMED_LISTS, split_path
from app.editing.sentences.field_names import FIELD_NAMES
from app.editing.variation_list import VARIATIONS
from app.editing.variations.naming import name_at


class FieldName(NamedTuple):
    """The name of a field: ``words`` are ours, in English, to be translated.

    Where they are empty it is its ``own``: the marketplace's name of an attribute or a sale term,
    else the id, or the path of what nobody knows. ``variation`` is what the variation is called
    that it is a field of, else its id.
    """

    words: str
    own: str
    variation: str = ""


def field_name(path: str, *items: WireItem) -> FieldName:
    """Return what a form path is called, in the listings ``items`` that it was made over."""
    head, *rest = split_path(path)
    if head == VARIATIONS and rest:
        within = field_name(rest[1]) if len(rest) > 1 else field_name(VARIATIONS)
        return within._replace(variation=name_at(path, *items) or rest[0])
    if head in NAMED_LISTS and rest and path not in FIELD_NAMES:
        id_ = ".".join(rest)
        return FieldName("", _name_of(head, id_, items) or id_)
    part = path
    while part not in FIELD_NAMES and "." in part:
        part = part.rpartition(".")[0]
    return FieldName(FIELD_NAMES.get(part, ""), path)


def own_name(path: str, *items: WireItem) -> str:
    """Return what the seller or the marketplace calls a variation, an attribute or a sale term that
    a path is about; empty for other paths, and where nobody named it."""
    head, *rest = split_path(path)
    if head == VARIATIONS:
        return name_at(path, *items)
    return _name_of(head, ".".join(rest), items) if head in NAMED_LISTS and rest else ""


def _name_of(head: str, id_: str, items: tuple[WireItem, ...]) -> str:
    names = (
        text_of(entry.get("name"))
        for item in items
        for entry in objects_of(item.get(head))
        if text_of(entry.get("id")) == id_
    )
    return next(filter(None, names), "")
