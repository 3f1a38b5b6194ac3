"""The description of a listing on its way ("Item endpoints"): texts, and a call of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from app.client.errors import ClientError, Outcome, Refused
from app.domain.shapes import objects_of, text_of
from app.domain.wire import Unwritable
from app.editing.item_paths import DESCRIPTION, read_path
from app.engine.notices import Notice, notice_of
from app.engine.sending.answers import findings_of_causes
from app.engine.sending.interruption import interruption, is_final
from app.engine.sending.ledger import Ledger
from app.rules.findings import Finding
from app.workspace.journal.outbox import OutboxRow, OutboxState

if TYPE_CHECKING:
    from app.client.api import MarketplaceApi

Item = dict[str, Any]

RECORDS = "descriptions"
SENT_BEFORE = "description.sent_before"
_OF_DESCRIBING = ("describing", "before", "sent", "call")


class DescriptionUnsettled(Exception):
    """The description ended the sending for now; ``row`` is the row in its new state."""

    def __init__(self, row: OutboxRow) -> None:
        super().__init__(row.state)
        self.row = row


async def with_texts(api: MarketplaceApi, item: Mapping[str, Any]) -> Item:
    """The listing with the texts of its descriptions, of which its body has the ids only.

    Raises ``ClientError``.
    """
    records = await api.descriptions.of_item(text_of(item.get("id")))
    return {**item, RECORDS: [record.to_wire() for record in records]}


def known_texts(item: Mapping[str, Any], known: Mapping[str, Any]) -> Item:
    """The listing with the texts that ``known`` has for the same descriptions."""
    texts = {text_of(record.get("id")): record for record in objects_of(known.get(RECORDS))}
    records = objects_of(item.get(RECORDS))
    return {**item, RECORDS: [texts.get(text_of(one.get("id")), one) for one in records]}


class Describing:
    """Sends the new text of a description: over the newest one there is, or as the first one.

    A text that replaces another leaves it behind as a revision and may be sent twice. A first one
    that brought no answer is there when the set of descriptions grew by one.
    """

    def __init__(self, api: MarketplaceApi, ledger: Ledger) -> None:
        self._api = api
        self._ledger = ledger

    async def send(self, row: OutboxRow, live: Item, text: str, *, last: bool) -> OutboxRow:
        """Send ``text`` for the listing ``live``, which has its texts.

        ``last``: nothing else is to be sent, so that the row ends. Raises ``DescriptionUnsettled``
        when it did not come to its end, and ``Interrupted``.
        """
        records = objects_of(live.get(RECORDS))
        newest = text_of(records[0].get("id")) if records else ""
        path = f"/items/{row.listing_id}/{RECORDS}"
        row = await self._ledger.move(
            row,
            OutboxState.SENDING,
            steps={
                **row.steps,
                "call": f"PUT {path}/{newest}" if newest else f"POST {path}",
                "before": live,
                "sent": {"plain_text": text},
                "describing": {"known": [text_of(one.get("id")) for one in records], "last": last},
            },
        )
        try:
            if newest:
                answer = await self._api.descriptions.update(row.listing_id, newest, text)
            else:
                answer = await self._api.descriptions.add(row.listing_id, text)
        except Unwritable:
            notice = Notice("draft_unreadable")
            ended = self._ledger.end(row, OutboxState.REFUSED, notice=notice)
            raise DescriptionUnsettled(await ended) from None
        except ClientError as error:
            raise DescriptionUnsettled(await self._failed(row, error)) from error
        return await self._sent(row, [answer.to_wire(), *records[1:]])

    async def settle(self, row: OutboxRow, item: Item, *, last: bool) -> OutboxRow:
        """Find out what became of a text that brought no answer; ``last`` as in ``Sending.settle``.

        Raises ``Interrupted``.
        """
        try:
            live = await with_texts(self._api, item)
        except ClientError as error:
            raise interruption(error) from error
        records = objects_of(live[RECORDS])
        known = row.steps["describing"]["known"]
        grew = len(records) == len(known) + 1
        if read_path(live, DESCRIPTION) == row.steps["sent"]["plain_text"] and (known or grew):
            return await self._sent(row, records, settled=True)
        if not last:
            return row
        steps = {k: v for k, v in row.steps.items() if k not in _OF_DESCRIBING}
        return await self._ledger.move(row, OutboxState.QUEUED, steps=steps)

    async def _sent(
        self, row: OutboxRow, records: Sequence[Any], *, settled: bool = False
    ) -> OutboxRow:
        """The text is there: write it down, and go on or end."""
        text = row.steps["sent"]["plain_text"]
        answer = {**row.steps["before"], RECORDS: list(records)}
        findings = _normalised(text, read_path(answer, DESCRIPTION))
        steps = {k: v for k, v in row.steps.items() if k not in _OF_DESCRIBING}
        if row.steps["describing"]["last"]:
            return await self._ledger.end(
                row,
                OutboxState.DONE,
                findings=findings,
                steps=steps,
                answer=answer,
                settled=settled,
            )
        return await self._ledger.move(
            row,
            OutboxState.QUEUED if settled else OutboxState.SENDING,
            steps={**steps, "described": True},
            history=self._ledger.entry(
                row,
                OutboxState.DONE,
                findings=findings,
                item_id=row.listing_id,
                answer=answer,
            ),
        )

    async def _failed(self, row: OutboxRow, error: ClientError) -> OutboxRow:
        if error.outcome is Outcome.UNKNOWN:
            return await self._ledger.move(
                row, OutboxState.UNKNOWN, result={"notice": notice_of(error).to_json()}
            )
        steps = {k: v for k, v in row.steps.items() if k not in _OF_DESCRIBING}
        if error.outcome is Outcome.REFUSED and isinstance(error, Refused) and not is_final(error):
            findings = findings_of_causes(error.causes, row.steps["before"])
            return await self._ledger.end(
                row,
                OutboxState.REFUSED,
                findings=findings,
                notice=notice_of(error),
                steps=steps,
            )
        await self._ledger.move(row, OutboxState.QUEUED, steps=steps)
        raise interruption(error) from error


def _normalised(sent: str, kept: object) -> tuple[Finding, ...]:
    if kept == sent:
        return ()
    return (Finding.warning(DESCRIPTION, "answer.normalised", before=sent, after=kept),)


def sent_before(row: OutboxRow) -> tuple[Finding, ...]:
    """What to say of a row whose other fields were refused after its description was sent."""
    told = row.steps.get("described", False)
    return (Finding.warning(DESCRIPTION, SENT_BEFORE),) if told else ()
