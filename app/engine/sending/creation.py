"""New listings and relistings: asked for once, and never again before they were looked for."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from app.client.errors import ClientError, Outcome, Refused
from app.domain.shapes import is_blank, text_of
from app.domain.wire import Unwritable
from app.domain.wire_item import item_of
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.values import PictureRef, decode_value, encode_value, picture_refs
from app.engine.notices import Notice, notice_of
from app.engine.sending.answers import findings_of_causes
from app.engine.sending.interruption import interruption, is_final
from app.engine.sending.ledger import Ledger, told_by
from app.engine.sending.uploads import without_pictures
from app.engine.sync.item_rows import now_milliseconds
from app.workspace.journal.outbox import OutboxRow, OutboxState
from app.workspace.outbox_command import Kind, OutboxCommand

if TYPE_CHECKING:
    from app.client.api import MarketplaceApi

Item = dict[str, Any]

TAG_FIELD = "seller_custom_field"
TAG_MARK = "mc-"
_TAG_LETTERS = "abcdefghijklmnopqrstuvwxyz234567"
_OF_POSTING = ("before", "sent", "call", "posted")


def new_tag() -> str:
    """A tag of 50 random bits, as it is put into a seller's field that is empty."""
    return TAG_MARK + "".join(secrets.choice(_TAG_LETTERS) for _ in range(10))


def creation(
    form: Mapping[str, Any],
    *,
    pictures: Sequence[PictureRef] = (),
    variations: Sequence[Mapping[str, Any]] = (),
    known_ids: Sequence[str] = (),
    batch: str | None = None,
) -> tuple[ItemDraft, OutboxCommand]:
    """The row of a new listing: ``form`` is the creation form, on the wire's terms.

    ``pictures`` is the whole list in its order where local files are among them, ``variations`` are
    added afterwards; ``known_ids`` are listings that look the same and were there before. A form
    without a code of the seller's own is given a tag to be found by.
    """
    details: Item = {"form": dict(form), "known_ids": list(known_ids)}
    if is_blank(form.get(TAG_FIELD)):
        details["tag"] = new_tag()
    if pictures:
        details["pictures"] = encode_value(tuple(pictures))
    if variations:
        details["variations"] = [dict(entry) for entry in variations]
    return ItemDraft(f"new-{secrets.token_hex(8)}", {}), OutboxCommand(
        Kind.CREATE, batch, details=details
    )


def is_lost(row: OutboxRow) -> bool:
    """Whether the row is a new listing of which nobody knows whether, and where, it is."""
    return row.command().kind in (Kind.CREATE, Kind.RELIST) and "item_id" not in row.steps


def body_of(command: OutboxCommand) -> Item:
    """What the creating request carries."""
    if command.kind is Kind.RELIST:
        return dict(command.details.get("body") or {})
    form = dict(command.details["form"])
    if tag := command.details.get("tag"):
        form[TAG_FIELD] = tag
    return form


