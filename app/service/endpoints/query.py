"""Whole numbers in query parameters."""

from __future__ import annotations

import re

from app.service.call import Call
from app.service.errors import BadRequest

_WHOLE = re.compile(r"[0-9]{1,9}")


def whole_parameter(call: Call, name: str, default: int) -> int:
    """Return a whole number in the query, at least 0; ``default`` if it is absent or empty.

    Raise :class:`BadRequest` for anything else.
    """
    text = call.query.get(name)
    if text is None or text == "":
        return default
    if not _WHOLE.fullmatch(text):
        raise BadRequest("A whole number is needed", fields=(name,))
    return int(text)
