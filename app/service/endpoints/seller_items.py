"""The search of a seller's own items, by offset and as a scan ("Scan search", "Paging block")."""

from __future__ import annotations

from starlette.responses import Response

from app.rules.paging import (
    DEFAULT_LIMIT,
    LARGEST_LIMIT,
    OFFSET_LIMIT,
    is_page_limit,
    is_within_offset,
)
from app.service.call import Call
from app.service.endpoints.numbers import whole_parameter
from app.service.errors import BadRequest
from app.service.stores.items import SORTS, ItemFilter

_LONGEST_TEXT = 200


def search(call: Call) -> Response:
    """Answer with a page of ids of the caller's own items."""
    user_id = call.identifier("user_id", "There is no such user")
    call.required_owner(user_id)
    limit = whole_parameter(call, "limit", DEFAULT_LIMIT)
    if not is_page_limit(limit):
        raise BadRequest(f"limit is at most {LARGEST_LIMIT}")
    match call.query.get("search_type") or None:
        case None:
            return _by_offset(call, user_id, limit)
        case "scan":
            return _scan(call, user_id, limit)
        case _:
            raise BadRequest("search_type is scan or absent")


def _by_offset(call: Call, user_id: str, limit: int) -> Response:
    wanted = _filter(call, user_id)
    sort = call.query.get("sort") or None
    if sort is not None and sort not in SORTS:
        raise BadRequest(f"sort is one of {', '.join(SORTS)}")
    offset = whole_parameter(call, "offset", 0)
    if not is_within_offset(offset, limit):
        raise BadRequest(f"Results beyond {OFFSET_LIMIT} need search_type=scan")
    items = call.market.items
    results = items.page(wanted, sort=sort, offset=offset, limit=limit)
    return call.answer(_page(call, user_id, items.count(wanted), offset, limit, results))


def _scan(call: Call, user_id: str, limit: int) -> Response:
    if call.query.get("offset"):
        raise BadRequest("A scan takes no offset")
    limit = limit or DEFAULT_LIMIT
    scroll_id = call.query.get("scroll_id")
    items, scrolls = call.market.items, call.market.scrolls
    if not scroll_id:
        wanted = _filter(call, user_id)
        total = items.count(wanted)
        results = items.page(wanted, sort=None, offset=0, limit=limit)
        page = _page(call, user_id, total, 0, limit, results)
        return call.answer({**page, "scroll_id": scrolls.begin(wanted, total)})
    scroll = scrolls.get(scroll_id, user_id)
    start = scroll.next_number
    if start is None:
        # "Returns results starting from 1,000": what lies before is read by offset.
        start = items.number_at(scroll.wanted, OFFSET_LIMIT)
    rows = [] if start is None else items.following(scroll.wanted, start, limit)
    if not rows:
        return call.answer(None)
    scrolls.advance(scroll_id, rows[-1][0] + 1)
    page = _page(call, user_id, scroll.total, None, limit, [item_id for _, item_id in rows])
    return call.answer({**page, "scroll_id": scroll_id})


def _filter(call: Call, user_id: str) -> ItemFilter:
    query = call.query
    text = query.get("q") or ""
    if len(text) > _LONGEST_TEXT:
        raise BadRequest(f"q has at most {_LONGEST_TEXT} characters")
    return ItemFilter(
        seller_id=user_id,
        status=query.get("status"),
        sub_status=query.get("sub_status"),
        category_id=query.get("category_id"),
        listing_type_id=query.get("listing_type_id"),
        seller_custom_field=query.get("seller_custom_field"),
        text=text,
    )


def _page(
    call: Call, user_id: str, total: int, offset: int | None, limit: int, results: list[str]
) -> dict[str, object]:
    paging: dict[str, object] = {"total": total, "limit": limit}
    if offset is not None:
        paging["offset"] = offset
    return {
        "seller_id": user_id,
        "query": call.query.get("q"),
        "paging": paging,
        "results": results,
    }
