"""What a marketplace should do with listings, written down a second time, in memory and simply.

It shares nothing with the program: no rule, no class. What it says of a write is the status of
the answer, and what it keeps is what the listing should look like afterwards.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

FOR_EVER = ("gold_special", "gold_pro")
TYPES = ("free", "bronze", "silver", "gold", "gold_premium", *FOR_EVER)
THRESHOLD = 549
LOWEST_PRICE = 5
LONGEST_TITLE = 60
SITE_FREE_SALES = 20


@dataclass(frozen=True)
class ModelSeller:
    """A seller: how many sales, and whether of the best reputation."""

    id: str
    sales: int
    top: bool


@dataclass
class ModelVariation:
    """One variation; ``id`` comes from the marketplace."""

    id: object
    colour: str
    price: int
    stock: int


@dataclass
class ModelItem:
    """One listing, as far as the model goes."""

    seller: ModelSeller
    title: str
    price: int
    stock: int
    type: str
    condition: str
    free_shipping: bool
    started: datetime
    variations: list[ModelVariation] = field(default_factory=list)
    id: str = ""
    status: str = "active"
    sub_status: list[str] = field(default_factory=list)
    code: str | None = None
    parent: str | None = None
    tags: list[str] = field(default_factory=list)
    marked: bool = False
    relisted: bool = False
    stops: datetime = field(init=False)

    def __post_init__(self) -> None:
        self.sum_up()
        self.stops = end_of(self.type, self.started)
        if self.stock == 0:
            self.status, self.sub_status = "paused", ["out_of_stock"]
        self.ship()

    @property
    def closed(self) -> bool:
        return self.status == "closed"

    @property
    def must_ship_free(self) -> bool:
        """Mandatory free shipping: new, above the threshold, by a seller of the best reputation."""
        return self.condition == "new" and self.price > THRESHOLD and self.seller.top

    def sum_up(self) -> None:
        """With variations the listing's stock is their sum, and its price the lowest of theirs."""
        if self.variations:
            self.stock = sum(one.stock for one in self.variations)
            self.price = min(one.price for one in self.variations)

    def ship(self) -> None:
        """Put free shipping on where it must be; where it need not be, only the mark goes."""
        if self.must_ship_free:
            self.free_shipping = True
        self.marked = self.must_ship_free

    def stock_moved(self, now: datetime) -> None:
        """What the stock makes of the status."""
        if self.status == "active" and self.stock == 0:
            if self.type in FOR_EVER:
                self.status, self.sub_status = "paused", ["out_of_stock"]
            else:
                self.close(now)
        elif self.status == "paused" and "out_of_stock" in self.sub_status and self.stock > 0:
            self.status, self.sub_status = "active", []

    def close(self, now: datetime) -> None:
        self.status, self.sub_status, self.stops = "closed", [], now

    def shown(self) -> dict[str, Any]:
        """The fields that are compared, as the marketplace answers them."""
        return {
            "id": self.id,
            "seller_id": self.seller.id,
            "title": self.title,
            "price": self.price,
            "available_quantity": self.stock,
            "sold_quantity": 0,
            "listing_type_id": self.type,
            "condition": self.condition,
            "status": self.status,
            "sub_status": self.sub_status,
            "seller_custom_field": self.code,
            "parent_item_id": self.parent,
            "tags": self.tags,
            "stop_time": self.stops.strftime("%Y-%m-%dT%H:%M:%S.%f")[:-3] + "Z",
            "free_shipping": self.free_shipping,
            "mandatory": self.marked,
            "variations": [(one.id, one.colour, one.price, one.stock) for one in self.variations],
        }


def end_of(kind: str, start: datetime) -> datetime:
    """When a listing ends: never (in twenty years) for the unlimited types, else after 60 days."""
    if kind in FOR_EVER:
        return start.replace(year=start.year + 20)
    return start + timedelta(days=60)


def may_be_free(seller: ModelSeller, condition: str) -> bool:
    return condition == "used" or seller.sales <= SITE_FREE_SALES


def is_good_price(price: int) -> bool:
    return price >= LOWEST_PRICE


