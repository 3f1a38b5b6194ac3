"""Backups of the seller's own data, and earlier states of the shop."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from app.engine.history.changes_elsewhere import ItemChange, SentCalls
from app.engine.history.past import PastShop
from app.engine.notices import Notice, NoticeError, notice_of
from app.workspace.catalog.snapshots import SnapshotGone, Snapshots, SyncMark
from app.workspace.journal.backups import Backup, Restored
from app.workspace.listing_rows import ItemRow

if TYPE_CHECKING:
    from app.engine.journal_thread import JournalThread
    from app.workspace.folder import Workspace
    from app.workspace.journal.journal import Journal

ResultT = TypeVar("ResultT")


class Archive:
    """The backups of one workspace's journal, and the earlier states of its shop.

    Its methods wait for the journal's thread, and raise ``NoticeError`` if its files cannot be
    used.
    """

    def __init__(
        self,
        workspace: Workspace,
        journal: Journal,
        thread: JournalThread,
        *,
        publish: Callable[[Notice], None],
    ) -> None:
        self._workspace = workspace
        self._journal = journal
        self._thread = thread
        self._publish = publish
        self._snapshots: Snapshots | None = None

    async def look_over(self) -> None:
        """Report damage to the seller's own data, repair it if possible, and back up if due."""
        if self._journal.refusal is not None:
            self._publish(notice_of(self._journal.refusal))
            return
        salvaged, self._journal.salvaged = self._journal.salvaged, None
        if salvaged is not None:
            self._publish(Notice("journal_salvaged", {"rows": salvaged}))
        try:
            damaged = set(await self._thread.run(self._journal.check))
            if damaged:
                await self._thread.run(self._workspace.backups().repair, self._journal)
                tables = sorted({row.table for row in damaged})
                self._publish(Notice("journal_damaged", {"rows": len(damaged), "tables": tables}))
            await self.back_up_if_due()
        except NoticeError as error:
            self._publish(error.notice)

    async def back_up_if_due(self) -> None:
        """Make a backup if something changed and the last backup is eight hours old.

        Raise ``NoticeError``.
        """
        backups = self._workspace.backups()
        if await self._thread.run(backups.is_due, self._journal):
            await self._thread.run(backups.make, self._journal)

    async def back_up(self) -> Backup:
        """Make a backup now."""
        return await self._thread.run(lambda: self._workspace.backups().make(self._journal))

    async def backups(self) -> list[Backup]:
        """Return the existing backups, the latest first."""
        return await self._thread.run(self._workspace.backups().list)

    async def restore(self, backup: Backup) -> Restored:
        """Restore the rows of a backup; nothing is deleted or sent."""
        return await self._thread.run(
            lambda: self._workspace.backups().restore(backup, self._journal)
        )

    async def syncs(self) -> list[SyncMark]:
        """Return the recorded syncs with their results, the latest first."""
        return await self._thread.run(lambda: self._open().syncs())

    async def rows_as_of(self, number: int) -> list[ItemRow]:
        """Return the listings as of a sync, by id.

        Raise ``SnapshotGone`` if the sync is no longer recorded.
        """
        return await self._look_back(lambda past: list(past.rows_as_of(number)))

    async def changes_of(self, item_id: str, sent: SentCalls, limit: int = 100) -> list[ItemChange]:
        """Return the changes by others that syncs found in a listing, the latest first.

        ``sent`` are the calls that were sent for it from here.
        """
        return await self._look_back(lambda past: past.changes_of(item_id, sent, limit))

    async def close(self) -> None:
        """Close the files that were opened for reading earlier states."""
        if self._snapshots is not None:
            await self._thread.run(self._snapshots.close)

    async def _look_back(self, look: Callable[[PastShop], ResultT]) -> ResultT:
        def work() -> ResultT:
            past = PastShop(self._workspace.catalog_path, self._open())
            try:
                return look(past)
            finally:
                past.close()

        return await self._thread.run(work)

    def _open(self) -> Snapshots:
        if self._snapshots is None:
            self._snapshots = self._workspace.snapshots()
        return self._snapshots


__all__ = ["Archive", "Backup", "ItemChange", "Restored", "SnapshotGone", "SyncMark"]
