"""What a seller decides about rows of the outbox: held, let go, looked for, taken back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from app.editing.combining import without_edits
from app.editing.row_result import HeldBy, RowResult
from app.engine.sending.creation import is_lost
from app.workspace.journal.drafts import Drafts
from app.workspace.journal.outbox import OutboxRow, OutboxState, OutboxStore

LEFT = (OutboxState.SENDING, OutboxState.UNKNOWN, OutboxState.DONE, OutboxState.CANCELLED)
"""States of rows that left, or never will: nothing can be taken back any more."""


def retried(store: OutboxStore, drafts: Drafts, number: int) -> list[OutboxRow]:
    """Queue a held or refused row again, as it was made; return it and what goes after it.

    Where somebody else changed the same field the seller's value is decided on, and so is what a
    removal takes away. What is on its way again is no draft any more, unless it was edited since.
    """
    row = store.find(number)
    if row is None or row.state not in (OutboxState.HELD, OutboxState.REFUSED):
        return []
    progress = replace(
        row.progress,
        decided=(*row.progress.decided, *row.result.conflicts),
        is_confirmed=row.progress.is_confirmed or row.result.asks_to_confirm,
    )
    row = store.move(row, OutboxState.QUEUED, progress=progress)
    rows = [row, *(one for one in store.later_than(row) if one.state is row.state)]
    if (kept := drafts.find(row.item_id)) is not None:
        left = without_edits(kept.draft, [one.item_draft() for one in rows])
        if left.is_empty():
            drafts.discard(row.item_id)
        elif left.changed_paths() != kept.draft.changed_paths():
            drafts.keep(left)
    return rows


def held(store: OutboxStore, number: int) -> list[OutboxRow]:
    """Hold a row that has not left; return it and what was to go after it."""
    row = store.find(number)
    if row is None or row.state is not OutboxState.QUEUED:
        return []
    row = store.move(row, OutboxState.HELD, result=RowResult(held_by=HeldBy.SELLER))
    return [row, *store.later_than(row)]


def looked_for(store: OutboxStore, number: int) -> list[OutboxRow]:
    """Look once more for a listing of which nobody could tell whether it was made."""
    row = store.find(number)
    if row is None or row.state is not OutboxState.HELD or not is_lost(row):
        return []
    return [store.move(row, OutboxState.UNKNOWN, progress=replace(row.progress, looked=0))]


def cancelled(store: OutboxStore, rows: Iterable[OutboxRow]) -> list[OutboxRow]:
    """Take back those of ``rows`` that have not left; return them."""
    return store.cancel(row for row in rows if row.state not in LEFT)
