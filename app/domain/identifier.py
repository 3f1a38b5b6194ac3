"""Identifiers of the service: letters, digits, hyphen and underscore, at most 64 of them."""

from __future__ import annotations

import re

LONGEST = 64

_IDENTIFIER = re.compile(r"[A-Za-z0-9_-]{1,64}")


class NotAnIdentifier(ValueError):
    """A text for a path of the service is not an identifier; the message does not show it."""


def is_identifier(text: object) -> bool:
    """Return whether ``text`` is a string that can be an id in a path of the service."""
    # The length is checked first, so that a huge text is refused without being scanned.
    return isinstance(text, str) and len(text) <= LONGEST and bool(_IDENTIFIER.fullmatch(text))


def require_identifier(value: object) -> str:
    """Return ``value`` as an identifier; whole numbers, which some ids are, become text.

    Raise :class:`NotAnIdentifier` for any other value.
    """
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 10**LONGEST:
        return str(value)
    if isinstance(value, str) and is_identifier(value):
        return value
    raise NotAnIdentifier("not an identifier of the service")
