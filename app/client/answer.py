"""An answer as it came, read under limits whatever the other side sends."""

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
    """What came back: status, body and headers (names in lower case), and what it answers."""

    status: int
    body: bytes = field(repr=False)
    headers: Mapping[str, str] = field(repr=False)
    method: str
    path: str

    def json(self) -> Any:
        """Return the body as JSON values, fractions as ``Decimal``.

        Raise :class:`Undecodable` when it is empty, a web page or no JSON.
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
        """Return the error for an answer that is not what was asked for."""
        return Undecodable(
            reason, method=self.method, path=self.path, status=self.status, fields=fields
        )

    def _is_html(self) -> bool:
        kind = self.headers.get("content-type", "").partition(";")[0].strip().lower()
        return kind in ("text/html", "application/xhtml+xml") or self.body.lstrip()[:1] == b"<"


def received(
    status: int, body: bytes, headers: Mapping[str, str], method: str, path: str
) -> Answer:
    """Return the answer as the program sees it: without any token that is in use.

    A marketplace that sends one back, in whatever field or header, is named in the log.
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
    """A body is larger than it may be; the rest was not read."""


class UnknownEncoding(Exception):
    """A body is encoded in a way that was not asked for, or is not what it says."""


class CutShort(Exception):
    """A body ends before its end."""


async def read_body(chunks: AsyncIterator[bytes], encoding: str) -> bytes:
    """Read a raw body and decode it, holding at most what the limits allow.

    ``encoding`` is the ``Content-Encoding`` header: nothing, ``identity`` or a single ``gzip``.
    The library's own decoder turns 644 bytes into 300 MB, hence this one. Raise
    :class:`TooMuch`, :class:`UnknownEncoding` and :class:`CutShort`.
    """
    name = encoding.strip().lower()
    if name not in ("", "identity", "gzip", "x-gzip"):
        raise UnknownEncoding
    unzip = zlib.decompressobj(_GZIP) if name in ("gzip", "x-gzip") else None
    # In pieces: one long buffer would be copied, and so be there twice, each time it grows.
    pieces: list[bytes] = []
    try:
        await _read_into(pieces, chunks, unzip)
    except BaseException:
        # An error keeps its frames alive, and they would keep all that was read so far.
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
    """Decode ``chunk`` into ``pieces``, at most ``room`` bytes, and return how many they are."""
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
