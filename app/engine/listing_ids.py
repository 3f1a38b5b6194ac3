"""The ids of all listings of a seller: by offset as far as that reaches, the rest by a scan."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
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

    async def each(self) -> AsyncIterator[list[str]]:
        """The new ids, page by page; raises ``ClientError``."""
        reached_end = False
        for offset in range(0, OFFSET_LIMIT, LARGEST_LIMIT):
            page = await self._api.users.search_items(
                self._user_id, offset=offset, limit=LARGEST_LIMIT
            )
            results = page.results or ()
            if page.paging is not None and page.paging.total is not None:
                self.total = page.paging.total
            if new := self._new(results):
                yield new
            # The total is not trusted to end the walk: it may be wrong, a short page is not.
            if len(results) < LARGEST_LIMIT:
                reached_end = True
                break
        if reached_end:
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
        new = []
        for result in results:
            item_id = result.get("id") if isinstance(result, Mapping) else result
            if not is_identifier(item_id):
                continue
            if item_id in self._seen:
                self.repeated += 1
            else:
                self._seen.add(item_id)
                new.append(item_id)
        return new
