"""Reading of the ids of all listings of a seller from a list that shifts meanwhile."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import aclosing
from functools import partial
from typing import TYPE_CHECKING, Protocol

from app.domain.identifier import is_identifier
from app.engine.sync.repeated_reading import BAD_ANSWERS, RepeatedReading
from app.engine.sync.second_walk import SecondWalk
from app.engine.task_group import alongside
from app.rules.paging import LARGEST_LIMIT, OFFSET_LIMIT, WALKS
from app.workspace.catalog.marks import NewIds

if TYPE_CHECKING:
    from app.client.api import MarketplaceApi

OVERLAP = 5
"""The number of ids at the end of a page with which the next page has to begin, to detect a
shift."""
_STEPS_BACK = 3
_STALE_PAGES = 2
_BORDER_LAP = 0


class Seen(Protocol):
    """A store of the ids that a walk saw, and in which lap."""

    @property
    def count(self) -> int:
        """The number of different ids."""

    def note(self, ids: Sequence[str], lap: int) -> NewIds:
        """Record ``ids`` (without duplicates) as seen in ``lap``."""


class SeenInMemory:
    """A store of ids in memory, for a list of some thousand."""

    def __init__(self) -> None:
        self._laps: dict[str, int] = {}

    @property
    def count(self) -> int:
        """The number of different ids."""
        return len(self._laps)

    @property
    def ids(self) -> frozenset[str]:
        """The ids seen so far."""
        return frozenset(self._laps)

    def note(self, ids: Sequence[str], lap: int) -> NewIds:
        """Record ``ids`` (without duplicates) as seen in ``lap``."""
        new = [item_id for item_id in ids if item_id not in self._laps]
        fresh = sum(self._laps.get(item_id) != lap for item_id in ids)
        self._laps.update(dict.fromkeys(ids, lap))
        return NewIds(new, fresh)


class ListingIds:
    """A reader of a seller's list, which walks it until a walk finds nothing new.

    It walks at most ``walks`` times. A listing that is removed from the list during a walk shifts
    the rest towards pages already read, and one that is inserted at the front is missed. Pages
    therefore overlap, the border between offset and scan is read again once the scan has its
    position, and the whole list is walked again. A scan may begin after its first page or at result
    1,000 ("Scan search (beyond 1,000 results)"): reading the first 1,000 by offset and dropping
    repeats is right for both.

    Pages are read one after the other, each taking a round trip. So a ``SecondWalk`` follows the
    first walk closely: if it reads the same pages, the list did not change and has been walked
    twice in the time of once.

    ``repeated`` counts ids that came twice in one walk, ``total`` is the marketplace's own count,
    ``walks`` the number of walks; ``settled`` is false until the last walk found nothing new. With
    ``reading`` a page with bad answers does not end the walk, which is then not ``settled``.
    """

    def __init__(
        self,
        api: MarketplaceApi,
        user_id: str,
        seen: Seen | None = None,
        *,
        walks: int = WALKS,
        reading: RepeatedReading | None = None,
    ) -> None:
        self._api = api
        self._user_id = user_id
        self._seen: Seen = seen or SeenInMemory()
        self._most_walks = walks
        self._lap = 0
        self._at_once = False
        self._second: SecondWalk | None = None
        self._reading = reading
        self._holes = 0
        self.walks = 0
        self.repeated = self._repeats = 0
        self.total: int | None = None
        self.settled = False

    @property
    def seen(self) -> frozenset[str]:
        """The ids seen so far; only for a walk that keeps them in memory."""
        assert isinstance(self._seen, SeenInMemory), "the ids of this walk are kept elsewhere"
        return self._seen.ids

    @property
    def counted(self) -> int:
        """The number of different ids seen so far."""
        return self._seen.count

    async def each(self) -> AsyncGenerator[list[str], None]:
        """Yield the new ids, page by page; raise ``ClientError``."""
        if self._most_walks > 1:
            async with aclosing(self._followed_walk()) as pages:
                async for ids in pages:
                    yield ids
        while not self.settled and self.walks < self._most_walks:
            self.walks += 1
            self._repeats = self._holes = 0
            before = self._seen.count
            async with aclosing(self._walk()) as pages:
                async for ids in pages:
                    if ids:
                        yield ids
            self.settled = (self._seen.count == before or self._at_once) and not self._holes

    async def _followed_walk(self) -> AsyncGenerator[list[str], None]:
        """Yield the pages of the first walk while the second walk follows it."""
        second = SecondWalk(self._read_again, partial(self._api.users.scan_pages, self._user_id))
        self._second = second
        self.walks += 1
        ids: list[str] | None = []

        async def advance() -> None:
            nonlocal ids
            ids = await anext(pages, None)

        async with aclosing(second), aclosing(self._walk()) as pages:
            while (ready := ids) is not None:
                # The next pages are requested before the current one is processed.
                async with alongside(advance(), second.step()):
                    if ready:
                        yield ready
            self._second = None
            # A list that fits into one answer cannot have shifted.
            if not self._at_once:
                await second.finish()
                self.walks += second.agrees
            self.settled = (self._at_once or second.agrees) and not self._holes

    async def _read_again(self, offset: int) -> list[str]:
        return (await self._page(offset))[0]

    async def _walk(self) -> AsyncGenerator[list[str], None]:
        self._lap += 1
        offset = steps_back = 0
        tail: frozenset[str] = frozenset()
        while offset < OFFSET_LIMIT:
            limit = min(LARGEST_LIMIT, OFFSET_LIMIT - offset)
            page = await self._page_or_hole(offset)
            if page is None:
                offset, tail = offset + limit, frozenset()
                continue
            ids, size = page
            self._compare_second(offset, ids)
            ids_found = self._note(ids, tail)
            yield ids_found.new
            following = offset + size
            # A total alone does not end the walk, as it may be wrong, nor does a short page, as a
            # service may return fewer results than requested. Both together do.
            ended = self.total is not None and following >= self.total and size < limit
            self._at_once = ended and offset == 0
            if not size or ended:
                return
            if tail.isdisjoint(ids) and tail and steps_back < _STEPS_BACK:
                # Removals before this page shifted it by more than the overlap.
                steps_back += 1
                self._shifted()
                offset = max(0, offset - LARGEST_LIMIT // 2)
                continue
            if not ids_found.fresh and not steps_back:
                if following >= (self.total or 0):
                    return
                # A service that ignores offsets may still support scans.
                break
            steps_back = 0
            tail = frozenset(ids[-OVERLAP:])
            enough = size > OVERLAP and following < OFFSET_LIMIT
            offset = following - OVERLAP if enough else following
        try:
            async with aclosing(self._scan()) as pages:
                async for new in pages:
                    yield new
        except BAD_ANSWERS:
            if self._reading is None:
                raise
            # The ids from the scan count; the next walk begins another scan.
            self._holes += 1
            self._shifted()

    async def _scan(self) -> AsyncGenerator[list[str], None]:
        self._lap += 1
        first_lap, pages, stale = self._lap, 0, 0
        async with aclosing(self._api.users.scan_pages(self._user_id)) as scan:
            async for restarts, ids in scan:
                if restarts:
                    self._shifted()
                self._compare_second(None, ids)
                # After a restart the scan returns the old pages again, which are no repeats.
                stale = stale if self._lap == first_lap + restarts else 0
                self._lap = first_lap + restarts
                ids_found = self._note(ids)
                yield ids_found.new
                pages += 1
                stale = 0 if ids_found.fresh else stale + 1
                if pages == 2:
                    # The scan has its position now; listings that crossed the border before are on
                    # this page.
                    border = await self._read_again(OFFSET_LIMIT - LARGEST_LIMIT)
                    self._compare_second(OFFSET_LIMIT - LARGEST_LIMIT, border)
                    yield self._seen.note(list(dict.fromkeys(border)), _BORDER_LAP).new
                if stale == _STALE_PAGES:
                    return
        self._compare_second(None, ())

    def _compare_second(self, offset: int | None, ids: Sequence[str]) -> None:
        if self._second is not None:
            self._second.saw(offset, ids)

    def _shifted(self) -> None:
        if self._second is not None:
            self._second.give_up()

    async def _page_or_hole(self, offset: int) -> tuple[list[str], int] | None:
        """Return the page at ``offset``; ``None`` if its answers are bad and it is not the first.

        The walk continues behind it; the next walk may read it.
        """
        if self._reading is None or offset == 0:
            return await self._page(offset)
        page = await self._reading.page(lambda: self._page(offset))
        if page is None:
            self._holes += 1
            self._shifted()
        return page

    async def _page(self, offset: int) -> tuple[list[str], int]:
        """Return the ids of the page at ``offset``, and its number of results."""
        limit = min(LARGEST_LIMIT, OFFSET_LIMIT - offset)
        page = await self._api.users.search_items(self._user_id, offset=offset, limit=limit)
        results = page.results or ()
        if page.paging is not None and page.paging.total is not None:
            self.total = page.paging.total
        found = (item_id for result in results if (item_id := id_of(result)) is not None)
        return list(found), len(results)

    def _note(self, ids: Sequence[str], expected: frozenset[str] = frozenset()) -> NewIds:
        """Record the ids of a page; those in ``expected`` do not count as repeats."""
        different = list(dict.fromkeys(ids))
        ids_found = self._seen.note(different, self._lap)
        repeated = len(ids) - ids_found.fresh - len(expected.intersection(different))
        if repeated > 0:
            self._repeats += repeated
            self._shifted()
        self.repeated = max(self.repeated, self._repeats)
        return ids_found


def id_of(result: object) -> str | None:
    """Return the id in a search result, which is an id or an object with one."""
    item_id = result.get("id") if isinstance(result, Mapping) else result
    return item_id if isinstance(item_id, str) and is_identifier(item_id) else None
