"""The pictures of the listings table: requested once each, cached at the size of a tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QPixmap

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QImage

# Enough for a dozen screens; a picture of 96 pixels takes 36 kB.
KEPT = 400
# The size of the largest tile, at a pixel ratio of two.
TILE = 96


class Thumbnails(QObject):
    """Pictures by address. ``find`` returns at once, with ``None`` until the picture has arrived.

    ``request`` is set when there is a connection: it is called once with item id and address, and
    answers later through ``put``. ``arrived`` carries the item id. Pictures are ``side`` pixels
    wide; the most recent ``kept`` of them are cached.
    """

    arrived = Signal(str)

    def __init__(
        self, parent: QObject | None = None, *, side: int = TILE, kept: int = KEPT
    ) -> None:
        super().__init__(parent)
        self.side = side
        self._kept = kept
        self._request: Callable[[str, str], None] | None = None
        self._found: dict[str, QPixmap | None] = {}
        self._asked: set[str] = set()

    def connect_to(self, request: Callable[[str, str], None]) -> None:
        """Request pictures with ``request`` from now on, including those that failed before."""
        self._request = request
        self._found = {url: found for url, found in self._found.items() if found is not None}
        self._asked = set(self._found)

    def find(self, item_id: str, url: str) -> QPixmap | None:
        """Return the picture at ``url`` if it has arrived; otherwise request it."""
        found = self._found.get(url)
        if found is None and url and self._request is not None and url not in self._asked:
            self._asked.add(url)
            self._request(item_id, url)
        return found

    def wanted(self) -> int:
        """Return the number of pictures that were requested and have not arrived."""
        return len(self._asked - set(self._found))

    def forget(self, url: str) -> None:
        """Drop the request of ``url``, so that it is repeated when needed."""
        self._asked.discard(url)

    def put(self, item_id: str, url: str, image: QImage | None) -> None:
        """Store a requested picture; ``None`` if it is not available."""
        while len(self._found) >= self._kept:
            gone = next(iter(self._found))
            del self._found[gone]
            self._asked.discard(gone)
        if image is None or image.isNull():
            self._found[url] = None
            return
        small = image.scaled(
            self.side,
            self.side,
            Qt.AspectRatioMode.KeepAspectRatioByExpanding,
            Qt.TransformationMode.SmoothTransformation,
        )
        self._found[url] = QPixmap.fromImage(small)
        self.arrived.emit(item_id)
