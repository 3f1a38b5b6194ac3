"""Errors built from the error responses of the service ("Errors")."""

from __future__ import annotations

from datetime import datetime

from app.client.answer import Answer
from app.client.errors import (
    MOST_CAUSES,
    ClientError,
    Conflict,
    Forbidden,
    NotFound,
    RateLimited,
    Refused,
    ServerFault,
    Unauthorized,
    Undecodable,
    ValidationRefused,
)
from app.client.outcome import UNREAD, outcome_of_status
from app.client.retry import parse_retry_after
from app.domain.error import Cause
from app.domain.shapes import JsonObject
from app.domain.wire import Unreadable, read_json

_BY_STATUS: dict[int, type[Refused]] = {
    401: Unauthorized,
    403: Forbidden,
    404: NotFound,
    409: Conflict,
    429: RateLimited,
}


def refusal_of(answer: Answer, now: datetime) -> ClientError:
    """Return the error for a status of 300 or more; ``now`` dates a ``Retry-After``.

    The body is parsed leniently: fields that are missing or of another type are left out. A 4xx
    without the error body of the service does not come from the service but from something in
    between, and gives ``Undecodable``.
    """
    if answer.status < 400:
        return answer.undecodable("moved")
    body = _object(answer)
    if body is None and answer.status < 500 and answer.status not in UNREAD:
        return _not_its_own(answer)
    body = body or {}
    error, message = _text(body.get("error")), _text(body.get("message"))
    causes = _causes(body.get("cause"))
    refused = _class_of(answer.status, error, message, bool(causes))(
        status=answer.status,
        error=error,
        message=message,
        causes=causes,
        method=answer.method,
        path=answer.path,
        outcome=outcome_of_status(answer.status),
    )
    if isinstance(refused, (RateLimited, ServerFault)):
        headers = answer.headers
        refused.retry_after = parse_retry_after(
            headers.get("retry-after"), headers.get("date"), now
        )
    return refused


def _not_its_own(answer: Answer) -> ClientError:
    try:
        answer.json()
    except Undecodable as error:
        return error
    return answer.undecodable("shape")


def _class_of(status: int, error: str, message: str, has_causes: bool) -> type[Refused]:
    if status >= 500:
        return ServerFault
    if status == 400:
        if error == "validation_error" or has_causes:
            return ValidationRefused
        if "access token" in message.lower().replace("_", " "):
            return Unauthorized
        return Refused
    return _BY_STATUS.get(status, Refused)


def _object(answer: Answer) -> JsonObject | None:
    try:
        body = read_json(answer.body)
    except Unreadable:
        return None
    return body if isinstance(body, dict) else None


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _causes(value: object) -> list[Cause]:
    entries = value if isinstance(value, list) else []
    causes = []
    for entry in entries[:MOST_CAUSES]:
        try:
            causes.append(Cause.parse(entry))
        except Unreadable:
            continue
    return causes
