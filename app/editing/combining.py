"""The edits of several outbox rows of one listing, combined into one draft."""

from __future__ import annotations

from collections.abc import Iterable

from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.values import same_value


def with_edits(kept: ItemDraft, earlier: Iterable[ItemDraft], later: ItemDraft) -> ItemDraft:
    """Return ``kept`` with the edits of ``later``.

    If ``kept`` has a field as one of ``earlier`` set it, the later value replaces it; fields that
    were edited since are kept.
    """
    given: dict[str, list[object]] = {}
    for draft in earlier:
        for path in draft.changed_paths():
            given.setdefault(path, []).append(draft.value(path))
    combined = ItemDraft(kept.item_id, kept.base)
    for path in kept.changed_paths():
        combined.apply(FieldChange(path, None, kept.value(path)))
    for path in later.changed_paths():
        ours = any(same_value(kept.value(path), value) for value in given.get(path, ()))
        if ours or not kept.is_changed(path):
            combined.apply(FieldChange(path, None, later.value(path)))
    return combined


def without_edits(kept: ItemDraft, sent: Iterable[ItemDraft]) -> ItemDraft:
    """Return ``kept`` without the edits whose values are the last ones that ``sent`` sends.

    A field that was edited since is kept.
    """
    values: dict[str, object] = {}
    for draft in sent:
        values.update({path: draft.value(path) for path in draft.changed_paths()})
    left = ItemDraft(kept.item_id, kept.base)
    for path in kept.changed_paths():
        if path not in values or not same_value(kept.value(path), values[path]):
            left.apply(FieldChange(path, None, kept.value(path)))
    return left
