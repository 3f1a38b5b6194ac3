"""Fetching of the pictures that the listings view requests, the latest request first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.tasks import Overlap, TaskScope
from app.ui.pictures.decode import decode_picture

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from app.ui.listings.table.thumbnails import Thumbnails

WORKERS = 3
# Beyond this number the oldest requests are dropped: their rows have been scrolled past.
MOST_WAITING = 80


class PictureQueue:
    """The queue of the pictures requested by ``Thumbnails``.

    ``fetch`` returns a picture's bytes, or ``None``.
    """

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
        pictures.connect_to(self._request)

    def again(self) -> None:
        """Request the pictures again that could not be fetched, because the connection is back."""
        self._pictures.connect_to(self._request)

    def _request(self, item_id: str, url: str) -> None:
        self._waiting.append((item_id, url))
        if len(self._waiting) > MOST_WAITING:
            self._pictures.forget(self._waiting.pop(0)[1])
        for worker in range(WORKERS):
            self._scope.start(self._work_off(), key=f"{self._name} {worker}", overlap=Overlap.SKIP)

    async def _work_off(self) -> None:
        while self._waiting:
            item_id, url = self._waiting.pop()
            data = await self._fetch(url, self._pictures.side)
            image = None if data is None else decode_picture(data, self._pictures.side)
            self._pictures.put(item_id, url, image)
