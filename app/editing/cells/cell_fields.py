"""Cells as fields: the values that a cell of a listing can have, and why it may be locked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.editing.form.attribute_fields import attribute_field
from app.editing.form.fields import FieldKind, FieldSpec, Lock
from app.editing.form.form_gaps import gap_of
from app.editing.form.locks import lock_at
from app.editing.item_paths import varied_attributes
from app.editing.values import Choice
from app.rules.changes.locks import HAS_VARIATIONS
from app.rules.changes.status import allowed_transitions, status_of

if TYPE_CHECKING:
    from app.domain.wire_item import WireItem
    from app.rules.attributes.definitions import Definitions

ATTRIBUTE = "attributes."
"""The prefix of the path of an attribute."""

_KINDS = {
    "title": FieldKind.TEXT,
    "price": FieldKind.MONEY,
    "available_quantity": FieldKind.INTEGER,
    "status": FieldKind.CHOICE,
    "seller_custom_field": FieldKind.TEXT,
}


def is_cell(path: str) -> bool:
    """Return whether the field at ``path`` can be edited in a cell."""
    return path in _KINDS or path.startswith(ATTRIBUTE)


def cell_field(item: WireItem, path: str, definitions: Definitions | None) -> FieldSpec:
    """Return the field for a cell of ``item``, as in the form of the listing.

    ``definitions`` are those of its category; without them every attribute is a text. Raise
    ``KeyError`` for a path without a cell.
    """
    lock = lock_at(item, path)
    if path.startswith(ATTRIBUTE):
        return _attribute(item, path, definitions, lock)
    choices: tuple[Choice, ...] = ()
    if path == "status":
        there = status_of(item)
        choices = tuple(Choice(one, one) for one in (there, *allowed_transitions(item)) if one)
    return FieldSpec(path, _KINDS[path], locked=lock, choices=choices)


def _attribute(
    item: WireItem, path: str, definitions: Definitions | None, lock: Lock | None
) -> FieldSpec:
    attribute_id = path.removeprefix(ATTRIBUTE)
    if attribute_id in varied_attributes(item):
        lock = Lock(HAS_VARIATIONS)
    if definitions is None:
        return FieldSpec(path, FieldKind.TEXT, locked=lock, named=True)
    definition = definitions.by_id.get(attribute_id)
    if definition is None:
        return FieldSpec(path, FieldKind.TEXT, locked=lock or Lock("no_definition"), named=True)
    gap = gap_of(definition)
    return attribute_field(definition, lock or (None if gap is None else Lock(gap)))
