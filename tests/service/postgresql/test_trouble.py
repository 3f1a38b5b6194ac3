"""A database server that is lost, held by others, or refuses: nothing half, and it mends itself."""

from __future__ import annotations

import contextlib
import random
import threading
from typing import Any

import psycopg
import pytest
from psycopg import errors

from app.service.stores.database import (
    StoreAway,
    StoreContended,
    StoreFull,
    StoreInUse,
    StoreUnavailable,
)
from app.service.stores.postgresql import PostgresqlDatabase
from tests.service.postgresql.shop import ITEM, ServerShop

PATH = f"/items/{ITEM}"


def test_that_a_lost_connection_is_answered_503_and_made_anew(shop: ServerShop) -> None:
    assert shop.ask("GET", PATH)[0] == 200
    shop.cut()
    status, body = shop.ask("GET", PATH)
    assert (status, body["error"]) == (503, "service_unavailable")
    assert shop.ask("GET", PATH)[0] == 200
    shop.cut()
    assert shop.write(1) in (200, 503)
    assert shop.write(2) == 200
    assert shop.numbers() == {2}


def test_that_a_server_that_is_away_is_answered_503_until_it_is_back(shop: ServerShop) -> None:
    assert shop.write(1) == 200
    shop.server.stop()
    try:
        assert {shop.ask("GET", PATH)[0] for _ in range(5)} == {503}
        assert shop.write(2) == 503
    finally:
        shop.server.start()
    # Who was refused just now does not ask at once.
    shop.database._next_try = 0
    assert shop.write(3) == 200
    assert shop.numbers() == {3}


def _write_while_it_is_lost(shop: ServerShop) -> tuple[str | None, str | None]:
    """Lose the connection between two writes of a transaction; return what is there of each."""
    database = shop.database
    with contextlib.suppress(StoreUnavailable), database.transaction():
        database.keep_setting("half", "1")
        shop.cut()
        # Whoever passes over the trouble writes nothing either.
        for _ in range(3):
            with contextlib.suppress(StoreUnavailable):
                database.keep_setting("other", "2")
    return database.setting("half"), database.setting("other")


def test_that_nothing_is_half_written_by_a_connection_that_is_lost(shop: ServerShop) -> None:
    assert _write_while_it_is_lost(shop) == (None, None)


class _Hasty(PostgresqlDatabase):
    """A mutant that makes a connection anew in the middle of a transaction."""

    def _open(self) -> psycopg.Connection[Any]:
        depth, self._depth = self._depth, 0
        try:
            return super()._open()
        finally:
            self._depth = depth


def test_that_a_connection_made_anew_in_a_transaction_is_found(shop: ServerShop) -> None:
    shop.use(_Hasty(shop.address))
    assert _write_while_it_is_lost(shop) == (None, "2")


def test_that_a_transaction_that_the_server_gave_up_is_not_taken_for_written(
    shop: ServerShop,
) -> None:
    def write() -> None:
        with shop.database.transaction():
            shop.database.keep_setting("half", "1")
            with contextlib.suppress(psycopg.Error):
                shop.database.execute("SELECT 1 / 0")

    with pytest.raises(StoreContended):
        write()
    assert shop.database.setting("half") is None


def _refuse(shop: ServerShop, times: int, state: str) -> None:
    """Let the server refuse so many writes, as one whose clients are in each other's way."""
    shop.admin(
        "CREATE SEQUENCE vitrina.refused",
        "CREATE FUNCTION vitrina.refuse() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$"
        f" BEGIN IF nextval('vitrina.refused') <= {times} THEN"
        f" RAISE EXCEPTION 'in the way' USING ERRCODE = '{state}'; END IF; RETURN NEW; END $$",
        "CREATE TRIGGER refuse BEFORE UPDATE ON vitrina.items"
        " FOR EACH ROW EXECUTE FUNCTION vitrina.refuse()",
    )


@pytest.mark.parametrize("state", ["40001", "40P01"])
def test_that_a_write_in_the_way_of_others_is_tried_again(shop: ServerShop, state: str) -> None:
    _refuse(shop, 3, state)
    assert shop.write(1) == 200
    assert shop.numbers() == {1}


def test_that_a_write_that_is_always_in_the_way_is_answered_503(shop: ServerShop) -> None:
    assert shop.write(1) == 200
    _refuse(shop, 1000, "40001")
    assert shop.write(2) == 503
    assert shop.numbers() == {1}


def test_that_a_write_that_waits_for_others_ends_with_503(shop: ServerShop) -> None:
    shop.use(PostgresqlDatabase(shop.address, lock_seconds=0.1))
    url = shop.address.url
    with psycopg.connect(url) as other:
        other.execute("UPDATE vitrina.items SET status = status WHERE id = %s", (ITEM,))
        assert shop.write(1) == 503
    assert shop.write(2) == 200


def test_that_a_commit_that_waits_for_others_leaves_no_transaction_open(shop: ServerShop) -> None:
    shop.use(PostgresqlDatabase(shop.address, lock_seconds=0.1))
    assert shop.write(1) == 200
    with psycopg.connect(shop.address.url) as other:
        other.execute("UPDATE vitrina.transactions SET written = written")
        assert shop.write(2) == 503
        # The server has rolled it back, and what follows is not a part of it.
        assert {shop.ask("GET", PATH)[0] for _ in range(3)} == {200}
    assert shop.numbers() == {1}
    assert shop.write(3) == 200


