"""Several listings as they are at this moment, in as few requests as the service allows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from app.domain.wire import Unreadable, read_json

if TYPE_CHECKING:
    from app.client.api import MarketplaceApi

_GONE = 404


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
