"""The ids of all listings of a seller: by offset as far as that reaches, the rest by a scan."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping
from typing import TYPE_CHECKING, Any

from app.domain.identifier import is_identifier
from app.rules.paging import LARGEST_LIMIT, OFFSET_LIMIT

if TYPE_CHECKING:
    from app.client.api import MarketplaceApi


class ListingIds:
    """One walk over a seller's listings; counts what came.

    A scan may begin after its first page or at result 1,000 ("Scan search (beyond 1,000 results)");
    reading the first 1,000 by offset and dropping repeats is right for both.
    """

    def __init__(self, api: MarketplaceApi, user_id: str) -> None:
        self._api = api
        self._user_id = user_id
        self._seen: set[str] = set()
        self.repeated = 0
        self.total: int | None = None

    @property
    def seen(self) -> frozenset[str]:
        """The ids that came so far."""
        return frozenset(self._seen)

    async def each(self) -> AsyncGenerator[list[str], None]:
        """The new ids, page by page; raises ``ClientError``."""
        offset = 0
        while offset < OFFSET_LIMIT:
            limit = min(LARGEST_LIMIT, OFFSET_LIMIT - offset)
            page = await self._api.users.search_items(self._user_id, offset=offset, limit=limit)
            results = page.results or ()
            if page.paging is not None and page.paging.total is not None:
                self.total = page.paging.total
            new = self._new(results)
            if new:
                yield new
            offset += len(results)
            # A total alone does not end the walk, as it may be wrong; nor does a short page, as a
            # service may give smaller ones than it was asked for. Both together do.
            ended = self.total is not None and offset >= self.total and len(results) < limit
            if not results or not new or ended:
                return
        batch: list[str] = []
        async for item_id in self._api.users.scan_items(self._user_id):
            batch += self._new((item_id,))
            if len(batch) >= LARGEST_LIMIT:
                yield batch
                batch = []
        if batch:
            yield batch

    def _new(self, results: Any) -> list[str]:
        new: list[str] = []
        for result in results:
            item_id = result.get("id") if isinstance(result, Mapping) else result
            if not isinstance(item_id, str) or not is_identifier(item_id):
                continue
            if item_id in self._seen:
                self.repeated += 1
            else:
                self._seen.add(item_id)
                new.append(item_id)
        return new