def can_be_new(item: ModelItem) -> bool:
    """Whether a new listing would be taken as it is."""
    return (
        (item.type != "free" or may_be_free(item.seller, item.condition))
        and 0 < len(item.title) <= LONGEST_TITLE
        and all(is_good_price(price) for price in prices_of(item))
        and (item.stock > 0 or item.type in FOR_EVER)
        and len({one.colour for one in item.variations}) == len(item.variations)
    )


def prices_of(item: ModelItem) -> list[int]:
    return [one.price for one in item.variations] or [item.price]


def change_price(item: ModelItem, price: int) -> int:
    """A new price for a listing: the status of the answer."""
    if price == item.price:
        return 200
    if item.closed or item.variations or not is_good_price(price):
        return 400
    item.price = price
    item.ship()
    return 200


def change_title(item: ModelItem, title: str) -> int:
    if title == item.title:
        return 200
    if item.closed or not 0 < len(title) <= LONGEST_TITLE:
        return 400
    item.title = title
    return 200


def change_stock(item: ModelItem, stock: int, now: datetime) -> int:
    if stock == item.stock:
        # Also where there are variations or the listing is closed: it says nothing new.
        return 200
    if item.closed or item.variations or stock < 0:
        return 400
    item.stock = stock
    item.stock_moved(now)
    return 200


def change_status(item: ModelItem, status: str, now: datetime) -> int:
    """What a seller may do with the status of a listing."""
    if status == item.status:
        if status == "paused":
            item.sub_status = []
        return 200
    allowed = {"active": ("paused", "closed"), "paused": ("active", "closed")}
    if status not in allowed.get(item.status, ()) or (status == "active" and item.stock == 0):
        return 400
    if status == "closed":
        item.close(now)
    else:
        item.status, item.sub_status = status, []
    return 200


def delete(item: ModelItem) -> int:
    if not item.closed:
        return 400
    if "deleted" not in item.sub_status:
        item.sub_status = [*item.sub_status, "deleted"]
    return 200


def offer_free_shipping(item: ModelItem, free: bool) -> int:
    if item.closed:
        return 400
    if item.free_shipping and not free and item.must_ship_free:
        return 400
    item.free_shipping = free
    return 200


def change_type(item: ModelItem, kind: str, now: datetime) -> int:
    """A move to another listing type; ``gold`` means Clásica there, and only there."""
    if item.closed:
        return 400
    kind = "gold_special" if kind == "gold" else kind
    if kind == item.type:
        return 200
    if kind == "free" and not may_be_free(item.seller, item.condition):
        return 400
    if kind in FOR_EVER and item.type not in FOR_EVER:
        item.stops = end_of(kind, item.started)
    elif kind not in FOR_EVER and item.type in FOR_EVER:
        item.stops = end_of(kind, now)
    item.type = kind
    return 200


def change_variations(item: ModelItem, wanted: list[ModelVariation], now: datetime) -> int:
    """A whole list of variations: those that are not in it are gone."""
    colours = [one.colour for one in wanted]
    good = all(is_good_price(one.price) and one.stock >= 0 for one in wanted)
    if item.closed or len(set(colours)) < len(colours) or not good:
        return 400
    item.variations = wanted
    item.sum_up()
    item.ship()
    item.stock_moved(now)
    return 200


def relist(
    item: ModelItem, price: int | None, stock: int | None, kind: str | None, now: datetime
) -> ModelItem | None:
    """The listing that takes a closed one's place; ``None`` when it is refused."""
    if not item.closed or "deleted" in item.sub_status or item.relisted:
        return None
    if item.variations and (price is not None or stock is not None):
        return None
    new = ModelItem(
        seller=item.seller,
        title=item.title,
        price=item.price if price is None else price,
        stock=item.stock if stock is None else stock,
        type=item.type if kind is None else kind,
        condition=item.condition,
        free_shipping=item.free_shipping,
        started=now,
        variations=[ModelVariation(None, v.colour, v.price, v.stock) for v in item.variations],
        code=item.code,
        parent=item.id,
    )
    if not can_be_new(new):
        return None
    new.tags = ["dragged_bids_and_visits"]
    if new.type in ("free", *FOR_EVER):
        new.tags.append("free_relist")
    item.relisted = True
    return new


def pass_time(item: ModelItem, now: datetime) -> None:
    """A listing whose time is over is closed, at the moment it was over."""
    if not item.closed and item.stops <= now:
        item.status = "closed"
