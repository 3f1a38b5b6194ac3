"""Paged lists as iterators that end whatever the service answers."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable

from app.client.errors import NotFound, Refused, ServerFault
from app.client.resource_parsing import identifier_of

OFFSET_RESULTS = 1_000
"""The number of results that can be reached by offset; a scan reaches the others ("Limits")."""
MOST_PAGES = 100_000
STALE_PAGES = 2
"""The number of successive pages without new ids after which a scan ends."""
RESTARTS = 2
_LISTS = ("results", "items", "questions")

OffsetPage = Callable[[int], Awaitable[object]]
"""Fetches the page that begins at an offset."""
ScanPage = Callable[[str | None], Awaitable[object]]
"""Fetches the page of a scroll id; ``None`` begins a scan."""


def results_of(body: object) -> list[object]:
    """Return the list of a page: ``results``, ``items`` or ``questions``, or its only list.

    The specification does not fix the name for scans.
    """
    if isinstance(body, list):
        return body
    if not isinstance(body, dict):
        return []
    for name in _LISTS:
        if isinstance(body.get(name), list):
            return list(body[name])
    lists = [value for value in body.values() if isinstance(value, list)]
    return lists[0] if len(lists) == 1 else []


def ids_of(body: object) -> list[str]:
    """Return the ids on a page of ids or objects, leaving out entries without an id."""
    found = (identifier_of(value) for value in results_of(body))
    return [value for value in found if value is not None]


async def iterate_offset(fetch: OffsetPage) -> AsyncIterator[str]:
    """Walk the first 1,000 results by offset and yield their ids, each once.

    The walk ends with an empty page, or with a page that has only known ids: neither the total nor
    the page size is trusted.
    """
    seen: set[str] = set()
    offset = 0
    while offset < OFFSET_RESULTS:
        body = await fetch(offset)
        results = results_of(body)
        new = [value for value in ids_of(body) if value not in seen]
        if not results or not new:
            return
        for value in new:
            if value not in seen:
                seen.add(value)
                yield value
        offset += len(results)


async def iterate_scan(fetch: ScanPage) -> AsyncIterator[str]:
    """Walk a scan to its end and yield the ids, each once ("Scan search").

    It ends, and raises errors, as :func:`walk_scan` does.
    """
    async for value, _ in walk_scan(fetch):
        yield value


async def walk_scan(fetch: ScanPage) -> AsyncIterator[tuple[str, object]]:
    """Walk a scan to its end and yield each result once, with its id.

    The walk ends with a null body, an empty page, no scroll id, or after pages that only repeat
    others. If the service refuses a scroll id, the scan is started again, at most twice; after that
    the refusal is raised.
    """
    seen: set[str] = set()
    walked: set[str] = set()
    scroll: str | None = None
    restarts = stale = 0
    for _ in range(MOST_PAGES):
        try:
            body = await fetch(scroll)
        except Refused as error:
            if scroll is None or restarts == RESTARTS or not _may_have_expired(error):
                raise
            scroll, restarts, stale = None, restarts + 1, 0
            walked.clear()
            continue
        results = results_of(body)
        if not results:
            return
        page = {value: one for one in results if (value := identifier_of(one)) is not None}
        # Compare only with this walk: after a restart the earlier pages must come again.
        stale = stale + 1 if walked.issuperset(page) else 0
        walked.update(page)
        for value, one in page.items():
            if value not in seen:
                seen.add(value)
                yield value, one
        following = body.get("scroll_id") if isinstance(body, dict) else None
        if not isinstance(following, str) or not following or stale == STALE_PAGES:
            return
        scroll = following


async def walk_scan_pages(fetch: ScanPage) -> AsyncGenerator[tuple[int, list[str]], None]:
    """Walk a scan page by page, with little memory; yield the number of restarts, and the ids.

    As :func:`walk_scan`, but the caller has to drop repeated ids and to end the walk because of
    them: after a restart the earlier pages come again.
    """
    scroll: str | None = None
    restarts = 0
    for _ in range(MOST_PAGES):
        try:
            body = await fetch(scroll)
        except Refused as error:
            if scroll is None or restarts == RESTARTS or not _may_have_expired(error):
                raise
            scroll, restarts = None, restarts + 1
            continue
        ids = ids_of(body)
        if not results_of(body):
            return
        yield restarts, ids
        following = body.get("scroll_id") if isinstance(body, dict) else None
        if not isinstance(following, str) or not following:
            return
        scroll = following


def _may_have_expired(error: Refused) -> bool:
    return error.status == 400 or isinstance(error, (NotFound, ServerFault))
