"""Preparation of changes for the outbox: a draft and a command for each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from app.domain.wire_item import item_of
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.workspace.outbox_command import Change, Kind, OutboxCommand, urgency_of


def prepared(
    changes: Iterable[Change], *, batch: str | None
) -> Iterator[tuple[Change, ItemDraft, OutboxCommand]]:
    """Yield ``changes`` as rows of a batch; those without effect are left out."""
    for change in changes:
        draft = ItemDraft(change.item_id, item_of(change.base))
        for path, value in change.changes.items():
            draft.apply(FieldChange(path, draft.base_value(path), value))
        if change.kind is Kind.UPDATE and draft.is_empty():
            continue
        urgency = urgency_of(draft.changed_paths())
        yield (
            change,
            draft,
            OutboxCommand(change.kind, batch, urgency, change.confirmed, change.details),
        )
