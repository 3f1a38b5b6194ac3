"""Orders of the practice marketplace: what buyers bought lately, and from whom."""

from __future__ import annotations

from collections.abc import Iterator

from app.domain.shapes import JsonObject
from app.domain.wire_item import WireItem
from app.service.seeding.buyers import Buyer, pick_buyer
from app.service.seeding.leaves import PRODUCT
from app.service.seeding.listings.listings import build_item
from app.service.seeding.listings.shops import Shop
from app.service.seeding.moments import DAY
from app.service.seeding.seeded_random import SIDES, Dice
from app.service.seeding.standings import NOT_YET_ACTIVE, PAYMENT_REQUIRED

Lot = tuple[int, ...]

MOST_ORDERS = 2_000
"""Orders a seller has at most, however many listings there are."""

_DAYS = 120
_DELIVERED_AFTER = 9 * DAY
_TRIES = 12
_FIRST_ID = 1_100_000_000
_IDS_APART = 7
_SITE_APART = 1_000_000


def order_count(listings: int) -> int:
    """Return how many orders a seller with so many listings has."""
    return min(MOST_ORDERS, listings // 2 + 5) if listings else 0


def build_orders(shop: Shop, seed: int, listings: int) -> Iterator[JsonObject]:
    """Yield the orders of a shop with so many listings, oldest first."""
    dice = Dice(seed, f"orders/{shop.site.id}")
    count = order_count(listings)
    first = _FIRST_ID + sum(map(ord, shop.site.id)) * _SITE_APART
    for place in range(count):
        lot = dice.throw(place)
        position = sold_position(shop, lot, listings)
        if position is None:
            continue
        # One after the other over the last months, the newest a few minutes ago.
        slot = _DAYS * DAY // count
        ago = 240 + (count - 1 - place) * slot + lot[0] * slot // SIDES
        item = build_item(shop, position)
        yield _order(shop, item, first + place * _IDS_APART, ago, lot)


def sold_position(shop: Shop, lot: Lot, listings: int) -> int | None:
    """Choose the position of a listing that somebody may have bought from; ``None`` for none."""
    start = (lot[1] * SIDES + lot[2]) % listings
    for step in range(_TRIES):
        position = (start + step) % listings
        standing = shop.standings[position % len(shop.standings)]
        leaf = shop.recipes[position % len(shop.recipes)].leaf
        if leaf.kind == PRODUCT and standing not in (NOT_YET_ACTIVE, PAYMENT_REQUIRED):
            return position
    return None


def _order(shop: Shop, item: WireItem, number: int, ago: int, lot: Lot) -> JsonObject:
    quantity = 1 + (lot[3] % 8 == 0) + (lot[4] % 16 == 0)
    share = lot[5] / SIDES
    status = "paid" if share < 0.88 else "confirmed" if share < 0.95 else "cancelled"
    if status != "paid":
        tags = ["not_paid", "not_delivered"]
    else:
        tags = ["paid", "delivered" if ago > _DELIVERED_AFTER else "not_delivered"]
    buyer = pick_buyer(lot)
    price = item["price"] or 0
    return {
        "id": number,
        "status": status,
        "date_created": shop.moments.write(-ago, lot[6] % 1000),
        "total_amount": price * quantity,
        "currency_id": item["currency_id"],
        "tags": tags,
        "seller": {"id": shop.seller_id},
        "buyer": _wire_buyer(buyer),
        "order_items": [
            {
                "item": {"id": item["id"], "title": item["title"]},
                "quantity": quantity,
                "unit_price": price,
            }
        ],
    }


def _wire_buyer(buyer: Buyer) -> JsonObject:
    return {
        "id": buyer.id,
        "nickname": buyer.nickname,
        "first_name": buyer.first_name,
        "last_name": buyer.last_name,
        "phone": {"area_code": buyer.area_code, "number": buyer.number},
        "alternative_phone": {"area_code": "", "number": ""},
    }
