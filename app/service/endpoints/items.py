"""Endpoints for one or several items ("Item endpoints", payload rules 1 and 2)."""

from __future__ import annotations

from starlette.responses import Response

from app.domain.identifier import is_identifier
from app.service.call import Call
from app.service.endpoints.elements import element, split_ids
from app.service.errors import NO_ITEM, ErrorAnswer, MalformedToken, NotFound
from app.service.items.views import body_for, named_fields


def one(call: Call) -> Response:
    """Answer with one item, or with the fields that ``attributes`` names."""
    stored = call.market.items.get(call.variables["item_id"])
    caller = call.caller()
    if stored is None:
        raise NotFound(NO_ITEM)
    fields = named_fields(call.query.get("attributes")) if call.scope["query_string"] else ()
    return call.answer_stored(body_for(stored, caller, fields))


def several(call: Call) -> Response:
    """Answer with the items in ``ids``, each as an element with its own code."""
    ids = split_ids(call.query.get("ids") or call.query.get("id"))
    if not ids:
        raise NotFound("Ask for an item id or a list of ids")
    caller = call.caller()
    fields = named_fields(call.query.get("attributes"))
    elements = []
    for item_id in ids:
        found: bytes | ErrorAnswer
        if not is_identifier(item_id):
            # An id followed by something else is a token that was pasted to the list.
            found = MalformedToken()
        else:
            stored = call.market.items.get(item_id)
            found = NotFound(NO_ITEM) if stored is None else body_for(stored, caller, fields)
        elements.append(element(item_id, found))
    return call.answer_stored(b"[" + b",".join(elements) + b"]")
