"""The store in a database server: made once, checked at every start, and never half."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from app.service.server import check
from app.service.stores.database import StoreInUse, StoreUnavailable, StoreUnreadable
from app.service.stores.postgresql import PostgresqlDatabase
from app.service.stores.schema import SCHEMA_VERSION
from app.service.stores.store_address import (
    AddressUnreadable,
    PasswordInAddress,
    StoreAddress,
    read_store_address,
)
from app.service.stores.users import UserStore
from app.service.worlds.first_start import StoreDiffers, open_store
from app.service.worlds.origin import StoreOrigin
from app.service.worlds.server_store import open_server_store
from tests.service.postgresql.shop import ITEM, Elsewhere, ServerShop, opened, waits
from tests.stands.postgresql_server import OWNER, PostgresqlServer
from tests.stands.small_world import SmallWorld


class _Broken(SmallWorld):
    """A world that ends in the middle of its items."""

    def items(self, seller: dict[str, Any], count: int) -> Iterator[dict[str, Any]]:
        yield from list(super().items(seller, count))[:3]
        raise RuntimeError("no more")


def test_that_a_store_is_opened_as_it_is(shop: ServerShop) -> None:
    assert shop.write(7) == 200
    shop.database.close()
    again = opened(shop.address, seed=1, asked=StoreOrigin(1, 5))
    row = again.one("SELECT title FROM items WHERE id = ?", (ITEM,))
    assert row == ("camisa 7",)
    again.close()


def test_that_another_seed_is_refused(shop: ServerShop) -> None:
    shop.database.close()
    with pytest.raises(StoreDiffers, match="seed 1, 5 listings, not of seed 2"):
        opened(shop.address, seed=2, asked=StoreOrigin(seed=2))
    # Nothing holds it afterwards.
    opened(shop.address).close()


def test_that_a_filling_that_ends_leaves_nothing(postgresql: PostgresqlServer) -> None:
    name = postgresql.new_database()
    address = postgresql.address(name)
    with pytest.raises(RuntimeError):
        open_server_store(address, _Broken, seed=1, listings=5, asked=StoreOrigin())
    assert postgresql.admin(name, "SELECT to_regclass('vitrina.items')") == [(None,)]
    opened(address).close()


def _starts(
    address: StoreAddress, count: int, kind: type[PostgresqlDatabase] = PostgresqlDatabase
) -> list[Any]:
    """Open a store by so many processes at once; return what each got."""
    together = threading.Barrier(count)

    def start() -> Any:
        together.wait()
        return opened(address, kind=kind)

    starts = [Elsewhere(start) for _ in range(count)]
    return [one.result() for one in starts]


def test_that_of_several_first_starts_at_once_one_fills_and_all_serve(
    postgresql: PostgresqlServer,
) -> None:
    address = postgresql.address(postgresql.new_database())
    made = _starts(address, 4)
    assert [one for one in made if isinstance(one, Exception)] == []
    assert [one.one("SELECT count(*) FROM users") for one in made] == [(3,)] * 4
    tokens = {str(UserStore(one).seller_lines()) for one in made}
    assert len(tokens) == 1
    for one in made:
        one.close()


def test_that_of_two_first_starts_with_different_seeds_one_is_refused(
    postgresql: PostgresqlServer,
) -> None:
    address = postgresql.address(postgresql.new_database())
    together = threading.Barrier(2)

    def start(seed: int) -> Any:
        together.wait()
        return opened(address, seed=seed, asked=StoreOrigin(seed=seed))

    starts = [Elsewhere(lambda seed=seed: start(seed)) for seed in (1, 2)]
    made = [one.result() for one in starts]
    (refused,) = (one for one in made if isinstance(one, Exception))
    (served,) = (one for one in made if not isinstance(one, Exception))
    assert isinstance(refused, StoreDiffers)
    assert f"of seed {made.index(served) + 1}" in str(refused)
    assert served.setting("seed") == str(made.index(served) + 1)
    served.close()


class _Unaware(PostgresqlDatabase):
    """A mutant that makes a store without asking whether another process does."""

    @contextlib.contextmanager
    def opening(self) -> Iterator[None]:
        self._make_room()
        with self.transaction():
            yield


def test_that_a_start_that_waits_for_nobody_is_found(postgresql: PostgresqlServer) -> None:
    made = _starts(postgresql.address(postgresql.new_database()), 4, _Unaware)
    assert any(isinstance(one, Exception) for one in made)
    for one in made:
        if not isinstance(one, Exception):
            one.close()


def test_that_a_start_whose_filling_is_killed_leaves_it_to_the_next(
    postgresql: PostgresqlServer,
) -> None:
    name = postgresql.new_database()
    address = postgresql.address(name)
    first = PostgresqlDatabase(address)
    first.connect()
    with pytest.raises(StoreUnavailable), first.opening():  # noqa: PT012 - it has to hold it
        first.make_tables()
        second = Elsewhere(lambda: opened(address))
        waits(postgresql, name)
        cut = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = "
        postgresql.admin("postgres", f"{cut}'{name}' AND wait_event_type <> 'Lock'")
        first.keep_setting("seed", "1")
    database = second.result()
    assert database.one("SELECT count(*) FROM users") == (3,)
    database.close()


def test_that_a_store_that_an_earlier_program_serves_is_not_changed(shop: ServerShop) -> None:
    _as_of_version_3(shop)
    with psycopg.connect(shop.address.url) as earlier:
        earlier.execute("LOCK TABLE vitrina.serving IN EXCLUSIVE MODE")
        with pytest.raises(StoreInUse, match="in use by another marketplace"):
            opened(shop.address, kind=_Hasty)
    opened(shop.address).close()


def test_that_of_several_who_bring_a_store_up_one_does(shop: ServerShop) -> None:
    shop.write(7)
    _as_of_version_3(shop)
    made = _starts(shop.address, 3)
    assert [one.version() for one in made] == [SCHEMA_VERSION] * 3
    assert made[0].rows("SELECT * FROM scrolls") == []
    assert made[2].one("SELECT title FROM items WHERE id = ?", (ITEM,)) == ("camisa 7",)
    for one in made:
        one.close()


def _as_of_version_3(shop: ServerShop) -> None:
    """Make the store what version 3 of it was, served by nobody."""
    shop.database.close()
    shop.admin(
        "DROP TABLE vitrina.scrolls, vitrina.faults, vitrina.route_calls, vitrina.late_commits,"
        " vitrina.callers, vitrina.transactions",
        "UPDATE vitrina.settings SET value = '3' WHERE key = 'schema_version'",
    )


class _Hasty(PostgresqlDatabase):
    """A store whose locks are not waited for long."""

    def __init__(self, address: StoreAddress) -> None:
        super().__init__(address, lock_seconds=0.1)


def test_that_a_newer_store_is_left_alone(shop: ServerShop) -> None:
    shop.database.keep_setting("schema_version", str(SCHEMA_VERSION + 1))
    shop.database.close()
    with pytest.raises(StoreUnreadable, match="newer version"):
        opened(shop.address)
    assert shop.admin("SELECT value FROM vitrina.settings WHERE key = 'schema_version'") == [
        (str(SCHEMA_VERSION + 1),)
    ]


def test_that_a_store_for_reading_only_is_refused(shop: ServerShop) -> None:
    shop.database.close()
    shop.admin(f"ALTER DATABASE {shop.name} SET default_transaction_read_only = on")
    with pytest.raises(StoreUnreadable, match="can only be read"):
        opened(shop.address)


def test_that_a_replica_is_refused_and_can_be_checked(shop: ServerShop) -> None:
    with shop.server.replica() as folder:
        address = StoreAddress(f"postgresql://{OWNER}@/{shop.name}?host={folder}")
        with pytest.raises(StoreUnreadable, match="can only be read"):
            opened(address)
        assert check(address) == 0


def test_that_a_database_that_cannot_keep_every_letter_is_refused(
    postgresql: PostgresqlServer,
) -> None:
    postgresql.admin("postgres", "CREATE DATABASE latin TEMPLATE template0 ENCODING 'LATIN1'")
    with pytest.raises(StoreUnreadable, match="not in UTF8"):
        opened(postgresql.address("latin"))


def test_that_a_role_that_may_make_nothing_is_reported(postgresql: PostgresqlServer) -> None:
    name = postgresql.new_database()
    postgresql.admin("postgres", f"ALTER DATABASE {name} OWNER TO admin")
    with pytest.raises(StoreUnreadable, match="permission denied"):
        opened(postgresql.address(name))


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("postgresql://nobody@/shop?host=/nowhere", "No such file or directory"),
        ("postgresql://nobody@127.0.0.1:1/shop", "refused"),
    ],
)
def test_that_an_address_where_nobody_answers_is_reported(address: str, said: str) -> None:
    with pytest.raises(StoreUnreadable, match=said):
        opened(StoreAddress(address))


def test_that_a_database_that_is_not_there_is_reported(postgresql: PostgresqlServer) -> None:
    with pytest.raises(StoreUnreadable, match="does not exist"):
        opened(postgresql.address("nothing_here"))


def test_that_the_letter_of_number_0_finds_nothing_and_is_kept_as_a_sign(shop: ServerShop) -> None:
    assert shop.ask("GET", "/users/1002/items/search?status=%00")[1]["results"] == []
    shop.database.keep_setting("sign", "a\x00b")
    assert shop.database.setting("sign") == "a\u2400b"


def test_that_a_picture_is_kept_in_the_database(shop: ServerShop) -> None:
    shop.market.pictures.keep_file("P1", "F", b"jpeg", durable=True)
    shop.market.pictures.keep_file("P1", "F", b"other", durable=True)
    assert shop.market.pictures.file("P1", "F") == b"jpeg"
    assert shop.market.pictures.file("P1", "O") is None


@pytest.mark.parametrize(
    "text",
    [
        "postgresql://me:secret@host/shop",
        "postgresql://me:@host/shop",
        "postgres://host/shop?password=secret",
        "postgresql://host/shop?sslpassword=secret",
        "postgresql://host/shop?PASSWORD=secret",
    ],
)
def test_that_a_password_in_the_address_is_refused_and_not_repeated(text: str) -> None:
    with pytest.raises(PasswordInAddress) as refusal:
        read_store_address(text)
    assert "secret" not in str(refusal.value)


@pytest.mark.parametrize("text", ["postgresql://host:x/shop", "postgresql:shop", "postgres://[/s"])
def test_that_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(AddressUnreadable):
        read_store_address(text)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("postgresql://me@db.example:5433/shop", "the database shop at db.example:5433"),
        ("postgresql://me@/shop?host=/run/pg", "the database shop at /run/pg"),
        ("postgres:///", "the database of the user at this machine"),
    ],
)
def test_how_an_address_is_called(text: str, shown: str) -> None:
    assert str(read_store_address(text)) == shown


@pytest.mark.parametrize("text", ["shop", "/a/shop", "./postgresql", "postgresql/shop"])
def test_that_everything_else_is_a_folder(text: str) -> None:
    assert read_store_address(text) is None


def test_that_a_check_says_what_a_start_would_find(
    shop: ServerShop, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(shop.address) == 0
    assert f"version {SCHEMA_VERSION}, as this" in capsys.readouterr().out
    assert check(shop.server.address(shop.server.new_database())) == 0
    assert "no store yet" in capsys.readouterr().out
    shop.database.keep_setting("schema_version", "99")
    assert check(shop.address) == 1
    assert "newer version" in capsys.readouterr().err
    assert check(StoreAddress("postgresql:///x?host=/nowhere")) == 1
    assert "cannot be read" in capsys.readouterr().err
    assert check(tmp_path / "none") == 0
    assert "no store yet" in capsys.readouterr().out
    assert not (tmp_path / "none").exists()
    store = open_store(tmp_path, SmallWorld, seed=1, listings=5)
    assert check(tmp_path) == 0
    store.execute("PRAGMA user_version = 2")
    assert check(tmp_path) == 0
    assert "the next start makes it" in capsys.readouterr().out
    store.execute("PRAGMA user_version = 99")
    assert check(tmp_path) == 1
    store.close()
