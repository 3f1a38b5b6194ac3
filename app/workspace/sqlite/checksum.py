"""A checksum over the columns of a row, by which bit errors are detected."""

from __future__ import annotations

import zlib
from collections.abc import Iterable


def row_crc(values: Iterable[str | int | bytes]) -> int:
    """Return a CRC-32 of the values, including types and lengths, so that rows are unambiguous."""
    parts: list[bytes] = []
    for value in values:
        if isinstance(value, str):
            data = value.encode("utf-8", "surrogatepass")
            parts += (b"s%d:" % len(data), data)
        elif isinstance(value, bytes):
            parts += (b"b%d:" % len(value), value)
        else:
            data = str(value).encode()
            parts += (b"i%d:" % len(data), data)
    return zlib.crc32(b"".join(parts))
