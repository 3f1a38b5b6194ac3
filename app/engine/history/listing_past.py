"""Calls that were sent for one listing, and those that can still be undone."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.engine.history.changes_elsewhere import sent_calls
from app.workspace.journal.undone import undone_by

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.engine.history.changes_elsewhere import SentCalls
    from app.workspace.journal.outbox_reads import OutboxReads
    from app.workspace.journal.outbox_row import OutboxRow

__all__ = ["ListingPast", "listing_past"]


class ListingPast(NamedTuple):
    """The calls that were sent for a listing.

    ``rows`` are their outbox rows by operation, as far as they still exist; ``undone`` are the
    operations that were undone or are about to be.
    """

    sent: SentCalls
    rows: Mapping[str, OutboxRow]
    undone: frozenset[str]


def listing_past(store: OutboxReads, item_id: str, limit: int) -> ListingPast:
    """Return the calls that were sent for a listing, at most ``limit``; raise ``StorageError``.

    The row of a listing that was created here is stored under the id of its draft.
    """
    sent = sent_calls(store.history, item_id, limit)
    known = {row.op_id: row for row in store.all_of_item(item_id)}
    undone = undone_by(known.values())
    for op_id in dict.fromkeys(entry.op_id for entry in sent.entries if entry.op_id not in known):
        row = store.of_operation(op_id)
        if row is not None:
            known[op_id] = row
            undone |= undone_by(store.all_of_item(row.item_id))
    return ListingPast(sent, known, frozenset(undone))
