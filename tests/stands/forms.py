"""Listings that a practice marketplace takes, made from what it has already."""

from __future__ import annotations

from typing import Any

from app.domain.wire import read_json
from app.service.market.market import Market
from tests.stands.small_world import LEAF

_SAME = (
    *("site_id", "title", "category_id", "price", "currency_id", "buying_mode"),
    *("listing_type_id", "condition"),
)
_NOT_SENT = ("ITEM_CONDITION", "PACKAGE_WEIGHT")


def new_listing(market: Market, **changes: Any) -> dict[str, Any]:
    """A creation form like the first seller's first plain listing, with some fields changed."""
    rows = market.database.rows("SELECT body FROM items WHERE status = 'active' ORDER BY number")
    item = next(
        item
        for item in map(read_json, (row[0] for row in rows))
        if not item["variations"]
        and item["buying_mode"] == "buy_it_now"
        and item["listing_type_id"] == "gold_special"
    )
    shipping = item["shipping"]
    return {
        **{name: item[name] for name in _SAME},
        "available_quantity": 5,
        "pictures": [{"source": "https://pictures.example/one.jpg"}],
        "attributes": [
            {"id": entry["id"], "value_name": entry["value_name"]}
            for entry in item["attributes"]
            if entry["id"] not in _NOT_SENT
        ],
        "shipping": {name: shipping[name] for name in ("mode", "local_pick_up", "free_shipping")},
        **changes,
    }


SHIRT: dict[str, Any] = {
    "site_id": "MX",
    "title": "Camisa de lino",
    "category_id": LEAF,
    "price": 300,
    "currency_id": "MXN",
    "available_quantity": 4,
    "buying_mode": "buy_it_now",
    "listing_type_id": "gold_special",
    "condition": "new",
    "pictures": [{"source": "https://example.com/a.jpg"}],
    "attributes": [{"id": "BRAND", "value_name": "Lino"}],
    "shipping": {"mode": "me2"},
}
"""A whole form of a new listing in the small world."""
