"""The shape of an access token of the practice marketplace."""

from __future__ import annotations

import re

LONGEST = 128

_TOKEN = re.compile(r"APP-([A-Za-z0-9_]{1,64})-[0-9a-f]{32}")


def token_shape(text: object) -> str | None:
    """Return the user id in ``APP-<user id>-<32 hex digits>``; ``None`` for a malformed token."""
    if not isinstance(text, str) or len(text) > LONGEST:
        return None
    match = _TOKEN.fullmatch(text)
    return match.group(1) if match else None
