"""What several processes write by one statement: counts that go on, and what the first one keeps.

The mutants beside the tests are the same program that reads, and writes afterwards.
"""

from __future__ import annotations

import contextlib
from functools import partial
from typing import Any

import psycopg
import pytest

from app.service.errors import TooManyRequests
from app.service.market.rate_limit import RateLimit
from app.service.practice import shared_faults
from app.service.prediction.learned import _PIECE, Learned, keep, read_learned
from app.service.stores import postgresql as postgresql_store
from app.service.stores.pictures import UPLOADED, StoredPicture
from app.service.stores.postgresql_tables import COUNT_TRANSACTION
from app.service.worlds.first_start import known_store_id, made_store_id
from tests.service.postgresql.shop import ITEM, Elsewhere, Pausing, ServerShop, mutant
from tests.stands.small_world import LEAF, TOP_SELLER
from tests.stands.virtual_clock import VirtualClock

PATH = f"/items/{ITEM}"

# ---- rate limits


class _ReadingLimit(RateLimit):
    """A mutant that reads what a caller has left, and writes it afterwards."""

    def take(self, caller: str) -> None:
        row = self._database.one("SELECT calls_left FROM callers WHERE caller = ?", (caller,))
        left = self._per_second if row is None else row[0]
        if left < 1:
            raise TooManyRequests(1)
        self._database.write_volatile(
            "INSERT INTO callers (caller, calls_left, since, allowed) VALUES (?, ?, ?, 1)"
            " ON CONFLICT (caller) DO UPDATE SET calls_left = excluded.calls_left",
            (caller, left - 1, self._clock.now().timestamp()),
        )


def _called_at_once(shop: ServerShop) -> list[int]:
    """Call two processes at once where one call is left; return the statuses."""
    clock = VirtualClock()
    one, other = (shop.another(clock=clock, rate_limit=1) for _ in range(2))
    answers = shop.meet(
        one,
        "INSERT INTO callers",
        lambda: one.ask("GET", PATH)[0],
        lambda: other.ask("GET", PATH)[0],
    )
    return list(answers)


def test_that_the_last_call_of_a_second_is_answered_once(shop: ServerShop) -> None:
    assert _called_at_once(shop) == [429, 200]


def test_that_a_limit_that_is_read_and_then_written_is_found(
    shop: ServerShop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RateLimit, "take", _ReadingLimit.take)
    assert _called_at_once(shop) == [200, 200]


# ---- the number of transactions, by which counts of searches are known


class _ReadingCount(Pausing):
    """A mutant that reads how many transactions there were, and writes one more at the end."""

    def begin(self) -> None:
        super().begin()
        if self._depth == 1:
            row = self.one("SELECT written FROM transactions WHERE writer = 0")
            self._written = 0 if row is None else row[0]

    def end(self, *, whole: bool) -> None:
        if whole and self._depth == 1:
            self._run(
                "INSERT INTO transactions (writer, written) VALUES (0, ?)"
                " ON CONFLICT (writer) DO UPDATE SET written = excluded.written",
                (self._written + 1,),
            )
        super().end(whole=whole)


def _found_between_two_edits(shop: ServerShop, kind: type[Pausing] = Pausing) -> tuple[int, int]:
    """Search between the ends of two edits, and after both; return what the second one hid."""
    top = shop.market.users.token(TOP_SELLER)
    assert top is not None
    one, other, reader = shop.another(kind), shop.another(kind), shop.another()
    other.token = top.token
    theirs = f"/items/MX{TOP_SELLER}00000"

    def total() -> int:
        return int(reader.ask("GET", "/sites/MX/search?q=camisa")[1]["paging"]["total"])

    def edit_and_count() -> int:
        assert other.ask("PUT", theirs, {"price": 700})[0] == 200
        return total()

    first, between = shop.meet(
        one, "UPDATE items", lambda: one.ask("PUT", PATH, {"title": "Zapato"})[0], edit_and_count
    )
    assert first == 200
    return between, between - total()


def _numbered_alike(monkeypatch: pytest.MonkeyPatch, statement: str) -> None:
    """Let all processes write the same row, as two of many do."""
    monkeypatch.setattr(postgresql_store, "COUNT_TRANSACTION", statement)


def test_that_a_search_finds_what_two_of_one_number_wrote(
    shop: ServerShop, monkeypatch: pytest.MonkeyPatch
) -> None:
    alike = COUNT_TRANSACTION.replace("pg_backend_pid() % 64", "0")
    assert alike != COUNT_TRANSACTION
    _numbered_alike(monkeypatch, alike)
    between, hidden = _found_between_two_edits(shop)
    assert between > 0
    assert hidden == 1


def test_that_transactions_that_are_read_and_then_written_are_found(
    shop: ServerShop, monkeypatch: pytest.MonkeyPatch
) -> None:
    _numbered_alike(monkeypatch, "SELECT 1")
    between, hidden = _found_between_two_edits(shop, _ReadingCount)
    assert between > 0
    assert hidden == 0


