"""Lists of ids in a request, and the elements of a multi-get, each with its own status."""

from __future__ import annotations

from app.domain.wire import write_json
from app.service.errors import ErrorAnswer

_LONGEST_SHOWN = 64


def split_ids(text: str | None) -> list[str]:
    """Return the ids in a comma-separated list, in order, without surrounding blanks."""
    return [part for piece in (text or "").split(",") if (part := piece.strip())]


def element(asked: str, found: bytes | ErrorAnswer) -> bytes:
    """Return one ``{code, body}`` of a multi-get: a resource, or an error body with its ``id``."""
    if isinstance(found, bytes):
        return b'{"code":200,"body":%s}' % found
    # Text after the id may be a token, so only a part that cannot contain one is repeated.
    shown = asked.split("?")[0].split("&")[0][:_LONGEST_SHOWN]
    if "APP-" in shown or "access_token" in shown:
        shown = ""
    return write_json({"code": found.status, "body": {"id": shown, **found.body()}})
