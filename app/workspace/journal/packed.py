"""Compression of long JSON, also as the difference from known data."""

from __future__ import annotations

import zlib
from functools import cache

from app.domain.wire import write_plain
from app.domain.wire_item import WireItem
from app.paths import resource

_MARK = b"\x00z1"
"""The prefix of packed bytes, with which JSON never begins."""

_LEAST = 256
_LONGEST = 64 * 1024 * 1024
_LEVEL = 6
_REMEMBERED = 128


@cache
def _listing() -> bytes:
    """Return the compression dictionary for listings.

    It is needed to read data that was packed with it, so it never changes: a better one gets
    another mark.
    """
    return resource("listing_1.zdict").read_bytes()


def pack(data: bytes, like: bytes = b"") -> bytes:
    """Return ``data`` compressed; ``like`` is needed again to read it.

    Short data is returned unchanged.
    """
    if len(data) < _LEAST:
        return data
    press = zlib.compressobj(_LEVEL, zdict=like or _listing())
    return _MARK + press.compress(data) + press.flush()


def is_packed(data: bytes) -> bool:
    """Return whether ``data`` was compressed by ``pack``."""
    return data.startswith(_MARK)


def unpack(data: bytes, like: bytes = b"") -> bytes:
    """Return the original of packed ``data``, or ``data`` itself if it was never packed.

    Raise ``ValueError`` for data that ``pack`` did not create, or created with another ``like``.
    """
    if not is_packed(data):
        return data
    found = zlib.decompressobj(zdict=like or _listing())
    try:
        body = found.decompress(data[len(_MARK) :], _LONGEST)
    except zlib.error as error:
        raise ValueError(str(error)) from error
    if not found.eof:
        raise ValueError("packed bytes break off or are too long")
    return body


class PackedItems:
    """A cache of the last packed listings: each is stored in its row, and soon in the history.

    A listing is identified by its object identity, and must not be modified any more. Thread-safe.
    """

    def __init__(self) -> None:
        self._known: list[tuple[WireItem, bytes] | None] = [None] * _REMEMBERED

    def of(self, item: WireItem) -> bytes:
        """Return the packed JSON of ``item``."""
        at = (id(item) >> 4) % _REMEMBERED
        known = self._known[at]
        if known is None or known[0] is not item:
            known = self._known[at] = (item, pack(write_plain(item)))
        return known[1]


PACKED = PackedItems()
"""The packed items of this process."""
