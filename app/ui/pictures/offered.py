"""Pictures offered by a drop or the clipboard: files, image data, addresses."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMimeData
from PySide6.QtGui import QImage, QImageWriter

_MOST = 50
_LONGEST_ADDRESS = 2048


class Offered(NamedTuple):
    """Offered pictures: local files or picture bytes, and web addresses."""

    files: tuple[Path | bytes, ...]
    addresses: tuple[str, ...]

    def __bool__(self) -> bool:
        """Return whether there is anything."""
        return bool(self.files or self.addresses)


def offered_by(data: QMimeData | None) -> Offered:
    """Return the pictures in ``data``; a copied image counts as a file of its own."""
    if data is None:
        return Offered((), ())
    files: list[Path | bytes] = []
    addresses: list[str] = []
    for url in data.urls()[:_MOST]:
        if url.isLocalFile():
            files.append(Path(url.toLocalFile()))
        elif url.scheme() in ("http", "https"):
            addresses.append(url.toString())
    if not files and not addresses and data.hasImage():
        png = _png_of(data.imageData())
        if png:
            files.append(png)
    if not files and not addresses and data.hasText():
        text = data.text()[: _LONGEST_ADDRESS + 1].strip()
        if text.lower().startswith(("http://", "https://")) and len(text) <= _LONGEST_ADDRESS:
            addresses.append(text)
    return Offered(tuple(files), tuple(addresses))


def _png_of(image: object) -> bytes:
    if not isinstance(image, QImage) or image.isNull():
        return b""
    raw = QByteArray()
    buffer = QBuffer(raw)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    # QImage.save is not used, because its stubs and its run time disagree about the type of the
    # format.
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    return bytes(raw.data())
