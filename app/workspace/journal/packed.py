"""Compression of long JSON, also as the difference from known data."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from functools import cache
from threading import Lock

from app.domain.wire import write_plain
from app.domain.wire_item import WireItem
from app.paths import resource

_MARK = b"\x00z1"
"""The prefix of packed bytes, with which JSON never begins."""

_LEAST = 256
_LONGEST = 64 * 1024 * 1024
_LEVEL = 6
_MEMORY = 6
"""The memory level of zlib. The default level has four times the memory, and to clear it takes
longer than to pack a listing."""
_REMEMBERED = 256


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
    press = zlib.compressobj(
        _LEVEL, zlib.DEFLATED, zlib.MAX_WBITS, _MEMORY, zdict=like or _listing()
    )
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


@dataclass(slots=True)
class _Written:
    """A listing with its JSON, which is packed on first use."""

    item: WireItem
    plain: bytes
    packed: bytes | None = None


class WrittenItems:
    """A cache of the JSON of the last listings, for their rows, the history and the catalog.

    A listing is identified by its object identity, and must not be modified any more. Thread-safe.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._known: dict[int, _Written] = {}

    def plain(self, item: WireItem) -> bytes:
        """Return the JSON of ``item``."""
        return self._of(item).plain

    def packed(self, item: WireItem) -> bytes:
        """Return the packed JSON of ``item``."""
        known = self._of(item)
        if known.packed is None:
            known.packed = pack(known.plain)
        return known.packed

    def _of(self, item: WireItem) -> _Written:
        with self._lock:
            if (known := self._known.get(id(item))) is not None:
                return known
        # The entry keeps its listing alive, so that no other one gets the same identity.
        known = _Written(item, write_plain(item))
        with self._lock:
            self._known[id(item)] = known
            if len(self._known) > _REMEMBERED:
                del self._known[next(iter(self._known))]
        return known


WRITTEN = WrittenItems()
"""The cache of this process."""
