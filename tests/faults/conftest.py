"""A shop in memory for the proofs; its marketplace is filled once for each file of tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.plan_desk import PlanDesk
from tests.faults.shop_at_hand import ShopAtHand, small_store


@pytest.fixture(scope="module")
def store() -> Iterator[Path]:
    with small_store() as folder:
        yield folder


@pytest.fixture
def shop(store: Path) -> Iterator[ShopAtHand]:
    made = ShopAtHand()
    made.open_shop(store)
    yield made
    made.close_shop()


@pytest.fixture
def desk(shop: ShopAtHand) -> PlanDesk:
    return PlanDesk(shop)
