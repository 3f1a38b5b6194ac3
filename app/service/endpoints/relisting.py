"""Relisting of closed items ("Item endpoints")."""

from __future__ import annotations

from starlette.responses import Response

from app.rules.offer.stock import with_one_quantity
from app.service.call import Call
from app.service.endpoints.item_writes import listed, locked_item, require_json
from app.service.http.json_body import read_item_form
from app.service.items.creation import store_listing
from app.service.items.relisting import relist
from app.service.items.revision import seller_of


def create(call: Call) -> Response:
    """Relist a closed item; 201 with the new item. The body is optional."""
    market = call.market
    with locked_item(call) as parent:
        require_json(call)
        changes = with_one_quantity(read_item_form(call.body)) if call.body.strip() else {}
        listing = relist(market, parent, changes, seller_of(market, parent))
        stored = store_listing(market, listing)
    return listed(call, listing, stored)
