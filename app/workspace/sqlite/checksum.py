"""A checksum over the columns of a row, by which bit errors are detected."""

from __future__ import annotations

import zlib
from collections.abc import Iterable


def row_crc(values: Iterable[str | int | bytes]) -> int:
    """Return a CRC-32 of the values, including types and lengths, so that rows are unambiguous."""
    crc = 0
    for value in values:
        match value:
            case bytes():
                kind, data = b"b", value
            case str():
                kind, data = b"s", value.encode("utf-8", "surrogatepass")
            case _:
                kind, data = b"i", str(value).encode()
        crc = zlib.crc32(data, zlib.crc32(kind + str(len(data)).encode() + b":", crc))
    return crc
