"""Upload of pictures to the marketplace: their files, the new ids and the recorded steps."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from app.client.errors import ClientError, NotFound
from app.domain.shapes import JsonObject, objects_of, text_of
from app.domain.wire_item import WireItem, item_of, pictures_of
from app.editing.row_progress import PendingUpload, RowProgress
from app.editing.row_result import RowResult
from app.engine.notices import Notice, notice_of
from app.engine.sending.failed_write import next_state
from app.engine.sending.interruption import interruption
from app.engine.sending.progress_writer import ProgressWriter
from app.rules.findings import Finding
from app.workspace.journal.outbox import OutboxRow, OutboxState

if TYPE_CHECKING:
    from app.client.api import MarketplaceApi

_SHA = re.compile(r"[0-9a-f]{64}")
SUFFIXES = (".jpg", ".png", ".gif", ".webp")


class UploadUnsettled(Exception):
    """Sending stopped at an upload; ``row`` is the row in its new state."""

    def __init__(self, row: OutboxRow) -> None:
        super().__init__(row.state)
        self.row = row


class Uploads:
    """The uploader of a row's pictures, one after the other; each step is recorded on the disk."""

    def __init__(self, api: MarketplaceApi, writer: ProgressWriter, folder: Path) -> None:
        self._api = api
        self._writer = writer
        self._folder = folder

    async def send_all(self, row: OutboxRow, payload: JsonObject, live: WireItem) -> OutboxRow:
        """Upload the local files in ``payload`` that are not uploaded yet.

        Raise ``UploadUnsettled`` if a file could not be uploaded, and ``Interrupted``.
        """
        known = picture_ids(live)
        for place, entry in enumerate(objects_of(payload.get("pictures"))):
            sha = text_of(entry.get("file"))
            uploaded = row.progress.uploaded
            if not sha or sha in uploaded:
                continue
            path = file_of(self._folder, sha)
            if path is None:
                finding = Finding.error(f"pictures.{place}", "picture.missing", sha=sha)
                raise UploadUnsettled(await self._writer.refuse(row, findings=(finding,)))
            step = PendingUpload(sha, tuple(sorted(known)))
            row = await self._writer.move(
                row, OutboxState.SENDING, progress=replace(row.progress, uploading=step)
            )
            try:
                answer = await self._api.pictures.upload(
                    row.listing_id, path.name, _type_of(path), path.read_bytes()
                )
            except ClientError as error:
                raise UploadUnsettled(await self._failed(row, error, place)) from error
            new = answered_ids(answer, known)
            if len(new) != 1:
                raise UploadUnsettled(await self._writer.move(row, OutboxState.UNKNOWN))
            known |= new
            progress = replace(row.progress, uploading=None, uploaded={**uploaded, sha: new.pop()})
            row = await self._writer.move(row, OutboxState.SENDING, progress=progress)
        return row

    async def settle(self, row: OutboxRow, live: WireItem) -> OutboxRow:
        """Find out whether an upload arrived: then the listing has one picture more."""
        uploading = row.progress.uploading
        assert uploading is not None, "it is asked of a row whose picture is on its way"
        progress = replace(row.progress, uploading=None)
        new = picture_ids(live) - set(uploading.known) - set(progress.uploaded.values())
        if len(new) > 1:
            # Someone else adds pictures too, so ours cannot be identified.
            notice = Notice("outcome_unknown", {"pictures": len(new)})
            result = RowResult(notice=notice, is_unsettled=True)
            return await self._writer.end(row, OutboxState.HELD, result=result, progress=progress)
        if new:
            uploaded = {**progress.uploaded, uploading.sha: new.pop()}
            progress = replace(progress, uploaded=uploaded)
        return await self._writer.move(row, OutboxState.QUEUED, progress=progress)

    async def remove_uploaded(self, row: OutboxRow) -> RowProgress:
        """Remove pictures that were uploaded for a refused change, and return the progress.

        An upload is on the live listing at once. A picture that cannot be removed now stays
        recorded as uploaded, so that the next attempt uses it instead of uploading it again.
        """
        left = dict(row.progress.uploaded)
        for sha, picture_id in row.progress.uploaded.items():
            try:
                await self._api.pictures.remove(row.listing_id, picture_id)
            except NotFound:
                pass
            except ClientError:
                continue
            del left[sha]
        return replace(row.progress, uploaded=left)

    async def _failed(self, row: OutboxRow, error: ClientError, place: int) -> OutboxRow:
        state = next_state(error)
        if state is OutboxState.UNKNOWN:
            return await self._writer.move(row, state)
        progress = replace(row.progress, uploading=None)
        if state is OutboxState.REFUSED:
            notice = notice_of(error)
            finding = Finding.error(f"pictures.{place}", "picture.refused", message=notice.detail)
            return await self._writer.refuse(row, notice, (finding,), progress=progress)
        await self._writer.move(row, state, progress=progress)
        raise interruption(error) from error


def file_of(uploads: Path, sha: str) -> Path | None:
    """Return the prepared picture with this checksum, or ``None``."""
    # The checksum comes from a draft on the disk; any other text could be a path elsewhere.
    if not _SHA.fullmatch(sha):
        return None
    candidates = (uploads / f"{sha}{suffix}" for suffix in SUFFIXES)
    return next((path for path in candidates if path.is_file()), None)


def picture_ids(item: WireItem) -> set[str]:
    """Return the ids of a listing's pictures."""
    return {text_of(entry.get("id")) for entry in pictures_of(item)} - {""}


def without_pictures(item: WireItem, ids: Collection[str]) -> WireItem:
    """Return the listing without the pictures ``ids``."""
    if not ids:
        return item
    kept = [p for p in pictures_of(item) if text_of(p.get("id")) not in ids]
    return item_of({**item, "pictures": kept})


def answered_ids(answer: JsonObject, known: set[str]) -> set[str]:
    """Return the new picture ids in the answer to an upload: a picture or the whole item."""
    whole = answer if "pictures" in answer else {"pictures": [answer]}
    return picture_ids(item_of(whole)) - known


def _type_of(path: Path) -> str:
    return {".png": "image/png", ".gif": "image/gif", ".webp": "image/webp"}.get(
        path.suffix, "image/jpeg"
    )
