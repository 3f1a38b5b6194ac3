"""Creation and relisting of listings: posted once, and not again before a search for them."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from app.client.errors import ClientError
from app.domain.shapes import JsonObject, is_blank, objects_of, sequence_of, text_of
from app.domain.wire import Unwritable
from app.domain.wire_item import WireItem
from app.editing.change import FieldChange
from app.editing.draft import NEW, ItemDraft
from app.editing.draft_calls import TAG_FIELD
from app.editing.row_result import RowResult
from app.editing.values import (
    PictureRef,
    Pictures,
    decode_value,
    encode_value,
    picture_refs,
    pictures_in,
)
from app.engine.notices import Notice, notice_of
from app.engine.sending.answers import findings_of_causes
from app.engine.sending.failed_write import causes_of, next_state
from app.engine.sending.interruption import interruption
from app.engine.sending.progress_writer import ProgressWriter, response_findings
from app.engine.sending.uploads import without_pictures
from app.engine.sync.item_rows import now_milliseconds
from app.workspace.journal.outbox import OutboxRow, OutboxState
from app.workspace.outbox_command import Kind, OutboxCommand

if TYPE_CHECKING:
    from app.client.api import MarketplaceApi

TAG_MARK = "mc-"
_TAG_LETTERS = "abcdefghijklmnopqrstuvwxyz234567"


def new_tag() -> str:
    """Return a tag of 50 random bits, to be put into an empty own-code field."""
    return TAG_MARK + "".join(secrets.choice(_TAG_LETTERS) for _ in range(10))


def creation(
    form: JsonObject,
    *,
    pictures: Sequence[PictureRef] = (),
    variations: Sequence[JsonObject] = (),
    known_ids: Sequence[str] = (),
    batch: str | None = None,
    typed: ItemDraft | None = None,
) -> tuple[ItemDraft, OutboxCommand]:
    """Return the draft and the command of the outbox row for a new listing.

    ``form`` is the creation form in wire format. ``pictures`` is the whole ordered list if it
    contains local files, ``variations`` are added afterwards; ``known_ids`` are older listings that
    look the same. A form without an own code gets a tag by which the listing can be found.
    ``typed`` is the draft it was entered in, which becomes a draft again if the marketplace refuses
    the listing.
    """
    details: dict[str, object] = {"form": dict(form), "known_ids": list(known_ids)}
    if is_blank(form.get(TAG_FIELD)):
        details["tag"] = new_tag()
    if pictures:
        details["pictures"] = encode_value(tuple(pictures))
    if variations:
        details["variations"] = [dict(entry) for entry in variations]
    if typed is not None:
        details["edits"] = typed.to_json()["edits"]
    return ItemDraft(new_draft_id() if typed is None else typed.item_id, {}), OutboxCommand(
        Kind.CREATE, batch, details=details
    )


def local_pictures_of(details: Mapping[str, object]) -> Pictures:
    """Return all pictures of a new listing in order, if there are local ones among them."""
    encoded = details.get("pictures")
    return pictures_in(decode_value(encoded)) if encoded else ()


def new_draft_id() -> str:
    """Return an id, for drafts and the outbox, of a listing that does not exist yet."""
    return f"{NEW}{secrets.token_hex(8)}"


class CreationSender:
    """The sender of rows of the kinds ``create`` and ``relist``, step by step.

    ``finish`` sends the edits of a draft over the new listing; ``done`` ends a row.
    """

    def __init__(
        self,
        api: MarketplaceApi,
        writer: ProgressWriter,
        *,
        finish: Callable[[OutboxRow, ItemDraft], Awaitable[OutboxRow]],
        done: Callable[..., Awaitable[OutboxRow]],
    ) -> None:
        self._api = api
        self._writer = writer
        self._finish = finish
        self._done = done

    async def send(self, row: OutboxRow, command: OutboxCommand) -> OutboxRow:
        """Create the listing, or continue with its pictures and variations if it exists.

        Raise ``Interrupted`` if it cannot be created at the moment and nothing was.
        """
        if row.progress.item_id:
            return await self._go_on(row, command)
        call = command.own_call(row.item_id)
        assert call is not None, "it is asked of a row that lists again"
        body = call.body or {}
        posted = (*row.progress.posted, now_milliseconds())
        row = await self._writer.move(
            row,
            OutboxState.SENDING,
            progress=replace(row.progress, call=call.where, sent=body, posted=posted, looked=0),
        )
        try:
            if command.kind is Kind.RELIST:
                answer = await self._api.items.relist(row.item_id, body)
            else:
                answer = await self._api.items.create(body)
        except Unwritable:
            return await self._writer.refuse(row, Notice("draft_unreadable"))
        except ClientError as error:
            return await self._failed(row, error, body)
        if _is_more(command):
            return await self._go_on(await self._note(row, answer), command)
        row = await self._writer.move(
            row,
            OutboxState.SENDING,
            progress=replace(row.progress, item_id=text_of(answer.get("id"))),
        )
        return await self._done(row, answer)

    async def _note(self, row: OutboxRow, answer: WireItem) -> OutboxRow:
        """Record that the listing exists; what is sent next is a separate call."""
        item_id = text_of(answer.get("id"))
        return await self._writer.move(
            row,
            OutboxState.SENDING,
            progress=replace(row.progress.without_try(), posted=(), item_id=item_id),
            history=self._writer.entry(
                row,
                OutboxState.DONE,
                findings=response_findings(answer, row.progress.sent),
                item_id=item_id,
                answer=answer,
            ),
        )

    async def _go_on(self, row: OutboxRow, command: OutboxCommand) -> OutboxRow:
        """Send the parts of the listing that are not in the creating request."""
        try:
            live = await self._api.items.get(row.listing_id)
        except ClientError as error:
            if next_state(error, has_left=False) is OutboxState.REFUSED:
                return await self._writer.refuse(row, notice_of(error))
            await self._writer.move(row, OutboxState.QUEUED)
            raise interruption(error) from error
        if not _is_more(command):
            return await self._done(row, live, settled=True)
        return await self._finish(row, _rest(row, command, live))

    async def _failed(self, row: OutboxRow, error: ClientError, body: JsonObject) -> OutboxRow:
        state = next_state(error)
        if state is OutboxState.UNKNOWN:
            return await self._writer.move(row, state, result=RowResult(notice=notice_of(error)))
        if state is OutboxState.REFUSED:
            findings = findings_of_causes(causes_of(error), body)
            return await self._writer.refuse(row, notice_of(error), findings)
        # The request was not sent, so it does not count as posted.
        progress = replace(row.progress.without_try(), posted=row.progress.posted[:-1])
        await self._writer.move(row, state, progress=progress)
        raise interruption(error) from error


def _is_more(command: OutboxCommand) -> bool:
    return bool(command.details.get("pictures") or command.details.get("variations"))


def _rest(row: OutboxRow, command: OutboxCommand, live: WireItem) -> ItemDraft:
    """Return the pictures and variations that the listing still lacks, as a draft over it."""
    # Pictures uploaded by an earlier attempt are not someone else's.
    base = without_pictures(live, set(row.progress.uploaded.values()))
    draft = ItemDraft(row.listing_id, base)
    ids: dict[str, str] = {}
    if pictures := local_pictures_of(command.details):
        there = list(picture_refs(base))
        wanted = []
        for ref in pictures:
            if ref.kind == "file":
                wanted.append(ref)
            elif there:
                wanted.append(there.pop(0))
                ids[ref.key] = wanted[-1].key
        draft.apply(FieldChange("pictures", None, tuple(wanted)))
    if (variations := command.details.get("variations")) and not live.get("variations"):
        entries = [_with_ids(entry, ids) for entry in objects_of(variations)]
        draft.apply(FieldChange("variations", None, entries))
    return draft


def _with_ids(variation: JsonObject, ids: Mapping[str, str]) -> JsonObject:
    """Return a variation with its picture addresses replaced by the ids they were given."""
    shown = [ids.get(text_of(key), key) for key in sequence_of(variation.get("picture_ids"))]
    return {**variation, "picture_ids": shown} if shown else dict(variation)
