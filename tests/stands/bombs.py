"""Pictures that are small files and large in every other way, written without being held whole."""

from __future__ import annotations

import io
import zlib

from PIL import Image

MEGABYTE = 1024 * 1024
MOST_GROWTH = 80 * MEGABYTE


def square(side: int, mode: str) -> bytes:
    """A picture of one colour as PNG, written without ever being held as a whole."""
    channels = {"L": 1, "RGB": 3, "RGBA": 4}[mode]
    colour = {"L": 0, "RGB": 2, "RGBA": 6}[mode]
    header = side.to_bytes(4, "big") * 2 + bytes([8, colour, 0, 0, 0])
    row = 1 + side * channels
    at_once = max(1, MEGABYTE // row)
    # Parts that are alike are packed alike, once; the checksum of zeros follows from their number.
    parts = _packed(row * at_once) * (side // at_once) + _packed(row * (side % at_once))
    checksum = (row * side % 65_521) << 16 | 1
    data = b"\x78\xda" + parts + b"\x03\x00" + checksum.to_bytes(4, "big")
    chunks = ((b"IHDR", header), (b"IDAT", data), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        len(body).to_bytes(4, "big") + kind + body + zlib.crc32(kind + body).to_bytes(4, "big")
        for kind, body in chunks
    )


def _packed(count: int) -> bytes:
    """Return so many zeros as blocks of a deflated stream that refer to nothing before them."""
    pack = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return pack.compress(bytes(count)) + pack.flush(zlib.Z_FULL_FLUSH)


def photograph(side: int) -> bytes:
    """A JPEG of one colour."""
    target = io.BytesIO()
    Image.new("RGB", (side, side), "teal").save(target, "JPEG")
    return target.getvalue()


def bombs() -> dict[str, bytes]:
    """By name: what grows a hundred times and more when it is decoded."""
    allowed = square(6_300, "RGBA")
    return {
        "30,000² PNG": square(30_000, "L"),
        "10,000² PNG": square(10_000, "L"),
        "8,000² RGBA": square(8_000, "RGBA"),
        "6,300² RGBA, just allowed": allowed,
        "6,300² RGBA, cut": allowed[: len(allowed) // 2],
        "6,300² JPEG": photograph(6_300),
        "empty PNG": allowed[:33],
    }
