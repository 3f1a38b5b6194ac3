"""Long JSON in few bytes: deflated, and told by what it differs in from what is kept beside it."""

from __future__ import annotations

import zlib

_MARK = b"\x00z1"
"""Before packed bytes; JSON never begins so."""

_LEAST = 256
_LEVEL = 3


def pack(data: bytes, like: bytes = b"") -> bytes:
    """Return ``data`` in fewer bytes; ``like`` is needed again to read it.

    What is short stays as it is.
    """
    if len(data) < _LEAST:
        return data
    press = zlib.compressobj(_LEVEL, zdict=like) if like else zlib.compressobj(_LEVEL)
    return _MARK + press.compress(data) + press.flush()


def unpack(data: bytes, like: bytes = b"") -> bytes:
    """Return what ``pack`` was given, or ``data`` itself where it was never packed."""
    if not data.startswith(_MARK):
        return data
    open_up = zlib.decompressobj(zdict=like) if like else zlib.decompressobj()
    return open_up.decompress(data[len(_MARK) :]) + open_up.flush()
