"""Long JSON in few bytes: deflated, and as the difference from what is known already."""

from __future__ import annotations

import zlib
from functools import cache

from app.domain.wire import write_plain
from app.domain.wire_item import WireItem
from app.paths import resource

_MARK = b"\x00z1"
"""Before packed bytes; JSON never begins so."""

_LEAST = 256
_LONGEST = 64 * 1024 * 1024
_LEVEL = 6
_REMEMBERED = 128


@cache
def _listing() -> bytes:
    """Return what listings have in common.

    It is needed to read what was packed with it, so it never changes: a better one gets a mark of
    its own.
    """
    return resource("listing_1.zdict").read_bytes()


def pack(data: bytes, like: bytes = b"") -> bytes:
    """Return ``data`` in fewer bytes; ``like`` is needed again to read it.

    What is short stays as it is.
    """
    if len(data) < _LEAST:
        return data
    press = zlib.compressobj(_LEVEL, zdict=like or _listing())
    return _MARK + press.compress(data) + press.flush()


def is_packed(data: bytes) -> bool:
    """Return whether ``pack`` made something else of what it was given."""
    return data.startswith(_MARK)


def unpack(data: bytes, like: bytes = b"") -> bytes:
    """Return what ``pack`` was given, or ``data`` itself where it was never packed.

    Raise ``ValueError`` for what ``pack`` did not make, or made with another ``like``.
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
    """The listings that were packed last: each is kept in its row, and soon in the history.

    A listing is known by its identity, and must not be changed any more. Any thread may ask.
    """

    def __init__(self) -> None:
        self._known: list[tuple[WireItem, bytes] | None] = [None] * _REMEMBERED

    def of(self, item: WireItem) -> bytes:
        """Return the JSON of ``item``, packed."""
        at = (id(item) >> 4) % _REMEMBERED
        known = self._known[at]
        if known is None or known[0] is not item:
            known = self._known[at] = (item, pack(write_plain(item)))
        return known[1]


PACKED = PackedItems()
"""Those of this process."""