def test_that_a_statement_beyond_the_limits_of_the_server_is_no_lost_connection(
    shop: ServerShop,
) -> None:
    connection = shop.database._connection
    with pytest.raises(psycopg.Error) as raised:
        shop.database.execute(f"SELECT {', '.join('1' * 2_000)}")
    assert not isinstance(raised.value, StoreUnavailable)
    assert shop.database._connection is connection
    assert shop.write(1) == 200


@pytest.mark.logs_warnings
def test_that_reads_go_on_while_what_is_due_has_no_room(
    shop: ServerShop, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_item: object) -> None:
        raise StoreFull

    shop.database.execute("UPDATE items SET due = 1 WHERE id = ?", (ITEM,))
    shop.market.items.find_next_due()
    monkeypatch.setattr(type(shop.market.items), "replace", lambda self, item: full(item))
    tries: list[object] = []
    hold_due = shop.market.items.hold_due
    monkeypatch.setattr(
        type(shop.market.items),
        "hold_due",
        lambda self, *asked: tries.append(asked) or hold_due(*asked),
    )
    assert {shop.ask("GET", PATH)[0] for _ in range(5)} == {200}
    assert len(tries) == 1, "not at every request"


@pytest.mark.parametrize("cause", [errors.LockNotAvailable, errors.AdminShutdown])
def test_that_a_store_is_in_use_only_if_somebody_holds_it(
    shop: ServerShop, monkeypatch: pytest.MonkeyPatch, cause: type[psycopg.Error]
) -> None:
    run = PostgresqlDatabase._run

    def refuse(self: PostgresqlDatabase, sql: str, values: object = (), /) -> object:
        if sql.startswith("LOCK TABLE"):
            with self._translated():
                raise cause("refused")
        return run(self, sql, values)

    monkeypatch.setattr(PostgresqlDatabase, "_run", refuse)
    expected = StoreInUse if cause is errors.LockNotAvailable else StoreAway
    with pytest.raises(expected), shop.database.opening():
        pass


def test_that_a_role_that_may_not_create_schemas_opens_the_one_it_was_given(
    shop: ServerShop, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[str] = []
    connection = shop.database._open()
    execute = connection.execute

    def run(sql: str, *more: Any) -> Any:
        ran.append(sql)
        return execute(sql, *more)

    monkeypatch.setattr(connection, "execute", run)
    shop.database._make_room()
    assert ran
    assert not any("CREATE SCHEMA" in sql for sql in ran)


def test_that_a_picture_is_shown_though_it_cannot_be_kept(
    shop: ServerShop, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, item = shop.ask("GET", PATH)
    path = item["pictures"][0]["url"].partition("127.0.0.1")[2]
    path = path[path.index("/") :]

    def full(*_: object, **__: object) -> None:
        raise StoreFull

    monkeypatch.setattr(type(shop.market.pictures), "keep_file", full)
    assert shop.desk._direct.send("GET", path)[0] == 200


def test_that_a_nickname_is_found_whatever_the_language_of_the_server(
    shop: ServerShop, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    one = shop.database.one
    monkeypatch.setattr(
        shop.database, "one", lambda sql, values=(): asked.append(values) or one(sql, values)
    )
    shop.market.users.id_of("JOSÉ_I", "MX")
    assert asked == [("MX", "josÉ_i")]


def test_that_a_statement_that_takes_too_long_ends_with_503(shop: ServerShop) -> None:
    shop.use(PostgresqlDatabase(shop.address, statement_seconds=0.1))
    with pytest.raises(StoreUnavailable):
        shop.database.execute("SELECT pg_sleep(10)")
    assert shop.write(1) == 200


def test_that_a_server_that_turned_into_one_for_reading_is_answered_503(shop: ServerShop) -> None:
    shop.admin(f"ALTER DATABASE {shop.name} SET default_transaction_read_only = on")
    shop.cut()
    assert shop.write(1) == 503
    assert shop.write(2) == 503
    shop.admin(
        "SET default_transaction_read_only = off",
        f"ALTER DATABASE {shop.name} RESET default_transaction_read_only",
    )
    shop.database._next_try = 0
    assert shop.write(3) == 200


def test_that_what_is_due_is_made_when_the_server_is_back(shop: ServerShop) -> None:
    shop.database.execute("UPDATE items SET due = 1 WHERE id = ?", (ITEM,))
    shop.market.items.find_next_due()
    shop.cut()
    assert shop.ask("GET", PATH)[0] == 503
    assert shop.ask("GET", PATH)[0] == 200
    assert shop.database.one("SELECT due FROM items WHERE id = ?", (ITEM,)) != (1,)


def kill(shop: ServerShop, kills: int, seed: int) -> tuple[int, int]:
    """Kill the server again and again while it writes; return what was lost and what was torn."""
    dice = random.Random(seed)
    lost = torn = number = 0
    assert shop.write(0) == 200
    for _ in range(kills):
        said = max(shop.numbers())
        killer = threading.Timer(dice.random() * 0.1, shop.server.kill)
        killer.start()
        while killer.is_alive():
            number += 1
            if shop.write(number) == 200:
                said = number
        shop.server.start()
        shop.database._next_try = 0
        found = shop.numbers()
        torn += len(found) != 1
        lost += max(found) < said
    return lost, torn


def test_that_a_server_killed_in_mid_write_loses_nothing(shop: ServerShop) -> None:
    assert kill(shop, 3, seed=1) == (0, 0)


@pytest.mark.prove
def test_that_a_server_killed_100_times_loses_nothing(shop: ServerShop) -> None:
    assert kill(shop, 100, seed=2) == (0, 0)
