"""The base address in stored bodies: written as a placeholder, filled in on the way out."""

from __future__ import annotations

import secrets
from typing import Any

from app.domain.wire import write_plain

PLACEHOLDER = "{base_url}"
"""What stands for the base address at the start of the marketplace's own URLs."""

_MARK = PLACEHOLDER.encode()
# The same text written by a seller into a title is escaped, which JSON readers undo; so only
# what the marketplace put there is ever filled in.
_ESCAPED = b"\\u007bbase_url}"
# Nobody can send what is different in every process.
_NONCE = f"<{secrets.token_hex(16)}>"

_OWN_FIELDS = ("permalink", "thumbnail", "secure_thumbnail", "picture", "logo", "url", "secure_url")


def seal(value: dict[str, Any]) -> bytes:
    """Write an item, picture, user or category as JSON; only the marketplace's URLs have the mark.

    Those are the ones that a seller cannot write: permalink, thumbnails, pictures' own URLs. The
    value is made of what was read from JSON before, so it is written without another look.
    """
    marked = _mark(value)
    pictures = value.get("pictures")
    if pictures:
        marked = {**marked, "pictures": [_mark(entry) for entry in pictures]}
    text = write_plain(marked)
    if _MARK in text:
        text = text.replace(_MARK, _ESCAPED)
    return text.replace(_NONCE.encode(), _MARK)


def unseal(body: bytes, base_url: bytes) -> bytes:
    """Return a sealed body with the base address filled in."""
    return body.replace(_MARK, base_url)


def with_placeholder(value: dict[str, Any], base_url: str) -> dict[str, Any]:
    """Return an item as a client sends it, with the marketplace's own URLs as they are stored."""
    pictures = value.get("pictures")
    stored = {**value, **_own_urls(value, base_url)}
    if isinstance(pictures, list):
        stored["pictures"] = [
            {**entry, **_own_urls(entry, base_url)} if isinstance(entry, dict) else entry
            for entry in pictures
        ]
    return stored


def _own_urls(value: dict[str, Any], base_url: str) -> dict[str, str]:
    return {
        field: PLACEHOLDER + text[len(base_url) :]
        for field in _OWN_FIELDS
        if isinstance(text := value.get(field), str) and text.startswith(f"{base_url}/")
    }


def _mark(value: dict[str, Any]) -> dict[str, Any]:
    own = {
        field: _NONCE + text[len(PLACEHOLDER) :]
        for field in _OWN_FIELDS
        if isinstance(text := value.get(field), str) and text.startswith(PLACEHOLDER)
    }
    return {**value, **own} if own else value
