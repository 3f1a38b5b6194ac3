"""Answers of the service, read under limits whatever the server sends."""

from __future__ import annotations

import logging
import zlib
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from app.client.errors import Undecodable
from app.domain.wire import Unreadable, read_json
from app.redaction import hide

_log = logging.getLogger(__name__)

MOST_WIRE_BYTES = 8 * 1024 * 1024
MOST_BYTES = 32 * 1024 * 1024
_STEP = 1024 * 1024
# 16 + 15: a gzip header and the largest window.
_GZIP = 31


@dataclass(frozen=True, slots=True)
class Answer:
    """A response: status, body, headers (names in lower case), and the request it answers."""

    status: int
    body: bytes = field(repr=False)
    headers: Mapping[str, str] = field(repr=False)
    method: str
    path: str

    def json(self) -> Any:
        """Return the body as JSON values, fractions as ``Decimal``.

        Raise :class:`Undecodable` if the body is empty, a web page or not JSON.
        """
        if not self.body.strip():
            raise self.undecodable("empty")
        if self._is_html():
            raise self.undecodable("html")
        try:
            return read_json(self.body)
        except Unreadable:
            raise self.undecodable("json") from None

    def undecodable(self, reason: str, fields: tuple[str, ...] = ()) -> Undecodable:
        """Return the error for an answer that does not fit the request."""
        return Undecodable(
            reason, method=self.method, path=self.path, status=self.status, fields=fields
        )

    def _is_html(self) -> bool:
        kind = self.headers.get("content-type", "").partition(";")[0].strip().lower()
        return kind in ("text/html", "application/xhtml+xml") or self.body.lstrip()[:1] == b"<"


def received(
    status: int, body: bytes, headers: Mapping[str, str], method: str, path: str
) -> Answer:
    """Return the answer with every token that is in use removed from it.

    If a marketplace sends a token back, in whatever field or header, this is logged.
    """
    clean, found = hide(body)
    shown = {}
    for name, value in headers.items():
        hidden, here = hide(value.encode("utf-8", "surrogatepass"))
        shown[name.lower()] = hidden.decode("utf-8", "surrogatepass") if here else value
        found = found or here
    if found:
        _log.warning("The answer to %s %s held an access token; it was hidden.", method, path)
    return Answer(status, clean, shown, method, path)


class TooMuch(Exception):
    """A body exceeds the size limit; the rest was not read."""


class UnknownEncoding(Exception):
    """A body has an encoding that was not requested, or is not encoded as its header declares."""


class CutShort(Exception):
    """A body ends too early."""


async def read_body(chunks: AsyncIterator[bytes], encoding: str) -> bytes:
    """Read a raw body and decode it, holding at most as many bytes as the limits allow.

    ``encoding`` is the ``Content-Encoding`` header: empty, ``identity`` or a single ``gzip``. The
    decoder of the library would turn 644 bytes into 300 MB, so it is not used. Raise
    :class:`TooMuch`, :class:`UnknownEncoding` and :class:`CutShort`.
    """
    name = encoding.strip().lower()
    if name not in ("", "identity", "gzip", "x-gzip"):
        raise UnknownEncoding
    unzip = zlib.decompressobj(_GZIP) if name in ("gzip", "x-gzip") else None
    # Collect pieces: a single growing buffer would be copied, and exist twice, whenever it grows.
    pieces: list[bytes] = []
    try:
        await _read_into(pieces, chunks, unzip)
    except BaseException:
        # An exception keeps its frames alive, and they would keep everything that was read so far.
        pieces.clear()
        raise
    return b"".join(pieces)


async def _read_into(
    pieces: list[bytes], chunks: AsyncIterator[bytes], unzip: zlib._Decompress | None
) -> None:
    wire = decoded = 0
    async for chunk in chunks:
        wire += len(chunk)
        if wire > MOST_WIRE_BYTES:
            raise TooMuch
        if unzip is None:
            pieces.append(chunk)
        else:
            decoded += _unzip(unzip, chunk, pieces, MOST_BYTES - decoded)
    if unzip is not None and wire and not unzip.eof:
        raise CutShort


def _unzip(unzip: zlib._Decompress, chunk: bytes, pieces: list[bytes], room: int) -> int:
    """Decode ``chunk`` into ``pieces``, at most ``room`` bytes, and return the number of bytes."""
    size = 0
    try:
        while chunk:
            pieces.append(unzip.decompress(chunk, _STEP))
            size += len(pieces[-1])
            if size > room:
                raise TooMuch
            if unzip.unused_data:
                raise UnknownEncoding
            chunk = unzip.unconsumed_tail
    except zlib.error:
        raise UnknownEncoding from None
    return size
