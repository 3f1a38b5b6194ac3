"""Several processes that write one store: what each judges by stays as it was until it has written.

Each test lets one process stop in the middle of a write while another writes; the mutants beside it
are the same program without the lock that it is about.
"""

from __future__ import annotations

from typing import Any

import pytest

from app.service.market.numbering import IdNumbering
from app.service.sales.forms import SaleForm
from app.service.sales.register import SalesRegister
from app.service.stores.database import StoreContended
from app.service.stores.items import ItemFilter, ItemStore
from app.service.stores.postgresql import PostgresqlDatabase
from app.service.stores.users import UserStore
from tests.service.postgresql.due import (
    DUE,
    add_due,
    orders,
    shown,
    sold,
    start_sales,
    will_be_sold,
)
from tests.service.postgresql.shop import ITEM, Desk, Elsewhere, Pausing, ServerShop
from tests.stands.forms import SHIRT
from tests.stands.small_world import NEW_SELLER, TOP_SELLER

PATH = f"/items/{ITEM}"
_WRITE = "UPDATE items"


class Unheld(Pausing):
    """A mutant that holds nothing: a query that is to hold rows only reads them."""

    for_update = ""
    skip_locked = ""


def _without(monkeypatch: pytest.MonkeyPatch, *locks: str) -> None:
    """Take locks out of the program."""
    if "seller" in locks:
        monkeypatch.setattr(UserStore, "hold", lambda store, user_id: None)
    if "item" in locks:
        monkeypatch.setattr(ItemStore, "hold", ItemStore.read)


def _two_edits(shop: ServerShop) -> tuple[Any, ...]:
    """Change the price by one process while another changes the code; return what is there."""
    one, other = shop.another(), shop.another()
    answers = shop.meet(
        one,
        _WRITE,
        lambda: one.ask("PUT", PATH, {"price": 200})[0],
        lambda: other.ask("PUT", PATH, {"seller_custom_field": "mine"})[0],
    )
    item = shop.ask("GET", PATH)[1]
    return (*answers, item["price"], item["seller_custom_field"])


def test_that_of_two_edits_at_once_none_is_lost(shop: ServerShop) -> None:
    assert _two_edits(shop) == (200, 200, 200, "mine")


