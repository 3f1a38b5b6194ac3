"""Attributes of a listing that its seller cannot edit, each with the reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from app.domain.shapes import text_of
from app.domain.wire_item import WireItem, attributes_of
from app.editing.form.attribute_fields import attribute_field
from app.editing.form.fields import FieldKind, FieldSpec, Lock
from app.editing.form.form_gaps import Gap, gap_of
from app.editing.item_paths import varied_attributes
from app.editing.values import choices_of

if TYPE_CHECKING:
    from app.domain.models.attribute import AttributeDefinition


def kept_fields(
    item: WireItem, definitions: Sequence[AttributeDefinition]
) -> tuple[FieldSpec, ...]:
    """Return the attributes of ``item`` that have a value but cannot be filled in.

    Each is locked with a reason: ``hidden``, ``fixed`` or ``read_only`` according to the category,
    or ``no_definition`` if the category does not have it.
    """
    known = {str(definition.id): definition for definition in definitions}
    varied = varied_attributes(item)
    found: dict[str, FieldSpec] = {}
    for entry in attributes_of(item):
        key = text_of(entry.get("id"))
        if not key or key in found or key in varied or not choices_of(entry):
            continue
        definition = known.get(key)
        gap = Gap.NO_DEFINITION if definition is None else gap_of(definition)
        if gap is None:
            continue
        lock = Lock(gap.value)
        if definition is not None:
            spec = attribute_field(definition, lock)
            # It is shown in one line, outside the groups of the editable form.
            kind = FieldKind.TEXT if spec.kind is FieldKind.LONG_TEXT else spec.kind
            found[key] = replace(spec, kind=kind, required=False, group=None, longest=None)
        else:
            path, name = f"attributes.{key}", text_of(entry.get("name")) or None
            found[key] = FieldSpec(path, FieldKind.TEXT, name=name, locked=lock, named=True)
    return tuple(found.values())