# ---- calls of a route


def _calls_of_two(shop: ServerShop) -> int:
    """Write a call down while another process is doing the same; return how many are written."""
    other = shop.another()
    faults = shared_faults.SharedFaults(other.database, other.market.shared_state)
    faults.calls["GET /here"] = 1
    faults.write_calls()
    faults.calls["GET /here"] = 1
    with psycopg.connect(shop.address.url) as first:
        first.execute("UPDATE vitrina.route_calls SET calls = calls + 1")
        second = Elsewhere(faults.write_calls)
        shop.waits()
        first.commit()
    assert second.result() is None
    row = shop.database.one("SELECT calls FROM route_calls WHERE route = 'GET /here'")
    assert row is not None
    return int(row[0])


def test_that_calls_that_two_write_down_are_added_up(shop: ServerShop) -> None:
    assert _calls_of_two(shop) == 3


def test_that_calls_that_are_read_and_then_written_are_found(
    shop: ServerShop, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading = "(SELECT calls FROM route_calls WHERE route = excluded.route) + excluded.calls"
    statement = shared_faults._MORE_CALLS.replace("route_calls.calls + excluded.calls", reading)
    assert statement != shared_faults._MORE_CALLS
    monkeypatch.setattr(shared_faults, "_MORE_CALLS", statement)
    assert _calls_of_two(shop) == 2


# ---- what a site has learned


class _Piecemeal(Pausing):
    """A mutant that writes each statement by itself."""

    def transaction(self) -> Any:
        return contextlib.nullcontext()


def _learned_by_two(shop: ServerShop, kind: type[Pausing] = Pausing) -> tuple[Learned | None, ...]:
    """Let two processes keep what a site has learned; return what is kept, and the second's."""
    one, other = shop.another(kind), shop.another(kind)
    short, long = Learned(b"a" * _PIECE, 1), Learned(b"b" * 2 * _PIECE, 2)
    shop.meet(
        one,
        "DELETE FROM learned_pieces",
        lambda: list(keep(one.database, LEAF, short)),
        lambda: list(keep(other.database, LEAF, long)),
    )
    return _end_of(read_learned(shop.database, LEAF)), long


def _end_of(steps: Any) -> Any:
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def test_that_what_two_have_learned_is_never_mixed(shop: ServerShop) -> None:
    kept, second = _learned_by_two(shop)
    assert kept == second


def test_that_what_is_learned_piece_by_piece_is_found(shop: ServerShop) -> None:
    kept, second = _learned_by_two(shop, _Piecemeal)
    assert kept is not None
    assert second is not None
    # The first took away the end of what the second had written.
    assert kept.packed == second.packed[:_PIECE]


# ---- what the first one keeps


def _kept_by_two(shop: ServerShop, table: str, kind: type[Pausing] = Pausing) -> list[object]:
    """Let two processes keep the same picture; return what went wrong for each."""
    desks = shop.another(kind), shop.another()
    row = StoredPicture("P1", TOP_SELLER, 500, 500, UPLOADED)
    acts = {
        "pictures": lambda pictures: pictures.add(row),
        "picture_files": lambda pictures: pictures.keep_file("P1", "F", b"jpeg", durable=False),
    }
    one, other = (partial(acts[table], desk.market.pictures) for desk in desks)
    return list(shop.meet(desks[0], f"INSERT INTO {table} ", one, other))


PICTURES = pytest.mark.parametrize("table", ["pictures", "picture_files"])


@PICTURES
def test_that_a_picture_of_two_is_kept_once(shop: ServerShop, table: str) -> None:
    assert _kept_by_two(shop, table) == [None, None]
    assert shop.database.one(f"SELECT count(*) FROM {table} WHERE id = 'P1'") == (1,)


@PICTURES
def test_that_a_picture_that_was_there_already_is_found(shop: ServerShop, table: str) -> None:
    kind = mutant(f"INSERT INTO {table} ", " ON CONFLICT DO NOTHING")
    first, _ = _kept_by_two(shop, table, kind)
    assert isinstance(first, psycopg.errors.UniqueViolation)


def _named_by_two(shop: ServerShop, kind: type[Pausing] = Pausing) -> set[str]:
    """Start two processes on a store without an id; return the ids that they show, and its own."""
    one, other = shop.another(kind), shop.another(kind)
    shown = shop.meet(
        one,
        "INSERT INTO settings",
        lambda: made_store_id(one.database),
        lambda: made_store_id(other.database),
    )
    return {*shown, known_store_id(shop.database)}


def test_that_two_first_starts_show_one_id(shop: ServerShop) -> None:
    assert len(_named_by_two(shop)) == 1


def test_that_an_id_that_is_written_over_is_found(shop: ServerShop) -> None:
    over = " ON CONFLICT (key) DO UPDATE SET value = excluded.value"
    kind = mutant("INSERT INTO settings", " ON CONFLICT DO NOTHING", over)
    assert len(_named_by_two(shop, kind)) == 2
