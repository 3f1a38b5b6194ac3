"""What is due, and buyers who come: one process makes them, and the others pass over them.

The mutants beside the tests lack one lock, or wait for it.
"""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from app.service.errors import ValidationRefused
from app.service.practice.clock import PracticeClock
from app.service.sales import register as sales_register
from app.service.sales.forms import SaleForm
from app.service.sales.register import SalesRegister
from tests.service.postgresql.due import (
    a_minute_later,
    add_due,
    let_end,
    orders,
    shown,
    sold,
    start_sales,
    will_be_sold,
)
from tests.service.postgresql.shop import (
    ITEM,
    Pausing,
    ServerShop,
    mutant,
)
from tests.stands.small_world import NEW_SELLER, TOP_SELLER
from tests.stands.virtual_clock import VirtualClock

PATH = f"/items/{ITEM}"
_WRITE = "UPDATE items"
_KEEP = "INSERT INTO settings (key, value) VALUES (?, ?)"
_RATES = "SELECT value FROM settings"
_PASSES_OVER = " FOR UPDATE SKIP LOCKED"


def _seen_meanwhile(shop: ServerShop, kind: type[Pausing] = Pausing) -> str:
    """Return how an item is shown to a process while another one makes what is due of it."""
    add_due(shop)
    one, other = shop.another(), shop.another(kind)
    _, status = shop.meet(one, _WRITE, one.market.timekeeper.catch_up, lambda: shown(other)[0])
    return str(status)


def test_that_nobody_waits_for_what_another_process_makes_of_time(shop: ServerShop) -> None:
    assert _seen_meanwhile(shop) == "not_yet_active"


def test_that_who_waits_for_what_another_makes_of_time_is_found(shop: ServerShop) -> None:
    waiting = mutant("SELECT id FROM items WHERE due", " SKIP LOCKED")
    assert _seen_meanwhile(shop, waiting) == "active"


def _sold_by_two(shop: ServerShop, kind: type[Pausing] = Pausing) -> tuple[int, int, int]:
    """Let two processes come upon buyers who are due.

    Return how many orders the second saw when it was answered, how many there are, and how many
    were counted.
    """
    start_sales(shop)
    one, other = shop.another(), shop.another(kind)

    def look() -> int:
        assert other.ask("GET", PATH)[0] == 200
        return orders(shop)

    _, seen = shop.meet(one, _WRITE, lambda: one.ask("GET", PATH), look)
    shop.ask("GET", PATH)
    return seen, orders(shop), sold(shop)


def test_that_nobody_waits_for_buyers_whom_another_process_serves(shop: ServerShop) -> None:
    assert _sold_by_two(shop) == (0, 10, 10)


def test_that_who_waits_for_buyers_whom_another_serves_is_found(shop: ServerShop) -> None:
    assert _sold_by_two(shop, mutant(_RATES, " SKIP LOCKED"))[0] == 10


def test_that_buyers_who_are_not_held_are_found(shop: ServerShop) -> None:
    # Sellers and items are held all the same: both sell, one after the other, and one counts.
    assert _sold_by_two(shop, mutant(_RATES, _PASSES_OVER))[1:] == (20, 10)


def _sold_on_the_way(shop: ServerShop, kind: type[Pausing] = Pausing) -> tuple[int, int]:
    """Move the clock by one process while another serves buyers; return orders and the count."""
    start_sales(shop)
    one, other = shop.another(), shop.another(kind, clock=PracticeClock(VirtualClock()))
    statuses = shop.meet(
        one,
        _WRITE,
        lambda: one.ask("GET", PATH)[0],
        lambda: other.ask("POST", "/_practice/clock", {"advance_seconds": 1})[0],
    )
    assert statuses == (200, 200)
    return orders(shop), sold(shop)


def test_that_a_journey_waits_for_buyers_whom_another_process_serves(shop: ServerShop) -> None:
    assert _sold_on_the_way(shop) == (10, 10)


def test_that_a_journey_that_waits_for_no_buyers_is_found(shop: ServerShop) -> None:
    assert _sold_on_the_way(shop, mutant(_RATES, " FOR UPDATE"))[0] == 20


def _seen_during_a_sale(shop: ServerShop, buyers: str, kind: type[Pausing] = Pausing) -> str:
    """Return how a listing that time is to end is shown while another process sells of it."""
    item_id = ITEM
    if buyers == "come":
        start_sales(shop)
        item_id = will_be_sold(shop)[0]
    let_end(shop, item_id)
    one, other = shop.another(kind), shop.another(clock=a_minute_later())
    register = SalesRegister(one.market)

    def sell() -> object:
        if buyers == "come":
            return asyncio.run(register.catch_up())
        return register.sell(NEW_SELLER, SaleForm(item_id))

    def look() -> str:
        return str(other.ask("GET", f"/items/{item_id}")[1]["status"])

    made, seen = shop.meet(one, _WRITE, sell, look)
    assert not isinstance(made, Exception)
    return str(seen)


@pytest.mark.parametrize("buyers", ["come", "are sent"])
def test_that_time_ends_nothing_that_is_being_sold(shop: ServerShop, buyers: str) -> None:
    assert _seen_during_a_sale(shop, buyers) == "active"


@pytest.mark.parametrize("buyers", ["come", "are sent"])
def test_that_a_sale_of_what_time_ends_meanwhile_is_found(shop: ServerShop, buyers: str) -> None:
    unheld = mutant("SELECT seller_id, body", " FOR UPDATE")
    assert _seen_during_a_sale(shop, buyers, unheld) == "closed"


@pytest.mark.parametrize("act", ["edited", "sold"])
def test_that_what_ended_while_another_process_held_it_is_over(shop: ServerShop, act: str) -> None:
    let_end(shop, ITEM)
    one, other = shop.another(), shop.another(clock=a_minute_later())

    def sell() -> int:
        with contextlib.suppress(ValidationRefused):
            SalesRegister(other.market).sell(NEW_SELLER, SaleForm(ITEM))
            return 200
        return 400

    late = sell if act == "sold" else lambda: other.write(2)
    assert shop.meet(one, _WRITE, lambda: one.write(1), late) == (200, 400)
    assert other.ask("GET", f"/items/{ITEM}")[1]["status"] == "closed"


def _first_rates_of_two(shop: ServerShop) -> set[str]:
    """Let two sellers set the first rates of a store at once; return whose rates there are."""
    kept = shop.market.users.token(TOP_SELLER)
    assert kept is not None
    one, other = shop.another(), shop.another()
    other.token = kept.token
    rate = {"per_hour": 1, "seed": 1}
    answers = shop.meet(
        one,
        _KEEP,
        lambda: one.ask("POST", "/_practice/sales", rate)[0],
        lambda: other.ask("POST", "/_practice/sales", rate)[0],
    )
    assert answers == (200, 200)
    text = shop.database.setting("sales_rates") or ""
    return {seller for seller in (NEW_SELLER, TOP_SELLER) if f'"{seller}"' in text}


def test_that_the_first_two_rates_of_a_store_are_both_kept(shop: ServerShop) -> None:
    assert _first_rates_of_two(shop) == {NEW_SELLER, TOP_SELLER}


def test_that_first_rates_that_are_not_written_to_be_held_are_found(
    shop: ServerShop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sales_register, "_FIRST_RATES", "SELECT CAST(? AS TEXT)")
    assert len(_first_rates_of_two(shop)) == 1
