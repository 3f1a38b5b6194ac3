"""The search of a site: all active items, by words and filters, sorted."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

from app.domain.shapes import JsonObject
from app.rules.numbers import as_number
from app.rules.paging import reachable
from app.service.call import Call
from app.service.endpoints.pages import page_limit, page_offset, paging_block, search_text
from app.service.endpoints.site_filters import applied_filters, offered_filters, read_filters
from app.service.errors import NO_SITE, BadRequest, NotFound
from app.service.stores.site_search import MOST_COUNTED, NEWEST, SORTS

_SORT_NAMES = {NEWEST: "Newest", "price_asc": "Lowest price", "price_desc": "Highest price"}
_SUMMARY = (
    *("id", "site_id", "seller_id", "title", "price", "currency_id", "original_price"),
    *("available_quantity", "sold_quantity", "buying_mode", "condition", "listing_type_id"),
    *("permalink", "thumbnail", "category_id", "attributes", "shipping"),
)
_FIELDS = msgspec.json.Decoder(dict[str, msgspec.Raw])
_ENCODER = msgspec.json.Encoder()


def search(call: Call) -> Response:
    """Answer with a page of item summaries ("Search and paging")."""
    call.caller()
    market = call.market
    site_id = call.identifier("site_id", NO_SITE)
    if not market.sites.has(site_id):
        raise NotFound(NO_SITE)
    limit = page_limit(call)
    offset = page_offset(call)
    sort = call.query.get("sort") or NEWEST
    if sort not in SORTS:
        raise BadRequest(f"sort is one of {', '.join(SORTS)}")
    wanted = read_filters(call, site_id, search_text(call))
    total = market.site_search.count(wanted)
    size = reachable(offset, limit)
    bodies = market.site_search.page(wanted, sort=sort, offset=offset, limit=size, total=total)
    looked_at = market.site_search.newest(wanted)
    answer: JsonObject = {
        "site_id": site_id,
        "query": call.query.get("q"),
        "paging": paging_block(total, limit, offset),
        "results": [_summary(body) for body in bodies],
        "sort": _sort(sort),
        "available_sorts": [_sort(one) for one in SORTS if one != sort],
        "filters": applied_filters(call, wanted),
        "available_filters": offered_filters(
            call, wanted, looked_at, counted=total <= MOST_COUNTED
        ),
    }
    return call.answer_stored(_ENCODER.encode(answer))


def _summary(body: bytes) -> dict[str, msgspec.Raw]:
    """Return the fields of an item shown in a search, each as it is stored."""
    whole = _FIELDS.decode(body)
    summary = {name: whole[name] for name in _SUMMARY if name in whole}
    original, price = (_number(summary.get(name)) for name in ("original_price", "price"))
    # "Shown only when it is greater than price."
    if original is None or price is None or original <= price:
        summary.pop("original_price", None)
    return summary


def _number(value: msgspec.Raw | None) -> Any:
    return None if value is None else as_number(msgspec.json.decode(value))


def _sort(sort: str) -> dict[str, str]:
    return {"id": sort, "name": _SORT_NAMES[sort]}
