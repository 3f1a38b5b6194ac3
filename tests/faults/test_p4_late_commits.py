"""P4: nothing is listed twice, whenever the marketplace makes what it did not answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.workspace.journal import Journal
from app.workspace.outbox import OutboxState, OutboxStore
from tests.faults.late_market import LateMarket, list_all, quick_folder

SEED = 4


@pytest.fixture
def folder() -> Iterator[Path]:
    with quick_folder() as path:
        yield path


def miscounted(market: LateMarket, journal: Journal, count: int) -> tuple[int, int]:
    """How many listings are there too often, and how many are missing or not settled."""
    found = Counter(item["title"] for item in market.stored.values())
    wanted = Counter(f"Listing {number // 2}" for number in range(count))
    unsettled = count - OutboxStore(journal).counts()[OutboxState.DONE]
    journal.close()
    return (found - wanted).total(), (wanted - found).total() + unsettled


async def test_that_a_thousand_listings_come_once(folder: Path) -> None:
    market, journal = await list_all(folder, 1_000, seed=SEED)
    assert miscounted(market, journal, 1_000) == (0, 0)


@pytest.mark.prove
@pytest.mark.timeout(900)
async def test_that_fifty_thousand_listings_come_once(folder: Path) -> None:
    count = 50_000
    market, journal = await list_all(folder, count, seed=SEED)
    result = miscounted(market, journal, count)
    print(f"P4 --seed={SEED}: {count} listings, {market.posts} requests, twice/lost: {result}")
    assert result == (0, 0)


@pytest.mark.parametrize(
    "mutant", [{"settle": 0.0}, {"settle": 5.0}, {"settle": 30.0, "passes": 1}]
)
async def test_that_the_proof_sees_a_shorter_wait(folder: Path, mutant: dict[str, Any]) -> None:
    market, journal = await list_all(folder, 1_000, seed=SEED, **mutant)
    twice, _ = miscounted(market, journal, 1_000)
    assert twice > 0