class Creating:
    """Sends rows of the kinds ``create`` and ``relist``, step by step.

    ``finish`` sends the edits of a draft over the new listing; ``done`` ends a row.
    """

    def __init__(
        self,
        api: MarketplaceApi,
        ledger: Ledger,
        *,
        finish: Callable[[OutboxRow, ItemDraft], Awaitable[OutboxRow]],
        done: Callable[..., Awaitable[OutboxRow]],
    ) -> None:
        self._api = api
        self._ledger = ledger
        self._finish = finish
        self._done = done

    async def send(self, row: OutboxRow, command: OutboxCommand) -> OutboxRow:
        """List the new item, or go on with its pictures and variations where it is there.

        Raises ``Interrupted`` when it cannot be listed at the moment, and nothing was.
        """
        if "item_id" in row.steps:
            return await self._go_on(row, command)
        body = body_of(command)
        relists = command.kind is Kind.RELIST
        call = f"POST /items/{row.item_id}/relist" if relists else "POST /items"
        posted = [*row.steps.get("posted", ()), now_milliseconds()]
        row = await self._ledger.move(
            row,
            OutboxState.SENDING,
            steps={**row.steps, "call": call, "sent": body, "posted": posted, "looked": 0},
        )
        try:
            if relists:
                answer = await self._api.items.relist(row.item_id, body)
            else:
                answer = await self._api.items.create(body)
        except Unwritable:
            return await self._ledger.end(
                row, OutboxState.REFUSED, notice=Notice("draft_unreadable")
            )
        except ClientError as error:
            return await self._failed(row, error, body)
        if _is_more(command):
            return await self._go_on(await self._note(row, dict(answer)), command)
        row = await self._ledger.move(
            row, OutboxState.SENDING, steps={**row.steps, "item_id": text_of(answer["id"])}
        )
        return await self._done(row, answer)

    async def _note(self, row: OutboxRow, answer: Item) -> OutboxRow:
        """Write down that the listing is there; what is sent from now on is another call."""
        steps = {k: v for k, v in row.steps.items() if k not in _OF_POSTING}
        return await self._ledger.move(
            row,
            OutboxState.SENDING,
            steps={**steps, "item_id": text_of(answer["id"])},
            history=self._ledger.entry(
                row,
                OutboxState.DONE,
                findings=told_by(answer, row.steps["sent"]),
                item_id=text_of(answer["id"]),
                answer=answer,
            ),
        )

    async def _go_on(self, row: OutboxRow, command: OutboxCommand) -> OutboxRow:
        """Send what belongs to the listing and is not in the creating request."""
        try:
            live = dict(await self._api.items.get(row.listing_id))
        except ClientError as error:
            if isinstance(error, Refused) and not is_final(error) and error.status < 429:
                return await self._ledger.end(row, OutboxState.REFUSED, notice=notice_of(error))
            await self._ledger.move(row, OutboxState.QUEUED)
            raise interruption(error) from error
        if not _is_more(command):
            return await self._done(row, live, settled=True)
        return await self._finish(row, _rest(row, command, live))

    async def _failed(self, row: OutboxRow, error: ClientError, body: Item) -> OutboxRow:
        if error.outcome is Outcome.UNKNOWN:
            return await self._ledger.move(
                row, OutboxState.UNKNOWN, result={"notice": notice_of(error).to_json()}
            )
        if isinstance(error, Refused) and error.outcome is Outcome.REFUSED and not is_final(error):
            return await self._ledger.end(
                row,
                OutboxState.REFUSED,
                findings=findings_of_causes(error.causes, body),
                notice=notice_of(error),
            )
        # It never left, so it was not posted either.
        posted = row.steps["posted"][:-1]
        steps = {k: v for k, v in row.steps.items() if k not in _OF_POSTING}
        if posted:
            steps["posted"] = posted
        await self._ledger.move(row, OutboxState.QUEUED, steps=steps)
        raise interruption(error) from error


def _is_more(command: OutboxCommand) -> bool:
    return bool(command.details.get("pictures") or command.details.get("variations"))


def _rest(row: OutboxRow, command: OutboxCommand, live: Item) -> ItemDraft:
    """Pictures and variations that the listing still lacks, as edits over it."""
    # What an earlier try uploaded is no picture of somebody else's.
    base = without_pictures(live, set(row.steps.get("uploaded", {}).values()))
    draft = ItemDraft(row.listing_id, item_of(base))
    if pictures := command.details.get("pictures"):
        there = list(picture_refs(base))
        wanted = []
        for ref in decode_value(pictures):
            if ref.kind == "file":
                wanted.append(ref)
            elif there:
                wanted.append(there.pop(0))
        draft.apply(FieldChange("pictures", None, tuple(wanted)))
    if (variations := command.details.get("variations")) and not live.get("variations"):
        draft.apply(FieldChange("variations", None, [dict(entry) for entry in variations]))
    return draft
