"""Sending of a listing's description ("Item endpoints"), which has a call of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from app.client.errors import ClientError
from app.domain.shapes import JsonObject, objects_of, text_of
from app.domain.wire import Unwritable
from app.domain.wire_item import WireItem, item_of
from app.editing.draft_calls import description_call
from app.editing.item_paths import DESCRIPTION, RECORDS, read_path
from app.editing.row_progress import PendingDescription, RowProgress
from app.editing.row_result import RowResult
from app.engine.notices import Notice, notice_of
from app.engine.sending.answers import findings_of_causes
from app.engine.sending.failed_write import causes_of, next_state
from app.engine.sending.interruption import interruption
from app.engine.sending.progress_writer import ProgressWriter
from app.rules.findings import Finding
from app.workspace.journal.outbox import OutboxRow, OutboxState

if TYPE_CHECKING:
    from app.client.api import MarketplaceApi

SENT_BEFORE = "description.sent_before"


class DescriptionUnsettled(Exception):
    """Sending stopped at the description; ``row`` is the row in its new state."""

    def __init__(self, row: OutboxRow) -> None:
        super().__init__(row.state)
        self.row = row


async def with_texts(api: MarketplaceApi, item: JsonObject) -> WireItem:
    """Return the listing with the texts of its descriptions; its body has only their ids.

    Raise ``ClientError``.
    """
    records = await api.descriptions.of_item(text_of(item.get("id")))
    return item_of({**item, RECORDS: [record.to_wire() for record in records]})


class DescriptionSender:
    """The sender of a new description: it replaces the newest one or is added as the first.

    A replacement leaves the old text behind as a revision and may be sent twice. A first text
    without an answer has arrived if the number of descriptions grew by one.
    """

    def __init__(self, api: MarketplaceApi, writer: ProgressWriter) -> None:
        self._api = api
        self._writer = writer

    async def send(self, row: OutboxRow, live: WireItem, text: str, *, last: bool) -> OutboxRow:
        """Send ``text`` for the listing ``live``, which includes its descriptions.

        ``last``: nothing else has to be sent, so the row ends. Raise ``DescriptionUnsettled`` if
        the text was not accepted for now, and ``Interrupted``.
        """
        records = objects_of(live.get(RECORDS))
        newest = text_of(records[0].get("id")) if records else ""
        call = description_call(live, row.listing_id, text)
        row = await self._writer.move(
            row,
            OutboxState.SENDING,
            progress=replace(
                row.progress,
                call=call.where,
                before=live,
                sent=call.body,
                describing=PendingDescription(
                    tuple(text_of(one.get("id")) for one in records), last
                ),
            ),
        )
        try:
            if newest:
                answer = await self._api.descriptions.update(row.listing_id, newest, text)
            else:
                answer = await self._api.descriptions.add(row.listing_id, text)
        except Unwritable:
            notice = Notice("draft_unreadable")
            raise DescriptionUnsettled(await self._writer.refuse(row, notice)) from None
        except ClientError as error:
            raise DescriptionUnsettled(await self._failed(row, error)) from error
        return await self._sent(row, [answer.to_wire(), *records[1:]])

    async def settle(self, row: OutboxRow, item: WireItem, *, last: bool) -> OutboxRow:
        """Find out whether a text without an answer arrived; ``last`` as in ``Sender.settle``.

        Raise ``Interrupted``.
        """
        try:
            live = await with_texts(self._api, item)
        except ClientError as error:
            raise interruption(error) from error
        records = objects_of(live.get(RECORDS))
        describing, text = _under_way(row)
        grew = len(records) == len(describing.known) + 1
        if read_path(live, DESCRIPTION) == text and (describing.known or grew):
            return await self._sent(row, records, settled=True)
        if not last:
            return row
        return await self._writer.move(row, OutboxState.QUEUED, progress=_without_text(row))

    async def _sent(
        self, row: OutboxRow, records: Sequence[Any], *, settled: bool = False
    ) -> OutboxRow:
        """Record that the text was accepted, and continue or end the row."""
        describing, text = _under_way(row)
        answer = item_of({**(row.progress.before or {}), RECORDS: list(records)})
        findings = _normalised(text, read_path(answer, DESCRIPTION))
        progress = _without_text(row)
        if describing.last:
            return await self._writer.end(
                row,
                OutboxState.DONE,
                result=RowResult(findings, is_settled=settled),
                progress=progress,
                answer=answer,
            )
        return await self._writer.move(
            row,
            OutboxState.QUEUED if settled else OutboxState.SENDING,
            progress=replace(progress, is_described=True),
            history=self._writer.entry(
                row,
                OutboxState.DONE,
                findings=findings,
                item_id=row.listing_id,
                answer=answer,
            ),
        )

    async def _failed(self, row: OutboxRow, error: ClientError) -> OutboxRow:
        state = next_state(error)
        if state is OutboxState.UNKNOWN:
            return await self._writer.move(row, state, result=RowResult(notice=notice_of(error)))
        progress = _without_text(row)
        if state is OutboxState.REFUSED:
            findings = findings_of_causes(causes_of(error), row.progress.before or {})
            return await self._writer.refuse(row, notice_of(error), findings, progress=progress)
        await self._writer.move(row, state, progress=progress)
        raise interruption(error) from error


def _under_way(row: OutboxRow) -> tuple[PendingDescription, str]:
    """Return the pending description of a row, and its text."""
    describing = row.progress.describing
    assert describing is not None, "it is asked of a row whose text is on its way"
    return describing, text_of((row.progress.sent or {}).get("plain_text"))


def _without_text(row: OutboxRow) -> RowProgress:
    return replace(row.progress, call="", before=None, sent=None, describing=None)


def _normalised(sent: str, kept: object) -> tuple[Finding, ...]:
    if kept == sent:
        return ()
    return (Finding.warning(DESCRIPTION, "answer.normalised", before=sent, after=kept),)


def sent_before(row: OutboxRow) -> tuple[Finding, ...]:
    """Return a warning for a refused row whose description was already sent."""
    return (Finding.warning(DESCRIPTION, SENT_BEFORE),) if row.progress.is_described else ()
