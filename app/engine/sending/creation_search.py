"""Search for new listings with an unknown outcome: twice for all, then the seller is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from app.client.errors import ClientError
from app.editing.row_result import RowResult
from app.engine.notices import Notice
from app.engine.sending.interruption import interruption
from app.engine.sending.unanswered_creation import UnansweredCreations, creation_key_of
from app.workspace.journal.outbox import OutboxRow, OutboxState, OutboxStore

if TYPE_CHECKING:
    from app.engine.sending.progress_writer import ProgressWriter

PASSES = 2
"""The number of searches for a listing before it counts as missing."""


class CreationSearch:
    """Settlement of rows whose creating request got no answer.

    ``auto_relist``: a listing that was not found is created again without asking the seller.
    """

    def __init__(
        self,
        outbox: OutboxStore,
        writer: ProgressWriter,
        unanswered: UnansweredCreations,
        *,
        auto_relist: bool = False,
        passes: int = PASSES,
    ) -> None:
        self._outbox = outbox
        self._writer = writer
        self._unanswered = unanswered
        self._auto_relist = auto_relist
        self._passes = passes

    async def settle(self, rows: Sequence[OutboxRow]) -> list[OutboxRow]:
        """Search for all rows in one pass and advance each of them one step.

        Raise ``Interrupted`` if the search could not be finished; then no row was changed.
        """
        wanted = [creation_key_of(row) for row in rows]
        try:
            bound = await self._writer.run(self._outbox.bound_ids)
            found = await self._unanswered.find(wanted, bound)
        except ClientError as error:
            raise interruption(error) from error
        ids = {one.number: one.ids for one in found}
        return [await self._step(row, ids[row.number]) for row in rows]

    async def _step(self, row: OutboxRow, ids: Sequence[str]) -> OutboxRow:
        if len(ids) == 1:
            # The listing exists; its missing parts are sent as usual.
            found = replace(row.progress, sent=None, call="", item_id=ids[0])
            return await self._writer.move(row, OutboxState.QUEUED, progress=found)
        progress = replace(row.progress, looked=row.progress.looked + 1)
        if not ids and progress.looked < self._passes:
            return await self._writer.move(row, OutboxState.UNKNOWN, progress=progress)
        if not ids and self._auto_relist:
            again = replace(progress, sent=None)
            return await self._writer.move(row, OutboxState.QUEUED, progress=again)
        notice = Notice("listing_unsettled", {"title": row.title, "candidates": len(ids)})
        result = RowResult(notice=notice)
        return await self._writer.end(row, OutboxState.HELD, result=result, progress=progress)
