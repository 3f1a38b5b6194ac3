"""Decoding of small pictures made by this program, in four formats known by their first bytes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader

# Pictures shown here were made small in the picture process; a larger file was not made by this
# program.
_MOST_BYTES: Final = 4 * 1024 * 1024
_MOST_PIXELS: Final = 2_000_000
_MOST_MEGABYTES: Final = 16


def picture_format(data: bytes) -> str | None:
    """Return the format by the first bytes of ``data``, or ``None``.

    The formats are ``jpeg``, ``png``, ``gif`` and ``webp``.
    """
    if data.startswith(b"\xff\xd8\xff"):
        return "jpeg"
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        return "png"
    if data.startswith((b"GIF87a", b"GIF89a")):
        return "gif"
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "webp"
    return None


def decode_picture(data: bytes, longest_side: int) -> QImage | None:
    """Return ``data`` as an image of at most ``longest_side`` pixels, or ``None``.

    ``None`` means that it is not such a picture. The format is given to Qt instead of being
    guessed: Qt could guess a vector format that reads local files.
    """
    found = picture_format(data[:16])
    if found is None or len(data) > _MOST_BYTES:
        return None
    raw = QByteArray(data)
    buffer = QBuffer(raw)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(found.encode()))
    reader.setAutoDetectImageFormat(False)
    reader.setDecideFormatFromContent(False)
    QImageReader.setAllocationLimit(_MOST_MEGABYTES)
    size = reader.size()
    if not size.isValid() or size.width() * size.height() > _MOST_PIXELS:
        return None
    if max(size.width(), size.height()) > longest_side:
        keep = Qt.AspectRatioMode.KeepAspectRatio
        reader.setScaledSize(size.scaled(QSize(longest_side, longest_side), keep))
    image = reader.read()
    return None if image.isNull() else image
