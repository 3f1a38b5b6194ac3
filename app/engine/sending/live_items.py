"""Reading of several current listings in as few requests as the service allows."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from app.client.errors import ClientError, Refused, Undecodable
from app.domain.wire_item import WireItem
from app.engine.sending.interruption import is_final

if TYPE_CHECKING:
    from app.client.api import MarketplaceApi

Reading = WireItem | ClientError | None
"""The result for one listing; ``None`` means that it has to be requested alone."""

_TOO_MANY = 429

MOST_TOGETHER = 32
"""The maximum number of listings in one request: no listing can be sent before all bodies have
arrived."""


class LiveItems:
    """A reader of single listings; calls made at the same time share a request."""

    def __init__(self, api: MarketplaceApi) -> None:
        self._api = api
        self._waiting: dict[str, list[asyncio.Future[Reading]]] = {}
        self._turn = asyncio.Lock()

    async def get(self, item_id: str) -> WireItem:
        """Return the current listing; raise ``NotFound`` and other ``ClientError``."""
        asked: asyncio.Future[Reading] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(item_id, []).append(asked)
        # Lets callers that ask at the same moment join the request.
        await asyncio.sleep(0)
        async with self._turn:
            if not asked.done():
                await self._read_waiting()
        read = asked.result()
        if isinstance(read, ClientError):
            raise read
        # A listing that the shared answer lacks or failed for is read by itself.
        return read or await self._api.items.get(item_id)

    async def _read_waiting(self) -> None:
        """Read the waiting listings, oldest first, and resolve their futures."""
        ids = list(self._waiting)[:MOST_TOGETHER]
        asking = {item_id: self._waiting.pop(item_id) for item_id in ids}
        found: Mapping[str, WireItem | None] = {}
        failure: ClientError | None = None
        try:
            if len(ids) > 1:
                found = await _bodies(self._api, ids)
        except ClientError as error:
            if not _may_be_one(error):
                failure = error
        finally:
            # Also if this call is cancelled: the other callers then read for themselves.
            for item_id, futures in asking.items():
                for future in futures:
                    if not future.done():
                        future.set_result(failure or found.get(item_id))


def _may_be_one(error: ClientError) -> bool:
    """Return whether an error may be caused by one listing, or by asking for several at once."""
    if isinstance(error, Undecodable):
        return error.reason != "cut"
    return isinstance(error, Refused) and error.status < _TOO_MANY and not is_final(error)


async def read_items(
    api: MarketplaceApi, ids: Sequence[str], fields: Sequence[str] | None = None
) -> Mapping[str, WireItem | None]:
    """Return the bodies of ``ids``: ``None`` if gone; unreadable ones are left out.

    ``fields`` limits them to these keys. Listings missing in an answer are requested once more.
    Raise ``ClientError``.
    """
    found: dict[str, WireItem | None] = {}
    for _ in range(2):
        if missing := [item_id for item_id in ids if item_id not in found]:
            found |= await _bodies(api, missing, fields)
    return found


async def _bodies(
    api: MarketplaceApi, ids: Sequence[str], fields: Sequence[str] | None = None
) -> dict[str, WireItem | None]:
    found: dict[str, WireItem | None] = {}
    for element in await api.items.get_raw(ids, fields):
        if element.id is not None and (element.is_gone or (body := element.item()) is not None):
            found[element.id] = None if element.is_gone else body
    return found
