"""Sending of an outbox row: read, merge, upload, send, compare and record."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from app.client.errors import ClientError, Conflict, NotFound
from app.domain.calls import update_item
from app.domain.shapes import text_of
from app.domain.wire import Unreadable, Unwritable
from app.domain.wire_item import WireItem
from app.editing.change import MergeConflict
from app.editing.draft_calls import with_ids
from app.editing.item_paths import DESCRIPTION, read_path
from app.editing.row_progress import RowProgress
from app.editing.row_result import RowResult
from app.engine.notices import Notice, notice_of
from app.engine.sending.answers import findings_of_causes
from app.engine.sending.conflicts import findings_of_conflicts
from app.engine.sending.creation import CreationSender
from app.engine.sending.description import (
    DescriptionSender,
    DescriptionUnsettled,
    sent_before,
    with_texts,
)
from app.engine.sending.failed_write import causes_of, next_state
from app.engine.sending.interruption import Interrupted, interruption
from app.engine.sending.listing_type import ListingTypeSender
from app.engine.sending.live_items import LiveItems
from app.engine.sending.own_changes import earlier_changes, over_earlier
from app.engine.sending.progress_writer import ProgressWriter, differences, response_findings
from app.engine.sending.row_merge import merge_row
from app.engine.sending.stock_repair import (
    MOST_REPAIRS,
    StockArrival,
    repair,
    stock_arrival,
    without_right_stock,
)
from app.engine.sending.unanswered_write import adds, arrived_paths, changed_meanwhile, missing
from app.engine.sending.uploads import Uploads, UploadUnsettled
from app.workspace.journal.outbox import OutboxRow, OutboxState, OutboxStore
from app.workspace.outbox_command import Kind

if TYPE_CHECKING:
    from app.client.api import MarketplaceApi
    from app.domain.shapes import JsonObject
    from app.editing.draft import ItemDraft
    from app.editing.merge import Merge, StockTarget

__all__ = ["Interrupted", "Sender"]

CALLS_AT_ONCE = 8
"""The maximum number of write requests at once."""

_TRIES = 5
"""The maximum number of immediate attempts for a listing that changes between reading and
writing."""


class Sender:
    """The sender of claimed outbox rows.

    Every request is recorded on the disk before it is sent: a row that a crash left in ``sending``
    is settled by reading the marketplace, never by sending it again blindly. ``before_done`` is as
    in ``ProgressWriter``.
    """

    def __init__(
        self,
        api: MarketplaceApi,
        outbox: OutboxStore,
        *,
        uploads: Path,
        stored: Callable[[WireItem, WireItem | None], None],
        changed: Callable[[OutboxRow], None],
        before_done: Callable[[], None] = lambda: None,
    ) -> None:
        self._api = api
        self._items = LiveItems(api)
        self._calls = asyncio.Semaphore(CALLS_AT_ONCE)
        self._stored = stored
        self._outbox = outbox
        self.writer = ProgressWriter(outbox, changed, before_done)
        self._uploads = Uploads(api, self.writer, uploads)
        self._describing = DescriptionSender(api, self.writer)
        self._creating = CreationSender(api, self.writer, finish=self._send_edits, done=self._done)
        self._retyping = ListingTypeSender(api, self.writer, done=self._done)

    def send(self, row: OutboxRow) -> Awaitable[OutboxRow]:
        """Send a ``sending`` row with the sender for its kind; return the row in its new state.

        Raise ``Interrupted`` if nothing was sent and the row is ``queued`` again.
        """
        try:
            draft, command = row.order()
        except (ValueError, Unreadable):
            return self.writer.refuse(row, Notice("draft_unreadable"))
        match command.kind:
            case Kind.CREATE | Kind.RELIST:
                return self._creating.send(row, command)
            case Kind.LISTING_TYPE:
                return self._retyping.send(row, command)
            case Kind.UPDATE:
                return self._send_edits(row, draft, after=command.after)

    async def settle(self, row: OutboxRow, *, last: bool = True) -> OutboxRow:
        """Find out the outcome of an ``unknown`` row by reading the listing.

        ``last``: a write that has not arrived by now does not arrive any more. Otherwise a row that
        may still arrive stays as it is. Raise ``Interrupted`` while the listing cannot be read.
        """
        try:
            live = await self._items.get(row.listing_id)
        except NotFound as error:
            return await self.writer.refuse(row, notice_of(error))
        except ClientError as error:
            raise interruption(error) from error
        if row.command().kind is Kind.LISTING_TYPE:
            return await self._retyping.settle(row, live, last=last)
        progress = row.progress
        if progress.uploading is not None:
            return await self._uploads.settle(row, live)
        if progress.describing is not None:
            return await self._describing.settle(row, live, last=last)
        if progress.stock:
            return await self._settle_stock(row, live, last=last)
        sent = progress.sent
        lost = () if sent is None else missing(sent, progress.before or {}, live)
        # After an upload the pictures may look right although the list of them has not arrived.
        early = not last and bool(progress.uploaded) and "pictures" in (sent or ())
        if sent is not None and not lost and not early:
            return await self._done(row, live, settled=True)
        if sent is not None and not last:
            # It may still arrive, and then overwrite what is sent after it.
            return row
        if sent is not None and (conflicts := changed_meanwhile(row, lost, live)):
            # Whether it arrived before the other change can no longer be determined.
            known = {*progress.arrived, *_arrived(row, lost)}
            return await self.writer.end(
                row,
                OutboxState.HELD,
                result=RowResult(findings_of_conflicts(conflicts), is_unsettled=True),
                progress=replace(progress, arrived=tuple(sorted(known))),
            )
        # A PUT of absolute values may be repeated; the next attempt checks again whether it may.
        return await self._requeue(row, arrived=_arrived(row, lost), live=live)

    async def _send_edits(
        self, row: OutboxRow, draft: ItemDraft, *, after: tuple[str, ...] = ()
    ) -> OutboxRow:
        """Send the edits of ``draft`` merged over the current listing.

        ``after`` are earlier operations of ours, whose changes are no conflict.
        """
        if after:
            earlier = partial(earlier_changes, self._outbox, after, draft.base)
            own = await self.writer.run(earlier)
            draft = over_earlier(draft, own, by=row.command().is_planned)
        for attempt in range(_TRIES):
            try:
                live = await self._read(row, draft)
            except ClientError as error:
                return await self._not_sent(row, error)
            merged, findings = merge_row(row, draft, live)
            if findings:
                return await self.writer.end(row, OutboxState.HELD, result=RowResult(findings))
            payload, text = merged.payload(), merged.draft.description()
            if not payload and text is None:
                return await self._done(row, live)
            uploaded = row.progress.uploaded
            try:
                row = await self._uploads.send_all(row, payload, live)
                if text is not None:
                    row = await self._describing.send(row, live, text, last=not payload)
            except (UploadUnsettled, DescriptionUnsettled) as unsettled:
                return unsettled.row
            if not payload:
                return row
            body = with_ids(payload, row.progress.uploaded)
            row = await self._record_request(row, body, over=live, stock=merged.stock)
            # Our own uploads and texts changed the listing, so its version no longer matches.
            touched = text is not None or row.progress.uploaded != uploaded
            unchanged = not touched and attempt < _TRIES - 1
            version = text_of(live.get("last_updated")) if unchanged else ""
            try:
                async with self._calls:
                    answer = await self._api.items.update(
                        row.listing_id,
                        body,
                        unmodified_since=version or None,
                        repeatable=not adds(body),
                    )
            except Unwritable:
                return await self.writer.refuse(row, Notice("draft_unreadable"))
            except Conflict as error:
                # Someone else changed the listing first: merge with that change.
                if version:
                    continue
                return await self._put_failed(row, error, merged)
            except ClientError as error:
                return await self._put_failed(row, error, merged)
            if row.progress.stock:
                return await self._correct_stock(row, answer, answer)
            return await self._done(row, answer)
        raise AssertionError("the last try is made without a version")

    async def _record_request(
        self, row: OutboxRow, body: JsonObject, *, over: WireItem, stock: tuple[StockTarget, ...]
    ) -> OutboxRow:
        """Record the request, and the listing it was made for, before it is sent."""
        progress = replace(
            row.progress,
            call=update_item(row.listing_id, body).where,
            before=over,
            sent=body,
            stock=stock,
        )
        return await self.writer.move(row, OutboxState.SENDING, progress=progress)

    async def _read(self, row: OutboxRow, draft: ItemDraft) -> WireItem:
        """Return the current listing, with its descriptions if they are to be changed."""
        live = await self._items.get(row.listing_id)
        if not draft.is_changed(DESCRIPTION):
            return live
        async with self._calls:
            return await with_texts(self._api, live)

    async def _correct_stock(
        self, row: OutboxRow, answer: WireItem, first: WireItem, *, settled: bool = False
    ) -> OutboxRow:
        """Correct stock that overwrote simultaneous sales, then end the row.

        ``first`` is the answer to the request, or the listing found later (``settled``); ``answer``
        is the latest one.
        """
        targets, before = row.progress.stock, row.progress.before or {}
        for _ in range(MOST_REPAIRS):
            body = repair(targets, answer, before)
            if not body:
                break
            row = await self.writer.move(
                row, OutboxState.SENDING, progress=replace(row.progress, is_repairing=True)
            )
            try:
                answer = await self._api.items.update(row.listing_id, body, repeatable=True)
            except ClientError:
                # The request itself succeeded; only the correction is open and is checked again.
                return await self.writer.move(row, OutboxState.UNKNOWN)
        return await self._done(row, answer, first=first, settled=settled)

    async def _settle_stock(self, row: OutboxRow, live: WireItem, *, last: bool) -> OutboxRow:
        targets, before = row.progress.stock, row.progress.before or {}
        if row.progress.is_repairing:
            return await self._correct_stock(row, live, live)
        found = {target: stock_arrival(target, live, before) for target in targets}
        unclear = [t.path for t, what in found.items() if what is StockArrival.UNCLEAR]
        if unclear:
            draft = row.item_draft()
            conflicts = [
                MergeConflict(
                    path, draft.base_value(path), draft.value(path), read_path(live, path)
                )
                for path in unclear
            ]
            return await self.writer.end(
                row,
                OutboxState.HELD,
                result=RowResult(findings_of_conflicts(conflicts), is_unsettled=True),
            )
        arrived = [t.path for t, what in found.items() if what is not StockArrival.MISSING]
        if len(arrived) == len(targets):
            return await self._correct_stock(row, live, live, settled=True)
        if not last:
            return row
        lost = missing(row.progress.sent or {}, before, live)
        return await self._requeue(row, arrived=[*arrived, *_arrived(row, lost)], live=live)

    async def _requeue(
        self, row: OutboxRow, *, arrived: Collection[str] = (), live: WireItem | None = None
    ) -> OutboxRow:
        """Queue a row again; record the paths that ``arrived`` in the history.

        ``live`` is the listing that shows them.
        """
        progress = row.progress.without_try()
        if not arrived:
            return await self.writer.move(row, OutboxState.QUEUED, progress=progress)
        progress = replace(progress, arrived=tuple(sorted({*progress.arrived, *arrived})))
        entry = self.writer.entry(
            row, OutboxState.DONE, findings=(), item_id=row.listing_id, answer=live
        )
        return await self.writer.move(row, OutboxState.QUEUED, progress=progress, history=entry)

    async def _put_failed(self, row: OutboxRow, error: ClientError, merged: Merge) -> OutboxRow:
        state = next_state(error)
        if state is OutboxState.UNKNOWN:
            return await self.writer.move(row, state, result=RowResult(notice=notice_of(error)))
        if state is OutboxState.QUEUED:
            await self._requeue(row)
            raise interruption(error) from error
        causes = findings_of_causes(causes_of(error), merged.draft.preview())
        progress = await self._uploads.remove_uploaded(row)
        return await self.writer.refuse(
            row, notice_of(error), causes + sent_before(row), progress=progress
        )

    async def _not_sent(self, row: OutboxRow, error: ClientError) -> OutboxRow:
        if next_state(error, has_left=False) is OutboxState.REFUSED:
            return await self.writer.refuse(row, notice_of(error))
        await self._requeue(row)
        raise interruption(error) from error

    async def _done(
        self,
        row: OutboxRow,
        answer: WireItem,
        *,
        first: WireItem | None = None,
        settled: bool = False,
    ) -> OutboxRow:
        """End a row as done; without ``sent`` there was nothing left to send."""
        self._stored(answer, row.progress.before)
        result = _result_of(row.progress, answer if first is None else first, answer)
        return await self.writer.end(
            row, OutboxState.DONE, result=replace(result, is_settled=settled), answer=answer
        )


def _result_of(progress: RowProgress, first: WireItem, answer: WireItem) -> RowResult:
    """Return the result of a row, which shows later whether it is done."""
    sent, targets = progress.sent, progress.stock
    findings = without_right_stock(response_findings(first, sent), targets, answer)
    if sent is None:
        was_sent = progress.is_described or progress.arrived or progress.uploaded
        return RowResult(findings, was_there=not was_sent)
    differs = without_right_stock(differences(first, sent), targets, answer)
    unmet = tuple(sorted({finding.path for finding in differs}))
    sums = {target.path: target.total for target in targets if target.total is not None}
    return RowResult(findings, unmet=unmet, sums=sums)


def _arrived(row: OutboxRow, lost: tuple[str, ...]) -> tuple[str, ...]:
    return () if row.progress.sent is None else arrived_paths(row.item_draft(), lost)
