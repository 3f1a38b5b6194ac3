"""A small marketplace, and a shop there that makes listings."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from app.service.market.market import Market
from tests.stands.creation_shop import CreationShop, creation_shop, small_market


@pytest.fixture
def market(tmp_path: Path) -> Iterator[Market]:
    with small_market(tmp_path) as opened:
        yield opened


@pytest.fixture
async def shop(market: Market, tmp_path: Path) -> AsyncIterator[CreationShop]:
    async with creation_shop(market, tmp_path / "shop") as made:
        yield made
