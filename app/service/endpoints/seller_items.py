"""The search of a seller's own items, by offset and as a scan ("Scan search", "Paging block")."""

from __future__ import annotations

from starlette.responses import Response

from app.rules.paging import OFFSET_LIMIT, reachable
from app.service.call import Call
from app.service.endpoints.pages import (
    NEEDS_SCAN,
    is_scan,
    page_limit,
    page_offset,
    paging_block,
    search_text,
)
from app.service.errors import NO_USER, BadRequest
from app.service.stores.items import SORTS, ItemFilter


def search(call: Call) -> Response:
    """Answer with a page of the ids of the caller's own items."""
    user_id = call.identifier("user_id", NO_USER)
    call.required_owner(user_id)
    limit = page_limit(call)
    return _scan(call, user_id, limit) if is_scan(call, limit) else _by_offset(call, user_id, limit)


def _by_offset(call: Call, user_id: str, limit: int) -> Response:
    wanted = _filter(call, user_id)
    sort = call.query.get("sort") or None
    if sort is not None and sort not in SORTS:
        raise BadRequest(f"sort is one of {', '.join(SORTS)}")
    offset = page_offset(call, NEEDS_SCAN)
    items = call.market.items
    results = items.page(wanted, sort=sort, offset=offset, limit=reachable(offset, limit))
    paging = paging_block(items.count(wanted), limit, offset)
    return call.answer(_page(call, user_id, paging, results))


def _scan(call: Call, user_id: str, limit: int) -> Response:
    scroll_id = call.query.get("scroll_id")
    items, scrolls = call.market.items, call.market.scrolls
    if not scroll_id:
        wanted = _filter(call, user_id)
        total = items.count(wanted)
        results = items.page(wanted, sort=None, offset=0, limit=limit)
        page = _page(call, user_id, paging_block(total, limit, 0), results)
        return call.answer({**page, "scroll_id": scrolls.begin(wanted, total)})
    scroll = scrolls.get(scroll_id, ItemFilter, user_id)
    start = scroll.next_number
    if start is None:
        # "Returns results starting from 1,000": earlier results are read by offset.
        start = items.number_at(scroll.wanted, OFFSET_LIMIT)
    rows = [] if start is None else items.following(scroll.wanted, start, limit)
    if not rows:
        return call.answer(None)
    scrolls.advance(scroll_id, rows[-1][0] + 1, len(rows))
    results = [item_id for _, item_id in rows]
    page = _page(call, user_id, paging_block(scroll.total, limit, scroll.offset), results)
    return call.answer({**page, "scroll_id": scroll_id})


def _filter(call: Call, user_id: str) -> ItemFilter:
    query = call.query
    return ItemFilter(
        seller_id=user_id,
        status=query.get("status"),
        sub_status=query.get("sub_status"),
        category_id=query.get("category_id"),
        listing_type_id=query.get("listing_type_id"),
        seller_custom_field=query.get("seller_custom_field"),
        text=search_text(call),
    )


def _page(
    call: Call, user_id: str, paging: dict[str, int], results: list[str]
) -> dict[str, object]:
    return {
        "seller_id": user_id,
        "query": call.query.get("q"),
        "paging": paging,
        "results": results,
    }
