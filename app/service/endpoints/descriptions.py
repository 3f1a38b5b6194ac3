"""Descriptions of items and their revisions ("Item endpoints")."""

from __future__ import annotations

from starlette.responses import Response

from app.domain.shapes import is_blank, text_of
from app.domain.timestamps import format_timestamp
from app.domain.wire_description import (
    WireDescriptionRecord,
    WireDescriptionRevision,
    WireDescriptionText,
)
from app.domain.wire_item import WireItem
from app.rules.changes.status import is_closed
from app.rules.findings import Finding
from app.rules.offer.title import check_description
from app.service.call import Call
from app.service.endpoints.item_writes import locked_item, require_json
from app.service.errors import NO_ITEM, BadRequest, NotFound, ValidationRefused
from app.service.http.json_body import read_object
from app.service.items.messages import entries_of
from app.service.items.revision import amend

MOST_REVISIONS = 100
"""The maximum number of revisions kept of one description; the oldest is deleted first."""

_TEXTS = ("text", "plain_text")
_NO_DESCRIPTION = "There is no such description"


def of_item(call: Call) -> Response:
    """Answer with the descriptions of an item, newest first, each with its revisions."""
    call.caller()
    item_id = call.variables["item_id"]
    if not call.market.items.has(item_id):
        raise NotFound(NO_ITEM)
    return call.answer([_complete(one) for one in call.market.descriptions.of_item(item_id)])


def add(call: Call) -> Response:
    """Add a description to an item; 201 with the description."""
    market = call.market
    with locked_item(call) as item:
        texts = _texts(call, item)
        moment = format_timestamp(market.now())
        record: WireDescriptionRecord = {
            "id": market.numbers.new_description_id(),
            **texts,
            "created": moment,
            "last_updated": moment,
            "revisions": [],
        }
        market.descriptions.add(text_of(item["id"]), record)
        ids = [{"id": record["id"]}, *(item.get("descriptions") or ())]
        market.items.replace(amend(market, item, {"descriptions": ids}))
    return call.answer(record, 201)


def update(call: Call) -> Response:
    """Replace the text of a description; the old text stays as a revision; 200 with the new one."""
    market = call.market
    with locked_item(call) as item:
        known = market.descriptions.read(text_of(item["id"]), call.variables["description_id"])
        if known is None:
            raise NotFound(_NO_DESCRIPTION)
        before = _complete(known)
        texts = _texts(call, item)
        if all(before.get(name) == text for name, text in texts.items()):
            return call.answer(before)
        revision: WireDescriptionRevision = {
            "text": before["text"],
            "plain_text": before["plain_text"],
            "created": before["last_updated"],
        }
        record: WireDescriptionRecord = {
            **before,
            **texts,
            "last_updated": format_timestamp(market.now()),
            "revisions": [revision, *(before["revisions"] or ())][:MOST_REVISIONS],
        }
        market.descriptions.replace(text_of(item["id"]), record)
        market.items.replace(amend(market, item, {}))
    return call.answer(record)


def _texts(call: Call, item: WireItem) -> WireDescriptionText:
    """Return the two texts in a body; a missing one is empty."""
    require_json(call)
    body = read_object(call.body)
    sent = {name: body.get(name) for name in _TEXTS}
    wrong = [name for name, text in sent.items() if not isinstance(text, (str, type(None)))]
    if wrong:
        raise BadRequest("These fields are of a wrong type", fields=wrong)
    texts: WireDescriptionText = {
        "text": text_of(sent["text"]),
        "plain_text": text_of(sent["plain_text"]),
    }
    if all(is_blank(text) for text in texts.values()):
        raise BadRequest("A description has at least one of these fields", fields=_TEXTS)
    if is_closed(item):
        closed = Finding.error("description", "item.status.not_modifiable", field="description")
        raise ValidationRefused(entries_of([closed]))
    known = call.market.categories.known(item.get("category_id"))
    longest = None if known is None else known.category.limits.max_description_length
    causes = entries_of(check_description(texts, longest))
    if causes:
        raise ValidationRefused(causes)
    return texts


def _complete(record: WireDescriptionRecord) -> WireDescriptionRecord:
    """Return a description with every field; those from a world may lack some."""
    created = record.get("created")
    return {
        "text": "",
        "plain_text": "",
        **record,
        "created": created,
        "last_updated": record.get("last_updated") or created,
        "revisions": record.get("revisions") or [],
    }
