"""Orders of the practice marketplace: recent purchases of buyers."""

from __future__ import annotations

from collections.abc import Iterator

from app.domain.shapes import JsonObject
from app.domain.wire_item import WireItem
from app.service.seeding.buyers import pick_buyer, wire_buyer
from app.service.seeding.leaves import PRODUCT
from app.service.seeding.listing_states import NOT_YET_ACTIVE, PAYMENT_REQUIRED
from app.service.seeding.listings.listings import build_item
from app.service.seeding.listings.practice_shop import PracticeShop
from app.service.seeding.seeded_random import DRAW_RANGE, Draws, SeededRandom
from app.service.seeding.timestamps import DAY
from app.service.stores.orders import wire_order

MOST_ORDERS = 2_000
"""The maximum number of orders of a seller, for any number of listings."""

_DAYS = 120
_DELIVERED_AFTER = 9 * DAY
_TRIES = 12
_FIRST_ID = 1_100_000_000
_IDS_APART = 7
_SITE_APART = 1_000_000


def order_count(listings: int) -> int:
    """Return the number of orders of a seller with this number of listings."""
    return min(MOST_ORDERS, listings // 2 + 5) if listings else 0


def build_orders(shop: PracticeShop, seed: int, listings: int) -> Iterator[JsonObject]:
    """Yield the orders of a shop with this number of listings, oldest first."""
    random = SeededRandom(seed, f"orders/{shop.site.id}")
    count = order_count(listings)
    first = _FIRST_ID + sum(map(ord, shop.site.id)) * _SITE_APART
    for place in range(count):
        draws = random.draws(place)
        position = sold_position(shop, draws, listings)
        if position is None:
            continue
        # The orders are spread over the last months, the newest a few minutes ago.
        slot = _DAYS * DAY // count
        ago = 240 + (count - 1 - place) * slot + draws[0] * slot // DRAW_RANGE
        item = build_item(shop, position)
        yield _order(shop, item, first + place * _IDS_APART, ago, draws)


def sold_position(shop: PracticeShop, draws: Draws, listings: int) -> int | None:
    """Choose the position of a listing that can be bought, or ``None``."""
    start = (draws[1] * DRAW_RANGE + draws[2]) % listings
    for step in range(_TRIES):
        position = (start + step) % listings
        state = shop.listing_states[position % len(shop.listing_states)]
        leaf = shop.recipes.leaf(position)
        if leaf.kind == PRODUCT and state not in (NOT_YET_ACTIVE, PAYMENT_REQUIRED):
            return position
    return None


def _order(shop: PracticeShop, item: WireItem, number: int, ago: int, draws: Draws) -> JsonObject:
    quantity = 1 + (draws[3] % 8 == 0) + (draws[4] % 16 == 0)
    share = draws[5] / DRAW_RANGE
    status = "paid" if share < 0.88 else "confirmed" if share < 0.95 else "cancelled"
    if status != "paid":
        tags = ["not_paid", "not_delivered"]
    else:
        tags = ["paid", "delivered" if ago > _DELIVERED_AFTER else "not_delivered"]
    return wire_order(
        number=number,
        status=status,
        date_created=shop.timestamps.write(-ago, draws[6] % 1000),
        tags=tags,
        buyer=wire_buyer(pick_buyer(draws)),
        item={**item, "seller_id": shop.seller_id},
        quantity=quantity,
        price=item["price"] or 0,
    )
