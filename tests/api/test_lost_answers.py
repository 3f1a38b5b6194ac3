"""That nothing is done twice where 15 % of the answers are lost: what changes a listing at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from app.api.listing import Listing
from tests.stands.api_shop import ApiShop, has_pictures, is_varied

LOST = {"kind": "cut_after_commit", "rate": 0.15}

Act = Callable[[Any, Listing], object]
Look = Callable[[Any], object]


class Row(NamedTuple):
    """One verb: which listing it is for, what it does, what is looked at, before and after."""

    takes: Callable[[ApiShop], str]
    act: Act
    look: Look
    expected: Callable[[Any], object]


def varied(stand: ApiShop) -> str:
    return stand.take(is_varied)


def pictured(stand: ApiShop) -> str:
    return stand.take(has_pictures)


def taken_back(stand: Any, one: Listing) -> None:
    plan = stand.shop.plan(f"id:{one.id}", "stock=+2")
    stand.shop.apply(plan)
    stand.shop.undo(plan)


def kept_back(stand: ApiShop, item_id: str) -> int:
    """Return the number of a row of three more in stock that is on hold."""
    outbox = stand.shop.outbox
    outbox.pause()
    number = stand.shop.listing(item_id).edit(stock="+3").number
    assert number is not None
    outbox.hold(number)
    outbox.resume()
    return number


def stocks(item: Any) -> list[int]:
    return [one["available_quantity"] for one in item["variations"]]


def pictures(item: Any) -> list[str]:
    return [one["id"] for one in item["pictures"]]


def status(item: Any) -> str:
    return str(item["status"])


def stock(item: Any) -> int:
    return int(item["available_quantity"])


ROWS = {
    "status": Row(ApiShop.plain, lambda _, one: one.pause(), status, lambda _: "paused"),
    "variation set": Row(
        varied,
        lambda _, one: one.variations.set(1, stock="+2"),
        stocks,
        lambda before: [before[0] + 2, *before[1:]],
    ),
    "variation remove": Row(
        varied,
        lambda _, one: one.variations.remove(len(one.variations), accept=1),
        stocks,
        lambda before: before[:-1],
    ),
    "picture remove": Row(
        pictured, lambda _, one: one.pictures.remove(2), pictures, lambda b: [b[0], *b[2:]]
    ),
    "picture order": Row(
        pictured, lambda _, one: one.pictures.order(2, 1), pictures, lambda b: [b[1], b[0], *b[2:]]
    ),
    "picture cover": Row(
        pictured, lambda _, one: one.pictures.cover(2), pictures, lambda b: [b[1], b[0], *b[2:]]
    ),
    "plan undo": Row(ApiShop.plain, taken_back, stock, lambda before: before),
}


def test_that_nothing_is_done_twice_where_answers_are_lost(stand: ApiShop) -> None:
    shop, other = stand.shop, stand.other
    found = {name: shop.listing(row.takes(stand)) for name, row in ROWS.items()}
    before = {name: ROWS[name].look(other.item(one.id)) for name, one in found.items()}
    ids = set(other.ids())
    held, again = stand.held(), stand.plain()
    waiting = kept_back(stand, again)
    stock_before = stock(other.item(again))
    with other.faults(LOST):
        for name, row in ROWS.items():
            row.act(stand, found[name])
        shop.outbox.decide(held, "mine")
        shop.outbox.retry(waiting)
        lost = other.hits()
    shop.outbox.send()
    assert lost > 2
    assert {name: ROWS[name].look(other.item(one.id)) for name, one in found.items()} == {
        name: ROWS[name].expected(before[name]) for name in ROWS
    }
    assert other.item(held.listing_id)["price"] == 200
    assert stock(other.item(again)) == stock_before + 3
    assert set(other.ids()) == ids
