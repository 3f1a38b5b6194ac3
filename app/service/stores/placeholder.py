"""The placeholder for the base address in stored JSON, filled in when it is sent."""

from __future__ import annotations

import secrets

from app.domain.shapes import JsonObject
from app.domain.wire import write_plain
from app.service.http.hosts import LOOPBACK_HOST, LOOPBACK_NAMES

PLACEHOLDER = "{base_url}"
"""The placeholder for the base address at the start of the marketplace's own URLs."""

_MARK = PLACEHOLDER.encode()
# If a seller writes the same text into a title, it is escaped, and JSON readers undo this; so only
# placeholders written by the marketplace are ever filled in.
_ESCAPED = b"\\u007bbase_url}"
# A client cannot send this text, because it differs in every process.
_NONCE = f"<{secrets.token_hex(16)}>"

_OWN_FIELDS = frozenset(
    ("permalink", "thumbnail", "secure_thumbnail", "picture", "logo", "url", "secure_url")
)


def item_permalink(item_id: str) -> str:
    """Return the address of the page of an item, with the placeholder."""
    return f"{PLACEHOLDER}/articulo/{item_id}"


def write_stored(value: JsonObject) -> bytes:
    """Serialize an item, picture, user or category as JSON with placeholders in own URLs only.

    Own URLs are those of the marketplace that a seller cannot write: permalink, thumbnails, URLs of
    own pictures. The value must consist of parsed JSON, because it is serialized without a check.
    """
    marks = _marks(value)
    pictures = value.get("pictures")
    marked = [_marks(entry) for entry in pictures] if isinstance(pictures, list) else []
    text = write_plain(value)
    if text.count(_MARK) == len(marks) + sum(map(len, marked)):
        # All placeholders are in own URLs, as nearly always.
        return text
    copy = {**value, **marks}
    if isinstance(pictures, list):
        copy["pictures"] = [{**one, **of} for one, of in zip(pictures, marked, strict=True)]
    text = write_plain(copy).replace(_MARK, _ESCAPED)
    return text.replace(_NONCE.encode(), _MARK)


def fill_placeholders(body: bytes, base_url: bytes) -> bytes:
    """Return a stored body with the base address filled in."""
    return body.replace(_MARK, base_url)


def with_placeholder(item: JsonObject, base_url: str) -> JsonObject:
    """Return an item from a client with the marketplace's own URLs in stored form.

    ``base_url`` is the address under which the client reached the marketplace; other names of this
    machine denote the same marketplace.
    """
    own = _OwnAddress(base_url)
    pictures = item.get("pictures")
    stored: dict[str, object] = {**item, **own.fields(item)}
    if isinstance(pictures, list):
        stored["pictures"] = [
            {**entry, **own.fields(entry)} if isinstance(entry, dict) else entry
            for entry in pictures
        ]
    return stored


class _OwnAddress:
    """The addresses that denote this marketplace."""

    def __init__(self, base_url: str) -> None:
        scheme, _, host = base_url.partition("://")
        names = [host]
        if match := LOOPBACK_HOST.fullmatch(host.encode("latin-1")):
            port = (match[2] or b"").decode("ascii")
            names += [name + port for name in LOOPBACK_NAMES]
        self._starts = tuple(f"{scheme}://{name}/".lower() for name in names)

    def fields(self, value: JsonObject) -> dict[str, str]:
        """Return the fields of an object that are addresses of this marketplace, in stored form."""
        return {
            field: f"{PLACEHOLDER}/{text[len(start) :]}"
            for field in _OWN_FIELDS & value.keys()
            if isinstance(text := value[field], str)
            for start in self._starts
            if text[: len(start)].lower() == start
        }


def _marks(value: JsonObject) -> dict[str, str]:
    return {
        field: _NONCE + text[len(PLACEHOLDER) :]
        for field in _OWN_FIELDS & value.keys()
        if isinstance(text := value[field], str) and text.startswith(PLACEHOLDER)
    }
