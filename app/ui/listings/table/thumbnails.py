"""The pictures of the listings table: asked for once each, kept at the size of a tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QPixmap

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QImage

# Enough for a dozen screens; a picture of 96 pixels takes 36 kB.
KEPT = 400
# The largest tile, at twice the density.
TILE = 96


class Thumbnails(QObject):
    """Pictures by their address. ``find`` answers at once, with ``None`` until there is one.

    ``request`` is handed in when there is a connection: called once with item id and address, it
    answers later through ``put``. ``arrived`` carries the item id. Pictures are kept ``side``
    pixels wide, the last ``kept`` of them.
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
        """Ask ``request`` for pictures from now on, also for those that could not be had before."""
        self._request = request
        self._found = {url: found for url, found in self._found.items() if found is not None}
        self._asked = set(self._found)

    def find(self, item_id: str, url: str) -> QPixmap | None:
        """Return the picture at ``url``, when it is here; otherwise it is asked for."""
        found = self._found.get(url)
        if found is None and url and self._request is not None and url not in self._asked:
            self._asked.add(url)
            self._request(item_id, url)
        return found

    def wanted(self) -> int:
        """Return how many pictures were asked for and have not come."""
        return len(self._asked - set(self._found))

    def forget(self, url: str) -> None:
        """Forget that ``url`` was asked for, so that it is asked for again when it is needed."""
        self._asked.discard(url)

    def put(self, item_id: str, url: str, image: QImage | None) -> None:
        """Keep the picture that was asked for; ``None`` when it could not be had."""
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
