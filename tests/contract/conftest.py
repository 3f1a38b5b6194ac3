"""The marketplaces under test: a small one made anew for each test, or one at an address."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from app.service.market.market import Market, open_market
from app.service.worlds.first_start import open_store
from tests.stands.contract_shop import Shop
from tests.stands.small_world import SmallWorld
from tests.stands.virtual_clock import VirtualClock

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


@pytest.fixture(scope="session")
def filled_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("store")
    open_store(folder, SmallWorld, seed=1, listings=30).close()
    return folder


@pytest.fixture
def clock() -> VirtualClock:
    return VirtualClock()


def _draw(key: str, size: int) -> bytes:
    return f"{key} in {size} pixels".encode()


@pytest.fixture
def market(filled_store: Path, tmp_path: Path, clock: VirtualClock) -> Iterator[Market]:
    folder = tmp_path / "store"
    shutil.copytree(filled_store, folder)
    database = open_store(folder, SmallWorld, seed=1, listings=30)
    market = open_market(database, folder / "pictures", clock=clock, draw_picture=_draw)
    yield market
    database.close()


@pytest.fixture
async def shop(market: Market) -> AsyncIterator[Shop]:
    shop = Shop(market)
    yield shop
    await shop.close()
