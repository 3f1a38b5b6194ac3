"""Sending of a new listing type ("Item endpoints"), checked again if the outcome is unknown."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from app.client.errors import ClientError
from app.domain.calls import change_listing_type
from app.domain.shapes import text_of
from app.domain.wire_item import WireItem
from app.editing.row_progress import RowProgress
from app.engine.notices import notice_of
from app.engine.sending.answers import findings_of_causes
from app.engine.sending.failed_write import causes_of, next_state
from app.engine.sending.interruption import interruption
from app.engine.sending.progress_writer import ProgressWriter
from app.workspace.journal.outbox import OutboxRow, OutboxState

if TYPE_CHECKING:
    from app.client.api import MarketplaceApi
    from app.workspace.outbox_command import OutboxCommand

FIELD = "listing_type_id"


class ListingTypeSender:
    """The sender of rows of kind ``listing_type``; repeating the request is harmless."""

    def __init__(
        self,
        api: MarketplaceApi,
        writer: ProgressWriter,
        *,
        done: Callable[..., Awaitable[OutboxRow]],
    ) -> None:
        self._api = api
        self._writer = writer
        self._done = done

    async def send(self, row: OutboxRow, command: OutboxCommand) -> OutboxRow:
        """Change the type unless the listing already has it; raise ``Interrupted``."""
        wanted = text_of(command.details.get(FIELD))
        try:
            live = await self._api.items.get(row.item_id)
            if _has(live, wanted):
                return await self._done(row, live)
            row = await self._writer.move(
                row,
                OutboxState.SENDING,
                progress=replace(
                    row.progress,
                    call=change_listing_type(row.item_id, wanted).where,
                    before=live,
                    sent={FIELD: wanted},
                ),
            )
            answer = await self._api.items.change_listing_type(row.item_id, wanted)
        except ClientError as error:
            return await self._failed(row, error)
        return await self._done(row, answer)

    async def settle(self, row: OutboxRow, live: WireItem, *, last: bool) -> OutboxRow:
        """End the row if the listing has the type; otherwise queue it again.

        ``last`` as in ``Sender.settle``.
        """
        if _has(live, text_of(row.command().details.get(FIELD))):
            return await self._done(row, live, settled=True)
        if not last:
            return row
        progress = row.progress.without_try()
        return await self._writer.move(row, OutboxState.QUEUED, progress=progress)

    async def _failed(self, row: OutboxRow, error: ClientError) -> OutboxRow:
        state = next_state(error, has_left=row.progress.has_left)
        if state is OutboxState.UNKNOWN:
            return await self._writer.move(row, state)
        if state is OutboxState.REFUSED:
            findings = findings_of_causes(causes_of(error), row.progress.before or {})
            return await self._writer.refuse(row, notice_of(error), findings)
        await self._writer.move(row, state, progress=RowProgress(unknown=row.progress.unknown))
        raise interruption(error) from error


def _has(live: WireItem, wanted: str) -> bool:
    return text_of(live.get(FIELD)) == wanted
