"""What has come due in the small marketplace: a listing that starts or ends, and buyers."""

from __future__ import annotations

import contextlib
from datetime import UTC, datetime
from typing import Any

from app.domain.wire import read_json
from app.service.sales.register import SalesRegister
from tests.service.postgresql.shop import Desk, ServerShop
from tests.stands.small_world import NEW_SELLER, stored_item
from tests.stands.virtual_clock import VirtualClock

DUE = f"MX{NEW_SELLER}80000"
"""The listing that :func:`add_due` adds."""


def add_due(shop: ServerShop) -> None:
    """Add a listing that was to start a while ago."""
    item = stored_item(DUE, {"id": int(NEW_SELLER), "site_id": "MX"}, 1)
    start = "2026-11-20T11:00:00.000Z"
    item |= {"status": "not_yet_active", "start_time": start, "stop_time": "2027-01-19T11:00:00Z"}
    shop.market.items.add(item)


def let_end(shop: ServerShop, item_id: str) -> None:
    """Make a listing one that ends in half a minute."""
    item = shop.market.items.read(item_id)
    assert item is not None
    shop.market.items.replace({**item, "stop_time": "2026-11-20T12:00:30.000Z"})


def a_minute_later() -> VirtualClock:
    """Return the clock of a process by which what was to end has ended."""
    clock = VirtualClock()
    clock.advance(60)
    return clock


def shown(desk: Desk) -> tuple[str, Any]:
    """Return the status and the price of the listing that was added."""
    item = desk.ask("GET", f"/items/{DUE}")[1]
    return item["status"], item["price"]


def start_sales(shop: ServerShop) -> None:
    """Let buyers have come for half an hour, whom nobody has served yet."""
    assert shop.ask("POST", "/_practice/sales", {"per_hour": 20, "seed": 3})[0] == 200
    kept = shop.database.setting("sales_rates")
    assert kept is not None
    began = int((datetime(2026, 11, 20, 11, 30, tzinfo=UTC)).timestamp() * 1000)
    earlier = kept.replace(str(int(kept.split('"began":')[1].split(",")[0])), str(began))
    shop.database.keep_setting("sales_rates", earlier)


def will_be_sold(shop: ServerShop) -> list[str]:
    """Return what the buyers who came will buy, in their order."""
    ids: list[str] = []
    desk = shop.another()
    register, database = SalesRegister(desk.market), desk.database
    with contextlib.suppress(KeyError), database.transaction():
        register._sell_some(dict(register._rates))
        rows = database.rows("SELECT body FROM orders ORDER BY number")
        ids += (read_json(row[0])["order_items"][0]["item"]["id"] for row in rows)
        raise KeyError
    return ids


def sold(shop: ServerShop) -> int:
    """Return how many sales the seller's rate has counted."""
    return int(shop.ask("GET", "/_practice/sales")[1]["sold"])


def orders(shop: ServerShop) -> int:
    """Return how many orders there are of the seller."""
    row = shop.database.one("SELECT count(*) FROM orders WHERE seller_id = ?", (NEW_SELLER,))
    assert row is not None
    return int(row[0])
