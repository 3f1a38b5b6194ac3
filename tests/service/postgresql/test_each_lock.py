"""Each lock by itself: what fails where one alone is missing."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest

from app.domain.wire_item import WireItem
from app.service.call import Call
from app.service.endpoints import listing_types
from app.service.endpoints.item_writes import owned_item
from app.service.market.numbering import _MORE
from app.service.practice import late_commits
from app.service.practice.late_commits import LateCommits
from app.service.stores import postgresql as postgresql_store
from app.service.stores.schema import SCHEMA_VERSION
from app.service.stores.store_address import StoreAddress
from tests.service.postgresql.shop import (
    ITEM,
    Elsewhere,
    Pausing,
    ServerShop,
    mutant,
    opened,
    waits,
)
from tests.stands.forms import SHIRT
from tests.stands.postgresql_server import PostgresqlServer
from tests.stands.small_world import TOP_SELLER
from tests.stands.virtual_clock import VirtualClock

PATH = f"/items/{ITEM}"
_WRITE = "UPDATE items"
_KEEP = "INSERT INTO settings (key, value) VALUES (?, ?)"


# ---- an item that goes to another listing type


def _type_beside_an_edit(shop: ServerShop) -> tuple[Any, ...]:
    """Change the listing type by one process while another changes the code."""
    one, other = shop.another(), shop.another()
    answers = shop.meet(
        one,
        _WRITE,
        lambda: one.ask("POST", f"{PATH}/listing_type", {"id": "gold_pro"})[0],
        lambda: other.ask("PUT", PATH, {"seller_custom_field": "mine"})[0],
    )
    item = shop.ask("GET", PATH)[1]
    return (*answers, item["listing_type_id"], item["seller_custom_field"])


def test_that_an_edit_beside_another_listing_type_is_kept(shop: ServerShop) -> None:
    assert _type_beside_an_edit(shop) == (200, 200, "gold_pro", "mine")


def test_that_a_listing_type_that_holds_nothing_is_found(
    shop: ServerShop, monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextlib.contextmanager
    def unheld_item(call: Call) -> Iterator[WireItem]:
        with call.market.database.transaction():
            yield owned_item(call)

    monkeypatch.setattr(listing_types, "locked_item", unheld_item)
    assert _type_beside_an_edit(shop) == (200, 200, "gold_pro", "SKU-0")


# ---- numbers


def _first_numbers_of_two(shop: ServerShop, kind: type[Pausing] = Pausing) -> list[int]:
    """Let two sellers begin the count of a site at once; return their statuses."""
    kept = shop.market.users.token(TOP_SELLER)
    assert kept is not None
    one, other = shop.another(), shop.another(kind)
    other.token = kept.token
    form = {**SHIRT, "shipping": {"mode": "me2", "free_shipping": True}}
    answers = shop.meet(
        one,
        "INSERT INTO items",
        lambda: one.ask("POST", "/items", SHIRT)[0],
        lambda: other.ask("POST", "/items", form)[0],
    )
    return list(answers)


def test_that_two_who_begin_a_count_go_on_with_one(shop: ServerShop) -> None:
    assert _first_numbers_of_two(shop) == [201, 201]


@pytest.mark.logs_warnings
def test_that_a_count_that_each_begins_for_itself_is_found(shop: ServerShop) -> None:
    ending = f" ON CONFLICT (key) DO UPDATE SET {_MORE} RETURNING value"
    alone = mutant(_KEEP, ending, " RETURNING value")
    assert _first_numbers_of_two(shop, alone) == [201, 500]


# ---- late commits


def _added_by_two(shop: ServerShop, monkeypatch: pytest.MonkeyPatch, *, held: bool) -> set[int]:
    """Add two late commits at once, the later one first; return in how many seconds is the next.

    Once by what is written for all processes, and once by what there is.
    """
    clock = VirtualClock()
    desks = [shop.another(clock=clock) for _ in range(2)]
    books = [LateCommits(desk.database, clock, desk.market.shared_state) for desk in desks]
    monkeypatch.setattr(late_commits, "_written", lambda call: b"{}")
    if not held:
        monkeypatch.setattr(books[0], "_hold", lambda: None)
    call: Any = None
    shop.meet(desks[0], _KEEP, lambda: books[0].add(90, call), lambda: books[1].add(40, call))
    there = shop.database.one("SELECT CAST(min(due) AS TEXT) FROM late_commits")
    assert there is not None
    dues = (shop.database.setting("next_late_commit"), there[0])
    return {int(due) // 1_000 - int(clock.now().timestamp()) for due in dues if due}


def test_that_the_next_of_two_late_commits_that_are_added_at_once_is_known(
    shop: ServerShop, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _added_by_two(shop, monkeypatch, held=True) == {40}


def test_that_a_late_commit_that_is_added_without_holding_is_found(
    shop: ServerShop, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _added_by_two(shop, monkeypatch, held=False) == {40, 90}


# ---- the making of the tables


def _room_made_by_two(server: PostgresqlServer) -> object:
    """Open a new store while another process makes its schema; return what it came to."""
    name = server.new_database()
    address = server.address(name)
    with psycopg.connect(address.url) as first:
        first.execute("CREATE SCHEMA vitrina")
        second = Elsewhere(lambda: opened(address))
        waits(server, name)
        first.commit()
    return second.result()


def test_that_a_schema_that_two_make_at_once_is_made(postgresql: PostgresqlServer) -> None:
    database: Any = _room_made_by_two(postgresql)
    assert database.version() == SCHEMA_VERSION
    database.close()


def test_that_who_gives_up_where_another_made_the_schema_is_found(
    postgresql: PostgresqlServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql_store, "MADE_AT_ONCE", ())
    assert isinstance(_room_made_by_two(postgresql), Exception)


class _Unaware(Pausing):
    """A mutant that changes a store without asking whether another process does."""

    @contextlib.contextmanager
    def opening(self) -> Iterator[None]:
        with self.transaction():
            yield


def _brought_up_by_two(shop: ServerShop, kind: type[Pausing]) -> list[object]:
    """Bring a store up by two processes, one in the middle of it when the other begins."""
    shop.database.close()
    shop.admin(
        "DROP TABLE vitrina.scrolls, vitrina.faults, vitrina.route_calls, vitrina.late_commits,"
        " vitrina.callers, vitrina.transactions",
        "UPDATE vitrina.settings SET value = '3' WHERE key = 'schema_version'",
    )
    first = kind(shop.address)

    def made(address: StoreAddress) -> Pausing:
        return first if address is shop.address else kind(address)

    first.stop_at("CREATE UNLOGGED TABLE faults")
    one = Elsewhere(lambda: opened(shop.address, kind=made))
    first.stopped()
    two = Elsewhere(lambda: opened(shop.address, kind=kind))
    waits(shop.server, shop.name)
    first.go_on()
    return [one.result(), two.result()]


def _failures(shop: ServerShop, kind: type[Pausing] = Pausing) -> int:
    made: list[Any] = _brought_up_by_two(shop, kind)
    for one in made:
        if not isinstance(one, Exception):
            assert one.version() == SCHEMA_VERSION
            one.close()
    return sum(isinstance(one, Exception) for one in made)


def test_that_who_comes_while_a_store_is_brought_up_waits(shop: ServerShop) -> None:
    assert _failures(shop) == 0


def test_that_two_who_bring_a_store_up_at_once_are_found(shop: ServerShop) -> None:
    assert _failures(shop, _Unaware) == 1
