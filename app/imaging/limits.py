"""The limits of picture files: the accepted formats, recognised by their first bytes, and sizes."""

from __future__ import annotations

from typing import Final

MOST_BYTES: Final = 64 * 1024 * 1024
"""The maximum size in bytes of a picture file that is decoded."""


MOST_PIXELS: Final = 40_000_000
"""The maximum number of pixels of a picture; a larger one is refused before it is decoded."""


LONGEST_SIDE: Final = 1920
"""The longer side in pixels of pictures that are sent; the marketplace stores nothing larger."""


LEAST_SIDE: Final = 50
"""The minimum length in pixels of both sides of a picture."""
_MAGIC: Final = (
    (b"\xff\xd8\xff", "JPEG"),
    (b"\x89PNG\r\n\x1a\n", "PNG"),
    (b"GIF87a", "GIF"),
    (b"GIF89a", "GIF"),
)


def sniff(data: bytes) -> str | None:
    """Return the format by the first bytes: ``JPEG``, ``PNG``, ``GIF``, ``WEBP``, or ``None``.

    The name is never used: vector and document formats that image libraries also open can read
    files from the seller's disk, or take for ever.
    """
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "WEBP"
    return next((kind for magic, kind in _MAGIC if data.startswith(magic)), None)
