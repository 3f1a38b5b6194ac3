"""The marketplaces under test: a small one made anew for each test, or one at an address."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from app.service.market.market import Market, open_market
from app.service.stores.database import Database
from app.service.worlds.first_start import open_store
from app.service.worlds.origin import StoreOrigin
from app.service.worlds.server_store import open_server_store
from tests.stands.contract_shop import Shop
from tests.stands.postgresql_server import PostgresqlServer
from tests.stands.small_world import SmallWorld
from tests.stands.virtual_clock import VirtualClock

FILE, SERVER, WORKERS = "sqlite", "postgresql", "three workers"

SHARES = {
    SERVER: ("test_searching_items.py", "test_variations.py"),
    WORKERS: ("test_updating_items.py", "test_variations.py"),
}
"""Files of the contract that each run tests over a server too; the others in proofs."""

SENTENCES = Path(__file__).parent / "sentences"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the sentences be tested over HTTP, on a marketplace that runs already."""
    parser.addoption(
        "--base-url",
        help="test the sentences on the practice marketplace at this address, made with"
        " `vitrina serve --json --listings 1100`",
    )
    parser.addoption(
        "--tokens",
        type=Path,
        help="a file with the lines that marketplace printed, for the sellers' tokens",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With an address, leave out what looks into a marketplace of this process."""
    if config.getoption("base_url") is None:
        return
    outside = [item for item in items if item.path.is_relative_to(SENTENCES)]
    inside = [item for item in items if not item.path.is_relative_to(SENTENCES)]
    config.hook.pytest_deselected(items=inside)
    items[:] = outside


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Test every marketplace over a file and over a server: a share of it, and all in proofs.

    Over a server by one process, and by three that are asked in turn.
    """
    if "store_kind" in metafunc.fixturenames:
        name = Path(metafunc.module.__file__).name
        kinds = [FILE] + [
            pytest.param(kind, marks=() if name in quick else (pytest.mark.prove,))
            for kind, quick in SHARES.items()
        ]
        metafunc.parametrize("store_kind", kinds, indirect=True)


@pytest.fixture(scope="session")
def filled_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("store")
    open_store(folder, SmallWorld, seed=1, listings=30).close()
    return folder


@pytest.fixture(scope="session")
def filled_database(postgresql: PostgresqlServer) -> str:
    name = postgresql.new_database()
    open_server_store(
        postgresql.address(name), SmallWorld, seed=1, listings=30, asked=StoreOrigin()
    ).close()
    postgresql.remember(name)
    return name


@pytest.fixture
def store_kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def clock() -> VirtualClock:
    return VirtualClock()


def _draw(key: str, size: int) -> bytes:
    return f"{key} in {size} pixels".encode()


@pytest.fixture
def markets(
    store_kind: str, request: pytest.FixtureRequest, tmp_path: Path, clock: VirtualClock
) -> Iterator[list[Market]]:
    """Those who are asked in turn, over one store."""
    folder = tmp_path / "store"
    with contextlib.ExitStack() as stack:
        databases: list[Database] = []
        pictures = None
        if store_kind == FILE:
            shutil.copytree(request.getfixturevalue("filled_store"), folder)
            databases = [open_store(folder, SmallWorld, seed=1, listings=30)]
            pictures = folder / "pictures"
        else:
            server: PostgresqlServer = request.getfixturevalue("postgresql")
            name = request.getfixturevalue("filled_database")
            stack.callback(server.restore, name)
            databases = [
                open_server_store(
                    server.address(name), SmallWorld, seed=1, listings=30, asked=StoreOrigin()
                )
                for _ in range(3 if store_kind == WORKERS else 1)
            ]
        for database in databases:
            stack.enter_context(contextlib.closing(database))
        yield [
            open_market(database, pictures, clock=clock, draw_picture=_draw)
            for database in databases
        ]


@pytest.fixture
def market(markets: list[Market]) -> Market:
    return markets[0]


@pytest.fixture
async def shop(markets: list[Market]) -> AsyncIterator[Shop]:
    shop = Shop(*markets)
    yield shop
    await shop.close()