@pytest.mark.parametrize("kept", ["seller", "item"])
def test_that_each_of_the_two_locks_keeps_edits_apart(
    shop: ServerShop, kept: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    _without(monkeypatch, *({"seller", "item"} - {kept}))
    assert _two_edits(shop) == (200, 200, 200, "mine")


def test_that_edits_without_locks_are_found(
    shop: ServerShop, monkeypatch: pytest.MonkeyPatch
) -> None:
    _without(monkeypatch, "seller", "item")
    assert _two_edits(shop) == (200, 200, 200, "SKU-0")


def _edits_of_one_version(shop: ServerShop) -> tuple[Any, ...]:
    """Send two edits of the same version at once; return their statuses."""
    version = shop.ask("GET", PATH)[1]["last_updated"]
    one, other = shop.another(), shop.another()

    def edit(desk: Desk, price: int) -> int:
        sent = {"if-unmodified-since-version": version}
        return desk.ask("PUT", PATH, {"price": price}, **sent)[0]

    return shop.meet(one, _WRITE, lambda: edit(one, 200), lambda: edit(other, 300))


def test_that_one_of_two_edits_of_the_same_version_is_refused(shop: ServerShop) -> None:
    assert _edits_of_one_version(shop) == (200, 409)
    assert shop.ask("GET", PATH)[1]["price"] == 200


def test_that_a_version_that_is_checked_outside_is_found(
    shop: ServerShop, monkeypatch: pytest.MonkeyPatch
) -> None:
    _without(monkeypatch, "seller", "item")
    assert _edits_of_one_version(shop) == (200, 200)


def _listed_again_twice(shop: ServerShop) -> list[int]:
    """List a closed listing again by two processes at once; return their statuses."""
    path = f"/items/{shop.ask('POST', '/items', SHIRT)[1]['id']}"
    assert shop.ask("PUT", path, {"status": "closed"})[0] == 200
    one, other = shop.another(), shop.another()
    answers = shop.meet(
        one,
        "INSERT INTO items",
        lambda: one.ask("POST", f"{path}/relist", {})[0],
        lambda: other.ask("POST", f"{path}/relist", {})[0],
    )
    return list(answers)


def test_that_a_listing_is_listed_again_once(shop: ServerShop) -> None:
    assert _listed_again_twice(shop) == [201, 400]


def test_that_relisting_without_locks_is_found(
    shop: ServerShop, monkeypatch: pytest.MonkeyPatch
) -> None:
    _without(monkeypatch, "seller", "item")
    assert _listed_again_twice(shop) == [201, 201]


def _two_creations(shop: ServerShop) -> tuple[list[int], list[str]]:
    """List by two processes at once; return the statuses, and the ids in the order of rows."""
    one, other = shop.another(), shop.another()
    answers = shop.meet(
        one,
        "INSERT INTO items",
        lambda: one.ask("POST", "/items", SHIRT),
        lambda: other.ask("POST", "/items", SHIRT),
    )
    rows = shop.database.rows("SELECT id FROM items WHERE id > 'MX2' ORDER BY number")
    return [status for status, _ in answers], [row[0] for row in rows]


def test_that_new_items_are_numbered_apart_and_in_their_order(shop: ServerShop) -> None:
    assert _two_creations(shop) == ([201, 201], ["MX2000000001", "MX2000000002"])


class _Reading(IdNumbering):
    """A mutant that reads a count, and writes it afterwards."""

    def _next(self, key: str, first: Any) -> int:
        kept = self._database.setting(key)
        number = first() if kept is None else int(kept)
        self._database.keep_setting(key, str(number + 1))
        return number


@pytest.mark.logs_warnings
def test_that_numbers_that_are_read_and_then_written_are_found(
    shop: ServerShop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(IdNumbering, "_next", _Reading._next)
    _without(monkeypatch, "seller")
    statuses, ids = _two_creations(shop)
    assert (sorted(statuses), ids) == ([201, 500], ["MX2000000001"])


def _scan_beside_a_creation(shop: ServerShop) -> tuple[set[str], set[str]]:
    """Scan while two processes list; return what was found, and what there is."""
    one, other = shop.another(), shop.another()
    found: set[str] = set()

    def create_and_scan() -> None:
        # All of the scan's pages but the ones that are not written yet.
        other.ask("POST", "/items", SHIRT)
        found.update(other.market.items.page(_mine(), sort=None, offset=0, limit=1_000))

    shop.meet(one, "INSERT INTO listed", lambda: one.ask("POST", "/items", SHIRT), create_and_scan)
    last = max(_number(shop, item_id) for item_id in found)
    found.update(item_id for _, item_id in shop.market.items.following(_mine(), last + 1, 1_000))
    return found, set(shop.market.items.page(_mine(), sort=None, offset=0, limit=1_000))


def _mine() -> ItemFilter:
    return ItemFilter(NEW_SELLER)


def _number(shop: ServerShop, item_id: str) -> int:
    row = shop.database.one("SELECT number FROM items WHERE id = ?", (item_id,))
    assert row is not None
    return int(row[0])


def test_that_a_scan_misses_nothing_that_is_listed_meanwhile(shop: ServerShop) -> None:
    found, there = _scan_beside_a_creation(shop)
    assert found == there


def test_that_numbers_that_do_not_come_in_their_order_are_found(
    shop: ServerShop, monkeypatch: pytest.MonkeyPatch
) -> None:
    _without(monkeypatch, "seller")
    numbers = iter(range(2_000_000_001, 2_000_000_009))
    monkeypatch.setattr(IdNumbering, "new_item_id", lambda store, site: f"{site}{next(numbers)}")
    found, there = _scan_beside_a_creation(shop)
    assert len(there - found) == 1


# ---- changes that time makes


def _edit_beside_time(shop: ServerShop, kind: type[Pausing] = Pausing) -> tuple[Any, ...]:
    """Let one process make what is due while another edits it; return what both came to."""
    add_due(shop)
    keeper, seller = shop.another(kind), shop.another()
    _, edit = shop.meet(
        keeper,
        _WRITE,
        keeper.market.timekeeper.catch_up,
        lambda: seller.ask("PUT", f"/items/{DUE}", {"price": 999})[0],
    )
    return edit, *shown(shop.desk)


def test_that_an_edit_of_what_is_due_is_kept(shop: ServerShop) -> None:
    assert _edit_beside_time(shop) == (200, "active", 999)


def test_that_time_that_holds_nothing_is_found(shop: ServerShop) -> None:
    assert _edit_beside_time(shop, Unheld) == (200, "active", 151.5)


def _time_beside_an_edit(shop: ServerShop) -> tuple[Any, ...]:
    """Let a process make what is due while another is in the middle of an edit of it."""
    add_due(shop)
    seller, keeper = shop.another(), shop.another()
    with seller.market.database.transaction():
        # What the edit judges by was read before the time had come.
        item = seller.market.items.hold(DUE)
        assert item is not None
        during = Elsewhere(lambda: shown(keeper)).result()[0]
        seller.market.items.replace({**item, "price": 999})
    return during, *shown(keeper)


def test_that_what_time_changed_is_never_taken_back(shop: ServerShop) -> None:
    assert _time_beside_an_edit(shop) == ("not_yet_active", "active", 999)


def test_that_an_edit_that_does_not_hold_its_item_is_found(
    shop: ServerShop, monkeypatch: pytest.MonkeyPatch
) -> None:
    _without(monkeypatch, "item")
    # It was shown as active, and was then written as it had been before.
    assert _time_beside_an_edit(shop)[0] == "active"


def test_that_what_is_due_is_made_by_one_process_at_a_time(shop: ServerShop) -> None:
    add_due(shop)
    one, other = shop.another(), shop.another()
    _, waited = shop.meet(one, _WRITE, one.market.timekeeper.catch_up, lambda: shown(other)[0])
    # Who comes meanwhile waits for nothing: it is answered as of the moment before.
    assert waited == "not_yet_active"
    assert shown(other)[0] == "active"


def test_that_what_a_process_that_died_was_to_change_is_changed_by_another(
    shop: ServerShop,
) -> None:
    add_due(shop)
    dying = shop.another()
    database = dying.database
    assert isinstance(database, Pausing)
    database.stop_at(_WRITE)
    end = Elsewhere(lambda: shown(dying))
    database.stopped()
    shop.cut("state = 'idle in transaction'")
    assert shown(shop.desk)[0] == "active"
    database.go_on()
    # It is answered 503, which is no item.
    assert isinstance(end.result(), KeyError)


def test_that_what_another_process_made_due_earlier_is_noticed(shop: ServerShop) -> None:
    other = shop.another()
    assert other.ask("GET", PATH)[0] == 200
    add_due(shop)
    assert shown(other)[0] == "active"


# ---- buyers who come by themselves


def _sales_by_two(shop: ServerShop, kind: type[Pausing] = Pausing) -> tuple[int, int]:
    """Let two processes come upon buyers who are due; return what was sold, and what counted."""
    start_sales(shop)
    one, other = shop.another(kind), shop.another(kind)
    shop.meet(
        one,
        _WRITE,
        lambda: one.ask("GET", PATH),
        lambda: other.ask("GET", PATH),
    )
    shop.ask("GET", PATH)
    return orders(shop), sold(shop)


def test_that_every_buyer_buys_once(shop: ServerShop) -> None:
    assert _sales_by_two(shop) == (10, 10)


def test_that_sales_of_two_at_once_are_found(
    shop: ServerShop, monkeypatch: pytest.MonkeyPatch
) -> None:
    _without(monkeypatch, "seller", "item")
    made, counted = _sales_by_two(shop, Unheld)
    assert made > counted


def _sale_beside_buyers(shop: ServerShop) -> tuple[Any, ...]:
    """Sell by one process while another serves buyers who came; return what both came to."""
    start_sales(shop)
    first, *later = will_be_sold(shop)
    item_id = next(one for one in later if one != first)
    one, other = shop.another(), shop.another()
    register = SalesRegister(other.market)
    return shop.meet(
        other,
        # Before it takes the number of its order.
        "UPDATE settings SET value = CAST",
        lambda: register.sell(NEW_SELLER, SaleForm(item_id)).item["available_quantity"],
        lambda: one.ask("GET", PATH)[0],
    )


def test_that_a_sale_and_buyers_who_come_do_not_stop_each_other(shop: ServerShop) -> None:
    assert _sale_beside_buyers(shop) == (4, 200)
    assert orders(shop) == sold(shop) + 1


def test_that_sales_that_do_not_hold_the_seller_are_found(
    shop: ServerShop, monkeypatch: pytest.MonkeyPatch
) -> None:
    _without(monkeypatch, "seller")
    one, other = _sale_beside_buyers(shop)
    # Each waits for what the other one holds, until the server ends one of them.
    assert isinstance(one, StoreContended) or other == 503


def _rates_of_two(shop: ServerShop, kind: type[Pausing] = Pausing) -> set[str]:
    """Let two sellers set their rates by two processes at once; return whose rates there are."""
    kept = shop.market.users.token(TOP_SELLER)
    assert kept is not None
    one, other = shop.another(kind), shop.another(kind)
    other.token = kept.token
    rate = {"per_hour": 1, "seed": 1}
    shop.ask("POST", "/_practice/sales", rate)
    shop.ask("DELETE", "/_practice/sales")
    answers = shop.meet(
        one,
        "INSERT INTO settings (key, value) VALUES (?, ?)",
        lambda: one.ask("POST", "/_practice/sales", rate)[0],
        lambda: other.ask("POST", "/_practice/sales", rate)[0],
    )
    assert answers == (200, 200)
    text = shop.database.setting("sales_rates")
    assert text is not None
    return {seller for seller in (NEW_SELLER, TOP_SELLER) if f'"{seller}"' in text}


def test_that_two_rates_that_are_set_at_once_are_both_kept(shop: ServerShop) -> None:
    assert _rates_of_two(shop) == {NEW_SELLER, TOP_SELLER}


def test_that_rates_that_are_not_held_are_found(shop: ServerShop) -> None:
    assert len(_rates_of_two(shop, Unheld)) == 1


def test_that_a_sale_whose_process_dies_is_made_once_by_another(shop: ServerShop) -> None:
    start_sales(shop)
    dying = shop.another()
    database = dying.database
    assert isinstance(database, Pausing)
    database.stop_at(_WRITE)
    end = Elsewhere(lambda: dying.ask("GET", PATH)[0])
    database.stopped()
    shop.cut("state = 'idle in transaction'")
    shop.ask("GET", PATH)
    database.go_on()
    assert end.result() == 503
    assert (orders(shop), sold(shop)) == (10, 10)


# ---- a connection that is lost


@pytest.mark.parametrize(
    "at",
    [
        "SELECT key, value FROM settings",
        "SELECT 1 FROM users",
        "SELECT seller_id, body",
        _WRITE,
    ],
)
def test_that_a_write_that_is_lost_anywhere_is_answered_503_and_leaves_nothing(
    shop: ServerShop, at: str
) -> None:
    assert shop.write(1) == 200
    other = shop.another()
    database = other.database
    assert isinstance(database, Pausing)
    database.stop_at(at)
    lost = Elsewhere(lambda: other.write(2))
    database.stopped()
    shop.cut(f"pid = {_process(database)}")
    database.go_on()
    assert lost.result() == 503
    assert shop.numbers() == {1}
    assert shop.write(3) == 200
    assert other.write(4) == 200
    assert shop.numbers() == {4}


def _process(database: PostgresqlDatabase) -> int:
    connection = database._connection
    assert connection is not None
    return connection.info.backend_pid
