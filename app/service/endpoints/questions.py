"""The search of questions to a seller, by offset and as a scan ("Scan search")."""

from __future__ import annotations

from starlette.responses import Response

from app.domain.shapes import JsonObject
from app.domain.wire import read_json
from app.rules.paging import OFFSET_LIMIT, reachable
from app.service.call import Call
from app.service.endpoints.pages import (
    NEEDS_SCAN,
    is_scan,
    page_limit,
    page_offset,
    paging_block,
)
from app.service.errors import NO_ITEM, Forbidden, NotFound
from app.service.stores.questions import QuestionFilter


def search(call: Call) -> Response:
    """Answer with a page of the questions to the caller, about one item or about all."""
    caller = call.required_caller()
    limit = page_limit(call)
    return _scan(call, caller, limit) if is_scan(call, limit) else _by_offset(call, caller, limit)


def _by_offset(call: Call, caller: str, limit: int) -> Response:
    wanted = _filter(call, caller)
    offset = page_offset(call, NEEDS_SCAN)
    questions = call.market.questions
    results = questions.page(wanted, offset, reachable(offset, limit))
    paging = paging_block(questions.count(wanted), limit, offset)
    return call.answer(_page(wanted, paging, results))


def _scan(call: Call, caller: str, limit: int) -> Response:
    scroll_id = call.query.get("scroll_id")
    questions, scrolls = call.market.questions, call.market.scrolls
    if not scroll_id:
        wanted = _filter(call, caller)
        total = questions.count(wanted)
        page = _page(wanted, paging_block(total, limit, 0), questions.page(wanted, 0, limit))
        return call.answer({**page, "scroll_id": scrolls.begin(wanted, total)})
    scroll = scrolls.get(scroll_id, QuestionFilter, caller)
    start = scroll.next_number
    if start is None:
        start = questions.number_at(scroll.wanted, OFFSET_LIMIT)
    rows = [] if start is None else questions.following(scroll.wanted, start, limit)
    if not rows:
        return call.answer(None)
    scrolls.advance(scroll_id, rows[-1][0] + 1, len(rows))
    page = _page(
        scroll.wanted, paging_block(scroll.total, limit, scroll.offset), [body for _, body in rows]
    )
    return call.answer({**page, "scroll_id": scroll_id})


def _filter(call: Call, caller: str) -> QuestionFilter:
    item_id = call.query.get("item") or None
    if item_id is not None:
        stored = call.market.items.get(item_id)
        if stored is None:
            raise NotFound(NO_ITEM)
        if stored.seller_id != caller:
            raise Forbidden("This belongs to another user")
    return QuestionFilter(caller, item_id)


def _page(wanted: QuestionFilter, paging: dict[str, int], results: list[bytes]) -> JsonObject:
    return {
        "seller_id": wanted.seller_id,
        "query": None,
        "paging": paging,
        "results": [read_json(body) for body in results],
    }
