"""Long JSON in few bytes: deflated, and as the difference from what is known already."""

from __future__ import annotations

import zlib
from functools import cache

from app.paths import resource

_MARK = b"\x00z1"
"""Before packed bytes; JSON never begins so."""

_LEAST = 256
_LONGEST = 64 * 1024 * 1024
_LEVEL = 6


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


def unpack(data: bytes, like: bytes = b"") -> bytes:
    """Return what ``pack`` was given, or ``data`` itself where it was never packed.

    Raise ``ValueError`` for what ``pack`` did not make, or made with another ``like``.
    """
    if not data.startswith(_MARK):
        return data
    found = zlib.decompressobj(zdict=like or _listing())
    try:
        body = found.decompress(data[len(_MARK) :], _LONGEST)
    except zlib.error as error:
        raise ValueError(str(error)) from error
    if not found.eof:
        raise ValueError("packed bytes break off or are too long")
    return body
