"""Drafts without the edits that are in the outbox."""

from __future__ import annotations

from collections.abc import Iterable

from app.editing.combining import without_edits
from app.editing.draft import ItemDraft
from app.workspace.journal.drafts import Drafts, KeptDraft
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxRow, OutboxState, OutboxStore
from app.workspace.outbox_command import Kind

_ON_ITS_WAY = (OutboxState.QUEUED, OutboxState.SENDING, OutboxState.UNKNOWN)


class SentDrafts(Drafts):
    """The drafts of a journal, each without the edits that the outbox has."""

    def __init__(self, journal: Journal) -> None:
        super().__init__(journal)
        self._outbox = OutboxStore(journal)

    def on_its_way(self, item_id: str) -> list[OutboxRow]:
        """Return the rows with edits typed in the form of a listing that have no outcome yet."""
        rows = self._outbox.of_item(item_id)
        return [row for row in rows if row.state in _ON_ITS_WAY and _is_typed(row)]

    def rows_of(self, item_id: str) -> list[OutboxRow]:
        """Return every row of a listing in the outbox, oldest first."""
        return self._outbox.all_of_item(item_id)

    def keep_all(self, drafts: Iterable[ItemDraft]) -> None:
        """Store drafts, replacing earlier ones, all or none; empty ones are deleted.

        Raise ``StorageError``.
        """
        with self._journal.database.transaction():
            for draft in drafts:
                if draft.is_empty():
                    self.discard(draft.item_id)
                else:
                    self._put(draft)

    def unsent(self) -> list[KeptDraft]:
        """Return the readable drafts that were not listed and are not being listed.

        They are ordered latest first.
        """
        found = []
        for kept in self.all():
            draft = kept.draft
            if not (draft.is_new and self.made_of(draft.item_id)):
                found.append(kept)
        return found

    def made_of(self, draft_id: str) -> OutboxRow | None:
        """Return the row that creates, or may have created, the listing of a draft, or ``None``."""
        rows = (row for row in self._outbox.all_of_item(draft_id) if row.may_be_made)
        return next(rows, None)

    def keep_rest(self, draft: ItemDraft, sent: Iterable[int] = ()) -> None:
        """Store the edits of ``draft`` that are not being sent; delete the draft if none is left.

        ``sent`` are rows whose end its owner has not seen yet: the edits of those that are done are
        dropped, others stay in the draft. It is one transaction, so that no row ends in between.
        Raise ``StorageError``.
        """
        with self._journal.database.transaction():
            rows = self.on_its_way(draft.item_id)
            found = map(self._outbox.find, sent)
            rows += [row for row in found if row is not None and row.state is OutboxState.DONE]
            left = without_edits(draft, [row.item_draft() for row in rows])
            if left.is_empty():
                self.discard(draft.item_id)
            else:
                self._put(left)


def _is_typed(row: OutboxRow) -> bool:
    command = row.command()
    return command.kind is Kind.UPDATE and command.batch is None
