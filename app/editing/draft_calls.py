"""The requests that send a draft; the window shows the same requests that the sender sends."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from app.domain.calls import (
    Call,
    add_description,
    create_item,
    replace_description,
    update_item,
    upload_picture,
)
from app.domain.shapes import JsonObject, objects_of, text_of
from app.domain.wire_item import WireItem
from app.editing.draft import ItemDraft
from app.editing.item_paths import DESCRIPTION
from app.editing.merge import merge
from app.editing.values import with_uploaded

TAG_FIELD = "seller_custom_field"
"""The field with the tag by which a new listing is found again."""
NOT_KNOWN_YET = "–"
"""The placeholder for the id of a picture that is not uploaded yet."""

_LISTING_TYPE = "listing_type_id"


def creation_call(form: JsonObject, tag: str = "") -> Call:
    """Return the request that creates an item from ``form``, with its tag if it has one."""
    return create_item({**form, TAG_FIELD: tag} if tag else dict(form))


def description_call(live: WireItem, item_id: str, text: str) -> Call:
    """Return the request that replaces the newest description of ``live``, or adds the first."""
    records = objects_of(live.get("descriptions"))
    newest, body = text_of(records[0].get("id")) if records else "", {"plain_text": text}
    return replace_description(item_id, newest, body) if newest else add_description(item_id, body)


def calls_of(
    draft: ItemDraft,
    uploaded: Mapping[str, str] | None = None,
    landed: Collection[str] = (),
) -> list[Call]:
    """Return the requests that send ``draft`` on top of its own base, in their order.

    First there is a request for each new picture that is not among the ``uploaded`` (ids by
    checksum), then one for the description, then one for the other fields. The paths in ``landed``
    are left out.
    """
    known = dict(uploaded or {})
    payload = merge(draft, draft.base, landed=landed).payload()
    files = [text_of(entry.get("file")) for entry in objects_of(payload.get("pictures"))]
    new = [sha for sha in dict.fromkeys(files) if sha and sha not in known]
    calls = [upload_picture(draft.item_id) for _ in new]
    text = None if DESCRIPTION in landed else draft.description()
    if text is not None:
        calls.append(description_call(draft.base, draft.item_id, text))
    if payload:
        body = with_ids(payload, dict.fromkeys(new, NOT_KNOWN_YET) | known)
        calls.append(update_item(draft.item_id, body))
    return calls


def call_that_was_made(where: str, sent: JsonObject | None) -> Call:
    """Return the request of a history entry, from its method and path and the values sent."""
    method, _, path = where.partition(" ")
    if sent is not None and path.endswith("/listing_type") and _LISTING_TYPE in sent:
        # The history stores it under the name of the listing's field.
        return Call(method, path, {"id": sent[_LISTING_TYPE]})
    return Call(method, path, sent)


def with_ids(payload: JsonObject, uploaded: Mapping[str, str]) -> JsonObject:
    """Return the body with local picture files replaced by the ids of their uploads."""
    body = dict(payload)
    if "pictures" in body:
        body["pictures"] = [
            {"id": uploaded[text_of(entry["file"])]} if "file" in entry else entry
            for entry in objects_of(body["pictures"])
        ]
    if "variations" in body:
        body["variations"] = with_uploaded(body["variations"], uploaded)
    return body
