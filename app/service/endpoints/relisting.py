"""Closed items listed again ("Item endpoints")."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from app.service.call import Call
from app.service.endpoints.item_writes import owned_item, require_json, with_one_quantity
from app.service.lenient import read_item_form
from app.service.relisting import relist

Wire = dict[str, Any]


def create(call: Call) -> Response:
    """List a closed item again; 201 with the new item. The body may be absent."""
    parent = owned_item(call)
    require_json(call)
    changes = with_one_quantity(read_item_form(call.body)) if call.body.strip() else {}
    market = call.market
    seller = market.users.read(str(parent["seller_id"])) or {"id": parent["seller_id"]}
    with market.database.transaction():
        listing = relist(market, parent, changes, seller)
        market.items.add(listing.item)
        if listing.description is not None:
            market.descriptions.add_many([(listing.item["id"], listing.description)])
    item = listing.item
    market.predictor.learn(str(item["site_id"]), str(item["category_id"]), str(item["title"]))
    return call.answer_wire(item, 201)
