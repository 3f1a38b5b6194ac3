"""Endpoints for one or several users, and for the caller ("Users")."""

from __future__ import annotations

from starlette.responses import Response

from app.domain.identifier import is_identifier
from app.domain.shapes import JsonObject
from app.domain.wire import read_json
from app.service.call import Call
from app.service.endpoints.elements import element, split_ids
from app.service.errors import NO_USER, MalformedToken, NotFound
from app.service.stores.placeholder import write_stored

PRIVATE_FIELDS = frozenset(
    {
        "first_name",
        "last_name",
        "email",
        "identification",
        "phone",
        "credit",
        "personal_information",
    }
)
"""Fields of a user that are visible to that user only."""


def me(call: Call) -> Response:
    """Answer with the user of the token."""
    body = call.market.users.body(call.required_caller())
    if body is None:
        raise NotFound(NO_USER)
    return call.answer_stored(body)


def one(call: Call) -> Response:
    """Answer with one user; private fields only for the user."""
    caller = call.caller()
    body = _visible(call, call.identifier("user_id", NO_USER), caller)
    if body is None:
        raise NotFound(NO_USER)
    return call.answer_stored(body)


def several(call: Call) -> Response:
    """Answer with the users in ``ids`` of the query, each as an element with its own code."""
    ids = split_ids(call.query.get("ids"))
    if not ids:
        raise NotFound("Ask for a user id or a list of ids")
    return _elements(call, ids)


def several_in_path(call: Call) -> Response:
    """Answer with the users whose ids are in the path, as in the specification."""
    ids = split_ids(call.variables["user_ids"])
    if not ids:
        raise NotFound("Ask for a user id or a list of ids")
    return _elements(call, ids)


def public_user(user: JsonObject) -> JsonObject:
    """Return the public fields of a user."""
    shown = {key: value for key, value in user.items() if key not in PRIVATE_FIELDS}
    status = shown.get("status")
    if isinstance(status, dict):
        shown["status"] = {key: status[key] for key in ("site_status",) if key in status}
    return shown


def _elements(call: Call, ids: list[str]) -> Response:
    caller = call.caller()
    elements = []
    for user_id in ids:
        if not is_identifier(user_id):
            elements.append(element(user_id, MalformedToken()))
            continue
        body = _visible(call, user_id, caller)
        elements.append(element(user_id, NotFound(NO_USER) if body is None else body))
    return call.answer_stored(b"[" + b",".join(elements) + b"]")


def _visible(call: Call, user_id: str, caller: str | None) -> bytes | None:
    body = call.market.users.body(user_id)
    if body is None or caller == user_id:
        return body
    return write_stored(public_user(read_json(body)))
