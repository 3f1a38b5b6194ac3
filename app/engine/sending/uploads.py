"""Pictures on their way to the marketplace: their files, the ids answers give them, the steps."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.client.errors import ClientError, NotFound, Outcome, Refused
from app.domain.shapes import objects_of, text_of
from app.engine.notices import Notice, notice_of
from app.engine.sending.interruption import interruption, is_final
from app.engine.sending.ledger import Ledger
from app.rules.findings import Finding
from app.workspace.journal.outbox import OutboxRow, OutboxState
from app.workspace.journal.outbox_row import UNSETTLED

if TYPE_CHECKING:
    from app.client.api import MarketplaceApi

_SHA = re.compile(r"[0-9a-f]{64}")
SUFFIXES = (".jpg", ".png", ".gif", ".webp")
FILE_MARK = "file:"
"""Before the checksum of a local picture where only an id can stand (``picture_ids``)."""


class UploadUnsettled(Exception):
    """An upload ended the sending for now; ``row`` is the row in its new state."""

    def __init__(self, row: OutboxRow) -> None:
        super().__init__(row.state)
        self.row = row


class Uploads:
    """Uploads the pictures of a row one after the other; each is a step on the disk."""

    def __init__(self, api: MarketplaceApi, ledger: Ledger, folder: Path) -> None:
        self._api = api
        self._ledger = ledger
        self._folder = folder

    async def send_all(
        self, row: OutboxRow, payload: Mapping[str, Any], live: Mapping[str, Any]
    ) -> OutboxRow:
        """Upload the local files that ``payload`` names and that are not there yet.

        Raises ``UploadUnsettled`` when one could not be uploaded, and ``Interrupted``.
        """
        known = picture_ids(live)
        for place, entry in enumerate(payload.get("pictures", ())):
            sha = entry.get("file")
            uploaded = row.steps.get("uploaded", {})
            if sha is None or sha in uploaded:
                continue
            path = file_of(self._folder, sha)
            if path is None:
                finding = Finding.error(f"pictures.{place}", "picture.missing", sha=sha)
                ended = self._ledger.end(row, OutboxState.REFUSED, findings=(finding,))
                raise UploadUnsettled(await ended)
            step = {"sha": sha, "known": sorted(known)}
            row = await self._ledger.move(
                row, OutboxState.SENDING, steps={**row.steps, "uploading": step}
            )
            try:
                answer = await self._api.pictures.upload(
                    row.listing_id, path.name, _type_of(path), path.read_bytes()
                )
            except ClientError as error:
                raise UploadUnsettled(await self._failed(row, error, place)) from error
            new = answered_ids(answer, known)
            if len(new) != 1:
                raise UploadUnsettled(await self._ledger.move(row, OutboxState.UNKNOWN))
            known |= new
            steps = {k: v for k, v in row.steps.items() if k != "uploading"}
            steps["uploaded"] = {**uploaded, sha: new.pop()}
            row = await self._ledger.move(row, OutboxState.SENDING, steps=steps)
        return row

    async def settle(self, row: OutboxRow, live: Mapping[str, Any]) -> OutboxRow:
        """Find out what became of an upload: the listing has one picture more, or it has not."""
        steps = dict(row.steps)
        uploading = steps.pop("uploading")
        new = picture_ids(live) - set(uploading["known"])
        new -= set(steps.get("uploaded", {}).values())
        if len(new) > 1:
            # Somebody else adds pictures too: which one is ours cannot be told.
            notice = Notice("outcome_unknown", {"pictures": len(new)})
            return await self._ledger.end(
                row, OutboxState.HELD, notice=notice, steps=steps, outcome={UNSETTLED: True}
            )
        if new:
            steps["uploaded"] = {**steps.get("uploaded", {}), uploading["sha"]: new.pop()}
        return await self._ledger.move(row, OutboxState.QUEUED, steps=steps)

    async def take_back(self, row: OutboxRow) -> dict[str, Any]:
        """Remove pictures that were uploaded for a change the marketplace then refused.

        An upload is on the live listing at once. What cannot be removed now stays noted as
        uploaded, so that the next try uses it instead of sending it again. Answers the steps.
        """
        left = dict(row.steps.get("uploaded", {}))
        for sha, picture_id in row.steps.get("uploaded", {}).items():
            try:
                await self._api.pictures.remove(row.listing_id, picture_id)
            except NotFound:
                pass
            except ClientError:
                continue
            del left[sha]
        return {**row.steps, "uploaded": left}

    async def _failed(self, row: OutboxRow, error: ClientError, place: int) -> OutboxRow:
        if error.outcome is Outcome.UNKNOWN:
            return await self._ledger.move(row, OutboxState.UNKNOWN)
        steps = {k: v for k, v in row.steps.items() if k != "uploading"}
        if error.outcome is Outcome.REFUSED and isinstance(error, Refused) and not is_final(error):
            notice = notice_of(error)
            finding = Finding.error(f"pictures.{place}", "picture.refused", message=notice.detail)
            return await self._ledger.end(
                row, OutboxState.REFUSED, findings=(finding,), notice=notice, steps=steps
            )
        await self._ledger.move(row, OutboxState.QUEUED, steps=steps)
        raise interruption(error) from error


def file_of(uploads: Path, sha: str) -> Path | None:
    """The prepared picture with this checksum, or ``None``."""
    # The checksum comes from a draft on the disk: anything else could name a file elsewhere.
    if not _SHA.fullmatch(sha):
        return None
    candidates = (uploads / f"{sha}{suffix}" for suffix in SUFFIXES)
    return next((path for path in candidates if path.is_file()), None)


def picture_ids(item: Mapping[str, Any]) -> set[str]:
    """The ids of a listing's pictures."""
    return {text_of(entry.get("id")) for entry in objects_of(item.get("pictures"))} - {""}


def without_pictures(item: Mapping[str, Any], ids: Collection[str]) -> Mapping[str, Any]:
    """The listing without these of its pictures."""
    if not ids:
        return item
    pictures = objects_of(item.get("pictures"))
    return {**item, "pictures": [p for p in pictures if text_of(p.get("id")) not in ids]}


def answered_ids(answer: object, known: set[str]) -> set[str]:
    """The new ids in the answer to an upload: a picture, the whole item or the list of pictures."""
    if isinstance(answer, Mapping) and "pictures" not in answer:
        answer = [answer]
    if isinstance(answer, list):
        answer = {"pictures": answer}
    return picture_ids(answer) - known if isinstance(answer, Mapping) else set()


def with_ids(payload: Mapping[str, Any], uploaded: Mapping[str, str]) -> dict[str, Any]:
    """The body to send: local files replaced by the ids their upload was given."""
    body = dict(payload)
    if "pictures" in body:
        body["pictures"] = [
            {"id": uploaded[entry["file"]]} if "file" in entry else entry
            for entry in body["pictures"]
        ]
    if "variations" in body:
        body["variations"] = [_variation_with_ids(entry, uploaded) for entry in body["variations"]]
    return body


def _variation_with_ids(
    variation: Mapping[str, Any], uploaded: Mapping[str, str]
) -> Mapping[str, Any]:
    pictures = variation.get("picture_ids")
    if not isinstance(pictures, list):
        return variation
    ids = [uploaded.get(str(p).removeprefix(FILE_MARK), p) for p in pictures]
    return {**variation, "picture_ids": ids}


def _type_of(path: Path) -> str:
    return {".png": "image/png", ".gif": "image/gif", ".webp": "image/webp"}.get(
        path.suffix, "image/jpeg"
    )
