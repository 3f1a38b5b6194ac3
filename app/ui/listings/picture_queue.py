"""Fetches the pictures that the listings view asks for, the latest wish first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QImage, QImageReader

from app.tasks import Overlap, TaskScope

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from app.ui.listings.thumbnails import Thumbnails

LANES = 3
# What is forgotten first when one scrolls fast: nobody looks at it any more.
MOST_WAITING = 80
_LARGEST_SIDE = 8_000
# Magic bytes of the only formats that are shown (a picture's name or type proves nothing).
_FORMATS = (
    (b"\xff\xd8\xff", b"jpeg"),
    (b"\x89PNG\r\n\x1a\n", b"png"),
    (b"GIF8", b"gif"),
    (b"RIFF", b"webp"),
)


def decode_picture(data: bytes, side: int) -> QImage | None:
    """``data`` as a picture about ``side`` pixels wide; ``None`` when it is not one, or too large
    to be decoded."""
    kind = next((name for magic, name in _FORMATS if data.startswith(magic)), None)
    if kind is None or (kind == b"webp" and data[8:12] != b"WEBP"):
        return None
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(kind))
    reader.setAutoDetectImageFormat(False)
    reader.setAutoTransform(True)
    size = reader.size()
    if not size.isValid() or max(size.width(), size.height()) > _LARGEST_SIDE:
        return None
    if min(size.width(), size.height()) > side:
        shrunk = side / min(size.width(), size.height())
        reader.setScaledSize(
            QSize(max(1, round(size.width() * shrunk)), max(1, round(size.height() * shrunk)))
        )
    image = reader.read()
    return None if image.isNull() else image


class PictureQueue:
    """Answers the wishes of one ``Thumbnails``; ``fetch`` gives the bytes of a picture, or
    ``None``."""

    def __init__(
        self,
        pictures: Thumbnails,
        fetch: Callable[[str, int], Awaitable[bytes | None]],
        scope: TaskScope,
        name: str,
    ) -> None:
        self._pictures = pictures
        self._fetch = fetch
        self._scope = scope
        self._name = name
        self._waiting: list[tuple[str, str]] = []
        pictures.connect_to(self._wish)

    def again(self) -> None:
        """The connection is back: ask also for what could not be had."""
        self._pictures.connect_to(self._wish)

    def _wish(self, item_id: str, url: str) -> None:
        self._waiting.append((item_id, url))
        if len(self._waiting) > MOST_WAITING:
            self._pictures.forget(self._waiting.pop(0)[1])
        for lane in range(LANES):
            self._scope.start(self._work_off(), key=f"{self._name} {lane}", overlap=Overlap.SKIP)

    async def _work_off(self) -> None:
        while self._waiting:
            item_id, url = self._waiting.pop()
            data = await self._fetch(url, self._pictures.side)
            image = None if data is None else decode_picture(data, self._pictures.side)
            self._pictures.put(item_id, url, image)
