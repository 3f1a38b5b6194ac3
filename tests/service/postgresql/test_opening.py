"""The store in a database server: made once, checked at every start, and never half."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.service.server import check
from app.service.stores.database import StoreInUse, StoreUnreadable
from app.service.stores.schema import SCHEMA_VERSION
from app.service.stores.store_address import (
    AddressUnreadable,
    PasswordInAddress,
    StoreAddress,
    read_store_address,
)
from app.service.worlds.first_start import StoreDiffers, open_store
from app.service.worlds.origin import StoreOrigin
from app.service.worlds.server_store import open_server_store
from tests.service.postgresql.shop import ITEM, ServerShop, opened
from tests.stands.postgresql_server import PostgresqlServer
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


def test_that_of_two_first_starts_at_once_one_is_served(postgresql: PostgresqlServer) -> None:
    address = postgresql.address(postgresql.new_database())
    made, refused = [], []
    together = threading.Barrier(4)

    def start() -> None:
        together.wait()
        try:
            made.append(opened(address))
        except StoreInUse:
            refused.append(1)

    starts = [threading.Thread(target=start) for _ in range(4)]
    for one in starts:
        one.start()
    for one in starts:
        one.join()
    assert (len(made), len(refused)) == (1, 3)
    assert made[0].one("SELECT count(*) FROM users") == (3,)
    made[0].close()


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
