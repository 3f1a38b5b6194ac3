"""Drafts in the journal: unsent edits of listings."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from app.domain.wire import Unreadable, read_json, write_json
from app.editing.draft import TEMPLATE, TITLE_PATTERN, ItemDraft
from app.workspace.journal.journal import RowKey
from app.workspace.journal.tables import DRAFTS

if TYPE_CHECKING:
    from app.workspace.journal.journal import Journal


class KeptDraft(NamedTuple):
    """A draft and the time it was stored, in milliseconds since 1970."""

    draft: ItemDraft
    saved_at: int


class Drafts:
    """The drafts of a journal, one per listing."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    def keep(self, draft: ItemDraft) -> None:
        """Store ``draft`` durably, replacing an earlier one of the same listing.

        Raise ``StorageError`` (``StorageFull``: the earlier one is still there).
        """
        with self._journal.database.transaction():
            self._put(draft)

    def find(self, item_id: str) -> KeptDraft | None:
        """Return the draft of a listing, or ``None``; a damaged one is only recorded."""
        rows = self._journal.select(DRAFTS, "WHERE item_id = ?", (item_id,))
        return self._read(*rows[0]) if rows else None

    def all(self) -> list[KeptDraft]:
        """Return every readable draft of a listing, latest first."""
        others = (f"{TEMPLATE}*", f"{TITLE_PATTERN}*")
        where = "WHERE item_id NOT GLOB ? AND item_id NOT GLOB ?"
        order = f"{where} ORDER BY saved_at DESC, item_id"
        rows = self._journal.select(DRAFTS, order, others)
        return [kept for kept in (self._read(*row) for row in rows) if kept is not None]

    def discard(self, item_id: str) -> None:
        """Delete the draft of a listing."""
        self._journal.database.run("DELETE FROM drafts WHERE item_id = ?", (item_id,))

    def _put(self, draft: ItemDraft) -> None:
        """Store a draft, within a transaction."""
        self._journal.insert(
            DRAFTS,
            {
                "item_id": draft.item_id,
                "saved_at": int(time.time() * 1000),
                "body": write_json(draft.to_json()),
            },
            replace=True,
        )

    def _read(self, item_id: str, saved_at: int, body: bytes) -> KeptDraft | None:
        try:
            return KeptDraft(ItemDraft.from_json(read_json(body)), saved_at)
        except (Unreadable, ValueError, TypeError, AttributeError):
            self._journal.damaged.add(RowKey("drafts", item_id))
            return None
