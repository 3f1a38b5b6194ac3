"""A small marketplace for every test, filled once and copied."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from app.service.first_start import open_store
from app.service.market import Market, open_market
from tests.contract.shop import Shop
from tests.service.small_world import SmallWorld
from tests.virtual_clock import VirtualClock


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
