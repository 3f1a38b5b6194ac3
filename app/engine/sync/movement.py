"""Listings that changed during a sync, found by the service's own order of changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.client.errors import ClientError
from app.domain.timestamps import parse_timestamp
from app.domain.wire import Unreadable, read_json
from app.engine.sync.listing_ids import id_of

if TYPE_CHECKING:
    from app.client.api import MarketplaceApi

PAGE = 50
MOST_PAGES = 20
"""The number of pages that are read by offset ("Scan search (beyond 1,000 results)")."""
NEWEST_FIRST = "last_updated_desc"


class Moment(NamedTuple):
    """The time of the newest change: ``last_updated`` in milliseconds, by the service's clock."""

    newest: int


class Movement:
    """Requests for the listings that changed last, if the service supports that order."""

    def __init__(self, api: MarketplaceApi, user_id: str) -> None:
        self._api = api
        self._user_id = user_id

    async def begin(self) -> Moment | None:
        """Return the time of the newest change; ``None`` if it cannot be determined."""
        found = await self._page(0)
        return None if found is None else Moment(max(found.values(), default=0))

    async def since(self, moment: Moment) -> dict[str, int]:
        """Return the listings that changed after ``moment``, with the times of their changes."""
        moved: dict[str, int] = {}
        for page in range(MOST_PAGES):
            found = await self._page(page * PAGE)
            later = {i: at for i, at in (found or {}).items() if at > moment.newest}
            moved |= later
            if not found or len(later) < len(found):
                break
        return moved

    async def _page(self, offset: int) -> dict[str, int] | None:
        """Return a page by id, newest first; ``None`` if it is not in that order."""
        try:
            page = await self._api.users.search_items(
                self._user_id, offset=offset, limit=PAGE, sort=NEWEST_FIRST
            )
            ids = [i for result in page.results or () if (i := id_of(result)) is not None]
            if not ids:
                return {}
            elements = await self._api.items.get_raw(ids, ("id", "last_updated"))
        except (ClientError, ValueError):
            return None
        times = {e.id: _time(e.body) for e in elements if e.is_found}
        found = {i: at for i in ids if (at := times.get(i)) is not None}
        in_order = list(found.values()) == sorted(found.values(), reverse=True)
        return found if in_order else None


def _time(body: bytes) -> int | None:
    try:
        value = read_json(body)
    except Unreadable:
        return None
    text = value.get("last_updated") if isinstance(value, dict) else None
    at = parse_timestamp(text) if isinstance(text, str) else None
    return None if at is None else round(at.timestamp() * 1000)
