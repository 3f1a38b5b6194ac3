"""The search of a seller's orders ("Other endpoints")."""

from __future__ import annotations

from starlette.responses import Response

from app.domain.wire import read_json
from app.rules.paging import reachable
from app.service.call import Call
from app.service.endpoints.elements import split_ids
from app.service.endpoints.pages import page_limit, page_offset, paging_block, search_text
from app.service.stores.orders import OrderFilter


def search(call: Call) -> Response:
    """Answer with a page of the orders that the caller received, the newest first.

    They contain the buyer's telephone number, so ``seller`` must be the caller, which is the
    default.
    """
    seller_id = call.query.get("seller") or call.required_caller()
    call.required_owner(seller_id)
    limit = page_limit(call)
    wanted = OrderFilter(seller_id, tuple(split_ids(call.query.get("tags"))), search_text(call))
    offset = page_offset(call)
    orders = call.market.orders
    return call.answer(
        {
            "seller_id": seller_id,
            "query": call.query.get("q"),
            "paging": paging_block(orders.count(wanted), limit, offset),
            "results": [
                read_json(body) for body in orders.page(wanted, offset, reachable(offset, limit))
            ],
        }
    )
