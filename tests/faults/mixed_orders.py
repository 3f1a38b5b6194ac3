"""Orders of every kind for one shop, and how often each of them took effect in the end."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import aclosing
from dataclasses import dataclass
from decimal import Decimal
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image

from app.client.api import MarketplaceApi
from app.editing.draft_calls import TAG_FIELD
from app.editing.item_paths import DESCRIPTION
from app.editing.values import PictureRef
from app.engine.sending.creation import creation
from app.engine.sending.description import with_texts
from app.engine.sending.live_items import read_items
from app.engine.sync.listing_ids import ListingIds
from app.engine.undo.inverse import slim
from app.workspace.outbox_command import Change, Kind

Item = Mapping[str, Any]

MORE = 7
LOOK = "Prueba"
ADDRESS = "https://pictures.example/another.jpg"
TITLE = "Prueba {}"
CREATED = 2
"""Of so many orders one lists something new; the others change what is there."""

_SAME = (
    *("site_id", "title", "category_id", "price", "currency_id", "buying_mode"),
    *("listing_type_id", "condition"),
)
_NOT_SENT = ("ITEM_CONDITION", "PACKAGE_WEIGHT")


class Shop:
    """What the marketplace has of the seller when everything is over."""

    def __init__(self, items: Mapping[str, Item], texts: Mapping[str, list[str]]) -> None:
        self.items = items
        self.texts = texts
        self.titles = Counter(str(item["title"]) for item in items.values())
        self.children = Counter(str(item.get("parent_item_id")) for item in items.values())


@dataclass(frozen=True)
class Order:
    """One row of the outbox; ``effects`` counts how often it took effect: once is right."""

    name: str
    change: Change
    effects: Callable[[Shop], int]


def photo(folder: Path) -> str:
    """Put a picture into the folder of uploads; its checksum."""
    file = BytesIO()
    Image.new("RGB", (600, 600), "white").save(file, "JPEG")
    sha = hashlib.sha256(file.getvalue()).hexdigest()
    (folder / f"{sha}.jpg").write_bytes(file.getvalue())
    return sha


def listing_form(items: Sequence[Item]) -> dict[str, Any]:
    """The form of a new listing, made from a plain one that is there."""
    item = next(i for i in items if _is_plain(i) and i["listing_type_id"] == "gold_special")
    kept = ("mode", "local_pick_up", "free_shipping")
    return {
        **{name: item[name] for name in _SAME},
        "available_quantity": 5,
        "pictures": [{"source": "https://pictures.example/one.jpg"}],
        "attributes": [
            {"id": entry["id"], "value_name": entry["value_name"]}
            for entry in item["attributes"]
            if entry["id"] not in _NOT_SENT
        ],
        "shipping": {name: item["shipping"][name] for name in kept},
    }


async def orders(api: MarketplaceApi, items: Sequence[Item], count: int, sha: str) -> list[Order]:
    """``count`` orders, each about a listing of its own; closes those that are to be relisted."""
    form = listing_form(items)
    plain = (item for item in items if _is_plain(item))
    several = (item for item in items if _has_variations(item))
    found = []
    turn = 0
    for number in range(count):
        if number % CREATED == 0:
            found.append(_creation(form, number))
            continue
        turn += 1
        found.append(await _changing(api, turn, plain, several, sha))
    return found


async def _changing(
    api: MarketplaceApi, turn: int, plain: Iterator[Item], several: Iterator[Item], sha: str
) -> Order:
    match turn % 10:
        case 0 | 1:
            return _price(next(plain), turn)
        case 2 | 3:
            return _stock(next(plain))
        case 4:
            return _status(next(plain))
        case 5:
            return _description(await with_texts(api, next(plain)), turn)
        case 6:
            return _picture(next(plain), PictureRef("file", sha), "picture uploaded")
        case 7:
            return _picture(next(plain), PictureRef("source", ADDRESS), "picture by address")
        case 8:
            return _listing_type(next(i for i in plain if i["listing_type_id"] == "gold_special"))
    if turn % 20 < 10:
        return _variation(next(several))
    item = next(plain)
    return _relist(await api.items.update(item["id"], {"status": "closed"}))


def _is_plain(item: Item) -> bool:
    buys = item["status"] == "active" and item["buying_mode"] == "buy_it_now"
    return buys and not item["variations"] and len(item["pictures"]) < 8


def _has_variations(item: Item) -> bool:
    looks = [entry["attribute_combinations"] for entry in item["variations"]]
    return item["status"] == "active" and bool(looks) and len(looks) < 5 and len(looks[0]) == 1


def _creation(form: Mapping[str, Any], number: int) -> Order:
    title = TITLE.format(number)
    # Every other one has the seller's own code, and is recognised by its content.
    own = {TAG_FIELD: f"P2-{number}"} if number % (2 * CREATED) else {}
    draft, command = creation({**form, "title": title, **own})
    change = Change(draft.item_id, {}, {}, Kind.CREATE, details=command.details)
    return Order("listed", change, lambda shop: shop.titles[title])


def _edit(item: Item, path: str, value: object) -> Change:
    changes = {path: value}
    return Change(item["id"], slim(item, changes), changes)


def _price(item: Item, number: int) -> Order:
    price = Decimal(item["price"]) + 1 + number % 5
    return Order(
        "price",
        _edit(item, "price", price),
        lambda shop: shop.items[item["id"]]["price"] == price,
    )


def _stock(item: Item) -> Order:
    base = item["available_quantity"]

    def effects(shop: Shop) -> int:
        more = shop.items[item["id"]]["available_quantity"] - base
        return int(more // MORE) if more % MORE == 0 else 0

    return Order("stock", _edit(item, "available_quantity", base + MORE), effects)


def _status(item: Item) -> Order:
    return Order(
        "status",
        _edit(item, "status", "paused"),
        lambda shop: shop.items[item["id"]]["status"] == "paused",
    )


def _description(item: Item, number: int) -> Order:
    text = f"Prueba {number}"
    return Order(
        "description",
        _edit(item, DESCRIPTION, text),
        lambda shop: shop.texts[item["id"]].count(text),
    )


def _picture(item: Item, ref: PictureRef, name: str) -> Order:
    ids = [picture["id"] for picture in item["pictures"]]
    refs = tuple(PictureRef("id", one) for one in ids)
    return Order(
        name,
        _edit(item, "pictures", (*refs, ref)),
        lambda shop: len(shop.items[item["id"]]["pictures"]) - len(ids),
    )


def _listing_type(item: Item) -> Order:
    details = {"listing_type_id": "gold_pro"}
    return Order(
        "listing type",
        Change(item["id"], {"title": item["title"]}, {}, Kind.LISTING_TYPE, details=details),
        lambda shop: shop.items[item["id"]]["listing_type_id"] == "gold_pro",
    )


def _variation(item: Item) -> Order:
    first = item["variations"][0]
    look = [{"id": first["attribute_combinations"][0]["id"], "value_name": LOOK}]
    new = {
        "attribute_combinations": look,
        "price": first["price"],
        "available_quantity": 3,
        "picture_ids": list(first["picture_ids"]),
    }

    def effects(shop: Shop) -> int:
        return sum(
            entry["attribute_combinations"][0]["value_name"] == LOOK
            for entry in shop.items[item["id"]]["variations"]
        )

    return Order("variation", _edit(item, "variations", [*item["variations"], new]), effects)


def _relist(item: Item) -> Order:
    body = {"price": item["price"], "quantity": 4, "listing_type_id": item["listing_type_id"]}
    change = Change(item["id"], item, {}, Kind.RELIST, details={"body": body})
    return Order("relisted", change, lambda shop: shop.children[item["id"]])


async def read_shop(api: MarketplaceApi, user_id: str, described: Sequence[str] = ()) -> Shop:
    """Read all listings, and the texts of those that are ``described``."""
    items: dict[str, Item] = {}
    async with aclosing(ListingIds(api, user_id).each()) as pages:
        async for ids in pages:
            found = await read_items(api, ids)
            items.update({item_id: item for item_id, item in found.items() if item is not None})
    texts = {}
    for item_id in described:
        records = await api.descriptions.of_item(item_id)
        texts[item_id] = [str(record.plain_text) for record in records]
    return Shop(items, texts)
