"""Several listings as they are at this moment, in as few requests as the service allows."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from app.client.errors import ClientError, Refused, Undecodable
from app.domain.wire import Unreadable, read_json
from app.engine.sending.interruption import is_final

if TYPE_CHECKING:
    from app.client.api import MarketplaceApi

Reading = dict[str, Any] | ClientError | None
"""What came for one listing; ``None``: ask for it alone."""

_OK, _GONE, _TOO_MANY = 200, 404, 429

MOST_TOGETHER = 32
"""How many listings one request reads: their bodies come before any of them can be sent."""


class ItemsNow:
    """Reads one listing for each who asks; those who ask at the same time share a request."""

    def __init__(self, api: MarketplaceApi) -> None:
        self._api = api
        self._waiting: dict[str, list[asyncio.Future[Reading]]] = {}
        self._turn = asyncio.Lock()

    async def get(self, item_id: str) -> dict[str, Any]:
        """The listing as it is now; raises ``NotFound`` and other ``ClientError``."""
        asked: asyncio.Future[Reading] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(item_id, []).append(asked)
        # Whoever is about to ask in this very moment goes along.
        await asyncio.sleep(0)
        async with self._turn:
            if not asked.done():
                await self._read_waiting()
        read = asked.result()
        if isinstance(read, ClientError):
            raise read
        # What a shared answer leaves out, or has bad news about, is asked for by itself.
        return read or dict(await self._api.items.get(item_id))

    async def _read_waiting(self) -> None:
        """Read what waits, the oldest first, and tell who asked."""
        ids = list(self._waiting)[:MOST_TOGETHER]
        asking = {item_id: self._waiting.pop(item_id) for item_id in ids}
        found: dict[str, dict[str, Any]] = {}
        trouble: ClientError | None = None
        try:
            if len(ids) > 1:
                found = await self._together(ids)
        except ClientError as error:
            if not _may_be_one(error):
                trouble = error
        finally:
            # Also when this one is cancelled: the others then read for themselves.
            for item_id, futures in asking.items():
                for future in futures:
                    if not future.done():
                        future.set_result(trouble or found.get(item_id))

    async def _together(self, ids: Sequence[str]) -> dict[str, dict[str, Any]]:
        found = {}
        for element in await self._api.items.get_raw(ids):
            if element.id is not None and element.code == _OK:
                try:
                    found[element.id] = read_json(element.body)
                except Unreadable:
                    continue
        return found


def _may_be_one(error: ClientError) -> bool:
    """Whether it may be about one of the listings, or about asking for several at a time."""
    if isinstance(error, Undecodable):
        return error.reason != "cut"
    return isinstance(error, Refused) and error.status < _TOO_MANY and not is_final(error)


async def read_items(
    api: MarketplaceApi, ids: Sequence[str]
) -> Mapping[str, Mapping[str, Any] | None]:
    """The bodies of ``ids``: ``None`` for one that is gone, left out what cannot be read.

    What an answer leaves out is asked for once more. Raises ``ClientError``.
    """
    found: dict[str, Mapping[str, Any] | None] = {}
    for _ in range(2):
        missing = [item_id for item_id in ids if item_id not in found]
        for element in await api.items.get_raw(missing) if missing else ():
            if element.id is None:
                continue
            if element.code == _GONE:
                found[element.id] = None
                continue
            try:
                body = read_json(element.body)
            except Unreadable:
                continue
            if isinstance(body, dict):
                found[element.id] = body
    return found
