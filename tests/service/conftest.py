"""A small marketplace that can be practised on, in this process and on a clock of its own."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.service.market.market import Market, open_market
from app.service.practice.clock import PracticeClock
from app.service.worlds.first_start import open_store
from tests.service.loaded import Load, Loaded
from tests.service.world_folder import Files
from tests.stands.small_world import SmallWorld
from tests.stands.virtual_clock import VirtualClock

LISTINGS = 30


@pytest.fixture(scope="session")
def small_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("small")
    open_store(folder, SmallWorld, seed=1, listings=LISTINGS).close()
    return folder


@pytest.fixture
def practice_clock(clock: VirtualClock) -> PracticeClock:
    return PracticeClock(clock)


@pytest.fixture
def market(small_store: Path, tmp_path: Path, practice_clock: PracticeClock) -> Iterator[Market]:
    folder = tmp_path / "market"
    shutil.copytree(small_store, folder)
    database = open_store(folder, SmallWorld, seed=1, listings=LISTINGS)
    yield open_market(
        database, folder / "pictures", clock=practice_clock, draw_picture=lambda key, size: b""
    )
    database.close()


@pytest.fixture
def load(tmp_path: Path) -> Iterator[Load]:
    loaded: list[Loaded] = []

    def load(files: Files) -> Loaded:
        loaded.append(Loaded(tmp_path, files))
        return loaded[-1]

    yield load
    for one in loaded:
        one.database.close()
