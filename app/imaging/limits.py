"""The limits of picture files: the accepted formats, recognised by their first bytes, and sizes."""

from __future__ import annotations

from typing import Final

MOST_BYTES: Final = 64 * 1024 * 1024
"""Bytes of the largest picture file that is decoded."""


MOST_PIXELS: Final = 40_000_000
"""Pixels of a picture; what has more is refused before it is decoded."""


LONGEST_SIDE: Final = 1920
"""Pixels of the longer side of what is sent; the marketplace keeps nothing larger."""


LEAST_SIDE: Final = 50
"""Pixels that both sides of a picture have at least."""
_MAGIC: Final = (
    (b"\xff\xd8\xff", "JPEG"),
    (b"\x89PNG\r\n\x1a\n", "PNG"),
    (b"GIF87a", "GIF"),
    (b"GIF89a", "GIF"),
)


def sniff(data: bytes) -> str | None:
    """Return the format by the first bytes: ``JPEG``, ``PNG``, ``GIF``, ``WEBP``, or ``None``.

    Never by name: vector and document formats that image libraries also open can read files of the
    seller's disk, or take for ever.
    """
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "WEBP"
    return next((kind for magic, kind in _MAGIC if data.startswith(magic)), None)
