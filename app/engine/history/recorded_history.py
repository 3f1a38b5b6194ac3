"""The recorded past of a workspace, read without a network: sent calls, changes found, syncs."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

from app.engine.history.changes_elsewhere import ItemChange, SentCalls, sent_calls
from app.engine.history.past import PastShop
from app.workspace.journal.history import History
from app.workspace.journal.outbox import OutboxStore
from app.workspace.journal.undone import undone_by

if TYPE_CHECKING:
    from app.workspace.catalog.snapshots import SyncMark
    from app.workspace.folder import Workspace


def sendings(folder: Workspace, item_id: str, limit: int) -> tuple[SentCalls, set[str]]:
    """Return the calls that were sent for a listing, and the operations undone since.

    Raise ``StorageError``.
    """
    if not folder.journal_path.exists():
        return SentCalls(()), set()
    with closing(folder.journal_to_read()) as journal:
        rows = OutboxStore(journal).all_of_item(item_id)
        return sent_calls(History(journal), item_id, limit), undone_by(rows)


def changes_found(folder: Workspace, item_id: str, sent: SentCalls, limit: int) -> list[ItemChange]:
    """Return the changes by others that syncs found in a listing, the latest first.

    ``sent`` are the calls that were sent for it from here. Raise ``StorageError``.
    """
    if not folder.snapshots_path.exists():
        return []
    with (
        closing(folder.snapshots_to_read()) as snapshots,
        closing(PastShop(folder.catalog_path, snapshots)) as past,
    ):
        return past.changes_of(item_id, sent, limit)


def syncs_made(folder: Workspace) -> list[SyncMark]:
    """Return the recorded syncs, the latest first; raise ``StorageError``."""
    if not folder.snapshots_path.exists():
        return []
    with closing(folder.snapshots_to_read()) as snapshots:
        return snapshots.syncs()
