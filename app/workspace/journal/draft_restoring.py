"""Restoring of drafts: from rows that did not succeed, and the rest of partly sent drafts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.domain.wire import Unreadable, read_json, write_json
from app.editing.combining import with_edits, without_edits
from app.editing.draft import ItemDraft
from app.workspace.journal.journal import Columns
from app.workspace.journal.outbox_row import OutboxState
from app.workspace.journal.tables import DRAFTS

if TYPE_CHECKING:
    from app.workspace.journal.journal import Journal
    from app.workspace.journal.outbox_row import OutboxRow


def restore_draft(
    journal: Journal, row: OutboxRow, of_operation: Callable[[str], OutboxRow | None], now: int
) -> None:
    """Turn the edits of ``row`` into a draft again; later edits are kept.

    ``of_operation`` finds the rows before it: their restored edits are already in the draft.
    """
    try:
        command = row.command()
        # Of a batch there may be a hundred thousand rows: their drafts are not read.
        draft = None if command.batch else row.typed_draft()
    except (ValueError, Unreadable):
        # Unreadable edits cannot be continued in a form; they stay in the row.
        return
    if draft is None:
        # It was not typed in a form: the row itself waits for the seller.
        return
    before = map(of_operation, command.after)
    body = write_json(draft.to_json())
    if kept := journal.select(DRAFTS, "WHERE item_id = ?", (row.item_id,)):
        held = [one.item_draft() for one in before if one and one.state is OutboxState.HELD]
        given = ItemDraft.from_json(read_json(kept[0][DRAFTS.columns.index("body")]))
        body = write_json(with_edits(given, held, draft).to_json())
    values: Columns = {"item_id": row.item_id, "saved_at": now, "body": body}
    journal.insert(DRAFTS, values, replace=True)


def keep_other_edits(journal: Journal, sent: ItemDraft, now: int) -> None:
    """Remove the edits in ``sent`` from the draft of the listing, within a transaction."""
    kept = journal.select(DRAFTS, "WHERE item_id = ?", (sent.item_id,))
    if not kept:
        return
    draft = ItemDraft.from_json(read_json(kept[0][DRAFTS.columns.index("body")]))
    left = without_edits(draft, [sent])
    if left.is_empty():
        journal.database.run(f"DELETE FROM {DRAFTS.name} WHERE item_id = ?", (sent.item_id,))
        return
    body = write_json(left.to_json())
    values: Columns = {"item_id": sent.item_id, "saved_at": now, "body": body}
    journal.insert(DRAFTS, values, replace=True)
