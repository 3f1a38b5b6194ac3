"""One row of the outbox on its way: read, compare, upload, send, compare again, write down."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.client.errors import ClientError, NotFound, Outcome, Refused
from app.domain.wire import Unreadable, Unwritable
from app.engine.answers import findings_of_causes, findings_of_warnings, to_json
from app.engine.conflicts import conflicts_of
from app.engine.item_rows import now_milliseconds
from app.engine.notices import Notice, notice_of
from app.engine.uploads import (
    UploadUnsettled,
    answered_ids,
    file_of,
    picture_ids,
    without_pictures,
)
from app.rules.answer import compare_answer
from app.rules.findings import Finding
from app.rules.shapes import text_of
from app.workspace.history import history_values
from app.workspace.outbox import OutboxRow, OutboxState, OutboxStore

if TYPE_CHECKING:
    from app.client.api import MarketplaceApi
    from app.editing.draft import ItemDraft

Item = dict[str, Any]


class Interrupted(Exception):
    """The marketplace cannot be worked with at the moment; the row waits, nothing was sent.

    ``notice`` says why; ``stop`` is true when waiting does not help (a refused token).
    """

    def __init__(self, notice: Notice, *, stop: bool, wait: float | None) -> None:
        super().__init__(notice.code)
        self.notice = notice
        self.stop = stop
        self.wait = wait


class Sending:
    """Takes claimed rows to their end.

    What is about to leave is on the disk first: a row that a crash finds on its way is settled by
    reading the listing, never by sending blindly again.
    """

    def __init__(
        self,
        api: MarketplaceApi,
        outbox: OutboxStore,
        *,
        uploads: Path,
        stored: Callable[[Item], None],
        changed: Callable[[OutboxRow], None],
    ) -> None:
        self._api = api
        self._outbox = outbox
        self._uploads = uploads
        self._stored = stored
        self._changed = changed

    async def send(self, row: OutboxRow) -> OutboxRow:
        """Send a row that is ``sending``; answers it in the state it came to.

        Raises ``Interrupted`` when nothing was sent and the row is ``queued`` again.
        """
        try:
            draft = row.item_draft()
        except (ValueError, Unreadable):
            return self._end(row, OutboxState.REFUSED, notice=Notice("draft_unreadable"))
        try:
            live = await self._api.items.get(row.item_id)
        except ClientError as error:
            return self._not_sent(row, error)
        return await self._send_over(row, draft, live)

    async def settle(self, row: OutboxRow) -> OutboxRow:
        """Find out what became of a row whose outcome is ``unknown``, by reading the listing.

        Raises ``Interrupted`` while it cannot be read; the row stays as it is.
        """
        try:
            live = await self._api.items.get(row.item_id)
        except NotFound as error:
            return self._end(row, OutboxState.REFUSED, notice=notice_of(error))
        except ClientError as error:
            raise _interruption(error) from error
        steps = dict(row.steps)
        if uploading := steps.pop("uploading", None):
            new = picture_ids(live) - set(uploading["known"])
            new -= set(steps.get("uploaded", {}).values())
            if len(new) > 1:
                # Somebody else adds pictures too: which one is ours cannot be told.
                notice = Notice("outcome_unknown", {"pictures": len(new)})
                return self._end(row, OutboxState.HELD, notice=notice, steps=steps)
            if new:
                steps["uploaded"] = {**steps.get("uploaded", {}), uploading["sha"]: new.pop()}
            return self._move(row, OutboxState.QUEUED, steps=steps)
        sent = steps.get("sent")
        if sent is not None and not compare_answer(sent, live):
            return self._done(row, live, settled=True)
        # A PUT of absolute values may be repeated; whether it still may is looked at again then.
        steps.pop("sent", None)
        return self._move(row, OutboxState.QUEUED, steps=steps)

    async def _send_over(self, row: OutboxRow, draft: ItemDraft, live: Item) -> OutboxRow:
        # Pictures that an earlier try uploaded are ours, not somebody else's change.
        ours = set(row.steps.get("uploaded", {}).values())
        theirs = without_pictures(live, ours)
        conflicts = conflicts_of(draft, theirs, decided=row.steps.get("decided", ()))
        if conflicts:
            return self._end(row, OutboxState.HELD, findings=conflicts)
        mine = draft.rebased(live)
        payload = mine.payload()
        if not payload:
            return self._done(row, live)
        try:
            row = await self._upload_all(row, payload, live)
        except UploadUnsettled as unsettled:
            return unsettled.row
        body = _with_ids(payload, row.steps.get("uploaded", {}))
        row = self._move(
            row, OutboxState.SENDING, steps={**row.steps, "before": live, "sent": body}
        )
        try:
            answer = await self._api.items.update(row.item_id, body)
        except Unwritable:
            return self._end(row, OutboxState.REFUSED, notice=Notice("draft_unreadable"))
        except ClientError as error:
            return await self._put_failed(row, error, mine)
        return self._done(row, answer)

    async def _upload_all(self, row: OutboxRow, payload: Item, live: Item) -> OutboxRow:
        """Upload the new pictures one after the other; each is a step on the disk."""
        known = picture_ids(live)
        for place, entry in enumerate(payload.get("pictures", ())):
            sha = entry.get("file")
            uploaded = row.steps.get("uploaded", {})
            if sha is None or sha in uploaded:
                continue
            path = file_of(self._uploads, sha)
            if path is None:
                finding = Finding.error(f"pictures.{place}", "picture.missing", sha=sha)
                raise UploadUnsettled(self._end(row, OutboxState.REFUSED, findings=(finding,)))
            step = {"sha": sha, "known": sorted(known)}
            row = self._move(row, OutboxState.SENDING, steps={**row.steps, "uploading": step})
            try:
                answer = await self._api.pictures.upload(
                    row.item_id, path.name, _type_of(path), path.read_bytes()
                )
            except ClientError as error:
                raise UploadUnsettled(self._upload_failed(row, error, place)) from error
            new = answered_ids(answer, known)
            if len(new) != 1:
                raise UploadUnsettled(self._move(row, OutboxState.UNKNOWN))
            known |= new
            steps = {k: v for k, v in row.steps.items() if k != "uploading"}
            steps["uploaded"] = {**uploaded, sha: new.pop()}
            row = self._move(row, OutboxState.SENDING, steps=steps)
        return row

    def _upload_failed(self, row: OutboxRow, error: ClientError, place: int) -> OutboxRow:
        if error.outcome is Outcome.UNKNOWN:
            return self._move(row, OutboxState.UNKNOWN)
        steps = {k: v for k, v in row.steps.items() if k != "uploading"}
        if error.outcome is Outcome.REFUSED and isinstance(error, Refused) and not _stops(error):
            notice = notice_of(error)
            finding = Finding.error(f"pictures.{place}", "picture.refused", message=notice.detail)
            return self._end(
                row, OutboxState.REFUSED, findings=(finding,), notice=notice, steps=steps
            )
        self._move(row, OutboxState.QUEUED, steps=steps)
        raise _interruption(error) from error

    async def _put_failed(self, row: OutboxRow, error: ClientError, mine: ItemDraft) -> OutboxRow:
        if error.outcome is Outcome.UNKNOWN:
            return self._move(row, OutboxState.UNKNOWN, result={"notice": _json(notice_of(error))})
        if error.outcome is Outcome.NOT_SENT or _stops(error):
            self._move(row, OutboxState.QUEUED)
            raise _interruption(error) from error
        assert isinstance(error, Refused)
        findings = findings_of_causes(error.causes, mine.preview())
        steps = await self._take_back_pictures(row)
        return self._end(
            row, OutboxState.REFUSED, findings=findings, notice=notice_of(error), steps=steps
        )

    async def _take_back_pictures(self, row: OutboxRow) -> Item:
        """Remove pictures that were uploaded for a change the marketplace then refused.

        An upload is on the live listing at once. What cannot be removed now stays noted as
        uploaded, so that the next try uses it instead of sending it again.
        """
        left = dict(row.steps.get("uploaded", {}))
        for sha, picture_id in row.steps.get("uploaded", {}).items():
            try:
                await self._api.pictures.remove(row.item_id, picture_id)
            except NotFound:
                pass
            except ClientError:
                continue
            del left[sha]
        return {**row.steps, "uploaded": left}

    def _not_sent(self, row: OutboxRow, error: ClientError) -> OutboxRow:
        if isinstance(error, NotFound):
            return self._end(row, OutboxState.REFUSED, notice=notice_of(error))
        if isinstance(error, Refused) and not _stops(error) and error.status < 429:
            return self._end(row, OutboxState.REFUSED, notice=notice_of(error))
        self._move(row, OutboxState.QUEUED)
        raise _interruption(error) from error

    def _done(self, row: OutboxRow, answer: Item, *, settled: bool = False) -> OutboxRow:
        """The marketplace has it. Without a ``sent`` step there was nothing left to send."""
        sent = row.steps.get("sent")
        findings: tuple[Finding, ...] = ()
        # The marketplace of an answer without an id says nothing about the listing itself.
        if sent is not None and text_of(answer.get("id")):
            told = findings_of_warnings(answer, {**answer, **sent})
            said = {finding.path for finding in told}
            compared = [f for f in compare_answer(sent, answer) if f.path not in said]
            findings = (*told, *compared)
        self._stored(answer)
        result = {"findings": to_json(findings), "item": answer, "settled": settled}
        return self._end(row, OutboxState.DONE, findings=findings, result=result, answer=answer)

    def _end(
        self,
        row: OutboxRow,
        state: OutboxState,
        *,
        findings: tuple[Finding, ...] = (),
        notice: Notice | None = None,
        steps: Item | None = None,
        result: Item | None = None,
        answer: Item | None = None,
    ) -> OutboxRow:
        """Bring a row to its end, with its entry in the history."""
        told = to_json(findings)
        sent = row.steps.get("sent")
        history = history_values(
            op_id=row.op_id,
            item_id=row.item_id,
            at=now_milliseconds(),
            call=f"PUT /items/{row.item_id}" if sent is not None else "",
            outcome=state.value,
            before=row.steps.get("before"),
            sent=sent,
            answer=answer,
            findings=told,
        )
        # The body before is in the history now; a retry reads the listing anew.
        kept = {
            k: v
            for k, v in (row.steps if steps is None else steps).items()
            if k not in ("before", "sent")
        }
        if result is None:
            result = {"findings": told, "notice": _json(notice)}
        return self._move(row, state, steps=kept, result=result, history=history)

    def _move(self, row: OutboxRow, state: OutboxState, **values: Any) -> OutboxRow:
        moved = self._outbox.move(row, state, **values)
        self._changed(moved)
        return moved


def _with_ids(payload: Mapping[str, Any], uploaded: Mapping[str, str]) -> Item:
    """The body to send: local files replaced by the ids their upload was given."""
    body = dict(payload)
    if "pictures" in body:
        body["pictures"] = [
            {"id": uploaded[entry["file"]]} if "file" in entry else entry
            for entry in body["pictures"]
        ]
    return body


def _type_of(path: Path) -> str:
    return {".png": "image/png", ".gif": "image/gif", ".webp": "image/webp"}.get(
        path.suffix, "image/jpeg"
    )


def _stops(error: ClientError) -> bool:
    """Whether no other row will fare better: the token is not taken."""
    return notice_of(error).code in ("token_refused", "forbidden")


def _interruption(error: ClientError) -> Interrupted:
    wait = getattr(error, "retry_after", None)
    return Interrupted(notice_of(error), stop=_stops(error), wait=wait)


def _json(notice: Notice | None) -> object:
    return None if notice is None else notice.to_json()
